## Rounds, players, the column of combos

round-word = Раунд
round-label = Раунд { $round } з { $rounds }
players-title = Гравці
player-nobody = Вільне місце
player-open = вільне
player-bot = бот: { $level }
player-stand-in = поки що грає бот
player-you = ви
player-away = немає на місці
player-no-race = без активної раси
player-hand = на руці: { $tokens }
player-declined = У занепаді: { $race }
player-let-bot = Хай грає бот
player-i-am-back = Я знову тут
purse-hidden = Монети приховано
income-now = { $coins ->
    [0] Зараз без доходу
   *[other] Дохід зараз: { combo-coins }
}
income-short = +{ $coins }
column-title = Доступні комбінації
combo-free = безплатно
combo-price = коштує { combo-coins.acc }
combo-found = на цій комбінації: { combo-coins }
combo-take = Взяти
combo-why-not = Поки що не ваша: { $why }.

## The log

tab-log = Журнал
log-empty = Ще нічого не сталося.
log-turn = Раунд { $round }, { $name }
log-first-turn = { $name } починає
log-somebody = Хтось
log-join = { $name } сідає за стіл.
log-leave = { $name } виходить.
log-carry = { $name } грає ще й на іншому пристрої.
log-bot = { $name } — бот (рівень: { $level }).
log-stand-in = На цьому місці тепер грає бот: { $name }.
log-back = { $name } знову тут.
log-earlier = Показати попередні ходи ({ $turns })
log-start = Гра починається.

## The line that says what to do

prompt-waiting = Чекаємо на гравців. Гра почнеться, коли всі місця буде зайнято.
prompt-over = Гру завершено.
prompt-pick = Виберіть комбінацію: натисніть «Взяти» біля тієї, що до вподоби.
prompt-enter = Завоювання: почніть із підсвіченого регіону. На руці: { combo-tokens }.
prompt-expand = Завоювання: виберіть підсвічений регіон або дайте своїй расі занепасти ({ $race }). На руці: { combo-tokens }.
prompt-conquer = Завоювання: виберіть підсвічений регіон. На руці: { combo-tokens }.
prompt-conquer-roll = Завоювання: виберіть підсвічений регіон або спершу киньте кубик. На руці: { combo-tokens }.
prompt-declined = Спершу діє ваша занепала раса ({ $race }): виберіть підсвічений регіон. На руці: { combo-tokens }.
prompt-die = На кубику { $pips }: на стільки дешевшим буде наступний регіон. Виберіть підсвічений.
prompt-die-useless = На кубику { $pips }, і цього замало для будь-якого регіону. Переходьте до перерозподілу.
# When nothing can be conquered but by what a race or power does itself: prompt-only-use-ID.
prompt-only-use = На завоювання замало жетонів, але ще є ось що: { $trait }. Виберіть підсвічений регіон або переходьте до перерозподілу.
prompt-only-use-sorcerers = На завоювання замало жетонів, але єдиний жетон поруч із вашими чародіями можна замінити: виберіть підсвічений регіон або переходьте до перерозподілу.
prompt-attempt = { $decline ->
    [yes] На гарантоване завоювання замало жетонів: спробуйте один регіон із кубиком, виберіть занепад або переходьте до перерозподілу.
   *[no] На гарантоване завоювання замало жетонів: спробуйте один регіон із кубиком або переходьте до перерозподілу.
}
prompt-roll = { $decline ->
    [yes] На гарантоване завоювання замало жетонів: киньте кубик, виберіть занепад або переходьте до перерозподілу.
   *[no] На гарантоване завоювання замало жетонів: киньте кубик або переходьте до перерозподілу.
}
prompt-stuck = Завойовувати більше нічого. Переходьте до перерозподілу.
prompt-stuck-decline = Завойовувати більше нічого: виберіть занепад або переходьте до перерозподілу. На руці: { combo-tokens }.
prompt-redeploy = Розкладіть жетони по своїх регіонах. На руці: { combo-tokens }.
prompt-withdraw = Ви втратили регіон. Розкладіть жетони, що відступили, по інших своїх регіонах. На руці: { combo-tokens }.
prompt-must-supply = Треба покласти: { $what }. Виберіть свій регіон.
prompt-may-supply = Ще можна покласти: { $what }. Виберіть свій регіон або завершіть хід.
prompt-use = Це можна застосувати до одного гравця: { $trait }. Або завершіть хід.
prompt-use-diplomat = Можна укласти мир з одним гравцем, якого ви не атакували: до вашого наступного ходу його активна раса не зможе атакувати вашу. Або завершіть хід.
prompt-use-nobody = Цього ходу це ні до кого не застосувати: { $trait }. Завершіть хід або пересуньте жетони плюсом і мінусом.
prompt-use-nobody-diplomat = Цього ходу ви атакували всіх, тож миру ніхто не хоче. Завершіть хід або пересуньте жетони плюсом і мінусом.
prompt-placed = Усе розкладено. Завершіть хід або пересуньте жетони плюсом і мінусом.
prompt-nothing-held = Ваша раса не займає жодного регіону ({ $race }). Цей хід дає { combo-coins.acc }. На руці: { combo-tokens }.
prompt-withdrawn = Усе розкладено. Натисніть «Готово».
# Why there are too few, where a race or power has brought it about: prompt-must-abandon-ID.
prompt-must-abandon = Щоб утримати всі ваші регіони, жетонів замало: виберіть, який покинути. Бракує: { combo-tokens }.
prompt-must-abandon-amazons = Чотири амазонки прийшли лише воювати й тепер сходять із мапи. Виберіть регіон, який покинути. Бракує: { combo-tokens }.
# What is chosen with a tool, and why it can be, where a race or power has words for it: prompt-tool-ID.
prompt-tool = { $tool }: виберіть підсвічений регіон або знову візьміться за жетони.
prompt-tool-sorcerers = { $tool }: виберіть єдиний жетон поруч із вашими чародіями, і на його місце стане чародій. Раз за хід щодо кожного суперника.
prompt-tool-dragon-master = { $tool }: виберіть регіон, і він ваш за один жетон, хоч би що його захищало. Раз за хід.
prompt-stout = Ваша раса може занепасти просто зараз, монети за цей хід уже отримано ({ $race }).
prompt-other-pick = { $name } вибирає комбінацію.
prompt-other-expand = { $name } вибирає: завоювання чи занепад.
prompt-other-conquer = { $name } завойовує.
prompt-other-redeploy = { $name } розкладає жетони.
prompt-other-stout = { $name } може тепер вибрати занепад.
prompt-other-withdraw = { $name } повертає жетони на мапу.
own-combo = Ваша комбінація
entrance-picked = { $name } приводить у світ нову расу
entrance-declined = { $name } відпускає расу в занепад

## Buttons

action-title = Ваша дія
done-expand = Лише розподіл
done-conquer = Розподіл
done-redeploy = Завершити хід
done-declined = Готово
done-withdraw = Готово
done-stout = Залишитися
done-tokens-in-hand = спершу треба покласти жетони, що на руці: { $tokens }
done-must-abandon = спершу треба покинути якісь регіони; бракує жетонів: { $tokens }
done-must-place = ще треба покласти у ваші регіони: { $what }
done-not-yet = Ще ні: { $why }.
undo-button = Відмінити
undo-label = Відмінити, доступно кроків: { $steps }
undo-title = Відмінити останній крок
undo-nothing = Немає чого відміняти.
undo-die = Кинутого кубика не відміниш.
undo-revealed = На столі вже нова комбінація, тож вибір лишається.
skip-button = Наздогнати ({ $moves })
spread-button = Порівну
before-button = Як було
roll-button = Кинути кубик
decline-button = Занепад
decline-now = Занепад зараз
tray-title = У вас на руці
tray-marker = { $what }, ще покласти: { $left }
# What some races and powers call what they conquer with: tool-ID. The others go by their name.
tool-dragon-master = Дракон
tool-sorcerers = Чари
tool-label = { $tokens ->
    [0] { $tool }: не коштує жетонів
   *[other] { $tool }: коштує { combo-tokens }
}
tool-label-varied = { $tool }: коштує по-різному
steps-title = Жетони в регіоні «{ $region }»
hint-ask = Підказка
hint-close = Закрити підказку
hint-title = Вибір сильного бота:
hint-thinking = Обмірковуємо підказку…
hint-other = Або: { $plan } (зрештою приблизно { combo-coins }).
hint-pick = взяти «{ $combo }»
hint-conquer = завоювати регіон «{ $region }»
hint-attempt = спробувати з кубиком регіон «{ $region }»
hint-abandon = покинути регіон «{ $region }»
hint-deploy = покласти { combo-tokens } у регіон «{ $region }»
hint-use = застосувати «{ $trait }»: { $target }
hint-use-diplomat = укласти мир із гравцем { $target }
hint-decline = занепасти
hint-roll = кинути кубик
hint-done = перейти далі

## On a region

do-conquer = Завоювати за { combo-tokens }
do-attempt = Спробувати з кубиком: { $odds }
do-abandon = Покинути
do-deploy = Покласти сюди жетон
do-place = Покласти сюди: { $marker }
do-use = Застосувати: { $trait }
do-use-cost = { $tokens ->
    [0] Застосувати без жетонів: { $trait }
   *[other] Застосувати за { combo-tokens }: { $trait }
}
do-own-land = Ваша ж земля: { $what }
do-use-seat = { $trait }: { $name }
# What some races and powers call their own move: use-ID. The others go by their name.
use-diplomat = Мир із гравцем { $name }
use-dragon-master = Послати дракона: { combo-tokens }
use-sorcerers = { $tokens ->
    [0] Замінити жетон чародієм, безплатно
   *[other] Замінити жетон чародієм за { combo-tokens }
}
# What it does and why it can be done, where that is not plain: use-ID-about.
use-sorcerers-about = Єдиний активний жетон поруч із вашими чародіями поступається чародієві з контейнера, хоч би скільки регіон коштував. Раз за хід щодо кожного суперника.
use-dragon-master-about = Дракон завойовує будь-який регіон за один жетон, хоч би що його захищало, і там його ніхто не може атакувати. Раз за хід.
odds-percent = { $percent }%
mark-conquered = Свіже завоювання: { $name }
mark-repelled = Марна атака: { $name }
mark-abandoned = Регіон покидає { $name }
card-gain-short = +{ combo-coins }
card-loss-short = −{ combo-coins }
card-why-not = Не можна: { $why }.
part-region = будь-який регіон
part-mountain = гора
part-lost-tribe = забуте плем’я
part-tokens = жетони в ньому
part-die = кубик
part-at-least-one = щонайменше один жетон

## What happens

you-earn-named = { $coins ->
    [0] { $name } не отримує нічого.
   *[other] { $name } отримує { combo-coins.acc }: { $sources }.
}
you-earn = { $coins ->
    [0] Цей хід не дає нічого.
   *[other] Ви отримуєте { combo-coins.acc }: { $sources }.
}
roll-rolling = Кубик котиться…
roll-first = { $name } кидає кубик перед наступним завоюванням: { $pips }.
roll-won = { $name } кидає кубик: { $pips }. Регіон «{ $region }» завойовано.
roll-lost = { $name } кидає кубик: { $pips }. Для регіону «{ $region }» цього замало.
ears-note = Найгостріші вуха за цим столом має { $name }, тож { $name } починає.
ears-close = Авжеж
refused-stale = Гра тим часом пішла далі. Ось що на столі тепер.
refused-because = Не можна: { $why }.
connection-lost = З’єднання втрачено, пробуємо знову…
connection-unsaved = Сервер зараз не може зберегти гру. Він спробує знову сам…
connection-kept = { $count ->
    [1] Вашу дію буде надіслано, щойно з’явиться з’єднання.
   *[other] Усі ваші дії буде надіслано, щойно з’явиться з’єднання.
}
connection-holding = Ваша дія чекає на з’єднання. Доки його немає, нічого більше не зробити.
connection-needed = Для цього потрібне з’єднання. Спробуйте, коли воно з’явиться.

## Around the map

table-title = { $name }: за столом
table-title-yours = Ваш хід: { $name }
table-loading = Ідемо до столу…
table-missing = Такого столу немає
table-missing-about = Можливо, у посиланні помилка або сервер забув цю гру.
table-home = На головну сторінку
map-label = Мапа
turn-yours = Ваш хід
turn-of = Ходить { $name }
turn-own-withdraws = Ваші жетони повертаються
turn-withdraws = { $name } повертає жетони
turn-watching = Ви спостерігаєте
clock-left = Залишилося: { count-seconds }
clock-paused = Годинник зупинено
tabs-title = Панелі
tab-combos = Комбо
tab-players = Гравці
tab-analysis = Аналіз
tab-chat = Чат
tab-new = є нове
menu-title = Меню
menu-sound = Звук
menu-full = На весь екран
menu-share = Поділитися посиланням
menu-guide = Провідник першої партії
menu-carry = Перенести місце на інший пристрій
menu-record = Завантажити запис
menu-leave = Вийти
menu-result = Результат
share-copied = Посилання скопійовано.
sheet-title = Раси та властивості
over-title = Гру завершено
leave-title = Вийти з-за столу
leave-about = Ваше місце може почекати на вас або звільнитися для когось іншого.
leave-about-playing = Ваше місце може почекати на вас: повертайтеся за посиланням або з головної сторінки. Якщо ви його віддасте, далі за вас гратиме бот.
leave-keep = Вийти, але зберегти місце
leave-give-up = Віддати місце
room-help-none = За цим столом грають без підказок.
room-help-hints = За цим столом дозволено підказки.
room-help-analysis = За цим столом дозволено підказки й аналіз.
curtain-pass = Тепер біля екрана { $name }
curtain-why = Монети — особиста таємниця кожного.
curtain-lift = Це я, { $name }

## Keys

keys-title = Клавіші
keys-pick = взяти комбінацію
keys-map = до мапи
keys-undo = відмінити
keys-end = далі або завершити хід
keys-decline = занепад
keys-roll = кинути кубик
keys-spread = розкласти жетони порівну
keys-before = розкласти жетони, як було
keys-tool = взяти наступне з руки
keys-hint = підказка
keys-guide = до провідника чи підказки
keys-analysis = показати аналіз, якщо дозволено
keys-skip = наздогнати
keys-players = гравці
keys-log = журнал
keys-chat = чат
keys-sheet = раси та властивості
keys-keys = ці клавіші
keys-full = на весь екран
keys-close = закрити те, що відкрито

decline-title = Занепад
decline-question = Призвести комбінацію «{ $combo }» до занепаду?
decline-stays = { $regions ->
    [0] За вами не лишається жодного регіону.
    [1] За вами лишається один регіон з одним жетоном.
   *[other] За вами лишається { count-regions }, по одному жетону в кожному: їх підсвічено.
}
decline-leaves = Ця раса зникне з мапи: { $race }.
decline-then = Решта жетонів і властивість зникнуть. Наступного ходу ви виберете нову комбінацію.
decline-yes = Занепасти
decline-no = Ще ні
end-title = Завершити хід
end-question = Завершити хід без жодного регіону для вашої раси ({ $race })?
end-earns = { $coins ->
    [0] Цього ходу ви не отримаєте нічого.
   *[other] Цього ходу ви отримаєте { combo-coins.acc }, та не від неї.
}
end-keeps = До наступного ходу на руці лишається: { combo-tokens }.
end-undo = «Відмінити» поверне вас до завоювань.
end-no = Ще ні
end-yes = Все одно завершити
