## Command words
play-command-help = помощь
play-command-table = стол
play-command-owned = карты
play-command-rules = правила
play-command-hint = совет
play-command-quit = выход
play-yes = д
play-no = н

## Start
play-welcome =
    Добро пожаловать в Fzzzt! На смену { $players ->
        [one] заступает { $players } механик
        [few] заступают { $players } механика
       *[many] заступают { $players } механиков
    }. Номер расклада: { $seed }
play-expansion-note = Карты дополнения восстановлены нами и могут отличаться от напечатанных.
play-hint-help = Если что-то непонятно, наберите: «{ play-command-help }»
play-you = Вы
play-you-in-list = вы
play-bot-names = Ада, Борис, Вера, Глеб, Дина
play-seat = { $name } — механик { $mechanic }.
play-seat-you = Вы — механик { $mechanic }.
play-clockwise = За столом по часовой стрелке: { $names }.
play-bots = Боты за столом: { $names }.
play-bot-warming = { $name } еще разогревается и пока играет как механик.
play-bot-incomplete = { $name } играет здесь как механик: для этого уровня нужно установить дополнение ({ $command }).
play-bot-covered = { $name } не справляется, ходов за бота сделано: { $count }.

## Chief Mechanic
play-chief = Главный механик: { $name }.
play-chief-you = Главный механик — вы: гаечный ключ ваш.
play-chief-new = Гаечный ключ переходит дальше. Новый главный механик: { $name }.
play-chief-new-you = Гаечный ключ переходит к вам: теперь главный механик — вы.

## Round, belt and deck
play-round = Начинается раунд аукционов { $round } из { $rounds }.
play-belt-turned =
    Скорость конвейера { $speed }: { $count ->
        [one] открыта { $count } карта.
        [few] открыты { $count } карты.
       *[many] открыто { $count } карт.
    }
play-belt-turned-all = Полный ход: открыт весь конвейер.
play-belt-open = Конвейер этого раунда, с начала: { $cards }.
play-belt-face-up =
    На конвейере, с начала, { $count ->
        [one] { $count } открытая карта:
        [few] { $count } открытые карты:
       *[many] { $count } открытых карт:
    }
play-belt-card = { $number }. { $card }
play-belt-face-down =
    { $count ->
        [0] Закрытых карт нет.
        [one] { $count } закрытая карта.
        [few] { $count } закрытые карты.
       *[many] { $count } закрытых карт.
    }
play-deck =
    { $count ->
        [0] Колода конвейера пуста.
        [one] В колоде конвейера { $count } карта.
        [few] В колоде конвейера { $count } карты.
       *[many] В колоде конвейера { $count } карт.
    }

## Deal
play-dealt-open-you =
    { $count ->
        [0] Карт вам не достается.
        [one] Вы получаете { $count } карту: { $cards }.
        [few] Вы получаете { $count } карты: { $cards }.
       *[many] Вы получаете { $count } карт: { $cards }.
    }
play-dealt-you =
    { $discard ->
        [0] Ваша колода сброса пуста.
        [one] В вашей колоде сброса { $discard } карта.
        [few] В вашей колоде сброса { $discard } карты.
       *[many] В вашей колоде сброса { $discard } карт.
    }
play-dealt = { $name }: на руке { $hand }, в сбросе { $discard }.
play-dealt-open = { $name } получает: { $cards }.
play-redeal = Карт не осталось ни у кого: все тасуют колоду сброса и берут на руку до шести.

## Auction
play-auction = Аукцион { $number } из { $count }: { $card }
play-bid =
    { $name } ставит { $count ->
        [one] { $count } карту рубашкой вверх.
        [few] { $count } карты рубашкой вверх.
       *[many] { $count } карт рубашкой вверх.
    }
play-bid-you =
    Вы ставите { $count ->
        [one] { $count } карту рубашкой вверх.
        [few] { $count } карты рубашкой вверх.
       *[many] { $count } карт рубашкой вверх.
    }
play-bid-open = { $name } ставит: { $cards } = { $value }
play-bid-open-you =
    Вы ставите { $count ->
        [one] { $count } карту рубашкой вверх: { $cards }. Сумма { $value }.
        [few] { $count } карты рубашкой вверх: { $cards }. Сумма { $value }.
       *[many] { $count } карт рубашкой вверх: { $cards }. Сумма { $value }.
    }
play-sits-out = { $name } без карт и пропускает аукцион.
play-sits-out-you = У вас нет карт: этот аукцион вы пропускаете.
play-alone = { $name } ставит без соперников: карт больше ни у кого нет.
play-alone-you = Карты остались только у вас. Ставить все равно нужно, зато карта точно ваша.

## Your turn to bid
play-turn-you = Ваша очередь ставить.
play-turn = Ставить очередь игрока { $name }.
play-open-too = Открыты также: { $cards }.
play-building = Сейчас строят: { $names }.
play-hand =
    У вас на руке { $count ->
        [one] { $count } карта:
        [few] { $count } карты:
       *[many] { $count } карт:
    }
play-hand-card = { $number }. { $card }
play-prompt-bid = Ваша ставка
play-nothing-chosen = Ничего не выбрано. Для ставки нужна хотя бы одна карта: наберите ее номер.
play-not-understood = Непонятно: «{ $input }». Наберите номера карт для ставки или слово «{ play-command-help }».
play-no-such-number =
    Номера { $number } нет: у вас на руке { $count ->
        [one] { $count } карта.
        [few] { $count } карты.
       *[many] { $count } карт.
    }
play-number-twice = Номер { $number } указан дважды. Каждую карту можно поставить один раз.

## Reveal
play-reveal = Ставки открываются:
play-reveal-bid = { $name } ставит: { $cards } = { $value }
play-reveal-bid-you = Вы ставите: { $cards } = { $value }
play-wins = { $name } выигрывает со ставкой { $value }: { $card }.
play-wins-you = Вы выигрываете со ставкой { $value }: { $card }.
play-tie = Ничья, ставки по { $value }: { $names }.
play-tie-chief = { $name } — главный механик и потому выигрывает.
play-tie-chief-you = Вы — главный механик и потому выигрываете.
play-tie-nearest = { $name } сидит ближе всех по часовой стрелке от главного механика и потому выигрывает.
play-tie-nearest-you = Вы сидите ближе всех по часовой стрелке от главного механика и потому выигрываете.
play-to-discard = { $name } кладет в свой сброс вместе со ставкой: { $card }.
play-to-discard-you = В вашу колоду сброса вместе со ставкой: { $card }.
play-unit-won = { $name } кладет перед собой открыто: { $unit }.
play-unit-won-you = Теперь лежит перед вами: { $unit }.
play-bids-back = Остальные забирают ставки обратно на руку.

## Clean up and build
play-build = Конвейер пуст. Очистка и создание производственных единиц!
play-build-intro = На каждую свою производственную единицу можно распределить одного робота. Он останется там до конца.
play-build-no-unit = { $name } пока без производственных единиц: строить не на чем.
play-build-no-unit-you = У вас пока нет производственных единиц: строить не на чем.
play-build-unit = { $unit }
play-build-allocated = Уже распределены: { $cards }.
play-build-allocated-none = Роботов здесь пока нет.
play-build-none = −{ $points } в конце, если здесь не будет штуковины. Не хватает: { $symbols }.
play-build-some =
    { $count ->
        [one] Здесь собрана { $count } штуковина: +{ $points }.
        [few] Здесь собраны { $count } штуковины: +{ $points }.
       *[many] Здесь собрано { $count } штуковин: +{ $points }.
    } Для следующей нужно: { $symbols }.
play-build-finishes = Штуковина готова: +{ $points }.
play-build-needs = Потом не хватает: { $symbols }.
play-build-fitting =
    { $count ->
        [one] Подходит { $count } робот:
        [few] Подходят { $count } робота:
       *[many] Подходит { $count } роботов:
    }
play-build-robot = { $number }. { $card }
play-build-nothing-fits = Ни один ваш робот сюда не подходит.
play-prompt-build = Какого робота распределить (Enter — никакого)
play-build-not-understood = Непонятно: «{ $input }». Наберите один номер из списка, слово «{ play-command-help }» или просто Enter, если робот не нужен.
play-build-no-such-number =
    Номера { $number } нет: в списке { $count ->
        [one] { $count } робот.
        [few] { $count } робота.
       *[many] { $count } роботов.
    }
play-build-chosen = { $unit }: добавляется { $robot }.
play-build-skipped = { $unit }: на этот раз без робота.
play-build-reveal = Все показывают, что построено:
play-built = { $name } строит. { $unit }: добавляется { $robot }.
play-built-you = Вы строите. { $unit }: добавляется { $robot }.
play-built-nothing = { $name } ничего не строит.
play-built-nothing-you = Вы ничего не строите.

## The situation
play-table = Что на столе
play-table-auction = Раунд аукционов { $round } из { $rounds }, аукцион { $number } из { $count }.
play-table-build = Раунд аукционов { $round } из { $rounds }, очистка и создание производственных единиц.
play-table-seat = { $name } (механик { $mechanic }): на руке { $hand }, в сбросе { $discard }.
play-table-seat-chief = { $name } (механик { $mechanic }, главный механик): на руке { $hand }, в сбросе { $discard }.
play-table-bid =
    Ставка: { $count ->
        [one] { $count } закрытая карта.
        [few] { $count } закрытые карты.
       *[many] { $count } закрытых карт.
    }
play-table-unit = { $unit }; роботы: { $cards }.
play-table-unit-empty = { $unit }; роботов нет.

## Everybody's known cards
play-owned = У кого какие карты
play-owned-note = Все это уже лежало на столе открыто; тайна только в том, что сейчас на руке, а что в сбросе.
play-owned-seat =
    { $name }, { $count ->
        [one] { $count } карта: { $cards }.
        [few] { $count } карты: { $cards }.
       *[many] { $count } карт: { $cards }.
    }

## Help
play-help = Что можно набрать:
play-help-bid = 1 3 — поставить карты 1 и 3 с руки
play-help-build = 2 — распределить робота 2 из списка; просто Enter — никакого
play-help-help = { play-command-help } — этот список
play-help-table = { play-command-table } — конвейер, места и ставки на эту минуту
play-help-owned = { play-command-owned } — известные карты всех игроков
play-help-rules = { play-command-rules } — правила на одной странице
play-help-hint = { play-command-hint } — как поступил бы хороший механик и почему
play-help-quit = { play-command-quit } — выйти; партия сохранится

## Leaving and coming back
play-quit-confirm = Выйти из игры? Партия сохранится. [д/Н]
play-saved = Партия сохранена. Чтобы продолжить: { $command }
play-goodbye = До встречи у конвейера!
play-input-ended = Ввод закончился.
play-resume = Вас ждет прерванная партия, раунд { $round } из { $rounds }. Продолжить ее? Если ответить { play-no }, она будет удалена. [Д/н]
play-resumed = Снова за работу: раунд { $round } из { $rounds }.
play-resume-declined = Прерванная партия удалена.
play-saved-waits = Прерванная партия подождет. Вернуться к ней: { $command }
play-save-unreadable = Сохраненную партию не прочитать, файл остается нетронутым: { $path }
play-yes-or-no = Ответьте { play-yes } или { play-no }.

## The end
play-over = На новый конвейер колоды уже не хватает: смена окончена, игра тоже.
play-record-saved = Запись партии: { $path }

## Replay
play-replay-seat = Вы смотрите партию с этого места: { $name }.
play-replay-spectator = Вы зритель: карты на руках и закрытые ставки не видны.
play-replay-open = Все карты открыты.
play-replay-next = Enter — следующее событие
play-replay-back = на событие назад
play-replay-round = к следующему раунду
play-replay-mistake = к следующей ошибке
play-replay-go = к событию 12
play-replay-end = в конец
play-replay-table = что на столе в эту минуту
play-replay-help = этот список
play-replay-quit = выйти из просмотра
play-replay-event = Событие { $number } из { $count }
play-replay-not-understood = Непонятно: «{ $input }».
play-replay-no-event = События { $number } нет: выберите от 1 до { $count }.
play-replay-game = Игра { $number } из { $count }
play-replay-game-uncounted = Игра { $number }
play-replay-next-game = следующая игра файла
play-replay-previous-game = предыдущая игра файла
play-replay-unreadable = Строку { $number } не удалось прочитать: { $what }

## Around the game: who comes and goes
play-sat = { $name } садится за стол.
play-sat-you = Вы садитесь за стол.
play-left = Место { $number } снова свободно.
play-filled = { $name } садится за стол: бот.
play-starting = Все места заняты: карты тасуются.
play-started = Игра начинается. В тасовании участвует тайное число каждого игрока.
play-started-without = Игра начинается. Без тайного числа для тасования: { $names }.
play-played-on = Игра продолжается с раунда { $round }, аукциона { $auction } другой партии.
play-played-on-as = Все, чего { $name } к тому времени не видит, раздано заново.
play-played-on-as-you = Все, чего вы к тому времени не видели, раздано заново.
play-away-stepped = { $name } отходит, дальше играет бот.
play-away-stepped-you = Вы отходите, дальше играет бот.
play-away-clock = { $name }: время вышло, это решение принимает бот.
play-away-clock-you = Ваше время вышло, это решение принимает бот.
play-away-host = За игрока { $name } позвали бота.
play-away-host-you = За вас позвали бота.
play-back = { $name } снова за столом.
play-back-you = Вы снова за столом.
play-moved = { $name } продолжает на другом устройстве.
play-moved-you = Вы продолжаете на этом устройстве.
play-renamed = { $before } теперь { $name }.
play-renamed-you = Теперь ваше имя — { $name }.
play-slept = Сейчас никто не играет, и стол засыпает.
play-woke = Стол снова проснулся.
play-asked = { $asker } просит место игрока { $name }.
play-asked-you = { $asker } просит ваше место.
play-declined = Место остается за игроком { $name }.
play-declined-you = Место остается за вами.
play-given = Место игрока { $name } перешло к тому, кто его просил. Эта партия не идет в рейтинг.
play-given-you = Место ваше. Эта партия не идет в рейтинг.
play-reclaimed = { $name } возвращает себе место.
play-reclaimed-you = Вы возвращаете себе место.
play-ending = { $name } предлагает закрыть стол.
play-ending-you = Вы предлагаете закрыть стол.
play-not-ending = { $name } хочет играть дальше.
play-not-ending-you = Вы хотите играть дальше.
play-ended-agreed = Все присутствующие согласились закрыть стол.
play-covered-bid = За { $card }: { $cards }
play-covered-built = Установлено: { $robot } → { $unit }
play-covered-nothing = Ничего не установлено
play-silenced = Хозяин стола отключил разговоры: { $name }.
play-silenced-you = Хозяин стола отключил разговоры для вас.
play-silenced-spectators = Хозяин стола отключил разговоры для зрителей.
play-heard = Разговоры снова включены: { $name }.
play-heard-you = Разговоры для вас снова включены.
play-heard-spectators = Разговоры для зрителей снова включены.
play-ended-host = Хозяин стола закрыл стол.
play-ended-idle = Долго никто не приходил, поэтому стол закрыт.
play-rematch = Для новой партии готов новый стол.
play-deleted-player = удаленный игрок
play-forgotten =
    { $count ->
        [one] Игрок удалил все свои данные. На его месте продолжает бот.
        [few] Игроки удалили все свои данные. На их местах продолжают боты.
       *[many] Игроки удалили все свои данные. На их местах продолжают боты.
    }

play-command-log = журнал
play-command-again = заново
play-help-log = { play-command-log } — все, что произошло
play-help-again = { play-command-again } — другая партия; эта сохранится
play-again-confirm = Начать другую партию? Эта сохранится. [д/Н]
play-again-ask = Еще партию? [д/Н]
play-same-deal = Карты сданы так же, как в прошлой партии: номер расклада тот же.

play-kept = Сохраненных партий: { $count }
play-kept-game = { $what } · { $names } · раунд { $round } из { $rounds }
play-kept-keys = 1 — продолжить партию 1; n — новая партия; d 2 — удалить партию 2; q — выйти
play-not-understood-here = «{ $input }» здесь непонятно.
play-kept-prompt = Какая партия
play-kept-delete = Удалить эту партию навсегда? { $what } [д/Н]
play-kept-deleted = Удалено: { $what }

play-live-tables = Столы на { $address }: { $count }
play-live-table = { $number }. Игроков: { $players }. { $what }. { $names }
play-live-keys = 1 — сесть за стол 1; n — открыть стол; r — обновить список; q — выйти
play-live-keys-watch = 1 — смотреть стол 1; r — обновить список; q — выйти
play-live-keys-none = n — открыть стол; r — обновить список; q — выйти
play-live-keys-none-watch = r — обновить список; q — выйти
play-live-prompt = Какой стол
play-live-turn = Ваш ход: нажмите Enter или сразу наберите ставку.
play-live-help-chat = c удачи — сказать всему столу «удачи»
play-live-help-host = b — хозяин: бот на свободное место; g — хозяин: начать
play-live-help-again = { play-command-again } — после игры: реванш
play-live-help-quit = { play-command-quit } или q — выйти; место останется за вами
play-live-talk = { $name } говорит: { $what }
