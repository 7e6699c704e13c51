### The screen on which a game is played.

## Rounds, players, the column of combos

round-word = Round
round-label = Round { $round } of { $rounds }
players-title = Players
player-nobody = Open seat
player-open = open
player-bot = bot, { $level }
player-stand-in = a bot stands in
player-you = you
player-away = away
player-no-race = no active race
player-hand = { $tokens } in hand
player-declined = { $race } in decline
player-let-bot = Let a bot play
player-i-am-back = I am back
purse-hidden = Coins are hidden
purse-label = { $coins ->
    [one] one coin
   *[other] { $coins } coins
}
income-now = { $coins ->
    [0] Earns nothing now
    [one] Earns 1 coin now
   *[other] Earns { $coins } coins now
}
column-title = Combos on offer
combo-name = { $power } { $race }
combo-tokens = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
combo-price = { $coins ->
    [0] free
    [one] costs 1 coin
   *[other] costs { $coins } coins
}
combo-found = { $coins } on it
combo-take = Take
combo-take-label = { $coins ->
    [0] Take { $name }, free
    [one] Take { $name } for one coin
   *[other] Take { $name } for { $coins } coins
}
combo-why-not = Not yours yet: { $why }.
combo-more = What { $name } can do

## The log

tab-log = Log
log-empty = Nothing has happened yet.
log-turn = Round { $round }, { $name }
log-somebody = Somebody
log-join = { $name } takes a seat.
log-leave = { $name } leaves.
log-bot = { $name } is a bot ({ $level }).
log-stand-in = A bot plays for { $name }.
log-back = { $name } is back.
log-start = The game begins.
