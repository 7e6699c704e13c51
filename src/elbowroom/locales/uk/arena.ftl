## Words in tables

arena-bot = Бот
arena-games = Партії
arena-wins = Перемоги
arena-win-rate = Частка перемог
arena-interval = Інтервал 95%
arena-mean-coins = Монети
arena-seconds = с/хід

## match

arena-match = Партій: { $games }. Мапа: { $map }. Зерно: { $seed }. Ліміт: { $budget }.
arena-usual-budget = звичний для кожного бота
arena-seconds-budget = { $seconds } с на хід
arena-nodes-budget = { $nodes ->
    [one] { $nodes } вузол на хід
    [few] { $nodes } вузли на хід
    [many] { $nodes } вузлів на хід
   *[other] { $nodes } вузла на хід
}
arena-uneven = Місця не врівноважено: кількість партій не кратна кількості гравців.

## seats

arena-seats = Партій: { $games }. Гравців: { $players }, усі { $bot }. Зерно: { $seed }. Ліміт: { $budget }.
arena-seat = Місце
arena-of-fair-share = Від рівної частки

## What bots did wrong

arena-mishap-raised = { $bot }: виняток { $detail }
arena-mishap-illegal = { $bot } вибирає недозволену дію: { $detail }
arena-mishap-not-a-move = { $bot } відповідає { $detail }, а це не дія
arena-mishap-too-slow = { $bot } думає над ходом { $detail } с
arena-mishaps = { $more ->
    [0] { $what } (раунд { $round }). Хід дограв рівень { $fallback }.
   *[other] { $what } (раунд { $round }; ще таких ходів: { $more }). Їх дограв рівень { $fallback }.
}

## ladder

arena-ladder = Таблиця рівнів
arena-ladder-about = Наскільки сильні рівні та як вони грають. Партій за кожним столом: { $games }, кожне зерно по разу з кожного місця. Цю сторінку та її числа створює одна команда, і та сама команда дасть їх знову:
arena-usual-nodes = Кожен рівень має свій звичний ліміт, і рахують його в позиціях, а не в секундах: жодна машина не така швидка чи повільна, щоб змінити результат.
arena-fixed-nodes = Ліміт на кожен хід рахують у позиціях, для кожного рівня: { $nodes }; жодна машина не така швидка чи повільна, щоб змінити результат.
arena-plot = Частки перемог і монети за раундами
arena-level = Рівень
arena-table = Стіл
arena-fair = Рівна частка
arena-players = { count-players }
arena-per-game = За партію

arena-ratings = Рейтинги
arena-ratings-about = Модель Бредлі — Террі на шкалі Ело: 400 очок — це шанси десять до одного, а перший рівень має 0. За більшими столами порівнюють кожну пару різних рівнів, і кращим вважають того, хто закінчив попереду.

arena-pairs = Двоє гравців
arena-pairs-about = Як часто рівень рядка перемагає рівень стовпця, з інтервалом 95%. Спільна перемога рахується за половину. Кожен із цих матчів можна подивитися окремо через `elbowroom match` з тим самим зерном і тією самою кількістю партій.

arena-steps = Рівень проти нижчого рівня
arena-steps-about = Один гравець певного рівня, а решта столу — копії нижчого рівня. Якщо рівень вище рівної частки, він кращий.

arena-mixed = Мішані столи
arena-mixed-about = Сусідні рівні за одним столом.

arena-purses = Монети за раундами
arena-purses-about = Гаманець після кожного раунду в середньому, за найменшими зіграними столами.

arena-declines = Занепад
arena-declines-about = Як часто рівень вибирає занепад за партію та як занепади розподілено за раундами. Тут і далі враховано всі столи.

arena-races = Раси
arena-races-about = Для кожного рівня: частка вибору та монети, які дав один вибір (монета за кожен регіон, який займає активна чи занепала раса під час кожного отримання монет, та бонуси раси й властивості; обом зараховано все). Першим іде те, що дало найбільше останньому рівню.

arena-powers = Властивості
arena-powers-about = Те саме для властивостей.

arena-plot-pairs = Частки перемог, двоє гравців
arena-plot-steps = Проти копій нижчого рівня
arena-plot-purses = Монети за раундами
arena-plot-round = Раунд
arena-plot-fair = рівна частка

## Training

train-iteration = Ітерація
train-coins = Монет у середньому
train-seconds = Секунди
train-working = Граємо й учимося…

## Analysis

analyse-thinking = Думаємо…
analyse-player = Гравець
analyse-coins = Очікувані монети
analyse-win = Шанси на перемогу
analyse-prospects = { $games ->
    [0] Кінець
   *[other] Перспективи (дограно партій: { $games })
}
analyse-plans = Найкращі плани: { $name }
analyse-lead = Перевага
analyse-moves = Дії
analyse-why = Чому
analyse-curve = Шанси на перемогу після кожного ходу
analyse-turns = Скільки коштували ходи
analyse-turns-none = Жоден хід не коштував дорого: усі грали приблизно так, як радив би аналіз.
analyse-round = Раунд
analyse-cost = Втрата
analyse-mistake = Що було краще
analyse-better = Кращий план

## homebrew balance

balance-strength = Сила
balance-coins = Монет за вибір
balance-about = Сила — скільки монет раса чи властивість додає до переваги того, хто рано її вибере, порівняно із середньою в коробці. Монети за вибір — скільки дали її комбінації до кінця партії, активні й у занепаді.
balance-verdict-average = { $name }: приблизно середня сила. Найближче в коробці: { $like }.
balance-verdict-strong = { $name }: сильніше за середнє, але в межах коробки. Найближче: { $like }.
balance-verdict-weak = { $name }: слабше за середнє, але в межах коробки. Найближче: { $like }.
balance-verdict-too-strong = { $name }: засильно, у коробці немає нічого такого сильного. Найближче: { $like }.
balance-verdict-too-weak = { $name }: заслабко, у коробці немає нічого такого слабкого. Найближче: { $like }.
balance-verdict-too-few-picks = { $name }: вибирали надто рідко, щоб щось сказати.
balance-advice = { $tried ->
    [short] Самими жетонами цього не виправити: із { $tokens } сила все одно була б далекою від середньої.
    [guess] Із { $tokens ->
        [one] { $tokens } жетоном
        [few] { $tokens } жетонами
        [many] { $tokens } жетонами
       *[other] { $tokens } жетонами
    } замість { $before } сила могла б бути приблизно середньою; партії з таким числом щойно почалися.
    [yes] Із { $tokens ->
        [one] { $tokens } жетоном
        [few] { $tokens } жетонами
        [many] { $tokens } жетонами
       *[other] { $tokens } жетонами
    } замість { $before } сила приблизно середня; це перевірено в партіях.
   *[no] Із { $tokens ->
        [one] { $tokens } жетоном
        [few] { $tokens } жетонами
        [many] { $tokens } жетонами
       *[other] { $tokens } жетонами
    } замість { $before } сила була б приблизно середня; це обчислено з партій із { $other }.
}
