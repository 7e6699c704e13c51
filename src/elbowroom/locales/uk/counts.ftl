combo-tokens = { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетони
    [many] { $tokens } жетонів
   *[other] { $tokens } жетона
}
combo-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
}
    .acc = { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
}
count-regions = { $regions ->
    [one] { $regions } регіон
    [few] { $regions } регіони
    [many] { $regions } регіонів
   *[other] { $regions } регіону
}
count-turns = { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
    [many] { $turns } ходів
   *[other] { $turns } ходу
}
count-players = { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
    [many] { $players } гравців
   *[other] { $players } гравця
}
count-seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунди
    [many] { $seconds } секунд
   *[other] { $seconds } секунди
}
count-minutes = { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
    [many] { $minutes } хвилин
   *[other] { $minutes } хвилини
}
    .acc = { $minutes ->
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
    [many] { $minutes } хвилин
   *[other] { $minutes } хвилини
}
