### A number and its noun, written once. Other messages refer to these phrases and see the same variables.
### `.acc` is the whole object (saab 1 mündi, saab 7 münti), `.gen` the genitive (7 mündi võrra), `.com` “with” (7 hõimuga).

combo-tokens = { $tokens ->
    [one] { $tokens } hõim
   *[other] { $tokens } hõimu
}
    .acc = { $tokens } hõimu
    .com = { $tokens } hõimuga
combo-coins = { $coins ->
    [one] { $coins } münt
   *[other] { $coins } münti
}
    .acc = { $coins ->
    [one] { $coins } mündi
   *[other] { $coins } münti
}
    .gen = { $coins } mündi
count-regions = { $regions ->
    [one] { $regions } ala
   *[other] { $regions } ala
}
count-turns = { $turns ->
    [one] { $turns } käik
   *[other] { $turns } käiku
}
    .com = { $turns } käiguga
count-players = { $players ->
    [one] { $players } mängija
   *[other] { $players } mängijat
}
count-seconds = { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekundit
}
count-minutes = { $minutes ->
    [one] { $minutes } minut
   *[other] { $minutes } minutit
}
    .gen = { $minutes } minuti
