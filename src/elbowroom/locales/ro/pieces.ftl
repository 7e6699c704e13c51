### Ce face o rasă sau o putere dintr-un pachet. Regiunea stă la nominativ ($one) sau după „pentru fiecare” ($each);
### condițiile vin după ea și nu se schimbă. Programul pune litera mare la început și punctul la sfârșit.

## Feluri de regiuni

piece-head-region = o regiune
    .each = pentru fiecare regiune
piece-head-farmland = o regiune cu ferme
    .each = pentru fiecare regiune cu ferme
piece-head-forest = o pădure
    .each = pentru fiecare pădure
piece-head-hill = o regiune deluroasă
    .each = pentru fiecare regiune deluroasă
piece-head-mountain = un munte
    .each = pentru fiecare munte
piece-head-swamp = o mlaștină
    .each = pentru fiecare mlaștină
piece-head-sea = o mare
    .each = pentru fiecare mare
piece-head-lake = un lac
    .each = pentru fiecare lac
piece-head-land = o regiune de uscat
    .each = pentru fiecare regiune de uscat
piece-head-water = o mare sau un lac
    .each = pentru fiecare mare sau lac

## Terenuri și semne într-o listă

piece-word-farmland = ferme
piece-word-forest = pădure
piece-word-hill = dealuri
piece-word-mountain = munte
piece-word-swamp = mlaștină
piece-word-sea = mare
piece-word-lake = lac
piece-word-land = uscat
piece-word-water = apă
piece-word-mine = mină
piece-word-cavern = peșteră
piece-word-magic = izvor magic

## Condiții

piece-and = { $list } și { $last }
piece-or = { $list } sau { $last }
piece-region = { $head } { $conditions }
piece-where-terrain = { $form ->
    [several] care are { $list }
   *[plain] cu { $list }
}
piece-where-symbol = { $form ->
    [several] care are { $list }
   *[plain] cu { $list }
}
piece-where-coast = { $is ->
    [yes] { $form ->
        [several] care are țărm
       *[plain] cu țărm
    }
   *[no] { $form ->
        [several] care nu are țărm
       *[plain] fără țărm
    }
}
piece-where-edge = { $is ->
    [yes] { $form ->
        [several] care e la marginea hărții
       *[plain] de la marginea hărții
    }
   *[no] care nu e la marginea hărții
}
piece-where-owner = unde se află { $list }
piece-owner-own = rasa ta
piece-owner-own-declined = rasa ta în declin
piece-owner-enemy-active = rasa activă a unui adversar
piece-owner-enemy-declined = rasa în declin a unui adversar
piece-owner-lost-tribe = un trib pierdut
piece-owner-any = oricine
piece-where-empty = { $is ->
    [yes] unde nu e nimeni
   *[no] unde e cineva
}
piece-where-tokens-at-least = { $form ->
    [several] care are
   *[plain] cu
} cel puțin { $count ->
    [one] { $count } simbol
    [few] { $count } simboluri
   *[other] { $count } de simboluri
}
piece-where-tokens-at-most = { $form ->
    [several] care are
   *[plain] cu
} cel mult { $count ->
    [one] { $count } simbol
    [few] { $count } simboluri
   *[other] { $count } de simboluri
}
piece-where-marker = { $is ->
    [yes] { $form ->
        [several] care are o piesă proprie
       *[plain] cu o piesă proprie
    }
   *[no] { $form ->
        [several] care nu are o piesă proprie
       *[plain] fără piesă proprie
    }
}
piece-where-near = { $form ->
    [several] care e lângă { $one }
   *[plain] de lângă { $one }
}
piece-where-not = { $region } (dacă nu e { $one })
piece-where-anybody = oricine s-ar afla acolo

## Monede și simboluri

piece-earns = { $gain } { $per }
piece-gain-coins = { $amount ->
    [one] aduce { $amount } monedă
    [few] aduce { $amount } monede
   *[other] aduce { $amount } de monede
}
piece-gain-tokens = { $amount ->
    [one] aduce { $amount } simbol nou
    [few] aduce { $amount } simboluri noi
   *[other] aduce { $amount } de simboluri noi
}
piece-per-turn = { $when ->
    [first_turn] în primul tur
    [later_turns] în fiecare tur, în afară de primul
    [last_round] în ultima rundă
    [nothing_held] în fiecare tur în care nu ocupi nicio regiune
   *[always] în fiecare tur
}
piece-per-region = { $each }
piece-per-group = { $filter ->
    [yes] pentru fiecare grup de regiuni legate între ele (se numără: { $one })
   *[no] pentru fiecare grup de regiuni legate între ele
}
piece-per-largest-group = { $filter ->
    [yes] pentru fiecare regiune din cel mai mare grup de regiuni legate între ele (se numără: { $one })
   *[no] pentru fiecare regiune din cel mai mare grup al tău de regiuni legate între ele
}
piece-per-terrain = { $filter ->
    [yes] pentru fiecare fel de teren (se numără: { $one })
   *[no] pentru fiecare fel de teren pe care îl ocupi
}
piece-per-conquest = { $filter ->
    [yes] pentru fiecare cucerire din acest tur (se numără: { $one })
   *[no] pentru fiecare regiune cucerită în acest tur
}
piece-per-loss = { $filter ->
    [yes] pentru fiecare regiune pe care ți-o ia cineva (se numără: { $one })
   *[no] pentru fiecare regiune pe care ți-o ia cineva
}
piece-per-decline = când rasa intră în declin

## Ce urmează după virgulă

piece-tail-there = dacă există { $one }
piece-tail-every = o dată la fiecare { $every }
piece-tail-at-most = cel mult { $most } pe tur
piece-tail-first = { $first ->
    [1] doar pentru prima cucerire a turului
    [one] doar pentru prima cucerire a turului ({ $first })
    [few] doar pentru primele { $first } cuceriri ale turului
   *[other] doar pentru primele { $first } de cuceriri ale turului
}
piece-tail-first-turn = doar în primul tur
piece-tail-later-turns = dar nu în primul tur
piece-tail-last-round = doar în ultima rundă
piece-tail-nothing-held = cât timp nu ocupi nicio regiune
piece-tail-declined = doar în declin
piece-tail-both = și în declin
piece-tail-faces = cu fețele { $faces }
piece-tail-rolls = { $rolls ->
    [one] contează cea mai bună din { $rolls } aruncare
    [few] contează cea mai bună din { $rolls } aruncări
   *[other] contează cea mai bună din { $rolls } de aruncări
}
piece-tail-never-again = niciodată a doua oară

## Cucerire și apărare

piece-discount = { $filter ->
    [yes] { $amount ->
        [one] costă cu { $amount } simbol mai puțin
        [few] costă cu { $amount } simboluri mai puțin
       *[other] costă cu { $amount } de simboluri mai puțin
    }: { $one }
   *[no] orice regiune costă { $amount ->
        [one] cu { $amount } simbol mai puțin
        [few] cu { $amount } simboluri mai puțin
       *[other] cu { $amount } de simboluri mai puțin
    }
}
piece-defence = { $filter ->
    [yes] atacatorul plătește { $amount ->
        [one] { $amount } simbol în plus
        [few] { $amount } simboluri în plus
       *[other] { $amount } de simboluri în plus
    } pentru { $one }
   *[no] regiunile tale îl costă pe atacator { $amount ->
        [one] { $amount } simbol în plus
        [few] { $amount } simboluri în plus
       *[other] { $amount } de simboluri în plus
    }
}
piece-reach = { $filter ->
    [yes] poate ataca oriunde s-ar afla: { $one }
   *[no] poate ataca orice regiune, adiacentă sau nu
}
piece-links = pentru cuceririle tale toate acestea sunt adiacente între ele: { $one }
piece-losses = { $filter ->
    [yes] { $amount ->
        [0] nu se pierde niciun simbol
        [one] se pierde { $amount } simbol
        [few] se pierd { $amount } simboluri
       *[other] se pierd { $amount } de simboluri
    } când cineva îți ia { $one }
   *[no] { $amount ->
        [0] nu se pierde niciun simbol
        [one] se pierde { $amount } simbol
        [few] se pierd { $amount } simboluri
       *[other] se pierd { $amount } de simboluri
    } când cineva îți ia o regiune
}
piece-stays = { $per ->
    [all] în declin rămân toate simbolurile
    [race] { $amount ->
        [one] în declin rămâne un simbol în fiecare regiune și încă { $amount }
        [few] în declin rămâne un simbol în fiecare regiune și încă { $amount }
       *[other] în declin rămâne un simbol în fiecare regiune și încă { $amount }
    }
   *[region] { $amount ->
        [one] în declin rămâne { $amount } simbol în fiecare regiune
        [few] în declin rămân { $amount } simboluri în fiecare regiune
       *[other] în declin rămân { $amount } de simboluri în fiecare regiune
    }
}
piece-stays-where = { $stays } (doar aici: { $one })
piece-die = { $whose ->
    [defence] dă cu zarul împotriva ultimei încercări asupra regiunilor tale
   *[own] dă cu un zar propriu
}
piece-extra-round = { $amount ->
    [1] după cuceriri toate simbolurile revin în mână și cuceririle continuă încă o dată
    [one] după cuceriri toate simbolurile revin în mână și cuceririle continuă încă o dată ({ $amount })
    [few] după cuceriri toate simbolurile revin în mână și cuceririle continuă de încă { $amount } ori
   *[other] după cuceriri toate simbolurile revin în mână și cuceririle continuă de încă { $amount } de ori
}

## Mutări și piese

piece-take = { $times ->
    [1] o dată pe tur
    [one] cel mult { $times } dată pe tur
    [few] de cel mult { $times } ori pe tur
   *[other] de cel mult { $times } de ori pe tur
} poți cuceri cu exact { $tokens ->
    [one] { $tokens } simbol
    [few] { $tokens } simboluri
   *[other] { $tokens } de simboluri
}, indiferent de apărare: { $one }
piece-swap = { $per ->
    [turn] o dată pe tur
   *[seat] o dată pe tur pentru fiecare adversar
} un simbol activ aflat singur poate fi înlocuit cu unul din tăviță
piece-swap-where = { $swap } (doar aici: { $one })
piece-peace = la sfârșitul turului poți face pace cu un adversar pe care nu l-ai atacat
piece-marker = { $supply } × „{ $name }”: { $placed }
piece-placed-conquest = vine câte una cu fiecare cucerire
piece-placed-redeployment = toate se pun din nou la fiecare reamplasare
piece-placed-turn = în fiecare tur se poate pune una
piece-placed-moved = o dată pe tur poate fi pusă sau mutată
piece-placed-take = merge în regiunea pe care o cucerește mutarea
piece-marker-where = { $placed } ({ $one })
piece-marker-does = „{ $name }”: { $list }
piece-does-defence = apărare +{ $count }
piece-does-immune = nimeni nu poate ataca regiunea
piece-does-shields = simbolul de acolo nu poate fi înlocuit
piece-does-coins = { $count ->
    [one] +{ $count } monedă pe tur
    [few] +{ $count } monede pe tur
   *[other] +{ $count } de monede pe tur
}
piece-does-stacks = într-o regiune pot sta mai multe
piece-does-survives-decline = rămâne în declin

## Ce mai știe să facă

piece-extra = { $count ->
    [one] mai vine { $count } simbol
    [few] mai vin { $count } simboluri
   *[other] mai vin { $count } de simboluri
}
piece-sails = poate cuceri mări și lacuri
piece-rolls-first = dă cu zarul înaintea unei cuceriri, care costă cu atât mai puțin; nu există ultima încercare
piece-late-decline = poate intra în declin imediat după încasarea monedelor
piece-declines-beside = în declin nu alungă altă rasă în declin
piece-fights-in-decline = continuă să cucerească și în declin
piece-keeps-aside = { $count ->
    [one] { $count } simbol servește doar la cuceriri și așteaptă lângă hartă până la turul următor
    [few] { $count } simboluri servesc doar la cuceriri și așteaptă lângă hartă până la turul următor
   *[other] { $count } de simboluri servesc doar la cuceriri și așteaptă lângă hartă până la turul următor
}
piece-nothing = nicio putere, doar simboluri
piece-unknown = face ceva ce versiunea aceasta nu cunoaște
