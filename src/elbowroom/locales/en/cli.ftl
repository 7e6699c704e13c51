### What the commands print. Their help is in their own docstrings, so that `--help` need not load this.

## Words in tables

cli-player = Player
cli-players = Players
cli-coins = Coins
cli-race = Race
cli-races = Races
cli-powers = Powers
cli-combo = Combo
cli-tokens = Tokens
cli-hand = Hand
cli-regions = Regions
cli-region = Region
cli-terrain = Terrain
cli-symbols = Symbols
cli-here = Also here
cli-offer = On offer
cli-no-race = no race yet
cli-move = Move
cli-sequences = Sequences
cli-result = Result
cli-winner = wins

## replay and demo

cli-round = Round { $round } of { $rounds }
cli-replayed = { $moves ->
    [one] One move
   *[other] { $moves } moves
} replayed; { $verdict ->
    [checked] the result is as recorded.
   *[unfinished] the record gives no result.
}
cli-commands = Elbowroom, the board game Small World
cli-more-help = Each command explains itself: elbowroom simulate --help
cli-demo = A game between two simple players, seed { $seed }
cli-demo-again = This game again: elbowroom demo --seed { $seed }

## show

cli-decision = { $phase } (round { $round } of { $rounds })
cli-brackets = A race in brackets is in decline.
cli-hand-and-aside = { $hand } + { $aside } aside
cli-legal-moves = Legal moves
cli-stacks = Below the column: { $banners } shuffled and { $returned } returned banners; { $badges } shuffled and { $discarded } discarded badges.

## simulate

cli-playing = Playing
cli-games-played = { $games ->
    [one] One game
   *[other] { $games } games
} with { $players } players, { $actions } moves and chance outcomes each on average
cli-seats = Coins and wins
cli-seat = Seat
cli-spread = Spread
cli-wins = Wins
cli-declines = Declines, in round { $mean } on average
cli-in-round = Round
cli-picked = Picked
cli-earned = Earned
cli-earned-means = Earned: on average, a coin for each region held at each scoring, active and in decline, and the bonuses of race and power; both are credited with all of it. Spread is the standard deviation. A shared win counts its share.

## perft

cli-perft = { $total ->
    [one] One sequence
   *[other] { $total } sequences
} of depth { $depth } in { $seconds } s

## new-power and new-race

cli-written = Written:
cli-try-it = It works already. Try it, then change it:

## bench

cli-measuring = Measuring { $what }
cli-figure = Figure
cli-value = Value
cli-meaning = What it means
cli-bench-engine = { $engine ->
    [compiled] The compiled engine, one core.
   *[interpreted] The interpreted engine, one core. The compiled one is faster: python3 run.py --compiled bench
}
cli-bench-games = games { $map }
cli-bench-games-means = whole games of random moves on this map
cli-bench-actions = actions
cli-bench-actions-means = moves and chance outcomes in those games
cli-bench-copy = copy
cli-bench-copy-means = copying a state
cli-bench-legal = legal moves
cli-bench-legal-means = listing the legal moves of a state
cli-bench-start = first game
cli-bench-start-means = from starting Python to the end of a game
cli-bench-catanatron-means = its random games of two players
cli-bench-ratio = ratio
cli-bench-ratio-means = games 2p for each game of catanatron
cli-bench-alone = There is nothing to compare with: catanatron is not installed. It comes with pip install 'elbowroom[bench]', or with make bench.
