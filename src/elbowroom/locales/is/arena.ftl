### Matches and the ladder.

## Words in tables

arena-bot = Vélmenni
arena-games = Spil
arena-wins = Sigrar
arena-win-rate = Vinningshlutfall
arena-interval = 95% öryggi
arena-mean-coins = Skildingar
arena-seconds = s/umf.

## match

arena-match = Spil: { $games }. Kort: { $map }. Fræ: { $seed }. Hámark: { $budget }.
arena-usual-budget = hið venjulega hjá hverju vélmenni
arena-seconds-budget = { $seconds } s á umferð
arena-nodes-budget = { $nodes ->
    [one] { $nodes } hnútur á umferð
   *[other] { $nodes } hnútar á umferð
}
arena-uneven = Sætin eru ekki jöfn: fjöldi spila er ekki margfeldi af fjölda leikmanna.

## seats

arena-seats = Spil: { $games }. Leikmenn: { $players }, allir { $bot }. Fræ: { $seed }. Hámark: { $budget }.
arena-seat = Sæti
arena-of-fair-share = Af jöfnum hlut

## What bots did wrong

arena-mishap-raised = { $bot } olli villunni { $detail }
arena-mishap-illegal = { $bot } valdi ólöglegan leik: { $detail }
arena-mishap-not-a-move = { $bot } svaraði { $detail }, sem er ekki leikur
arena-mishap-too-slow = { $bot } var { $detail } s með umferð
arena-mishaps = { $more ->
    [0] { $what } (umferð { $round }). Styrkleikinn { $fallback } spilaði umferðina til enda.
   *[other] { $what } (umferð { $round }; fleiri slíkar umferðir: { $more }). Styrkleikinn { $fallback } spilaði þær til enda.
}

## ladder

arena-ladder = Styrkleikalistinn
arena-ladder-about = Hve sterkir styrkleikarnir eru og hvernig þeir spila. Spil við hvert borð: { $games }, hvert fræ einu sinni úr hverju sæti. Þessi síða og tölur hennar koma úr einni skipun og sama skipun gefur þær aftur:
arena-usual-nodes = Hver styrkleiki hefur sitt venjulega hámark, sem er talið í stöðum en ekki sekúndum: engin tölva er nógu hröð eða hæg til að breyta úrslitum.
arena-fixed-nodes = Hámarkið fyrir hverja umferð er talið í stöðum, { $nodes } fyrir hvern styrkleika; engin tölva er nógu hröð eða hæg til að breyta úrslitum.
arena-plot = Vinningshlutföll og skildingar eftir umferðum
arena-level = Styrkleiki
arena-table = Borð
arena-fair = Jafn hlutur
arena-players = { count-players }
arena-per-game = Í spili

arena-ratings = Styrkleikastig
arena-ratings-about = Bradley-Terry-mat á kvarða Elo: 400 stig eru líkurnar tíu á móti einum, og fyrsti styrkleikinn hefur 0. Við stærri borð er hvert par ólíkra styrkleika borið saman og sá sem endar á undan telst betri.

arena-pairs = Tveir leikmenn
arena-pairs-about = Hve oft styrkleikinn í línunni vinnur styrkleikann í dálknum, með 95% öryggisbili. Sameiginlegur sigur telst hálfur. Horfa má á hverja þessara viðureigna eina og sér með `elbowroom match`, sama fræi og sama fjölda spila.

arena-steps = Styrkleiki gegn þeim næsta fyrir neðan
arena-steps-about = Einn leikmaður af einum styrkleika, og annars staðar við borðið eftirmyndir af þeim næsta fyrir neðan. Fái styrkleikinn meira en jafnan hlut er hann sá betri.

arena-mixed = Blönduð borð
arena-mixed-about = Samliggjandi styrkleikar við sama borð.

arena-purses = Skildingar eftir umferðum
arena-purses-about = Pyngjan eftir hverja umferð að meðaltali, við minnstu borðin sem spilað var við.

arena-declines = Hnignun
arena-declines-about = Hve oft styrkleiki lætur þjóð fara á hnignunarskeið í spili og hvernig það dreifist á umferðir. Hér og fyrir neðan teljast öll borð með.

arena-races = Þjóðir
arena-races-about = Fyrir hvern styrkleika: hlutur í vali hans og skildingarnir sem eitt val gaf (skildingur fyrir hvert landsvæði við hverja útborgun, virkt og á hnignunarskeiði, og bónusar þjóðar og eiginleika; allt telst hvoru tveggja til tekna). Fyrst kemur það sem gaf síðasta styrkleikanum mest.

arena-powers = Eiginleikar
arena-powers-about = Hið sama fyrir eiginleika.

arena-plot-pairs = Vinningshlutföll, tveir leikmenn
arena-plot-steps = Gegn eftirmyndum næsta styrkleika fyrir neðan
arena-plot-purses = Skildingar eftir umferðum
arena-plot-round = Umferð
arena-plot-fair = jafn hlutur

## Training

train-iteration = Lota
train-coins = Skildingar að meðaltali
train-seconds = Sekúndur
train-working = Spilað og lært…

## Analysis

analyse-thinking = Reiknað…
analyse-player = Leikmaður
analyse-coins = Væntanlegir skildingar
analyse-win = Sigurlíkur
analyse-prospects = { $games ->
    [0] Leikslok
   *[other] Horfur (spil spiluð til enda: { $games })
}
analyse-plans = Bestu áætlanirnar: { $name }
analyse-lead = Forysta
analyse-moves = Leikir
analyse-why = Hvers vegna
analyse-curve = Sigurlíkur eftir hverja umferð
analyse-turns = Hvað umferðirnar kostuðu
analyse-turns-none = Engin umferð kostaði mikið: allir spiluðu um það bil eins vel og greiningin hefði gert.
analyse-round = Umferð
analyse-cost = Kostaði
analyse-mistake = Hvað var betra
analyse-better = Betri áætlun

## homebrew balance

balance-strength = Styrkur
balance-coins = Skildingar á val
balance-about = Styrkur er það sem þetta bætir við forystuna í skildingum hjá þeim sem velur það snemma, miðað við meðaltal úr kassanum. Skildingar á val eru það sem samstæðurnar unnu sér inn til leiksloka, virkar og á hnignunarskeiði.
balance-verdict-average = { $name }: nálægt meðaltali. Næst í kassanum: { $like }.
balance-verdict-strong = { $name }: sterkara en í meðallagi en innan þess sem er í kassanum. Næst: { $like }.
balance-verdict-weak = { $name }: veikara en í meðallagi en innan þess sem er í kassanum. Næst: { $like }.
balance-verdict-too-strong = { $name }: of sterkt, ekkert í kassanum er svo sterkt. Næst: { $like }.
balance-verdict-too-weak = { $name }: of veikt, ekkert í kassanum er svo veikt. Næst: { $like }.
balance-verdict-too-few-picks = { $name }: of sjaldan valið til að segja til um það.
balance-advice = { $tried ->
    [short] Fjöldi táknanna dugar ekki einn: þótt þau væru { $tokens } yrði það enn fjarri meðaltali.
    [guess] Ef táknin væru { $tokens } í stað { $before } gæti það orðið nálægt meðaltali; spil með þeim fjölda eru rétt að byrja.
    [yes] Ef táknin eru { $tokens } í stað { $before } er það nálægt meðaltali; það var prófað í spilum.
   *[no] Ef táknin væru { $tokens } í stað { $before } yrði það nálægt meðaltali; það er reiknað út frá spilum þar sem þau eru { $other }.
}
