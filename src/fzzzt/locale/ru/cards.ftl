## Symbols
card-symbol-nut = гайка
card-symbol-bolt = болт
card-symbol-cog = шестерня
card-symbol-oil = капля масла
card-symbol-none = без значков

## Lists
card-list-comma = { $first }, { $second }
card-list-and = { $first } и { $second }
card-list-copies = { $count } × { $card }

## Kinds of cards
card-kind-robot = робот
card-kind-upgrade = усовершенствование робота
card-kind-fzzzt = Fzzzt
card-kind-unit = производственная единица
card-kind-mechanic = механик

## Grades, the word alone
card-grade-prototype = прототип
card-grade-basic = базовая
card-grade-enhanced = улучшенная
card-grade-advanced = передовая
card-grade-complex = сложная

## Grades, the full name
card-unit-prototype = Производственная единица «Прототип»
card-unit-basic = Базовая производственная единица
card-unit-enhanced = Улучшенная производственная единица
card-unit-advanced = Передовая производственная единица
card-unit-complex = Сложная производственная единица

## Full labels
card-robot =
    Робот, энергия { $power }, { $symbols }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
card-upgrade =
    Усовершенствование робота, энергия { $power }, { $symbols }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
card-fzzzt =
    Fzzzt, энергия { $power }, минус { $loss ->
        [one] { $loss } очко
        [few] { $loss } очка
       *[many] { $loss } очков
    }
card-unit =
    { $unit }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }; нужно: { $symbols }
card-mechanic = Механик { $number }, энергия { $power }
card-with-speed = { $card }; скорость конвейера { $speed }
card-with-number = { $card }, номер { $number }
card-face-down = закрытая карта

## Short labels
card-short-robot = Робот { $power } ({ $symbols })
card-short-upgrade = Усовершенствование робота
card-short-fzzzt = Fzzzt { $power }
card-short-unit =
    { $grade ->
        [prototype] Единица «Прототип»
        [basic] Базовая единица
        [enhanced] Улучшенная единица
        [advanced] Передовая единица
       *[complex] Сложная единица
    } { $points } ({ $symbols })
card-short-mechanic = Механик { $number }

## Для чего карта
card-help-robot =
    В конце дает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, а в ставке добавляет { $power } энергии. На производственной единице закрывает { $count ->
        [one] значок «{ $symbols }»
        [few] один из значков: { $symbols }
       *[many] один из значков: { $symbols }
    }.
card-help-upgrade = Джокер для строительства: на производственной единице закрывает любой из значков: { $symbols }. В ставке добавляет { $power } энергии.
card-help-fzzzt =
    Сильна в ставке: добавляет { $power } энергии. В конце отнимает { $loss ->
        [one] { $loss } очко
        [few] { $loss } очка
       *[many] { $loss } очков
    } и ничего не строит.
card-help-unit =
    Каждая собранная здесь штуковина дает в конце { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }: нужно по роботу на каждый значок ({ $symbols }). Без штуковин столько же отнимается.
card-help-mechanic = Ваша личная карта, в ставке добавляет { $power } энергии: поставьте только ее, если лучше не выигрывать.
card-help-speed =
    Стрелка { $speed }: если ее открывают в начале конвейера, { $speed ->
        [one] открыта только она
        [8] открыт весь конвейер
        [few] открыты { $speed } карты
       *[many] открыто { $speed } карт
    }.
