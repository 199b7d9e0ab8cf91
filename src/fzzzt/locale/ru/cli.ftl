### Командная строка

cli-try-help = { $what } Подсказка: { $command } --help
cli-broken-off = прервано
cli-bug = Это ошибка в программе. Сообщите о ней, указав команду { $command } ({ $what }).
cli-output-closed = Стандартный вывод закрыт.
cli-no-such-command = Нет команды «{ $name }».
cli-no-such-option = Нет параметра { $option }.
cli-bad-option = У параметра { $option } нет значения, или оно лишнее.
cli-missing = Не хватает: { $what }.
cli-too-much = Это лишнее: { $what }.
cli-empty = { $option }: пусто. Укажите значение или уберите.
cli-not-text = { $option }: нужен текст в UTF-8.
cli-not-a-whole-number = { $option }: нужно целое число, а не «{ $input }».
cli-not-a-number = { $option }: нужно число, а не «{ $input }».
cli-too-small = { $option }: не меньше { $low }, а не { $input }.
cli-too-large = { $option }: не больше { $high }, а не { $input }.
cli-not-a-choice = { $option }: можно выбрать { $choices }, но не «{ $input }».
cli-no-such-language = Языка «{ $input }» здесь нет. Можно выбрать { $choices }.
cli-no-completion = Дополнение есть для { $choices }: запустите fzzzt из одной из этих оболочек.

cli-no-such-file = Нет файла «{ $path }».
cli-no-such-folder = Папки для «{ $path }» нет.
cli-not-a-folder = «{ $path }»: на пути стоит не папка.
cli-is-a-folder = «{ $path }» — папка, а не файл.
cli-not-allowed = К «{ $path }» нет доступа.
cli-name-too-long = Имя файла слишком длинное.
cli-disk-full = На диске нет места.
cli-file-fails = «{ $path }» не удается прочитать или записать ({ $what }).
cli-fails = Файл не удается прочитать или записать ({ $what }).
cli-database-fails = Базой данных нельзя воспользоваться ({ $what }).
cli-record-on-screen = Экран занят игрой: укажите файл для записи или играйте построчно.

cli-no-such-bot = Бота «{ $name }» нет. Есть { $names }.
cli-no-such-program = Программа «{ $name }» не найдена, или ее нельзя запустить.
cli-bots-for-seats = Названо ботов: { $count }; мест: { $players }. Назовите одного бота или по одному на каждое место.
cli-table-needs-server = Стол есть только на сервере: укажите, на каком.
cli-no-server-address = «{ $address }» — не адрес сервера. Напишите так: { $what }.
cli-seat-or-open = Одно место не видит всех карт: выберите место или открытые карты.
cli-no-game = В файле нет ни одной партии.
cli-no-such-game = Партии { $number } в файле нет. Всего партий: { $count }.
cli-game-unreadable = Партию { $number } в файле { $path } не прочитать. Что в ней не так, скажет: { $command }
cli-from-needs-event = Не сказано, с какого момента играть дальше: укажите номер события.
cli-needs-from = { $option } указывают вместе с записанной партией: назовите ее файл.
cli-not-with = { $option } не сочетается с { $choices }: уберите одно из двух.
cli-no-such-seat = Места «{ $input }» в этой партии нет. Есть { $names }.
cli-no-such-section = Раздела «{ $input }» нет. Есть { $choices }.
cli-whole-sheet = Лист с картинками пишется целиком, без выбора раздела.

cli-serving = Fzzzt! ждет на { $address } (Ctrl-C — остановить)
cli-serving-others = Fzzzt! ждет на { $address }, для других { $name } (Ctrl-C — остановить)
cli-serving-already = Fzzzt! уже работает: { $address }
cli-cannot-listen = Сервер не может принимать соединения на { $address }: там уже другая программа, или это адрес не этого компьютера. Выберите другой порт или другой адрес.
cli-ratings-rebuilt = 
    { $games ->
        [one] Заново учтена { $games } рейтинговая партия.
        [few] Заново учтены { $games } рейтинговые партии.
       *[many] Заново учтено { $games } рейтинговых партий.
    }

cli-deck-title = Колода: { $name }
cli-deck-card = карта
cli-deck-kind = вид, класс
cli-deck-power = энергия
cli-deck-points = очки
cli-deck-speed = скорость
cli-deck-symbols = значки
cli-deck-copies = штук
cli-deck-player = игрок
cli-deck-source = источник
cli-deck-caption = Карт с механиками: { $count }. N гайка, B болт, C шестерня, O капля масла.
cli-deck-rounds = Игроков: { $players }, { $what }. Раундов: { $count }
cli-deck-impossible = Игроков: { $players }, { $what }. Невозможно. { $choices }

cli-verify-line = строка { $number }: { $what }
cli-verify-unchecked = Партий, где перемешивание не проверить: { $count } ({ $what })
cli-verify-none = проверять нечего: записей нет
cli-verify-wrong = Партий: { $count }, неверных: { $number }
cli-verify-right = Партий: { $count }, все верно
