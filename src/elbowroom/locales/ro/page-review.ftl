### A finished game looked at again, and the analysis beside a game that goes on.

page-review-title = Analiză
page-review-about = Fiecare tur se joacă din nou: ce șanse de câștig avea fiecare și ce tururi au costat cel mai mult.
page-review-start = Analizează jocul
page-review-again = Încearcă din nou
page-review-waiting = Analiza începe imediat…
page-review-progress = Tururi gata: { $done } din { $turns }.
page-review-others = Alte jocuri analizate în același timp: { $count }.
page-review-curve = Șansa de câștig, în procente
page-review-seek = Momentul din joc, după șansa de câștig
page-review-chance = { $name }: { $percent } %
page-review-percent = { $percent } %
page-review-mark = Runda { $round }, { $name }: { $told }
page-review-where = Runda { $round }, { $name }
page-review-lost = −{ $percent } %
page-review-worst = Tururile care au costat cel mai mult. Alege unul ca să vezi ce era mai bine.
page-review-none = Niciun tur n-a costat mult: toți au jucat cam la fel de bine ca analiza.
page-review-better = Planul mai bun
page-review-back = Un pas înapoi
page-review-next = Pasul următor

## Plans

plan-expected = Cam { combo-coins } la sfârșit.
plan-expected-lead = { $lead ->
    [0] Cam { combo-coins } la sfârșit, la egalitate cu ceilalți.
   *[other] Cam { combo-coins } la sfârșit. Avans față de ceilalți, în monede: { $lead }.
}
plan-expected-behind = Cam { combo-coins } la sfârșit. Monede în minus față de ceilalți: { $behind }.

## Beside a game

analysis-chances = Șanse de câștig
analysis-plans = Cele mai bune planuri: { $name }
analysis-thinking = Se gândește…
