### Mida paki rass või eriomadus teeb. Ala seisab nimetavas ($one) või kujul „iga … eest“ ($each); tingimused järgnevad
### kõrvallausena, mis ei muutu. Laused lõpevad punktiga ja algavad suure tähega, mille lisab programm.

## Alade liigid

piece-head-region = ala
    .each = iga ala eest
piece-head-farmland = põld
    .each = iga põllu eest
piece-head-forest = mets
    .each = iga metsa eest
piece-head-hill = küngas
    .each = iga künka eest
piece-head-mountain = mägi
    .each = iga mäe eest
piece-head-swamp = soo
    .each = iga soo eest
piece-head-sea = meri
    .each = iga mere eest
piece-head-lake = järv
    .each = iga järve eest
piece-head-land = maismaa-ala
    .each = iga maismaa-ala eest
piece-head-water = meri või järv
    .each = iga mere või järve eest

## Maastikud ja sümbolid loetelus

piece-word-farmland = põld
piece-word-forest = mets
piece-word-hill = küngas
piece-word-mountain = mägi
piece-word-swamp = soo
piece-word-sea = meri
piece-word-lake = järv
piece-word-land = maismaa
piece-word-water = vesi
piece-word-mine = kaevandus
piece-word-cavern = koobas
piece-word-magic = maagiaallikas

## Tingimused

piece-and = { $list } ja { $last }
piece-or = { $list } või { $last }
piece-region = { $head }, { $conditions }
piece-where-terrain = kus on { $list }
piece-where-symbol = kus on { $list }
piece-where-coast = { $is ->
    [yes] mis on kaldal
   *[no] mis ei ole kaldal
}
piece-where-edge = { $is ->
    [yes] mis on kaardi servas
   *[no] mis ei ole kaardi servas
}
piece-where-owner = kus on { $list }
piece-owner-own = sinu rass
piece-owner-own-declined = sinu rass allakäigul
piece-owner-enemy-active = vastase aktiivne rass
piece-owner-enemy-declined = vastase rass allakäigul
piece-owner-lost-tribe = langenud hõim
piece-owner-any = keegi
piece-where-empty = { $is ->
    [yes] mis on tühi
   *[no] mis ei ole tühi
}
piece-where-tokens-at-least = { $count ->
    [one] kus on vähemalt { $count } hõim
   *[other] kus on vähemalt { $count } hõimu
}
piece-where-tokens-at-most = { $count ->
    [one] kus on kuni { $count } hõim
   *[other] kus on kuni { $count } hõimu
}
piece-where-marker = { $is ->
    [yes] kus on oma märk
   *[no] kus ei ole oma märki
}
piece-where-near = mille naaber on { $one }
piece-where-not = { $region } (kui see ei ole { $one })
piece-where-anybody = ükskõik kelle oma

## Mündid ja hõimud

piece-earns = { $gain } { $per }
piece-gain-coins = { $amount ->
    [one] annab { $amount } mündi
   *[other] annab { $amount } münti
}
piece-gain-tokens = { $amount ->
    [one] toob { $amount } uue hõimu
   *[other] toob { $amount } uut hõimu
}
piece-per-turn = { $when ->
    [first_turn] esimesel käigul
    [later_turns] igal käigul peale esimese
    [last_round] viimases voorus
    [nothing_held] igal käigul, kui sul pole ühtegi ala
   *[always] igal käigul
}
piece-per-region = { $each }
piece-per-group = { $filter ->
    [yes] iga omavahel ühendatud alade rühma eest (arvesse läheb: { $one })
   *[no] iga omavahel ühendatud alade rühma eest
}
piece-per-largest-group = { $filter ->
    [yes] iga ala eest suurimas ühendatud alade rühmas (arvesse läheb: { $one })
   *[no] iga ala eest sinu suurimas ühendatud alade rühmas
}
piece-per-terrain = { $filter ->
    [yes] iga maastiku eest (arvesse läheb: { $one })
   *[no] iga maastiku eest, mis on sinu valduses
}
piece-per-conquest = { $filter ->
    [yes] iga sel käigul vallutatud ala eest (arvesse läheb: { $one })
   *[no] iga sel käigul vallutatud ala eest
}
piece-per-loss = { $filter ->
    [yes] iga ala eest, mille keegi sinult võtab (arvesse läheb: { $one })
   *[no] iga ala eest, mille keegi sinult võtab
}
piece-per-decline = rassi allakäigule suundumisel

## Mis lausele koma järel lisandub

piece-tail-there = kui on olemas { $one }
piece-tail-every = üks kord iga { $every } kohta
piece-tail-at-most = kuni { $most } käigu kohta
piece-tail-first = { $first ->
    [1] ainult käigu esimesel vallutusel
    [one] ainult käigu esimesel { $first } vallutusel
   *[other] ainult käigu esimesel { $first } vallutusel
}
piece-tail-first-turn = ainult esimesel käigul
piece-tail-later-turns = mitte esimesel käigul
piece-tail-last-round = ainult viimases voorus
piece-tail-nothing-held = kui sul pole ühtegi ala
piece-tail-declined = ainult allakäigul
piece-tail-both = ka allakäigul
piece-tail-faces = mille tahud on { $faces }
piece-tail-rolls = { $rolls } veeretusest loeb parim
piece-tail-never-again = teist korda mitte kunagi

## Vallutamine ja kaitse

piece-discount = { $filter ->
    [yes] { $amount } hõimu võrra odavam: { $one }
   *[no] iga ala on { $amount } hõimu võrra odavam
}
piece-defence = { $filter ->
    [yes] ründajale { $amount } hõimu võrra kallim: { $one }
   *[no] sinu alad on ründajale { $amount } hõimu võrra kallimad
}
piece-reach = { $filter ->
    [yes] võib rünnata, olgu see kus tahes: { $one }
   *[no] võib rünnata iga ala, olgu see naaber või mitte
}
piece-links = sinu vallutustes on kõik need omavahel naabrid: { $one }
piece-losses = { $filter ->
    [yes] kui keegi võtab sinult ala, { $amount ->
        [0] ei kao ühtegi hõimu
        [one] kaob { $amount } hõim
       *[other] kaob { $amount } hõimu
    } (kehtib: { $one })
   *[no] kui keegi võtab sinult ala, { $amount ->
        [0] ei kao ühtegi hõimu
        [one] kaob { $amount } hõim
       *[other] kaob { $amount } hõimu
    }
}
piece-stays = { $per ->
    [all] allakäigul jäävad kõik hõimud alles
    [race] { $amount ->
        [one] allakäigul jääb igale alale üks hõim ja lisaks veel { $amount }
       *[other] allakäigul jääb igale alale üks hõim ja lisaks veel { $amount }
    }
   *[region] { $amount ->
        [one] allakäigul jääb igale alale { $amount } hõim
       *[other] allakäigul jääb igale alale { $amount } hõimu
    }
}
piece-stays-where = { $stays } (kehtib: { $one })
piece-die = { $whose ->
    [defence] veeretab täringut viimase vallutuskatse vastu sinu alal
   *[own] veeretab oma täringut
}
piece-extra-round = { $amount ->
    [one] pärast vallutusi võetakse hõimud uuesti kätte ja vallutatakse veel { $amount } kord
   *[other] pärast vallutusi võetakse hõimud uuesti kätte ja vallutatakse veel { $amount } korda
}

## Tegevused ja märgid

piece-take = { $times ->
    [1] kord käigu jooksul
    [one] kuni { $times } kord käigu jooksul
   *[other] kuni { $times } korda käigu jooksul
} võid täpselt { $tokens } hõimuga vallutada, ükskõik mis seda kaitseb: { $one }
piece-swap = { $per ->
    [turn] kord käigu jooksul
   *[seat] kord käigu jooksul iga vastase kohta
} võib üksiku aktiivse hõimu asendada karbist võetuga
piece-swap-where = { $swap } (kehtib: { $one })
piece-peace = käigu lõpus võid teha rahu vastasega, keda sa ei rünnanud
piece-marker = { $supply } × „{ $name }“: { $placed }
piece-placed-conquest = iga vallutusega tuleb üks
piece-placed-redeployment = kõik pannakse igal ümberpaigutamisel uuesti
piece-placed-turn = igal käigul võib panna ühe
piece-placed-moved = kord käigu jooksul võib selle panna või liigutada
piece-placed-take = läheb alale, mille tegevus vallutab
piece-marker-where = { $placed } ({ $one })
piece-marker-does = „{ $name }“: { $list }
piece-does-defence = kaitse +{ $count }
piece-does-immune = keegi ei saa ala rünnata
piece-does-shields = sealset hõimu ei saa välja vahetada
piece-does-coins = { $count ->
    [one] +{ $count } münt käigu kohta
   *[other] +{ $count } münti käigu kohta
}
piece-does-stacks = ühel alal võib olla mitu
piece-does-survives-decline = jääb allakäigul alles

## Mida veel osatakse

piece-extra = { $count ->
    [one] kaasa tuleb veel { $count } hõim
   *[other] kaasa tuleb veel { $count } hõimu
}
piece-sails = võib vallutada meresid ja järvi
piece-rolls-first = veeretab täringut enne vallutust, mis maksab silmade võrra vähem; viimast vallutuskatset ei ole
piece-late-decline = võib allakäigule suunduda kohe pärast müntide kogumist
piece-declines-beside = allakäigul ei tõrju välja teist allakäigul olevat rassi
piece-fights-in-decline = vallutab edasi ka allakäigul
piece-keeps-aside = { $count ->
    [one] { $count } hõim on ainult vallutamiseks ja ootab järgmise käiguni kaardi kõrval
   *[other] { $count } hõimu on ainult vallutamiseks ja ootab järgmise käiguni kaardi kõrval
}
piece-nothing = erilisi omadusi ei ole, ainult hõimud
piece-unknown = teeb midagi, mida see versioon ei tunne
