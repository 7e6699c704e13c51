### Майстерня: власні раси та властивості. Значення полів названо так само, як у `pieces.ftl`.

## Екран

workshop-lead = У кожній коробці є порожній стяг і порожня плитка властивості. Тут ви їх заповнюєте: скажіть простими словами, що вміє ваша раса чи властивість, а речення під малюнком розповість, що вийшло.
workshop-packs = Ваші набори
workshop-pack-name = Назва набору
workshop-pack-number = Набір { $number }
workshop-blank-pack = Порожній набір
workshop-new-pack = Новий набір…
workshop-throw-away = Викинути набір
workshop-tools = Інструменти
workshop-undo = Відмінити
workshop-redo = Повторити
workshop-share = Поділитися
workshop-save = Зберегти файл
workshop-open = Відкрити файл
workshop-print = Надрукувати
workshop-play = Зіграти зараз
workshop-verdict = { $state ->
    [fine] Усе гаразд.
    [wrong] { $count ->
        [one] Треба виправити { $count } місце.
        [few] Треба виправити { $count } місця.
        [many] Треба виправити { $count } місць.
       *[other] Треба виправити { $count } місця.
    }
    [offline] Сервер не відповідає.
   *[unknown] Перевірка…
}
workshop-not-kept = Цей браузер зараз нічого не запам’ятовує. Збережіть файл, перш ніж вийти.
workshop-wrong-file = Це не набір: { $problem }
workshop-wrong-link = У цьому посиланні немає набору, який можна прочитати.
workshop-unreadable = { $count ->
    [one] Ця версія не може прочитати { $count } набір цього браузера. Він лишається, як є.
    [few] Ця версія не може прочитати { $count } набори цього браузера. Вони лишаються, як є.
    [many] Ця версія не може прочитати { $count } наборів цього браузера. Вони лишаються, як є.
   *[other] Ця версія не може прочитати { $count } набору цього браузера. Вони лишаються, як є.
}

## Стяги й плитки

workshop-new-race = Порожній стяг: раса
workshop-new-power = Порожня плитка: властивість
workshop-blank-race = Раса без назви
workshop-blank-power = Властивість без назви
workshop-starters = Почати з прикладу
workshop-like = схоже: { $name }
workshop-drop-piece = Прибрати: { $name }
workshop-rules = Що вона вміє
workshop-add-rule = Додати вміння…
workshop-drop-rule = Прибрати: { $what }
workshop-finer = Межі й час
workshop-rare = Рідкісні вміння
workshop-own-text = Власний текст
workshop-lender = { $race } ({ $box })
workshop-choose-icon = Вибрати малюнок
workshop-other-languages = { $count ->
    [0] Іншими мовами
    [one] Іншими мовами ({ $count })
    [few] Іншими мовами ({ $count })
    [many] Іншими мовами ({ $count })
   *[other] Іншими мовами ({ $count })
}
workshop-in-other-languages = Те саме іншими мовами
workshop-fewer = Менше: { $what }
workshop-more = Більше: { $what }

## Поля

workshop-field-name = Назва
workshop-field-text = Текст
workshop-field-icon = Малюнок
workshop-field-colour = Колір
workshop-field-tokens = Жетони
workshop-field-extra = Додаткові жетони
workshop-field-keeps-aside = Жетони лише для завоювань
workshop-field-replaces = Грає жетонами раси
workshop-help-replaces = Та раса лишається в коробці, поки ваша в грі.
workshop-field-box = Жетонів у коробці
workshop-field-amount = Скільки
workshop-field-per = За що
workshop-field-where = Які регіони
workshop-field-every = За кожні стільки
workshop-field-at-most = Щонайбільше
workshop-field-when = Коли
workshop-field-state = У занепаді
workshop-field-first = Лише стільки завоювань за хід
workshop-field-faces = Грані
workshop-field-rolls = Кидки
workshop-field-whose = Який кидок
workshop-field-supply = Скільки їх є
workshop-field-placed = Коли його кладуть
workshop-field-defence = Захист
workshop-field-coins = Монет за хід
workshop-choice-always = завжди
workshop-choice-active = не в занепаді
workshop-choice-stays-region = у кожному регіоні
workshop-choice-stays-race = разом, крім одного в кожному регіоні
workshop-choice-swap-seat = раз за хід щодо кожного суперника
workshop-choice-swap-turn = раз за хід

## Види правил

workshop-kind-coins = Монети
workshop-about-coins = Дає більше, ніж монету за регіон.
workshop-kind-tokens = Нові жетони
workshop-about-tokens = Із контейнера приходять нові жетони.
workshop-kind-discount = Дешевші завоювання
workshop-about-discount = Деякі регіони коштують менше жетонів.
workshop-kind-defence = Захист
workshop-about-defence = Нападникам треба більше жетонів.
workshop-kind-reach = Далекі атаки
workshop-about-reach = Атакує там, де інші не можуть.
workshop-kind-links = Таємні шляхи
workshop-about-links = Далекі регіони вважаються сусідніми.
workshop-kind-losses = Втрати
workshop-about-losses = Скільки жетонів втрачають разом із регіоном; зазвичай один.
workshop-kind-stays = Залишається в занепаді
workshop-about-stays = Зазвичай у кожному регіоні залишається один жетон.
workshop-kind-die = Кубик
workshop-about-die = Інші грані, більше кидків або кидок для захисту.
workshop-kind-extra-round = Ще одне коло завоювань
workshop-about-extra-round = Коли завоювання скінчилися, вони починаються знову.
workshop-kind-marker = Власний жетон на мапі
workshop-about-marker = Щось, що стоїть у регіонах і щось там робить.
# What a marker is called until it has a name of its own.
workshop-marker-name = жетон
workshop-kind-take = Регіон за сталу ціну
workshop-about-take = Власна дія, хоч би як добре захищали регіон.
workshop-kind-swap = Заміна жетона
workshop-about-swap = Власна дія проти поодиноких жетонів.
workshop-kind-peace = Укладання миру
workshop-about-peace = Власна дія, що стримує суперника.

## Умови

workshop-any-region = Усі регіони; умова…
workshop-add-condition = Додати умову…
workshop-drop-condition = Прибрати: { $what }
workshop-where-terrain = Місцевість
workshop-where-symbol = Символ
workshop-where-coast = Берег
workshop-where-edge = Край мапи
workshop-where-owner = Хто там є
workshop-where-empty = Порожній чи ні
workshop-where-tokens-at-least = Жетонів там щонайменше
workshop-where-tokens-at-most = Жетонів там щонайбільше
workshop-where-marker = Власний жетон на мапі
workshop-where-near = Поруч є…
workshop-where-not = Але не…
workshop-where-touched = Поруч із вашими регіонами

## Як поділитися й надрукувати

workshop-link = Посилання
workshop-copy = Копіювати посилання
workshop-code = Код із посиланням, для камери
workshop-share-about = Увесь набір міститься в посиланні; жоден сервер його не зберігає. Хто відкриє посилання, матиме копію.
workshop-link-too-long = Цей набір задовгий для посилання. Збережіть його як файл і надішліть файл.
workshop-code-too-long = Посилання задовге для коду, який прочитала б камера.
workshop-link-failed = Цей браузер не може створити посилання. Натомість збережіть файл.
workshop-print-about = Стяги та плитки для порожніх заготовок вашої коробки, на аркуші A4. Розмір заготовок — припущення: виміряйте свої та задайте висоту. Друкуйте без масштабування; можна й у PDF.
workshop-print-height = Висота в міліметрах

## Чи це чесно?

workshop-fair = Чи це чесно?
workshop-fair-played = Зіграно партій: { $played } з { $games }
workshop-fair-waiting = Інших у черзі: { $waiting }
workshop-fair-race = Раси
workshop-fair-power = Властивості
workshop-fair-measure = Що порівнюємо
workshop-fair-yours = ваша
workshop-fair-mend = { $tokens ->
    [one] Дати { $tokens } жетон
    [few] Дати { $tokens } жетони
    [many] Дати { $tokens } жетонів
   *[other] Дати { $tokens } жетона
}
workshop-fair-about = Сильні боти грають із вашими расами та властивостями й без них. Перший висновок з’явиться приблизно після 40 партій, здебільшого за хвилину, і що довше чекати, то він певніший.
workshop-fair-so-far = Попередньо: ще не всі партії зіграно
workshop-fair-open = { $name }: ще зарано казати. Поки що найближче в коробці: { $like }.
workshop-fair-sure = Сила { $strength }, з певністю 95% від { $low } до { $high }.
workshop-fair-trial = { $state ->
    [done] Партій із { $tokens ->
        [one] { $tokens } жетоном
        [few] { $tokens } жетонами
        [many] { $tokens } жетонами
       *[other] { $tokens } жетонами
    }: { $games }.
   *[open] Боти грають ще { $games ->
        [one] { $games } партію
        [few] { $games } партії
        [many] { $games } партій
       *[other] { $games } партії
    } із { $tokens ->
        [one] { $tokens } жетоном
        [few] { $tokens } жетонами
        [many] { $tokens } жетонами
       *[other] { $tokens } жетонами
    }, щоб побачити, що це змінить. Зіграно: { $played }.
}

## Малюнки, як їх читають уголос

workshop-icon-anchor = Якір
workshop-icon-ancient-ruins = Руїни
workshop-icon-axe-in-stump = Сокира в пні
workshop-icon-badger = Борсук
workshop-icon-balloon = Повітряна куля
workshop-icon-battering-ram = Таран
workshop-icon-beach = Пляж
workshop-icon-beaver = Бобер
workshop-icon-beaver-face = Морда бобра
workshop-icon-bee = Бджола
workshop-icon-beech = Бук
workshop-icon-beehive = Вулик
workshop-icon-beer-stein = Кухоль пива
workshop-icon-bell-shield = Щит із дзвоном
workshop-icon-bindle = Вузлик на палиці
workshop-icon-book-and-glasses = Книга й окуляри
workshop-icon-butterfly = Метелик
workshop-icon-cactus = Кактус
workshop-icon-campfire = Багаття
workshop-icon-candle = Свічка
workshop-icon-castle = Замок
workshop-icon-cat = Кіт
workshop-icon-cauldron = Казан
workshop-icon-cave-entrance = Печера
workshop-icon-cheese-wedge = Сир
workshop-icon-clover = Чотирилиста конюшина
workshop-icon-cobra = Кобра
workshop-icon-compass = Компас
workshop-icon-crab = Краб
workshop-icon-crown = Корона
workshop-icon-cyclops = Циклоп
workshop-icon-dolphin = Дельфін
workshop-icon-donkey = Віслюк
workshop-icon-drum = Барабан
workshop-icon-fairy = Фея
workshop-icon-flame = Полум’я
workshop-icon-fountain = Фонтан
workshop-icon-fox-head = Лисиця
workshop-icon-frog = Жаба
workshop-icon-goat = Коза
workshop-icon-goblin-head = Гоблін
workshop-icon-goose = Гуска
workshop-icon-hammer-drop = Молот, що падає
workshop-icon-hedge = Живопліт
workshop-icon-hedgehog = Їжак
workshop-icon-honeypot = Горщик меду
workshop-icon-horseshoe = Підкова
workshop-icon-imp-laugh = Чортик, що сміється
workshop-icon-inn-sign = Вивіска корчми
workshop-icon-jellyfish = Медуза
workshop-icon-key = Ключ
workshop-icon-ladder = Драбина
workshop-icon-lantern-flame = Ліхтар
workshop-icon-lightning-storm = Блискавка
workshop-icon-lizardman = Ящірка
workshop-icon-maple-leaf = Кленовий листок
workshop-icon-mermaid = Русалка
workshop-icon-minotaur = Мінотавр
workshop-icon-mole = Кріт
workshop-icon-moon = Місяць
workshop-icon-mountains = Гори
workshop-icon-mummy-head = Мумія
workshop-icon-mushroom = Гриб
workshop-icon-mushroom-walker = Гриб, що йде
workshop-icon-oak-leaf = Дубовий листок
workshop-icon-octopus = Восьминіг
workshop-icon-owl = Сова
workshop-icon-palm-tree = Пальма
workshop-icon-party-hat = Святковий ковпак
workshop-icon-penguin = Пінгвін
workshop-icon-pig-face = Свиня
workshop-icon-pirate-skull = Піратський череп
workshop-icon-pumpkin-mask = Гарбуз
workshop-icon-rabbit-head = Кролик
workshop-icon-raven = Крук
workshop-icon-reed = Очерет
workshop-icon-robot-golem = Голем
workshop-icon-rolling-dices = Кубики
workshop-icon-salamander = Саламандра
workshop-icon-scroll-quill = Сувій і перо
workshop-icon-sea-serpent = Морський змій
workshop-icon-shark-jaws = Паща акули
workshop-icon-sheep = Вівця
workshop-icon-shield = Щит
workshop-icon-sloth = Лінивець
workshop-icon-snail = Равлик
workshop-icon-snail-rider = Вершник на равлику
workshop-icon-snowman = Сніговик
workshop-icon-spider-face = Павук
workshop-icon-sun = Сонце
workshop-icon-swan = Лебідь
workshop-icon-teapot = Чайник
workshop-icon-telescope = Телескоп
workshop-icon-thor-hammer = Бойовий молот
workshop-icon-tornado = Смерч
workshop-icon-tortoise = Черепаха
workshop-icon-totem-head = Тотем
workshop-icon-treasure-map = Мапа скарбів
workshop-icon-trident = Тризуб
workshop-icon-trumpet = Сурма
workshop-icon-umbrella = Парасоля
workshop-icon-unicorn = Єдиноріг
workshop-icon-vampire-dracula = Вампір
workshop-icon-walrus-head = Морж
workshop-icon-watchtower = Сторожова вежа
workshop-icon-water-drop = Крапля води
workshop-icon-whale-tail = Хвіст кита
workshop-icon-wheat = Пшениця
workshop-icon-windmill = Вітряк
workshop-icon-wolf-head = Вовк
