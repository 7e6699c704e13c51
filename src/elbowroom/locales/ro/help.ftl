### The help of the commands. It is read without Fluent, so that `--help` is there at once: no braces here.

help-elbowroom = Jocul de societate Small World: îl urmărești, îl reiei, îl desfaci în bucăți, îi adaugi ceva.
help-option-lang = Limba a tot ce se afișează, de exemplu ro; implicit cea a sistemului.
help-option-help = Arată acest ajutor și nu face nimic altceva.
help-usage = Utilizare:
help-usage-options = [OPȚIUNI]
help-usage-command = COMANDĂ [ARGUMENTE]...
help-panel-options = Opțiuni
help-panel-arguments = Argumente
help-panel-commands = Comenzi
help-panel-errors = Eroare
help-default = [implicit: …]
help-required = [obligatoriu]
help-environment = [sau setează …]
help-try = Pentru ajutor: …

## Options that several commands have

help-option-db = Un fișier SQLite sau un URL de bază de date; implicit în dosarul tău de date.
help-option-workers = Procese în care gândesc boții; implicit numărul de nuclee minus unu.
help-option-lan = Adresa pe care pagina ta o poate deschide pentru alții sau none; implicit cea a rețelei tale de acasă.
help-option-map = 2p, 3p, 4p, 5p, numele altei hărți sau un fișier cu o hartă; implicit după numărul de jucători.
help-option-jobs = Câte procese joacă.
help-option-homebrew = O rasă sau o putere proprie; se poate da de mai multe ori.
help-option-as-json = Afișează un singur obiect JSON și nimic altceva.
help-option-file = O poziție (JSON), o înregistrare sau o hartă.
help-option-name = Litere mici, liniuțe de subliniere între cuvinte.
help-option-folder = Unde se pun fișierele.

## play

help-play = Joacă în browser, pe cont propriu, cu boți sau cu prieteni. Ctrl-C oprește; jocurile se păstrează.
help-play-port = Implicit unul liber.
help-play-host = 0.0.0.0 îi lasă și pe alții din rețea să intre.
help-play-browser = Deschide un browser.

## serve

help-serve = Oferă jocul browserelor până la Ctrl-C.
help-serve-host = Unde ascultă; 0.0.0.0 înseamnă peste tot.
help-serve-port = 0 ia unul liber.
help-serve-pause = Secunde între două mutări ale unui bot.
help-serve-grace = Secunde după care un bot joacă pentru un jucător absent.
help-serve-config = Un fișier TOML cu limite și cu cât timp se păstrează jocurile; vezi docs/server.md.
help-serve-processes = Procese care servesc în spatele unui singur port; mai multe cer PostgreSQL.
help-serve-proxy = Adresa sau rețeaua unui server din fața acestuia, crezut când spune cine întreabă; se poate da de mai multe ori.
help-serve-metrics = Acolo se dau indicatori pentru Prometheus; fără gazdă, doar pe acest calculator. Are nevoie de pachetul suplimentar metrics.
help-serve-log = text sau json, cu un obiect pe linie pentru fiecare eveniment.
help-serve-push = Anunță jucătorii prin Web Push; are nevoie de pachetul suplimentar push.
help-serve-push-key = O cheie privată (PEM, P-256) pentru notificări push; implicit se face una și se păstrează în baza de date.
help-serve-push-anywhere = Notificările push pot merge și la acest calculator și în rețeaua lui.
help-serve-smtp = Anunță jucătorii prin e-mail, cu ajutorul lui.
help-serve-smtp-tls = Implicit starttls, iar la portul 465 tls.
help-serve-mail-from = Expeditorul e-mailurilor.
help-serve-mail-after = Minute după care primește un e-mail cine lipsește.
help-serve-mails-a-day = Cel mult atâtea e-mailuri pe zi.
help-serve-url = Adresa acestui server pentru browsere, de exemplu https://example.org.
help-serve-contact = Cui îi poate scrie un serviciu de notificări.

## demo

help-demo = Arată ce poate acest program și un joc scurt între doi jucători simpli.
help-demo-seed = Aceeași sămânță, același joc.
help-demo-fast = Nu așteaptă între linii.

## simulate

help-simulate =
    Lasă să joace jucători care mută la întâmplare și numără monede, victorii, declinuri, rase și puteri.

    Ce a adus o rasă sau o putere înseamnă câte o monedă pentru fiecare regiune ocupată de simbolurile ei la fiecare încasare, activă sau în declin, și ce au mai plătit rasa și puterea; totul se trece în contul amândurora.
help-simulate-players = De la 2 la 5 sau câți spune harta.
help-simulate-games = Câte jocuri.
help-simulate-seed = Aceeași sămânță dă aceleași jocuri.
help-simulate-out = Scrie aici câte o linie JSON pentru fiecare joc.

## match

help-match =
    Lasă boții să joace unii împotriva altora, de pe toate locurile la fel, și numără victorii și monede.

    Fiecare joc se joacă o dată de pe fiecare loc cu aceeași sămânță, ca norocul să se împartă egal. Cu --nodes sau fără nicio limită, aceeași sămânță dă același rezultat pe orice calculator.
help-match-players = Doi până la cinci boți: niveluri, extensii sau mybot.py:MyBot.
help-match-bot = Încă un bot; se poate da de mai multe ori.
help-match-games = Câte jocuri.
help-match-seed = Aceeași sămânță dă aceleași jocuri.
help-match-seconds = Timp pentru fiecare tur al unui bot.
help-match-nodes = Câte poziții poate cerceta un bot pentru fiecare tur.

## ladder

help-ladder = Clasează nivelurile: cât de des câștigă, ce încasează, ce aleg și când intră în declin.
help-ladder-levels = Cele mai slabe întâi; implicit toate nivelurile.
help-ladder-players = Mărimile meselor.
help-ladder-games = Jocuri la fiecare masă.
help-ladder-seed = Aceeași sămânță dă aceeași pagină.
help-ladder-nodes = Câte poziții poate cerceta un bot pentru fiecare tur.
help-ladder-out = Scrie pagina aici; altfel se afișează.
help-ladder-plot = Desenează aici o imagine (are nevoie de matplotlib).

## seats

help-seats = Lasă un bot să joace împotriva propriilor copii și numără victoriile pe locuri: e cinstit pentru cine stă ultimul?
help-seats-bot = Un nivel, o extensie sau mybot.py:MyBot.
help-seats-players = Câte copii joacă.
help-seats-games = Câte jocuri.
help-seats-seed = Aceeași sămânță dă aceleași jocuri.
help-seats-nodes = Câte poziții poate cerceta un bot pentru fiecare tur.

## analyse

help-analyse =
    Arată la ce se poate aștepta fiecare jucător la sfârșit și cele mai bune planuri pentru acest tur.

    La o înregistrare terminată se cercetează fiecare tur: șansele de câștig, cât a costat și ce era mai bine.
help-analyse-seconds = Cât timp se gândește; la o înregistrare, cam cât pentru toată.
help-analyse-nodes = În loc de timp, câte poziții se cercetează; la o înregistrare, pentru fiecare tur.
help-analyse-at = La o înregistrare: după atâtea mutări.
help-analyse-whole = La o înregistrare neterminată: toată.

## train

help-train =
    Învață, jucând cu sine, cât valorează o poziție și scrie rezultatul într-un fișier de ponderi.

    Fișierul păstrează ce are pentru alte numere de jucători. Are nevoie de pachetul suplimentar `train` (numpy).
help-train-players = Pentru câți jucători.
help-train-iterations = De câte ori învață.
help-train-games = Jocuri la fiecare iterație.
help-train-seed = Alte semințe, alte jocuri.
help-train-out = Fișierul de ponderi în care se scrie sau se adaugă.

## replay

help-replay = Joacă din nou o înregistrare, povestește tur cu tur ce se întâmplă și îi verifică rezultatul.
help-replay-quiet = Doar verifică înregistrarea.
## verify

help-verify = Verifică să nu fi umblat nimeni la zarurile și combinațiile unui joc jucat pe un server.
help-verify-seal = Sigiliul arătat de pagină la începutul jocului.

## show

help-show = Arată tabla, jucătorii, coloana și mutările permise într-o poziție sau o înregistrare.
help-show-at = După N mutări ale unei înregistrări.

## perft

help-perft = Numără secvențele de acțiuni dintr-o poziție; rezultatele sorților se numără câte o dată fiecare.
help-perft-depth = Câte acțiuni în adâncime.
help-perft-divide = Numără separat pentru fiecare primă mutare.

## bench

help-bench =
    Măsoară cât de rapid e motorul, alături de catanatron, unde e instalat.

    Totul se măsoară pe un singur nucleu. Motorul și catanatron merg cu schimbul, așa că un calculator ocupat le încetinește pe amândouă.
help-bench-seconds = Cât timp durează fiecare măsurătoare.

## new-power

help-new-power = Scrie o putere nouă care merge pe loc: codul, testul și textele ei.

## new-race

help-new-race = Scrie o rasă nouă care merge pe loc: codul, testul și textele ei.
help-new-race-replaces = Rasa ale cărei simboluri le folosește.
help-rules = Deschide regulamentul: cuprinsul, o pagină din el sau tot ce conține anumite cuvinte.
help-rules-topic = Un capitol, o rasă, o putere, o regulă ca 4.3 sau cuvinte de căutat.

## admin

help-admin = Îngrijește baza de date a unui server: enumeră, închide, exportă și șterge mese, o copiază și o mută.
help-admin-list = Enumeră mesele: ce se întâmplă acolo, de când și cine stă la ele.
help-admin-list-status = Doar acestea: waiting, playing, over sau closed.
help-admin-list-older = Doar cele la care nu s-a întâmplat nimic de atâtea zile.
help-admin-close = Închide mese: cine e acolo e scos de la masă în cel mult jumătate de minut și nimeni nu se mai poate întoarce. Jocurile se păstrează.
help-admin-close-ids = Identificatori de mese.
help-admin-export = Afișează înregistrarea jocului unei mese sau o scrie într-un fișier.
help-admin-export-table = Identificatorul unei mese.
help-admin-export-out = O scrie aici.
help-admin-prune = Șterge mesele la care nu s-a întâmplat nimic de atâtea zile, cu tot ce s-a păstrat despre ele.
help-admin-prune-config = Fișierul de configurare al serverului, pentru zilele scrise în el.
help-admin-prune-waiting = Mese cu locuri libere.
help-admin-prune-playing = Jocuri în desfășurare.
help-admin-prune-over = Jocuri terminate și mese închise.
help-admin-prune-dry-run = Spune doar câte ar fi.
help-admin-backup = Copiază o bază de date SQLite așa cum e în acest moment; serverul poate merge mai departe. Copia se verifică.
help-admin-backup-file = Unde ajunge copia.
help-admin-move = Copiază toate jocurile unui fișier SQLite într-o bază de date PostgreSQL goală, totul sau nimic. Oprește întâi serverul.
help-admin-move-to = Baza de date PostgreSQL în care se mută.
## new-map and check-map

help-new-map = Desenează o hartă nouă în proporțiile celor patru table și o scrie ca JSON.
help-new-map-players = Pentru câți jucători: de la 2 la 6.
help-new-map-seed = Aceeași sămânță dă aceeași hartă; implicit alta de fiecare dată.
help-new-map-out = O scrie în acest fișier.
help-check-map = Spune ce nu e în regulă la o hartă și unde; codul de ieșire e 1 dacă nu se poate juca pe ea.
help-check-map-file = Un fișier cu o hartă (JSON sau TOML).
## homebrew

help-homebrew = Rase, puteri și hărți ca date: vezi docs/packs.md.
help-homebrew-check = Citește pachete, spune tot ce e greșit în ele și joacă câteva partide cu rasele și puterile lor.
help-homebrew-check-files = Pachete TOML sau JSON, dosare cu ele sau linkuri ale atelierului.
help-homebrew-print = Arată rasele și puterile pachetelor și spune în propoziții ce fac.
help-homebrew-print-files = Pachete TOML sau JSON, dosare cu ele sau linkuri ale atelierului.
help-homebrew-balance =
    Joacă jocuri cu și fără fiecare rasă și putere și spune cât de puternice sunt pe lângă cele din cutie.

    În fiecare joc primul jucător trebuie să ia combinația din vârful coloanei; în jumătate din jocuri acolo stă piesa proprie. Dacă e departe de medie, se încearcă alt număr.
help-homebrew-balance-files = Pachete, dosare cu pachete sau fișiere Python.
help-homebrew-balance-games = Jocuri pentru fiecare, jumătate fără ea.
help-homebrew-balance-level = Cine joacă: un nivel, o extensie sau mybot.py:MyBot.
help-homebrew-balance-players = De la 2 la 5.
help-homebrew-balance-seed = Aceeași sămânță dă aceleași jocuri.
help-homebrew-balance-nodes = Câte poziții poate cerceta un bot pentru fiecare tur.
help-homebrew-balance-plot = Desenează aici o imagine (are nevoie de matplotlib).
