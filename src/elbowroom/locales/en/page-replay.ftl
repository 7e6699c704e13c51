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
page-chart-by-source = { $name }’s coins by source
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
page-replay-speed-label = { $speed } times
page-replay-tab-coins = Coins
page-replay-tab-players = Players
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
page-play-on-about = A new table starts with round { $round }, { $name } to decide. The game you watch stays as it is.
page-play-on-seat = Who plays { $name }
page-play-on-you = You
page-play-on-bot = Bot
page-play-on-start = Start

## The end of a game

page-over-won = { $name } wins
page-over-you-won = You win
page-over-shared = { $names } share the win
page-over-margin = { $coins } coins, { $more ->
    [one] one more than { $other }
   *[other] { $more } more than { $other }
}
page-over-coins = { $coins } coins
page-over-and = { $first } and { $second }
page-over-final = Final coins
page-over-why = Why
page-over-place = Place { $place }
page-over-again = Play again
page-over-watch = Watch the replay
page-over-look = Look at the board
page-over-home = Home

## Why the winner won

page-why-shared = Equal coins, equal tokens on the map: { $coins } each.
page-why-tie = { $name } and { $other } both had { $coins } coins; { $name } had more tokens on the map.
page-why-best-combo = { $name }’s { $power } { $race } brought { $coins } of the { $total } coins. No other combo earned as much.
page-why-combo = { $name }’s { $power } { $race } brought { $coins } of the { $total } coins.
page-why-regions = Land held by active races paid { $coins ->
    [one] one coin
   *[other] { $coins } coins
}, { $more } more than { $other } got.
page-why-race = Talents of races paid { $coins ->
    [one] one coin
   *[other] { $coins } coins
}, the { $trait } above all; { $other } got { $their }.
page-why-power = Special powers paid { $coins ->
    [one] one coin
   *[other] { $coins } coins
}, { $trait } above all; { $other } got { $their }.
page-why-declined = Races in decline went on earning: { $coins ->
    [one] one coin
   *[other] { $coins } coins
}, against { $other }’s { $their }.
page-why-price = { $coins ->
    [0] Combos cost nothing in the end
    [one] Combos cost only one coin in the end
   *[other] Combos cost only { $coins } coins in the end
}; { $other } spent { $more } more.
page-why-found = Coins found on combos brought { $coins } more than combos cost; { $other } was { $more } worse off.
page-why-start = { $name } began with { $more } coins more than { $other }.
page-why-always = { $name } was ahead after every single round.
page-why-late = { $name } overtook { $other } only in round { $round }, and stayed ahead.
page-why-turn = The best turn of all was { $name }’s in round { $round }: { $coins } coins.
