### Why a move cannot be made: a clause that may follow a colon or a semicolon. Each names its noun (“this region”,
### “this move”), because it cannot know what was spoken of before. The page reads these too.

## Moves that cannot be understood

reason-bad-notation = see ei ole tegevus; tegevus näeb välja nagu „conquer 7“, „deploy 7 2“, „use heroic 7“ või „done“
reason-bad-count = hõimude arv peab olema vähemalt 1
reason-unknown-trait = see laud ei tunne rassi ega eriomadust „{ $trait }“
reason-not-your-trait = praegu tegutseval rassil ei ole omadust „{ $trait }“
reason-impossible-outcome = juhus ei saa praegu sellist tulemust tuua
reason-no-chance-here = see tegevus ei vaja sellist tulemust

## Moves that are not legal now

reason-already-acted = rass on sel käigul juba laienema hakanud
reason-already-conquered = aladest saab loobuda ainult enne esimest vallutust
reason-not-now = seda ei saa praegu kasutada
reason-wrong-region = seda ei saa sellisel alal kasutada
reason-already-used = seda omadust on sel käigul juba kasutatud
reason-cannot-roll-first = enne vallutust veeretavad täringut ainult verejanulised rassid
reason-die-rolled = enne tuleb veeretatud täringuga midagi vallutada
reason-game-over = mäng on läbi
reason-immune = seda ala ei saa keegi rünnata
reason-just-picked = rass ei saa suunduda allakäigule samal käigul, mil ta valiti
reason-must-abandon = enne tuleb aladest loobuda
reason-must-pick = enne tuleb valida paar
reason-must-place = kaardile tuleb veel üks märk paigutada
reason-no-need = selle ala vallutamiseks jätkub hõime ka ilma täringuta
reason-no-such-combo = rea selles kohas ei ole paari
reason-no-such-region = kaardil ei ole sellist ala
reason-no-such-seat = sellist mängijat ei ole
reason-no-tokens = käes ei ole ühtegi hõimu
reason-none-left = ühtegi sellist märki ei ole enam paigutada
reason-not-a-decision = see tegevus ei ole mängija otsustada
reason-no-active-race = ei ole aktiivset rassi, keda allakäigule saata
reason-not-a-lone-token = sellel alal peab seisma üksainus teise mängija aktiivse rassi hõim
reason-not-adjacent = rassil ei ole selle ala kõrval ühtegi oma ala
reason-not-border = rass tuleb mängulauale piiriala kaudu
reason-not-enough-coins = selle paari eest maksmiseks ei jätku münte
reason-not-enough-tokens = käes ei ole piisavalt hõime
reason-not-offered = see tegevus ei ole praegu valikus
reason-not-yours = see ala ei ole praegu tegutseva rassi valduses
reason-nothing-to-use = praegu tegutseval rassil ei ole sellist omadust kasutada
reason-own-region = see ala on juba rassi valduses
reason-own-seat = valida tuleb mõni teine mängija
reason-peace = selle ala omanikuga on rahu
reason-rolls-first = verejanuline rass veeretab enne vallutust ja viimast vallutuskatset tal ei ole
reason-shielded = sellel alal kaitseb hõimu laager
reason-stands-there = selline märk on sellel alal juba olemas
reason-tokens-in-hand = enne tuleb käes olevad hõimud paigutada
reason-too-short = ka parimast veeretusest ei piisaks
reason-tray-empty = karbis ei ole enam ühtegi selle rassi hõimu
reason-was-attacked = selle mängija aktiivset rassi sel käigul rünnati
reason-water = mered ja järved on meresõitjatest rasside päralt
reason-wrong-phase = praegu ei ole sellise tegevuse aeg
