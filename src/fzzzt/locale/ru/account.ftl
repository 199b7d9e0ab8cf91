account-guest = гость
account-guest-named = { $name } (гость)
account-keep-title = Сохраните свои партии
account-keep-note = Они есть только в этом браузере. Сохраните их, и они будут на всех ваших устройствах: без пароля, без адреса, одним касанием.
account-keep = Сохранить
account-keep-codes = Без ключа доступа
account-no-passkey-made = Ключ доступа не создан. Попробуйте еще раз или обойдитесь без него: войти можно и по кодам, которые вы сохраните.
account-no-passkeys = По этому адресу ключи доступа не работают, поэтому вы получите коды для входа.
account-kept = Теперь вы { $name } на всех устройствах
account-codes = Коды восстановления
account-codes-note = Эти коды показаны только сейчас. Каждый впустит вас один раз, если устройство потеряно. Сохраните их в надежном месте.
account-codes-save = Сохранить файлом
account-codes-done = Они у меня
account-codes-left = { $count ->
    [0] Кодов восстановления не осталось. Создайте новые.
    [one] Остался { $count } код восстановления.
    [few] Осталось { $count } кода восстановления.
   *[many] Осталось { $count } кодов восстановления.
}
account-new-codes = Новые коды восстановления
account-sign-in = Войти
account-signed-in = Вы { $name }
account-by-passkey = По ключу доступа
account-use-passkey = Использовать ключ доступа
account-by-code = По коду
account-by-code-note = Один из ваших кодов восстановления или код, который другое ваше устройство показывает в разделе «Мои партии».
account-by-link-note = Эта ссылка впустит вас один раз. Продолжайте, только если она ваша.
account-code = Код
account-bring = Забрать партии из этого браузера
account-left = { $count ->
    [one] { $count } место осталось за гостем: вы уже сидите за этим столом.
    [few] { $count } места остались за гостем: вы уже сидите за этими столами.
   *[many] { $count } мест осталось за гостем: вы уже сидите за этими столами.
}
account-lost-all = Потеряли все? Владелец сервера может дать вам ссылку.
account-manage = Устройства, ключи доступа и коды
account-add-passkey = Добавить ключ доступа
account-passkeys = Ключи доступа
account-sessions = Вы вошли на
account-here = этот браузер
account-used = последний раз { $when }
account-unknown-device = устройство
account-sign-out = Выйти
account-sign-out-others = Выйти на всех остальных
account-elsewhere = Войти на другом устройстве
account-elsewhere-note = Отсканируйте это другим устройством или введите там код в разделе «Войти». Он действует один раз, до { $when }.
account-elsewhere-terminal = В терминале:
account-elsewhere-qr = QR-код ссылки для входа
account-signed-out = Вы снова гость.
account-listed = { $name }: с { $when }, ключей доступа { $passkeys }, кодов восстановления { $codes }, входов { $sessions }
account-unknown = Аккаунта «{ $name }» нет.
account-delete-sure = Удалить аккаунт { $name }?
account-deleted = Аккаунт { $name } удален.
