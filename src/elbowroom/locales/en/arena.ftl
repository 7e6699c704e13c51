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

arena-match = { $games ->
    [one] One game
   *[other] { $games } games
} on the map { $map }, seed { $seed }, { $budget }
arena-usual-budget = each bot with its usual budget
arena-seconds-budget = { $seconds } s for each turn
arena-nodes-budget = { $nodes } nodes for each turn
arena-uneven = Seats are not even: the number of games is no multiple of the number of players.

## What bots did wrong

arena-mishap-raised = { $bot } raised { $detail }
arena-mishap-illegal = { $bot } chose an illegal move: { $detail }
arena-mishap-not-a-move = { $bot } answered { $detail }, which is no move
arena-mishap-too-slow = { $bot } took { $detail } s for a turn
arena-mishaps = { $what } (round { $round }{ $more ->
    [0] {""}
    [one] , and one other turn like it
   *[other] , and { $more } other turns like it
}). The level { $fallback } played the turn to its end.
