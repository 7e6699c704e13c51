### What the server says: errors that are not about a move, names for those who gave none, lines at its start.

## Names

# Names that bots go by, with ", " between them. They are proper names: short, and the same in every language.
server-bot-names = Mura, Pim, Odeta, Ghiduș, Urzică, Ivo, Moțatu, Vanda, Mușchi, Fenia, Chipi, Cuișor, Sulă, Iunona, Bulgăre, Elca, Ienupăr, Ciocu, Mirela, Dihorel, Oana, Prundiș, Zamfir, Măcriș, Pană, Vetrice, Corbu, Ocru, Bănuț, Pelin, Șoricel, Fitil
server-player-name = Jucător { $number }

## At the start

server-listening = Elbowroom e la { $address }
server-listening-lan = Ceilalți din rețea intră la { $address }
server-stop = Ctrl-C îl oprește.
server-no-page =
    Serverul merge, dar pagina lui nu a fost construită.
    Din copia surselor o construiește `python3 run.py`; un pachet wheel o are înăuntru.

## It is somebody’s turn who is away: a push or a mail

server-turn-title = { $name }: e rândul tău
server-turn-about = Runda { $round } din { $rounds }. Tot la masă: { $others }.
server-turn-subject = Elbowroom: e rândul tău în runda { $round }
server-turn-mail =
    Salut,

    E la rând { $name }, adică tu. { $about }

    Joacă mai departe, pe orice dispozitiv citești asta:
    { $link }

    Cine are acest link poate juca pe locul tău, așa că ține-l pentru tine.

    Fără alte e-mailuri despre acest joc:
    { $stop }
server-confirm-subject = Elbowroom: vrei e-mailuri când e rândul tău?
server-confirm-mail =
    Salut,

    Cineva care joacă la { $site } a cerut e-mailuri la această adresă când îi vine rândul.

    Dacă ai cerut tu, spune da aici:
    { $link }

    Dacă nu, nu face nimic: fără acordul tău nu mai vine niciun e-mail, iar adresa e uitată după o săptămână.

error-cannot-listen = Serverul nu poate asculta la { $host }, portul { $port }: { $problem }.
error-no-lan = Serverul acesta nu cunoaște nicio adresă dintr-o rețea de acasă pe care să o poată deschide.
error-not-owner = Doar pagina serverului, într-un browser de pe calculatorul pe care rulează, poate cere asta.
error-no-database = Baza de date nu poate fi folosită: { $problem }
error-database-held = Jocurile din { $path } sunt deja folosite de procesul { $process } de pe { $name }. Folosește acel server, oprește-l sau indică alt fișier cu --db.
error-processes-need-postgres = Mai multe procese au nevoie de PostgreSQL: un fișier SQLite e pentru unul singur. Indică o bază de date cu --db postgresql://… sau renunță la --processes.
error-bad-config = Fișierul de configurare { $path } nu poate fi folosit: { $problem }
error-bad-proxy = { $proxy } nu este adresa unui server din fața acestuia: trebuie ceva ca 127.0.0.1 sau 10.0.0.0/8.
error-bad-metrics = Locul pentru indicatori este PORT sau HOST:PORT, nu { $address }.
error-bad-log = Jurnalul se poate scrie ca text sau json, nu ca { $given }.
error-bad-push-key = Cheia pentru notificări push nu e un fișier cu o cheie privată PEM pentru curba P-256.
error-bad-smtp = { $smtp } nu e un server de e-mail: trebuie HOST sau HOST:PORT.
error-bad-tls = { $tls } nu e un mod de a vorbi cu un server de e-mail; se cunosc starttls, tls și none.
error-bad-url = { $url } nu e o adresă a acestui server: trebuie ceva ca https://games.example.org.
error-needs-extra = { $option } are nevoie de pachetul { $package }: pip install 'elbowroom[{ $extra }]'
error-password-needs-tls = O parolă nu se trimite fără TLS unui server de e-mail: renunță la --smtp-tls sau la parolă.
error-smtp-needs = --smtp are nevoie și de { $option }.
error-later-database = Baza de date e la revizia { $revision }, făcută de o versiune mai nouă. Pornește acea versiune sau indică altă bază de date cu --db.

## Requests that cannot be understood

error-bad-json = Acesta nu e JSON: { $problem }.
error-bad-message = Acesta nu e un mesaj pe care serverul îl cunoaște: { $problem }.
error-bad-request = { $problem }.
error-foreign-page = O pagină a altui site nu poate cere asta.
error-not-json-type = Adresa aceasta primește doar JSON: spune asta cu antetul content-type.
error-no-hello = O conexiune începe cu „hello”.
error-hello-twice = O conexiune spune „hello” o singură dată.
error-no-such-page = Nu e nimic la adresa aceasta.
error-not-allowed = Adresa aceasta nu primește o asemenea cerere.
error-server-failed = Ceva n-a mers pe server. Detaliile sunt în jurnalul lui.
error-cannot-save = Serverul nu poate salva acum. Încearcă iar peste puțin timp.
error-too-large = E mai mult decât citește serverul.
error-too-many = Prea multe cereri într-un timp atât de scurt: așteaptă puțin.
error-too-many-tables = De la adresa ta sunt deja atâtea mese neterminate: { $most }. Termină întâi una dintre ele.
error-no-such-entries = Înaintea intrării { $before } nu există nicio pagină în jurnal: intrările sunt numerotate de la 1 la { $last }.

## Tables and seats

error-bad-chat = Un mesaj de chat e un text pe o singură linie.
error-too-much-talk = Prea multă vorbă într-un timp așa scurt: așteaptă puțin.
error-muted = Gazda mesei nu te lasă să spui nimic aici.
error-watchers-silent = La masa aceasta vorbesc doar cei care joacă.
error-bad-player-name = Un jucător nu se poate numi { $name }: fără virgule, fără „#”, fără semne invizibile.
error-name-alike = Numele { $name } seamănă cu { $other }, care e deja la masă. Alege altul.
error-no-open-seat = La masa aceasta nu e niciun loc liber.
error-no-such-code = Linkul acesta e folosit, prea vechi sau scris greșit. Cere altul pe dispozitivul care are locul.
error-no-such-table = Nu există masa { $table }.
error-nobody-there = Pe locul acesta nu e niciun jucător pentru care un bot ar putea intra sau pleca.
error-not-a-seat = Masa aceasta nu are un asemenea loc.
error-not-host = Doar cine a făcut masa poate face asta.
error-not-your-seat = Locul acesta e al altcuiva.
error-seat-taken = Locul acesta e ocupat.
error-still-here = Jucătorul acela e aici.
error-unknown-level = Nu există botul { $level }; se cunosc { $known }.

## Being told that it is one’s turn

error-bad-address = { $address } nu e o adresă de e-mail.
error-bad-endpoint = Notificările push merg doar la adrese cu HTTPS.
error-bad-link = Linkul acesta nu e de la noi sau nu e complet.
error-bad-subscription = Cheile abonării acestui browser nu sunt cum ar trebui.
error-has-clock = Masa aceasta are ceas: acolo nu se trimit anunțuri.
error-no-mail = Serverul acesta nu trimite e-mailuri.
error-no-push = Serverul acesta nu trimite notificări push.
error-no-reminders = Serverul acesta nu trimite nici notificări push, nici e-mailuri.
error-old-link = Linkul acesta nu mai e valabil.
error-private-endpoint = Notificările push merg doar la servicii de pe internet.
error-too-many-mails = Azi s-au cerut destule e-mailuri. Încearcă mâine.

## Playing

error-needed-later = Mutarea „{ $move_back }” nu poate fi luată înapoi singură: mutările de după depind de ea.
error-not-playing = Jocul nu a început sau s-a terminat.
error-not-your-decision = Decizia aceasta e a altcuiva.
error-nothing-to-undo = Nu e nimic de luat înapoi: zarurile, combinațiile noi și deciziile altora rămân.
error-no-analysis = La masa aceasta analiza e oprită cât joacă mai mulți oameni: n-ar fi cinstit.
error-no-eyes = Analiza privește cu ochii unui jucător; cine doar urmărește nu-i are.
error-no-hints = La masa aceasta se joacă fără sfaturi.
error-one-analysis = Câte o analiză, pe rând.
error-one-hint = Câte un sfat, pe rând.
error-stale = Între timp s-a întâmplat ceva; mai uită-te o dată.
error-workers-busy = Serverul are acum prea multe la care să se gândească; încearcă iar peste un timp.
error-time-is-up = Timpul a expirat; un bot joacă turul până la capăt.

## Games that are looked at again

error-no-such-review = Analiza aceasta nu mai e aici; cere-o din nou.
error-review-failed = Analiza n-a reușit. Detaliile sunt în jurnalul serverului.
error-review-unfinished = Un joc poate fi analizat după ce s-a terminat.
error-reviews-busy = Chiar acum se analizează multe jocuri; încearcă iar peste un timp.
error-reviews-of-yours = Se analizează deja destule jocuri de-ale tale: { $most }. Așteaptă să se termine unul.
error-no-such-balance = Jocurile acestea nu mai sunt aici; cere-le din nou.
error-balance-failed = Jocurile nu au putut fi jucate. Motivul e în jurnalul serverului.
error-balance-busy = Chiar acum se joacă cu alte pachete; încearcă iar peste un timp.
error-balance-of-yours = Se joacă deja cu un pachet de-al tău. Așteaptă să se termine.
error-balance-pieces = Numărul de rase și puteri încercate împreună poate fi de la 1 la { $most }.

## Records and games to play on from

error-no-such-step = Jocul nu are mutarea { $step }: ultima este { $steps }.
error-nothing-to-play = Jocul acela se terminase; alege o mutare de mai devreme.
error-own-map = Jocurile de pe hărți fără desen nu se pot arăta aici.
error-record-too-long = Înregistrarea e prea lungă ca să fie arătată. Mutări: { $moves }, cel mult { $most }.
error-seats-differ = Numărul de locuri trebuie să fie { $players }, ca în jocul acela, nu { $seats }.
error-still-secret = Dintr-un joc cu pungi ascunse se poate juca mai departe abia după ce s-a terminat.
error-record-secret = Înregistrarea unui joc cu pungi ascunse se primește după ce s-a terminat: cine are toate mutările poate număra monedele.
error-which-origin = Un joc din care se continuă e al unei mese sau al unei înregistrări, nu al amândurora.

## Looking after the database

error-not-sqlite = Asta e pentru fișiere SQLite; PostgreSQL are uneltele lui, de pildă pg_dump.
error-no-such-database = Nu există baza de date { $path }.
error-file-there = Există deja ceva la { $path }: numește un fișier nou.
error-cannot-copy = Copierea n-a reușit: { $problem }.
error-not-postgres = Jocurile se mută în PostgreSQL: e nevoie de un URL ca postgresql://user@host/games.
error-not-empty = În acea bază de date sunt deja mese: jocurile se mută într-una goală.
error-bad-status = { $given } nu este o stare a unei mese; cunoscute sunt { $known }.
error-no-days = Spune cât de vechi să fie mesele care se șterg: --waiting, --playing sau --over, ori --config cu un fișier care o spune.
## Maps

error-map-players = Jucători pe această hartă: { $players }, dar locuri: { $seats }.
error-six-need-a-map = Șase pot juca doar pe o hartă făcută pentru șase.
error-which-map = Un joc care continuă își păstrează harta.
error-which-packs = Un joc care continuă își păstrează rasele și puterile.
error-not-at-table = Acest joc nu are { $trait }, deci nu poate fi primul la alegere.
error-no-such-map = Harta { $map } nu e aici.
error-no-such-measurement = Despre această hartă nu se mai știe nimic aici; măsoar-o din nou.
error-measuring-yours = Se măsoară deja destule hărți de-ale tale: { $most }. Așteaptă să se termine una.
error-measuring-busy = Chiar acum se măsoară multe hărți; încearcă iar peste un timp.
error-measuring-failed = Harta nu a putut fi măsurată. Motivul e în jurnalul serverului.
