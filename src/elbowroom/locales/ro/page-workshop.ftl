### Atelierul: rase și puteri proprii. Valorile câmpurilor se numesc ca în `pieces.ftl`.

## Ecranul

workshop-lead = În fiecare cutie sunt un drapel gol și o insignă goală. Aici le umpli tu: spune în cuvinte simple ce știe să facă rasa sau puterea ta, iar fraza de sub imagine povestește ce ai făcut.
workshop-packs = Pachetele tale
workshop-pack-name = Numele pachetului
workshop-pack-number = Pachetul { $number }
workshop-blank-pack = Pachet gol
workshop-new-pack = Pachet nou…
workshop-throw-away = Aruncă pachetul
workshop-tools = Unelte
workshop-undo = Anulează
workshop-redo = Refă
workshop-share = Distribuie
workshop-save = Salvează fișierul
workshop-open = Deschide un fișier
workshop-print = Tipărește
workshop-play = Joacă acum
workshop-verdict = { $state ->
    [fine] Totul se potrivește.
    [wrong] { $count ->
        [one] { $count } lucru nu se potrivește.
        [few] { $count } lucruri nu se potrivesc.
       *[other] { $count } de lucruri nu se potrivesc.
    }
    [offline] Serverul nu răspunde.
   *[unknown] Se verifică…
}
workshop-not-kept = Acest browser nu păstrează nimic acum. Salvează un fișier înainte să pleci.
workshop-wrong-file = Acesta nu e un pachet: { $problem }
workshop-wrong-link = Acest link nu conține niciun pachet care să poată fi citit.
workshop-unreadable = { $count ->
    [one] Versiunea aceasta nu poate citi { $count } pachet din acest browser. Rămâne unde este.
    [few] Versiunea aceasta nu poate citi { $count } pachete din acest browser. Rămân unde sunt.
   *[other] Versiunea aceasta nu poate citi { $count } de pachete din acest browser. Rămân unde sunt.
}

## Drapele și insigne

workshop-new-race = Drapel gol: o rasă
workshop-new-power = Insignă goală: o putere
workshop-blank-race = O rasă fără nume
workshop-blank-power = O putere fără nume
workshop-starters = Începe cu un exemplu
workshop-like = asemănător: { $name }
workshop-drop-piece = Scoate: { $name }
workshop-rules = Ce știe să facă
workshop-add-rule = Adaugă ceva ce știe…
workshop-drop-rule = Scoate: { $what }
workshop-finer = Limite și momente
workshop-rare = Puteri rare
workshop-own-text = Un text propriu
workshop-lender = { $race } ({ $box })
workshop-choose-icon = Alege o imagine
workshop-other-languages = { $count ->
    [0] În alte limbi
    [one] În alte limbi ({ $count })
    [few] În alte limbi ({ $count })
   *[other] În alte limbi ({ $count })
}
workshop-in-other-languages = Același lucru în alte limbi
workshop-fewer = Mai puțin: { $what }
workshop-more = Mai mult: { $what }

## Câmpuri

workshop-field-name = Nume
workshop-field-text = Text
workshop-field-icon = Imagine
workshop-field-colour = Culoare
workshop-field-tokens = Simboluri
workshop-field-extra = Simboluri care mai vin
workshop-field-keeps-aside = Simboluri doar pentru cuceriri
workshop-field-replaces = Joacă cu simbolurile rasei
workshop-help-replaces = Acea rasă rămâne în cutie cât timp a ta e în joc.
workshop-field-box = Simboluri în cutie
workshop-field-amount = Câte
workshop-field-per = Pentru ce
workshop-field-where = Ce regiuni
workshop-field-every = La fiecare atâtea
workshop-field-at-most = Cel mult
workshop-field-when = Când
workshop-field-state = În declin
workshop-field-first = Doar atâtea cuceriri pe tur
workshop-field-faces = Fețe
workshop-field-rolls = Aruncări
workshop-field-whose = Care aruncare
workshop-field-supply = Câte sunt
workshop-field-placed = Când se pune
workshop-field-defence = Apărare
workshop-field-coins = Monede pe tur
workshop-choice-always = mereu
workshop-choice-active = nu în declin
workshop-choice-stays-region = în fiecare regiune
workshop-choice-stays-race = în total, pe lângă unul în fiecare regiune
workshop-choice-swap-seat = o dată pe tur pentru fiecare adversar
workshop-choice-swap-turn = o dată pe tur

## Feluri de reguli

workshop-kind-coins = Monede
workshop-about-coins = Aduce mai mult de o monedă pe regiune.
workshop-kind-tokens = Simboluri noi
workshop-about-tokens = Din tăviță mai vin simboluri.
workshop-kind-discount = Cuceriri mai ieftine
workshop-about-discount = Unele regiuni costă mai puține simboluri.
workshop-kind-defence = Apărare
workshop-about-defence = Atacatorii au nevoie de mai multe simboluri.
workshop-kind-reach = Bătaie lungă
workshop-about-reach = Atacă acolo unde alții nu pot.
workshop-kind-links = Drumuri ascunse
workshop-about-links = Regiuni îndepărtate sunt socotite vecine.
workshop-kind-losses = Pierderi
workshop-about-losses = Câte simboluri se pierd odată cu o regiune; de obicei unul.
workshop-kind-stays = Ce rămâne în declin
workshop-about-stays = De obicei rămâne un simbol în fiecare regiune.
workshop-kind-die = Zarul
workshop-about-die = Alte fețe, mai multe aruncări sau o aruncare în apărare.
workshop-kind-extra-round = Încă o rundă de cuceriri
workshop-about-extra-round = Când cuceririle s-au terminat, încep din nou.
workshop-kind-marker = O piesă proprie
workshop-about-marker = Ceva ce stă în regiuni și face ceva acolo.
# What a marker is called until it has a name of its own.
workshop-marker-name = piesă
workshop-kind-take = O regiune la preț fix
workshop-about-take = O mutare proprie, oricât de bine ar fi apărată regiunea.
workshop-kind-swap = Înlocuirea unui simbol
workshop-about-swap = O mutare proprie împotriva simbolurilor singure.
workshop-kind-peace = Pace
workshop-about-peace = O mutare proprie care ține un adversar la distanță.

## Condiții

workshop-any-region = Orice regiune; condiție…
workshop-add-condition = Adaugă o condiție…
workshop-drop-condition = Scoate: { $what }
workshop-where-terrain = Teren
workshop-where-symbol = Semn
workshop-where-coast = Țărm
workshop-where-edge = Marginea hărții
workshop-where-owner = Cine e acolo
workshop-where-empty = Goală sau nu
workshop-where-tokens-at-least = Simboluri acolo, cel puțin
workshop-where-tokens-at-most = Simboluri acolo, cel mult
workshop-where-marker = Piesa proprie
workshop-where-near = Lângă…
workshop-where-not = Dar nu…
workshop-where-touched = Lângă regiunile tale

## Trimitere și tipărire

workshop-link = Link
workshop-copy = Copiază linkul
workshop-code = Cod cu linkul, pentru cameră
workshop-share-about = Tot pachetul e în link; niciun server nu îl păstrează. Cine îl deschide are o copie.
workshop-link-too-long = Acest pachet e prea lung pentru un link. Salvează-l ca fișier și trimite fișierul.
workshop-code-too-long = Linkul e prea lung pentru un cod pe care să-l poată citi o cameră.
workshop-link-failed = Acest browser nu poate face linkul. Salvează în schimb un fișier.
workshop-print-about = Drapele și insigne pentru piesele goale din cutia ta, pe A4. Mărimea pieselor goale e o presupunere: măsoară-le pe ale tale și potrivește înălțimea. Tipărește fără scalare; și ca PDF.
workshop-print-height = Înălțimea în milimetri

## E echilibrat?

workshop-fair = E echilibrat?
workshop-fair-played = Jocuri jucate: { $played } din { $games }
workshop-fair-waiting = Alții care așteaptă: { $waiting }
workshop-fair-race = Rase
workshop-fair-power = Puteri
workshop-fair-measure = Ce se compară
workshop-fair-yours = a ta
workshop-fair-mend = { $tokens ->
    [one] Dă-i { $tokens } simbol
    [few] Dă-i { $tokens } simboluri
   *[other] Dă-i { $tokens } de simboluri
}
workshop-fair-about = Boți puternici joacă cu piesele tale și fără ele. O primă concluzie vine după vreo 40 de jocuri, de obicei într-un minut, și devine mai sigură pe măsură ce aștepți.
workshop-fair-so-far = Provizoriu: nu s-au jucat încă toate jocurile
workshop-fair-open = { $name }: e prea devreme pentru o concluzie. Deocamdată cea mai apropiată din cutie: { $like }.
workshop-fair-sure = Forță { $strength }, cu o certitudine de 95 % între { $low } și { $high }.
workshop-fair-trial = { $state ->
    [done] Jocuri cu { $tokens ->
        [one] { $tokens } simbol
        [few] { $tokens } simboluri
       *[other] { $tokens } de simboluri
    }: { $games }.
   *[open] Boții mai joacă { $games ->
        [one] { $games } joc
        [few] { $games } jocuri
       *[other] { $games } de jocuri
    } cu { $tokens ->
        [one] { $tokens } simbol
        [few] { $tokens } simboluri
       *[other] { $tokens } de simboluri
    }, ca să se vadă ce se schimbă. Jucate: { $played }.
}

## Imagini, așa cum sunt citite

workshop-icon-anchor = Ancoră
workshop-icon-ancient-ruins = Ruine
workshop-icon-axe-in-stump = Topor în butuc
workshop-icon-badger = Bursuc
workshop-icon-balloon = Balon
workshop-icon-battering-ram = Berbec de asediu
workshop-icon-beach = Plajă
workshop-icon-beaver = Castor
workshop-icon-beaver-face = Cap de castor
workshop-icon-bee = Albină
workshop-icon-beech = Fag
workshop-icon-beehive = Stup
workshop-icon-beer-stein = Halbă de bere
workshop-icon-bell-shield = Scut cu clopot
workshop-icon-bindle = Boccea pe băț
workshop-icon-book-and-glasses = Carte și ochelari
workshop-icon-butterfly = Fluture
workshop-icon-cactus = Cactus
workshop-icon-campfire = Foc de tabără
workshop-icon-candle = Lumânare
workshop-icon-castle = Castel
workshop-icon-cat = Pisică
workshop-icon-cauldron = Cazan
workshop-icon-cave-entrance = Peșteră
workshop-icon-cheese-wedge = Brânză
workshop-icon-clover = Trifoi cu patru foi
workshop-icon-cobra = Cobră
workshop-icon-compass = Busolă
workshop-icon-crab = Crab
workshop-icon-crown = Coroană
workshop-icon-cyclops = Ciclop
workshop-icon-dolphin = Delfin
workshop-icon-donkey = Măgar
workshop-icon-drum = Tobă
workshop-icon-fairy = Zână
workshop-icon-flame = Flacără
workshop-icon-fountain = Fântână arteziană
workshop-icon-fox-head = Vulpe
workshop-icon-frog = Broască
workshop-icon-goat = Capră
workshop-icon-goblin-head = Goblin
workshop-icon-goose = Gâscă
workshop-icon-hammer-drop = Ciocan în cădere
workshop-icon-hedge = Gard viu
workshop-icon-hedgehog = Arici
workshop-icon-honeypot = Borcan cu miere
workshop-icon-horseshoe = Potcoavă
workshop-icon-imp-laugh = Drăcușor care râde
workshop-icon-inn-sign = Firmă de han
workshop-icon-jellyfish = Meduză
workshop-icon-key = Cheie
workshop-icon-ladder = Scară
workshop-icon-lantern-flame = Felinar
workshop-icon-lightning-storm = Fulger
workshop-icon-lizardman = Șopârlă
workshop-icon-maple-leaf = Frunză de arțar
workshop-icon-mermaid = Sirenă
workshop-icon-minotaur = Minotaur
workshop-icon-mole = Cârtiță
workshop-icon-moon = Lună
workshop-icon-mountains = Munți
workshop-icon-mummy-head = Mumie
workshop-icon-mushroom = Ciupercă
workshop-icon-mushroom-walker = Ciupercă la plimbare
workshop-icon-oak-leaf = Frunză de stejar
workshop-icon-octopus = Caracatiță
workshop-icon-owl = Bufniță
workshop-icon-palm-tree = Palmier
workshop-icon-party-hat = Coif de petrecere
workshop-icon-penguin = Pinguin
workshop-icon-pig-face = Porc
workshop-icon-pirate-skull = Craniu de pirat
workshop-icon-pumpkin-mask = Dovleac
workshop-icon-rabbit-head = Iepure
workshop-icon-raven = Corb
workshop-icon-reed = Stuf
workshop-icon-robot-golem = Golem
workshop-icon-rolling-dices = Zaruri
workshop-icon-salamander = Salamandră
workshop-icon-scroll-quill = Pergament și pană
workshop-icon-sea-serpent = Șarpe de mare
workshop-icon-shark-jaws = Fălci de rechin
workshop-icon-sheep = Oaie
workshop-icon-shield = Scut
workshop-icon-sloth = Leneș
workshop-icon-snail = Melc
workshop-icon-snail-rider = Călăreț pe melc
workshop-icon-snowman = Om de zăpadă
workshop-icon-spider-face = Păianjen
workshop-icon-sun = Soare
workshop-icon-swan = Lebădă
workshop-icon-teapot = Ceainic
workshop-icon-telescope = Telescop
workshop-icon-thor-hammer = Ciocan de luptă
workshop-icon-tornado = Vârtej
workshop-icon-tortoise = Broască-țestoasă
workshop-icon-totem-head = Totem
workshop-icon-treasure-map = Harta comorii
workshop-icon-trident = Trident
workshop-icon-trumpet = Trompetă
workshop-icon-umbrella = Umbrelă
workshop-icon-unicorn = Unicorn
workshop-icon-vampire-dracula = Vampir
workshop-icon-walrus-head = Morsă
workshop-icon-watchtower = Turn de veghe
workshop-icon-water-drop = Picătură de apă
workshop-icon-whale-tail = Coadă de balenă
workshop-icon-wheat = Grâu
workshop-icon-windmill = Moară de vânt
workshop-icon-wolf-head = Lup
