web-guest = Gast
