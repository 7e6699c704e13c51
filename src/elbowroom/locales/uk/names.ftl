## Races. `.combo` is the name as it stands inside a combo; `.gender` (m or f) is for powers that agree with it.

race-amazons = Амазонки
    .combo = амазонки
    .gender = m
race-amazons-about = Чотири з них приходять лише воювати: після перерозподілу сходять із мапи й повертаються для завоювань наступного ходу.
race-dwarves = Дворфи
    .combo = дворфи
    .gender = m
race-dwarves-about = Кожна зайнята копальня дає на монету більше, навіть у занепаді.
race-elves = Ельфи
    .combo = ельфи
    .gender = m
race-elves-about = Коли вони втрачають регіон, ніхто не гине: кожен ельф устигає втекти.
race-ghouls = Упирі
    .combo = упирі
    .gender = m
race-ghouls-about = У занепаді всі лишаються на місці, а з наступного ходу завойовують далі, ще перед новою расою.
race-giants = Велетні
    .combo = велетні
    .gender = m
race-giants-about = Усе, що прилягає до їхньої гори, коштує на жетон менше.
race-halflings = Гобіти
    .combo = гобіти
    .gender = m
race-halflings-about = Вдираються на поле де заманеться й риють по норі в перших двох своїх регіонах, яких тоді ніхто не може атакувати.
race-humans = Люди
    .combo = люди
    .gender = m
race-humans-about = Ниви дають їм на монету більше.
race-orcs = Орки
    .combo = орки
    .gender = m
race-orcs-about = Монета за кожен непорожній регіон, завойований цього ходу.
race-ratmen = Щуряки
    .combo = щуряки
    .gender = m
race-ratmen-about = Жодної здібності, зате їх сила-силенна.
race-skeletons = Скелети
    .combo = скелети
    .gender = m
race-skeletons-about = За кожні два непорожні регіони, завойовані цього ходу, під час перерозподілу приходить ще один скелет.
race-sorcerers = Чародії
    .combo = чародії
    .gender = m
race-sorcerers-about = Раз за хід у кожного суперника можна замінити єдиний активний жетон у прилеглому регіоні новим чародієм.
race-tritons = Тритони
    .combo = тритони
    .gender = m
race-tritons-about = Суходіл на березі моря чи озера коштує їм на жетон менше.
race-trolls = Тролі
    .combo = тролі
    .gender = m
race-trolls-about = Облаштовують лігво в кожному зайнятому регіоні. Воно захищає, як жетон, і лишається після занепаду.
race-wizards = Мудреці
    .combo = мудреці
    .gender = m
race-wizards-about = Кожне зайняте джерело магії дає на монету більше.

## Powers. `.combo` is what a combo of this power and $race is called; $gender is that of the race.

power-alchemist = Учені
    .combo = Учені { $race }
power-alchemist-about = Дві монети щоходу, поки раса активна.
power-berserk = Люті
    .combo = Люті { $race }
power-berserk-about = Перед кожним завоюванням можна кинути кубик, і воно подешевшає. Останньої спроби немає.
power-bivouacking = Кочові
    .combo = Кочові { $race }
power-bivouacking-about = П’ять таборів щоходу розбивають наново. Кожен захищає, як жетон, і жодного не втратити в бою.
power-commando = Бойові
    .combo = Бойові { $race }
power-commando-about = Кожен регіон коштує на жетон менше.
power-diplomat = Дипломатичні
    .combo = Дипломатичні { $race }
power-diplomat-about = Наприкінці ходу можна схилити до миру одного суперника, якого ви не атакували. Мир триває до наступного ходу.
power-dragon-master = Драконознавчі
    .combo = Драконознавчі { $race }
power-dragon-master-about = Раз за хід дракон завойовує регіон одним жетоном, хоч би що його захищало, і стереже від усіх.
power-flying = Летючі
    .combo = Летючі { $race }
power-flying-about = Можна атакувати будь-який регіон на суходолі, близький чи далекий.
power-forest = Лісові
    .combo = Лісові { $race }
power-forest-about = Лісові регіони дають на монету більше.
power-fortified = Укріплені
    .combo = Укріплені { $race }
power-fortified-about = Одна нова фортеця за хід. Вона захищає, як жетон, і щоходу дає монету, поки раса активна.
power-heroic = Героїчні
    .combo = Героїчні { $race }
power-heroic-about = Наприкінці кожного ходу два герої стають у двох регіонах, яких тоді ніхто не може атакувати.
power-hill = Пагорбові
    .combo = Пагорбові { $race }
power-hill-about = Регіони з пагорбами дають на монету більше.
power-merchant = Підприємливі
    .combo = Підприємливі { $race }
power-merchant-about = Кожен регіон дає на монету більше.
power-mounted = Верхові
    .combo = Верхові { $race }
power-mounted-about = Пагорби та ниви коштують на жетон менше.
power-pillaging = Розбійницькі
    .combo = Розбійницькі { $race }
power-pillaging-about = Монета за кожен непорожній регіон, завойований цього ходу.
power-seafaring = Водяні
    .combo = Водяні { $race }
power-seafaring-about = Моря й озера можна завойовувати, і в занепаді вони лишаються.
power-spirit = Примарні
    .combo = Примарні { $race }
power-spirit-about = У занепаді ця раса ніколи не поступається місцем іншій.
power-stout = Непохитні
    .combo = Непохитні { $race }
power-stout-about = Раса може занепасти одразу після отримання монет за повний хід із завоюваннями.
power-swamp = Болотяні
    .combo = Болотяні { $race }
power-swamp-about = Болотяні регіони дають на монету більше.
power-underworld = Підземні
    .combo = Підземні { $race }
power-underworld-about = Печери коштують на жетон менше, і всі вони вважаються сусідніми.
power-wealthy = Заможні
    .combo = Заможні { $race }
power-wealthy-about = Сім монет, один раз, наприкінці першого ходу.

## The map

terrain-farmland = ниви
terrain-forest = ліси
terrain-hill = пагорби
terrain-mountain = гора
terrain-swamp = болота
terrain-sea = море
terrain-lake = озеро
symbol-mine = копальня
symbol-cavern = печера
symbol-magic = джерело магії
lost-tribe = забуте плем’я
numbered-region = регіон { $number }

# What a combo is called whose power or race is home-made and has no `.combo`.
combo-name = { $power } { $race }

## What stands in a region. The attribute is used in sentences; it is nominative in every language.

marker-lair = { $count ->
    [1] лігво
    [one] { $count } лігво
    [few] { $count } лігва
    [many] { $count } лігв
   *[other] { $count } лігва
}
    .indefinite = троляче лігво
marker-fortress = { $count ->
    [1] фортеця
    [one] { $count } фортеця
    [few] { $count } фортеці
    [many] { $count } фортець
   *[other] { $count } фортеці
}
    .indefinite = фортеця
marker-encampments = { $count ->
    [1] табір
    [one] { $count } табір
    [few] { $count } табори
    [many] { $count } таборів
   *[other] { $count } табору
}
    .indefinite = табір
marker-hole = { $count ->
    [1] нора
    [one] { $count } нора
    [few] { $count } нори
    [many] { $count } нір
   *[other] { $count } нори
}
    .indefinite = нора
marker-hero = { $count ->
    [1] герой
    [one] { $count } герой
    [few] { $count } герої
    [many] { $count } героїв
   *[other] { $count } героя
}
    .indefinite = герой
marker-dragon = { $count ->
    [1] дракон
    [one] { $count } дракон
    [few] { $count } дракони
    [many] { $count } драконів
   *[other] { $count } дракона
}
    .indefinite = дракон

## What each of them does

marker-lair-about = Захищає, як жетон, і лишається, коли його господарі занепадають.
marker-fortress-about = Захищає, як жетон, навіть у занепаді. Поки раса активна, щоходу дає монету.
marker-encampments-about = Захищає, як жетон, доки його не розіб’ють деінде.
marker-hole-about = Цей регіон ніхто не може атакувати. Нора зникає, коли її господарі йдуть або занепадають.
marker-hero-about = Поки тут стоїть герой, цей регіон ніхто не може атакувати.
marker-dragon-about = Поки тут спить дракон, цей регіон ніхто не може атакувати.
lost-tribe-about = Рештки забутого народу. Нікому не належать і захищають, як жетон.

## What a player is asked for, as nouns: they stand alone, in brackets and after “the phase”

phase-pick = вибір комбінації
phase-expand = завоювання чи занепад
phase-conquer = завоювання
phase-redeploy = перерозподіл
phase-stout = занепад після отримання монет
phase-withdraw = повернення витіснених жетонів
phase-over = кінець гри
