### A number and its noun, written once. Other messages refer to these phrases and see the same variables:
### `Earns { combo-coins } this turn`. A language that needs a second case gives it as an attribute, such as
### `.acc`, and refers to that: `{ combo-coins.acc }`.
### The category [one] is not the number 1 everywhere (it holds 21 and 101 in some languages), so it keeps the digit.

combo-tokens = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
combo-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
count-regions = { $regions ->
    [one] { $regions } region
   *[other] { $regions } regions
}
count-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
count-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
count-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
count-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
