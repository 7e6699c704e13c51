### Replays, the chart of coins, and the end of a game.

## The chart

page-chart-coins = Mündid pärast iga vooru
page-chart-earned = Seni saadud mündid, nagu kõik neid näha võisid
page-chart-label = { $title }: { $totals }.
page-chart-total = { $name } { $coins }
page-chart-who = Kelle mündid
page-chart-all = Kõik
page-chart-table = Tabelina
page-chart-round = Voor
page-chart-start = Algus
page-chart-by-source = Mündid allika järgi: { $name }
page-chart-seek = Koht mängus
page-chart-part = { $source }: { $coins }
page-chart-paid = Makstud paaride eest
page-chart-sum = Kokku
page-source-regions = Maa
page-source-race = Rass
page-source-power = Eriomadus
page-source-declined = Allakäigul
page-source-found = Paaridelt leitud

## The replay

page-replay-title = Kordus
page-replay-loading = Toome mängu kohale…
page-replay-empty = Siin ei ole enam salvestist. Ava see avalehelt uuesti.
page-replay-step = Tegevus { $step }/{ $steps }
page-replay-where = { $round }. voor, { $name }
page-replay-begin = Mäng algab.
page-replay-regroup = { $name } lõpetab vallutamise ja võtab hõimud kätte.
page-replay-done = { $name } ei tee siin rohkem midagi.
page-replay-play = Esita
page-replay-pause = Paus
page-replay-back = Üks tegevus tagasi
page-replay-forward = Üks tegevus edasi
page-replay-turn-back = Eelmise käigu juurde
page-replay-turn-forward = Järgmise käigu juurde
page-replay-first = Algusesse
page-replay-last = Lõppu
page-replay-speed = Kiirus
page-replay-speed-label = Kiirus × { $speed }
page-replay-tab-coins = Mündid
page-replay-tab-review = Analüüs
page-replay-tab-players = Mängijad
page-replay-tab-combos = Paarid
page-replay-tab-turns = Käigud
page-replay-tab-log = Logi
page-replay-tabs = Mida kaardi all näidatakse
page-replay-round = { $round }. voor
page-replay-board = Kaart pärast { $step }. tegevust
page-replay-record = Laadi salvestis alla
page-replay-share = Kopeeri link
page-replay-shared = Link on kopeeritud
page-replay-share-failed = Linki ei õnnestunud kopeerida. See on aadressiribal.
page-replay-again = Mängi siit edasi
page-replay-over = Mäng lõppes siin; edasi mängimiseks mine veidi tagasi.

page-play-on-title = Mängi siit edasi
page-play-on-about = Uus laud algab { $round }. voorust. Siis otsustab: { $name }. Mäng, mida vaatad, jääb selliseks, nagu see on.
page-play-on-seat = Kes mängib: { $name }
page-play-on-you = Sina
page-play-on-bot = Bot
page-play-on-start = Alusta

## The end of a game

page-over-won = { $name } võidab
page-over-you-won = Sina võidad
page-over-shared = Jagatud võit: { $names }
page-over-margin = { combo-coins }; { $other }: { $their }
page-over-final = Mündid lõpus
page-over-why = Miks
page-over-place = { $place }. koht
page-over-again = Mängi uuesti
page-over-watch = Vaata kordust
page-over-look = Vaata mängulauda
page-over-home = Avaleht

## Something to smile about, by how the game ended

over-quip-won-close = Kitsam kui kahel härjapõlvlasel ühes köögis. Aga võit on võit.
over-quip-won-plain = Veel ühe võidu jaoks on alati ruumi.
over-quip-won-far = Nii laia naeratuse jaoks jääb kaart kitsaks.
over-quip-lost-close = Veel üks münt kusagilt põõsa alt, ja võit olnuks käes.
over-quip-lost-plain = Neliteist rassi ootab juba järgmist korda.
over-quip-lost-far = Mõnel päeval paistavad langenud hõimudki tegusad. Kas uuesti?
over-quip-watched-close = Vahe oli juuksekarva jagu, ja siinkandis on juuksed peenikesed.
over-quip-watched-plain = Kellelgi olid pikemad küünarnukid.
over-quip-watched-far = See polnud enam mäng, see oli väljatõstmine.

## Why the winner won

page-why-shared = Münte on võrdselt, hõime kaardil samuti. Münte igaühel: { $coins }.
page-why-tie = Münte on võrdselt: { $coins }. Rohkem hõime kaardil: { $name }; vähem: { $other }.
page-why-best-combo = Mängu parim paar: „{ $combo }“. Münte sellest: { $coins }, kokku { $total }.
page-why-combo = Kõige rohkem toonud paar: „{ $combo }“. Münte sellest: { $coins }, kokku { $total }.
page-why-regions = Aktiivsete rasside maa: { combo-coins }; { $other }: { $their }.
page-why-race = Rasside omadused (eelkõige { $trait }): { combo-coins }; { $other }: { $their }.
page-why-power = Eriomadused (eelkõige { $trait }): { combo-coins }; { $other }: { $their }.
page-why-declined = Rassid teenisid ka allakäigul: { combo-coins }; { $other }: { $their }.
page-why-price = Paarid, kui leitud mündid maha arvata, maksid { combo-coins.acc }; { $other }: { $their }.
page-why-found = Paaridelt leitud mündid, kui hind maha arvata: { $coins }; { $other }: { $their }.
page-why-start = Mündid alguses: { $coins }; { $other }: { $their }.
page-why-always = { $name } oli eranditult iga vooru järel ees.
page-why-late = Lõplikult ees alles alates { $round }. voorust (enne: { $other }).
page-why-turn = Kõige parem käik: { $round }. voor, { combo-coins }.
