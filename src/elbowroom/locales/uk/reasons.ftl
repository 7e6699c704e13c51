## Moves that cannot be understood

reason-bad-notation = це не дія; дії мають вигляд «conquer 7», «deploy 7 2», «use heroic 7» або «done»
reason-bad-count = кількість жетонів має бути 1 або більше
reason-unknown-trait = за цим столом немає раси чи властивості «{ $trait }»
reason-not-your-trait = раса, яка зараз діє, не має «{ $trait }»
reason-impossible-outcome = такий результат зараз випасти не може
reason-no-chance-here = для цієї дії такий результат не потрібен

## Moves that are not legal now

reason-already-acted = цього ходу раса вже почала розширюватися
reason-already-conquered = покидати регіони можна лише до першого завоювання
reason-not-now = зараз цим не скористатися
reason-wrong-region = у такому регіоні цим не скористатися
reason-already-used = цю здібність цього ходу вже використано
reason-cannot-roll-first = лише люті раси кидають кубик перед завоюванням
reason-die-rolled = спершу треба використати кинутий кубик для завоювання
reason-game-over = гру завершено
reason-immune = цей регіон ніхто не може атакувати
reason-just-picked = раса не може занепасти того ходу, коли її взято
reason-must-abandon = спершу треба покинути якісь регіони
reason-must-pick = спершу треба вибрати комбінацію
reason-must-place = є ще жетон, який треба покласти на мапу
reason-no-need = на цей регіон вистачає жетонів і без кубика
reason-no-such-combo = на цьому місці стовпця комбінації немає
reason-no-such-region = такого регіону на мапі немає
reason-no-such-seat = такого гравця немає
reason-no-tokens = на руці немає жодного жетона
reason-none-left = таких жетонів більше не лишилося
reason-not-a-decision = про цю дію вирішує не гравець
reason-no-active-race = немає активної раси, що могла б занепасти
reason-not-a-lone-token = у цьому регіоні має стояти єдиний жетон чужої активної раси
reason-not-adjacent = раса не займає жодного регіону, прилеглого до цього
reason-not-border = раса вдирається на поле з прикордонного регіону
reason-not-enough-coins = на цю комбінацію бракує монет
reason-not-enough-tokens = на руці бракує жетонів
reason-not-offered = ця дія зараз недоступна
reason-not-yours = раса, яка зараз діє, не займає цього регіону
reason-nothing-to-use = раса, яка зараз діє, не має такої здібності
reason-own-region = раса вже займає цей регіон
reason-own-seat = треба вибрати іншого гравця
reason-peace = із власником цього регіону укладено мир
reason-rolls-first = люта раса кидає кубик перед завоюванням і останньої спроби не має
reason-shielded = жетон у цьому регіоні під захистом табору
reason-stands-there = такий жетон у цьому регіоні вже стоїть
reason-tokens-in-hand = спершу треба покласти жетони, що на руці
reason-too-short = не вистачить навіть найкращого кидка
reason-tray-empty = у контейнері не лишилося жетонів цієї раси
reason-was-attacked = активну расу цього гравця вже атаковано цього ходу
reason-water = моря й озера — лише для водяних рас
reason-wrong-phase = зараз не час для такої дії
