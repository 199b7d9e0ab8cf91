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
page-about = Об игре
page-about-game = Fzzzt! придумал Тони Бойделл; игру издала в 2009 году компания { $publisher }.
page-about-fans = Это версия поклонников: роботы, тексты и код — наши, правила — их. Понравилось? Купите настоящую игру с картами.
page-about-version = Версия { $version }, свободная программа под лицензией { $licence }.
page-about-licences = Что внутри страницы
page-about-licences-why = Чужой труд, которым мы с благодарностью пользуемся, и его условия.

page-me = Мои игры

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
page-speed = Темп показа
page-speed-calm = спокойный
page-speed-normal = обычный
page-speed-fast = быстрый
page-speed-once = сразу итог, без сцен
page-sit-out-note = Предупреждать, если ставка оставит руку пустой
page-standing = Счет: показывать, сколько очков было бы у каждого сейчас
page-explain = Объяснять карту на аукционе
page-notices = Уведомления
page-notices-more = Узнавать о ходе где угодно
page-notices-note = Одно сообщение, когда наступает ваш ход, и не больше одного напоминания. Карты в нем не названы.
page-notices-here = Этот браузер
page-notices-push = Сообщать, даже когда страница закрыта
page-notices-pushed = Здесь вам сообщат, даже если страница закрыта.
page-notices-no-push = Этот браузер сообщит о ходе, только пока страница открыта. При безопасном соединении или с установленной страницей возможно больше.
page-notices-blocked = Браузер этого не разрешил. Это решают его настройки для этой страницы.
page-notices-places = Куда вам сообщают
page-notices-browser = Браузер ({ $address })
page-notices-webhook = Вебхук ({ $address })
page-notices-failing = Последнее сообщение не принято.
page-notices-remove = Убрать
page-notices-off = Выключить все уведомления
page-notices-quiet-from = Тихо с
page-notices-quiet-to = до
page-notices-quiet = Не беспокоить в это время
page-notices-quiet-never = Без тихих часов
page-notices-hook = В Slack, Discord, Matrix и куда угодно
page-notices-hook-note = Вставьте адрес вебхука. В сообщении будет ссылка на стол; ваше место откроет только ваш браузер.
page-notices-address = Адрес вебхука
page-notices-of = Сообщать
page-notices-of-me = о моих ходах за всеми столами
page-notices-of-table = о ходах всех за столом, где { $names }
page-notices-add = Добавить
page-offline = Нет соединения
page-offline-note = Без соединения стола нет. Ничего не потеряно: ваши игры вас ждут.

## Start page
page-headline = Роботы с молотка!
page-tagline = Покупайте самых странных роботов фабрики за тех роботов, что у вас уже есть. От двух до шести механиков, полчаса.
page-name = Ваше имя
page-name-saved = Здравствуйте, { $name }!
page-play-now = Играть сейчас
page-play-now-note = Против ботов. Можно уйти в любой момент и продолжить позже.
page-play-now-do = Раздавайте!
page-players-expansion = С дополнением.
page-level = Уровень ботов
page-bots = Сколько из них ботов?
page-new-table = Открыть стол
page-new-table-note = Вы получите ссылку для друзей. Игра начнется, когда все места будут заняты.
page-new-table-do = Открыть
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
page-level-incomplete = Здесь играет как механик: нужно установить дополнение ({ $command }).

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
page-hint = Совет
page-hints-taken =
    { $count ->
        [one] Взят { $count } совет; в записи это будет отмечено.
        [few] Взято { $count } совета; в записи это будет отмечено.
       *[many] Взято { $count } советов; в записи это будет отмечено.
    }
page-standing-now = Если бы игра кончилась сейчас
page-standing-seat = { $name }: { $points }
page-spectator = Вы наблюдаете. Руки и закрытые ставки не видны.
page-opponents = Остальные за столом
page-mine = Ваша сторона стола
page-belt = Конвейер
page-belt-empty = Конвейер пуст.
page-at-auction = Лот
page-outcome = Последний аукцион
page-outcome-none = Пока ничего не продано. Кто предложит больше всех за первую карту?
page-stage = Ставки
page-behind =
    { $count ->
        [one] Догоняем: отстаем на { $count } аукцион
        [few] Догоняем: отстаем на { $count } аукциона
       *[many] Догоняем: отстаем на { $count } аукционов
    }
page-sitting-out =
    { $count ->
        [one] Вы пропускаете: осталось посмотреть { $count } аукцион
        [few] Вы пропускаете: осталось посмотреть { $count } аукциона
       *[many] Вы пропускаете: осталось посмотреть { $count } аукционов
    }
page-catching-up = Догоняем
page-to-present = Сразу к делу
page-to-my-turn = К моему следующему ходу
page-now-for-sale = Сейчас продается: { $card }
page-summary = Итоги раунда
page-summary-nothing = ничего
page-bid-all = Это вся ваша рука: если ставка выиграет, вы пропускаете аукционы, пока руки не опустеют у всех.
page-bid-all-known = Больше не напоминать
page-missing = Не хватает: { $symbols }
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
page-build-begin = Строить
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
page-gone = не здесь
page-gone-since = последний раз здесь { $when }
page-typing = пишет…
page-typing-who = { $names }: пишет…
page-pause = Приостановить игру
page-paused = Игра приостановлена.
page-unpause = Играть дальше
page-step-away-sure = Пока вас нет, за вас решает бот — по одному решению за раз.
page-step-away-yes = Отойти
page-step-away-no = Остаться
page-covered = Бот решил за вас:
page-covered-known = Понятно
page-end-ask = Должны согласиться все присутствующие. Игра останется незаконченной.
page-ending = За закрытие стола: { $names }
page-end-withdraw = Все же играть дальше
page-seat-yours = Если браузер вас больше не помнит, попросите свое место. Если хозяин места отсутствует две минуты, кто-нибудь за столом может согласиться.
page-seat-lost = У вас здесь было место, но браузер потерял ключ от него: куки удалены. Попросите свое место. Когда оно пустует две минуты, кто-нибудь за столом может согласиться.
page-seat-mine = Одно из этих мест ваше?
page-seat-ask = Я { $name }
page-seat-asked = Вы попросили место игрока { $name }. Кто-нибудь за столом должен согласиться.
page-seat-request = «{ $asker }» говорит: я { $name }, браузер меня больше не помнит. Соглашайтесь, только если уверены.
page-seat-give = Отдать место
page-seat-keep = Не отдавать
page-seat-given = Ваше место отдали тому, кто его попросил.
page-name-first = Сначала назовите себя, чтобы остальные знали, кто вы.
page-acting-host = Хозяина стола нет: начать игру можете вы.
page-sending = Отправляется…
page-aid = Памятка
page-known-hand = Видели на руке
page-known-discard = Видели в сбросе
page-unsure = На руке или в сбросе

## After the game
page-rematch = Еще партию
page-rematch-join = К новой партии
page-review = Разбор
page-review-order = Разобрать партию
page-review-note = Во что обошлось каждое решение и кому везло? Это займет полминуты.
page-review-working = Рассматриваем каждое решение…
page-review-whose = Решения игрока
page-review-next = Следующая ошибка
page-review-share = Шанс победы игрока { $name }: { $chance } %.
page-replay-watch = Смотреть повтор
page-share = Поделиться повтором
page-share-link = Поделиться ссылкой
page-download = Скачать запись
page-shuffle-right = Тасование проверено
page-shuffle-false = Тасование не сходится!
page-shuffle-open = Тасование не проверено
page-shuffle-dealt =
    { $count ->
        [one] Эта страница повторила { $count } тасование по числам из записи, и все карты легли так же.
        [few] Эта страница повторила { $count } тасования по числам из записи, и все карты легли так же.
       *[many] Эта страница повторила { $count } тасований по числам из записи, и все карты легли так же.
    }
page-shuffle-who-mixed = Сервер связал себя своим числом раньше, чем мог узнать ваше, а карты зависят от обоих: значит, карты никто не выбирал.
page-shuffle-who-left-out = Вашего числа в нем нет: сервер утверждает, что оно пришло слишком поздно, и вам виднее, была ли тогда связь.
page-shuffle-who-watched = Сервер не отступил от числа, которым связал себя до игры; что карты никто не выбирал, могут подтвердить те, чьи числа в них вошли.
page-shuffle-who-absent = Этого браузера не было при начале игры, и он не знает, были ли числа определены заранее: это скажут браузеры тех, кто играл.
page-shuffle-who-seeded = Все они следуют из одного номера расклада; не подобрал ли его кто-нибудь ради этих карт, отсюда не видно.
page-shuffle-who-daily = В тот день всем сдавали одни и те же карты; сервер заранее связал себя своим числом и раскрыл его, когда день закончился.
page-shuffle-verify = Эта страница тоже получена от сервера: независимая проверка — это { $command } для скачанной записи.
page-shuffle-open-why = В этой записи не сказано, как тасовали карты, или способ здесь неизвестен.
page-shuffle-open-daily = Это карты расклада дня: число, из которого они следуют, раскроют, когда день закончится.
page-shuffle-verify-open = Соблюдены ли правила, можно все же проверить с помощью { $command }.
page-shuffle-forged = Либо кто-то изменил запись, либо карты сданы не так, как полагалось.
page-shuffle-wrong-unreadable = Сведения о тасовании в записи противоречивы или нечитаемы.
page-shuffle-wrong-secret = Число сервера — не то, которым он себя связал.
page-shuffle-wrong-server = По записи сервер связан не тем числом, которое этот браузер отметил до игры.
page-shuffle-wrong-nonce = Число игрока { $name } — не то, которым он себя связал.
page-shuffle-wrong-seat = По записи { $name } участвует не тем числом, которое этот браузер отметил в начале игры.
page-shuffle-wrong-cards = Карты не следуют из чисел в записи; первое тасование, которое выходит иначе: { $what }.
page-shuffle-numbers = Показать числа
page-shuffle-commitment = Чем был связан сервер
page-shuffle-secret = Число сервера
page-shuffle-bound = Чем связан игрок { $name }
page-shuffle-number = Число игрока { $name }
page-shuffle-missing = не учтено: не пришло вовремя
page-shuffle-seed = Номер расклада для всех тасований

## Log and talk
page-log = Что произошло
page-talk = Разговоры
page-talk-empty = Пока все молчат.
page-talk-new =
    { $count ->
        [one] { $count } новая реплика
        [few] { $count } новые реплики
       *[many] { $count } новых реплик
    }
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
page-rules-print = Печать
page-rules-trial = Подсчет очков: попробуйте сами
page-rules-trial-note = Нажимайте на карты, чтобы убрать или добавить их: лучшие штуковины пересчитываются сразу.
page-rules-trial-again = Пересчитать

## Replay
page-replay-note = Перетащите сюда запись игры или выберите файл.
page-replay-file = Файл записи
page-replay-as = Вид
page-replay-open = все карты открыты
page-play-on = Играть дальше отсюда
page-play-on-how = Кто играет и какими картами
page-play-on-cards = Карты
page-play-on-true = как лежали на самом деле
page-play-on-known = что известны игроку { $name }; остальные сдаются заново
page-play-on-me = я
page-play-on-friend = тот, у кого есть ссылка
page-learn-note = Короткие позиции, в каждой один вопрос. Три звезды за верный ответ с первого раза.
page-learn-answer = Это моя ставка
page-learn-bid = Сумма ставки: { $value }
page-learn-pair = { $robot }: { $unit }
page-learn-none = Никакого робота
page-learn-next = Следующий урок
page-learn-all = Все уроки
page-learn-stars = Звезды: { $count } из 3
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

page-guide-title = Ваша первая игра
page-guide-offer = Впервые здесь? Сыграйте первую партию
page-guide-offer-why = Пять минут игры — и вы знаете Fzzzt!
page-guide-offer-again = Сыграть первую игру с подсказками
page-guide-next = Дальше
page-guide-back = Назад
page-guide-hide = Скрыть подсказки
page-guide-show = Показать подсказки
page-guide-place = { $number } из { $count }
page-guide-onward-play = Сыграть целую игру

page-first-redeal = Новая раздача: карты кончились у всех, и каждый берет до шести своих карт.
page-first-tie = При ничьей выигрывает главный механик, иначе ближайший от него по часовой стрелке; гаечный ключ получает следующий из равных.
page-first-fzzzt = Вы выиграли Fzzzt: она прибавляет к ставке 3, но в конце отнимает очко.
page-first-unit = На этой единице нет штуковины, поэтому ее очки вычитаются.
page-first-sight = Объяснять то, что я вижу впервые

## The deal of the day

page-daily-title = Расклад дня
page-daily-of-day = Расклад дня: { $when }
page-daily-offer = Одинаковые карты для всех, одна игра в день. Сравните свои очки с чужими.
page-daily-intro = Сегодня все играют одними и теми же картами против одних и тех же трех ботов: { $names }. Засчитывается первая игра. До { $when } можно уйти и вернуться.
page-daily-play = Сыграть расклад дня
page-daily-go-on = Продолжить игру
page-daily-see = Посмотреть общие итоги
page-daily-mine =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
     }, место { $place } из 4
page-daily-rank = Место среди учетных записей: { $place } из { $count }
page-daily-guest = Вы играете как гость. Гости указаны отдельно: новым гостем может стать кто угодно.
page-daily-streak = Дней подряд: { $count }; лучшая серия: { $best }
page-daily-share = Поделиться без подсказок
page-daily-people = Сыграли этот расклад: { $count }
page-daily-bars = Очки всех игроков
page-daily-accounts = Учетные записи
page-daily-guests = Гости
page-daily-bots = Боты на вашем месте
page-daily-bots-wait = Они еще играют. Загляните позже.
page-daily-nobody = Пока никого.
page-daily-name = Имя
page-daily-points = Очки
page-daily-place = Место
page-daily-lots = Где ставки разошлись сильнее всего
page-daily-lot = Аукцион { $auction }: ставки от { $low } до { $high }, средняя { $middle }. Выиграли { $wins } из { $count }.
page-daily-lot-won = Ваша ставка { $power } выиграла.
page-daily-lot-lost = Ваша ставка: { $power }.
page-daily-earlier = Прошлые дни
page-daily-again = Сыграть { $when } без зачета
page-daily-results = Итоги: { $when }
page-daily-late = День закончился раньше игры, поэтому она не засчитана.
page-daily-trusted = На доверии
page-daily-trusted-why = Игры публичного расклада, сыгранные в терминале командой { $command }. Его карты следуют из даты, их можно подсмотреть, поэтому список на доверии.
page-daily-fair = Как это проверить
page-daily-fair-why = Карты дня следуют из тайного числа. Сервер связывает себя им накануне и раскрывает его, когда день закончится.
page-daily-bound = { $when }: чем связан сервер
page-daily-secret = { $when }: тайное число
page-daily-same-day = выбрано только в тот же день
