### Replays, the chart of coins, and the end of a game.

## The chart

page-chart-coins = Coins after each round
page-chart-earned = Coins earned so far, as everybody could see
page-chart-label = { $title }: { $totals }.
page-chart-total = { $name } { $coins }
page-chart-who = Whose coins
page-chart-all = All
page-chart-table = As a table
page-chart-round = Round
page-chart-start = Start
page-chart-by-source = Coins by source: { $name }
page-chart-seek = Where in the game
page-chart-part = { $source }: { $coins }
page-chart-paid = Paid for combos
page-chart-sum = Together
page-source-regions = Land
page-source-race = Race
page-source-power = Power
page-source-declined = In decline
page-source-found = Found on combos

## The replay

page-replay-title = Replay
page-replay-loading = Fetching the game…
page-replay-empty = There is no record here any more. Open it again from the first screen.
page-replay-step = Move { $step } of { $steps }
page-replay-where = Round { $round }, { $name }
page-replay-begin = The game begins.
page-replay-regroup = { $name } stops conquering and takes the tokens up.
page-replay-done = { $name } has nothing more to do here.
page-replay-play = Play
page-replay-pause = Pause
page-replay-back = One move back
page-replay-forward = One move on
page-replay-turn-back = To the turn before
page-replay-turn-forward = To the next turn
page-replay-first = To the start
page-replay-last = To the end
page-replay-speed = Speed
page-replay-speed-label = Speed × { $speed }
page-replay-tab-coins = Coins
page-replay-tab-review = Analysis
page-replay-tab-players = Players
page-replay-tab-combos = Combos
page-replay-tab-turns = Turns
page-replay-tab-log = Log
page-replay-tabs = What is shown below the map
page-replay-round = Round { $round }
page-replay-board = The map after move { $step }
page-replay-record = Download record
page-replay-share = Copy link
page-replay-shared = Link copied
page-replay-share-failed = The link could not be copied. It is in the address bar.
page-replay-again = Play on from here
page-replay-over = The game ended here; go back a little to play on.

page-play-on-title = Play on from here
page-play-on-about = A new table starts with round { $round }. Deciding then: { $name }. The game you watch stays as it is.
page-play-on-seat = Who plays: { $name }
page-play-on-you = You
page-play-on-bot = Bot
page-play-on-start = Start

## The end of a game

page-over-won = { $name } wins
page-over-you-won = You win
page-over-shared = Shared win: { $names }
page-over-margin = { combo-coins }; { $other }: { $their }
page-over-final = Final coins
page-over-why = Why
page-over-place = Place { $place }
page-over-again = Play again
page-over-watch = Watch the replay
page-over-look = Look at the board
page-over-home = Home

## Something to smile about, by how the game ended

over-quip-won-close = Closer than two Halflings in one kitchen. It counts all the same.
over-quip-won-plain = There is always room for one more victory.
over-quip-won-far = The map is hardly wide enough for that grin.
over-quip-lost-close = One more coin under a tree somewhere would have done it.
over-quip-lost-plain = Fourteen races are waiting to do better next time.
over-quip-lost-far = Some days even the Lost Tribes look busy. Again?
over-quip-watched-close = A hair’s breadth, and hairs are thin around here.
over-quip-watched-plain = Somebody had the longer elbows.
over-quip-watched-far = That was not so much a game as a removal.

## Why the winner won

page-why-shared = Equal coins, equal tokens on the map. Coins of each: { $coins }.
page-why-tie = Equal coins: { $coins }. More tokens on the map: { $name }; fewer: { $other }.
page-why-best-combo = The best combo of the game: “{ $combo }”. Coins from it: { $coins } of { $total }.
page-why-combo = The combo that brought most: “{ $combo }”. Coins from it: { $coins } of { $total }.
page-why-regions = Land held by active races: { combo-coins }; { $other }: { $their }.
page-why-race = Talents of races ({ $trait } above all): { combo-coins }; { $other }: { $their }.
page-why-power = Special powers ({ $trait } above all): { combo-coins }; { $other }: { $their }.
page-why-declined = Races in decline went on earning: { combo-coins }; { $other }: { $their }.
page-why-price = Combos, after what was found on them, cost { combo-coins }; { $other }: { $their }.
page-why-found = Coins found on combos, after their price: { $coins }; { $other }: { $their }.
page-why-start = Coins at the start: { $coins }; { $other }: { $their }.
page-why-always = { $name } was ahead after every single round.
page-why-late = Ahead for good only since round { $round } (before: { $other }).
page-why-turn = The best turn of all: round { $round }, { combo-coins }.
