### Выбор перед игрой: уровни ботов и время.

level-random = Наугад
level-rookie = Новичок
level-apprentice = Ученик
level-tinker = Умелец
level-mechanic = Механик
level-foreman = Бригадир
level-engineer = Инженер
level-chief = Главный инженер
level-guided = партнер по обучению
level-random-character = Ставит что угодно на что угодно: никакого плана.
level-rookie-character = Примерно знает цену картам, но ставит не думая.
level-apprentice-character = Ставит ровно столько, сколько карта стоит сама по себе: надежно и предсказуемо.
level-tinker-character = Смотрит, что карта даст его штуковинам, и убирает слабых роботов.
level-mechanic-character = Взвешивает ценность, шансы и цену энергии.
level-foreman-character = Учился на множестве партий: ставит по опыту, долго не раздумывая.
level-engineer-character = Прежде чем поставить, проигрывает ставки в уме.
level-chief-character = Считает далеко вперед и читает вас по открытым ставкам. Самый сильный.
level-other = установлен отдельно: { $what }

clock-none = сколько угодно
clock-seconds =
    { $count ->
        [one] { $count } секунда на ход
        [few] { $count } секунды на ход
       *[many] { $count } секунд на ход
    }
clock-minutes =
    { $count ->
        [one] { $count } минута на ход
        [few] { $count } минуты на ход
       *[many] { $count } минут на ход
    }
clock-days =
    { $count ->
        [one] { $count } день на ход
        [few] { $count } дня на ход
       *[many] { $count } дней на ход
    }
clock-bank = { $minutes } мин на игру, +{ $seconds } с на ход
option-players = Игроков
option-people = Сколько из них людей?
option-level = Боты на остальных местах
option-clock = Время на размышление
option-public = Могут присоединиться все
option-hints = Разрешить советы
option-rated = Рейтинговая (с аккаунтом)
option-cards = Карты
option-cards-base = базовая игра
option-cards-extended = с дополнением
option-unused_robots = Незанятые стартовые роботы
option-unused_robots-stay = остаются в колоде
option-unused_robots-leave = выходят из игры
