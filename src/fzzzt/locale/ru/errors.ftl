## Bids
error-unknown-card = Карты «{ $card }» в этой партии нет. Выбирайте по номерам перед вашими картами.
error-empty-bid = Для ставки нужна хотя бы одна карта. Сойдет и самая слабая.
error-not-in-hand = Этой карты нет у вас на руке: { $card }. Выберите другую.
error-repeated-card = Столько таких карт у вас нет: { $card }. Называйте каждую карту один раз.
error-not-your-turn = Еще рано: сейчас ставит { $turn }. Когда подойдет ваша очередь, вас спросят.
error-not-now-bid = Сейчас ставки не принимаются. Дождитесь следующего аукциона.

## Building
error-not-now-build = Роботов распределяют, только когда конвейер пуст. Дождитесь конца раунда.
error-nothing-to-build = У вас нет производственной единицы, строить не на чем. Сначала выиграйте хотя бы одну.
error-already-built = В этом раунде вы уже распределили роботов. Следующая возможность — после следующего конвейера.
error-not-your-unit = Это не ваша производственная единица: { $unit }. Выберите ту, что лежит перед вами.
error-not-a-robot = Распределять можно только роботов и усовершенствования, а это не робот: { $card }. Выберите другую карту.
error-no-shared-symbol = Нет общего значка: { $card } и { $unit }. Выберите подходящего робота.

## Anything else
error-unknown-seat = Места «{ $seat }» за этим столом нет.
error-malformed = Такой ход не прочитать ({ $what }). Проверьте запись и попробуйте еще раз.
error-not-an-event = В этой игре такого события нет.
error-not-now-setup = Сейчас не время раскладывать игру.
error-not-now-deal = Сейчас карты не раздаются.
error-wrong-mechanics = Номера механиков должны идти от 1 до { $players }, по одному на место.
error-wrong-deck = В колоде конвейера не те карты, что нужны для этой партии: { $what }
error-wrong-deal = Место { $seat } не может получить такую руку: { $what }
error-consequence = Событие «{ $what }» следует из остальных, добавить его нельзя.

## Options of a table
error-options-players = Во Fzzzt! играют от { $low } до { $high } игроков, а выбрано { $what }.
error-options-choice = Если игроков { $players }, { $option } может быть только { $choices }, а не { $what }.

## Deck files
error-deck-long-line = Это не файл колоды: в нем есть строка длиннее { $high } байт.
error-deck-too-large = Файл колоды слишком большой: можно не больше { $high } байт и не больше { $count } строк и значений.
error-deck-not-utf8 = Это не файл колоды: текст не в кодировке UTF-8 (байт { $number }).
error-deck-not-toml = Это не файл колоды: он записан не по правилам TOML (строка и знак { $what }).
error-deck-too-deep = Это не файл колоды: в нем слишком много вложенных уровней.
error-deck-unknown-entry = Записи «{ $what }» не место в файле колоды: в нем бывают только таблицы [[card]].
error-deck-no-cards = В этом файле колоды нет карт. Для каждого вида карт нужна таблица [[card]].
error-deck-too-many-faces = В колоде слишком много видов карт: { $count }, а можно не больше { $high }.
error-deck-too-many-cards = В колоде слишком много карт: { $count }, а можно не больше { $high }.
error-deck-too-many-units = В колоде слишком много производственных единиц: { $count }, а можно не больше { $high }.

## A card of a deck file
error-deck-not-a-table = В файле колоды { $number }-я карта — не таблица [[card]].
error-deck-no-id = В файле колоды у { $number }-й карты нет id.
error-deck-bad-id = Карта «{ $card }»: в id не больше { $high } знаков, и это латинские буквы, цифры, дефисы и подчеркивания.
error-deck-mechanic-id = Карта «{ $card }»: с «mechanic» начинаются id механиков, а их в файле колоды не бывает.
error-deck-missing-field = Карта «{ $card }»: не хватает поля { $field }.
error-deck-unknown-field = Карта «{ $card }»: поля «{ $field }» не бывает.
error-deck-not-a-choice = Карта «{ $card }»: в поле { $field } должно стоять одно из слов { $choices }, а не { $what }.
error-deck-not-a-number = Карта «{ $card }»: в поле { $field } должно стоять целое число, а не { $what }.
error-deck-not-a-text = Карта «{ $card }»: в поле { $field } должен стоять текст в кавычках, а не { $what }.
error-deck-not-true-or-false = Карта «{ $card }»: в поле { $field } должно стоять true или false, а не { $what }.
error-deck-out-of-range = Карта «{ $card }»: в поле { $field } должно стоять число от { $low } до { $high }, а не { $what }.
error-deck-bad-symbols = Карта «{ $card }»: в поле symbols должны стоять разные буквы из { $symbols }, а не { $what }.
error-deck-fzzzt-symbols = Карта «{ $card }»: у карты Fzzzt не бывает строительных значков.
error-deck-grade-of-no-unit = Карта «{ $card }»: поле grade бывает только у производственной единицы.
error-deck-bad-numbered = Карта «{ $card }»: номер может быть только у робота с энергией 1, 2 или 3, который в колоде один.
error-deck-unit-symbols = Карта «{ $card }»: производственной единице нужен хотя бы один строительный значок.
error-deck-unit-points = Карта «{ $card }»: очки производственной единицы не могут быть меньше нуля.
error-deck-unit-count = Карта «{ $card }»: у каждой производственной единицы свой id, поэтому count у нее всегда 1.
error-deck-unit-power = Карта «{ $card }»: у производственной единицы не бывает энергии.
error-deck-same-id = Карта «{ $card }» указана дважды. У каждого вида карт свой id, а сколько таких карт, говорит count.
error-deck-same-number = Карта «{ $card }»: у номера { $number } уже есть робот с энергией { $power }.

## A deck that does not go with the options
error-deck-no-starting-robot = В этой колоде у номера { $number } нет робота с энергией { $power }.
error-deck-too-small = В колоде слишком мало карт: { $count }, а на конвейере их { $belt }.

## What a table did not do
refused-other = Не получилось: { $what }
refused-unreachable = Сервер не отвечает. Попробуйте чуть позже.
refused-no-server = Это не сервер со столами Fzzzt!
refused-unavailable = Сейчас это не удалось сохранить. Попробуйте еще раз.
refused-too-fast = Слишком быстро! Переведите дух.
refused-no-such-table = Такого стола нет.
refused-set-aside = С этим столом что-то не так, поэтому он отложен. Ничего не удалено.
refused-bad-terms = Для каждого места (их { $players }) нужно выбрать, человек там или бот.
refused-bad-name = В имени от 1 до 30 знаков.
refused-not-an-answer = Это не ответ на вопрос: пришлите карты, роботов или число — что спрашивают.
refused-seat-taken = Кто-то успел раньше: место занято.
refused-table-full = Все места заняты.
refused-already-seated = У вас уже есть место за этим столом.
refused-not-seated = Для этого нужно место за столом.
refused-not-the-host = Это может только хозяин стола.
refused-begun = Игра уже началась.
refused-not-begun = Игра еще не началась.
refused-over = Игра окончена.
refused-not-over = Игра еще не окончена.
refused-bot-seat = Там играл бот. Укажите свое место.
refused-enough-games = Вы уже добавили партий: { $count }. Больше не поместится.
refused-no-such-event = С события { $event } продолжить нельзя: в игре события с 1 по { $last }.
refused-stale = Игра уже ушла вперед. Посмотрите еще раз и выберите заново.
refused-already-bid = В этом аукционе вы уже сделали ставку.
refused-nothing-to-bid = У вас на руке нет карт.
refused-not-your-turn = Сейчас не ваш ход.
refused-no-hints = За этим столом советов не дают.
refused-no-such-group = Такой компании нет: проверьте ссылку.
refused-enough-groups = Вы уже состоите во многих компаниях: продолжите с одной из них.
refused-no-group-game = С этой игры компания начаться не может: сначала сыграйте обычную.
refused-rated-account = Рейтинговые партии — для аккаунтов. Сначала сохраните свое имя в разделе «Мои игры»; пароль не нужен.
refused-rated-terms = В рейтинговой партии — обычная колода в обычном варианте, часы и никаких советов.
refused-rated-bot = У { $bot } нет рейтинга на этом сервере: выберите другой уровень.
refused-rated-seat = В рейтинговой партии место остается за аккаунтом: вместо этого войдите на другом устройстве.
refused-rated-clock = В рейтинговой партии решают часы: никто не может позвать бота вместо другого.
refused-covered = За вас играет бот: сначала вернитесь за стол.
refused-not-absent = Подождите еще минуту.
refused-not-overdue = Время на размышление здесь долгое: посадить бота можно, только когда у этого игрока выйдет время.
refused-nobodys-seat = Там никто не сидит.
refused-owner-here = Хозяин этого места сейчас здесь.
refused-nobody-agrees = За этим столом больше никто не играет, согласиться некому.
refused-no-such-request = Это место больше никто не просит.
refused-not-yours-to-answer = Ответить должен кто-то другой.
refused-not-lost = Хозяин места отсутствует меньше двух минут.
refused-not-covered = Вы и так играете сами.
refused-silenced = Хозяин стола отключил вам разговоры.
refused-bad-chat = В реплике от 1 до 300 знаков обычного текста.
refused-bad-link = Ссылка уже использована или устарела. Попросите новую.
refused-not-signed-in = Вы играете как гость. Сохраните этого гостя как аккаунт или войдите.
refused-account-already = У вас уже есть аккаунт.
refused-name-taken = Это имя занято, или похожее на него. Выберите другое.
refused-no-passkeys-here = Ключи доступа по этому адресу не работают: нужно защищенное соединение или сам этот компьютер. Коды работают везде.
refused-sign-in-failed = Войти не удалось. Код действует один раз, ключ доступа – только там, где создан. Проверьте и попробуйте еще раз.
refused-enough-passkeys = Ключей доступа достаточно. Сначала удалите один.
refused-no-such-passkey = Этого ключа доступа уже нет.
refused-last-way-in = Это последний способ войти в ваш аккаунт. Сначала создайте новые коды восстановления.
refused-no-such-session = Там уже никто не вошел.
refused-no-reviews = Разбор здесь невозможен: на сервере нет нужного дополнения, или карт слишком много.
refused-never-played = За этим столом не играли.
refused-daily-closed = Это карты расклада дня. Сначала доиграйте свою игру.
refused-daily-once = У расклада дня нет реванша. Прошлые дни можно сыграть еще раз на странице расклада дня.
refused-daily-own-hand = Расклад дня играете только вы: бот вас не заменит. Уходите, когда хотите, и возвращайтесь в тот же день.
refused-daily-no-such-day = Расклада дня { $day } здесь нет.
refused-daily-bad-record = Это не целая правильная игра публичного расклада, поэтому она не принята: { $what }
refused-daily-not-public = Отправить можно только игру публичного расклада. Игры собственного расклада сервера засчитываются на нем.
refused-daily-not-yet = По часам сервера { $day } еще не наступило. Проверьте дату на своем устройстве.
refused-daily-too-late = { $day } слишком давно: игру принимают в течение { $days } дн.
refused-daily-other-bots = В этой игре были боты другой версии, чем на сервере. Возьмите ту же версию Fzzzt!.
refused-daily-not-yours = В эту игру играл кто-то другой.
refused-daily-handed-in = Вы уже отправили игру дня { $day }. Засчитана она.
refused-bad-record = Этот файл — не запись игры.
refused-bad-address = Уведомления можно отправлять только на общедоступные безопасные адреса.
refused-unknown-address = Такой адрес не найден.
refused-enough-notices = Уведомления уже идут по многим адресам: сначала уберите один.
refused-too-long = Эта игра слишком длинная, здесь ее не показать. Запись можно посмотреть в терминале.
refused-not-here = Здесь так нельзя.
refused-replay = Эта игра окончена: ее можно только смотреть.
refused-at-start = Это самое начало.
refused-at-end = Это самый конец.
refused-unfinished = На этом запись обрывается: партия не доиграна.
refused-first-game = Это первая игра файла.
refused-last-game = Это последняя игра файла.
