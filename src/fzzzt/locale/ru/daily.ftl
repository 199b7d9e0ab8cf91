### The deal of the day

daily-line = Fzzzt! { $when }, очки: { $points }, место { $place } из 4
daily-marks = Робот за каждый выигранный аукцион, молния за каждый другой.
daily-terminal = Публичный расклад дня { $when }: одни и те же карты для всех и одни и те же боты: { $names }.
daily-terminal-again = Вы уже играли этот расклад (очки: { $points }); засчитана та игра, а не эта.
daily-terminal-done = Игра сохранена. Отправить ее на сервер: { $command }
daily-handed-in = Отправлено на { $address }: место { $place } из { $count }, на доверии.
daily-nothing = Законченной игры дня { $when } здесь нет. Сначала сыграйте: { $command }
daily-no-such-day = «{ $what }»: такого дня нет. Напишите, например, 2026-11-17: сегодняшний день (UTC) или раньше.
