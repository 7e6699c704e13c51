## What decided the game for me

page-forme-title = Що вирішило партію для вас
page-forme-who = Хто з них ви
page-forme-ahead = Наприкінці { $other } відстає від вас на { combo-coins.acc }.
page-forme-behind = Наприкінці { $other } випереджає вас на { combo-coins.acc }.
page-forme-equal = Наприкінці { $other } має стільки ж монет, скільки й ви: { $coins }.
page-forme-best = Ваша найкраща комбінація: «{ $combo }». Вона дала { combo-coins.acc } за { count-turns }, { $average } за хід.
page-forme-worst = Ваша найслабша комбінація: «{ $combo }». Вона дала { combo-coins.acc } за { count-turns }, { $average } за хід.
page-forme-only = Ви зіграли лише однією комбінацією: «{ $combo }». Вона дала { combo-coins.acc } за { count-turns }, { $average } за хід.

## Where the difference was largest. $coins are yours, $their those of $other.

page-forme-regions-more = Ваші активні раси займали більше землі. Ви: { combo-coins }; { $other }: { $their }.
page-forme-regions-less = Ваші активні раси займали менше землі. Ви: { combo-coins }; { $other }: { $their }.
page-forme-race-more = Здібності ваших рас дали більше. Ви: { combo-coins }; { $other }: { $their }.
page-forme-race-less = Здібності ваших рас дали менше. Ви: { combo-coins }; { $other }: { $their }.
page-forme-power-more = Ваші властивості дали більше. Ви: { combo-coins }; { $other }: { $their }.
page-forme-power-less = Ваші властивості дали менше. Ви: { combo-coins }; { $other }: { $their }.
page-forme-declined-more = Ваші занепалі раси дали більше. Ви: { combo-coins }; { $other }: { $their }.
page-forme-declined-less = Ваші занепалі раси дали менше. Ви: { combo-coins }; { $other }: { $their }.
page-forme-found-more = Ви знайшли на комбінаціях більше монет. Ви: { combo-coins }; { $other }: { $their }.
page-forme-found-less = Ви знайшли на комбінаціях менше монет. Ви: { combo-coins }; { $other }: { $their }.
page-forme-start-more = Ви почали з більшою кількістю монет. Ви: { combo-coins }; { $other }: { $their }.
page-forme-start-less = Ви почали з меншою кількістю монет. Ви: { combo-coins }; { $other }: { $their }.
page-forme-paid-more = Ви заплатили за комбінації менше. Ви: { combo-coins }; { $other }: { $their }.
page-forme-paid-less = Ви заплатили за комбінації більше. Ви: { combo-coins }; { $other }: { $their }.

## Its two charts

page-forme-coins = Звідки монети
page-forme-you = Ви
page-forme-all = Усі разом
page-forme-part-start = На початку
page-forme-part-paid = Заплачено за комбінації
page-forme-combos = Ваші комбінації, монет за хід
page-forme-spell = { combo-coins } за { count-turns }
page-forme-about = До монет комбінації входить і те, що вона дала в занепаді; її ходи — це ті, коли вона була активна, і хід занепаду.
page-forme-more = Усі мої партії

## The page with all games of this browser

page-mine-who = Чиї партії
page-mine-everybody = Усі тут
page-mine-looking = Шукаємо завершені партії…
page-mine-empty = Ваша історія почнеться з першої партії
page-mine-empty-about = Кожна партія, яку ви завершите в цьому браузері, запам’ятовується тут. Ось що тут буде:
page-mine-empty-levels = Ваші результати проти кожного рівня ботів і проти людей.
page-mine-empty-races = Ваші улюблені раси й комбінації, що дають вам найбільше.
page-mine-empty-time = Ваші результати з часом, партія за партією.
page-mine-empty-play = Зіграти партію

page-mine-played = Зіграно партій
page-mine-won = Виграно партій
page-mine-won-share = { $count } ({ $share }%)
page-mine-last = Виграно з останніх { $count }
page-mine-best = Найбільше монет за партію

page-mine-time = Партія за партією
page-mine-time-label = Перевага чи відставання в монетах, партія за партією. Партій: { $count }. Список нижче каже те саме словами.
page-mine-time-about = Перевага в монетах над найкращим з інших або відставання від переможця. Остання партія — праворуч.
page-mine-bar = { $day }: місце { $place }, { combo-coins } ({ $margin })
page-mine-list = Списком
page-mine-day = День
page-mine-with = З ким
page-mine-place = Місце
page-mine-place-of = { $place } з { $players }
page-mine-coins = Монети
page-mine-margin = Перевага

page-mine-levels = Проти кожного рівня
page-mine-opponent = Суперник
page-mine-people = Люди
page-mine-beaten = Ви попереду
page-mine-beaten-of = { $beaten } з { $met }
page-mine-margin-average = Середня перевага в монетах
page-mine-levels-about = Рахується кожен суперник партії: за столом із двома легкими ботами суперників двоє.

page-mine-races = Улюблені раси
page-mine-combos = Найкращі комбінації, у середньому
page-mine-times = { $count ->
    [1] один раз
    [2] двічі
    [one] { $count } раз
    [few] { $count } рази
    [many] { $count } разів
   *[other] { $count } раза
}
page-mine-average-turn = у середньому { combo-coins }, { $average } за хід
page-mine-times-turn = зіграно { page-mine-times }, { $average } за хід

page-mine-kept = Ці партії зберігаються в цьому браузері й більше ніде. Місця вистачає для стількох останніх: { $count }. Партія рахується, якщо її зіграно від початку до кінця й ніхто не лишив її ботові.
page-mine-save = Зберегти у файл
page-mine-add = Додати з файлу
page-mine-added = { $count ->
    [0] Усі партії з цього файлу тут уже були.
   *[other] Додано партій: { $count }.
}
page-mine-full = Браузер відмовляється зберігати ці партії. Їх видно, доки ви не підете з цієї сторінки.
page-mine-clear = Очистити все
page-mine-clear-sure = Стільки партій буде забуто назавжди: { $count }. Якщо вони ще знадобляться, спершу збережіть їх у файл.
page-mine-clear-yes = Забути їх
page-mine-cleared = Усі партії забуто.

page-mine-file-long = Цей файл завеликий як на список партій.
page-mine-file-no-json = Цей файл не прочитати: це не JSON або його обрізано.
page-mine-file-other = У цьому файлі щось інше: потрібні файли створює «Зберегти у файл» на цій сторінці.
page-mine-file-version = Цей файл має версію { $version }, якої ця сторінка не читає. Вона читає версію 1.
page-mine-file-game = Партію номер { $number } у цьому файлі пошкоджено: поля «{ $field }» бракує або в ньому помилка. Нічого не додано.
