### What the commands print. Their help is in help.ftl.

## Words in tables

cli-player = Jucător
cli-players = Jucători
cli-coins = Monede
cli-race = Rasă
cli-races = Rase
cli-powers = Puteri
cli-combo = Combinație
cli-tokens = Simboluri
cli-hand = Mână
cli-regions = Regiuni
cli-region = Regiune
cli-terrain = Teren
cli-symbols = Semne
cli-here = Tot aici
cli-offer = Disponibile
cli-no-race = încă fără rasă
cli-move = Mutare
cli-sequences = Secvențe
cli-result = Rezultat
cli-winner = câștigă

## replay and demo

cli-round = Runda { $round } din { $rounds }
cli-replayed = { $verdict ->
    [checked] Mutări rejucate: { $moves }. Rezultatul e cel înregistrat.
   *[unfinished] Mutări rejucate: { $moves }. Înregistrarea nu dă niciun rezultat.
}
cli-verified = Tot ce a ținut de noroc în acest joc a decurs dintr-un secret cu acest sigiliu: { $seal }
cli-verified-compare = Totul e cinstit dacă pagina ta arăta același sigiliu la începutul jocului.
cli-verified-same = Este sigiliul pe care l-ai numit: nimeni nu a umblat la zaruri sau la combinații.
cli-commands = Elbowroom, jocul de societate Small World
cli-no-language = „{ $asked }” nu se vorbește aici, așa că urmează engleza. Se vorbesc: { $known }.
cli-more-help = Fiecare comandă se explică singură: elbowroom simulate --help
cli-demo = Doi jucători simpli la treabă. Sămânță: { $seed }
cli-demo-again = Jocul acesta din nou: elbowroom demo --seed { $seed }

## show

cli-decision = { $phase } (runda { $round } din { $rounds })
cli-brackets = O rasă între paranteze este în declin.
cli-hand-and-aside = { $hand } + { $aside } deoparte
cli-legal-moves = Mutări permise
cli-stacks = Sub coloană: drapele amestecate { $banners }, revenite { $returned }; insigne amestecate { $badges }, îndepărtate { $discarded }.

## simulate

cli-playing = Se joacă
cli-games-played = Jocuri: { $games }. Jucători: { $players }. Mutări și rezultate ale sorților într-un joc, în medie: { $actions }.
cli-seats = Monede și victorii
cli-seat = Loc
cli-spread = Abatere
cli-wins = Victorii
cli-declines = Declinuri (runda medie: { $mean })
cli-in-round = Runda
cli-picked = Alegeri
cli-earned = Încasat
cli-earned-means = Încasat: în medie, câte o monedă pentru fiecare regiune ocupată la fiecare încasare, activă sau în declin, plus bonusurile rasei și ale puterii; totul se trece în contul amândurora. Abaterea este abaterea standard. O victorie la egalitate se numără cu partea ei.

## perft

cli-perft = Adâncime: { $depth }. Secvențe: { $total }. Timp: { $seconds } s.

## new-power and new-race

cli-written = Scrise:
cli-try-it = Funcționează deja. Încearcă, apoi schimbă:

## bench

cli-measuring = Se măsoară: { $what }
cli-figure = Măsură
cli-value = Valoare
cli-meaning = Ce înseamnă
cli-bench-engine = { $engine ->
    [compiled] Motorul compilat, un nucleu.
   *[interpreted] Motorul interpretat, un nucleu. Cel compilat e mai rapid: python3 run.py --compiled bench
}
cli-bench-games = jocuri { $map }
cli-bench-games-means = jocuri întregi cu mutări la întâmplare pe harta aceasta
cli-bench-actions = acțiuni
cli-bench-actions-means = mutări și rezultate ale sorților în acele jocuri
cli-bench-copy = copiere
cli-bench-copy-means = copierea unei stări
cli-bench-legal = mutări permise
cli-bench-legal-means = lista mutărilor permise într-o stare
cli-bench-start = primul joc
cli-bench-start-means = de la pornirea Python până la sfârșitul unui joc
cli-bench-catanatron-means = jocurile lui la întâmplare în doi jucători
cli-bench-ratio = raport
cli-bench-ratio-means = jocuri 2p pentru fiecare joc catanatron
cli-bench-alone = Nu e cu ce compara: catanatron nu e instalat. Vine cu pip install 'elbowroom[bench]' sau cu make bench.

## A command line that cannot be understood; $name is a word of it

cli-no-such-command = Nu există comanda „{ $name }”.
cli-no-such-option = Nu există opțiunea { $name }.
cli-missing = Lipsește ceva: { $name }.
cli-needs-value = Opțiunea { $name } are nevoie de o valoare.
cli-bad-value = { $name }: valoarea nu e de felul pe care îl arată ajutorul.
cli-too-much = E mai mult decât primește comanda: { $name }.
## admin

admin-tables = Mese: { $count }
admin-table = Masă
admin-status = Stare
admin-made = Creată
admin-last = Ultima dată
admin-events = Evenimente
admin-closed = Mese închise: { $count }
admin-pruned = Mese șterse: { $count }
admin-would-prune = Mese care ar fi șterse: { $count }
admin-copying = Se copiază
admin-copied = Copia este { $path }, întreagă și verificată.
admin-moved = Mese copiate: { $count }. Pornește acum serverul cu acea bază de date.
## Maps

cli-map = Jucători: { $players }. Regiuni: { $regions }. Runde: { $rounds }.
cli-map-sound = Totul e în regulă cu această hartă.
cli-map-weight = Cât de grav
cli-map-problem = Ce nu e în regulă
cli-map-grave = nu se poate juca
cli-map-odd = neobișnuit
## homebrew

cli-homebrew-good = { $path } e în regulă. Rase: { $races }, puteri: { $powers }, hărți: { $maps }.
cli-homebrew-played = Partide la întâmplare jucate cu ele: { $games }.
cli-homebrew-tokens = Simboluri: { $tokens }
cli-homebrew-instead = Simboluri: { $tokens } · în loc de: { $race }
