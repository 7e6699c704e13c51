### What the commands print. Their help is in help.ftl.

## Words in tables

cli-player = Mängija
cli-players = Mängijad
cli-coins = Mündid
cli-race = Rass
cli-races = Rassid
cli-powers = Eriomadused
cli-combo = Paar
cli-tokens = Hõimud
cli-hand = Käes
cli-regions = Alad
cli-region = Ala
cli-terrain = Maastik
cli-symbols = Sümbolid
cli-here = Veel siin
cli-offer = Valikus
cli-no-race = rassi veel ei ole
cli-move = Tegevus
cli-sequences = Jadad
cli-result = Tulemus
cli-winner = võidab

## replay and demo

cli-round = Voor { $round }/{ $rounds }
cli-replayed = { $verdict ->
    [checked] Tegevusi korratud: { $moves }. Tulemus on sama mis salvestises.
   *[unfinished] Tegevusi korratud: { $moves }. Salvestises ei ole tulemust.
}
cli-verified = Kogu selle mängu juhus tulenes saladusest, mille pitser on { $seal }
cli-verified-compare = Kõik on aus, kui su leht näitas mängu alguses sama pitserit.
cli-verified-same = See on sinu nimetatud pitser: täringu ja paaridega ei teinud keegi sohki.
cli-no-language = Keelt „{ $asked }“ siin ei räägita, seega on kõik inglise keeles. Räägitakse: { $known }.
cli-commands = Elbowroom, lauamäng Small World
cli-more-help = Iga käsk selgitab end ise: elbowroom simulate --help
cli-demo = Kaks lihtsat mängijat ametis. Seeme: { $seed }
cli-demo-again = Sama mäng uuesti: elbowroom demo --seed { $seed }

## show

cli-decision = { $phase } (voor { $round }/{ $rounds })
cli-brackets = Sulgudes olev rass on allakäigul.
cli-hand-and-aside = { $hand } + { $aside } kõrval
cli-legal-moves = Lubatud tegevused
cli-stacks = Rea all: rassimärke segatud { $banners }, tagasi tulnud { $returned }; eriomaduse märke segatud { $badges }, kõrvale pandud { $discarded }.

## simulate

cli-playing = Mäng käib
cli-games-played = Mänge: { $games }. Mängijaid: { $players }. Tegevusi ja juhuse tulemusi mängus keskmiselt: { $actions }.
cli-seats = Mündid ja võidud
cli-seat = Koht
cli-spread = Standardhälve
cli-wins = Võidud
cli-declines = Allakäigud (keskmine voor: { $mean })
cli-in-round = Voor
cli-picked = Valitud
cli-earned = Teenitud
cli-earned-means = Teenitud: keskmiselt münt iga ala eest, mis müntide kogumisel valduses oli, nii aktiivsena kui ka allakäigul, ning rassi ja eriomaduse boonused; kõik see läheb kirja mõlemale. Jagatud võidust loetakse selle osa.

## perft

cli-perft = Sügavus: { $depth }. Jadasid: { $total }. Aeg: { $seconds } s.

## new-power and new-race

cli-written = Kirjutatud:
cli-try-it = See juba töötab. Proovi järele ja siis muuda:

## bench

cli-measuring = Mõõdame: { $what }
cli-figure = Näitaja
cli-value = Väärtus
cli-meaning = Mida see tähendab
cli-bench-engine = { $engine ->
    [compiled] Kompileeritud mootor, üks tuum.
   *[interpreted] Interpreteeritud mootor, üks tuum. Kompileeritud on kiirem: python3 run.py --compiled bench
}
cli-bench-games = mängud { $map }
cli-bench-games-means = terved juhuslike tegevustega mängud sellel kaardil
cli-bench-actions = tegevused
cli-bench-actions-means = tegevused ja juhuse tulemused nendes mängudes
cli-bench-copy = koopia
cli-bench-copy-means = seisu kopeerimine
cli-bench-legal = lubatud tegevused
cli-bench-legal-means = seisu lubatud tegevuste loetlemine
cli-bench-start = esimene mäng
cli-bench-start-means = Pythoni käivitamisest mängu lõpuni
cli-bench-catanatron-means = selle juhuslikud kahe mängijaga mängud
cli-bench-ratio = suhe
cli-bench-ratio-means = mänge 2p iga catanatroni mängu kohta
cli-bench-alone = Võrrelda ei ole millegagi: catanatron ei ole paigaldatud. Selle toob pip install 'elbowroom[bench]' või make bench.

## A command line that cannot be understood; $name is a word of it

cli-no-such-command = Käsku „{ $name }“ ei ole.
cli-no-such-option = Valikut { $name } ei ole.
cli-missing = Midagi on puudu: { $name }.
cli-needs-value = Valik { $name } vajab väärtust.
cli-bad-value = { $name }: väärtus ei ole seda liiki, mida abi nimetab.
cli-too-much = Seda on rohkem, kui käsk vastu võtab: { $name }.
## admin

admin-tables = Laudu: { $count }
admin-table = Laud
admin-status = Olek
admin-made = Tehtud
admin-last = Viimati
admin-events = Sündmusi
admin-closed = Suletud laudu: { $count }
admin-pruned = Kustutatud laudu: { $count }
admin-would-prune = Kustutatavaid laudu oleks: { $count }
admin-copying = Kopeerime
admin-copied = Koopia on { $path }, terve ja kontrollitud.
admin-moved = Kopeeritud laudu: { $count }. Käivita nüüd server selle andmebaasiga.
## Maps

cli-map = Mängijaid: { $players }. Alasid: { $regions }. Voore: { $rounds }.
cli-map-sound = Selle kaardiga on kõik korras.
cli-map-weight = Kui tõsine
cli-map-problem = Mis on valesti
cli-map-grave = mängida ei saa
cli-map-odd = ebatavaline
## homebrew

cli-homebrew-good = { $path } on korras. Rasse: { $races }, eriomadusi: { $powers }, kaarte: { $maps }.
cli-homebrew-played = Nendega mängitud juhuslikke mänge: { $games }.
cli-homebrew-tokens = Hõime: { $tokens }
cli-homebrew-instead = Hõime: { $tokens } · asendab: { $race }
