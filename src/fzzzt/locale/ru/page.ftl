## The page around the screens
page-skip = К содержанию
page-nav = Страницы
page-home-link = Fzzzt!, на главную
page-close = Закрыть
page-home = Главная
page-rules = Правила
page-scorepad = Подсчет
page-replay = Повтор
page-lost = На этом конвейере ничего нет.
page-lost-home = Вернуться на главную

## Settings
page-settings = Настройки
page-language = Язык
page-theme = Освещение
page-theme-auto = как на устройстве
page-theme-day = дневная смена
page-theme-night = ночная смена
page-sound = Звуки
page-notify = Сообщать, когда мой ход
page-memory = Подсказка: показывать, у кого какие карты

## Start page
page-headline = Роботы с молотка!
page-tagline = Покупайте самых странных роботов фабрики за тех роботов, что у вас уже есть. От двух до шести механиков, полчаса.
page-name = Ваше имя
page-name-saved = Здравствуйте, { $name }!
page-play-now = Играть сейчас
page-play-now-note = Против ботов. Можно уйти в любой момент и продолжить позже.
page-play-now-do = Раздавайте!
page-players = Игроков
page-players-expansion = С дополнением.
page-level = Уровень ботов
page-bots = Сколько из них ботов
page-new-table = Открыть стол
page-new-table-note = Вы получите ссылку для друзей. Игра начнется, когда все места будут заняты.
page-new-table-do = Открыть
page-clock-choice = Время на размышление
page-clock-none = сколько угодно
page-clock-quick = 30 секунд на решение
page-clock-calm = 2 минуты на решение
page-clock-bank = 10 минут на игру и 10 секунд на решение
page-clock-days = 2 дня на решение
page-public = Могут присоединиться все
page-variants = Варианты
page-variant-extended = Добавить карты дополнения (шесть раундов)
page-variant-leave = Начальные роботы лишних номеров выходят из игры
page-variant-deck = Своя колода (файл)
page-mine-running = Ваши игры
page-mine-finished = Законченные игры
page-open-tables = Открытые столы
page-open-tables-none = Сейчас никто не ждет. Откройте свой стол!
page-free-seats =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }
page-together = Несколько игроков, одно устройство
page-together-note = Передавайте его по кругу: занавес скрывает вашу руку от остальных. Свободные места займут боты.
page-together-more = Ещё один игрок
page-together-less = На одного меньше
page-together-do = Начать вместе!

## Levels of bots: the name, and how they play
page-level-random = Наугад
page-level-rookie = Новичок
page-level-apprentice = Ученик
page-level-tinker = Умелец
page-level-mechanic = Механик
page-level-engineer = Инженер
page-level-chief = Главный инженер
page-level-warming = Еще разогревается: пока играет как механик.
page-character-random = Ставит что угодно на что угодно: никакого плана.
page-character-rookie = Примерно знает цену картам, но ставит не думая.
page-character-apprentice = Ставит ровно столько, сколько карта стоит: надежно и предсказуемо.
page-character-tinker = Смотрит, что карта даст его штуковинам, и убирает слабых роботов.
page-character-mechanic = Взвешивает ценность, шансы и цену энергии.
page-character-engineer = Прежде чем поставить, проигрывает ставки в уме.
page-character-chief = Считает далеко вперед и читает вас по открытым ставкам. Самый сильный.

## Before the game
page-table = Стол
page-connecting = Идем к столу …
page-reconnecting = Связь прервалась, пробуем снова. Ничего не потеряно.
page-lobby = Ждем механиков
page-starting = Карты тасуются …
page-ended = Этот стол закрыт.
page-curtain = Передайте устройство игроку { $name }.
page-curtain-note = Остальные, не подглядывайте!
page-curtain-lift = Я — { $name }. Поднять занавес!
page-curtain-wait = Боты думают …
page-seat-free = Свободное место { $number }
page-seat-you = { $name } (это вы)
page-seat-kept = еще не здесь
page-seat-bot = бот, { $what }
page-seat-away = отсутствует; играет бот ({ $what })
page-sit = Сесть здесь
page-leave = Встать и уйти
page-start = Начать сейчас, боты на свободных местах
page-fill = Место { $number }:
page-fill-person = человек
page-invite = Пригласить
page-link = Ссылка для копирования
page-copy = Скопировать
page-copied = Ссылка скопирована.
page-qr = Та же ссылка в виде QR-кода

## At the table
page-your-turn = Ваш ход!
page-your-build = Пора строить!
page-spectator = Вы наблюдаете. Руки и закрытые ставки не видны.
page-opponents = Остальные за столом
page-mine = Ваша сторона стола
page-belt = Конвейер
page-belt-empty = Конвейер пуст.
page-at-auction = Лот
page-outcome = Последний аукцион
page-outcome-none = Пока ничего не продано. Кто предложит больше всех за первую карту?
page-chief = Главный механик
page-seat-cards = На руке { $hand }, в сбросе { $discard }
page-seat-thinks = думает …
page-seat-builds = строит …
page-units =
    { $count ->
        [one] { $count } производственная единица
        [few] { $count } производственные единицы
       *[many] { $count } производственных единиц
    }
page-units-short = Единиц: { $count }
page-clock = Осталось времени: { $what }
page-hand-empty = На руке карт нет.
page-bid = Ваша ставка
page-bid-empty = Выберите карты с руки для ставки.
page-bid-forming =
    { $count ->
        [one] Выбрана { $count } карта, энергия { $value }.
        [few] Выбраны { $count } карты, энергия { $value }.
       *[many] Выбрано { $count } карт, энергия { $value }.
    }
page-bid-laid =
    { $count ->
        [one] Ваша ставка лежит взакрытую: { $count } карта, энергия { $value }.
        [few] Ваша ставка лежит взакрытую: { $count } карты, энергия { $value }.
       *[many] Ваша ставка лежит взакрытую: { $count } карт, энергия { $value }.
    }
page-bid-prepared =
    { $count ->
        [one] Готово к вашему ходу: { $count } карта, энергия { $value }.
        [few] Готово к вашему ходу: { $count } карты, энергия { $value }.
       *[many] Готово к вашему ходу: { $count } карт, энергия { $value }.
    }
page-bid-do = Поставить
page-bid-prepare = Поставить в свой ход
page-bid-unprepare = Забрать обратно
page-build-do =
    { $count ->
        [one] Распределить { $count } робота
        [few] Распределить { $count } роботов
       *[many] Распределить { $count } роботов
    }
page-build-nothing = Ничего не строить
page-build-waiting = Остальные еще строят.
page-away = За вас играет бот.
page-back = Вернуться за стол
page-step-away = Отойти, пусть играет бот
page-auto = Ставить мою последнюю карту автоматически
page-menu = Еще
page-move-seat = Продолжить на другом устройстве
page-move-seat-note = Откройте там эту ссылку. Она действует один раз, десять минут.
page-replace = Пусть за { $name } играет бот
page-end = Закрыть стол
page-end-sure = Закрыть для всех? Игра останется незаконченной.
page-end-yes = Закрыть
page-end-no = Играть дальше
page-aid = Памятка
page-known-hand = Видели на руке: { $cards }
page-known-discard = Видели в сбросе: { $cards }
page-unsure = Где-то из двух: { $cards }

## After the game
page-rematch = Еще партию
page-rematch-join = К новой партии
page-replay-watch = Смотреть повтор
page-share = Поделиться повтором
page-download = Скачать запись

## Log and talk
page-log = Что произошло
page-talk = Разговоры
page-talk-empty = Пока все молчат.
page-talk-label = Скажите что-нибудь
page-talk-send = Сказать
page-talk-spectator = { $name } (наблюдает)
page-spectators = Зрители
page-manners = Кого слышно
page-mute = Не хочу слышать: { $name }
page-silence = Не слышен никому: { $name }

## Rules
page-rules-search = Поиск по правилам
page-rules-found =
    { $count ->
        [one] Найдено в { $count } разделе.
        [few] Найдено в { $count } разделах.
       *[many] Найдено в { $count } разделах.
    }
page-rules-none = В правилах об этом ничего нет.

## Replay
page-replay-note = Перетащите сюда запись игры или выберите файл.
page-replay-file = Файл записи
page-replay-as = Глазами
page-replay-open = всех: карты открыты
page-replay-spectator = зрителя
page-replay-play = Пуск
page-replay-pause = Пауза
page-replay-back = Шаг назад
page-replay-next = Шаг вперед
page-replay-scrub = Момент игры
page-replay-round = Раунд { $round }
page-replay-rounds = К раунду
page-replay-games = Игры
page-replay-game-back = Предыдущая игра
page-replay-game-next = Следующая игра
page-race = Гонка
page-race-note = Сколько очков было бы у каждого после каждого аукциона.

## Score pad
page-scorepad-note = Для игры с настоящими картами: отметьте, что у кого в конце. Роботы на единицах тоже принадлежат игроку.
page-scorepad-player = Игрок { $number }
page-scorepad-name = Имя
page-scorepad-add = Добавить игрока
page-scorepad-remove = Убрать: { $name }
page-scorepad-cards = Роботы и другие карты
page-scorepad-units = Производственные единицы
page-scorepad-more = Прибавить: { $card }
page-scorepad-less = Убавить: { $card }
page-scorepad-allocated = Распределены в ходе игры: { $unit }
page-scorepad-clear = Новая игра

## What did not work: page-error-<code> for the codes of the server
page-error-other = Не получилось ({ $what }). Попробуйте еще раз.
page-error-unreachable = Сервер не отвечает. Попробуйте чуть позже.
page-error-unavailable = Сейчас это не удалось записать. Попробуйте еще раз.
page-error-too-fast = Слишком быстро! Переведите дух.
page-error-no-such-table = Такого стола нет.
page-error-bad-terms = Для каждого места (их { $players }) нужно указать, человек там или бот.
page-error-bad-name = В имени от 1 до 30 знаков.
page-error-seat-taken = Кто-то успел раньше: место занято.
page-error-table-full = Все места заняты. Можно наблюдать.
page-error-already-seated = У вас уже есть место за этим столом.
page-error-not-seated = Это могут только те, кто сидит за столом.
page-error-not-the-host = Это может только хозяин стола.
page-error-begun = Игра уже началась.
page-error-not-begun = Игра еще не началась.
page-error-over = Игра окончена.
page-error-not-over = Игра еще не окончена.
page-error-stale = За столом уже все изменилось. Посмотрите еще раз и решите заново.
page-error-already-bid = В этом аукционе вы уже сделали ставку.
page-error-nothing-to-bid = У вас на руке нет карт.
page-error-not-your-turn = Еще рано: сейчас не ваш ход.
page-error-covered = За вас играет бот: сначала вернитесь за стол.
page-error-not-absent = Подождите хотя бы минуту.
page-error-silenced = Хозяин стола отключил вам разговоры.
page-error-bad-chat = В реплике от 1 до 300 знаков обычного текста.
page-error-bad-link = Ссылка уже использована или устарела. Попросите новую.
page-error-never-played = За этим столом не играли.
page-error-bad-record = Этот файл — не запись игры.
