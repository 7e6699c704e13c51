### A sentence for every error code: what is wrong and, where it helps, what would be right.
### They are about positions, records, files and options; what is wrong with a move is in reasons.ftl.

## Where it is wrong

error-at-field = { $field }: { $problem }
error-at-line = Line { $line }: { $problem }
illegal-move = “{ $move }” is not possible: { $reasons }.

## Values of the wrong kind

error-bad-number = a whole number from { $least } to { $most } is wanted here, not { $value }.
error-not-a-flag = true or false is wanted here, not { $value }.
error-not-a-list = a list is wanted here, not { $value }.
error-not-a-text = a text is wanted here, not { $value }.
error-not-an-object = an object with named fields is wanted here, not { $value }.
error-not-json = this is not JSON: { $error }.
error-missing = this field must be given.
error-unknown-field = there is no such field; known are { $known }.
error-unknown-id = { $value } is not known here; known are { $known }.
error-unreadable = the file { $path } cannot be read as text.

## Maps

error-bad-region-count = the number of regions must be from 1 to { $most }, not { $regions }.
error-no-such-region = the map has no region { $value }.
error-one-way = region { $region } names { $other } as its neighbour, but not the other way round.
error-region-twice = region { $region } is there twice.
error-unknown-map = There is no map “{ $map }”; known are { $known }.
error-unknown-pack = There is no pack “{ $pack }”; known are { $known }.

## Positions that cannot be

error-bad-peace = peace needs two different players, “from” and “to”.
error-bad-player-count = { $fewest } to { $most } can play, not { $players }.
error-badge-gone = a declined race keeps no such badge ({ $power }); only Spirit stays.
error-box-exceeded = { $race }: { $most } in the box, { $tokens } here.
error-foreign-marker = this race has no such piece ({ $marker }).
error-has-active = player { $seat } has an active race and cannot pick.
error-marker-without-seat = such a piece ({ $marker }) needs a player who holds the region: “seat” is missing.
error-pick-first = player { $seat } has no active race and picks one before a declined race acts.
error-no-active = player { $seat } has no active race for the phase “{ $phase }”.
error-no-die-now = no die lies on the table in this phase.
error-no-such-seat = There is no such seat: seats count from 0.
error-nobody-acts = no declined race of this player can act.
error-not-deciding = only in the phase “withdraw” can another player than { $seat } decide.
error-not-that-seats-race = player { $seat } has no such race ({ $race }).
error-offer-too-long = combos on offer: at most { $most }.
error-phase-impossible = the phase “{ $phase }” cannot be in this position.
error-race-twice = this race is there twice: { $race }.
error-second-declined = a player has one declined race, and a second one only with Spirit.
error-tokens-without-seat = tokens need a player who holds the region: “seat” is missing.
error-too-many-markers = { $marker }: at most { $most }.
error-too-many-tribes = Lost Tribes: at most { $most }.
error-tribe-and-tokens = a Lost Tribe and race tokens cannot share a region.
error-water-held = this race cannot hold water ({ $race }): only an active Seafaring race can.

## Records

error-after-result = nothing may follow the result, but here stands “{ $text }”.
error-bad-header = { $reason }
error-bad-header-value = the header { $header } cannot be { $value }.
error-bad-result = the result must look like “== 97 88”, not “{ $text }”.
error-chance-differs = chance must have said “{ $wanted }” here, not “{ $text }”.
error-header-twice = the header { $header } is there twice.
error-illegal-line = { $reason }
error-impossible-line = here must stand a “{ $wanted }” that can happen, not “{ $text }”.
error-missing-homebrew = the record needs home-made races or powers: { $traits }. Name their files with --homebrew.
error-no-moves = the line “--” that begins the moves is missing.
error-no-secret = the record tells no secret: the game is not over, its seed was chosen, or it was not played on a server.
error-not-a-record = { $text ->
    [none] a record begins with “elbowroom 1”.
   *[some] a record begins with “elbowroom 1”, not with “{ $text }”.
}
error-not-over = a result stands here, but the game is not over.
error-outcome-missing = the record ends where a “{ $wanted }” must follow.
error-result-differs = the record says { $said }, but the game ends with { $found }.
error-seal-differs = this is not the seal of the secret.
error-seed-differs = the seed does not follow from the secret.
error-unexpected-outcome = a move must stand here, not the outcome “{ $text }”.
error-unknown-header = there is no header { $header }; known are { $known }.
error-unreadable-record = the file { $path } cannot be read as text.
error-unknown-version = this is version { $version } of the format; known is { $known }.

## Home-made races and powers

error-bad-box = The box of “{ $trait }” must hold at least its own tokens and at most those of “{ $replaces }”: { $most }, not { $box }.
error-bad-marker = The marker { $marker } of “{ $trait }” needs a name of its own in small letters, and a supply from 1 to { $most }.
error-bad-register = What “{ $trait }” remembers cannot be called { $register }: it needs small letters, and a name that no field has.
error-bad-trait-id = A race or power cannot be called { $trait }: it needs small letters, with underscores between words.
error-broken-texts = { $path }, line { $row }: these texts cannot be read. { $problem }.
error-broken-file = { $path } cannot be loaded: { $error }.
error-field-in-class = “{ $name }” in the class of “{ $trait }” has no effect: fields are given when it is made, as in Power("{ $trait }", 4, { $name }=…).
error-marker-exists = “{ $trait }” has a marker “{ $marker }”, and so has “{ $other }”: a marker needs a name of its own.
error-no-lender = “{ $trait }” must replace a race that is in the game, not “{ $replaces }”; free are { $free }.
error-no-such-file = There is no file { $path }.
error-not-homebrew = This is neither a race or power nor the path of its file: { $value }.
error-no-trait = { $path } has no TRAIT that is a Race or a Power.
error-not-python = { $path } is not a Python file.
error-bad-token-count = The number of tokens of “{ $trait }” must be from 1 to { $most }, not { $tokens }.
error-register-exists = “{ $trait }” remembers something as “{ $register }”, and so does “{ $other }”: it needs a name of its own.
error-trait-exists = There is already a race or power “{ $trait }”.
error-unknown-hook = “{ $trait }” has a method “{ $hook }” that nothing would call; the nearest hook is “{ $nearest }”. A helper of its own begins with an underscore.

## Packs: races and powers as data

error-bad-colour = a colour like #c08040 is wanted here, not { $value }.
error-bad-count = a list of { $count } numbers is wanted here, not { $value }.
error-bad-icon = the name of an icon has small letters, digits and hyphens, unlike { $value }.
error-bad-id = a name of small letters, digits and underscores is wanted here, not { $value }.
error-bad-length = a list of { $least } to { $most } entries is wanted here.
error-bad-text = this text has characters that cannot be shown.
error-bad-text-length = a text of 1 to { $most } characters is wanted here, not of { $length }.
error-empty-filter = this says nothing about regions: give a condition, or leave it out.
error-goes-with = this is possible only where “{ $value }” is “{ $wanted }”.
error-homebrew-not-here = no home-made race or power “{ $value }” is at hand.
error-id-twice = two pieces of one pack cannot both be called “{ $value }”.
error-long-key = line { $row }: a name here has more than { $most } parts.
error-needs-rule = this needs a rule of the kind “{ $value }”.
error-not-toml = this is not TOML: { $error }.
error-once-only = only one rule of the kind “{ $value }” is possible.
error-one-move = “{ $other }” is already something that its owner does; a race or power has only one such rule, so “{ $value }” cannot stand beside it.
error-bad-pack-link = this link carries no pack that can be read.
error-no-packs = There is no pack in “{ $path }”: a pack is a TOML or JSON file, or a link of the workshop.
error-pack-too-long = a pack has at most { $most } characters, not { $length }.
error-too-deep = brackets or filters stand in each other more than { $most } deep.
error-list-too-long = at most { $most } are possible here, not { $count }.

## Laws of home-made races and powers

error-query-writes = “{ $trait }” changes the game in “{ $hook }”, which is only a question.
error-order-matters = It matters whether “{ $trait }” or “{ $other }” comes first in “{ $hook }”; it must not.
error-events-matter = “{ $trait }” does something else in “{ $hook }” when nobody listens to events.
error-offer-refused = “{ $trait }” offers { $argument }, and its refusals have a reason against it.
error-no-reason = “{ $trait }” does not offer { $argument }, and its refusals do not say why.
error-use-does-nothing = “{ $trait }” offers { $argument }, and using it changes nothing, so that it could go on forever.
error-keeps-state = “{ $trait }” keeps something in { $name }, which all games share: what it must remember goes into its register.
error-position-refused = { $after ->
    [none] With “{ $trait }” and “{ $other }” a position cannot be read again at the beginning: { $problem }
   *[other] With “{ $trait }” and “{ $other }” a position cannot be read again after “{ $after }”: { $problem }
}
error-position-differs = { $after ->
    [none] With “{ $trait }” and “{ $other }” a position does not say all at the beginning: “{ $name }” differs when it is read again. What a trait remembers needs a register with a name.
   *[other] With “{ $trait }” and “{ $other }” a position does not say all after “{ $after }”: “{ $name }” differs when it is read again. What a trait remembers needs a register with a name.
}
error-untold = With “{ $trait }” and “{ $other }” events do not tell all that happened by “{ $after }”. What a trait changes it changes by the acts of elbowroom.homebrew, which tell of it.
error-never-ends = A game with “{ $trait }” and “{ $other }” does not end.

## Options

error-bad-first = The first player must be a number from 0 to the number of players less one, or “draw”, not { $first }.
error-bad-name = A player cannot be called { $name }: no commas, no “#”, no blanks at the ends.
error-bad-name-count = The number of names must be that of the players, { $players }, not { $names }.
error-bad-seed = The seed must be a whole number from 0 to 18446744073709551615, not { $seed }.

## Files of the command line

error-in-file = { $path }: { $problem }
error-file-missing = There is no file { $path }.
error-file-unreadable = The file { $path } cannot be read as text.
error-file-exists = { $path } is there already, and nothing is overwritten.
error-cannot-write = { $path } cannot be written: { $error }.
error-no-moves-there = --at counts the moves of a record, and this is a position.
error-no-such-move = --at can be from 0 to { $moves }, the number of moves in the record, not { $at }.

## Bots, matches and the ladder

error-bad-nodes = A turn needs a budget of 1 node or more, not { $nodes }.
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

## Maps of one's own

error-bad-point = two whole numbers are wanted here, at most { $width } and { $height }, not { $value }.
error-bad-ring = an outline needs 3 to { $most } points, not { $corners }.
error-bad-title = a title has at most { $most } characters, all of them visible.
error-no-map-found = No good map comes of the seed { $seed }; try another one.
error-no-such-point = the points of this drawing count from 0 and there are { $points }, so { $value } is none of them.
error-too-many-points = a drawing may have at most { $most } points, not { $points }.
error-map-not-drawn = the map has no drawing, so the page cannot show it.
error-map-crossed = the outline crosses itself or goes the wrong way round (regions: { $regions }).
error-map-torn = there is a gap beside these regions: { $regions }.
error-map-overlapping = these regions lie over each other: { $regions }.
error-map-not-covered = the regions do not fill the board.
error-map-other-neighbours = the neighbours are not those of the drawing (regions: { $regions }).
error-map-other-edge = “edge” does not fit the drawing (regions: { $regions }).
error-map-short-border = the border between these regions is too short to be seen: { $regions }.
error-map-small-region = there is hardly room for tokens (regions: { $regions }).
error-map-not-connected = these regions are cut off from the rest: { $regions }.
error-map-no-way-in = no way leads from the edge of the map to these regions: { $regions }.
error-map-tribe-on-water = a Lost Tribe cannot live on water (regions: { $regions }).
error-map-symbol-on-water = a symbol on water is hardly of use to anybody (regions: { $regions }).
error-map-too-little-land = regions of land: at least { $least } are needed, and there are { $land }.
error-map-same-name = these regions have the same name: { $regions }.
error-map-rounds = rounds: { $count }, usually { $usual }.
error-map-region-count = regions: { $count }, usually about { $usual }.
error-map-terrain-count = { $terrain }: { $count }, usually about { $usual }.
error-map-symbol-count = { $symbol }: { $count }, usually about { $usual }.
error-map-tribe-count = Lost Tribes: { $count }, usually about { $usual }.
error-map-border-count = regions where a race can enter: { $count }, usually about { $usual }.
