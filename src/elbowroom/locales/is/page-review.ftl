### A finished game looked at again, and the analysis beside a game that goes on.

page-review-title = Greining
page-review-about = Hver umferð er spiluð aftur: hverjar sigurlíkur hvers og eins voru og hvaða umferðir kostuðu mest.
page-review-start = Greina spilið
page-review-again = Reyna aftur
page-review-waiting = Greiningin hefst rétt strax…
page-review-progress = Umferðir búnar: { $done } af { $turns }.
page-review-others = Önnur spil sem verið er að greina á sama tíma: { $count }.
page-review-curve = Sigurlíkur í prósentum
page-review-seek = Hvar í spilinu, eftir sigurlíkum
page-review-chance = { $name }: { $percent }%
page-review-percent = { $percent }%
page-review-mark = Umferð { $round }, { $name }: { $told }
page-review-where = Umferð { $round }, { $name }
page-review-lost = −{ $percent }%
page-review-worst = Umferðirnar sem kostuðu mest. Veldu eina til að sjá hvað var betra.
page-review-none = Engin umferð kostaði mikið: allir spiluðu um það bil eins vel og greiningin hefði gert.
page-review-better = Betri áætlun
page-review-back = Skref til baka
page-review-next = Næsta skref

## Plans

plan-expected = Um það bil { combo-coins } í lokin.
plan-expected-lead = { $lead ->
    [0] Um það bil { combo-coins } í lokin, jafnt hinum.
   *[other] Um það bil { combo-coins } í lokin. Skildingar umfram hina: { $lead }.
}
plan-expected-behind = Um það bil { combo-coins } í lokin. Skildingar á eftir hinum: { $behind }.

## Beside a game

analysis-chances = Sigurlíkur
analysis-plans = Bestu áætlanirnar: { $name }
analysis-thinking = Reiknað…
