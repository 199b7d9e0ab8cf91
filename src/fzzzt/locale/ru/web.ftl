web-guest = Гость
