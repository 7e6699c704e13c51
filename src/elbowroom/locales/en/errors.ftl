### A sentence for every error code: what is wrong and, where it helps, what would be right.
### They are about positions, records, files and options; what is wrong with a move is in reasons.ftl.

## Where it is wrong

error-at-field = { $field }: { $problem }
error-at-line = Line { $line }: { $problem }
illegal-move = “{ $move }” is not possible: { $reasons }.

## Values of the wrong kind

error-bad-number = it must be a whole number from { $least } to { $most }, not { $value }.
error-not-a-flag = it must be true or false, not { $value }.
error-not-a-list = it must be a list, not { $value }.
error-not-a-text = it must be a text, not { $value }.
error-not-an-object = it must be an object with named fields, not { $value }.
error-not-json = this is not JSON: { $error }.
error-missing = it must be given.
error-unknown-field = there is no such field; known are { $known }.
error-unknown-id = { $value } is not known here; known are { $known }.
error-unreadable = the file { $path } cannot be read as text.

## Maps

error-bad-region-count = a map has 1 to { $most } regions, not { $regions }.
error-no-such-region = the map has no region { $value }.
error-one-way = region { $region } names { $other } as its neighbour, but not the other way round.
error-region-twice = region { $region } is there twice.
error-unknown-map = There is no map “{ $map }”; known are { $known }.

## Positions that cannot be

error-bad-peace = peace needs two different players, “from” and “to”.
error-bad-player-count = { $fewest } to { $most } can play, not { $players }.
error-badge-gone = a declined race keeps no { $power } badge; only Spirit stays.
error-box-exceeded = the box has { $most } { $race }, and here are { $tokens }.
error-foreign-marker = this race has no { $marker }.
error-has-active = player { $seat } has an active race and cannot pick.
error-marker-without-seat = a { $marker } needs a player who holds the region: “seat” is missing.
error-pick-first = player { $seat } has no active race and picks one before a declined race acts.
error-no-active = player { $seat } has no active race for the phase { $phase }.
error-no-die-now = no die lies on the table in this phase.
error-no-such-seat = There is no such seat: seats count from 0.
error-nobody-acts = no declined race of this player can act.
error-not-deciding = only in the phase withdraw can another player than { $seat } decide.
error-not-that-seats-race = player { $seat } has no { $race }.
error-offer-too-long = at most { $most } combos are on offer.
error-phase-impossible = the phase { $phase } cannot be in this position.
error-race-twice = the { $race } are there twice.
error-second-declined = a player has one declined race, and a second one only with Spirit.
error-tokens-without-seat = tokens need a player who holds the region: “seat” is missing.
error-too-many-markers = there are only { $most } of { $marker }.
error-too-many-tribes = there are only { $most } Lost Tribes.
error-tribe-and-tokens = a Lost Tribe and race tokens cannot share a region.
error-water-held = { $race } cannot hold water: only an active Seafaring race can.

## Records

error-after-result = nothing may follow the result, but here stands “{ $text }”.
error-bad-header = { $reason }
error-bad-header-value = the header { $header } cannot be { $value }.
error-bad-result = the result must look like “== 97 88”, not “{ $text }”.
error-header-twice = the header { $header } is there twice.
error-illegal-line = { $reason }
error-impossible-line = here must stand a “{ $wanted }” that can happen, not “{ $text }”.
error-missing-homebrew = the record needs home-made races or powers: { $traits }. Name their files with --homebrew.
error-no-moves = the line “--” that begins the moves is missing.
error-not-a-record = a record begins with “elbowroom 1”{ $text ->
    [none] .
   *[some] , not with “{ $text }”.
}
error-not-over = a result stands here, but the game is not over.
error-outcome-missing = the record ends where a “{ $wanted }” must follow.
error-result-differs = the record says { $said }, but the game ends with { $found }.
error-unexpected-outcome = a move must stand here, not the outcome “{ $text }”.
error-unknown-header = there is no header { $header }; known are { $known }.
error-unreadable-record = the file { $path } cannot be read as text.
error-unknown-version = this is version { $version } of the format; known is { $known }.

## Home-made races and powers

error-bad-box = “{ $trait }” needs a box of at least its own tokens and at most the { $most } of “{ $replaces }”, not { $box }.
error-bad-marker = The marker { $marker } of “{ $trait }” needs a name of its own in small letters, and a supply of 1 to { $most }.
error-bad-register = What “{ $trait }” remembers cannot be called { $register }: it needs small letters, and a name that no field has.
error-bad-trait-id = A race or power cannot be called { $trait }: it needs small letters, with underscores between words.
error-broken-file = { $path } cannot be loaded: { $error }.
error-field-in-class = “{ $name }” in the class of “{ $trait }” has no effect: fields are given when it is made, as in Power("{ $trait }", 4, { $name }=…).
error-marker-exists = “{ $trait }” has a marker “{ $marker }”, and so has “{ $other }”: a marker needs a name of its own.
error-no-lender = “{ $trait }” must replace a race that is in the game, not “{ $replaces }”; free are { $free }.
error-no-such-file = There is no file { $path }.
error-not-homebrew = This is neither a race or power nor the path of its file: { $value }.
error-no-trait = { $path } has no TRAIT that is a Race or a Power.
error-not-python = { $path } is not a Python file.
error-bad-token-count = “{ $trait }” brings { $tokens } tokens; it must be 1 to { $most }.
error-register-exists = “{ $trait }” remembers something as “{ $register }”, and so does “{ $other }”: it needs a name of its own.
error-trait-exists = There is already a race or power “{ $trait }”.
error-unknown-hook = “{ $trait }” has a method “{ $hook }” that nothing would call; the nearest hook is “{ $nearest }”. A helper of its own begins with an underscore.

## Laws of home-made races and powers

error-query-writes = “{ $trait }” changes the game in “{ $hook }”, which is only a question.
error-order-matters = It matters whether “{ $trait }” or “{ $other }” comes first in “{ $hook }”; it must not.
error-events-matter = “{ $trait }” does something else in “{ $hook }” when nobody listens to events.
error-offer-refused = “{ $trait }” offers { $argument }, and its refusals have a reason against it.
error-no-reason = “{ $trait }” does not offer { $argument }, and its refusals do not say why.
error-use-does-nothing = “{ $trait }” offers { $argument }, and using it changes nothing, so that it could go on forever.
error-keeps-state = “{ $trait }” keeps something in { $name }, which all games share: what it must remember goes into its register.
error-position-refused = With “{ $trait }” and “{ $other }” a position cannot be read again { $after ->
    [none] at the beginning
   *[other] after “{ $after }”
}: { $problem }
error-position-differs = With “{ $trait }” and “{ $other }” a position does not say all { $after ->
    [none] at the beginning
   *[other] after “{ $after }”
}: “{ $name }” differs when it is read again. What a trait remembers needs a register with a name.
error-untold = With “{ $trait }” and “{ $other }” events do not tell all that happened by “{ $after }”. What a trait changes it changes by the acts of elbowroom.homebrew, which tell of it.
error-never-ends = A game with “{ $trait }” and “{ $other }” does not end.

## Options

error-bad-first = The first player must be a number from 0 to the number of players less one, or “draw”, not { $first }.
error-bad-name = A player cannot be called { $name }: no commas, no “#”, no blanks at the ends.
error-bad-name-count = { $players } players need a list of { $players } names, not { $names }.
error-bad-seed = The seed must be a whole number from 0 to 18446744073709551615, not { $seed }.

## Files of the command line

error-in-file = { $path }: { $problem }
error-file-missing = There is no file { $path }.
error-file-unreadable = The file { $path } cannot be read as text.
error-file-exists = { $path } is there already, and nothing is overwritten.
error-cannot-write = { $path } cannot be written: { $error }.
error-no-moves-there = --at counts the moves of a record, and this is a position.
error-no-such-move = the record has { $moves } moves, so --at can be 0 to { $moves }, not { $at }.

## Bots, matches and the ladder

error-bad-nodes = A turn needs a budget of at least one node, not { $nodes }.
error-bad-player-list = The numbers of players must look like 2,3,4,5, not “{ $players }”.
error-bad-seconds = A turn needs a budget of more than 0 seconds, not { $seconds }.
error-bot-not-made = The bot { $bot } cannot be made from a seed: { $error }.
error-broken-bot = The bot { $bot } cannot be loaded: { $error }.
error-level-twice = A ladder has each level once: { $levels }.
error-no-bot-class = { $path } has no class { $name }.
error-no-choose = The bot { $bot } has no method “choose”.
error-no-games = At least one game must be played, not { $games }.
error-no-numpy = Training needs numpy: pip install 'elbowroom[train]', or python3 run.py install --dev in a checkout
error-not-weights = { $path } is not a weights file.
error-no-matplotlib = Plots need matplotlib: pip install 'elbowroom[plots]', or python3 run.py install --dev in a checkout
error-too-few-levels = A ladder needs two levels or more, not { $levels }.
error-two-budgets = A turn has a budget of seconds or of nodes, not both.
error-unknown-bot = There is no bot “{ $bot }”; known are { $known }, and a class in a file is named like mybot.py:MyBot.
