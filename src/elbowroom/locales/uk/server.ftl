## Names

# Names that bots go by, with ", " between them. They are proper names: short, and the same in every language.
server-bot-names = Ожинка, Пилипко, Одарка, Грицько, Кропива, Івась, Чубчик, Орися, Моховик, Горпина, Кіндрат, Гвоздика, Шило, Юнона, Тюхтій, Еля, Верес, Дзьобик, Марічка, Тхорик, Орина, Камінчик, Захарко, Щавлик, Перо, Пижмик, Грак, Вохра, Бублик, Деревій, Полівка, Ґнотик
server-player-name = Гравець { $number }

## At the start

server-listening = Elbowroom працює за адресою { $address }
server-listening-lan = Інші в цій мережі заходять за адресою { $address }
server-stop = Ctrl-C зупиняє сервер.
server-no-page =
    Сервер працює, але його сторінку не зібрано.
    У копії сховища її збирає `python3 run.py`; у wheel вона вже є.

## It is somebody’s turn who is away: a push or a mail

# $name is who is told. Shown as a notification.
server-turn-title = { $name }: ваш хід
# $others are names in a list.
server-turn-about = Раунд { $round } з { $rounds }. Також за столом: { $others }.
server-turn-subject = Elbowroom: ваш хід у раунді { $round }
server-turn-mail =
    Вітаємо!

    Ходить { $name }, тобто ви. { $about }

    Грайте далі на тому пристрої, де це читаєте:
    { $link }

    Хто має це посилання, може грати на вашому місці, тож не діліться ним.

    Більше не надсилати листів про цю партію:
    { $stop }
server-confirm-subject = Elbowroom: надсилати листи, коли настає ваш хід?
server-confirm-mail =
    Вітаємо!

    Хтось, хто грає на { $site }, просить надсилати на цю адресу листи, коли настає його хід.

    Якщо це ви, підтвердьте тут:
    { $link }

    Якщо ні, нічого не робіть: без вашої згоди листів більше не буде, а адресу за тиждень буде забуто.

error-cannot-listen = Сервер не може слухати { $host }, порт { $port }: { $problem }.
error-no-lan = Цей сервер не знає адреси в домашній мережі, яку міг би відкрити.
error-not-owner = Просити про це може лише власна сторінка сервера, у браузері на машині, де він працює.
error-no-database = Базою даних не можна скористатися: { $problem }
error-database-held = Партії у файлі { $path } вже використовує процес { $process } на { $name }. Скористайтеся тим сервером, зупиніть його або вкажіть інший файл через --db.
error-processes-need-postgres = Кільком процесам потрібен PostgreSQL: файл SQLite розрахований на один. Вкажіть базу через --db postgresql://… або не задавайте --processes.
error-bad-config = Файлом налаштувань { $path } не можна скористатися: { $problem }
error-bad-proxy = { $proxy } — не адреса сервера перед цим: потрібно щось на зразок 127.0.0.1 або 10.0.0.0/8.
error-bad-metrics = Місце для показників — це PORT або HOST:PORT, а не { $address }.
error-bad-log = Журнал можна писати як text або json, а не як { $given }.
error-bad-push-key = Ключ для сповіщень — не файл із приватним ключем у форматі PEM для кривої P-256.
error-bad-smtp = { $smtp } — не поштовий сервер: потрібно HOST або HOST:PORT.
error-bad-tls = { $tls } — не спосіб говорити з поштовим сервером; відомі: starttls, tls і none.
error-bad-url = { $url } — не адреса цього сервера: потрібно щось на зразок https://games.example.org.
error-needs-extra = { $option } потребує пакета { $package }: pip install 'elbowroom[{ $extra }]'
error-password-needs-tls = Пароль не надсилають поштовому серверу без TLS: приберіть --smtp-tls або пароль.
error-smtp-needs = --smtp потребує ще й { $option }.
error-later-database = База даних має ревізію { $revision }, яку створила пізніша версія. Запустіть ту версію або вкажіть іншу базу через --db.

## Requests that cannot be understood

error-bad-json = Це не JSON: { $problem }.
error-bad-message = Такого повідомлення сервер не знає: { $problem }.
error-bad-request = { $problem }.
error-foreign-page = Сторінка іншого сайту не може про це просити.
error-not-json-type = Ця адреса приймає лише JSON: скажіть про це заголовком content-type.
error-no-hello = З’єднання починається з «hello».
error-hello-twice = З’єднання каже «hello» лише раз.
error-no-such-page = За цією адресою нічого немає.
error-not-allowed = Ця адреса не приймає таких запитів.
error-server-failed = На сервері щось пішло не так. Подробиці в його журналі.
error-cannot-save = Сервер зараз не може зберегти гру. Спробуйте трохи згодом.
error-too-large = Це більше, ніж сервер читає.
error-too-many = Забагато запитів за короткий час: зачекайте трохи.
error-too-many-tables = З вашої адреси вже стільки незавершених столів: { $most }. Спершу завершіть якийсь із них.
error-no-such-entries = Перед записом { $before } у журналі немає сторінки: записи мають номери від 1 до { $last }.

## Tables and seats

error-bad-chat = Репліка в чаті — це текст в один рядок.
error-too-much-talk = Забагато розмов за такий короткий час: трохи зачекайте.
error-muted = Господар столу не дозволяє вам тут нічого казати.
error-watchers-silent = За цим столом говорять лише гравці.
error-bad-player-name = Гравець не може зватися { $name }: без ком, без «#», без невидимих знаків.
error-name-alike = Ім’я { $name } не відрізнити від { $other }, а воно за столом уже є. Виберіть інше.
error-no-open-seat = За цим столом немає вільних місць.
error-no-such-code = Це посилання використане, застаріле або з помилкою. Попросіть нове на пристрої, де є місце.
error-no-such-table = Столу { $table } немає.
error-nobody-there = На цьому місці немає гравця, якого бот міг би підмінити чи якому поступитися.
error-not-a-seat = За цим столом такого місця немає.
error-not-host = Це може лише господар столу.
error-not-your-seat = Це місце чуже.
error-seat-taken = Це місце зайняте.
error-still-here = Цей гравець на місці.
error-unknown-level = Бота { $level } немає; відомі: { $known }.

## Being told that it is one’s turn

error-bad-address = { $address } — не електронна адреса.
error-bad-endpoint = Сповіщення надсилають лише на адреси з HTTPS.
error-bad-link = Це посилання не наше або неповне.
error-bad-subscription = Ключі підписки цього браузера не такі, як треба.
error-has-clock = За цим столом є годинник: сповіщень тут немає.
error-no-mail = Цей сервер не надсилає листів.
error-no-push = Цей сервер не надсилає сповіщень.
error-no-reminders = Цей сервер не надсилає ні сповіщень, ні листів.
error-old-link = Це посилання вже не діє.
error-private-endpoint = Сповіщення надсилають лише службам в інтернеті.
error-too-many-mails = На сьогодні листів уже досить. Спробуйте завтра.

## Playing

error-needed-later = «{ $move_back }» не можна відмінити окремо: від цього залежать пізніші дії.
error-not-playing = Партія ще не почалася або вже завершена.
error-not-your-decision = Це рішення за кимось іншим.
error-nothing-to-undo = Немає чого відміняти: кубик, нові комбінації й рішення інших гравців лишаються.
error-no-analysis = За цим столом аналіз вимкнено, поки грають кілька людей: це було б нечесно.
error-no-eyes = Аналіз дивиться очима гравця; у глядача таких немає.
error-no-hints = За цим столом грають без підказок.
error-one-analysis = Лише один аналіз водночас.
error-one-hint = Лише одна підказка водночас.
error-stale = Тим часом щось сталося; подивіться ще раз.
error-workers-busy = Серверу зараз є над чим подумати; спробуйте трохи згодом.
error-time-is-up = Час вийшов; цей хід дограє бот.

## Games that are looked at again

error-no-such-review = Такого аналізу тут більше немає; попросіть його ще раз.
error-review-failed = Аналіз не вдався. Подробиці в журналі сервера.
error-review-unfinished = Аналізувати партію можна, коли її завершено.
error-reviews-busy = Зараз аналізується багато партій; спробуйте трохи згодом.
error-reviews-of-yours = Аналізується вже досить ваших партій: { $most }. Дочекайтеся котроїсь із них.
error-no-such-balance = Таких партій тут більше немає; попросіть ще раз.
error-balance-failed = Зіграти партії не вдалося. Причина в журналі сервера.
error-balance-busy = Зараз тривають партії з іншими наборами; спробуйте трохи згодом.
error-balance-of-yours = Партії з вашим набором уже тривають. Дочекайтеся їхнього кінця.
error-balance-pieces = Разом можна перевірити щонайменше одну расу чи властивість, щонайбільше { $most }.

## Records and games to play on from

error-no-such-step = У партії немає дії { $step }: остання — { $steps }.
error-nothing-to-play = Та партія вже завершена; виберіть ранішу дію.
error-own-map = Партії на мапах без малюнка тут не показати.
error-record-too-long = Запис задовгий, щоб його показати. Дій: { $moves }, щонайбільше { $most }.
error-seats-differ = Місць має бути { $players }, як у тій партії, а не { $seats }.
error-still-secret = Якщо гаманці приховані, грати далі з якогось місця партії можна лише тоді, коли її завершено.
error-record-secret = Запис партії з прихованими гаманцями буде, коли її завершено: з усіх дій можна полічити монети.
error-which-origin = Партію, від якої грати далі, беруть або зі столу, або із запису, а не звідти й звідти.

## Looking after the database

error-not-sqlite = Це для файлів SQLite; PostgreSQL має для цього власні засоби, наприклад pg_dump.
error-no-such-database = Бази даних { $path } немає.
error-file-there = { $path } вже існує: назвіть новий файл.
error-cannot-copy = Скопіювати не вдалося: { $problem }.
error-not-postgres = Партії переносять до PostgreSQL: потрібна URL-адреса на зразок postgresql://user@host/games.
error-not-empty = У тій базі даних уже є столи: партії переносять до порожньої.
error-bad-status = { $given } — не стан столу; відомі { $known }.
error-no-days = Скажіть, які давні столи вилучати: --waiting, --playing чи --over або --config із файлом, де це написано.
## Maps

error-map-players = Гравців на цій мапі: { $players }, а місць: { $seats }.
error-six-need-a-map = Ушістьох грають лише на мапі, зробленій для шістьох.
error-which-map = Партія, яку продовжують, лишається на своїй мапі.
error-which-packs = Партія, яку продовжують, лишається зі своїми расами та властивостями.
error-not-at-table = У цій партії немає { $trait }, тож першим у ряду це бути не може.
error-no-such-map = Мапи { $map } тут немає.
error-no-such-measurement = Про цю мапу тут більше нічого не відомо; виміряйте її ще раз.
error-measuring-yours = Вимірюється вже досить ваших мап: { $most }. Дочекайтеся котроїсь із них.
error-measuring-busy = Зараз вимірюється багато мап; спробуйте трохи згодом.
error-measuring-failed = Виміряти мапу не вдалося. Причина в журналі сервера.
