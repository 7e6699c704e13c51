### A number and its noun, written once. Other messages refer to these phrases and see the same variables.
### `.acc` is the accusative, `.dat` the dative.

combo-tokens = { $tokens ->
    [one] { $tokens } tákn
   *[other] { $tokens } tákn
}
combo-coins = { $coins ->
    [one] { $coins } skildingur
   *[other] { $coins } skildingar
}
    .acc = { $coins ->
        [one] { $coins } skilding
       *[other] { $coins } skildinga
    }
    .dat = { $coins ->
        [one] { $coins } skildingi
       *[other] { $coins } skildingum
    }
count-regions = { $regions ->
    [one] { $regions } landsvæði
   *[other] { $regions } landsvæði
}
    .dat = { $regions ->
        [one] { $regions } landsvæði
       *[other] { $regions } landsvæðum
    }
count-turns = { $turns ->
    [one] { $turns } umferð
   *[other] { $turns } umferðir
}
    .dat = { $turns ->
        [one] { $turns } umferð
       *[other] { $turns } umferðum
    }
count-players = { $players ->
    [one] { $players } leikmaður
   *[other] { $players } leikmenn
}
count-seconds = { $seconds ->
    [one] { $seconds } sekúnda
   *[other] { $seconds } sekúndur
}
count-minutes = { $minutes ->
    [one] { $minutes } mínúta
   *[other] { $minutes } mínútur
}
    .gen = { $minutes ->
        [one] { $minutes } mínútu
       *[other] { $minutes } mínútna
    }
