### Was vor einem Spiel zu wählen ist: Stufen der Bots und Bedenkzeiten.

level-random = Zufall
level-rookie = Neuling
level-apprentice = Lehrling
level-tinker = Tüftler
level-mechanic = Mechaniker
level-foreman = Vorarbeiter
level-engineer = Ingenieur
level-chief = Chefingenieur
level-guided = Übungspartner
level-random-character = Bietet irgendwas für irgendwas: völlig planlos.
level-rookie-character = Weiß ungefähr, was eine Karte wert ist, bietet aber aus dem Bauch.
level-apprentice-character = Bietet, was eine Karte für sich allein wert ist: solide und leicht zu durchschauen.
level-tinker-character = Achtet darauf, was eine Karte den eigenen Apparaten bringt, und räumt schwache Roboter weg.
level-mechanic-character = Wägt Wert, Chance und den Preis der Energie ab.
level-foreman-character = Hat aus sehr vielen Partien gelernt: bietet aus Erfahrung, ohne lange zu überlegen.
level-engineer-character = Spielt Gebote erst im Kopf durch.
level-chief-character = Denkt weit voraus und durchschaut alle an ihren gezeigten Geboten. Der Stärkste.
level-other = dazu installiert: { $what }

clock-none = so lange man will
clock-seconds =
    { $count ->
        [one] { $count } Sekunde pro Zug
       *[other] { $count } Sekunden pro Zug
    }
clock-minutes =
    { $count ->
        [one] { $count } Minute pro Zug
       *[other] { $count } Minuten pro Zug
    }
clock-days =
    { $count ->
        [one] { $count } Tag pro Zug
       *[other] { $count } Tage pro Zug
    }
clock-bank = { $minutes } min pro Spiel, +{ $seconds } s pro Zug
option-players = Spieler
option-people = Davon Menschen
option-level = Bots auf den übrigen Plätzen
option-clock = Bedenkzeit
option-public = Alle dürfen mitspielen
option-hints = Tipps erlaubt
option-rated = Gewertet (nur Konten)
option-cards = Karten
option-cards-base = Grundspiel
option-cards-extended = mit der Erweiterung
option-unused_robots = Unbenutzte Startroboter
option-unused_robots-stay = bleiben im Kartenstapel
option-unused_robots-leave = kommen aus dem Spiel
