### Replays, the chart of coins, and the end of a game.

## The chart

page-chart-coins = Monede după fiecare rundă
page-chart-earned = Monede încasate până acum, cum au putut vedea toți
page-chart-label = { $title }: { $totals }.
page-chart-total = { $name } { $coins }
page-chart-who = Ale cui monede
page-chart-all = Toți
page-chart-table = Ca tabel
page-chart-round = Runda
page-chart-start = Început
page-chart-by-source = Monede după proveniență: { $name }
page-chart-seek = Momentul din joc
page-chart-part = { $source }: { $coins }
page-chart-paid = Plătite pentru combinații
page-chart-sum = În total
page-source-regions = Regiuni
page-source-race = Rasă
page-source-power = Putere
page-source-declined = În declin
page-source-found = Găsite pe combinații

## The replay

page-replay-title = Reluare
page-replay-loading = Se încarcă jocul…
page-replay-empty = Aici nu mai e nicio înregistrare. Deschide-o din nou de pe pagina de start.
page-replay-step = Mutarea { $step } din { $steps }
page-replay-where = Runda { $round }, { $name }
page-replay-begin = Jocul începe.
page-replay-regroup = { $name } nu mai cucerește și își ia simbolurile în mână.
page-replay-done = { $name } nu mai are nimic de făcut aici.
page-replay-play = Redă
page-replay-pause = Pauză
page-replay-back = O mutare înapoi
page-replay-forward = O mutare înainte
page-replay-turn-back = La turul dinainte
page-replay-turn-forward = La turul următor
page-replay-first = La început
page-replay-last = La sfârșit
page-replay-speed = Viteză
page-replay-speed-label = Viteză × { $speed }
page-replay-tab-coins = Monede
page-replay-tab-review = Analiză
page-replay-tab-players = Jucători
page-replay-tab-combos = Combinații
page-replay-tab-turns = Tururi
page-replay-tab-log = Jurnal
page-replay-tabs = Ce se arată sub hartă
page-replay-round = Runda { $round }
page-replay-board = Harta după mutarea { $step }
page-replay-record = Descarcă înregistrarea
page-replay-share = Copiază linkul
page-replay-shared = Link copiat
page-replay-share-failed = Linkul n-a putut fi copiat. Îl găsești în bara de adrese.
page-replay-again = Joacă de aici
page-replay-over = Jocul s-a terminat aici; dă puțin înapoi ca să joci mai departe.

page-play-on-title = Joacă de aici
page-play-on-about = O masă nouă pornește cu runda { $round }. Decide atunci: { $name }. Jocul pe care îl urmărești rămâne cum este.
page-play-on-seat = Cine joacă: { $name }
page-play-on-you = Tu
page-play-on-bot = Bot
page-play-on-start = Începe

## The end of a game

page-over-won = Câștigă { $name }
page-over-you-won = Ai câștigat
page-over-shared = Victorie la egalitate: { $names }
page-over-margin = { combo-coins }; { $other }: { $their }
page-over-final = Monede la sfârșit
page-over-why = De ce
page-over-place = Locul { $place }
page-over-again = Joacă din nou
page-over-watch = Vezi reluarea
page-over-look = Uită-te la tablă
page-over-home = Acasă

## Something to smile about, by how the game ended

over-quip-won-close = Mai strâns decât doi halflingi într-o bucătărie. Dar se pune.
over-quip-won-plain = Pentru încă o victorie se găsește loc oricând.
over-quip-won-far = Zâmbetul acesta abia mai încape pe hartă.
over-quip-lost-close = Încă o monedă găsită pe sub vreun copac și era altă poveste.
over-quip-lost-plain = Paisprezece rase abia așteaptă să le iasă mai bine data viitoare.
over-quip-lost-far = Sunt zile în care până și triburile pierdute par mai harnice. Încă o dată?
over-quip-watched-close = La un fir de păr, iar pe aici firele de păr sunt subțiri.
over-quip-watched-plain = Cineva a dat mai bine din coate.
over-quip-watched-far = Asta n-a fost joc, a fost evacuare.

## Why the winner won

page-why-shared = Monede egale, simboluri egale pe hartă. Monede la fiecare: { $coins }.
page-why-tie = Monede egale: { $coins }. Mai multe simboluri pe hartă: { $name }; mai puține: { $other }.
page-why-best-combo = Cea mai bună combinație din joc: „{ $combo }”. Monede de la ea: { $coins } din { $total }.
page-why-combo = Combinația care a adus cel mai mult: „{ $combo }”. Monede de la ea: { $coins } din { $total }.
page-why-regions = Regiuni ocupate de rase active: { combo-coins }; { $other }: { $their }.
page-why-race = Puteri rasiale (mai ales { $trait }): { combo-coins }; { $other }: { $their }.
page-why-power = Puteri speciale (mai ales { $trait }): { combo-coins }; { $other }: { $their }.
page-why-declined = Rasele în declin au continuat să aducă monede: { combo-coins }; { $other }: { $their }.
page-why-price = Combinațiile, fără ce s-a găsit pe ele, au costat { combo-coins }; { $other }: { $their }.
page-why-found = Monede găsite pe combinații, după plata prețului: { $coins }; { $other }: { $their }.
page-why-start = Monede la început: { $coins }; { $other }: { $their }.
page-why-always = { $name } a fost în frunte după fiecare rundă.
page-why-late = În frunte definitiv abia din runda { $round } (înainte: { $other }).
page-why-turn = Cel mai bun tur dintre toate: runda { $round }, { combo-coins }.
