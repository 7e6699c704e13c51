## The chart

page-chart-coins = Монети після кожного раунду
page-chart-earned = Отримані досі монети, як бачили всі
page-chart-label = { $title }: { $totals }.
page-chart-total = { $name } — { $coins }
page-chart-who = Чиї монети
page-chart-all = Усі
page-chart-table = Таблицею
page-chart-round = Раунд
page-chart-start = Початок
page-chart-by-source = Звідки монети: { $name }
page-chart-seek = Місце в партії
page-chart-part = { $source }: { $coins }
page-chart-paid = Заплачено за комбінації
page-chart-sum = Разом
page-source-regions = Земля
page-source-race = Раса
page-source-power = Властивість
page-source-declined = У занепаді
page-source-found = Знайдено на комбінаціях

## The replay

page-replay-title = Повтор
page-replay-loading = Завантажуємо партію…
page-replay-empty = Запису тут більше немає. Відкрийте його знову з головної сторінки.
page-replay-step = Дія { $step } з { $steps }
page-replay-where = Раунд { $round }, { $name }
page-replay-begin = Гра починається.
page-replay-regroup = { $name } припиняє завойовувати й бере жетони на руку.
page-replay-done = { $name } тут більше нічого не робить.
page-replay-play = Відтворити
page-replay-pause = Пауза
page-replay-back = На одну дію назад
page-replay-forward = На одну дію вперед
page-replay-turn-back = До попереднього ходу
page-replay-turn-forward = До наступного ходу
page-replay-first = На початок
page-replay-last = У кінець
page-replay-speed = Швидкість
page-replay-speed-label = Швидкість × { $speed }
page-replay-tab-coins = Монети
page-replay-tab-review = Аналіз
page-replay-tab-players = Гравці
page-replay-tab-combos = Комбо
page-replay-tab-turns = Ходи
page-replay-tab-log = Журнал
page-replay-tabs = Що показано під мапою
page-replay-round = Раунд { $round }
page-replay-board = Мапа після дії { $step }
page-replay-record = Завантажити запис
page-replay-share = Копіювати посилання
page-replay-shared = Посилання скопійовано
page-replay-share-failed = Посилання не вдалося скопіювати. Воно є в адресному рядку.
page-replay-again = Грати далі звідси
page-replay-over = Тут партія закінчилася; поверніться трохи назад, щоб грати далі.

page-play-on-title = Грати далі звідси
page-play-on-about = Новий стіл почнеться з раунду { $round }. Вирішуватиме { $name }. Партія, яку ви дивитеся, лишиться, як була.
page-play-on-seat = Хто грає: { $name }
page-play-on-you = Ви
page-play-on-bot = Бот
page-play-on-start = Почати

## The end of a game

page-over-won = Перемагає { $name }
page-over-you-won = Ви перемогли
page-over-shared = Спільна перемога: { $names }
page-over-margin = { combo-coins }; { $other }: { $their }
page-over-final = Підсумок у монетах
page-over-why = Чому
page-over-place = Місце { $place }
page-over-again = Зіграти ще
page-over-watch = Дивитися повтор
page-over-look = Оглянути мапу
page-over-home = Головна

## Something to smile about, by how the game ended

over-quip-won-close = Тісніше, ніж двом гобітам на одній кухні. Але однаково рахується.
over-quip-won-plain = Ще для однієї перемоги місце завжди знайдеться.
over-quip-won-far = Для такої усмішки мапа завузька.
over-quip-lost-close = Ще б одну монетку десь під деревом — і перемога була б ваша.
over-quip-lost-plain = Чотирнадцять рас уже чекають, щоб наступного разу було краще.
over-quip-lost-far = Бувають дні, коли навіть забуті племена мають більше справ. Ще раз?
over-quip-watched-close = Різниця з волосинку, а волосся тут тонке.
over-quip-watched-plain = Просто в когось довші лікті.
over-quip-watched-far = Це була не так партія, як виселення.

## Why the winner won

page-why-shared = Порівну монет, порівну жетонів на мапі. Монет у кожного: { $coins }.
page-why-tie = Порівну монет: { $coins }. Більше жетонів на мапі має { $name }, менше — { $other }.
page-why-best-combo = Найкраща комбінація партії: «{ $combo }». Монет від неї: { $coins } з { $total }.
page-why-combo = Комбінація, що дала найбільше: «{ $combo }». Монет від неї: { $coins } з { $total }.
page-why-regions = Земля активних рас: { combo-coins }; { $other }: { $their }.
page-why-race = Здібності рас (насамперед «{ $trait }»): { combo-coins }; { $other }: { $their }.
page-why-power = Властивості (насамперед «{ $trait }»): { combo-coins }; { $other }: { $their }.
page-why-declined = Занепалі раси давали монети далі: { combo-coins }; { $other }: { $their }.
page-why-price = Ціна комбінацій, якщо відняти знайдене на них: { combo-coins }; { $other }: { $their }.
page-why-found = Знайдено на комбінаціях, якщо відняти їхню ціну: { $coins }; { $other }: { $their }.
page-why-start = Монет на початку: { $coins }; { $other }: { $their }.
page-why-always = Після кожного раунду попереду { $name }.
page-why-late = Остаточна перевага лише з раунду { $round } (до того попереду { $other }).
page-why-turn = Найкращий хід з усіх: раунд { $round }, { combo-coins }.
