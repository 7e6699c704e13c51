### One’s own games: what decided one of them for oneself, and the page with all that this browser remembers.

## What decided the game for me

page-forme-title = Mis sinu jaoks mängu otsustas
page-forme-who = Kes sa oled
page-forme-ahead = Lõpuks jääb { $other } sinust { combo-coins.gen } võrra maha.
page-forme-behind = Lõpuks on { $other } sinust { combo-coins.gen } võrra ees.
page-forme-equal = Lõpuks on mängijal { $other } sama palju münte kui sinul: { $coins }.
page-forme-best = Sinu parim paar: „{ $combo }“. See tõi { combo-coins.acc } { count-turns.com }, käigu kohta { $average }.
page-forme-worst = Sinu nõrgim paar: „{ $combo }“. See tõi { combo-coins.acc } { count-turns.com }, käigu kohta { $average }.
page-forme-only = Sa mängisid ainult ühe paariga: „{ $combo }“. See tõi { combo-coins.acc } { count-turns.com }, käigu kohta { $average }.

## Where the difference was largest. $coins are yours, $their those of $other.

page-forme-regions-more = Sinu aktiivsete rasside valduses oli rohkem maad. Sina: { combo-coins }; { $other }: { $their }.
page-forme-regions-less = Sinu aktiivsete rasside valduses oli vähem maad. Sina: { combo-coins }; { $other }: { $their }.
page-forme-race-more = Sinu rasside omadused tõid rohkem. Sina: { combo-coins }; { $other }: { $their }.
page-forme-race-less = Sinu rasside omadused tõid vähem. Sina: { combo-coins }; { $other }: { $their }.
page-forme-power-more = Sinu eriomadused tõid rohkem. Sina: { combo-coins }; { $other }: { $their }.
page-forme-power-less = Sinu eriomadused tõid vähem. Sina: { combo-coins }; { $other }: { $their }.
page-forme-declined-more = Sinu rassid teenisid allakäigul rohkem. Sina: { combo-coins }; { $other }: { $their }.
page-forme-declined-less = Sinu rassid teenisid allakäigul vähem. Sina: { combo-coins }; { $other }: { $their }.
page-forme-found-more = Sa leidsid paaridelt rohkem münte. Sina: { combo-coins }; { $other }: { $their }.
page-forme-found-less = Sa leidsid paaridelt vähem münte. Sina: { combo-coins }; { $other }: { $their }.
page-forme-start-more = Sa alustasid rohkemate müntidega. Sina: { combo-coins }; { $other }: { $their }.
page-forme-start-less = Sa alustasid vähemate müntidega. Sina: { combo-coins }; { $other }: { $their }.
page-forme-paid-more = Sa maksid paaride eest vähem. Sina: { combo-coins }; { $other }: { $their }.
page-forme-paid-less = Sa maksid paaride eest rohkem. Sina: { combo-coins }; { $other }: { $their }.

## Its two charts

page-forme-coins = Mündid allika järgi
page-forme-you = Sina
page-forme-all = Kõik kokku
page-forme-part-start = Alguses
page-forme-part-paid = Makstud paaride eest
page-forme-combos = Sinu paarid, münte käigu kohta
page-forme-spell = { combo-coins } { count-turns.com }
page-forme-about = Paari müntide hulgas on ka see, mida ta allakäigul teenis; käikude hulka loetakse need, mil ta oli aktiivne, ja see, mil algas allakäik.
page-forme-more = Kõik minu mängud

## The page with all games of this browser

page-mine-who = Kelle mängud
page-mine-everybody = Kõik siin
page-mine-looking = Otsime lõpetatud mänge…
page-mine-empty = Sinu lugu algab esimesest mängust
page-mine-empty-about = Iga mäng, mille selles brauseris lõpuni mängid, jäetakse siin meelde. Siia tuleb:
page-mine-empty-levels = Sinu tulemused iga taseme bottide ja inimeste vastu.
page-mine-empty-races = Rassid, mis sulle kõige rohkem meeldivad, ja paarid, mis sulle kõige rohkem toovad.
page-mine-empty-time = Sinu tulemused ajas, mäng mängu järel.
page-mine-empty-play = Mängi üks mäng

page-mine-played = Mänge mängitud
page-mine-won = Mänge võidetud
page-mine-won-share = { $count } ({ $share }%)
page-mine-last = Võite viimase { $count } hulgas
page-mine-best = Kõige rohkem münte mängus

page-mine-time = Mäng mängu järel
page-mine-time-label = Mündid ees või taga, mäng mängu järel. Mänge: { $count }. Allolev loend ütleb sama sõnadega.
page-mine-time-about = Kui palju münte oled ees teiste parimast või võitjast taga. Kõige uuem mäng on paremal.
page-mine-bar = { $day }: { $place }. koht, { combo-coins } ({ $margin })
page-mine-list = Loendina
page-mine-day = Päev
page-mine-with = Kellega
page-mine-place = Koht
page-mine-place-of = { $place }/{ $players }
page-mine-coins = Mündid
page-mine-margin = Ees

page-mine-levels = Iga taseme vastu
page-mine-opponent = Vastane
page-mine-people = Inimesed
page-mine-beaten = Seljataha jäetud
page-mine-beaten-of = { $beaten }/{ $met }
page-mine-margin-average = Münte ees, keskmiselt
page-mine-levels-about = Loeb iga vastane mängus: lauas, kus on kaks kerget botti, kohtad kahte.

page-mine-races = Lemmikrassid
page-mine-combos = Keskmiselt parimad paarid
page-mine-times = { $count ->
    [1] üks kord
    [2] kaks korda
    [one] { $count } kord
   *[other] { $count } korda
}
page-mine-average-turn = keskmiselt { combo-coins }, käigu kohta { $average }
page-mine-times-turn = mängitud { page-mine-times }, käigu kohta { $average }

page-mine-kept = Need mängud on ainult selles brauseris ja mitte kusagil mujal. Ruumi on viimase { $count } mängu jaoks. Mäng läheb arvesse, kui see mängiti algusest lõpuni ja keegi ei jätnud seda boti hooleks.
page-mine-save = Salvesta failina
page-mine-add = Lisa failist
page-mine-added = { $count ->
    [0] Kõik selle faili mängud olid siin juba olemas.
   *[other] Mänge lisatud: { $count }.
}
page-mine-full = Brauser keeldub neid mänge alles hoidmast. Need on näha, kuni siit lehelt lahkud.
page-mine-clear = Kustuta kõik
page-mine-clear-sure = Mänge, mis jäädavalt unustataks: { $count }. Kui neid võib veel vaja minna, salvesta need enne failina.
page-mine-clear-yes = Unusta need
page-mine-cleared = Kõik mängud on kustutatud.

page-mine-file-long = See fail on mängude loendi kohta liiga suur.
page-mine-file-no-json = Seda faili ei saa lugeda: see ei ole JSON või on poolik.
page-mine-file-other = Selles failis on midagi muud: õigeid faile teeb sellel lehel „Salvesta failina“.
page-mine-file-version = Selle faili versioon on { $version }, mida see leht lugeda ei oska. Leht loeb versiooni 1.
page-mine-file-game = Selle faili { $number }. mäng on rikutud: „{ $field }“ puudub või on vale. Midagi ei lisatud.
