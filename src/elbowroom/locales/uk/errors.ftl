## Where it is wrong

error-at-field = { $field }: { $problem }
error-at-line = Рядок { $line }: { $problem }
illegal-move = «{ $move }» — так не можна: { $reasons }.

## Values of the wrong kind

error-bad-number = тут потрібне ціле число від { $least } до { $most }, а не { $value }.
error-not-a-flag = тут потрібне true або false, а не { $value }.
error-not-a-list = тут потрібен список, а не { $value }.
error-not-a-text = тут потрібен текст, а не { $value }.
error-not-an-object = тут потрібен об’єкт з іменованими полями, а не { $value }.
error-not-json = це не JSON: { $error }.
error-missing = це поле треба вказати.
error-unknown-field = такого поля немає; відомі: { $known }.
error-unknown-id = { $value } тут невідоме; відомі: { $known }.
error-unreadable = файл { $path } не прочитати як текст.

## Maps

error-bad-region-count = кількість регіонів має бути від 1 до { $most }, а не { $regions }.
error-no-such-region = на мапі немає регіону { $value }.
error-one-way = регіон { $region } називає сусідом { $other }, але не навпаки.
error-region-twice = регіон { $region } трапляється двічі.
error-unknown-map = Мапи «{ $map }» немає; відомі: { $known }.
error-unknown-pack = Набору «{ $pack }» немає; відомі: { $known }.

## Positions that cannot be

error-bad-peace = для миру потрібні двоє різних гравців, «from» і «to».
error-bad-player-count = гравців може бути від { $fewest } до { $most }, а не { $players }.
error-badge-gone = занепала раса не зберігає такої плитки ({ $power }); лишаються тільки «Примарні».
error-box-exceeded = { $race }: у коробці { $most }, тут { $tokens }.
error-foreign-marker = ця раса не має такого жетона ({ $marker }).
error-has-active = гравець { $seat } має активну расу й не може вибирати.
error-marker-without-seat = такому жетону ({ $marker }) потрібен гравець, що займає регіон: бракує «seat».
error-pick-first = гравець { $seat } не має активної раси й вибирає її, перш ніж діє занепала.
error-no-active = гравець { $seat } не має активної раси для фази «{ $phase }».
error-no-die-now = у цій фазі на столі немає кубика.
error-no-such-seat = Такого місця немає: місця рахують від 0.
error-nobody-acts = жодна занепала раса цього гравця не може діяти.
error-not-deciding = лише у фазі «withdraw» замість гравця { $seat } може вирішувати інший.
error-not-that-seats-race = гравець { $seat } не має такої раси ({ $race }).
error-offer-too-long = доступних комбінацій щонайбільше { $most }.
error-phase-impossible = фази «{ $phase }» у цій позиції бути не може.
error-race-twice = ця раса трапляється двічі: { $race }.
error-second-declined = гравець має одну занепалу расу, а другу — лише з «Примарними».
error-tokens-without-seat = жетонам потрібен гравець, що займає регіон: бракує «seat».
error-too-many-markers = { $marker }: щонайбільше { $most }.
error-too-many-tribes = забутих племен щонайбільше { $most }.
error-tribe-and-tokens = забуте плем’я й жетони рас не можуть стояти в одному регіоні.
error-water-held = ця раса не може займати воду ({ $race }): це може лише активна водяна раса.

## Records

error-after-result = після результату нічого не має бути, а тут стоїть «{ $text }».
error-bad-header = { $reason }
error-bad-header-value = заголовок { $header } не може бути { $value }.
error-bad-result = результат має виглядати як «== 97 88», а не «{ $text }».
error-chance-differs = випадок мав дати тут «{ $wanted }», а не «{ $text }».
error-header-twice = заголовок { $header } трапляється двічі.
error-illegal-line = { $reason }
error-impossible-line = тут має стояти можливе «{ $wanted }», а не «{ $text }».
error-missing-homebrew = запис потребує власних рас або властивостей: { $traits }. Назвіть їхні файли через --homebrew.
error-no-moves = бракує рядка «--», з якого починаються дії.
error-no-secret = у записі немає секрету: партію не завершено, зерно вибрали самі або грали не на сервері.
error-not-a-record = { $text ->
    [none] запис починається з «elbowroom 1».
   *[some] запис починається з «elbowroom 1», а не з «{ $text }».
}
error-not-over = тут стоїть результат, але гру не завершено.
error-outcome-missing = запис закінчується там, де має йти «{ $wanted }».
error-result-differs = у записі { $said }, а партія закінчується так: { $found }.
error-seal-differs = це не печатка секрету.
error-seed-differs = зерно не випливає із секрету.
error-unexpected-outcome = тут має стояти дія, а не результат «{ $text }».
error-unknown-header = заголовка { $header } немає; відомі: { $known }.
error-unreadable-record = файл { $path } не прочитати як текст.
error-unknown-version = це версія формату { $version }; відома: { $known }.

## Home-made races and powers

error-bad-box = У коробці «{ $trait }» має бути не менше жетонів, ніж вона дає, і не більше, ніж у «{ $replaces }»: { $most }, а не { $box }.
error-bad-marker = Жетон { $marker } від «{ $trait }» потребує власної назви малими латинськими літерами й запасу від 1 до { $most }.
error-bad-register = Те, що пам’ятає «{ $trait }», не може зватися { $register }: потрібні малі латинські літери й назва, якої не має жодне поле.
error-bad-trait-id = Раса чи властивість не може зватися { $trait }: потрібні малі латинські літери, між словами підкреслення.
error-broken-texts = { $path }, рядок { $row }: ці тексти не прочитати. { $problem }.
error-broken-file = { $path } не завантажити: { $error }.
error-field-in-class = «{ $name }» у класі «{ $trait }» нічого не змінює: поля вказують під час створення, як у Power("{ $trait }", 4, { $name }=…).
error-marker-exists = «{ $trait }» має жетон «{ $marker }», і «{ $other }» теж: жетон потребує власної назви.
error-no-lender = «{ $trait }» має замінити расу, що є в грі, а не «{ $replaces }»; вільні: { $free }.
error-no-such-file = Файлу { $path } немає.
error-not-homebrew = Це не раса, не властивість і не шлях до її файлу: { $value }.
error-no-trait = У { $path } немає TRAIT, який був би Race або Power.
error-not-python = { $path } — не файл Python.
error-bad-token-count = Кількість жетонів «{ $trait }» має бути від 1 до { $most }, а не { $tokens }.
error-register-exists = «{ $trait }» пам’ятає щось як «{ $register }», і «{ $other }» теж: потрібна власна назва.
error-trait-exists = Раса чи властивість «{ $trait }» уже є.
error-unknown-hook = «{ $trait }» має метод «{ $hook }», якого ніщо не викликало б; найближчий гачок — «{ $nearest }». Власний допоміжний метод починається з підкреслення.

## Packs: races and powers as data

error-bad-colour = тут потрібен колір на зразок #c08040, а не { $value }.
error-bad-count = тут потрібен список чисел завдовжки { $count }, а не { $value }.
error-bad-icon = у назві значка малі латинські літери, цифри й дефіси, а не { $value }.
error-bad-id = тут потрібна назва з малих латинських літер, цифр і підкреслень, а не { $value }.
error-bad-length = тут потрібен список завдовжки від { $least } до { $most }.
error-bad-text = у цьому тексті є знаки, яких не показати.
error-bad-text-length = тут потрібен текст завдовжки від 1 до { $most } знаків, а не { $length }.
error-empty-filter = тут нічого не сказано про регіони: додайте умову або приберіть це.
error-goes-with = це можливо лише там, де «{ $value }» — «{ $wanted }».
error-homebrew-not-here = власної раси чи властивості «{ $value }» немає під рукою.
error-id-twice = в одному наборі не може бути двох назв «{ $value }».
error-long-key = рядок { $row }: у назві більше частин, ніж { $most }.
error-needs-rule = для цього потрібне правило виду «{ $value }».
error-not-toml = це не TOML: { $error }.
error-once-only = правило виду «{ $value }» може бути лише одне.
error-one-move = «{ $other }» — це вже дія власника; раса чи властивість має лише одне таке правило, тож «{ $value }» поруч стояти не може.
error-bad-pack-link = у цьому посиланні немає набору, який можна прочитати.
error-no-packs = У «{ $path }» немає набору: набір — це файл TOML чи JSON або посилання майстерні.
error-pack-too-long = у наборі щонайбільше { $most } знаків, а не { $length }.
error-too-deep = дужки чи умови вкладено глибше, ніж { $most }.
error-list-too-long = тут може бути щонайбільше { $most }, а не { $count }.

## Laws of home-made races and powers

error-query-writes = «{ $trait }» змінює гру в «{ $hook }», а це лише запитання.
error-order-matters = Має значення, що йде першим у «{ $hook }»: «{ $trait }» чи «{ $other }»; так бути не повинно.
error-events-matter = «{ $trait }» робить у «{ $hook }» щось інше, коли подій ніхто не слухає.
error-offer-refused = «{ $trait }» пропонує { $argument }, а у відмовах є причина проти.
error-no-reason = «{ $trait }» не пропонує { $argument }, а відмови не кажуть чому.
error-use-does-nothing = «{ $trait }» пропонує { $argument }, а застосування нічого не змінює, тож це могло б тривати вічно.
error-keeps-state = «{ $trait }» зберігає щось у { $name }, спільному для всіх партій: що треба пам’ятати, має бути в її регістрі.
error-position-refused = { $after ->
    [none] З «{ $trait }» і «{ $other }» позицію на початку не прочитати знову: { $problem }
   *[other] З «{ $trait }» і «{ $other }» позицію після «{ $after }» не прочитати знову: { $problem }
}
error-position-differs = { $after ->
    [none] З «{ $trait }» і «{ $other }» позиція на початку каже не все: «{ $name }» різниться, якщо прочитати її знову. Для того, що треба пам’ятати, потрібен регістр із назвою.
   *[other] З «{ $trait }» і «{ $other }» позиція після «{ $after }» каже не все: «{ $name }» різниться, якщо прочитати її знову. Для того, що треба пам’ятати, потрібен регістр із назвою.
}
error-untold = З «{ $trait }» і «{ $other }» події розповідають не все, що сталося через «{ $after }». Раса чи властивість змінює гру діями elbowroom.homebrew, які про це розповідають.
error-never-ends = Партія з «{ $trait }» і «{ $other }» не закінчується.

## Options

error-bad-first = Перший гравець має бути числом від 0 до кількості гравців мінус один або «draw», а не { $first }.
error-bad-name = Гравець не може зватися { $name }: без ком, без «#», без пробілів на краях.
error-bad-name-count = Імен має бути стільки ж, скільки гравців: { $players }, а не { $names }.
error-bad-seed = Зерно має бути цілим числом від 0 до 18446744073709551615, а не { $seed }.

## Files of the command line

error-in-file = { $path }: { $problem }
error-file-missing = Файлу { $path } немає.
error-file-unreadable = Файл { $path } не прочитати як текст.
error-file-exists = { $path } уже є, і нічого не буде перезаписано.
error-cannot-write = { $path } не записати: { $error }.
error-no-moves-there = --at рахує дії запису, а це позиція.
error-no-such-move = --at може бути від 0 до { $moves } (стільки дій у записі), а не { $at }.

## Bots, matches and the ladder

error-bad-nodes = Ліміт на хід має бути від 1 вузла, а не { $nodes }.
error-bad-player-list = Кількості гравців мають виглядати як 2,3,4,5, а не «{ $players }».
error-bad-seconds = Ліміт на хід має бути більшим за 0 секунд, а не { $seconds }.
error-bot-not-made = Бота { $bot } не створити із зерна: { $error }.
error-broken-bot = Бота { $bot } не завантажити: { $error }.
error-level-twice = У таблиці рівнів кожен рівень буває один раз: { $levels }.
error-no-bot-class = У { $path } немає класу { $name }.
error-no-choose = Бот { $bot } не має методу «choose».
error-no-games = Треба зіграти щонайменше одну партію, а не { $games }.
error-no-numpy = Для навчання потрібен numpy: pip install 'elbowroom[train]' або python3 run.py install --dev у копії сховища
error-not-weights = { $path } — не файл ваг.
error-no-matplotlib = Для графіків потрібен matplotlib: pip install 'elbowroom[plots]' або python3 run.py install --dev у копії сховища
error-too-few-levels = Таблиця рівнів потребує щонайменше двох рівнів, а не { $levels }.
error-two-budgets = Ліміт на хід — у секундах або у вузлах, а не в тому й тому водночас.
error-unknown-bot = Бота «{ $bot }» немає; відомі: { $known }, а клас із файлу називають так: mybot.py:MyBot.

## Maps of one's own

error-bad-point = тут потрібні два цілі числа, щонайбільше { $width } і { $height }, а не { $value }.
error-bad-ring = контурові потрібно від 3 до { $most } точок, а не { $corners }.
error-bad-title = у назві щонайбільше { $most } знаків, і всі видимі.
error-no-map-found = Із зерна { $seed } доброї мапи не виходить; спробуйте інше.
error-no-such-point = точки цього малюнка рахують від 0, усього їх { $points }, тож { $value } серед них немає.
error-too-many-points = на малюнку може бути щонайбільше { $most } точок, а не { $points }.
error-map-not-drawn = мапа не має малюнка, тож сторінка не може її показати.
error-map-crossed = контур перетинає сам себе або йде не в той бік (регіони: { $regions }).
error-map-torn = біля цих регіонів є діра: { $regions }.
error-map-overlapping = ці регіони накладаються один на одного: { $regions }.
error-map-not-covered = регіони не заповнюють поля.
error-map-other-neighbours = сусіди не ті, що на малюнку (регіони: { $regions }).
error-map-other-edge = «edge» не відповідає малюнку (регіони: { $regions }).
error-map-short-border = межа між цими регіонами закоротка, щоб її побачити: { $regions }.
error-map-small-region = тут майже немає місця для жетонів (регіони: { $regions }).
error-map-not-connected = ці регіони відрізані від решти: { $regions }.
error-map-no-way-in = від краю мапи немає шляху до цих регіонів: { $regions }.
error-map-tribe-on-water = забуте плем’я не може жити на воді (регіони: { $regions }).
error-map-symbol-on-water = символ на воді навряд чи комусь придасться (регіони: { $regions }).
error-map-too-little-land = регіонів суходолу потрібно щонайменше { $least }, а є { $land }.
error-map-same-name = ці регіони мають однакову назву: { $regions }.
error-map-rounds = раундів: { $count }, зазвичай { $usual }.
error-map-region-count = регіонів: { $count }, зазвичай близько { $usual }.
error-map-terrain-count = { $terrain }: { $count }, зазвичай близько { $usual }.
error-map-symbol-count = { $symbol }: { $count }, зазвичай близько { $usual }.
error-map-tribe-count = забутих племен: { $count }, зазвичай близько { $usual }.
error-map-border-count = регіонів, з яких раса може вдертися на поле: { $count }, зазвичай близько { $usual }.
