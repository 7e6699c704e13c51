### Töökoda: isetehtud rassid ja eriomadused. Väljade väärtused on nagu failis `pieces.ftl`.

## Ekraan

workshop-lead = Igas mängukarbis on üks tühi rassimärk ja üks tühi eriomaduse märk. Siin täidad need ise: ütle lihtsate sõnadega, mida su rass või eriomadus oskab, ja lause pildi all räägib, mis sellest sai.
workshop-packs = Sinu pakid
workshop-pack-name = Paki nimi
workshop-pack-number = Pakk { $number }
workshop-blank-pack = Tühi pakk
workshop-new-pack = Uus pakk …
workshop-throw-away = Viska pakk minema
workshop-tools = Tööriistad
workshop-undo = Võta tagasi
workshop-redo = Tee uuesti
workshop-share = Jaga
workshop-save = Salvesta fail
workshop-open = Ava fail
workshop-print = Prindi
workshop-play = Mängi kohe
workshop-verdict = { $state ->
    [fine] Kõik sobib.
    [wrong] { $count ->
        [one] { $count } asi ei sobi.
       *[other] { $count } asja ei sobi.
    }
    [offline] Server ei vasta.
   *[unknown] Kontrollime…
}
workshop-not-kept = See brauser ei jäta praegu midagi meelde. Salvesta enne lahkumist fail.
workshop-wrong-file = See ei ole pakk: { $problem }
workshop-wrong-link = Selles lingis ei ole pakki, mida saaks lugeda.
workshop-unreadable = { $count ->
    [one] See versioon ei oska lugeda { $count } pakki siit brauserist. See jääb alles.
   *[other] See versioon ei oska lugeda { $count } pakki siit brauserist. Need jäävad alles.
}

## Märgid

workshop-new-race = Tühi rassimärk
workshop-new-power = Tühi eriomaduse märk
workshop-blank-race = Nimeta rass
workshop-blank-power = Nimeta eriomadus
workshop-starters = Alusta näitest
workshop-like = sarnane: { $name }
workshop-drop-piece = Eemalda: { $name }
workshop-rules = Mida see oskab
workshop-add-rule = Lisa, mida see oskab …
workshop-drop-rule = Eemalda: { $what }
workshop-finer = Piirid ja ajad
workshop-rare = Haruldased omadused
workshop-own-text = Oma tekst
workshop-lender = { $race } ({ $box })
workshop-choose-icon = Vali pilt
workshop-other-languages = { $count ->
    [0] Teistes keeltes
    [one] Teistes keeltes ({ $count })
   *[other] Teistes keeltes ({ $count })
}
workshop-in-other-languages = Sama teistes keeltes
workshop-fewer = Vähem: { $what }
workshop-more = Rohkem: { $what }

## Väljad

workshop-field-name = Nimi
workshop-field-text = Tekst
workshop-field-icon = Pilt
workshop-field-colour = Värv
workshop-field-tokens = Hõime
workshop-field-extra = Kaasa tulevaid hõime
workshop-field-keeps-aside = Hõime ainult vallutamiseks
workshop-field-replaces = Mängib selle rassi hõimudega
workshop-help-replaces = See rass jääb mängukarpi, kui sinu oma on mängus.
workshop-field-box = Hõime mängukarbis
workshop-field-amount = Kui palju
workshop-field-per = Mille eest
workshop-field-where = Millised alad
workshop-field-every = Iga mitme kohta
workshop-field-at-most = Kuni
workshop-field-when = Millal
workshop-field-state = Allakäigul
workshop-field-first = Ainult nii mitu vallutust käigus
workshop-field-faces = Tahud
workshop-field-rolls = Veeretusi
workshop-field-whose = Milline veeretus
workshop-field-supply = Kui palju neid on
workshop-field-placed = Millal see paigutatakse
workshop-field-defence = Kaitse
workshop-field-coins = Münte käigu kohta
workshop-choice-always = alati
workshop-choice-active = mitte allakäigul
workshop-choice-stays-region = igal alal
workshop-choice-stays-race = kokku, peale ühe igal alal
workshop-choice-swap-seat = kord käigus iga vastase kohta
workshop-choice-swap-turn = kord käigus

## Reeglite liigid

workshop-kind-coins = Mündid
workshop-about-coins = See annab rohkem kui mündi ala kohta.
workshop-kind-tokens = Uued hõimud
workshop-about-tokens = Karbist tuleb hõime juurde.
workshop-kind-discount = Odavamad vallutused
workshop-about-discount = Mõned alad maksavad vähem hõime.
workshop-kind-defence = Kaitse
workshop-about-defence = Ründajal läheb vaja rohkem hõime.
workshop-kind-reach = Haare
workshop-about-reach = See ründab seal, kus teised ei saa.
workshop-kind-links = Salateed
workshop-about-links = Kauged alad loevad naabriteks.
workshop-kind-losses = Kaotused
workshop-about-losses = Mitu hõimu koos alaga kaob; tavaliselt üks.
workshop-kind-stays = Allesjäämine allakäigul
workshop-about-stays = Tavaliselt jääb igale alale üks hõim.
workshop-kind-die = Täring
workshop-about-die = Teised tahud, rohkem veeretusi või veeretus kaitseks.
workshop-kind-extra-round = Veel üks vallutusring
workshop-about-extra-round = Kui vallutused on läbi, algavad need uuesti.
workshop-kind-marker = Oma märk
workshop-about-marker = Miski, mis seisab aladel ja teeb seal midagi.
# What a marker is called until it has a name of its own.
workshop-marker-name = märk
workshop-kind-take = Ala kindla hinnaga
workshop-about-take = Oma tegevus, ükskõik kui hästi ala on kaitstud.
workshop-kind-swap = Hõimu väljavahetamine
workshop-about-swap = Oma tegevus üksikute hõimude vastu.
workshop-kind-peace = Rahu tegemine
workshop-about-peace = Oma tegevus, mis hoiab vastase eemal.

## Tingimused

workshop-any-region = Iga ala; vali tingimus …
workshop-add-condition = Lisa tingimus …
workshop-drop-condition = Eemalda: { $what }
workshop-where-terrain = Maastik
workshop-where-symbol = Sümbol
workshop-where-coast = Kallas
workshop-where-edge = Kaardi serv
workshop-where-owner = Kes seal on
workshop-where-empty = Tühi või mitte
workshop-where-tokens-at-least = Hõime seal vähemalt
workshop-where-tokens-at-most = Hõime seal kuni
workshop-where-marker = Oma märk
workshop-where-near = Mille naaber on …
workshop-where-not = Aga mitte …
workshop-where-touched = Sinu alade kõrval

## Jagamine ja printimine

workshop-link = Link
workshop-copy = Kopeeri link
workshop-code = Kood lingiga, kaamera jaoks
workshop-share-about = Kogu pakk on lingi sees; ükski server seda ei hoia. Kes lingi avab, saab koopia.
workshop-link-too-long = See pakk on lingi jaoks liiga pikk. Salvesta see failina ja saada fail.
workshop-code-too-long = Link on liiga pikk koodi jaoks, mida kaamera suudaks lugeda.
workshop-link-failed = See brauser ei oska linki teha. Salvesta hoopis fail.
workshop-print-about = Rassimärgid ja eriomaduste märgid sinu mängukarbi tühjade märkide jaoks, A4-lehel. Tühjade märkide suurus on oletus: mõõda enda omad üle ja sea kõrgus. Prindi suurust muutmata; ka PDF-ina.
workshop-print-height = Kõrgus millimeetrites

## Is it fair?

workshop-fair = Kas see on õiglane?
workshop-fair-played = Mänge mängitud: { $played } / { $games }
workshop-fair-waiting = Teisi ootajaid: { $waiting }
workshop-fair-race = Rassid
workshop-fair-power = Eriomadused
workshop-fair-measure = Mida võrreldakse
workshop-fair-yours = sinu
workshop-fair-mend = { $tokens ->
    [one] Anna talle { $tokens } hõim
   *[other] Anna talle { $tokens } hõimu
}
workshop-fair-about = Tugevad botid mängivad sinu rasside ja eriomadustega ning ilma nendeta. Esimene hinnang tuleb umbes 40 mängu järel, enamasti minuti jooksul, ja muutub oodates kindlamaks.
workshop-fair-so-far = Esialgne: kõik mängud pole veel mängitud
workshop-fair-open = { $name }: veel on vara öelda. Mängukarbis seni kõige lähem: { $like }.
workshop-fair-sure = Tugevus { $strength }, 95% kindlusega vahemikus { $low } kuni { $high }.
workshop-fair-trial = { $state ->
    [done] Mänge, kus hõime oli { $tokens }: { $games }.
   *[open] Mängitakse veel { $games } mängu, kus hõime on { $tokens }, et näha, mida see muudab. Mängitud: { $played }.
}

## Pildid, nagu neid ette loetakse

workshop-icon-anchor = Ankur
workshop-icon-ancient-ruins = Varemed
workshop-icon-axe-in-stump = Kirves kännus
workshop-icon-badger = Mäger
workshop-icon-balloon = Kuumaõhupall
workshop-icon-battering-ram = Müürilõhkuja
workshop-icon-beach = Rand
workshop-icon-beaver = Kobras
workshop-icon-beaver-face = Kopra nägu
workshop-icon-bee = Mesilane
workshop-icon-beech = Pöök
workshop-icon-beehive = Mesitaru
workshop-icon-beer-stein = Õllekann
workshop-icon-bell-shield = Kellaga kilp
workshop-icon-bindle = Komps kepi otsas
workshop-icon-book-and-glasses = Raamat ja prillid
workshop-icon-butterfly = Liblikas
workshop-icon-cactus = Kaktus
workshop-icon-campfire = Lõke
workshop-icon-candle = Küünal
workshop-icon-castle = Loss
workshop-icon-cat = Kass
workshop-icon-cauldron = Katel
workshop-icon-cave-entrance = Koobas
workshop-icon-cheese-wedge = Juust
workshop-icon-clover = Neljaleheline ristik
workshop-icon-cobra = Kobra
workshop-icon-compass = Kompass
workshop-icon-crab = Krabi
workshop-icon-crown = Kroon
workshop-icon-cyclops = Kükloop
workshop-icon-dolphin = Delfiin
workshop-icon-donkey = Eesel
workshop-icon-drum = Trumm
workshop-icon-fairy = Haldjas
workshop-icon-flame = Leek
workshop-icon-fountain = Purskkaev
workshop-icon-fox-head = Rebane
workshop-icon-frog = Konn
workshop-icon-goat = Kits
workshop-icon-goblin-head = Goblin
workshop-icon-goose = Hani
workshop-icon-hammer-drop = Langev vasar
workshop-icon-hedge = Hekk
workshop-icon-hedgehog = Siil
workshop-icon-honeypot = Meepott
workshop-icon-horseshoe = Hobuseraud
workshop-icon-imp-laugh = Naerev kuradike
workshop-icon-inn-sign = Kõrtsisilt
workshop-icon-jellyfish = Meduus
workshop-icon-key = Võti
workshop-icon-ladder = Redel
workshop-icon-lantern-flame = Latern
workshop-icon-lightning-storm = Äike
workshop-icon-lizardman = Sisalik
workshop-icon-maple-leaf = Vahtraleht
workshop-icon-mermaid = Merineitsi
workshop-icon-minotaur = Minotaurus
workshop-icon-mole = Mutt
workshop-icon-moon = Kuu
workshop-icon-mountains = Mäed
workshop-icon-mummy-head = Muumia
workshop-icon-mushroom = Seen
workshop-icon-mushroom-walker = Kõndiv seen
workshop-icon-oak-leaf = Tammeleht
workshop-icon-octopus = Kaheksajalg
workshop-icon-owl = Öökull
workshop-icon-palm-tree = Palm
workshop-icon-party-hat = Peomüts
workshop-icon-penguin = Pingviin
workshop-icon-pig-face = Siga
workshop-icon-pirate-skull = Piraadi pealuu
workshop-icon-pumpkin-mask = Kõrvits
workshop-icon-rabbit-head = Küülik
workshop-icon-raven = Ronk
workshop-icon-reed = Pilliroog
workshop-icon-robot-golem = Golem
workshop-icon-rolling-dices = Täringud
workshop-icon-salamander = Salamander
workshop-icon-scroll-quill = Kirjarull ja sulg
workshop-icon-sea-serpent = Meremadu
workshop-icon-shark-jaws = Hai lõuad
workshop-icon-sheep = Lammas
workshop-icon-shield = Kilp
workshop-icon-sloth = Laiskloom
workshop-icon-snail = Tigu
workshop-icon-snail-rider = Teoratsur
workshop-icon-snowman = Lumememm
workshop-icon-spider-face = Ämblik
workshop-icon-sun = Päike
workshop-icon-swan = Luik
workshop-icon-teapot = Teekann
workshop-icon-telescope = Teleskoop
workshop-icon-thor-hammer = Sõjavasar
workshop-icon-tornado = Tuulispea
workshop-icon-tortoise = Kilpkonn
workshop-icon-totem-head = Tootem
workshop-icon-treasure-map = Aardekaart
workshop-icon-trident = Kolmhark
workshop-icon-trumpet = Trompet
workshop-icon-umbrella = Vihmavari
workshop-icon-unicorn = Ükssarvik
workshop-icon-vampire-dracula = Vampiir
workshop-icon-walrus-head = Morsk
workshop-icon-watchtower = Vahitorn
workshop-icon-water-drop = Veetilk
workshop-icon-whale-tail = Vaala saba
workshop-icon-wheat = Nisu
workshop-icon-windmill = Tuulik
workshop-icon-wolf-head = Hunt
