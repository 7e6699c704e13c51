### Matches and the ladder.

## Words in tables

arena-bot = Bot
arena-games = Games
arena-wins = Wins
arena-win-rate = Win rate
arena-interval = 95 % sure
arena-mean-coins = Coins
arena-seconds = s/turn

## match

arena-match = Games: { $games }. Map: { $map }. Seed: { $seed }. Budget: { $budget }.
arena-usual-budget = the usual one of each bot
arena-seconds-budget = { $seconds } s a turn
arena-nodes-budget = { $nodes ->
    [one] { $nodes } node a turn
   *[other] { $nodes } nodes a turn
}
arena-uneven = Seats are not even: the number of games is no multiple of the number of players.

## seats

arena-seats = Games: { $games }. Players: { $players }, all { $bot }. Seed: { $seed }. Budget: { $budget }.
arena-seat = Seat
arena-of-fair-share = Of fair share

## What bots did wrong

arena-mishap-raised = { $bot } raised { $detail }
arena-mishap-illegal = { $bot } chose an illegal move: { $detail }
arena-mishap-not-a-move = { $bot } answered { $detail }, which is no move
arena-mishap-too-slow = { $bot } took { $detail } s for a turn
arena-mishaps = { $more ->
    [0] { $what } (round { $round }). The level { $fallback } played the turn to its end.
   *[other] { $what } (round { $round }; more turns like that: { $more }). The level { $fallback } played them to their end.
}

## ladder

arena-ladder = The ladder
arena-ladder-about = How strong the levels are, and how they play. Games at each table: { $games }, every seed once from each seat. This page and its numbers come from one command, and the same command gives them again:
arena-usual-nodes = Each level has its usual budget, which is counted in positions and not in seconds: no machine is fast or slow enough to change a result.
arena-fixed-nodes = The budget for each turn is counted in positions, { $nodes } for each level; no machine is fast or slow enough to change a result.
arena-plot = Win rates and coins by round
arena-level = Level
arena-table = Table
arena-fair = Fair share
arena-players = { count-players }
arena-per-game = Per game

arena-ratings = Ratings
arena-ratings-about = A Bradley-Terry fit on the scale of Elo: 400 points are odds of ten to one, and the first level has 0. At larger tables each pair of different levels is compared, and who ends ahead counts as better.

arena-pairs = Two players
arena-pairs-about = How often the level of the row wins against the level of the column, with its 95 % interval. A shared win counts half. Any of these matches can be watched alone with `elbowroom match`, the same seed and the same number of games.

arena-steps = A level against the level below
arena-steps-about = One player of a level, and the rest of the table copies of the level below it. Above its fair share a level is the better one.

arena-mixed = Mixed tables
arena-mixed-about = Neighbouring levels at one table.

arena-purses = Coins by round
arena-purses-about = The purse after each round on average, at the smallest tables played.

arena-declines = Decline
arena-declines-about = How often a level goes into decline in a game, and how its declines are spread over the rounds. All tables count here and below.

arena-races = Races
arena-races-about = For each level: the part of its picks, and the coins that one pick earned (a coin for each region held at each scoring, active and in decline, and the bonuses of race and power; both are credited with all of it). First comes what earned most for the last level.

arena-powers = Powers
arena-powers-about = The same for powers.

arena-plot-pairs = Win rates, two players
arena-plot-steps = Against copies of the level below
arena-plot-purses = Coins by round
arena-plot-round = Round
arena-plot-fair = fair share

## Training

train-iteration = Iteration
train-coins = Mean coins
train-seconds = Seconds
train-working = Playing and learning…

## Analysis

analyse-thinking = Thinking…
analyse-player = Player
analyse-coins = Expected coins
analyse-win = Chance to win
analyse-prospects = { $games ->
    [0] The end
   *[other] Prospects (games played out: { $games })
}
analyse-plans = The best plans: { $name }
analyse-lead = Lead
analyse-moves = Moves
analyse-why = Why
analyse-curve = Chance to win after each turn
analyse-turns = What the turns cost
analyse-turns-none = No turn cost much: everybody played about as well as the analysis would.
analyse-round = Round
analyse-cost = Cost
analyse-mistake = What was better
analyse-better = The better plan

## homebrew balance

balance-strength = Strength
balance-coins = Coins a pick
balance-about = Strength is what a piece adds to the lead in coins of whoever picks it early, beside an average one of the box. Coins a pick are what its combos earned until the end of the game, active and in decline.
balance-verdict-average = { $name }: about average. Nearest in the box: { $like }.
balance-verdict-strong = { $name }: stronger than average, but within the range of the box. Nearest: { $like }.
balance-verdict-weak = { $name }: weaker than average, but within the range of the box. Nearest: { $like }.
balance-verdict-too-strong = { $name }: too strong, nothing in the box is as strong. Nearest: { $like }.
balance-verdict-too-weak = { $name }: too weak, nothing in the box is as weak. Nearest: { $like }.
balance-verdict-too-few-picks = { $name }: picked too seldom to tell.
balance-advice = { $tried ->
    [short] Tokens alone do not mend it: with { $tokens } it would still be far from average.
    [guess] With { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } instead of { $before } it might be about average; games with that number have only begun.
    [yes] With { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } instead of { $before } it is about average; games were played with it.
   *[no] With { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } instead of { $before } it would be about average; that is reckoned from games with { $other }.
}
