me-sums = { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
}, побед: { $wins }, в среднем { $mean } очков, лучший результат: { $best }.
me-place = Место { $place } из { $players }
me-nth = Место { $place }
me-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
me-guided = с подсказками
me-table = Подсчет
me-levels = Впереди ботов
me-places = Места, игроков: { $players }
me-sources = Очки за игру
me-source-cards = Карты
me-source-widgets = Штуковины
me-source-lost = Единицы без штуковин
me-with = С кем
me-any = любое
me-won = победы
me-none = Игр пока нет. Следующая появится здесь.
me-more = Более ранние игры
me-brought = добавлена
me-scores = Очки: в среднем и лучший результат
me-scores-with = игроков: { $players }
me-scores-value = { $mean }, лучший { $best }
me-judged = Что говорят разборы
me-judged-line = Какая часть того, что было на кону, упущена; разобрано игр: { $count } (вверху: ничего). Полосы показывают точность.
me-judged-games = ({ $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[many] { $count } игр
})
me-luck-good = Удача за все время: карты дали вам { $gain } % победы (± { $error }).
me-luck-bad = Удача за все время: карты отняли у вас { $gain } % победы (± { $error }).
me-style = Ваши ставки больше всего похожи на: { $bot }
me-review-last = { $count ->
    [one] Разобрать последнюю игру
    [few] Разобрать последние { $count } игры
   *[many] Разобрать последние { $count } игр
}
me-review-ordered = Игры разбираются по очереди. Загляните через несколько минут.
me-bring = Добавить игры, сыгранные в другом месте
me-bring-note = Записи из терминала или с другого сервера: каждая проверяется ход за ходом. Они входят в ваши итоги, но не в рейтинг.
me-bring-file = Файлы с записями
me-bring-who = Вы
me-bring-do = { $count ->
    [one] Добавить { $count } игру
    [few] Добавить { $count } игры
   *[many] Добавить { $count } игр
}
me-bring-none = В этих файлах нет игр с людьми. Выберите записи Fzzzt!, по одной в строке.
me-bring-done = { $count ->
    [one] { $count } игра в вашем списке.
    [few] { $count } игры в вашем списке.
   *[many] { $count } игр в вашем списке.
}
me-kept = Что хранится
me-kept-note = Все, что здесь о вас известно: можно забрать с собой или удалить.
me-export = Скачать все
me-delete = Удалить все
me-delete-sure = Ваши игры, итоги, реплики и уведомления исчезнут навсегда. Игры с другими останутся у них, без вашего имени.
me-delete-do = Удалить навсегда
me-delete-not = Оставить
me-none-kept = Здесь нет отложенных игр.
me-no-files = Укажите файлы с записями.
me-none-finished = В этих файлах нет ваших оконченных игр.
me-who = Там играют несколько человек: { $names }. Укажите себя: { $option }.
me-game-line = { $when }  { $names }
me-game-line-open = { $when }  { $names } (не окончена)
me-uploaded = { $count ->
    [one] { $count } игра в вашем списке на { $address }.
    [few] { $count } игры в вашем списке на { $address }.
   *[many] { $count } игр в вашем списке на { $address }.
}
