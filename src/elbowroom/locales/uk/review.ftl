## Why a plan is good

plan-guard = Жетони стоять там, де інші могли б атакувати.
plan-withdraw = Жетони, що повертаються, йдуть туди, де найпотрібніші.
plan-rest = Раса вже дала все, що могла ({ $race }); занепад зараз не коштує ходу.
plan-stay-awake = Активною раса ще дасть більше, ніж у занепаді ({ $race }).
plan-roll-first = Кубик перед кожним завоюванням нічого не коштує, тож його кидають.
plan-combo = Комбінація «{ $combo }» дає { combo-tokens }; одразу вистачить на { count-regions }.
plan-combo-pays = Комбінація «{ $combo }» дає { combo-tokens } і понад те, з вирахуванням ціни, { combo-coins.acc }.
plan-decline = Цій расі вже мало що світить ({ $race }). У занепаді вона ще дає зараз { combo-coins.acc }, а далі прийде свіжа раса.
plan-gamble = Варто кинути кубик (регіон «{ $region }»): невдача коштує мало.
plan-last-turn = Останнього ходу важать лише монети. Цей план дає { combo-coins.acc }.
plan-weaken = Цього ходу план дає { combo-coins.acc }. { $name } втрачає регіонів: { $regions }.
plan-grow = Цього ходу план дає { combo-coins.acc }. Нових регіонів: { $regions }.
plan-hold = Поблизу ніщо не варте своїх жетонів; зайняті регіони дають { combo-coins.acc }.

## What a turn lost

mistake-decline = Занепад був би вигіднішим за розширення: на { combo-coins.acc } більше.
mistake-expand = Розширення було б вигіднішим за занепад: на { combo-coins.acc } більше.
mistake-combo = Комбінація «{ $combo }» була б вигіднішою за «{ $othercombo }»: на { combo-coins.acc } більше.
mistake-instead = Краще було завоювати регіон «{ $region }», а не «{ $other }»: на { combo-coins.acc } більше.
mistake-too = { $regions ->
    [1] Краще було завоювати ще й регіон «{ $region }»: на { combo-coins.acc } більше.
   *[other] Краще було піти в регіон «{ $region }» та ще далі: на { combo-coins.acc } більше.
}
mistake-leave = { $regions ->
    [1] Краще було не чіпати регіону «{ $region }»: на { combo-coins.acc } більше.
   *[other] Краще було не чіпати регіону «{ $region }» та деяких інших: на { combo-coins.acc } більше.
}
mistake-place = Краще було розкласти жетони інакше, насамперед у регіоні «{ $region }»: на { combo-coins.acc } більше.
mistake-rest = Краще було занепасти після ходу: на { combo-coins.acc } більше.
mistake-stay-awake = Краще було не занепадати після ходу: на { combo-coins.acc } більше.
mistake-otherwise = Краще було зробити те саме в іншому порядку: на { combo-coins.acc } більше.
