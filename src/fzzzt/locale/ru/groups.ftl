### Компании

group-mine = Мои компании
group-mine-note = Для тех, кто играет вместе снова и снова: одна ссылка, все ваши игры, кто впереди, и новая игра одним касанием.
group-name = Название компании
group-make = Создать компанию
group-keep = Сохранить эту компанию
group-here = Наша компания
group-next = Следующая игра
group-next-join = К столу
group-first = Первая игра
group-other = С другим числом игроков
group-invite = У кого есть ссылка, тот видит эту страницу и может играть. Давайте ее только друзьям.
group-standing = Кто впереди
group-standing-none = Еще ни одной игры не сыграно.
group-who = Кто
group-games = Игры
group-wins = Победы
group-place = Среднее место
group-points = Средние очки
group-best = Рекорд
group-history = Наши игры
group-result = { $name }: { $points }
group-more = Более ранние игры
