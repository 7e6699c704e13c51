### The help of the commands. It is read without Fluent, so that `--help` is there at once: no braces here.
### help-COMMAND says what a command does, help-COMMAND-OPTION what an option does; help-option-OPTION is for all commands.

help-elbowroom = Lauamäng Small World: vaata seda, mängi see uuesti läbi, võta koost lahti, lisa midagi.
help-option-lang = Kogu väljundi keel, näiteks et; vaikimisi süsteemi keel.
help-option-help = Näita seda abi ja ära tee midagi muud.
help-usage = Kasutus:
help-usage-options = [VALIKUD]
help-usage-command = KÄSK [ARGUMENDID]...
help-panel-options = Valikud
help-panel-arguments = Argumendid
help-panel-commands = Käsud
help-panel-errors = Viga
help-default = [vaikimisi: …]
help-required = [kohustuslik]
help-environment = [või määra …]
help-try = Abi saamiseks: …

## Options that several commands have

help-option-db = SQLite’i fail või andmebaasi URL; vaikimisi sinu andmekaustas.
help-option-workers = Protsessid, milles botid mõtlevad; vaikimisi tuumade arv miinus üks.
help-option-lan = Aadress, mille sinu oma leht võib teistele avada, või none; vaikimisi sinu koduvõrgu oma.
help-option-map = 2p, 3p, 4p, 5p, mõne muu kaardi nimi või kaardiga fail; vaikimisi mängijate arvu järgi.
help-option-jobs = Mitu protsessi mängib.
help-option-homebrew = Isetehtud rass või eriomadus; võib anda mitu korda.
help-option-as-json = Väljasta üks JSON-objekt ja mitte midagi muud.
help-option-file = Seis (JSON), salvestis või kaart.
help-option-name = Väiketähed, sõnade vahel allkriipsud.
help-option-folder = Kuhu failid lähevad.

## play

help-play = Mängi brauseris, üksi, bottidega või sõpradega. Ctrl-C lõpetab; mängud jäävad alles.
help-play-port = Vaikimisi mõni vaba.
help-play-host = 0.0.0.0 laseb liituda teistel selles võrgus.
help-play-browser = Ava brauser.

## serve

help-serve = Paku mängu brauseritele, kuni vajutatakse Ctrl-C.
help-serve-host = Kus kuulata; 0.0.0.0 on kõikjal.
help-serve-port = 0 võtab mõne vaba.
help-serve-pause = Sekundeid boti kahe tegevuse vahel.
help-serve-grace = Sekundeid, mille järel mängib puuduva mängija eest bot.
help-serve-config = TOML-fail piirangutega ja sellega, kui kaua mänge hoitakse; vaata docs/server.md.
help-serve-processes = Mitu protsessi ühe pordi taga töötab; kui neid on üle ühe, on vaja PostgreSQL-i.
help-serve-proxy = Selle ees seisva serveri aadress või võrk, mille teateid küsijate kohta usutakse; võib anda mitu korda.
help-serve-metrics = Siit saab Prometheuse näitajaid; kui arvutit ei nimetata, siis ainult selles arvutis. Vajab lisa metrics.
help-serve-log = text, või json, kus iga sündmus on ühel real üks objekt.
help-serve-push = Anna mängijatele teada tõuketeatega (Web Push); vajab lisa push.
help-serve-push-key = Tõuketeadete privaatvõti (PEM, P-256); vaikimisi tehakse uus ja hoitakse andmebaasis.
help-serve-push-anywhere = Tõuketeated võivad minna ka siia masinasse ja selle võrku.
help-serve-smtp = Anna mängijatele e-postiga teada, selle serveri kaudu.
help-serve-smtp-tls = Vaikimisi starttls, pordis 465 tls.
help-serve-mail-from = Kirjade saatja.
help-serve-mail-after = Minuteid, mille järel eemalolija saab kirja.
help-serve-mails-a-day = Kõige rohkem nii palju kirju päevas.
help-serve-url = Selle serveri aadress brauserite jaoks, näiteks https://example.org.
help-serve-contact = Kellele tõuketeenus saab kirjutada.

## demo

help-demo = Näita, mida see programm oskab, ja lühikest mängu kahe lihtsa mängija vahel.
help-demo-seed = Sama seeme, sama mäng.
help-demo-fast = Ära ridade vahel oota.

## simulate

help-simulate =
    Lase juhuslikel mängijatel mängida ning loe kokku mündid, võidud, allakäigud, rassid ja eriomadused.

    Rass või eriomadus teenib mündi iga ala eest, kus olid selle hõimud, kui omanik münte kogus, nii aktiivsena kui ka allakäigul, ning lisaks selle, mida rass ja eriomadus juurde tõid; kõik see läheb kirja mõlemale.
help-simulate-players = 2 kuni 5 või nii palju, kui kaart ütleb.
help-simulate-games = Mitu mängu.
help-simulate-seed = Sama seeme annab samad mängud.
help-simulate-out = Kirjuta siia iga mängu kohta üks JSON-i rida.

## match

help-match =
    Lase bottidel omavahel mängida, igalt kohalt ühepalju, ning loe kokku võidud ja mündid.

    Iga mäng mängitakse sama seemnega kord igalt kohalt, nii et õnn tasandub. Valikuga --nodes või üldse ilma limiidita annab sama seeme sama tulemuse igas masinas.
help-match-players = Kaks kuni viis botti: tasemed, pistikprogrammid või mybot.py:MyBot.
help-match-bot = Veel üks bot; võib anda mitu korda.
help-match-games = Mitu mängu.
help-match-seed = Sama seeme annab samad mängud.
help-match-seconds = Aeg boti igaks käiguks.
help-match-nodes = Mitut seisu võib bot iga käigu kohta vaadata.

## ladder

help-ladder = Hinda tasemeid: kui sageli nad võidavad, mida teenivad, mida valivad ja millal rassi allakäigule saadavad.
help-ladder-levels = Nõrgemad enne; kõik tasemed, mis on olemas.
help-ladder-players = Laudade suurused.
help-ladder-games = Mänge igas lauas.
help-ladder-seed = Sama seeme annab sama lehekülje.
help-ladder-nodes = Mitut seisu võib bot iga käigu kohta vaadata.
help-ladder-out = Kirjuta lehekülg siia; muidu väljastatakse see ekraanile.
help-ladder-plot = Joonista siia pilt (vajab teeki matplotlib).

## seats

help-seats = Lase botil mängida iseenda koopiate vastu ja loe võidud kohtade kaupa: kas see on õiglane viimase suhtes?
help-seats-bot = Tase, pistikprogramm või mybot.py:MyBot.
help-seats-players = Mitu tükki mängib.
help-seats-games = Mitu mängu.
help-seats-seed = Sama seeme annab samad mängud.
help-seats-nodes = Mitut seisu võib bot iga käigu kohta vaadata.

## analyse

help-analyse =
    Näita, mida iga mängija võib lõpuks oodata, ja parimaid plaane selleks käiguks.

    Lõpetatud mängu salvestises vaadatakse üle iga käik: võidu tõenäosused, mida see maksis ja mis oli parem.
help-analyse-seconds = Kui kaua mõelda; salvestise puhul umbes kogu aeg kokku.
help-analyse-nodes = Selle asemel: mitut seisu vaadata, salvestises iga käigu kohta.
help-analyse-at = Salvestises: pärast nii mitut tegevust.
help-analyse-whole = Pooleli jäänud mängu salvestises: kogu mäng.

## train

help-train =
    Õpi iseendaga mängides, mida seis väärt on, ja kirjuta see kaalude faili.

    Mis failis on teiste mängijate arvude kohta, jääb alles. Vajab lisa `train` (numpy).
help-train-players = Mitme mängija jaoks.
help-train-iterations = Mitu korda õppida.
help-train-games = Mänge iga iteratsiooni kohta.
help-train-seed = Teine seeme, teised mängud.
help-train-out = Kaalude fail, kuhu kirjutada või lisada.

## replay

help-replay = Mängi salvestis uuesti läbi, räägi käik käigu järel, mis juhtub, ja kontrolli tulemust.
help-replay-quiet = Ainult kontrolli salvestist.
## verify

help-verify = Kontrolli, et keegi ei teinud sohki serveris mängitud mängu täringu ega paaridega.
help-verify-seal = Pitser, mida leht mängu alguses näitas.

## show

help-show = Näita seisu või salvestise mängulauda, mängijaid, paaride rida ja lubatud tegevusi.
help-show-at = Pärast N tegevust salvestises.

## perft

help-perft = Loe kokku tegevuste jadad alates seisust; iga juhuse tulemust loetakse üks kord.
help-perft-depth = Mitme tegevuse sügavuselt.
help-perft-divide = Loe iga esimese tegevuse kohta eraldi.

## bench

help-bench =
    Mõõda, kui kiire on mootor, võrdluseks catanatron, kui see on paigaldatud.

    Kõike mõõdetakse ühel tuumal. Mootor ja catanatron käivad kordamööda, nii et hõivatud masin aeglustab mõlemat.
help-bench-seconds = Kui kaua iga näitajat mõõta.

## new-power

help-new-power = Kirjuta uus eriomadus, mis kohe töötab: selle kood, test ja tekstid.

## new-race

help-new-race = Kirjuta uus rass, mis kohe töötab: selle kood, test ja tekstid.
help-new-race-replaces = Rass, kelle hõime see kasutab.

## rules

help-rules = Loe reegleid: sisukorda, üht lehekülge või kõike, milles on antud sõnad.
help-rules-topic = Peatükk, rass, eriomadus, reegel nagu 4.3 või otsitavad sõnad.

## admin

help-admin = Hoolitse serveri andmebaasi eest: loetle, sule, ekspordi ja kustuta laudu, kopeeri ja koli seda.
help-admin-list = Loetle lauad: mida nad teevad, mis ajast ja kes seal istub.
help-admin-list-status = Ainult need: waiting, playing, over või closed.
help-admin-list-older = Ainult need, kus nii mitu päeva pole midagi juhtunud.
help-admin-close = Sule laudu: kes seal on, saadetakse poole minuti jooksul ära, ja keegi ei saa tagasi tulla. Mängud jäävad alles.
help-admin-close-ids = Laudade tunnused.
help-admin-export = Väljasta laua mängu salvestis või kirjuta see faili.
help-admin-export-table = Laua tunnus.
help-admin-export-out = Kirjuta see siia.
help-admin-prune = Kustuta lauad, kus nii mitu päeva pole midagi juhtunud, koos kõigega, mis neist alles hoiti.
help-admin-prune-config = Serveri seadistusfail, kust võetakse päevade arvud.
help-admin-prune-waiting = Lauad, kus on vabu kohti.
help-admin-prune-playing = Mängud, mis käivad.
help-admin-prune-over = Mängud, mis on läbi, ja suletud lauad.
help-admin-prune-dry-run = Ütle ainult, kui palju neid oleks.
help-admin-backup = Kopeeri SQLite’i andmebaas sellisena, nagu see praegu on; server võib samal ajal töötada. Koopiat kontrollitakse.
help-admin-backup-file = Kuhu koopia läheb.
help-admin-move = Kopeeri kõik SQLite’i faili mängud tühja PostgreSQL-i, kas kõik või mitte midagi. Peata enne server.
help-admin-move-to = PostgreSQL, kuhu kolida.
## new-map and check-map

help-new-map = Joonista uus kaart nelja mängulaua proportsioonides ja kirjuta see JSON-ina.
help-new-map-players = Mitmele mängijale: 2 kuni 6.
help-new-map-seed = Sama seeme annab sama kaardi; vaikimisi tuleb iga kord uus.
help-new-map-out = Kirjuta see siia faili.
help-check-map = Ütle, mis on kaardil valesti ja kus; lõpetuskood on 1, kui sellel ei saa mängida.
help-check-map-file = Kaardiga fail (JSON või TOML).
## homebrew

help-homebrew = Rassid, eriomadused ja kaardid andmetena: vaata docs/packs.md.
help-homebrew-check = Loe pakid läbi, ütle kõik, mis neis valesti on, ja mängi nende rassidega ja eriomadustega mõned mängud.
help-homebrew-check-files = Pakid TOML- või JSON-failina, nende kaustad või töökoja lingid.
help-homebrew-print = Näita pakkide rasse ja eriomadusi ning lausetega, mida need teevad.
help-homebrew-print-files = Pakid TOML- või JSON-failina, nende kaustad või töökoja lingid.
help-homebrew-balance =
    Mängi mänge iga rassi ja eriomadusega ja ilma ning ütle, kui tugev see on mängukarbi omade kõrval.

    Igas mängus peab esimene mängija võtma paaride rea kõige ülemise paari; pooltes mängudes on seal see rass või eriomadus. Kui see on keskmisest kaugel, proovitakse teist hõimude arvu.
help-homebrew-balance-files = Pakid, pakkide kaustad või Pythoni failid.
help-homebrew-balance-games = Mänge iga rassi või eriomaduse kohta, pooled ilma selleta.
help-homebrew-balance-level = Kes mängib: tase, pistikprogramm või mybot.py:MyBot.
help-homebrew-balance-players = 2 kuni 5.
help-homebrew-balance-seed = Sama seeme annab samad mängud.
help-homebrew-balance-nodes = Mitut seisu võib bot iga käigu kohta vaadata.
help-homebrew-balance-plot = Joonista siia pilt (vajab teeki matplotlib).
