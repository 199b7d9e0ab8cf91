### Что неверно в записи партии

fault-too-long = длиннее любой партии: самое большее { $high } байт
fault-too-deep = не JSON: слишком глубокая вложенность
fault-not-utf8 = не UTF-8, байт { $number }
fault-half-sign = не текст: половина знака стоит отдельно
fault-not-json-at = не JSON, знак { $number }
fault-not-json = не JSON

fault-not-an-object = запись партии — это объект JSON
fault-no-events = events: нужен список
fault-version = здесь читается версия { $version } записи, а не { $what }
fault-no-options = нет options
fault-no-deck-name = у колоды нет имени
fault-no-faces = карт колоды { $name } нет в записи ({ $field })
fault-other-standard = обычная колода в записи другой версии, чем в этой программе ({ $field })
fault-seats = в seats должны быть имена игроков: { $players }
fault-seat-name = у каждого места должно быть имя

fault-not-an-event = событие — это объект с типом
fault-value = { $field } не может быть { $what }
fault-form-numbers = { $field }: нужен список чисел
fault-form-ids = { $field }: нужен список карт
fault-form-hands = { $field }: нужен список рук, по одной на место, и каждая — список карт
fault-form-number = { $field }: нужно число
fault-form-robots = { $field }: нужен робот для каждой производственной единицы
fault-cannot-come = { $what } здесь не может быть
fault-other-event = здесь должно быть событие { $what }
fault-after-the-end = партия окончена: после подсчета очков ничего не бывает
fault-build-order = строят по часовой стрелке от главного механика: очередь места { $turn }, а не { $seat }
fault-missing = нет { $field }
fault-differs = { $field }: { $right }, а не { $what }
fault-unfinished = не доиграна: обрывается в раунде { $round } из { $rounds }

fault-unknown-card = карты { $card } в этой партии нет
fault-unknown-seat = места { $seat } нет
fault-empty-bid = в ставке должна быть хотя бы одна карта
fault-not-in-hand = { $card }: этой карты нет на руке у места { $seat }
fault-repeated-card = { $card }: столько таких карт у места { $seat } нет
fault-not-your-turn = место { $seat } не может сейчас ставить: очередь места { $turn }
fault-not-now-bid = сейчас ставки не делаются
fault-not-now-build = сейчас роботы не распределяются
fault-nothing-to-build = у места { $seat } нет производственной единицы
fault-already-built = место { $seat } уже строило
fault-not-your-unit = { $unit }: у места { $seat } нет такой производственной единицы
fault-not-a-robot = { $card } — не робот, распределить эту карту нельзя
fault-no-shared-symbol = у { $card } нет общего значка с { $unit }

fault-score-seats = в подсчете очков должно быть мест: { $players }
fault-score-not-an-object = очки места { $seat } — не объект
fault-score-differs = { $field } у места { $seat }: { $right }, а не { $what }
fault-score-units = место { $seat }: units — не список
fault-score-unit = место { $seat }: в подсчете производственной единицы должны быть { $what }
fault-at-seat = место { $seat }: { $what }
fault-winners = победители — { $right }, а не { $what }

fault-seed = номер расклада { $seed } дает другие карты
fault-seed-unseen = номер расклада { $seed } иначе раздает карты, которых не было видно
fault-shuffle-form = shuffle: нужен объект, который называет способ
fault-shuffle-count = shuffle: чисел игроков должно быть { $count }, по одному на место, а не { $number }
fault-shuffle-day = shuffle: день должен быть текстом
fault-shuffle-seed = shuffle: номер расклада должен быть текстом
fault-secret-form = shuffle: в числе сервера должно быть 64 шестнадцатеричные цифры
fault-secret-other = shuffle: число сервера — не то, которым он себя связал
fault-nonces-form = shuffle: числа игроков должны быть списком, по одному на место
fault-nonce-pair = shuffle: у места { $seat } должны быть хеш и число или null
fault-nonce-seat = shuffle: место { $seat }: { $what }
fault-commitment-form = в хеше 64 шестнадцатеричные цифры
fault-nonce-form = в числе игрока от 32 до 128 шестнадцатеричных цифр
fault-nonce-other = число — не то, которым игрок себя связал

fault-untold-shuffle = в записи не сказано, откуда они взялись
fault-untold-origin = в записи не сказано, из какой партии эта продолжена
fault-untold-secret = число, из которого следует расклад дня, раскроют, когда день закончится
fault-unknown-method = способ { $what } здесь неизвестен

fault-origin-impossible = origin: такой партии быть не может: { $what }
fault-origin-seat = origin: места { $seat } нет
fault-origin-length = origin: события ведут к событию { $number }, а не { $event }
fault-went-otherwise = партия началась не так: все было иначе
fault-went-otherwise-seat = партия началась не так: место { $seat } видело иное
fault-daily-no-day = daily: дня { $day } нет
fault-daily-no-shuffle = daily: в записи не сказано, откуда взялись карты
fault-daily-other-deal = daily: это не расклад дня { $day } ({ $what })
fault-daily-levels = daily: нужен уровень каждого бота с версией, и никаких других
fault-daily-bot = daily: { $bot } решает здесь иначе
