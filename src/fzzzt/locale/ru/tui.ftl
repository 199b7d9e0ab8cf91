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
tui-seat-kept = место придержано
tui-seat-person = за столом
tui-seat-bot = бот ({ $bot })
tui-seat-away = отсутствует, играет { $bot }

## Что делать

tui-prompt-bid = Ваш ход: выберите карты по номерам, затем Enter.
tui-prompt-bid-chosen = Ваша ставка: { $value }. Enter кладет ее на стол.
tui-prompt-build = Очистка и создание: каждой единице по роботу, если хотите, затем Enter.
tui-prompt-wait = Ждем: { $names } …
tui-prompt-prepared = Ваша ставка { $value } наготове. Esc забирает ее.
tui-prompt-away = За вас играет бот. Клавиша a: вернуться на место.
tui-prompt-watch = Вы смотрите игру.
tui-prompt-open = Ждем людей по адресу { $address }. Свободных мест: { $count }
tui-prompt-open-host = Зовите людей: { $address }. Свободных мест: { $count }. Клавиша b: посадить бота. Клавиша g: начать.
tui-prompt-over = Игра окончена. Победа: { $names }, очки: { $points }.
tui-prompt-ended = Этот стол закрыт.
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
tui-key-build = создать
tui-key-owned = у кого что
tui-key-log = все, что было
tui-key-score = подсчет очков
tui-key-rules = правила
tui-key-help = справка
tui-key-scroll = листать журнал
tui-key-skip = быстрее
tui-key-pause = пауза
tui-key-play = играть, остановить
tui-key-step = шаг
tui-key-round = следующий раунд
tui-key-home = в начало
tui-key-end = в конец
tui-key-game = игра
tui-key-games = следующая игра файла, предыдущая
tui-key-pace = быстрее, медленнее
tui-key-new = новая игра
tui-key-leave = уйти
tui-key-menu = еще
tui-key-shift = дневная или ночная смена
tui-key-chat = сказать
tui-key-away = отойти, вернуться
tui-key-auto = последняя карта ставится сама
tui-key-fill = посадить бота
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
tui-help-replay = Записанная игра
tui-sign-power = энергия
tui-sign-points = очки
tui-sign-speed = скорость конвейера
tui-sign-sealed = карты закрытой ставки
tui-sign-unit = производственная единица: очки, значки, роботы на ней
tui-sign-turn = чей ход

## Замечания

tui-no-such-key = Клавиша «{ $key }» здесь ничего не делает. Клавиша ?: справка.
tui-no-such-key-here = Клавиша «{ $key }» здесь ничего не делает.
tui-no-colours = Цветов нет: задана переменная { $what }.
tui-not-your-turn = Сейчас не ваш ход.
tui-not-begun = Игра еще не началась.
tui-no-score = Подсчет очков будет в конце игры.
tui-no-hint = Здесь советов нет.
tui-only-with-people = Это для столов с людьми: здесь только боты.
tui-sending = Минуту: ваше последнее слово еще в пути.
tui-paused = Пауза.
tui-no-hurry = Торопить некого: стол ждет.
tui-pace = Один миг длится { $what } с.
tui-auto-on = Последняя карта в руке теперь ставится сама.
tui-auto-off = Последняя карта в руке снова ждет вас.
tui-new-confirm = Бросить эту игру и начать другую?
tui-too-small = В окне { $width } × { $height } знаков, а столу нужно 80 × 24.
tui-page-keys = ↑ ↓: листать. Esc: назад к столу
tui-menu-keys = 1-9 или ↑ ↓ и Enter: выбрать. Esc: назад
tui-line-keys = Enter: готово. Esc: не надо
tui-dumb = Этот терминал умеет писать только строки, поэтому вот простая игра.
tui-seat-waits = Место остается за вами. Чтобы продолжить: { $command }

## Список столов

tui-lobby-mine = Ваши столы
tui-lobby-open = Столы, которые ждут людей
tui-lobby-empty = Ни один стол не ждет людей. Клавиша n: открыть новый.
tui-lobby-prompt = Выберите стол стрелками, затем Enter.
tui-lobby-looked = Список обновлен. Столов: { $count }
tui-lobby-free = Свободных мест: { $count }
tui-lobby-playing = идет игра

## Новый стол

tui-terms = Новый стол
tui-terms-keys = ↑ ↓ ← →: выбрать. Enter: открыть стол. Esc: назад
tui-terms-players = Игроки
tui-terms-people = из них людей
tui-terms-level = Боты на прочих местах
tui-terms-cards = Карты
tui-terms-cards-base = базовая игра
tui-terms-cards-extended = с дополнением
tui-terms-clock = Часы
tui-terms-clock-none = нет
tui-terms-clock-move = { $count } с на решение
tui-terms-clock-bank = { $count } с на игру
tui-terms-public = В общем списке

## Отказы

tui-refused = Не получилось: { $what }
tui-refused-no-answer = Сервер не отвечает.
tui-refused-no-server = Это не сервер столов Fzzzt!
tui-refused-not-here = Здесь так нельзя.
tui-refused-replay = Эта игра окончена: ее можно только смотреть.
tui-refused-at-start = Это начало.
tui-refused-at-end = Это конец.
tui-refused-unfinished = Запись обрывается здесь, до конца игры.
tui-refused-first-game = Это первая игра файла.
tui-refused-last-game = Это последняя игра файла.
tui-refused-no-such-table = Такого стола нет.
tui-refused-table-full = Все места заняты.
tui-refused-not-seated = Для этого нужно место за столом.
tui-refused-not-the-host = Это может только тот, кто открыл стол.
tui-refused-begun = Игра уже началась.
tui-refused-not-begun = Игра еще не началась.
tui-refused-over = Игра окончена.
tui-refused-not-over = Игра еще не окончена.
tui-refused-stale = Тем временем начался другой аукцион: посмотрите еще раз.
tui-refused-already-bid = Вы уже сделали ставку в этом аукционе.
tui-refused-nothing-to-bid = У вас нет карт в руке.
tui-refused-covered = За вас играет бот: сначала вернитесь на место клавишей a.
tui-refused-silenced = Вам за этим столом говорить нельзя.
tui-refused-bad-name = В имени от 1 до 30 знаков.
tui-refused-too-fast = Слишком много сразу: подождите немного.
tui-refused-unavailable = Сервер не смог это записать. Попробуйте еще раз.
