### What the analysis says: why a plan is good, and what a turn lost. The command line and the page both say it.
### $coins are whole coins, $regions and $tokens are counts; names of races, combos, regions and players are filled in.

## Why a plan is good

plan-guard = The tokens stand where others could attack.
plan-withdraw = The tokens that come back go where they are needed most.
plan-rest = The race has earned what it can ({ $race }); resting now costs no turn.
plan-stay-awake = The race can still earn more awake than asleep ({ $race }).
plan-roll-first = The die is free before each conquest, so it is rolled.
plan-combo = The combo “{ $combo }” brings { combo-tokens }, enough for { count-regions } at once.
plan-combo-pays = The combo “{ $combo }” brings { combo-tokens }, and { combo-coins } on top, after the price.
plan-decline = The race has little left to win ({ $race }). In decline it still earns { combo-coins } now, and a fresh race comes next.
plan-gamble = A throw of the die is worth trying ({ $region }): failing costs little.
plan-last-turn = In the last turn nothing counts but coins. This plan earns { combo-coins }.
plan-weaken = This plan earns { combo-coins } this turn. Regions taken from { $name }: { $regions }.
plan-grow = This plan earns { combo-coins } this turn. New regions: { $regions }.
plan-hold = Nothing within reach is worth its tokens; what is held earns { combo-coins }.

## What a turn lost

mistake-decline = Declining was worth { combo-coins } more than expanding.
mistake-expand = Expanding was worth { combo-coins } more than declining.
mistake-combo = The combo “{ $combo }” was worth { combo-coins } more than “{ $othercombo }”.
mistake-instead = Taking { $region } rather than { $other } was worth { combo-coins } more.
mistake-too = { $regions ->
    [1] Taking { $region } as well was worth { combo-coins } more.
   *[other] Going on to { $region } and beyond was worth { combo-coins } more.
}
mistake-leave = { $regions ->
    [1] Leaving { $region } alone was worth { combo-coins } more.
   *[other] Leaving { $region } and others alone was worth { combo-coins } more.
}
mistake-place = Another place for the tokens, { $region } above all, was worth { combo-coins } more.
mistake-rest = Resting after the turn was worth { combo-coins } more.
mistake-stay-awake = Not resting after the turn was worth { combo-coins } more.
mistake-otherwise = The same in another order was worth { combo-coins } more.
