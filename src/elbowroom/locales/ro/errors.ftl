### A sentence for every error code: what is wrong and, where it helps, what would be right.

## Where it is wrong

error-at-field = { $field }: { $problem }
error-at-line = Linia { $line }: { $problem }
illegal-move = „{ $move }” nu se poate: { $reasons }.

## Values of the wrong kind

error-bad-number = aici trebuie un număr întreg de la { $least } la { $most }, nu { $value }.
error-not-a-flag = aici trebuie true sau false, nu { $value }.
error-not-a-list = aici trebuie o listă, nu { $value }.
error-not-a-text = aici trebuie un text, nu { $value }.
error-not-an-object = aici trebuie un obiect cu câmpuri denumite, nu { $value }.
error-not-json = acesta nu e JSON: { $error }.
error-missing = câmpul acesta e obligatoriu.
error-unknown-field = nu există un asemenea câmp; cele cunoscute sunt { $known }.
error-unknown-id = { $value } nu se cunoaște aici; se cunosc { $known }.
error-unreadable = fișierul { $path } nu poate fi citit ca text.

## Maps

error-bad-region-count = numărul de regiuni trebuie să fie de la 1 la { $most }, nu { $regions }.
error-no-such-region = harta nu are regiunea { $value }.
error-one-way = regiunea { $region } numește ca vecină regiunea { $other }, dar nu și invers.
error-region-twice = regiunea { $region } apare de două ori.
error-unknown-map = Nu există harta „{ $map }”; se cunosc { $known }.
error-unknown-pack = Nu există pachetul „{ $pack }”; se cunosc { $known }.

## Positions that cannot be

error-bad-peace = pacea are nevoie de doi jucători diferiți, „from” și „to”.
error-bad-player-count = numărul de jucători trebuie să fie de la { $fewest } la { $most }, nu { $players }.
error-badge-gone = o rasă în declin nu păstrează o asemenea insignă ({ $power }); rămâne doar „Spectrali”.
error-box-exceeded = { $race }: { $most } în cutie, { $tokens } aici.
error-foreign-marker = rasa aceasta nu are o asemenea piesă ({ $marker }).
error-has-active = jucătorul { $seat } are o rasă activă și nu poate alege.
error-marker-without-seat = o asemenea piesă ({ $marker }) cere un jucător care să ocupe regiunea: lipsește „seat”.
error-pick-first = jucătorul { $seat } nu are rasă activă și alege una înainte să joace o rasă în declin.
error-no-active = jucătorul { $seat } nu are rasă activă pentru faza „{ $phase }”.
error-no-die-now = în faza aceasta nu e niciun zar pe masă.
error-no-such-seat = Nu există un asemenea loc: locurile se numără de la 0.
error-nobody-acts = nicio rasă în declin a acestui jucător nu poate juca.
error-not-deciding = doar în faza „withdraw” poate decide alt jucător decât { $seat }.
error-not-that-seats-race = jucătorul { $seat } nu are o asemenea rasă ({ $race }).
error-offer-too-long = combinații disponibile: cel mult { $most }.
error-phase-impossible = faza „{ $phase }” nu e posibilă în poziția aceasta.
error-race-twice = rasa aceasta apare de două ori: { $race }.
error-second-declined = un jucător are o singură rasă în declin, iar a doua doar cu „Spectrali”.
error-tokens-without-seat = simbolurile cer un jucător care să ocupe regiunea: lipsește „seat”.
error-too-many-markers = { $marker }: cel mult { $most }.
error-too-many-tribes = triburi pierdute: cel mult { $most }.
error-tribe-and-tokens = un trib pierdut și simboluri rasiale nu pot sta în aceeași regiune.
error-water-held = rasa aceasta nu poate ocupa ape ({ $race }): doar o rasă activă de navigatori poate.

## Records

error-after-result = după rezultat nu mai poate urma nimic, dar aici scrie „{ $text }”.
error-bad-header = { $reason }
error-bad-header-value = antetul { $header } nu poate fi { $value }.
error-bad-result = rezultatul trebuie să arate ca „== 97 88”, nu „{ $text }”.
error-chance-differs = aici întâmplarea trebuie să fi dat „{ $wanted }”, nu „{ $text }”.
error-header-twice = antetul { $header } apare de două ori.
error-illegal-line = { $reason }
error-impossible-line = aici trebuie să stea un „{ $wanted }” posibil, nu „{ $text }”.
error-missing-homebrew = înregistrarea are nevoie de rase sau puteri proprii: { $traits }. Indică fișierele lor cu --homebrew.
error-no-moves = lipsește linia „--” cu care încep mutările.
error-no-secret = înregistrarea nu are niciun secret: jocul nu s-a terminat, sămânța a fost aleasă sau nu s-a jucat pe un server.
error-not-a-record = { $text ->
    [none] o înregistrare începe cu „elbowroom 1”.
   *[some] o înregistrare începe cu „elbowroom 1”, nu cu „{ $text }”.
}
error-not-over = aici e un rezultat, dar jocul nu s-a terminat.
error-outcome-missing = înregistrarea se oprește unde trebuie să urmeze un „{ $wanted }”.
error-result-differs = înregistrarea spune { $said }, dar jocul se termină cu { $found }.
error-seal-differs = acesta nu este sigiliul secretului.
error-seed-differs = sămânța nu decurge din secret.
error-unexpected-outcome = aici trebuie să stea o mutare, nu rezultatul „{ $text }”.
error-unknown-header = nu există antetul { $header }; se cunosc { $known }.
error-unreadable-record = fișierul { $path } nu poate fi citit ca text.
error-unknown-version = aceasta e versiunea { $version } a formatului; se cunoaște { $known }.

## Home-made races and powers

error-bad-box = Cutia pentru „{ $trait }” trebuie să aibă cel puțin simbolurile proprii și cel mult pe cele pentru „{ $replaces }”: { $most }, nu { $box }.
error-bad-marker = Piesa { $marker } de la „{ $trait }” are nevoie de un nume propriu cu litere mici și de o rezervă de la 1 la { $most }.
error-bad-register = Ce ține minte „{ $trait }” nu se poate numi { $register }: îi trebuie litere mici și un nume pe care nu îl are niciun câmp.
error-bad-trait-id = O rasă sau o putere nu se poate numi { $trait }: îi trebuie litere mici, cu liniuțe de subliniere între cuvinte.
error-broken-texts = { $path }, linia { $row }: textele acestea nu pot fi citite. { $problem }.
error-broken-file = { $path } nu poate fi încărcat: { $error }.
error-field-in-class = „{ $name }” în clasa pentru „{ $trait }” nu are niciun efect: câmpurile se dau la creare, ca în Power("{ $trait }", 4, { $name }=…).
error-marker-exists = „{ $trait }” are o piesă „{ $marker }”, la fel și „{ $other }”: o piesă are nevoie de un nume doar al ei.
error-no-lender = „{ $trait }” trebuie să înlocuiască o rasă din joc, nu „{ $replaces }”; libere sunt { $free }.
error-no-such-file = Nu există fișierul { $path }.
error-not-homebrew = Aceasta nu e nici rasă sau putere, nici calea fișierului ei: { $value }.
error-no-trait = { $path } nu are un TRAIT care să fie Race sau Power.
error-not-python = { $path } nu e un fișier Python.
error-bad-token-count = Numărul de simboluri pentru „{ $trait }” trebuie să fie de la 1 la { $most }, nu { $tokens }.
error-register-exists = „{ $trait }” ține minte ceva ca „{ $register }”, la fel și „{ $other }”: îi trebuie un nume propriu.
error-trait-exists = Există deja o rasă sau o putere „{ $trait }”.
error-unknown-hook = „{ $trait }” are o metodă „{ $hook }” pe care n-ar chema-o nimeni; cea mai apropiată cunoscută este „{ $nearest }”. O metodă ajutătoare proprie începe cu liniuță de subliniere.

## Packs: races and powers as data

error-bad-colour = aici trebuie o culoare ca #c08040, nu { $value }.
error-bad-count = aici trebuie o listă cu numere, de lungime { $count }, nu { $value }.
error-bad-icon = numele unei pictograme are litere mici, cifre și cratime, nu { $value }.
error-bad-id = aici trebuie un nume cu litere mici, cifre și liniuțe de subliniere, nu { $value }.
error-bad-length = aici trebuie o listă cu lungimea de la { $least } la { $most }.
error-bad-text = textul acesta are caractere care nu pot fi afișate.
error-bad-text-length = aici trebuie un text cu lungimea de la 1 la { $most }, nu { $length }.
error-empty-filter = aici nu se spune nimic despre regiuni: adaugă o condiție sau renunță la câmp.
error-goes-with = aceasta merge numai unde „{ $value }” este „{ $wanted }”.
error-homebrew-not-here = nu există la îndemână nicio rasă sau putere proprie „{ $value }”.
error-id-twice = într-un pachet nu pot fi două piese cu numele „{ $value }”.
error-long-key = linia { $row }: aici e un nume cu mai multe părți decât { $most }.
error-needs-rule = pentru aceasta trebuie o regulă de felul „{ $value }”.
error-not-toml = acesta nu e TOML: { $error }.
error-once-only = de felul „{ $value }” poate fi o singură regulă.
error-one-move = „{ $other }” e deja ceva ce face proprietarul; o rasă sau o putere are o singură regulă de acest fel, deci „{ $value }” nu poate sta lângă ea.
error-bad-pack-link = acest link nu conține niciun pachet care să poată fi citit.
error-no-packs = Nu este niciun pachet în „{ $path }”: un pachet este un fișier TOML sau JSON ori un link al atelierului.
error-pack-too-long = numărul de caractere ale unui pachet poate fi cel mult { $most }, nu { $length }.
error-too-deep = parantezele sau condițiile stau una în alta mai adânc de { $most }.
error-list-too-long = aici pot fi cel mult { $most }, nu { $count }.

## Laws of home-made races and powers

error-query-writes = „{ $trait }” schimbă jocul în „{ $hook }”, care e doar o întrebare.
error-order-matters = Contează dacă „{ $trait }” sau „{ $other }” vine prima în „{ $hook }”; nu ar trebui să conteze.
error-events-matter = „{ $trait }” face altceva în „{ $hook }” când nimeni nu ascultă evenimentele.
error-offer-refused = „{ $trait }” oferă { $argument }, dar propriile refuzuri au un motiv împotrivă.
error-no-reason = „{ $trait }” nu oferă { $argument }, iar refuzurile nu spun de ce.
error-use-does-nothing = „{ $trait }” oferă { $argument }, dar folosirea nu schimbă nimic, așa că ar putea continua la nesfârșit.
error-keeps-state = „{ $trait }” păstrează ceva în { $name }, comun tuturor jocurilor: ce trebuie ținut minte merge în registru.
error-position-refused = { $after ->
    [none] Cu „{ $trait }” și „{ $other }”, o poziție nu poate fi citită din nou la început: { $problem }
   *[other] Cu „{ $trait }” și „{ $other }”, o poziție nu poate fi citită din nou după „{ $after }”: { $problem }
}
error-position-differs = { $after ->
    [none] Cu „{ $trait }” și „{ $other }”, o poziție nu spune totul la început: „{ $name }” diferă când e citită din nou. Ce ține minte o rasă sau o putere are nevoie de un registru cu nume.
   *[other] Cu „{ $trait }” și „{ $other }”, o poziție nu spune totul după „{ $after }”: „{ $name }” diferă când e citită din nou. Ce ține minte o rasă sau o putere are nevoie de un registru cu nume.
}
error-untold = Cu „{ $trait }” și „{ $other }”, evenimentele nu povestesc tot ce s-a întâmplat prin „{ $after }”. O rasă sau o putere schimbă jocul prin acțiunile din elbowroom.homebrew, care anunță schimbarea.
error-never-ends = Un joc cu „{ $trait }” și „{ $other }” nu se mai termină.

## Options

error-bad-first = Primul jucător trebuie să fie un număr de la 0 la numărul de jucători minus unu sau „draw”, nu { $first }.
error-bad-name = Un jucător nu se poate numi { $name }: fără virgule, fără „#”, fără spații la capete.
error-bad-name-count = Numărul de nume trebuie să fie cel al jucătorilor, { $players }, nu { $names }.
error-bad-seed = Sămânța trebuie să fie un număr întreg de la 0 la 18446744073709551615, nu { $seed }.

## Files of the command line

error-in-file = { $path }: { $problem }
error-file-missing = Nu există fișierul { $path }.
error-file-unreadable = Fișierul { $path } nu poate fi citit ca text.
error-file-exists = { $path } există deja și nu se suprascrie nimic.
error-cannot-write = { $path } nu poate fi scris: { $error }.
error-no-moves-there = --at numără mutările unei înregistrări, iar aceasta e o poziție.
error-no-such-move = --at poate fi de la 0 la { $moves }, numărul de mutări din înregistrare, nu { $at }.

## Bots, matches and the ladder

error-bad-nodes = Un tur are nevoie de o limită de cel puțin 1 nod, nu { $nodes }.
error-bad-player-list = Numerele de jucători trebuie să arate ca 2,3,4,5, nu „{ $players }”.
error-bad-seconds = Un tur are nevoie de o limită de peste 0 secunde, nu { $seconds }.
error-bot-not-made = Botul { $bot } nu poate fi făcut dintr-o sămânță: { $error }.
error-broken-bot = Botul { $bot } nu poate fi încărcat: { $error }.
error-level-twice = Un clasament are fiecare nivel o singură dată: { $levels }.
error-no-bot-class = { $path } nu are clasa { $name }.
error-no-choose = Botul { $bot } nu are metoda „choose”.
error-no-games = Trebuie jucat cel puțin un joc, nu { $games }.
error-no-numpy = Antrenarea are nevoie de numpy: pip install 'elbowroom[train]' sau python3 run.py install --dev în copia surselor
error-not-weights = { $path } nu e un fișier de ponderi.
error-no-matplotlib = Graficele au nevoie de matplotlib: pip install 'elbowroom[plots]' sau python3 run.py install --dev în copia surselor
error-too-few-levels = Un clasament are nevoie de cel puțin două niveluri, nu { $levels }.
error-two-budgets = Un tur are o limită de secunde sau de noduri, nu amândouă.
error-unknown-bot = Nu există botul „{ $bot }”; se cunosc { $known }, iar o clasă dintr-un fișier se numește ca mybot.py:MyBot.

## Maps of one's own

error-bad-point = aici trebuie două numere întregi, cel mult { $width } și { $height }, nu { $value }.
error-bad-ring = numărul de puncte ale unui contur trebuie să fie de la 3 la { $most }, nu { $corners }.
error-bad-title = { $most ->
    [one] un titlu are cel mult { $most } caracter, și acela vizibil.
    [few] un titlu are cel mult { $most } caractere, toate vizibile.
   *[other] un titlu are cel mult { $most } de caractere, toate vizibile.
}
error-no-map-found = Din sămânța { $seed } nu iese nicio hartă bună; încearcă alta.
error-no-such-point = punctele acestui desen se numără de la 0 și sunt { $points }, așa că { $value } nu e printre ele.
error-too-many-points = numărul de puncte ale unui desen poate fi cel mult { $most }, nu { $points }.
error-map-not-drawn = harta nu are desen, așa că pagina nu o poate arăta.
error-map-crossed = conturul se taie pe sine sau merge în sens invers (regiuni: { $regions }).
error-map-torn = lângă aceste regiuni e un gol: { $regions }.
error-map-overlapping = aceste regiuni se suprapun: { $regions }.
error-map-not-covered = regiunile nu umplu tabla.
error-map-other-neighbours = vecinii nu sunt cei din desen (regiuni: { $regions }).
error-map-other-edge = „edge” nu se potrivește cu desenul (regiuni: { $regions }).
error-map-short-border = granița dintre aceste regiuni e prea scurtă ca să se vadă: { $regions }.
error-map-small-region = aproape că nu e loc pentru simboluri rasiale (regiuni: { $regions }).
error-map-not-connected = aceste regiuni sunt izolate de rest: { $regions }.
error-map-no-way-in = niciun drum nu duce de la marginea hărții la aceste regiuni: { $regions }.
error-map-tribe-on-water = un trib pierdut nu poate trăi pe apă (regiuni: { $regions }).
error-map-symbol-on-water = un semn pe apă nu prea folosește nimănui (regiuni: { $regions }).
error-map-too-little-land = regiuni de uscat: trebuie cel puțin { $least }, dar sunt { $land }.
error-map-same-name = aceste regiuni au același nume: { $regions }.
error-map-rounds = runde: { $count }, de obicei { $usual }.
error-map-region-count = regiuni: { $count }, de obicei cam { $usual }.
error-map-terrain-count = { $terrain }: { $count }, de obicei cam { $usual }.
error-map-symbol-count = { $symbol }: { $count }, de obicei cam { $usual }.
error-map-tribe-count = triburi pierdute: { $count }, de obicei cam { $usual }.
error-map-border-count = regiuni prin care o rasă poate intra pe hartă: { $count }, de obicei cam { $usual }.
