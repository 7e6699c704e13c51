### A sentence for every error code: what is wrong and, where it helps, what would be right.
### `error-…` for positions, records, files and options; `reason-…` for moves, as the end of a sentence.

## Where it is wrong

error-at-field = { $field }: { $problem }
error-at-line = Line { $line }: { $problem }
illegal-move = “{ $move }” is not possible: { $reasons }.

## Moves that cannot be understood

reason-bad-notation = it is not a move; moves look like “conquer 7”, “deploy 7 2”, “use heroic 7” or “done”
reason-bad-count = the count must be 1 or more
reason-unknown-trait = this table knows no race or power “{ $trait }”
reason-not-your-trait = the race that acts now does not have “{ $trait }”
reason-impossible-outcome = chance cannot bring that now
reason-no-chance-here = this move needs no such outcome

## Moves that are not legal now

reason-already-acted = the race has already begun to expand this turn
reason-already-conquered = regions can be abandoned only before the first conquest
reason-already-used = it was already used this turn
reason-cannot-roll-first = only Berserk races roll the die before a conquest
reason-die-rolled = the die that was rolled must be used for a conquest first
reason-game-over = the game is over
reason-immune = nobody can attack that region
reason-just-picked = a race cannot decline in the turn in which it was picked
reason-must-abandon = regions have to be abandoned first
reason-must-pick = a race has to be picked first
reason-must-place = something still has to be placed on the map
reason-no-need = there are enough tokens to conquer it without the die
reason-no-such-combo = there is no such place in the column
reason-no-such-region = the map has no such region
reason-no-such-seat = there is no such player
reason-no-tokens = there is no token in hand
reason-none-left = none is left to place
reason-not-a-decision = it is not a player’s decision
reason-not-a-lone-token = a single token of another player’s active race must stand there
reason-not-adjacent = the race holds no region next to it
reason-not-border = a race enters the map at its border
reason-not-enough-coins = there are not enough coins to pay for it
reason-not-enough-tokens = there are not enough tokens in hand
reason-not-offered = it is not on offer now
reason-not-yours = the race that acts now does not hold that region
reason-nothing-to-use = the race that acts now has nothing like that to use
reason-own-region = the race holds that region already
reason-own-seat = it must be another player
reason-peace = there is peace with the owner of that region
reason-rolls-first = a Berserk race rolls before a conquest and has no final attempt
reason-shielded = an encampment protects the token there
reason-stands-there = one stands there already
reason-tokens-in-hand = the tokens in hand have to be placed first
reason-too-short = even the best roll would not be enough
reason-tray-empty = no token of the race is left in the tray
reason-was-attacked = that player’s active race was attacked this turn
reason-water = seas and lakes are for Seafaring races
reason-wrong-phase = this is not the time for it

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
error-bad-trait-id = A race or power cannot be called { $trait }: it needs small letters, with underscores between words.
error-broken-file = { $path } cannot be loaded: { $error }.
error-no-lender = “{ $trait }” must replace a race that is in the game, not “{ $replaces }”; free are { $free }.
error-no-such-file = There is no file { $path }.
error-not-homebrew = This is neither a race or power nor the path of its file: { $value }.
error-no-trait = { $path } has no TRAIT that is a Race or a Power.
error-not-python = { $path } is not a Python file.
error-bad-token-count = “{ $trait }” brings { $tokens } tokens; it must be 1 to { $most }.
error-trait-exists = There is already a race or power “{ $trait }”.

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
error-no-numpy = Training needs numpy: pip install 'elbowroom[train]'
error-not-weights = { $path } is not a weights file.
error-no-matplotlib = Plots need matplotlib: pip install 'elbowroom[plots]'
error-too-few-levels = A ladder needs two levels or more, not { $levels }.
error-two-budgets = A turn has a budget of seconds or of nodes, not both.
error-unknown-bot = There is no bot “{ $bot }”; known are { $known }, and a class in a file is named like mybot.py:MyBot.
