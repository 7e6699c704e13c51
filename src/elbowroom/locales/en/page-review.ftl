### A finished game looked at again, and the analysis beside a game that goes on.

page-review-title = Analysis
page-review-about = Every turn is played through again: who was how likely to win, and which turns cost most.
page-review-start = Analyse the game
page-review-again = Try again
page-review-waiting = The analysis will begin in a moment…
page-review-progress = Turns done: { $done } of { $turns }.
page-review-others = Other games that are analysed at the same time: { $count }.
page-review-curve = Chance to win, in percent
page-review-seek = Where in the game, by chance to win
page-review-chance = { $name }: { $percent }%
page-review-percent = { $percent }%
page-review-mark = Round { $round }, { $name }: { $told }
page-review-where = Round { $round }, { $name }
page-review-lost = −{ $percent }%
page-review-worst = The turns that cost most. Choose one to see what was better.
page-review-none = No turn cost much: everybody played about as well as the analysis would.
page-review-better = The better plan
page-review-back = Step back
page-review-next = Next step

## Plans

plan-expected = About { combo-coins } in the end.
plan-expected-lead = { $lead ->
    [0] About { combo-coins } in the end, level with the others.
   *[other] About { combo-coins } in the end. Coins ahead of the others: { $lead }.
}
plan-expected-behind = About { combo-coins } in the end. Coins behind the others: { $behind }.

## Beside a game

analysis-chances = Chances to win
analysis-plans = The best plans: { $name }
analysis-thinking = Thinking…
