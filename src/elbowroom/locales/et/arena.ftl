### Matches and the ladder.

## Words in tables

arena-bot = Bot
arena-games = Mängud
arena-wins = Võidud
arena-win-rate = Võiduprotsent
arena-interval = 95% vahemik
arena-mean-coins = Mündid
arena-seconds = s/käik

## match

arena-match = Mänge: { $games }. Kaart: { $map }. Seeme: { $seed }. Limiit: { $budget }.
arena-usual-budget = igal botil oma tavaline
arena-seconds-budget = { $seconds } s käigu kohta
arena-nodes-budget = { $nodes ->
    [one] { $nodes } sõlm käigu kohta
   *[other] { $nodes } sõlme käigu kohta
}
arena-uneven = Kohad ei jaotu võrdselt: mängude arv ei jagu mängijate arvuga.

## seats

arena-seats = Mänge: { $games }. Mängijaid: { $players }, kõik { $bot }. Seeme: { $seed }. Limiit: { $budget }.
arena-seat = Koht
arena-of-fair-share = Võrdsest osast

## What bots did wrong

arena-mishap-raised = { $bot } andis vea { $detail }
arena-mishap-illegal = { $bot } valis lubamatu tegevuse: { $detail }
arena-mishap-not-a-move = { $bot } vastas { $detail }, mis ei ole tegevus
arena-mishap-too-slow = { $bot } kulutas käigule { $detail } s
arena-mishaps = { $more ->
    [0] { $what } ({ $round }. voor). Käigu mängis lõpuni tase { $fallback }.
   *[other] { $what } ({ $round }. voor; veel selliseid käike: { $more }). Need mängis lõpuni tase { $fallback }.
}

## ladder

arena-ladder = Edetabel
arena-ladder-about = Kui tugevad tasemed on ja kuidas nad mängivad. Mänge igas lauas: { $games }, iga seeme kord igalt kohalt. See lehekülg ja selle arvud tulevad ühest käsust ning sama käsk annab need uuesti:
arena-usual-nodes = Igal tasemel on oma tavaline limiit, mida loetakse seisudes, mitte sekundites: ükski masin ei ole nii kiire ega nii aeglane, et see tulemust muudaks.
arena-fixed-nodes = Iga käigu limiiti loetakse seisudes, igal tasemel { $nodes }; ükski masin ei ole nii kiire ega nii aeglane, et see tulemust muudaks.
arena-plot = Võiduprotsendid ja mündid voorude kaupa
arena-level = Tase
arena-table = Laud
arena-fair = Võrdne osa
arena-players = { count-players }
arena-per-game = Mängu kohta

arena-ratings = Reitingud
arena-ratings-about = Bradley-Terry sobitus Elo skaalal: 400 punkti tähendab võiduvõimalust kümme ühe vastu ja esimesel tasemel on 0. Suuremates laudades võrreldakse iga kahte eri taset ja parem on see, kes lõpetab eespool.

arena-pairs = Kaks mängijat
arena-pairs-about = Kui sageli võidab rea tase veeru taset, koos 95% vahemikuga. Jagatud võit loeb pooleks. Kõiki neid matše saab vaadata ka üksikult käsuga `elbowroom match`, sama seemne ja sama mängude arvuga.

arena-steps = Tase allpool oleva taseme vastu
arena-steps-about = Üks mängija ühelt tasemelt ja ülejäänud laud täis allpool oleva taseme koopiaid. Kui tase saab üle võrdse osa, on ta parem.

arena-mixed = Segalauad
arena-mixed-about = Naabertasemed ühes lauas.

arena-purses = Mündid voorude kaupa
arena-purses-about = Keskmine kukkur pärast iga vooru, kõige väiksemates mängitud laudades.

arena-declines = Allakäik
arena-declines-about = Kui sageli tase mängus rassi allakäigule saadab ja kuidas allakäigud voorude vahel jagunevad. Siin ja allpool lähevad arvesse kõik lauad.

arena-races = Rassid
arena-races-about = Iga taseme kohta: osa selle valikutest ja mündid, mille üks valik teenis (münt iga ala eest, mis müntide kogumisel valduses oli, nii aktiivsena kui ka allakäigul, ning rassi ja eriomaduse boonused; kõik see läheb kirja mõlemale). Esimesena tuleb see, mis teenis kõige rohkem viimasele tasemele.

arena-powers = Eriomadused
arena-powers-about = Sama eriomaduste kohta.

arena-plot-pairs = Võiduprotsendid, kaks mängijat
arena-plot-steps = Allpool oleva taseme koopiate vastu
arena-plot-purses = Mündid voorude kaupa
arena-plot-round = Voor
arena-plot-fair = võrdne osa

## Training

train-iteration = Iteratsioon
train-coins = Mündid keskmiselt
train-seconds = Sekundid
train-working = Mängime ja õpime…

## Analysis

analyse-thinking = Mõtleme…
analyse-player = Mängija
analyse-coins = Oodatavad mündid
analyse-win = Võidu tõenäosus
analyse-prospects = { $games ->
    [0] Lõpp
   *[other] Väljavaated (lõpuni mängitud mänge: { $games })
}
analyse-plans = Parimad plaanid: { $name }
analyse-lead = Edu
analyse-moves = Tegevused
analyse-why = Miks
analyse-curve = Võidu tõenäosus pärast iga käiku
analyse-turns = Mida käigud maksid
analyse-turns-none = Ükski käik ei läinud kalliks: kõik mängisid umbes sama hästi, nagu oleks mänginud analüüs.
analyse-round = Voor
analyse-cost = Hind
analyse-mistake = Mis oli parem
analyse-better = Parem plaan

## homebrew balance

balance-strength = Tugevus
balance-coins = Münte valiku kohta
balance-about = Tugevus ütleb, mitme mündi võrra see suurendab varakult valinud mängija edu, võrreldes mängukarbi keskmisega. Mündid valiku kohta on need, mida selle paarid mängu lõpuni teenisid, nii aktiivsena kui ka allakäigul.
balance-verdict-average = { $name }: umbes keskmine. Mängukarbis kõige lähem: { $like }.
balance-verdict-strong = { $name }: keskmisest tugevam, aga mängukarbi piires. Kõige lähem: { $like }.
balance-verdict-weak = { $name }: keskmisest nõrgem, aga mängukarbi piires. Kõige lähem: { $like }.
balance-verdict-too-strong = { $name }: liiga tugev, mängukarbis pole midagi nii tugevat. Kõige lähem: { $like }.
balance-verdict-too-weak = { $name }: liiga nõrk, mängukarbis pole midagi nii nõrka. Kõige lähem: { $like }.
balance-verdict-too-few-picks = { $name }: valiti liiga harva, et midagi öelda.
balance-advice = { $tried ->
    [short] Ainult hõimude arvust ei piisa: kui hõime oleks { $tokens }, oleks see ikka keskmisest kaugel.
    [guess] Kui hõime oleks { $before } asemel { $tokens }, võiks see olla umbes keskmine; mängud selle arvuga alles algasid.
    [yes] Kui hõime on { $before } asemel { $tokens }, on see umbes keskmine; seda on mängudes proovitud.
   *[no] Kui hõime oleks { $before } asemel { $tokens }, oleks see umbes keskmine; see on arvutatud mängudest, kus hõime oli { $other }.
}
