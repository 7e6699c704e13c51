### What the commands print. Their help is in help.ftl.

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
cli-replayed = { $verdict ->
    [checked] Moves replayed: { $moves }. The result is as recorded.
   *[unfinished] Moves replayed: { $moves }. The record gives no result.
}
cli-verified = All chance of this game followed from a secret with this seal: { $seal }
cli-verified-compare = It is fair if your page showed the same seal when the game began.
cli-verified-same = That is the seal you named: nobody tampered with dice or combos.
cli-commands = Elbowroom, the board game Small World
cli-no-language = “{ $asked }” is not spoken here, so this is English. Spoken are: { $known }.
cli-more-help = Each command explains itself: elbowroom simulate --help
cli-demo = Two simple players at work. Seed: { $seed }
cli-demo-again = This game again: elbowroom demo --seed { $seed }

## show

cli-decision = { $phase } (round { $round } of { $rounds })
cli-brackets = A race in brackets is in decline.
cli-hand-and-aside = { $hand } + { $aside } aside
cli-legal-moves = Legal moves
cli-stacks = Below the column: banners shuffled { $banners }, returned { $returned }; badges shuffled { $badges }, discarded { $discarded }.

## simulate

cli-playing = Playing
cli-games-played = Games: { $games }. Players: { $players }. Moves and chance outcomes in a game, on average: { $actions }.
cli-seats = Coins and wins
cli-seat = Seat
cli-spread = Spread
cli-wins = Wins
cli-declines = Declines (average round: { $mean })
cli-in-round = Round
cli-picked = Picked
cli-earned = Earned
cli-earned-means = Earned: on average, a coin for each region held at each scoring, active and in decline, and the bonuses of race and power; both are credited with all of it. Spread is the standard deviation. A shared win counts its share.

## perft

cli-perft = Depth: { $depth }. Sequences: { $total }. Time: { $seconds } s.

## new-power and new-race

cli-written = Written:
cli-try-it = It works already. Try it, then change it:

## bench

cli-measuring = Measuring: { $what }
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

## A command line that cannot be understood; $name is a word of it

cli-no-such-command = There is no command “{ $name }”.
cli-no-such-option = There is no option { $name }.
cli-missing = Something is missing: { $name }.
cli-needs-value = The option { $name } needs a value.
cli-bad-value = { $name }: the value is not of the kind that the help names.
cli-too-much = This is more than the command takes: { $name }.
## admin

admin-tables = Tables: { $count }
admin-table = Table
admin-status = Status
admin-made = Made
admin-last = Last
admin-events = Events
admin-closed = Closed tables: { $count }
admin-pruned = Removed tables: { $count }
admin-would-prune = Tables that would be removed: { $count }
admin-copying = Copying
admin-copied = The copy is { $path }, whole and checked.
admin-moved = Tables copied: { $count }. Start the server with that database now.
## Maps

cli-map = Players: { $players }. Regions: { $regions }. Rounds: { $rounds }.
cli-map-sound = All is well with this map.
cli-map-weight = How grave
cli-map-problem = What does not hold
cli-map-grave = nobody can play
cli-map-odd = odd
## homebrew

cli-homebrew-good = { $path } is all right. Races: { $races }, powers: { $powers }, maps: { $maps }.
cli-homebrew-played = Random games played with them: { $games }.
cli-homebrew-tokens = Tokens: { $tokens }
cli-homebrew-instead = Tokens: { $tokens } · instead of: { $race }
