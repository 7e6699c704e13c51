### A number and its noun, written once. Other messages refer to these phrases and see the same variables.
### Nominative and accusative are the same in Romanian, so one phrase serves everywhere.

combo-tokens = { $tokens ->
    [one] { $tokens } simbol
    [few] { $tokens } simboluri
   *[other] { $tokens } de simboluri
}
combo-coins = { $coins ->
    [one] { $coins } monedă
    [few] { $coins } monede
   *[other] { $coins } de monede
}
count-regions = { $regions ->
    [one] { $regions } regiune
    [few] { $regions } regiuni
   *[other] { $regions } de regiuni
}
count-turns = { $turns ->
    [one] { $turns } tur
    [few] { $turns } tururi
   *[other] { $turns } de tururi
}
count-players = { $players ->
    [one] { $players } jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}
count-seconds = { $seconds ->
    [one] { $seconds } secundă
    [few] { $seconds } secunde
   *[other] { $seconds } de secunde
}
count-minutes = { $minutes ->
    [one] { $minutes } minut
    [few] { $minutes } minute
   *[other] { $minutes } de minute
}
