### What the server says: errors that are not about a move, names for those who gave none, lines at its start.

## Names

# Names that bots go by, with ", " between them. They are proper names: short, and the same in every language.
server-bot-names = Murakas, Pim, Leelo, Tõnn, Nõges, Ivo, Tutt, Vaike, Sammal, Maali, Kippar, Nelk, Naaskel, Juuno, Mätas, Elke, Kadakas, Ninn, Maret, Tuhkur, Urve, Kivike, Seba, Oblikas, Sulg, Humal, Vares, Pärn, Nupp, Kummel, Hiir, Taht
server-player-name = Mängija { $number }

## At the start

server-listening = Elbowroom on aadressil { $address }
server-listening-lan = Teised selles võrgus pääsevad sisse aadressil { $address }
server-stop = Ctrl-C peatab serveri.
server-no-page =
    Server töötab, aga selle leht on ehitamata.
    Lähtekoodist ehitab selle `python3 run.py`; wheel-paketis on see sees.

## It is somebody’s turn who is away: a push or a mail

# $name is who is told. Shown as a notification.
server-turn-title = { $name }: sinu käik
# $others are names in a list.
server-turn-about = Voor { $round }/{ $rounds }. Lauas on veel: { $others }.
server-turn-subject = Elbowroom: sinu käik, { $round }. voor
server-turn-mail =
    Tere!

    Käib { $name }, ja see oled sina. { $about }

    Mängi edasi ükskõik millises seadmes, kus seda loed:
    { $link }

    Kellel see link on, see saab sinu eest mängida, nii et hoia see enda teada.

    Kui sa selle mängu kohta rohkem kirju ei soovi:
    { $stop }
server-confirm-subject = Elbowroom: kas soovid kirju, kui on sinu käik?
server-confirm-mail =
    Tere!

    Keegi, kes mängib aadressil { $site }, palus saata sellele aadressile kirju, kui on tema käik.

    Kui see olid sina, ütle siin jah:
    { $link }

    Kui ei olnud, siis ära tee midagi: ilma sinu nõusolekuta rohkem kirju ei tule ja aadress unustatakse nädala pärast.

error-cannot-listen = Server ei saa kuulata aadressil { $host }, port { $port }: { $problem }.
error-no-lan = See server ei tea koduvõrgus ühtegi aadressi, mida avada.
error-not-owner = Seda võib küsida ainult serveri oma leht, brauseris selles masinas, kus server töötab.
error-no-database = Andmebaasi ei saa kasutada: { $problem }
error-database-held = Mängud failis { $path } on juba kasutusel: neid hoiab protsess { $process } arvutis { $name }. Kasuta seda serverit, peata see või anna valikuga --db teine fail.
error-processes-need-postgres = Mitme protsessi jaoks on vaja PostgreSQL-i: SQLite’i fail on ühe jaoks. Anna andmebaas valikuga --db postgresql://… või jäta --processes ära.
error-bad-config = Seadistusfaili { $path } ei saa kasutada: { $problem }
error-bad-proxy = { $proxy } ei ole selle ees seisva serveri aadress: oodatakse midagi sellist nagu 127.0.0.1 või 10.0.0.0/8.
error-bad-metrics = Näitajate koht on PORT või HOST:PORT, mitte { $address }.
error-bad-log = Logi saab kirjutada kujul text või json, mitte { $given }.
error-bad-push-key = Tõuketeadete võti ei ole privaatvõtmega PEM-fail kõvera P-256 jaoks.
error-bad-smtp = { $smtp } ei ole postiserver: siin peab olema HOST või HOST:PORT.
error-bad-tls = { $tls } ei ole viis postiserveriga rääkida; võimalikud on starttls, tls ja none.
error-bad-url = { $url } ei ole selle serveri aadress: siin peab olema midagi sellist nagu https://games.example.org.
error-needs-extra = { $option } vajab paketti { $package }: pip install 'elbowroom[{ $extra }]'
error-password-needs-tls = Parooli ei saadeta postiserverile ilma TLS-ita: jäta välja --smtp-tls või parool.
error-smtp-needs = --smtp vajab ka valikut { $option }.
error-later-database = Andmebaasi redaktsioon on { $revision }, mille tegi hilisem versioon. Käivita see versioon või anna valikuga --db teine andmebaas.

## Requests that cannot be understood

error-bad-json = See ei ole JSON: { $problem }.
error-bad-message = See ei ole teade, mida server tunneks: { $problem }.
error-bad-request = { $problem }.
error-foreign-page = Teise saidi leht ei tohi seda küsida.
error-not-json-type = See aadress võtab vastu ainult JSON-i: ütle seda päisega content-type.
error-no-hello = Ühendus algab sõnaga „hello“.
error-hello-twice = Ühendus ütleb „hello“ ainult ühe korra.
error-no-such-page = Sellel aadressil ei ole midagi.
error-not-allowed = See aadress ei võta sellist päringut vastu.
error-server-failed = Serveris läks midagi viltu. Põhjus on serveri logis.
error-cannot-save = Server ei saa praegu salvestada. Proovi mõne aja pärast uuesti.
error-too-large = Seda on rohkem, kui server loeb.
error-too-many = Liiga palju päringuid liiga lühikese aja jooksul: oota veidi.
error-too-many-tables = Sinu aadressilt on pooleli juba nii palju laudu: { $most }. Lõpeta enne mõni neist.
error-no-such-entries = Kirje { $before } ees ei ole logis lehekülge: kirjed on nummerdatud 1 kuni { $last }.

## Tables and seats

error-bad-chat = Vestluse teade on üherealine tekst.
error-too-much-talk = Nii lühikese ajaga on juttu palju: oota veidi.
error-muted = Laua looja ei luba sul siin midagi öelda.
error-watchers-silent = Selles lauas räägivad ainult mängijad.
error-bad-player-name = Mängija nimi ei saa olla { $name }: komad, „#“ ja nähtamatud märgid ei ole lubatud.
error-name-alike = Nimi { $name } on äravahetamiseni sarnane nimega { $other }, mis on siin lauas juba olemas. Vali teine.
error-no-open-seat = Selles lauas ei ole vaba kohta.
error-no-such-code = See link on juba kasutatud, liiga vana või vigane. Küsi uus seadmest, kus on sinu koht.
error-no-such-table = Lauda { $table } ei ole.
error-nobody-there = Sellel kohal ei ole mängijat, keda bot võiks asendada või kellele koha tagasi anda.
error-not-a-seat = Selles lauas ei ole sellist kohta.
error-not-host = Seda saab teha ainult laua looja.
error-not-your-seat = See koht on kellegi teise oma.
error-seat-taken = See koht on võetud.
error-still-here = See mängija on kohal.
error-unknown-level = Botti { $level } ei ole; olemas on { $known }.

## Being told that it is one’s turn

error-bad-address = { $address } ei ole e-posti aadress.
error-bad-endpoint = Tõuketeated lähevad ainult HTTPS-aadressidele.
error-bad-link = See link ei ole meie oma või ei ole terve.
error-bad-subscription = Selle brauseri tellimuse võtmed ei ole sellised, nagu peaksid olema.
error-has-clock = Selles lauas on kell: seal ei anta kellelegi teada.
error-no-mail = See server kirju ei saada.
error-no-push = See server tõuketeateid ei saada.
error-no-reminders = See server ei saada tõuketeateid ega kirju.
error-old-link = See link enam ei kehti.
error-private-endpoint = Tõuketeated lähevad ainult internetis olevatele teenustele.
error-too-many-mails = Tänaseks on kirju küllalt palutud. Proovi homme uuesti.

## Playing

error-needed-later = Tegevust „{ $move_back }“ ei saa üksi tagasi võtta: hilisemad tegevused sõltuvad sellest.
error-not-playing = Mäng ei ole alanud või on läbi.
error-not-your-decision = See on kellegi teise otsus.
error-nothing-to-undo = Tagasi võtta pole midagi: täringud, uued paarid ja teiste mängijate otsused jäävad kehtima.
error-no-analysis = Kuni mängib mitu inimest, on analüüs selles lauas väljas: see oleks ebaaus.
error-no-eyes = Analüüs vaatab mängija silmadega; pealtvaatajal neid ei ole.
error-no-hints = Selles lauas mängitakse ilma vihjeteta.
error-one-analysis = Üks analüüs korraga.
error-one-hint = Üks vihje korraga.
error-stale = Vahepeal juhtus midagi; vaata uuesti.
error-workers-busy = Serveril on praegu liiga palju mõelda; proovi veidi aja pärast uuesti.
error-time-is-up = Aeg on otsas; selle käigu mängib lõpuni bot.

## Games that are looked at again

error-no-such-review = Seda analüüsi enam siin ei ole; küsi see uuesti.
error-review-failed = Analüüs ebaõnnestus. Põhjus on serveri logis.
error-review-unfinished = Mängu saab analüüsida, kui see on läbi.
error-reviews-busy = Praegu analüüsitakse palju mänge; proovi veidi aja pärast uuesti.
error-reviews-of-yours = Sinu mänge analüüsitakse juba küllalt palju: { $most }. Oota, kuni mõni valmis saab.
error-no-such-balance = Selliseid mänge siin enam ei ole; küsi uuesti.
error-balance-failed = Mänge ei saanud mängida. Põhjus on serveri logis.
error-balance-busy = Praegu mängitakse teiste pakkidega; proovi veidi aja pärast uuesti.
error-balance-of-yours = Sinu pakiga juba mängitakse. Oota, kuni see valmis saab.
error-balance-pieces = Korraga saab vaadata 1 kuni { $most } rassi ja eriomadust.

## Records and games to play on from

error-no-such-step = Mängus ei ole tegevust { $step }: viimane on { $steps }.
error-nothing-to-play = See mäng oli läbi; vali varasem tegevus.
error-own-map = Ilma jooniseta kaartide mänge ei saa siin näidata.
error-record-too-long = Salvestis on näitamiseks liiga pikk. Tegevusi: { $moves }, kõige rohkem { $most }.
error-seats-differ = Kohtade arv peab olema { $players } nagu selles mängus, mitte { $seats }.
error-still-secret = Varjatud kukrutega mängust saab edasi mängida alles siis, kui see on läbi.
error-record-secret = Varjatud kukrutega mängu salvestise saab alles siis, kui mäng on läbi: kellel on kõik tegevused, saab mündid kokku lugeda.
error-which-origin = Edasi mängitav mäng pärineb kas lauast või salvestisest, mitte mõlemast.

## Looking after the database

error-not-sqlite = See on SQLite’i failide jaoks; PostgreSQL-il on selleks omad vahendid, näiteks pg_dump.
error-no-such-database = Andmebaasi { $path } ei ole.
error-file-there = { $path } on juba olemas: nimeta uus fail.
error-cannot-copy = Kopeerimine ei õnnestunud: { $problem }.
error-not-postgres = Mängud viiakse PostgreSQL-i: vaja on URL-i nagu postgresql://user@host/games.
error-not-empty = Selles andmebaasis on juba laudu: mängud viiakse tühja andmebaasi.
error-bad-status = { $given } ei ole laua olek; võimalikud on { $known }.
error-no-days = Ütle, kui vanad lauad kustutatakse: --waiting, --playing või --over, või --config failiga, kus see kirjas on.
## Maps

error-map-players = Selle kaardi mängijate arv on { $players }, aga kohti on { $seats }.
error-six-need-a-map = Kuuekesi saab mängida ainult kuuele mängijale tehtud kaardil.
error-which-map = Mäng, mida edasi mängitakse, jääb oma kaardile.
error-which-packs = Mängus, mida edasi mängitakse, on endised rassid ja eriomadused.
error-not-at-table = Seda selles mängus ei ole ({ $trait }), seega ei saa see olla valikus esimene.
error-no-such-map = Kaarti { $map } siin ei ole.
error-no-such-measurement = Selle kaardi kohta pole siin enam midagi teada; mõõda see uuesti.
error-measuring-yours = Sinu kaarte mõõdetakse juba küllalt palju: { $most }. Oota, kuni mõni valmis saab.
error-measuring-busy = Praegu mõõdetakse palju kaarte; proovi veidi aja pärast uuesti.
error-measuring-failed = Kaarti ei saanud mõõta. Põhjus on serveri logis.
