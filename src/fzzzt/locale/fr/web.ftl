web-guest = Invité
