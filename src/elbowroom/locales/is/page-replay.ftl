### Replays, the chart of coins, and the end of a game.

## The chart

page-chart-coins = Skildingar eftir hverja umferð
page-chart-earned = Skildingar fengnir til þessa, eins og allir gátu séð
page-chart-label = { $title }: { $totals }.
page-chart-total = { $name } { $coins }
page-chart-who = Hvers skildingar
page-chart-all = Allir
page-chart-table = Sem tafla
page-chart-round = Umferð
page-chart-start = Upphaf
page-chart-by-source = Uppruni skildinga: { $name }
page-chart-seek = Hvar í spilinu
page-chart-part = { $source }: { $coins }
page-chart-paid = Borgað fyrir samstæður
page-chart-sum = Samtals
page-source-regions = Land
page-source-race = Þjóð
page-source-power = Eiginleiki
page-source-declined = Á hnignunar­skeiði
page-source-found = Fundið á samstæðum

## The replay

page-replay-title = Endursýning
page-replay-loading = Spilið er sótt…
page-replay-empty = Hér er engin upptaka lengur. Opnaðu hana aftur af upphafs­síðunni.
page-replay-step = Leikur { $step } af { $steps }
page-replay-where = Umferð { $round }, { $name }
page-replay-begin = Spilið hefst.
page-replay-regroup = { $name } hættir land­vinningum og tekur táknin upp.
page-replay-done = { $name } gerir ekki fleira hér.
page-replay-play = Spila
page-replay-pause = Hlé
page-replay-back = Einum leik aftar
page-replay-forward = Einum leik framar
page-replay-turn-back = Í fyrri umferð
page-replay-turn-forward = Í næstu umferð
page-replay-first = Fara í upphaf
page-replay-last = Fara í lok
page-replay-speed = Hraði
page-replay-speed-label = Hraði × { $speed }
page-replay-tab-coins = Skildingar
page-replay-tab-review = Greining
page-replay-tab-players = Leikmenn
page-replay-tab-combos = Samstæður
page-replay-tab-turns = Umferðir
page-replay-tab-log = Annáll
page-replay-tabs = Það sem sést fyrir neðan kortið
page-replay-round = Umferð { $round }
page-replay-board = Kortið eftir leik { $step }
page-replay-record = Sækja upptöku
page-replay-share = Afrita hlekk
page-replay-shared = Hlekkur afritaður
page-replay-share-failed = Ekki tókst að afrita hlekkinn. Hann er í veffanga­stikunni.
page-replay-again = Spila áfram héðan
page-replay-over = Hér lauk spilinu; farðu aðeins til baka til að spila áfram.

page-play-on-title = Spila áfram héðan
page-play-on-about = Nýtt borð hefst með umferð { $round }. Þá á leik: { $name }. Spilið sem þú horfir á helst óbreytt.
page-play-on-seat = Hver spilar: { $name }
page-play-on-you = Þú
page-play-on-bot = Vélmenni
page-play-on-start = Byrja

## The end of a game

page-over-won = { $name } vinnur
page-over-you-won = Þú vinnur
page-over-shared = Sam­eiginlegur sigur: { $names }
page-over-margin = { combo-coins }; { $other }: { $their }
page-over-final = Skildingar í lokin
page-over-why = Hvers vegna
page-over-place = { $place }. sæti
page-over-again = Spila aftur
page-over-watch = Horfa á endursýningu
page-over-look = Skoða kortið
page-over-home = Upphafssíða

## Why the winner won

page-why-shared = Jafnmargir skildingar, jafnmörg tákn á kortinu. Skildingar á mann: { $coins }.
page-why-tie = Jafnmargir skildingar: { $coins }. Fleiri tákn á kortinu: { $name }; færri: { $other }.
page-why-best-combo = Besta samstæða spilsins: „{ $combo }“. Skildingar af henni: { $coins } af { $total }.
page-why-combo = Samstæðan sem gaf mest: „{ $combo }“. Skildingar af henni: { $coins } af { $total }.
page-why-regions = Land virkra þjóða: { combo-coins }; { $other }: { $their }.
page-why-race = Kraftar þjóða ({ $trait } umfram allt): { combo-coins }; { $other }: { $their }.
page-why-power = Sérstakir eiginleikar ({ $trait } umfram allt): { combo-coins }; { $other }: { $their }.
page-why-declined = Þjóðir á hnignunar­skeiði héldu áfram að gefa: { combo-coins }; { $other }: { $their }.
page-why-price = Samstæður kostuðu, að frádregnu því sem á þeim fannst, { combo-coins.acc }; { $other }: { $their }.
page-why-found = Skildingar sem fundust á samstæðum, umfram verð þeirra: { $coins }; { $other }: { $their }.
page-why-start = Skildingar í upphafi: { $coins }; { $other }: { $their }.
page-why-always = { $name } var í forystu eftir hverja einustu umferð.
page-why-late = Varanleg forysta ekki fyrr en frá umferð { $round } (áður: { $other }).
page-why-turn = Besta umferðin af öllum: umferð { $round }, { combo-coins }.

## Something to smile about, by how the game ended

over-quip-won-close = Það var þrengra en í eldhúsi hjá smáfólki. En sigur er sigur.
over-quip-won-plain = Það er alltaf pláss fyrir einn sigur enn.
over-quip-won-far = Kortið er varla nógu breitt fyrir þetta glott.
over-quip-lost-close = Einn skildingur undir tré einhvers staðar hefði dugað.
over-quip-lost-plain = Fjórtán þjóðir bíða þess að gera betur næst.
over-quip-lost-far = Suma daga virðast jafnvel týndu ættbálkarnir önnum kafnir. Aftur?
over-quip-watched-close = Þar munaði hársbreidd, og hárin eru þunn hér um slóðir.
over-quip-watched-plain = Einhver hafði lengri olnboga.
over-quip-watched-far = Þetta var varla spil, þetta voru búferla­flutningar.
