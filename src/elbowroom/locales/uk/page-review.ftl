page-review-title = Аналіз
page-review-about = Кожен хід перегравається ще раз: хто коли мав які шанси на перемогу та які ходи коштували найдорожче.
page-review-start = Проаналізувати партію
page-review-again = Спробувати ще раз
page-review-waiting = Аналіз ось-ось почнеться…
page-review-progress = Готово ходів: { $done } з { $turns }.
page-review-others = Водночас аналізуємо інші партії: { $count }.
page-review-curve = Шанси на перемогу, у відсотках
page-review-seek = Місце в партії, за шансами на перемогу
page-review-chance = { $name }: { $percent }%
page-review-percent = { $percent }%
page-review-mark = Раунд { $round }, { $name }: { $told }
page-review-where = Раунд { $round }, { $name }
page-review-lost = −{ $percent }%
page-review-worst = Найдорожчі ходи. Виберіть один, щоб побачити, що було краще.
page-review-none = Жоден хід не коштував дорого: усі грали приблизно так, як радив би аналіз.
page-review-better = Кращий план
page-review-back = Крок назад
page-review-next = Наступний крок

## Plans

plan-expected = Зрештою приблизно { combo-coins }.
plan-expected-lead = { $lead ->
    [0] Зрештою приблизно { combo-coins }, нарівні з іншими.
   *[other] Зрештою приблизно { combo-coins }. Перевага над іншими в монетах: { $lead }.
}
plan-expected-behind = Зрештою приблизно { combo-coins }. Відставання від інших у монетах: { $behind }.

## Beside a game

analysis-chances = Шанси на перемогу
analysis-plans = Найкращі плани: { $name }
analysis-thinking = Думаємо…
