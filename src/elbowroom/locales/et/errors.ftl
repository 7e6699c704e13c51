### A sentence for every error code: what is wrong and, where it helps, what would be right.
### They are about positions, records, files and options; what is wrong with a move is in reasons.ftl.

## Where it is wrong

error-at-field = { $field }: { $problem }
error-at-line = Rida { $line }: { $problem }
illegal-move = „{ $move }“ ei ole võimalik: { $reasons }.

## Values of the wrong kind

error-bad-number = siin peab olema täisarv vahemikus { $least } kuni { $most }, mitte { $value }.
error-not-a-flag = siin peab olema true või false, mitte { $value }.
error-not-a-list = siin peab olema loend, mitte { $value }.
error-not-a-text = siin peab olema tekst, mitte { $value }.
error-not-an-object = siin peab olema nimega väljadest koosnev objekt, mitte { $value }.
error-not-json = see ei ole JSON: { $error }.
error-missing = see väli on kohustuslik.
error-unknown-field = sellist välja ei ole; olemas on { $known }.
error-unknown-id = { $value } on siin tundmatu; olemas on { $known }.
error-unreadable = faili { $path } ei saa tekstina lugeda.

## Maps

error-bad-region-count = alade arv peab olema 1 kuni { $most }, mitte { $regions }.
error-no-such-region = kaardil ei ole ala { $value }.
error-one-way = ala { $region } nimetab oma naabriks ala { $other }, aga vastupidi mitte.
error-region-twice = ala { $region } on siin kaks korda.
error-unknown-map = Kaarti „{ $map }“ ei ole; olemas on { $known }.
error-unknown-pack = Pakki „{ $pack }“ ei ole; olemas on { $known }.

## Positions that cannot be

error-bad-peace = rahu vajab kahte eri mängijat, „from“ ja „to“.
error-bad-player-count = mängijaid saab olla { $fewest } kuni { $most }, mitte { $players }.
error-badge-gone = allakäigul olev rass seda märki alles ei jäta ({ $power }); alles jääb ainult vaimude märk.
error-box-exceeded = { $race }: mängukarbis { $most }, siin { $tokens }.
error-foreign-marker = sellel rassil ei ole sellist märki ({ $marker }).
error-has-active = mängijal { $seat } on aktiivne rass, paari ta valida ei saa.
error-marker-without-seat = sellisele märgile ({ $marker }) on vaja mängijat, kelle valduses ala on: „seat“ puudub.
error-pick-first = mängijal { $seat } ei ole aktiivset rassi ja ta valib paari enne, kui allakäigul olev rass tegutseb.
error-no-active = mängijal { $seat } ei ole etapi „{ $phase }“ jaoks aktiivset rassi.
error-no-die-now = selles etapis ei ole täringut laual.
error-no-such-seat = Sellist kohta ei ole: kohti loetakse alates nullist.
error-nobody-acts = selle mängija ükski allakäigul olev rass ei saa tegutseda.
error-not-deciding = ainult etapis „withdraw“ saab otsustada keegi teine kui mängija { $seat }.
error-not-that-seats-race = mängijal { $seat } ei ole sellist rassi ({ $race }).
error-offer-too-long = paare valikus: kõige rohkem { $most }.
error-phase-impossible = etapp „{ $phase }“ ei ole selles seisus võimalik.
error-race-twice = see rass on siin kaks korda: { $race }.
error-second-declined = mängijal on allakäigul üks rass, teine ainult siis, kui üks neist on vaimudest rass.
error-tokens-without-seat = hõimudele on vaja mängijat, kelle valduses ala on: „seat“ puudub.
error-too-many-markers = { $marker }: kõige rohkem { $most }.
error-too-many-tribes = langenud hõime: kõige rohkem { $most }.
error-tribe-and-tokens = langenud hõim ja rassi hõimud ei saa olla samal alal.
error-water-held = selle rassi valduses ei saa olla vett ({ $race }): saab ainult aktiivne meresõitjatest rass.

## Records

error-after-result = tulemuse järel ei tohi enam midagi olla, aga siin on „{ $text }“.
error-bad-header = { $reason }
error-bad-header-value = päise { $header } väärtus ei saa olla { $value }.
error-bad-result = tulemus peab välja nägema nagu „== 97 88“, mitte „{ $text }“.
error-chance-differs = juhus pidi siin ütlema „{ $wanted }“, mitte „{ $text }“.
error-header-twice = päis { $header } on siin kaks korda.
error-illegal-line = { $reason }
error-impossible-line = siin peab olema võimalik „{ $wanted }“, mitte „{ $text }“.
error-missing-homebrew = salvestis vajab isetehtud rasse või eriomadusi: { $traits }. Anna nende failid valikuga --homebrew.
error-no-moves = puudub rida „--“, millest algavad tegevused.
error-no-secret = salvestises pole saladust: mäng pole läbi, selle seeme oli valitud või seda ei mängitud serveris.
error-not-a-record = { $text ->
    [none] salvestis algab reaga „elbowroom 1“.
   *[some] salvestis algab reaga „elbowroom 1“, mitte „{ $text }“.
}
error-not-over = siin on tulemus, aga mäng ei ole läbi.
error-outcome-missing = salvestis lõpeb kohas, kus peab järgnema „{ $wanted }“.
error-result-differs = salvestise järgi on tulemus { $said }, aga mäng lõpeb tulemusega { $found }.
error-seal-differs = see pole saladuse pitser.
error-seed-differs = seeme ei tulene saladusest.
error-unexpected-outcome = siin peab olema tegevus, mitte tulemus „{ $text }“.
error-unknown-header = päist { $header } ei ole; olemas on { $known }.
error-unreadable-record = faili { $path } ei saa tekstina lugeda.
error-unknown-version = see on vormingu versioon { $version }; tuntud on { $known }.

## Home-made races and powers

error-bad-box = Rassil „{ $trait }“ peab mängukarbis olema vähemalt tema enda hõimude jagu ja kõige rohkem nii palju, kui on rassil „{ $replaces }“: { $most }, mitte { $box }.
error-bad-marker = Märk { $marker }, mille omanik on „{ $trait }“, vajab oma väiketähtedega nime ja varu 1 kuni { $most }.
error-bad-register = See, mida „{ $trait }“ meeles peab, ei saa olla nimega { $register }: vaja on väiketähti ja nime, mida ei ole ühelgi väljal.
error-bad-trait-id = Rassi või eriomaduse nimi ei saa olla { $trait }: vaja on väiketähti ja sõnade vahel allkriipse.
error-broken-texts = { $path }, rida { $row }: neid tekste ei saa lugeda. { $problem }.
error-broken-file = Faili { $path } ei saa laadida: { $error }.
error-field-in-class = „{ $name }“, mis on klassis „{ $trait }“, ei mõju: väljad antakse loomisel, nagu Power("{ $trait }", 4, { $name }=…).
error-marker-exists = „{ $trait }“ kasutab märki „{ $marker }“ ja „{ $other }“ samuti: märk vajab oma nime.
error-no-lender = „{ $trait }“ peab asendama rassi, kes on mängus, mitte „{ $replaces }“; vabad on { $free }.
error-no-such-file = Faili { $path } ei ole.
error-not-homebrew = See ei ole rass ega eriomadus ega ka selle faili tee: { $value }.
error-no-trait = Failis { $path } ei ole nime TRAIT, mis oleks Race või Power.
error-not-python = { $path } ei ole Pythoni fail.
error-bad-token-count = „{ $trait }“: hõimude arv peab olema 1 kuni { $most }, mitte { $tokens }.
error-register-exists = „{ $trait }“ peab midagi meeles nimega „{ $register }“ ja „{ $other }“ samuti: vaja on oma nime.
error-trait-exists = Rass või eriomadus „{ $trait }“ on juba olemas.
error-unknown-hook = „{ $trait }“ sisaldab meetodit „{ $hook }“, mida miski välja ei kutsuks; lähim haak on „{ $nearest }“. Oma abimeetodi nimi algab allkriipsuga.

## Packs: races and powers as data

error-bad-colour = siin peab olema värv kujul #c08040, mitte { $value }.
error-bad-count = siin peab olema { $count } arvust koosnev loend, mitte { $value }.
error-bad-icon = ikooni nimes on väiketähed, numbrid ja sidekriipsud, mitte { $value }.
error-bad-id = siin peab olema nimi väiketähtede, numbrite ja allkriipsudega, mitte { $value }.
error-bad-length = siin peab olema loend, kus on { $least } kuni { $most } kirjet.
error-bad-text = selles tekstis on märke, mida ei saa näidata.
error-bad-text-length = siin peab olema tekst pikkusega 1 kuni { $most } märki, mitte { $length }.
error-empty-filter = siin ei öelda alade kohta midagi: lisa tingimus või jäta see ära.
error-goes-with = see on võimalik ainult siis, kui „{ $value }“ on „{ $wanted }“.
error-homebrew-not-here = isetehtud rassi või eriomadust „{ $value }“ ei ole käepärast.
error-id-twice = ühes pakis ei saa kaks asja olla nimega „{ $value }“.
error-long-key = rida { $row }: siin on nimi, millel on üle { $most } osa.
error-needs-rule = selleks on vaja reeglit liigiga „{ $value }“.
error-not-toml = see ei ole TOML: { $error }.
error-once-only = liigist „{ $value }“ saab olla ainult üks reegel.
error-one-move = „{ $other }“ on juba midagi, mida omanik teeb; rassil või eriomadusel on ainult üks selline reegel, nii et „{ $value }“ ei saa selle kõrval olla.
error-bad-pack-link = selles lingis ei ole loetavat pakki.
error-no-packs = Asukohas „{ $path }“ ei ole pakki: pakk on TOML- või JSON-fail või töökoja link.
error-pack-too-long = pakis on kõige rohkem { $most } märki, mitte { $length }.
error-too-deep = sulud või tingimused on üksteise sees sügavamal kui { $most }.
error-list-too-long = siin saab olla kõige rohkem { $most }, mitte { $count }.

## Laws of home-made races and powers

error-query-writes = „{ $trait }“ muudab mängu haagis „{ $hook }“, mis on ainult küsimus.
error-order-matters = Haagis „{ $hook }“ on oluline, kas enne tuleb „{ $trait }“ või „{ $other }“; see ei tohi oluline olla.
error-events-matter = „{ $trait }“ teeb haagis „{ $hook }“ midagi muud, kui keegi sündmusi ei kuula.
error-offer-refused = „{ $trait }“ pakub { $argument }, aga tema keeldumistes on põhjus selle vastu.
error-no-reason = „{ $trait }“ ei paku { $argument }, aga tema keeldumised ei ütle, miks.
error-use-does-nothing = „{ $trait }“ pakub { $argument }, aga selle kasutamine ei muuda midagi, nii et see võiks kesta igavesti.
error-keeps-state = „{ $trait }“ hoiab midagi kohas { $name }, mis on kõigil mängudel ühine: see, mida on vaja meeles pidada, käib registrisse.
error-position-refused = { $after ->
    [none] Kui mängus on „{ $trait }“ ja „{ $other }“, ei saa seisu alguses tagasi lugeda: { $problem }
   *[other] Kui mängus on „{ $trait }“ ja „{ $other }“, ei saa seisu pärast tegevust „{ $after }“ tagasi lugeda: { $problem }
}
error-position-differs = { $after ->
    [none] Kui mängus on „{ $trait }“ ja „{ $other }“, ei ütle seis alguses kõike: „{ $name }“ on tagasi lugedes teistsugune. Selleks, mida omadus meeles peab, on vaja nimega registrit.
   *[other] Kui mängus on „{ $trait }“ ja „{ $other }“, ei ütle seis pärast tegevust „{ $after }“ kõike: „{ $name }“ on tagasi lugedes teistsugune. Selleks, mida omadus meeles peab, on vaja nimega registrit.
}
error-untold = Kui mängus on „{ $trait }“ ja „{ $other }“, ei räägi sündmused kõigest, mida tegi „{ $after }“. Mida omadus muudab, seda muudab ta elbowroom.homebrew toimingutega, mis sellest teada annavad.
error-never-ends = Mäng, milles on „{ $trait }“ ja „{ $other }“, ei lõpe.

## Options

error-bad-first = Alustav mängija peab olema arv nullist kuni mängijate arvust ühe võrra väiksemani või „draw“, mitte { $first }.
error-bad-name = Mängija nimi ei saa olla { $name }: komad, „#“ ja tühikud otstes ei ole lubatud.
error-bad-name-count = Nimesid peab olema sama palju kui mängijaid, { $players }, mitte { $names }.
error-bad-seed = Seeme peab olema täisarv vahemikus 0 kuni 18446744073709551615, mitte { $seed }.

## Files of the command line

error-in-file = { $path }: { $problem }
error-file-missing = Faili { $path } ei ole.
error-file-unreadable = Faili { $path } ei saa tekstina lugeda.
error-file-exists = { $path } on juba olemas ja midagi üle ei kirjutata.
error-cannot-write = Faili { $path } ei saa kirjutada: { $error }.
error-no-moves-there = --at loeb salvestise tegevusi, aga see on seis.
error-no-such-move = --at saab olla 0 kuni { $moves }, mis on tegevuste arv salvestises, mitte { $at }.

## Bots, matches and the ladder

error-bad-nodes = Käigu limiit peab olema vähemalt 1 sõlm, mitte { $nodes }.
error-bad-player-list = Mängijate arvud peavad välja nägema nagu 2,3,4,5, mitte „{ $players }“.
error-bad-seconds = Käigu limiit peab olema üle 0 sekundi, mitte { $seconds }.
error-bot-not-made = Botti { $bot } ei saa seemnest luua: { $error }.
error-broken-bot = Botti { $bot } ei saa laadida: { $error }.
error-level-twice = Edetabelis on iga tase üks kord: { $levels }.
error-no-bot-class = Failis { $path } ei ole klassi { $name }.
error-no-choose = Botil { $bot } ei ole meetodit „choose“.
error-no-games = Mängida tuleb vähemalt üks mäng, mitte { $games }.
error-no-numpy = Treenimine vajab teeki numpy: pip install 'elbowroom[train]' või lähtekoodis python3 run.py install --dev
error-not-weights = { $path } ei ole kaalude fail.
error-no-matplotlib = Joonised vajavad teeki matplotlib: pip install 'elbowroom[plots]' või lähtekoodis python3 run.py install --dev
error-too-few-levels = Edetabel vajab vähemalt kahte taset, mitte { $levels }.
error-two-budgets = Käigul on limiit kas sekundites või sõlmedes, mitte mõlemas.
error-unknown-bot = Botti „{ $bot }“ ei ole; olemas on { $known } ja failis oleva klassi nimi on nagu mybot.py:MyBot.

## Maps of one's own

error-bad-point = siin peab olema kaks täisarvu, kõige rohkem { $width } ja { $height }, mitte { $value }.
error-bad-ring = piirjoonel peab olema 3 kuni { $most } punkti, mitte { $corners }.
error-bad-title = pealkirjas on kõige rohkem { $most } märki ja kõik need on nähtavad.
error-no-map-found = Seemnest { $seed } ei tule head kaarti; proovi mõnda teist.
error-no-such-point = selle joonise punkte loetakse nullist ja neid on { $points }, nii et { $value } ei ole ükski neist.
error-too-many-points = joonisel võib olla kõige rohkem { $most } punkti, mitte { $points }.
error-map-not-drawn = kaardil ei ole joonist, nii et leht ei saa seda näidata.
error-map-crossed = piirjoon lõikub iseendaga või kulgeb valesti pidi (alad: { $regions }).
error-map-torn = nende alade kõrval on tühimik: { $regions }.
error-map-overlapping = need alad katavad üksteist: { $regions }.
error-map-not-covered = alad ei täida mängulauda.
error-map-other-neighbours = naabrid ei ole need, mis joonisel (alad: { $regions }).
error-map-other-edge = „edge“ ei vasta joonisele (alad: { $regions }).
error-map-short-border = nende alade piir on nii lühike, et seda ei näe: { $regions }.
error-map-small-region = hõimudele jääb vaevalt ruumi (alad: { $regions }).
error-map-not-connected = need alad on ülejäänutest ära lõigatud: { $regions }.
error-map-no-way-in = kaardi servast ei vii ükski tee nende aladeni: { $regions }.
error-map-tribe-on-water = langenud hõim ei saa vee peal elada (alad: { $regions }).
error-map-symbol-on-water = sümbolist vee peal on vaevalt kellelegi kasu (alad: { $regions }).
error-map-too-little-land = maismaa-alasid: vaja on vähemalt { $least }, aga on { $land }.
error-map-same-name = neil aladel on sama nimi: { $regions }.
error-map-rounds = voore: { $count }, tavaliselt { $usual }.
error-map-region-count = alasid: { $count }, tavaliselt umbes { $usual }.
error-map-terrain-count = { $terrain }: { $count }, tavaliselt umbes { $usual }.
error-map-symbol-count = { $symbol }: { $count }, tavaliselt umbes { $usual }.
error-map-tribe-count = langenud hõime: { $count }, tavaliselt umbes { $usual }.
error-map-border-count = alasid, kust rass saab kaardile tulla: { $count }, tavaliselt umbes { $usual }.
