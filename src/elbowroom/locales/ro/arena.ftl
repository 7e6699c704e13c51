### Matches and the ladder.

## Words in tables

arena-bot = Bot
arena-games = Jocuri
arena-wins = Victorii
arena-win-rate = Rată de câștig
arena-interval = Interval 95 %
arena-mean-coins = Monede
arena-seconds = s/tur

## match

arena-match = Jocuri: { $games }. Hartă: { $map }. Sămânță: { $seed }. Limită: { $budget }.
arena-usual-budget = cea obișnuită a fiecărui bot
arena-seconds-budget = { $seconds } s pe tur
arena-nodes-budget = { $nodes ->
    [one] { $nodes } nod pe tur
    [few] { $nodes } noduri pe tur
   *[other] { $nodes } de noduri pe tur
}
arena-uneven = Locurile nu se împart egal: numărul de jocuri nu e un multiplu al numărului de jucători.

## seats

arena-seats = Jocuri: { $games }. Jucători: { $players }, toți { $bot }. Sămânță: { $seed }. Limită: { $budget }.
arena-seat = Loc
arena-of-fair-share = Din partea egală

## What bots did wrong

arena-mishap-raised = { $bot } a dat eroarea { $detail }
arena-mishap-illegal = { $bot } a ales o mutare nepermisă: { $detail }
arena-mishap-not-a-move = { $bot } a răspuns { $detail }, ceea ce nu e o mutare
arena-mishap-too-slow = { $bot } a avut nevoie de { $detail } s pentru un tur
arena-mishaps = { $more ->
    [0] { $what } (runda { $round }). Nivelul { $fallback } a jucat turul până la capăt.
   *[other] { $what } (runda { $round }; alte tururi la fel: { $more }). Nivelul { $fallback } le-a jucat până la capăt.
}

## ladder

arena-ladder = Clasamentul
arena-ladder-about = Cât de puternice sunt nivelurile și cum joacă. Jocuri la fiecare masă: { $games }, fiecare sămânță o dată de pe fiecare loc. Pagina aceasta și numerele ei vin dintr-o singură comandă, iar aceeași comandă le dă din nou:
arena-usual-nodes = Fiecare nivel are limita lui obișnuită, numărată în poziții, nu în secunde: niciun calculator nu e atât de rapid sau de lent încât să schimbe un rezultat.
arena-fixed-nodes = Limita fiecărui tur se numără în poziții, { $nodes } pentru fiecare nivel; niciun calculator nu e atât de rapid sau de lent încât să schimbe un rezultat.
arena-plot = Rate de câștig și monede pe runde
arena-level = Nivel
arena-table = Masă
arena-fair = Parte egală
arena-players = { count-players }
arena-per-game = Pe joc

arena-ratings = Ratinguri
arena-ratings-about = O estimare Bradley-Terry pe scara Elo: 400 de puncte înseamnă șanse de zece la unu, iar primul nivel are 0. La mesele mai mari se compară fiecare pereche de niveluri diferite, iar cine termină în față se socotește mai bun.

arena-pairs = Doi jucători
arena-pairs-about = Cât de des câștigă nivelul de pe rând împotriva nivelului de pe coloană, cu intervalul lui de 95 %. O victorie la egalitate se numără jumătate. Oricare dintre aceste meciuri poate fi văzut separat cu `elbowroom match`, aceeași sămânță și același număr de jocuri.

arena-steps = Un nivel împotriva celui de sub el
arena-steps-about = Un jucător de un anumit nivel, iar la restul mesei copii ale nivelului de sub el. Peste partea lui egală, nivelul e mai bun decât cel de sub el.

arena-mixed = Mese amestecate
arena-mixed-about = Niveluri vecine la aceeași masă.

arena-purses = Monede pe runde
arena-purses-about = Punga după fiecare rundă, în medie, la cele mai mici mese jucate.

arena-declines = Declin
arena-declines-about = Cât de des intră un nivel în declin într-un joc și cum se împart declinurile lui pe runde. Aici și mai jos se numără toate mesele.

arena-races = Rase
arena-races-about = Pentru fiecare nivel: partea din alegerile lui și monedele aduse de o alegere (câte o monedă pentru fiecare regiune ocupată la fiecare încasare, activă sau în declin, plus bonusurile rasei și ale puterii; totul se trece în contul amândurora). Întâi vine ce a adus cel mai mult ultimului nivel.

arena-powers = Puteri
arena-powers-about = La fel, pentru puteri.

arena-plot-pairs = Rate de câștig, doi jucători
arena-plot-steps = Împotriva copiilor nivelului de sub el
arena-plot-purses = Monede pe runde
arena-plot-round = Runda
arena-plot-fair = parte egală

## Training

train-iteration = Iterație
train-coins = Monede în medie
train-seconds = Secunde
train-working = Joacă și învață…

## Analysis

analyse-thinking = Se gândește…
analyse-player = Jucător
analyse-coins = Monede așteptate
analyse-win = Șansă de câștig
analyse-prospects = { $games ->
    [0] Sfârșitul
   *[other] Perspective (jocuri jucate până la capăt: { $games })
}
analyse-plans = Cele mai bune planuri: { $name }
analyse-lead = Avans
analyse-moves = Mutări
analyse-why = De ce
analyse-curve = Șansa de câștig după fiecare tur
analyse-turns = Cât au costat tururile
analyse-turns-none = Niciun tur n-a costat mult: toți au jucat cam la fel de bine ca analiza.
analyse-round = Runda
analyse-cost = Cost
analyse-mistake = Ce era mai bine
analyse-better = Planul mai bun

## homebrew balance

balance-strength = Forță
balance-coins = Monede pe alegere
balance-about = Forța arată cât adaugă o piesă la avansul în monede al celui care o alege devreme, față de una medie din cutie. Monedele pe alegere sunt ce au adus combinațiile ei până la sfârșitul jocului, active și în declin.
balance-verdict-average = { $name }: cam la medie. Cea mai apropiată din cutie: { $like }.
balance-verdict-strong = { $name }: peste medie, dar în limitele cutiei. Cea mai apropiată: { $like }.
balance-verdict-weak = { $name }: sub medie, dar în limitele cutiei. Cea mai apropiată: { $like }.
balance-verdict-too-strong = { $name }: forță prea mare, nimic din cutie nu are atâta. Cea mai apropiată: { $like }.
balance-verdict-too-weak = { $name }: forță prea mică, nimic din cutie nu are atât de puțină. Cea mai apropiată: { $like }.
balance-verdict-too-few-picks = { $name }: prea puține alegeri ca să se poată spune ceva.
balance-advice = { $tried ->
    [short] Numărul de simboluri nu ajunge: și cu { $tokens } ar fi tot departe de medie.
    [guess] Cu { $tokens ->
        [one] { $tokens } simbol
        [few] { $tokens } simboluri
       *[other] { $tokens } de simboluri
    } în loc de { $before } ar putea fi cam la medie; jocurile cu acest număr abia au început.
    [yes] Cu { $tokens ->
        [one] { $tokens } simbol
        [few] { $tokens } simboluri
       *[other] { $tokens } de simboluri
    } în loc de { $before } este cam la medie; s-au jucat jocuri cu el.
   *[no] Cu { $tokens ->
        [one] { $tokens } simbol
        [few] { $tokens } simboluri
       *[other] { $tokens } de simboluri
    } în loc de { $before } ar fi cam la medie; e socotit din jocuri cu { $other }.
}
