### Стол на весь экран.

## Столбцы

tui-column-seats = Механики
tui-column-hand = Рука
tui-column-discard = Сброс
tui-column-bid = Ставка
tui-column-points = Очки
tui-column-units = Производственные единицы
tui-chief = Главный
tui-deck = Колода: { $count }

## Места

tui-seat-free = свободное место
tui-seat-kept = еще не здесь
tui-seat-person = за столом
tui-seat-bot = бот ({ $bot })
tui-seat-away = отсутствует; играет бот ({ $bot })

## Что делать

tui-prompt-bid = Ваш ход: выберите карты по номерам, затем Enter.
tui-prompt-bid-chosen = Ваша ставка: { $value }. Enter кладет ее на стол.
tui-prompt-build = Стройте: каждой единице по роботу, если хотите, затем Enter.
tui-prompt-wait = Ждем: { $names }…
tui-prompt-prepared = Ваша ставка { $value } наготове. Esc забирает ее.
tui-prompt-away = За вас играет бот. Клавиша a: вернуться за стол.
tui-prompt-watch = Вы наблюдаете.
tui-prompt-open = Ждем: { $address }. Свободных мест: { $count }
tui-prompt-open-host = Зовите: { $address }. Свободных мест: { $count }
tui-prompt-over =
    Победа: { $names }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
tui-prompt-replay = Шаг { $number } из { $count }

## Клавиши

tui-key-choose = выбрать
tui-key-cursor = двигаться, выбрать карту
tui-key-bid = ставка
tui-key-clear = ничего не выбирать, забрать ставку
tui-key-hint = совет
tui-key-unit = единица
tui-key-robot = робот
tui-key-none = без робота
tui-key-build = строить
tui-key-owned = у кого какие карты
tui-key-log = что произошло
tui-key-score = подсчет очков
tui-key-rules = правила
tui-key-help = помощь
tui-key-scroll = листать журнал
tui-key-skip = быстрее
tui-key-pause = пауза
tui-key-play = просмотр, пауза
tui-key-step = шаг
tui-key-round = следующий раунд
tui-key-home = в начало
tui-key-end = в конец
tui-key-game = игра
tui-key-games = следующая игра файла, предыдущая
tui-key-pace = темп
tui-key-new = новая игра
tui-key-leave = уйти
tui-key-menu = еще
tui-key-shift = дневная или ночная смена
tui-key-chat = сказать
tui-key-away = отойти, вернуться
tui-key-auto = последнюю карту ставить автоматически
tui-key-fill = добавить бота
tui-key-start = начать
tui-key-join = сесть
tui-key-open = новый стол
tui-key-name = ваше имя
tui-key-refresh = обновить

## Справка

tui-help-bid = Когда вы делаете ставку
tui-help-build = Очистка и создание производственных единиц
tui-help-look = Почитать
tui-help-go = Игра
tui-help-people = За столом с людьми
tui-help-replay = Повтор игры
tui-sign-power = энергия
tui-sign-points = очки
tui-sign-speed = скорость конвейера
tui-sign-sealed = карты закрытой ставки
tui-sign-unit = производственная единица: очки, значки, роботы на ней
tui-sign-turn = чей ход

## Замечания

tui-no-such-key = Клавиша «{ $key }» здесь ничего не делает. Клавиша ?: помощь.
tui-no-such-key-here = Клавиша «{ $key }» здесь ничего не делает.
tui-no-colours = Цвета отключены: задана переменная { $what }.
tui-no-score = Подсчет очков будет в конце игры.
tui-no-hint = Здесь советов нет.
tui-only-with-people = Это для столов с людьми: вы играете только с ботами.
tui-sending = Секунду: прошлый ход еще отправляется.
tui-paused = Пауза.
tui-no-hurry = Ускорять нечего: стол ждет.
tui-pace = Пауза между событиями: { $what } с
tui-auto-on = Последняя карта на руке теперь ставится автоматически.
tui-auto-off = Последняя карта на руке снова ждет вас.
tui-new-confirm = Бросить эту игру и начать другую?
tui-too-small = В окне { $width } × { $height } знаков, а столу нужно 80 × 24.
tui-page-keys = ↑ ↓ PgUp PgDn: листать. Esc: назад к столу
tui-menu-keys = 1-9 или ↑ ↓ и Enter: выбрать. Esc: назад
tui-line-keys = Enter: готово. Esc: отмена
tui-dumb = Этот терминал показывает только строки текста, поэтому вот простая игра.
tui-seat-waits = Место остается за вами. Чтобы продолжить: { $command }

## Список столов

tui-lobby-mine = Ваши игры
tui-lobby-open = Открытые столы
tui-lobby-empty = Сейчас никто не ждет. Клавиша n: открыть свой стол.
tui-lobby-empty-watch = Сейчас никто не ждет. Клавиша r: обновить список.
tui-lobby-prompt = Выберите стол стрелками, затем Enter.
tui-lobby-looked = Список обновлен. Столов: { $count }
tui-lobby-free = Свободных мест: { $count }
tui-lobby-playing = идет игра

## Новый стол

tui-terms = Открыть стол
tui-terms-keys = ↑ ↓ ← →: выбрать. Enter: открыть стол. Esc: назад

tui-help-watch = Вы смотрите
tui-key-watch = смотреть
tui-key-resume = продолжить
tui-key-delete = удалить
tui-kept-prompt = Выберите партию стрелками, затем Enter.
