### What the server says: errors that are not about a move, names for those who gave none, lines at its start.

## Names

# Names that bots go by, with ", " between them. They are proper names: short, and the same in every language.
server-bot-names = Lyng, Pési, Oddný, Grettir, Netla, Ívar, Toppur, Vala, Mosi, Fanney, Kiddi, Negull, Broddur, Júlía, Klumpur, Elka, Einir, Nabbi, Matta, Fífa, Orri, Steinka, Sölvi, Súra, Fjöður, Regnfang, Hrókur, Móri, Dísa, Humall, Stúfur, Kveikur
server-player-name = Leikmaður { $number }

## At the start

server-listening = Elbowroom er á slóðinni { $address }
server-listening-lan = Aðrir á þessu neti komast inn á slóðinni { $address }
server-stop = Ctrl-C stöðvar netþjóninn.
server-no-page =
    Netþjónninn er í gangi, en síðan hans var ekki smíðuð.
    Í eigin afriti af kóðanum smíðar `python3 run.py` hana; í wheel-pakka er hún innifalin.

## It is somebody’s turn who is away: a push or a mail

# $name is who is told. Shown as a notification.
server-turn-title = { $name }: þú átt leik
# $others are names in a list.
server-turn-about = Umferð { $round } af { $rounds }. Einnig við borðið: { $others }.
server-turn-subject = Elbowroom: þú átt leik í umferð { $round }
server-turn-mail =
    Halló,

    { $name } á leik, og það ert þú. { $about }

    Spilaðu áfram, í hvaða tæki sem þú lest þetta:
    { $link }

    Sá sem hefur þennan hlekk getur spilað í þínu sæti, svo að þú skalt ekki deila honum með öðrum.

    Afþakka frekari póst um þetta spil:
    { $stop }
server-confirm-subject = Elbowroom: viltu fá póst þegar þú átt leik?
server-confirm-mail =
    Halló,

    einhver sem spilar á { $site } bað um að póstur yrði sendur á þetta netfang þegar röðin kæmi að viðkomandi.

    Ef það varst þú skaltu samþykkja það hér:
    { $link }

    Ef ekki þarftu ekkert að gera: án samþykkis kemur enginn póstur framar og netfangið gleymist eftir viku.

error-cannot-listen = Netþjónninn getur ekki hlustað á { $host }, gátt { $port }: { $problem }.
error-no-lan = Þessi netþjónn veit ekki um neina slóð á heimaneti sem hann gæti opnað.
error-not-owner = Aðeins síða netþjónsins sjálfs, í vafra á tölvunni sem hann keyrir á, má biðja um þetta.
error-no-database = Ekki er hægt að nota gagnagrunninn: { $problem }
error-database-held = Spilin í { $path } eru þegar í notkun, hjá ferli { $process } á { $name }. Notaðu þann netþjón, stöðvaðu hann eða nefndu aðra skrá með --db.
error-processes-need-postgres = Mörg ferli þurfa PostgreSQL: SQLite-skrá er fyrir eitt. Nefndu gagnagrunn með --db postgresql://… eða slepptu --processes.
error-bad-config = Ekki er hægt að nota stillingaskrána { $path }: { $problem }
error-bad-proxy = { $proxy } er ekki vistfang netþjóns fyrir framan þennan: eitthvað eins og 127.0.0.1 eða 10.0.0.0/8 á að standa hér.
error-bad-metrics = Staður fyrir mælitölur er PORT eða HOST:PORT, ekki { $address }.
error-bad-log = Annálinn má skrifa sem text eða json, ekki sem { $given }.
error-bad-push-key = Lykillinn fyrir tilkynningar er ekki skrá með einkalykli sem PEM, fyrir ferilinn P-256.
error-bad-smtp = { $smtp } er ekki póstþjónn: hér á að vera HOST eða HOST:PORT.
error-bad-tls = { $tls } er ekki leið til að tala við póstþjón; þekkt eru starttls, tls og none.
error-bad-url = { $url } er ekki slóð þessa netþjóns: hér á að vera eitthvað eins og https://games.example.org.
error-needs-extra = { $option } þarf pakkann { $package }: pip install 'elbowroom[{ $extra }]'
error-password-needs-tls = Lykilorð er ekki sent póstþjóni án TLS: slepptu --smtp-tls eða lykilorðinu.
error-smtp-needs = --smtp þarf líka { $option }.
error-later-database = Gagnagrunnurinn er í útgáfu { $revision }, sem nýrri útgáfa forritsins bjó til. Ræstu hana eða nefndu annan gagnagrunn með --db.

## Requests that cannot be understood

error-bad-json = Þetta er ekki JSON: { $problem }.
error-bad-message = Þetta eru ekki skilaboð sem netþjónninn þekkir: { $problem }.
error-bad-request = { $problem }.
error-foreign-page = Síða af öðrum vef má ekki biðja um þetta.
error-not-json-type = Þessi slóð tekur aðeins við JSON: segðu það með hausnum content-type.
error-no-hello = Tenging hefst á „hello“.
error-hello-twice = Tenging segir „hello“ aðeins einu sinni.
error-no-such-page = Ekkert er á þessari slóð.
error-not-allowed = Þessi slóð tekur ekki við slíkri beiðni.
error-server-failed = Eitthvað fór úrskeiðis á netþjóninum. Ástæðan er í annál hans.
error-cannot-save = Netþjónninn getur ekki vistað núna. Reyndu aftur eftir smástund.
error-too-large = Þetta er meira en netþjónninn les.
error-too-many = Svona margar beiðnir á svona stuttum tíma: bíddu aðeins.
error-too-many-tables = Frá þínu vistfangi eru þegar svo mörg ókláruð borð: { $most }. Ljúktu einhverju þeirra fyrst.
error-no-such-entries = Engin síða er í annálnum á undan færslu { $before }: færslurnar hafa númer frá 1 til { $last }.

## Tables and seats

error-bad-chat = Lína í spjalli er texti í einni línu.
error-too-much-talk = Þetta er mikið spjall á svo stuttum tíma: bíddu aðeins.
error-muted = Gestgjafinn leyfir þér ekki að segja neitt hér.
error-watchers-silent = Við þetta borð mega aðeins þeir tala sem spila.
error-bad-player-name = Leikmaður getur ekki heitið { $name }: engar kommur, ekkert „#“, ekkert ósýnilegt.
error-name-alike = Nafnið { $name } líkist nafninu { $other }, sem er þegar við borðið. Veldu annað.
error-no-open-seat = Ekkert sæti er laust við þetta borð.
error-no-such-code = Þessi hlekkur er notaður, of gamall eða rangt skrifaður. Biddu um nýjan í tækinu sem er með sætið.
error-no-such-table = Ekkert borð heitir { $table }.
error-nobody-there = Í þessu sæti er enginn leikmaður sem vélmenni gæti leyst af eða vikið fyrir.
error-not-a-seat = Ekkert slíkt sæti er við þetta borð.
error-not-host = Aðeins gestgjafinn við borðið getur gert það.
error-not-your-seat = Einhver annar á þetta sæti.
error-seat-taken = Þetta sæti er upptekið.
error-still-here = Sá leikmaður er hér.
error-unknown-level = Ekkert vélmenni heitir { $level }; þekkt eru { $known }.

## Being told that it is one’s turn

error-bad-address = { $address } er ekki netfang.
error-bad-endpoint = Tilkynningar fara aðeins á slóðir með HTTPS.
error-bad-link = Þessi hlekkur er ekki frá okkur eða ekki heill.
error-bad-subscription = Lyklar áskriftarinnar í þessum vafra eru ekki eins og þeir eiga að vera.
error-has-clock = Við þetta borð er klukka: þar er enginn látinn vita.
error-no-mail = Þessi netþjónn sendir engan póst.
error-no-push = Þessi netþjónn sendir engar tilkynningar.
error-no-reminders = Þessi netþjónn sendir hvorki tilkynningar né póst.
error-old-link = Þessi hlekkur gildir ekki lengur.
error-private-endpoint = Tilkynningar fara aðeins til þjónustu á netinu.
error-too-many-mails = Beðið hefur verið um nógan póst í dag. Reyndu aftur á morgun.

## Playing

error-needed-later = „{ $move_back }“ er ekki hægt að taka eitt og sér til baka: síðari leikir byggja á því.
error-not-playing = Spilið er ekki hafið, eða því er lokið.
error-not-your-decision = Einhver annar á að taka þessa ákvörðun.
error-nothing-to-undo = Ekkert er til að taka til baka: teningsköst, nýjar samstæður og ákvarðanir annarra standa.
error-no-analysis = Greiningin er ekki í boði við þetta borð á meðan fleiri en einn spila: það væri ósanngjarnt.
error-no-eyes = Greiningin sér með augum leikmanns; sá sem horfir á hefur þau ekki.
error-no-hints = Við þetta borð er spilað án ábendinga.
error-one-analysis = Ein greining í einu.
error-one-hint = Ein ábending í einu.
error-stale = Eitthvað gerðist á meðan; líttu aftur á stöðuna.
error-workers-busy = Netþjónninn hefur um of margt að hugsa rétt núna; reyndu aftur eftir smástund.
error-time-is-up = Tíminn er úti; vélmenni spilar þessa umferð til enda.

## Games that are looked at again

error-no-such-review = Slík greining er ekki lengur hér; biddu aftur um hana.
error-review-failed = Greiningin mistókst. Ástæðan er í annál netþjónsins.
error-review-unfinished = Spil er hægt að greina þegar því er lokið.
error-reviews-busy = Verið er að greina mörg spil rétt núna; reyndu aftur eftir smástund.
error-reviews-of-yours = Þegar er verið að greina nógu mörg spil fyrir þig: { $most }. Bíddu eftir einu þeirra.
error-no-such-balance = Slík spil eru ekki lengur hér; biddu aftur um þau.
error-balance-failed = Ekki tókst að spila spilin. Ástæðan stendur í annál netþjónsins.
error-balance-busy = Verið er að spila með aðra pakka rétt núna; reyndu aftur eftir smástund.
error-balance-of-yours = Þegar er verið að spila með pakka frá þér. Bíddu eftir því.
error-balance-pieces = Skoða má 1 til { $most } þjóðir og eiginleika saman.

## Records and games to play on from

error-no-such-step = Leikur { $step } er ekki til í spilinu: sá síðasti er { $steps }.
error-nothing-to-play = Því spili var lokið; veldu fyrri leik.
error-own-map = Ekki er hægt að sýna hér spil á kortum sem engin teikning fylgir.
error-record-too-long = Upptakan er of löng til að hægt sé að sýna hana. Leikir: { $moves }, í mesta lagi { $most }.
error-seats-differ = Fjöldi sæta verður að vera { $players }, eins og í því spili, ekki { $seats }.
error-still-secret = Úr spili með földum pyngjum má ekki spila áfram fyrr en því er lokið.
error-record-secret = Upptaka af spili með földum pyngjum fæst þegar því er lokið: sá sem hefur alla leikina getur talið skildingana.
error-which-origin = Spila má áfram út frá borði eða upptöku, ekki hvoru tveggja.

## Looking after the database

error-not-sqlite = Þetta er fyrir SQLite-skrár; PostgreSQL hefur sín eigin tól til þess, svo sem pg_dump.
error-no-such-database = Enginn gagnagrunnur er í { $path }.
error-file-there = Eitthvað er þegar í { $path }: nefndu nýja skrá.
error-cannot-copy = Afritunin mistókst: { $problem }.
error-not-postgres = Spil eru flutt í PostgreSQL: slóð eins og postgresql://user@host/games þarf til.
error-not-empty = Í þeim gagnagrunni eru þegar borð: spil eru flutt í tóman gagnagrunn.
error-bad-status = { $given } er ekki staða á borði; þekktar eru { $known }.
error-no-days = Segðu hve gömul borð á að fjarlægja: --waiting, --playing eða --over, eða --config með skrá þar sem það stendur.
## Maps

error-map-players = Leikmenn á þessu korti eru { $players }, en sætin eru { $seats }.
error-six-need-a-map = Sex geta aðeins spilað á korti sem er gert fyrir sex.
error-which-map = Spil sem haldið er áfram með heldur kortinu sínu.
error-which-packs = Spil sem haldið er áfram með heldur þjóðum sínum og eiginleikum.
error-not-at-table = Þetta er ekki með í spilinu ({ $trait }), svo að það getur ekki verið fremst í röðinni.
error-no-such-map = Kortið { $map } er ekki hér.
error-no-such-measurement = Ekkert er lengur vitað um þetta kort hér; mældu það aftur.
error-measuring-yours = Þegar er verið að mæla nógu mörg kort fyrir þig: { $most }. Bíddu eftir einu þeirra.
error-measuring-busy = Verið er að mæla mörg kort rétt núna; reyndu aftur eftir smástund.
error-measuring-failed = Ekki tókst að mæla kortið. Ástæðan stendur í annál netþjónsins.
