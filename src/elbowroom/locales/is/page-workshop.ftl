### Smiðjan: heimagerðar þjóðir og eiginleikar. Gildi reita heita eins og í `pieces.ftl`.

## Skjárinn

workshop-lead = Í hverjum kassa er auður þjóðarfáni og auður eigin­leika­skjöldur. Hér fyllir þú þá út: segðu með einföldum orðum hvað þjóðin eða eiginleikinn getur og setningin undir myndinni segir hvað þú bjóst til.
workshop-packs = Pakkarnir þínir
workshop-pack-name = Nafn pakkans
workshop-pack-number = Pakki { $number }
workshop-blank-pack = Tómur pakki
workshop-new-pack = Nýr pakki …
workshop-throw-away = Henda pakkanum
workshop-tools = Verkfæri
workshop-undo = Afturkalla
workshop-redo = Endurtaka
workshop-share = Deila
workshop-save = Vista skrá
workshop-open = Opna skrá
workshop-print = Prenta
workshop-play = Spila núna
workshop-verdict = { $state ->
    [fine] Allt passar.
    [wrong] { $count ->
        [one] { $count } atriði passar ekki.
       *[other] { $count } atriði passa ekki.
    }
    [offline] Netþjónninn svarar ekki.
   *[unknown] Athuga…
}
workshop-not-kept = Þessi vafri geymir ekkert sem stendur. Vistaðu skrá áður en þú ferð.
workshop-wrong-file = Þetta er ekki pakki: { $problem }
workshop-wrong-link = Í þessum hlekk er enginn pakki sem hægt er að lesa.
workshop-unreadable = { $count ->
    [one] Þessi útgáfa getur ekki lesið { $count } pakka í vafranum. Hann verður geymdur óbreyttur.
   *[other] Þessi útgáfa getur ekki lesið { $count } pakka í vafranum. Þeir verða geymdir óbreyttir.
}

## Fánar og skildir

workshop-new-race = Auður fáni: þjóð
workshop-new-power = Auður skjöldur: eiginleiki
workshop-blank-race = Nafnlaus þjóð
workshop-blank-power = Nafnlaus eiginleiki
workshop-starters = Byrja á dæmi
workshop-like = svipað: { $name }
workshop-drop-piece = Fjarlægja: { $name }
workshop-rules = Hvað þetta getur
workshop-add-rule = Bæta við getu …
workshop-drop-rule = Fjarlægja: { $what }
workshop-finer = Mörk og tímar
workshop-rare = Sjaldgæfir kraftar
workshop-own-text = Eigin texti
workshop-lender = { $race } ({ $box })
workshop-choose-icon = Velja mynd
workshop-other-languages = { $count ->
    [0] Á öðrum tungumálum
    [one] Á öðrum tungumálum ({ $count })
   *[other] Á öðrum tungumálum ({ $count })
}
workshop-in-other-languages = Það sama á öðrum tungumálum
workshop-fewer = Færri: { $what }
workshop-more = Fleiri: { $what }

## Reitir

workshop-field-name = Nafn
workshop-field-text = Texti
workshop-field-icon = Mynd
workshop-field-colour = Litur
workshop-field-tokens = Tákn
workshop-field-extra = Tákn sem koma með að auki
workshop-field-keeps-aside = Tákn aðeins til landvinninga
workshop-field-replaces = Notar tákn þjóðarinnar
workshop-help-replaces = Sú þjóð er í kassanum á meðan þín er í spilinu.
workshop-field-box = Tákn í kassanum
workshop-field-amount = Fjöldi
workshop-field-per = Fyrir hvað
workshop-field-where = Hvaða landsvæði
workshop-field-every = Fyrir hver svo mörg
workshop-field-at-most = Í mesta lagi
workshop-field-when = Hvenær
workshop-field-state = Á hnignunar­skeiði
workshop-field-first = Aðeins svo margir landvinningar í umferð
workshop-field-faces = Hliðar
workshop-field-rolls = Köst
workshop-field-whose = Hvaða kast
workshop-field-supply = Hve mörg eru til
workshop-field-placed = Hvenær það er sett niður
workshop-field-defence = Vörn
workshop-field-coins = Skildingar í umferð
workshop-choice-always = alltaf
workshop-choice-active = ekki á hnignunar­skeiði
workshop-choice-stays-region = á hverju landsvæði
workshop-choice-stays-race = alls, auk eins á hverju landsvæði
workshop-choice-swap-seat = einu sinni í umferð gegn hverjum mótherja
workshop-choice-swap-turn = einu sinni í umferð

## Tegundir reglna

workshop-kind-coins = Skildingar
workshop-about-coins = Gefur meira en skilding fyrir hvert landsvæði.
workshop-kind-tokens = Ný tákn
workshop-about-tokens = Fleiri tákn koma úr bakkanum.
workshop-kind-discount = Ódýrari landvinningar
workshop-about-discount = Sum landsvæði kosta færri tákn.
workshop-kind-defence = Vörn
workshop-about-defence = Árásarlið þarf fleiri tákn.
workshop-kind-reach = Drægni
workshop-about-reach = Ræðst á staði þar sem aðrir geta það ekki.
workshop-kind-links = Leynileiðir
workshop-about-links = Fjarlæg landsvæði teljast nágrannar.
workshop-kind-losses = Tap
workshop-about-losses = Hve mörg tákn tapast með landsvæði; venjulega eitt.
workshop-kind-stays = Það sem verður eftir við hnignun
workshop-about-stays = Venjulega verður eitt tákn eftir á hverju landsvæði.
workshop-kind-die = Teningurinn
workshop-about-die = Aðrar hliðar, fleiri köst eða kast til varnar.
workshop-kind-extra-round = Önnur lota landvinninga
workshop-about-extra-round = Þegar landvinningum er lokið hefjast þeir aftur.
workshop-kind-marker = Eigið merki
workshop-about-marker = Eitthvað sem stendur á landsvæðum og gerir eitthvað þar.
# What a marker is called until it has a name of its own.
workshop-marker-name = merki
workshop-kind-take = Landsvæði á föstu verði
workshop-about-take = Eigin leikur, hversu vel sem landsvæðið er varið.
workshop-kind-swap = Tákni skipt út
workshop-about-swap = Eigin leikur gegn stökum táknum.
workshop-kind-peace = Friður
workshop-about-peace = Eigin leikur sem heldur mótherja frá.

## Skilyrði

workshop-any-region = Öll landsvæði; skilyrði …
workshop-add-condition = Bæta við skilyrði …
workshop-drop-condition = Fjarlægja: { $what }
workshop-where-terrain = Landslag
workshop-where-symbol = Merki
workshop-where-coast = Strönd
workshop-where-edge = Brún kortsins
workshop-where-owner = Hver er þar
workshop-where-empty = Mannað eða ómannað
workshop-where-tokens-at-least = Tákn þar, að minnsta kosti
workshop-where-tokens-at-most = Tákn þar, í mesta lagi
workshop-where-marker = Eigið merki
workshop-where-near = Aðliggjandi landsvæði er …
workshop-where-not = En ekki …
workshop-where-touched = Við landsvæðin þín

## Deiling og prentun

workshop-link = Hlekkur
workshop-copy = Afrita hlekk
workshop-code = Kóði með hlekknum, fyrir myndavél
workshop-share-about = Allur pakkinn er í hlekknum; enginn netþjónn geymir hann. Hver sem opnar hlekkinn fær afrit.
workshop-link-too-long = Þessi pakki er of langur fyrir hlekk. Vistaðu hann sem skrá og sendu hana.
workshop-code-too-long = Hlekkurinn er of langur fyrir kóða sem myndavél gæti lesið.
workshop-link-failed = Þessi vafri getur ekki búið til hlekkinn. Vistaðu skrá í staðinn.
workshop-print-about = Fánar og skildir á auðu spjöldin í kassanum þínum, á A4. Stærð auðu spjaldanna er ágiskun: mældu þín og stilltu hæðina. Prentaðu án þess að breyta stærð; líka sem PDF.
workshop-print-height = Hæð í millimetrum

## Er þetta sanngjarnt?

workshop-fair = Er þetta sanngjarnt?
workshop-fair-played = Spil sem er lokið: { $played } af { $games }
workshop-fair-waiting = Aðrir sem bíða: { $waiting }
workshop-fair-race = Þjóðir
workshop-fair-power = Eiginleikar
workshop-fair-measure = Hvað er borið saman
workshop-fair-yours = þitt
workshop-fair-mend = { $tokens ->
    [one] Setja á það { $tokens } tákn
   *[other] Setja á það { $tokens } tákn
}
workshop-fair-about = Sterk vélmenni spila bæði með því sem þú bjóst til og án þess. Fyrsti dómur kemur eftir um 40 spil, oftast innan mínútu, og verður öruggari á meðan þú bíður.
workshop-fair-so-far = Til bráðabirgða: ekki er öllum spilum lokið
workshop-fair-open = { $name }: of snemmt er að segja til um það. Næst í kassanum hingað til: { $like }.
workshop-fair-sure = Styrkur { $strength }, með 95% vissu á milli { $low } og { $high }.
workshop-fair-trial = { $state ->
    [done] Spil þar sem táknin voru { $tokens }: { $games }.
   *[open] Vélmennin spila { $games } spil í viðbót þar sem táknin eru { $tokens }, til að sjá hverju það breytir. Lokið: { $played }.
}

## Myndir, eins og þær eru lesnar upp

workshop-icon-anchor = Akkeri
workshop-icon-ancient-ruins = Rústir
workshop-icon-axe-in-stump = Öxi í trjástubbi
workshop-icon-badger = Greifingi
workshop-icon-balloon = Loftbelgur
workshop-icon-battering-ram = Múrbrjótur
workshop-icon-beach = Strönd
workshop-icon-beaver = Bjór
workshop-icon-beaver-face = Bjórsandlit
workshop-icon-bee = Býfluga
workshop-icon-beech = Beykitré
workshop-icon-beehive = Býflugnabú
workshop-icon-beer-stein = Bjórkanna
workshop-icon-bell-shield = Skjöldur með bjöllu
workshop-icon-bindle = Böggull á priki
workshop-icon-book-and-glasses = Bók og gleraugu
workshop-icon-butterfly = Fiðrildi
workshop-icon-cactus = Kaktus
workshop-icon-campfire = Varðeldur
workshop-icon-candle = Kerti
workshop-icon-castle = Kastali
workshop-icon-cat = Köttur
workshop-icon-cauldron = Seiðpottur
workshop-icon-cave-entrance = Hellir
workshop-icon-cheese-wedge = Ostur
workshop-icon-clover = Fjögurra laufa smári
workshop-icon-cobra = Kóbraslanga
workshop-icon-compass = Áttaviti
workshop-icon-crab = Krabbi
workshop-icon-crown = Kóróna
workshop-icon-cyclops = Kýklópi
workshop-icon-dolphin = Höfrungur
workshop-icon-donkey = Asni
workshop-icon-drum = Tromma
workshop-icon-fairy = Blómálfur
workshop-icon-flame = Logi
workshop-icon-fountain = Gosbrunnur
workshop-icon-fox-head = Refur
workshop-icon-frog = Froskur
workshop-icon-goat = Geit
workshop-icon-goblin-head = Drísill
workshop-icon-goose = Gæs
workshop-icon-hammer-drop = Fallandi hamar
workshop-icon-hedge = Limgerði
workshop-icon-hedgehog = Broddgöltur
workshop-icon-honeypot = Hunangskrukka
workshop-icon-horseshoe = Skeifa
workshop-icon-imp-laugh = Hlæjandi púki
workshop-icon-inn-sign = Kráarskilti
workshop-icon-jellyfish = Marglytta
workshop-icon-key = Lykill
workshop-icon-ladder = Stigi
workshop-icon-lantern-flame = Lukt
workshop-icon-lightning-storm = Eldingar
workshop-icon-lizardman = Eðla
workshop-icon-maple-leaf = Hlynlauf
workshop-icon-mermaid = Hafmeyja
workshop-icon-minotaur = Mínótáros
workshop-icon-mole = Moldvarpa
workshop-icon-moon = Tungl
workshop-icon-mountains = Fjöll
workshop-icon-mummy-head = Múmía
workshop-icon-mushroom = Sveppur
workshop-icon-mushroom-walker = Gangandi sveppur
workshop-icon-oak-leaf = Eikarlauf
workshop-icon-octopus = Kolkrabbi
workshop-icon-owl = Ugla
workshop-icon-palm-tree = Pálmatré
workshop-icon-party-hat = Veisluhattur
workshop-icon-penguin = Mörgæs
workshop-icon-pig-face = Svín
workshop-icon-pirate-skull = Hauskúpa sjóræningja
workshop-icon-pumpkin-mask = Grasker
workshop-icon-rabbit-head = Kanína
workshop-icon-raven = Hrafn
workshop-icon-reed = Reyr
workshop-icon-robot-golem = Gólem
workshop-icon-rolling-dices = Teningar
workshop-icon-salamander = Salamandra
workshop-icon-scroll-quill = Bókrolla og fjaðurpenni
workshop-icon-sea-serpent = Sæormur
workshop-icon-shark-jaws = Hákarlskjaftur
workshop-icon-sheep = Kind
workshop-icon-shield = Skjöldur
workshop-icon-sloth = Letidýr
workshop-icon-snail = Snigill
workshop-icon-snail-rider = Knapi á snigli
workshop-icon-snowman = Snjókarl
workshop-icon-spider-face = Könguló
workshop-icon-sun = Sól
workshop-icon-swan = Svanur
workshop-icon-teapot = Tekanna
workshop-icon-telescope = Sjónauki
workshop-icon-thor-hammer = Stríðshamar
workshop-icon-tornado = Hvirfilvindur
workshop-icon-tortoise = Skjaldbaka
workshop-icon-totem-head = Tótem
workshop-icon-treasure-map = Fjársjóðskort
workshop-icon-trident = Þríforkur
workshop-icon-trumpet = Trompet
workshop-icon-umbrella = Regnhlíf
workshop-icon-unicorn = Einhyrningur
workshop-icon-vampire-dracula = Vampíra
workshop-icon-walrus-head = Rostungur
workshop-icon-watchtower = Varðturn
workshop-icon-water-drop = Vatnsdropi
workshop-icon-whale-tail = Hvalsporður
workshop-icon-wheat = Hveiti
workshop-icon-windmill = Vindmylla
workshop-icon-wolf-head = Úlfur
