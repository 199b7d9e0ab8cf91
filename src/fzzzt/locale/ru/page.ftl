## The page around the screens
page-skip = К основному содержимому
page-nav = Страницы
page-home-link = Главная страница Fzzzt!
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
page-theme = Тема
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
page-bots = Сколько из них ботов?
page-new-table = Открыть стол
page-new-table-note = Вы получите ссылку для друзей. Игра начнется, когда все места будут заняты.
page-new-table-do = Открыть
page-clock-choice = Время на размышление
page-public = Могут присоединиться все
page-variants = Варианты
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
page-together-more = Еще один игрок
page-together-less = На одного меньше
page-together-do = Начать вместе!
page-level-warming = Еще разогревается: пока играет как механик.

## Before the game
page-table = Стол
page-connecting = Идем к столу…
page-reconnecting = Связь прервалась, пробуем снова. Ничего не потеряно.
page-lobby = Ждем механиков
page-starting = Карты тасуются…
page-ended = Этот стол закрыт.
page-curtain = Передайте устройство игроку { $name }.
page-curtain-note = Остальные, не подглядывайте!
page-curtain-lift = Я — { $name }. Поднять занавес!
page-curtain-wait = Боты думают…
page-seat-free = Свободное место { $number }
page-seat-you = { $name } (это вы)
page-seat-kept = еще не здесь
page-seat-bot = бот, { $what }
page-seat-away = отсутствует; играет бот ({ $what })
page-sit = Сесть здесь
page-leave = Встать и уйти
page-start = Начать с ботами
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
page-seat-thinks = думает…
page-seat-builds = строит…
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
page-bid-empty = Выберите карты с руки, чтобы сделать ставку.
page-bid-forming =
    { $count ->
        [one] Выбрана { $count } карта, энергия { $value }.
        [few] Выбраны { $count } карты, энергия { $value }.
       *[many] Выбрано { $count } карт, энергия { $value }.
    }
page-bid-laid =
    { $count ->
        [one] Ваша ставка лежит рубашкой вверх: { $count } карта, энергия { $value }.
        [few] Ваша ставка лежит рубашкой вверх: { $count } карты, энергия { $value }.
       *[many] Ваша ставка лежит рубашкой вверх: { $count } карт, энергия { $value }.
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
page-replace = Посадить бота вместо игрока { $name }
page-end = Закрыть стол
page-end-sure = Закрыть для всех? Игра останется незаконченной.
page-end-yes = Закрыть
page-end-no = Играть дальше
page-aid = Памятка
page-known-hand = Видели на руке: { $cards }
page-known-discard = Видели в сбросе: { $cards }
page-unsure = На руке или в сбросе: { $cards }

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
page-manners = Скрыть сообщения
page-mute = Скрыть от меня: { $name }
page-silence = Скрыть от всех: { $name }

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
page-replay-as = Вид
page-replay-open = все карты открыты
page-replay-spectator = зритель
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
page-scorepad-note = Для игры с настоящими картами: отметьте, что у кого есть в конце, включая роботов на единицах.
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
