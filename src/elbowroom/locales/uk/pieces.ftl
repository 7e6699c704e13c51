### Що робить раса чи властивість із пакета. Регіон стоїть у називному відмінку ($one) або після «за кожен» ($each);
### умови йдуть після нього й не змінюються. Велику літеру на початку і крапку в кінці ставить програма.

## Види регіонів

piece-head-region = регіон
    .each = за кожен регіон
piece-head-farmland = регіон із нивами
    .each = за кожен регіон із нивами
piece-head-forest = лісовий регіон
    .each = за кожен лісовий регіон
piece-head-hill = регіон із пагорбами
    .each = за кожен регіон із пагорбами
piece-head-mountain = гірський регіон
    .each = за кожен гірський регіон
piece-head-swamp = болотяний регіон
    .each = за кожен болотяний регіон
piece-head-sea = море
    .each = за кожне море
piece-head-lake = озеро
    .each = за кожне озеро
piece-head-land = регіон на суходолі
    .each = за кожен регіон на суходолі
piece-head-water = море або озеро
    .each = за кожне море або озеро

## Місцевості й символи в переліку

piece-word-farmland = ниви
piece-word-forest = ліси
piece-word-hill = пагорби
piece-word-mountain = гора
piece-word-swamp = болота
piece-word-sea = море
piece-word-lake = озеро
piece-word-land = суходіл
piece-word-water = вода
piece-word-mine = копальня
piece-word-cavern = печера
piece-word-magic = джерело магії

## Умови

piece-and = { $list } і { $last }
piece-or = { $list } або { $last }
piece-region = { $head }, { $conditions }
piece-where-terrain = де є { $list }
piece-where-symbol = де є { $list }
piece-where-coast = { $is ->
    [yes] що лежить на березі
   *[no] що лежить не на березі
}
piece-where-edge = { $is ->
    [yes] що лежить на краю мапи
   *[no] що лежить не на краю мапи
}
piece-where-owner = де є { $list }
piece-owner-own = ваша раса
piece-owner-own-declined = ваша занепала раса
piece-owner-enemy-active = активна раса суперника
piece-owner-enemy-declined = занепала раса суперника
piece-owner-lost-tribe = забуте плем’я
piece-owner-any = хтось
piece-where-empty = { $is ->
    [yes] де нікого немає
   *[no] де хтось є
}
piece-where-tokens-at-least = { $count ->
    [one] де є щонайменше { $count } жетон
    [few] де є щонайменше { $count } жетони
    [many] де є щонайменше { $count } жетонів
   *[other] де є щонайменше { $count } жетона
}
piece-where-tokens-at-most = { $count ->
    [one] де є щонайбільше { $count } жетон
    [few] де є щонайбільше { $count } жетони
    [many] де є щонайбільше { $count } жетонів
   *[other] де є щонайбільше { $count } жетона
}
piece-where-marker = { $is ->
    [yes] де стоїть власний жетон
   *[no] де не стоїть власний жетон
}
piece-where-near = поруч із яким є { $one }
piece-where-not = { $region } (якщо це не { $one })
piece-where-anybody = хоч би хто там був

## Монети й жетони

piece-earns = { $gain } { $per }
piece-gain-coins = { $amount ->
    [one] дає { $amount } монету
    [few] дає { $amount } монети
    [many] дає { $amount } монет
   *[other] дає { $amount } монети
}
piece-gain-tokens = { $amount ->
    [one] дає { $amount } новий жетон
    [few] дає { $amount } нові жетони
    [many] дає { $amount } нових жетонів
   *[other] дає { $amount } нового жетона
}
piece-per-turn = { $when ->
    [first_turn] першого ходу
    [later_turns] щоходу, крім першого
    [last_round] в останньому раунді
    [nothing_held] щоходу, коли ви не займаєте жодного регіону
   *[always] щоходу
}
piece-per-region = { $each }
piece-per-group = { $filter ->
    [yes] за кожну групу з’єднаних регіонів (рахується: { $one })
   *[no] за кожну групу з’єднаних регіонів
}
piece-per-largest-group = { $filter ->
    [yes] за кожен регіон найбільшої групи з’єднаних регіонів (рахується: { $one })
   *[no] за кожен регіон вашої найбільшої групи з’єднаних регіонів
}
piece-per-terrain = { $filter ->
    [yes] за кожен вид місцевості (рахується: { $one })
   *[no] за кожен вид місцевості, яку ви займаєте
}
piece-per-conquest = { $filter ->
    [yes] { $each }, коли ви його завойовуєте
   *[no] за кожне завоювання цього ходу
}
piece-per-loss = { $filter ->
    [yes] { $each }, коли його у вас забирають
   *[no] за кожен регіон, який у вас забирають
}
piece-per-decline = у мить, коли раса занепадає

## Що додається після коми

piece-tail-there = якщо є { $one }
piece-tail-every = один раз за кожні { $every }
piece-tail-at-most = щонайбільше { $most } за хід
piece-tail-first = { $first ->
    [1] лише для першого завоювання ходу
    [one] лише для перших { $first } завоювань ходу
    [few] лише для перших { $first } завоювань ходу
    [many] лише для перших { $first } завоювань ходу
   *[other] лише для перших { $first } завоювань ходу
}
piece-tail-first-turn = лише першого ходу
piece-tail-later-turns = крім першого ходу
piece-tail-last-round = лише в останньому раунді
piece-tail-nothing-held = поки ви не займаєте жодного регіону
piece-tail-declined = лише в занепаді
piece-tail-both = також у занепаді
piece-tail-faces = його грані: { $faces }
piece-tail-rolls = рахується найкращий кидок із { $rolls }
piece-tail-never-again = вдруге — ніколи

## Завоювання й захист

piece-discount = { $filter ->
    [yes] { $amount ->
        [one] на { $amount } жетон дешевше
        [few] на { $amount } жетони дешевше
        [many] на { $amount } жетонів дешевше
       *[other] на { $amount } жетона дешевше
    }: { $one }
   *[no] кожен регіон { $amount ->
        [one] на { $amount } жетон дешевший
        [few] на { $amount } жетони дешевший
        [many] на { $amount } жетонів дешевший
       *[other] на { $amount } жетона дешевший
    }
}
piece-defence = { $filter ->
    [yes] для нападника { $amount ->
        [one] на { $amount } жетон дорожче
        [few] на { $amount } жетони дорожче
        [many] на { $amount } жетонів дорожче
       *[other] на { $amount } жетона дорожче
    }: { $one }
   *[no] ваші регіони для нападника { $amount ->
        [one] на { $amount } жетон дорожчі
        [few] на { $amount } жетони дорожчі
        [many] на { $amount } жетонів дорожчі
       *[other] на { $amount } жетона дорожчі
    }
}
piece-reach = { $filter ->
    [yes] може атакувати, хоч би де це було: { $one }
   *[no] може атакувати будь-який регіон, прилеглий чи ні
}
piece-links = для ваших завоювань усі вони прилеглі один до одного: { $one }
piece-losses = { $filter ->
    [yes] коли у вас забирають регіон, { $amount ->
        [0] жодного жетона не втрачено
        [one] втрачено { $amount } жетон
        [few] втрачено { $amount } жетони
        [many] втрачено { $amount } жетонів
       *[other] втрачено { $amount } жетона
    } (лише тут: { $one })
   *[no] коли у вас забирають регіон, { $amount ->
        [0] жодного жетона не втрачено
        [one] втрачено { $amount } жетон
        [few] втрачено { $amount } жетони
        [many] втрачено { $amount } жетонів
       *[other] втрачено { $amount } жетона
    }
}
piece-stays = { $per ->
    [all] у занепаді залишаються всі жетони
    [race] { $amount ->
        [one] у занепаді в кожному регіоні залишається один жетон і ще { $amount }
        [few] у занепаді в кожному регіоні залишається один жетон і ще { $amount }
        [many] у занепаді в кожному регіоні залишається один жетон і ще { $amount }
       *[other] у занепаді в кожному регіоні залишається один жетон і ще { $amount }
    }
   *[region] { $amount ->
        [one] у занепаді в кожному регіоні залишається { $amount } жетон
        [few] у занепаді в кожному регіоні залишаються { $amount } жетони
        [many] у занепаді в кожному регіоні залишається { $amount } жетонів
       *[other] у занепаді в кожному регіоні залишається { $amount } жетона
    }
}
piece-stays-where = { $stays } (лише тут: { $one })
piece-die = { $whose ->
    [defence] кидає кубик проти останньої спроби у ваших регіонах
   *[own] кидає власний кубик
}
piece-extra-round = { $amount ->
    [1] після завоювань усі жетони знову беруть на руку й завойовують ще раз
    [one] після завоювань усі жетони знову беруть на руку й завойовують ще { $amount } раз
    [few] після завоювань усі жетони знову беруть на руку й завойовують ще { $amount } рази
    [many] після завоювань усі жетони знову беруть на руку й завойовують ще { $amount } разів
   *[other] після завоювань усі жетони знову беруть на руку й завойовують ще { $amount } раза
}

## Дії та жетони на мапі

piece-take = { $times ->
    [1] раз за хід
    [one] до { $times } разу за хід
    [few] до { $times } разів за хід
    [many] до { $times } разів за хід
   *[other] до { $times } раза за хід
} можна завоювати, хоч би що це захищало, рівно за { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетони
    [many] { $tokens } жетонів
   *[other] { $tokens } жетона
}: { $one }
piece-swap = { $per ->
    [turn] раз за хід
   *[seat] раз за хід щодо кожного суперника
} єдиний активний жетон можна замінити жетоном із контейнера
piece-swap-where = { $swap } (лише тут: { $one })
piece-peace = наприкінці ходу можна укласти мир із суперником, якого ви не атакували
piece-marker = { $supply } × «{ $name }»: { $placed }
piece-placed-conquest = по одному з кожним завоюванням
piece-placed-redeployment = усі кладуть наново під час кожного перерозподілу
piece-placed-turn = щоходу можна покласти один
piece-placed-moved = раз за хід можна покласти або пересунути
piece-placed-take = іде в регіон, який завойовує ця дія
piece-marker-where = { $placed } ({ $one })
piece-marker-does = «{ $name }»: { $list }
piece-does-defence = захист +{ $count }
piece-does-immune = регіон не можна атакувати
piece-does-shields = жетон там не можна замінити
piece-does-coins = { $count ->
    [one] +{ $count } монета за хід
    [few] +{ $count } монети за хід
    [many] +{ $count } монет за хід
   *[other] +{ $count } монети за хід
}
piece-does-stacks = в одному регіоні може бути кілька
piece-does-survives-decline = залишається в занепаді

## Що ще вміє раса чи властивість

piece-extra = { $count ->
    [one] з нею йде ще { $count } жетон
    [few] з нею йдуть ще { $count } жетони
    [many] з нею йде ще { $count } жетонів
   *[other] з нею йде ще { $count } жетона
}
piece-sails = може завойовувати моря й озера
piece-rolls-first = кидає кубик перед завоюванням, яке на стільки дешевше; останньої спроби немає
piece-late-decline = може занепасти одразу після отримання монет
piece-declines-beside = у занепаді не витісняє іншої занепалої раси
piece-fights-in-decline = у занепаді завойовує далі
piece-keeps-aside = { $count ->
    [one] { $count } жетон служить лише для завоювань і чекає поза мапою до наступного ходу
    [few] { $count } жетони служать лише для завоювань і чекають поза мапою до наступного ходу
    [many] { $count } жетонів служать лише для завоювань і чекають поза мапою до наступного ходу
   *[other] { $count } жетона служить лише для завоювань і чекає поза мапою до наступного ходу
}
piece-nothing = жодної здібності, самі жетони
piece-unknown = робить щось, чого ця версія не знає
