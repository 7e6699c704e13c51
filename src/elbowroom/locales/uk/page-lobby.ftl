page-close = Закрити
page-cancel = Скасувати
page-messages = Повідомлення
page-home = Головна
page-mine-title = Мої партії
page-workshop = Майстерня
page-pack-odd-neighbours = Чудні сусіди
page-offline = Сервер недоступний. Чи він працює, і чи є у вас інтернет?

page-later-failed = Ця частина сторінки не завантажилася. Можливо, зник зв’язок або на сервері новіша сторінка.
page-later-again = Завантажити сторінку знову

## A seat that comes from another device

## Names and levels

page-game = Elbowroom
page-tagline = Тісний маленький світ, і кожному кортить відкусити шматочок.
page-newcomer = Новачок
page-level-random = Навмання
page-level-easy = Легко
page-level-medium = Середньо
page-level-hard = Важко
page-level-expert = Експерт
page-level-label = Рівень ботів

## The first screen

page-play-bots = Грати проти ботів
page-play-bots-now = { $opponents ->
    [1] Ви й один бот, без чекання.
    [one] Ви й { $opponents } бот, без чекання.
    [few] Ви й { $opponents } боти, без чекання.
    [many] Ви й { $opponents } ботів, без чекання.
   *[other] Ви й { $opponents } бота, без чекання.
}
page-opponents = Суперники
page-opponents-number = { $count ->
    [one] { $count } суперник
    [few] { $count } суперники
    [many] { $count } суперників
   *[other] { $count } суперника
}
page-level = Рівень
page-way-guide = Навчитися граючи
page-way-guide-about = Уперше тут? Партія з провідником, менше десяти хвилин.
page-way-guide-resume = Продовжте свою партію з провідником.
page-way-screen = Грати на одному екрані
page-way-screen-about = Передавайте ноутбук чи телефон по колу.
page-way-friends = Грати з друзями онлайн
page-way-friends-about = Надішліть їм посилання. Без реєстрації.
page-way-watch = Дивитися на ботів
page-way-watch-about = Сядьте зручніше й подивіться, як це робиться.
page-more-ways = Інші способи грати
page-settings = Налаштування
page-summary-button = Раси та властивості
page-open-record = Відкрити запис
page-starting = Накриваємо стіл…

page-unofficial = Неофіційна гра для тих, хто любить оригінал; не пов’язана з його видавцем і не схвалена ним. Усі мапи й малюнки — наші власні.
page-icons-credit = Піктограми: game-icons.net, автори Lorc, Delapouite та інші, CC BY 3.0.

## A new table

page-seats-number = Кількість гравців
page-seat-human = Тут
page-seat-human-about = Хтось біля цього екрана
page-seat-bot = Бот
page-seat-bot-about = Бот
page-seat-open = Друг
page-seat-open-about = Вільне для друга
page-seat-name = Ім’я
page-first-hint-ears = Як велять правила: погляд навколо столу й дрібка удачі.
page-first-hint-draw = Шанси в усіх рівні.
page-first-hint-seat = Далі місця йдуть по порядку.
page-help-none = Немає
page-help-hints = Підказки
page-help-analysis = Ще й аналіз
page-help-none-about = Підказок не має ніхто. Усі за столом це бачать.
page-help-hints-about = Хто ходить, може попросити підказку.
page-help-analysis-about = Підказки, шанси на перемогу й найкращі плани для всіх охочих.
page-clock-none = Немає
page-clock-turn = На хід
page-clock-game = На гру

## Settings

page-language = Мова
page-theme-auto = Як на пристрої
page-theme-light = Світла
page-theme-dark = Темна
page-pace-0 = Одразу
page-pace-1 = Швидко
page-pace-2 = Спокійно
page-pace-3 = Поволі

page-summary-title = Раси, властивості та мапа

## Maps of one's own

page-maps-link = Майстерня мап
page-map-name-pocket = Кишенькові землі
page-map-name-patchwork = Клаптикова ковдра
page-map-name-half-dozen = Пів дюжини
