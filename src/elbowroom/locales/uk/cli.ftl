## Words in tables

cli-player = Гравець
cli-players = Гравці
cli-coins = Монети
cli-race = Раса
cli-races = Раси
cli-powers = Властивості
cli-combo = Комбінація
cli-tokens = Жетони
cli-hand = Рука
cli-regions = Регіони
cli-region = Регіон
cli-terrain = Місцевість
cli-symbols = Символи
cli-here = Ще тут
cli-offer = Доступно
cli-no-race = ще без раси
cli-move = Дія
cli-sequences = Послідовності
cli-result = Результат
cli-winner = перемога

## replay and demo

cli-round = Раунд { $round } з { $rounds }
cli-replayed = { $verdict ->
    [checked] Відтворено дій: { $moves }. Результат такий, як у записі.
   *[unfinished] Відтворено дій: { $moves }. Результату в записі немає.
}
cli-verified = Усе випадкове в цій партії випливало із секрету з такою печаткою: { $seal }
cli-verified-compare = Усе чесно, якщо на початку партії сторінка показувала ту саму печатку.
cli-verified-same = Це названа вами печатка: ніхто не підробляв кидків і комбінацій.
cli-commands = Elbowroom, настільна гра «Маленький світ»
cli-no-language = Мови «{ $asked }» тут немає, тож далі англійською. Є такі: { $known }.
cli-more-help = Кожна команда пояснює себе: elbowroom simulate --help
cli-demo = Двоє простих гравців за роботою. Зерно: { $seed }
cli-demo-again = Ця ж партія ще раз: elbowroom demo --seed { $seed }

## show

cli-decision = { $phase } (раунд { $round } з { $rounds })
cli-brackets = Раса в дужках занепала.
cli-hand-and-aside = { $hand } + { $aside } відкладено
cli-legal-moves = Дозволені дії
cli-stacks = Під стовпцем: стягів перемішано { $banners }, повернуто { $returned }; плиток перемішано { $badges }, скинуто { $discarded }.

## simulate

cli-playing = Граємо
cli-games-played = Партій: { $games }. Гравців: { $players }. Дій і випадкових результатів за партію, у середньому: { $actions }.
cli-seats = Монети й перемоги
cli-seat = Місце
cli-spread = Відхилення
cli-wins = Перемоги
cli-declines = Занепади (середній раунд: { $mean })
cli-in-round = Раунд
cli-picked = Вибрано
cli-earned = Дохід
cli-earned-means = Дохід: у середньому, монета за кожен регіон, який займає активна чи занепала раса під час кожного отримання монет, та бонуси раси й властивості; обом зараховано все. Відхилення — стандартне. Спільна перемога рахується як частка.

## perft

cli-perft = Глибина: { $depth }. Послідовностей: { $total }. Час: { $seconds } с.

## new-power and new-race

cli-written = Записано:
cli-try-it = Це вже працює. Спробуйте, а потім змініть:

## bench

cli-measuring = Вимірюємо: { $what }
cli-figure = Показник
cli-value = Значення
cli-meaning = Що це означає
cli-bench-engine = { $engine ->
    [compiled] Скомпільований рушій, одне ядро.
   *[interpreted] Інтерпретований рушій, одне ядро. Скомпільований швидший: python3 run.py --compiled bench
}
cli-bench-games = партії { $map }
cli-bench-games-means = цілі партії з випадкових дій на цій мапі
cli-bench-actions = дії
cli-bench-actions-means = дії та випадкові результати в тих партіях
cli-bench-copy = копія
cli-bench-copy-means = копіювання стану
cli-bench-legal = дозволені дії
cli-bench-legal-means = перелік дозволених дій стану
cli-bench-start = перша партія
cli-bench-start-means = від запуску Python до кінця партії
cli-bench-catanatron-means = його випадкові партії на двох гравців
cli-bench-ratio = відношення
cli-bench-ratio-means = партій 2p на кожну партію catanatron
cli-bench-alone = Порівняти немає з чим: catanatron не встановлено. Його дає pip install 'elbowroom[bench]' або make bench.

## A command line that cannot be understood; $name is a word of it

cli-no-such-command = Команди «{ $name }» немає.
cli-no-such-option = Параметра { $name } немає.
cli-missing = Чогось бракує: { $name }.
cli-needs-value = Параметр { $name } потребує значення.
cli-bad-value = { $name }: значення не того виду, який називає довідка.
cli-too-much = Це більше, ніж приймає команда: { $name }.
## admin

admin-tables = Столів: { $count }
admin-table = Стіл
admin-status = Стан
admin-made = Створено
admin-last = Востаннє
admin-events = Події
admin-closed = Закрито столів: { $count }
admin-pruned = Вилучено столів: { $count }
admin-would-prune = Було б вилучено столів: { $count }
admin-copying = Копіювання
admin-copied = Копія — { $path }, повна й перевірена.
admin-moved = Скопійовано столів: { $count }. Тепер запустіть сервер із тією базою даних.
## Maps

cli-map = Гравців: { $players }. Регіонів: { $regions }. Раундів: { $rounds }.
cli-map-sound = Із цією мапою все гаразд.
cli-map-weight = Наскільки це важливо
cli-map-problem = Що не так
cli-map-grave = грати не можна
cli-map-odd = незвично
## homebrew

cli-homebrew-good = { $path }: усе гаразд. Раси: { $races }, властивості: { $powers }, мапи: { $maps }.
cli-homebrew-played = Зіграно з ними випадкових партій: { $games }.
cli-homebrew-tokens = Жетонів: { $tokens }
cli-homebrew-instead = Жетонів: { $tokens } · замість: { $race }
