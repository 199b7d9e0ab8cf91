## Headings of the sheet
score-title = Подсчет очков
score-label-player = Игрок

## One player's sheet
score-player =
    { $name }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
score-player-you =
    Вы: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
score-robots =
    { $count ->
        [one] { $count } карта робота
        [few] { $count } карты роботов
       *[many] { $count } карт роботов
    }: { $points }
score-fzzzt =
    { $count ->
        [0] Карт Fzzzt нет: 0
        [one] { $count } карта Fzzzt: { $points }
        [few] { $count } карты Fzzzt: { $points }
       *[many] { $count } карт Fzzzt: { $points }
    }
score-basic = Базовые очки: { $points }
score-unit =
    { $unit }: { $count ->
        [one] { $count } штуковина
        [few] { $count } штуковины
       *[many] { $count } штуковин
    } × { $points } = { $total }
score-unit-none = { $unit }: ни одной штуковины, −{ $points }
score-widget = Штуковина { $number }: { $parts }
score-widget-part = { $symbol } — { $robot }
score-unused =
    { $count ->
        [0] Все роботы при деле.
        [one] { $count } робот без дела: { $cards }
        [few] { $count } робота без дела: { $cards }
       *[many] { $count } роботов без дела: { $cards }
    }
score-no-units = Производственных единиц нет
score-bonus = Дополнительные очки: { $points }
score-total = Всего: { $points }

## Who wins
score-winner =
    { $name } побеждает: { $points ->
        [one] { $points } очко!
        [few] { $points } очка!
       *[many] { $points } очков!
    }
score-winner-you =
    Вы побеждаете: { $points ->
        [one] { $points } очко!
        [few] { $points } очка!
       *[many] { $points } очков!
    }
score-tie =
    Поровну, { $points ->
        [one] по { $points } очку: { $names }.
        [few] по { $points } очка: { $names }.
       *[many] по { $points } очков: { $names }.
    }
score-tie-break =
    Решает меньшее число карт роботов. { $name } побеждает: { $count ->
        [one] { $count } карта!
        [few] { $count } карты!
       *[many] { $count } карт!
    }
score-tie-break-you =
    Решает меньшее число карт роботов. Вы побеждаете: { $count ->
        [one] { $count } карта!
        [few] { $count } карты!
       *[many] { $count } карт!
    }
score-shared =
    Победа общая, { $count ->
        [one] по { $count } карте робота: { $names }!
        [few] по { $count } карты роботов: { $names }!
       *[many] по { $count } карт роботов: { $names }!
    }

## The scorer: prompts
scorer-title = Подсчет очков для партии с настоящими картами
scorer-intro-cards = Робота записывайте как энергию и значки: 3n или 1bc (n гайка, b болт, c шестерня, o капля масла), или по коду: r3-n. Остальные: upgrade (усовершенствование), fzzzt.
scorer-intro-units = Производственную единицу записывайте по коду, например enhanced-no (улучшенная) или complex-1 (сложная). Карты разделяйте пробелом.
scorer-ask-players = Сколько игроков?
scorer-ask-name = Имя игрока { $number }
scorer-ask-robots = { $name }: роботы, усовершенствования и карты Fzzzt, включая распределенные
scorer-ask-units = { $name }: производственные единицы (Enter — нет)
scorer-ask-allocated = { $unit }: роботы, распределенные по ходу игры (Enter — нет)

## The scorer: what went wrong
scorer-not-understood = «{ $input }» — такой карты нет. Пишите 3n, r3-n, upgrade или fzzzt.
scorer-unit-not-understood = «{ $input }» — такой производственной единицы нет. Пишите код, например enhanced-no.
scorer-ambiguous = «{ $input }» может значить разное: { $cards }. Напишите точнее.
scorer-not-a-count = «{ $input }» не подходит: наберите число от { $low } до { $high }.
scorer-too-many =
    { $card }: столько не бывает, { $count ->
        [0] в колоде таких карт нет.
        [one] в колоде всего { $count } такая карта.
        [few] в колоде всего { $count } такие карты.
       *[many] в колоде всего { $count } таких карт.
    }
scorer-not-owned = { $card }: этой карты в списке нет ({ $name }). Сначала добавьте ее туда.
scorer-not-a-robot = { $card }: это не робот, распределить нельзя.
scorer-no-shared-symbol = Нет общего значка: { $card } и { $unit }.
scorer-name-taken = { $name } уже за столом: выберите другое имя.
scorer-on-not-understood = «{ $input }»: непонятно, какой робот на какой единице. Пишите ЕДИНИЦА=РОБОТ, например --on no=2o.
scorer-json-needs-cards = Для --json нужны карты в командной строке.
