### Það sem þjóð eða eiginleiki úr pakka gerir. Landsvæði stendur í nefnifalli ($one) eða á eftir „fyrir hvert“ ($each);
### skilyrði koma á eftir og breytast ekki. Forritið setur stóran staf fremst og punkt aftast.

## Tegundir landsvæða

piece-head-region = landsvæði
    .each = fyrir hvert landsvæði
piece-head-farmland = akurlendi
    .each = fyrir hvert akurlendi
piece-head-forest = { $form ->
    [near] skógi
   *[plain] skógur
}
    .each = fyrir hvern skóg
piece-head-hill = hæðasvæði
    .each = fyrir hvert hæðasvæði
piece-head-mountain = { $form ->
    [near] fjalli
   *[plain] fjall
}
    .each = fyrir hvert fjall
piece-head-swamp = mýrlendi
    .each = fyrir hvert mýrlendi
piece-head-sea = { $form ->
    [near] hafi
   *[plain] haf
}
    .each = fyrir hvert haf
piece-head-lake = { $form ->
    [near] stöðuvatni
   *[plain] stöðuvatn
}
    .each = fyrir hvert stöðuvatn
piece-head-land = landsvæði á landi
    .each = fyrir hvert landsvæði á landi
piece-head-water = { $form ->
    [near] hafi eða stöðuvatni
   *[plain] haf eða stöðuvatn
}
    .each = fyrir hvert haf eða stöðuvatn

## Landslag og merki í upptalningu

piece-word-farmland = akurlendi
piece-word-forest = skógur
piece-word-hill = hæðasvæði
piece-word-mountain = fjall
piece-word-swamp = mýrlendi
piece-word-sea = haf
piece-word-lake = stöðuvatn
piece-word-land = land
piece-word-water = vatn
piece-word-mine = náma
piece-word-cavern = hellir
piece-word-magic = töfrauppspretta

## Skilyrði

piece-and = { $list } og { $last }
piece-or = { $list } eða { $last }
piece-region = { $head } { $conditions }
piece-where-terrain = þar sem er { $list }
piece-where-symbol = þar sem er { $list }
piece-where-coast = { $is ->
    [yes] { $form ->
        [several] sem er við strönd
       *[plain] við strönd
    }
   *[no] { $form ->
        [several] sem er fjarri strönd
       *[plain] fjarri strönd
    }
}
piece-where-edge = { $is ->
    [yes] { $form ->
        [several] sem er við brún kortsins
       *[plain] við brún kortsins
    }
   *[no] { $form ->
        [several] sem er fjarri brún kortsins
       *[plain] fjarri brún kortsins
    }
}
piece-where-owner = þar sem er { $list }
piece-owner-own = þjóð þín
piece-owner-own-declined = þjóð þín á hnignunarskeiði
piece-owner-enemy-active = virk þjóð mótherja
piece-owner-enemy-declined = þjóð mótherja á hnignunarskeiði
piece-owner-lost-tribe = týndur ættbálkur
piece-owner-any = einhver
piece-where-empty = { $is ->
    [yes] þar sem enginn er
   *[no] þar sem einhver er
}
piece-where-tokens-at-least = { $count ->
    [one] { $form ->
        [several] þar sem er að minnsta kosti { $count } tákn
       *[plain] með að minnsta kosti { $count } tákni
    }
   *[other] { $form ->
        [several] þar sem eru að minnsta kosti { $count } tákn
       *[plain] með að minnsta kosti { $count } táknum
    }
}
piece-where-tokens-at-most = { $count ->
    [one] { $form ->
        [several] þar sem er í mesta lagi { $count } tákn
       *[plain] með í mesta lagi { $count } tákni
    }
   *[other] { $form ->
        [several] þar sem eru í mesta lagi { $count } tákn
       *[plain] með í mesta lagi { $count } táknum
    }
}
piece-where-marker = { $is ->
    [yes] þar sem er eigið merki
   *[no] þar sem er ekki eigið merki
}
piece-where-near = sem liggur að { $one }
piece-where-not = { $region } (nema það sé { $one })
piece-where-anybody = hver sem þar er

## Skildingar og tákn

piece-earns = { $gain } { $per }
piece-gain-coins = { $amount ->
    [one] gefur { $amount } skilding
   *[other] gefur { $amount } skildinga
}
piece-gain-tokens = { $amount ->
    [one] gefur { $amount } nýtt tákn
   *[other] gefur { $amount } ný tákn
}
piece-per-turn = { $when ->
    [first_turn] í fyrstu umferð
    [later_turns] í hverri umferð nema þeirri fyrstu
    [last_round] í síðustu umferð spilsins
    [nothing_held] í hverri umferð þegar þú ræður ekki yfir neinu landsvæði
   *[always] í hverri umferð
}
piece-per-region = { $each }
piece-per-group = { $filter ->
    [yes] fyrir hvern hóp samliggjandi landsvæða (talið er: { $one })
   *[no] fyrir hvern hóp samliggjandi landsvæða
}
piece-per-largest-group = { $filter ->
    [yes] fyrir hvert landsvæði í stærsta hópi samliggjandi landsvæða (talið er: { $one })
   *[no] fyrir hvert landsvæði í stærsta hópi þínum af samliggjandi landsvæðum
}
piece-per-terrain = { $filter ->
    [yes] fyrir hverja tegund landslags (talið er: { $one })
   *[no] fyrir hverja tegund landslags sem þú ræður yfir
}
piece-per-conquest = { $filter ->
    [yes] fyrir hvern landvinning í umferðinni (talið er: { $one })
   *[no] fyrir hvern landvinning í umferðinni
}
piece-per-loss = { $filter ->
    [yes] fyrir hvert landsvæði sem einhver tekur af þér (talið er: { $one })
   *[no] fyrir hvert landsvæði sem einhver tekur af þér
}
piece-per-decline = þegar þjóðin fer á hnignunarskeið

## Það sem bætist við á eftir kommu

piece-tail-there = ef til er { $one }
piece-tail-every = einu sinni fyrir hver { $every }
piece-tail-at-most = í mesta lagi { $most } í umferð
piece-tail-first = { $first ->
    [1] aðeins við fyrsta landvinning umferðar
    [one] aðeins við fyrstu { $first } landvinninga umferðar
   *[other] aðeins við fyrstu { $first } landvinninga umferðar
}
piece-tail-first-turn = aðeins í fyrstu umferð
piece-tail-later-turns = ekki í fyrstu umferð
piece-tail-last-round = aðeins í síðustu umferð spilsins
piece-tail-nothing-held = á meðan þú ræður ekki yfir neinu landsvæði
piece-tail-declined = aðeins á hnignunarskeiði
piece-tail-both = líka á hnignunarskeiði
piece-tail-faces = með hliðarnar { $faces }
piece-tail-rolls = besta kastið af { $rolls } gildir
piece-tail-never-again = aldrei aftur

## Landvinningar og vörn

piece-discount = { $filter ->
    [yes] { $amount ->
        [one] kostar { $amount } tákni minna
       *[other] kostar { $amount } táknum minna
    }: { $one }
   *[no] hvert landsvæði kostar { $amount ->
        [one] { $amount } tákni minna
       *[other] { $amount } táknum minna
    }
}
piece-defence = { $filter ->
    [yes] kostar árásarlið { $amount ->
        [one] { $amount } tákni meira
       *[other] { $amount } táknum meira
    }: { $one }
   *[no] landsvæði þín kosta árásarlið { $amount ->
        [one] { $amount } tákni meira
       *[other] { $amount } táknum meira
    }
}
piece-reach = { $filter ->
    [yes] má ráðast á hvar sem er: { $one }
   *[no] má ráðast á hvaða landsvæði sem er, aðliggjandi eða ekki
}
piece-links = í landvinningum þínum teljast öll þessi landsvæði nágrannar: { $one }
piece-losses = { $filter ->
    [yes] þegar einhver tekur landsvæði af þér { $amount ->
        [0] tapast ekkert tákn
        [one] tapast { $amount } tákn
       *[other] tapast { $amount } tákn
    } (aðeins hér: { $one })
   *[no] þegar einhver tekur landsvæði af þér { $amount ->
        [0] tapast ekkert tákn
        [one] tapast { $amount } tákn
       *[other] tapast { $amount } tákn
    }
}
piece-stays = { $per ->
    [all] á hnignunarskeiði verða öll tákn eftir
    [race] { $amount ->
        [one] á hnignunarskeiði verður eitt tákn eftir á hverju landsvæði og { $amount } að auki
       *[other] á hnignunarskeiði verður eitt tákn eftir á hverju landsvæði og { $amount } að auki
    }
   *[region] { $amount ->
        [one] á hnignunarskeiði verður { $amount } tákn eftir á hverju landsvæði
       *[other] á hnignunarskeiði verða { $amount } tákn eftir á hverju landsvæði
    }
}
piece-stays-where = { $stays } (aðeins hér: { $one })
piece-die = { $whose ->
    [defence] kastar teningnum gegn lokatilraun við landsvæði þín
   *[own] kastar eigin teningi
}
piece-extra-round = { $amount ->
    [1] eftir landvinningana eru öll tákn tekin aftur upp á hendi og haldið áfram einu sinni enn
    [one] eftir landvinningana eru öll tákn tekin aftur upp á hendi og haldið áfram { $amount } sinni enn
   *[other] eftir landvinningana eru öll tákn tekin aftur upp á hendi og haldið áfram { $amount } sinnum enn
}

## Leikir og merki

piece-take = { $times ->
    [1] einu sinni í umferð
    [one] allt að { $times } sinni í umferð
   *[other] allt að { $times } sinnum í umferð
} máttu taka með nákvæmlega { $tokens ->
    [one] { $tokens } tákni
   *[other] { $tokens } táknum
}, hvað sem þar er til varnar: { $one }
piece-swap = { $per ->
    [turn] einu sinni í umferð
   *[seat] einu sinni í umferð gegn hverjum mótherja
} má skipta stöku virku tákni út fyrir tákn úr bakkanum
piece-swap-where = { $swap } (aðeins hér: { $one })
piece-peace = í lok umferðar máttu semja frið við mótherja sem þú réðst ekki á
piece-marker = { $supply } × „{ $name }“: { $placed }
piece-placed-conquest = eitt kemur með hverjum landvinningi
piece-placed-redeployment = öll eru sett niður að nýju við hverja endurröðun
piece-placed-turn = eitt má setja niður í hverri umferð
piece-placed-moved = má setja niður eða færa einu sinni í umferð
piece-placed-take = fer á landsvæðið sem leikurinn tekur
piece-marker-where = { $placed } ({ $one })
piece-marker-does = „{ $name }“: { $list }
piece-does-defence = vörn +{ $count }
piece-does-immune = enginn getur ráðist á landsvæðið
piece-does-shields = tákni þar verður ekki skipt út
piece-does-coins = { $count ->
    [one] +{ $count } skildingur í umferð
   *[other] +{ $count } skildingar í umferð
}
piece-does-stacks = fleiri en eitt mega vera á sama landsvæði
piece-does-survives-decline = stendur áfram á hnignunarskeiði

## Annað sem þjóð eða eiginleiki getur

piece-extra = { $count ->
    [one] { $count } tákn kemur með að auki
   *[other] { $count } tákn koma með að auki
}
piece-sails = má leggja undir sig höf og stöðuvötn
piece-rolls-first = kastar teningnum á undan landvinningi, sem kostar þá jafnmörgum táknum minna og augun eru; engin lokatilraun
piece-late-decline = má fara á hnignunarskeið strax eftir útborgun
piece-declines-beside = á hnignunarskeiði hrekur þjóðin ekki burt aðra þjóð á sama skeiði
piece-fights-in-decline = heldur áfram landvinningum á hnignunarskeiði
piece-keeps-aside = { $count ->
    [one] { $count } tákn er aðeins til landvinninga og bíður utan kortsins til næstu umferðar
   *[other] { $count } tákn eru aðeins til landvinninga og bíða utan kortsins til næstu umferðar
}
piece-nothing = engir kraftar, aðeins tákn
piece-unknown = gerir eitthvað sem þessi útgáfa þekkir ekki
