review-better-bid = Лучше: { $cards } (всего { $value }).
review-better-allocate = Лучше распределить так. { $unit }: { $robot }.
review-better-nothing = Лучше ничего не строить.
review-chances = Шанс победить: { $best } % вместо { $made } %.
review-because-enough = Хватило бы ставки { $value }: она выигрывает карту в { $chance } случаях из 100.
review-because-one-rival =
    Ставить мог еще только игрок { $name } ({ $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }): хватило бы ставки { $value }.
review-because-one-rival-you =
    Ставить могли еще только вы ({ $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }): хватило бы ставки { $value }.
review-because-lose-cheaply = Эту карту лучше оставить другим, и ставка { $value } делает это надежнее, чем { $paid }.
review-because-spend = Выиграв или проиграв, ставка { $value } здесь лучше, чем { $paid }: важны и ничьи, и кто станет главным механиком.
review-because-too-low = Карта того стоила: { $value } выигрывает ее в { $chance } случаях из 100, а { $paid } — только в { $made }.
review-because-last-card = Это была последняя карта раунда: сбереженная энергия уже ничего не купит.
review-because-too-dear =
    Карта стоила примерно { $worth ->
        [one] { $worth } очко
        [few] { $worth } очка
       *[many] { $worth } очков
    }, энергия за нее — примерно { $price }.
review-because-save-power =
    Карта стоила примерно { $worth ->
        [one] { $worth } очко
        [few] { $worth } очка
       *[many] { $worth } очков
    }, но позже в раунде эта энергия купит больше.
review-because-worthless = От этой карты нет толку: низкая ставка оставит ее другим.
review-because-other-cards = Та же сумма другими картами оставляет лучшую руку на остаток раунда.
review-because-build = Слабые роботы на производственной единице больше не занимают место на руке: следующие руки были бы сильнее.
review-because-build-nothing = Любой подходящий робот полезнее на руке, чем на производственной единице.
review-because-build-other = Других роботов на руке не так жалко, или они лучше подходят к производственным единицам.
review-mark-inaccuracy = неточность
review-mark-mistake = ошибка
review-mark-blunder = грубая ошибка
review-cost = стоило { $cost } % победы (± { $error })
review-made-bid = Раунд { $round }, { $card }: ставка { $cards } (всего { $value })
review-made-build = После раунда { $round }: распределено: { $cards }
review-made-nothing = После раунда { $round }: ничего не построено
review-tally = Грубых ошибок: { $blunders }, ошибок: { $mistakes }, неточностей: { $inaccuracies }.
review-grade = При такой игре упускают { $loss } % того, что на кону (от { $low } до { $high } %).
review-grade-between = Решения уровня между «{ $first }» и «{ $second }».
review-grade-above = Решения не хуже уровня «{ $first }».
review-grade-below = Решения слабее уровня «{ $first }».
review-luck-good = Удача: карты дали { $gain } % победы (± { $error }).
review-luck-bad = Невезение: карты отняли { $gain } % победы (± { $error }).
review-unfinished = Партию разбирают, когда она закончена.
review-needs-more = Для разбора нужно установить дополнение: { $command }
review-working = Разбор
review-told-inaccuracy = { $name }: неточность, стоила { $cost } % победы (± { $error }).
review-told-mistake = { $name }: ошибка, стоила { $cost } % победы (± { $error }).
review-told-blunder = { $name }: грубая ошибка, стоила { $cost } % победы (± { $error }).
review-replay-note = Партия разобрана: клавиша m ведет к следующей ошибке.
