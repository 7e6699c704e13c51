### Names of everything on the table, and what each race and power does.

## Races. `.combo` is the name as it stands inside a combo; `.gender` (m or f) is for powers that agree with it.

race-amazons = Amazoane
    .combo = Amazoane
    .gender = f
race-amazons-about = Patru dintre ele vin doar la luptă. După reamplasare părăsesc harta și se întorc pentru cuceririle din turul următor.
race-dwarves = Pitici
    .combo = Pitici
    .gender = m
race-dwarves-about = Fiecare mină ocupată aduce o monedă în plus, chiar și în declin.
race-elves = Elfi
    .combo = Elfi
    .gender = m
race-elves-about = Când pierd o regiune, nu moare nimeni: scapă toți elfii.
race-ghouls = Strigoi
    .combo = Strigoi
    .gender = m
race-ghouls-about = În declin rămân toți pe loc și, începând cu turul următor, cuceresc mai departe, înaintea rasei noi.
race-giants = Uriași
    .combo = Uriași
    .gender = m
race-giants-about = Ce se învecinează cu un munte de-al lor costă cu un simbol mai puțin.
race-halflings = Halflingi
    .combo = Halflingi
    .gender = m
race-halflings-about = Intră pe hartă pe unde vor și sapă câte o groapă în primele două regiuni, pe care apoi nimeni nu le mai poate ataca.
race-humans = Oameni
    .combo = Oameni
    .gender = m
race-humans-about = Fermele le aduc o monedă în plus.
race-orcs = Orci
    .combo = Orci
    .gender = m
race-orcs-about = O monedă pentru fiecare regiune cucerită în acest tur care nu era goală.
race-ratmen = Oameni-șobolan
    .combo = Oameni-șobolan
    .gender = m
race-ratmen-about = Nu se pricep la nimic, dar sunt foarte mulți.
race-skeletons = Scheleți
    .combo = Scheleți
    .gender = m
race-skeletons-about = La fiecare două regiuni cucerite în acest tur care nu erau goale, li se alătură la reamplasare încă un schelet.
race-sorcerers = Vrăjitori
    .combo = Vrăjitori
    .gender = m
race-sorcerers-about = O dată pe tur, la fiecare adversar, un simbol activ singur de lângă ei poate fi înlocuit cu un vrăjitor nou.
race-tritons = Tritoni
    .combo = Tritoni
    .gender = m
race-tritons-about = Regiunile de uscat cu țărm la o mare sau la un lac costă cu un simbol mai puțin.
race-trolls = Troli
    .combo = Troli
    .gender = m
race-trolls-about = Își fac câte un bârlog în fiecare regiune ocupată. Bârlogul apără cât un simbol și rămâne și în declin.
race-wizards = Magi
    .combo = Magi
    .gender = m
race-wizards-about = Fiecare izvor magic ocupat aduce o monedă în plus.

## Powers. `.combo` is what a combo of this power and $race is called; $gender is that of the race.

power-alchemist = Alchimiști
    .combo = { $race } { $gender ->
        [f] alchimiste
       *[m] alchimiști
    }
power-alchemist-about = Două monede în fiecare tur, cât rasa e activă.
power-berserk = Furioși
    .combo = { $race } { $gender ->
        [f] furioase
       *[m] furioși
    }
power-berserk-about = Înaintea fiecărei cuceriri poți da cu zarul, care o ieftinește. Nu mai există ultimă încercare.
power-bivouacking = Nomazi
    .combo = { $race } { $gender ->
        [f] nomade
       *[m] nomazi
    }
power-bivouacking-about = Cinci tabere se ridică din nou în fiecare tur. Fiecare apără cât un simbol și niciuna nu se pierde în luptă.
power-commando = Comando
    .combo = { $race } de comando
power-commando-about = Orice regiune costă cu un simbol mai puțin.
power-diplomat = Diplomați
    .combo = { $race } { $gender ->
        [f] diplomate
       *[m] diplomați
    }
power-diplomat-about = La sfârșitul turului poți face pace, până la turul următor, cu un adversar pe care nu l-ai atacat.
power-dragon-master = Stăpâni de dragoni
    .combo = { $race } cu dragon
power-dragon-master-about = O dată pe tur, dragonul cucerește o regiune cu un singur simbol, oricât de apărată ar fi, și o păzește de toți.
power-flying = Zburători
    .combo = { $race } { $gender ->
        [f] zburătoare
       *[m] zburători
    }
power-flying-about = Poți ataca orice regiune de uscat, aproape sau departe.
power-forest = De pădure
    .combo = { $race } de pădure
power-forest-about = Pădurile aduc o monedă în plus.
power-fortified = Fortificați
    .combo = { $race } { $gender ->
        [f] fortificate
       *[m] fortificați
    }
power-fortified-about = O fortăreață nouă pe tur. Apără cât un simbol și aduce o monedă în fiecare tur, cât rasa e activă.
power-heroic = Eroici
    .combo = { $race } { $gender ->
        [f] eroice
       *[m] eroici
    }
power-heroic-about = La sfârșitul fiecărui tur, doi eroi se așază în două regiuni, pe care apoi nimeni nu le poate ataca.
power-hill = De deal
    .combo = { $race } de deal
power-hill-about = Dealurile aduc o monedă în plus.
power-merchant = Negustori
    .combo = { $race } { $gender ->
        [f] negustorese
       *[m] negustori
    }
power-merchant-about = Fiecare regiune aduce o monedă în plus.
power-mounted = Călare
    .combo = { $race } călare
power-mounted-about = Dealurile și fermele costă cu un simbol mai puțin.
power-pillaging = Jefuitori
    .combo = { $race } { $gender ->
        [f] jefuitoare
       *[m] jefuitori
    }
power-pillaging-about = O monedă pentru fiecare regiune cucerită în acest tur care nu era goală.
power-seafaring = Navigatori
    .combo = { $race } { $gender ->
        [f] navigatoare
       *[m] navigatori
    }
power-seafaring-about = Mările și lacurile pot fi cucerite și se păstrează și în declin.
power-spirit = Spectrali
    .combo = { $race } { $gender ->
        [f] spectrale
       *[m] spectrali
    }
power-spirit-about = În declin, rasa aceasta nu face niciodată loc alteia.
power-stout = Neclintiți
    .combo = { $race } { $gender ->
        [f] neclintite
       *[m] neclintiți
    }
power-stout-about = Rasa poate intra în declin imediat după ce ai încasat monedele unui tur întreg de cuceriri.
power-swamp = De mlaștină
    .combo = { $race } de mlaștină
power-swamp-about = Mlaștinile aduc o monedă în plus.
power-underworld = Subpământeni
    .combo = { $race } { $gender ->
        [f] subpământene
       *[m] subpământeni
    }
power-underworld-about = Peșterile costă cu un simbol mai puțin și sunt toate vecine între ele.
power-wealthy = Înstăriți
    .combo = { $race } { $gender ->
        [f] înstărite
       *[m] înstăriți
    }
power-wealthy-about = Șapte monede, o singură dată, la sfârșitul primului tur.

## The map

terrain-farmland = ferme
terrain-forest = pădure
terrain-hill = dealuri
terrain-mountain = munte
terrain-swamp = mlaștină
terrain-sea = mare
terrain-lake = lac
symbol-mine = mină
symbol-cavern = peșteră
symbol-magic = izvor magic
lost-tribe = trib pierdut
numbered-region = regiunea { $number }

# What a combo is called whose power or race is home-made and has no `.combo`.
combo-name = { $race } ({ $power })

## What stands in a region. The attribute is used in sentences; it is nominative in every language.

marker-lair = { $count ->
    [1] bârlog
    [one] { $count } bârlog
    [few] { $count } bârloage
   *[other] { $count } de bârloage
}
    .indefinite = un bârlog de trol
marker-fortress = { $count ->
    [1] fortăreață
    [one] { $count } fortăreață
    [few] { $count } fortărețe
   *[other] { $count } de fortărețe
}
    .indefinite = o fortăreață
marker-encampments = { $count ->
    [1] tabără
    [one] { $count } tabără
    [few] { $count } tabere
   *[other] { $count } de tabere
}
    .indefinite = o tabără
marker-hole = { $count ->
    [1] groapă
    [one] { $count } groapă
    [few] { $count } gropi
   *[other] { $count } de gropi
}
    .indefinite = o groapă-în-pământ
marker-hero = { $count ->
    [1] erou
    [one] { $count } erou
    [few] { $count } eroi
   *[other] { $count } de eroi
}
    .indefinite = un erou
marker-dragon = { $count ->
    [1] dragon
    [one] { $count } dragon
    [few] { $count } dragoni
   *[other] { $count } de dragoni
}
    .indefinite = dragonul
marker-lair-about = Apără cât un simbol și rămâne și când cei care l-au făcut intră în declin.
marker-fortress-about = Apără cât un simbol, chiar și în declin. Cât rasa e activă, aduce o monedă pe tur.
marker-encampments-about = Apără cât un simbol până când e ridicată în altă parte.
marker-hole-about = Nimeni nu poate ataca regiunea aceasta. Groapa dispare când cei care au săpat-o pleacă sau intră în declin.
marker-hero-about = Nimeni nu poate ataca regiunea aceasta cât stă eroul aici.
marker-dragon-about = Nimeni nu poate ataca regiunea aceasta cât doarme dragonul aici.
lost-tribe-about = Rămășițele unui popor uitat. Nu sunt ale nimănui și apără cât un simbol.

## What a player is asked for, as nouns: they stand alone, in brackets and after “the phase”

phase-pick = alegerea unei combinații
phase-expand = cucerire sau declin
phase-conquer = cucerire
phase-redeploy = reamplasare
phase-stout = declin după încasare
phase-withdraw = întoarcerea simbolurilor retrase
phase-over = sfârșitul jocului
