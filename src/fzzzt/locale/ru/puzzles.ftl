puzzle-list = Задачи
puzzle-note = Что бы вы поставили? Позиции из партий сильнейших ботов. Засчитывается любая ставка не хуже лучшей, а нерешенные задачи возвращаются.
puzzle-question = Что вы поставите?
puzzle-title = Задача { $name }
puzzle-easy = Легкие
puzzle-medium = Средние
puzzle-hard = Трудные
puzzle-all = Все
puzzle-mine = Мои ошибки
puzzle-mine-none = Пока пусто. Закажите разбор своих сыгранных партий: явные ошибки в ставках станут задачами.
puzzle-choose = Какие задачи?
puzzle-rating = Сложность: { $value } из 100
puzzle-rating-note = Сложность — доля неверных ответов ботов всех уровней.
puzzle-wrong = Не лучшая ставка.
puzzle-chance = С этой ставкой вы побеждаете в { $chance } партиях из 100.
puzzle-tempting = Заманчиво, но хуже: { $cards } (всего { $value }), { $chance } из 100.
puzzle-played = В партии вы поставили { $cards } (всего { $value }): { $chance } из 100.
puzzle-choices = Шанс победить с каждой ставкой
puzzle-choice = { $cards } (всего { $value }): { $chance } %
puzzle-as-good = верный ответ
puzzle-yours = ваша ставка
puzzle-more =
    { $count ->
        [one] Еще { $count } ставка хуже.
        [few] Еще { $count } ставки хуже.
       *[many] Еще { $count } ставок хуже.
    }
puzzle-back =
    { $count ->
        [one] Она вернется через { $count } день.
        [few] Она вернется через { $count } дня.
       *[many] Она вернется через { $count } дней.
    }
puzzle-solved = Решено: { $count } из { $total }
puzzle-due = Повторить сегодня: { $count }
puzzle-start = Дайте задачу
puzzle-next = Следующая задача
puzzle-back-to-list = Все задачи
puzzle-none-left = Вы ответили на все эти задачи. Нерешенные вернутся через несколько дней.
puzzle-state-solved = решена
puzzle-state-missed = вернется
puzzle-another = Еще одну? [Д/н]
puzzle-unknown = Задачи «{ $name }» нет. Все задачи: { $command }
puzzle-none-own = { $name }: явных ошибок в ставках этой партии нет.
