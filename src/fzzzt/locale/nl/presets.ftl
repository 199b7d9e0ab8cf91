### Wat voor een spel te kiezen is: niveaus van de bots en bedenktijden.

level-random = Willekeur
level-rookie = Nieuweling
level-apprentice = Leerling
level-tinker = Knutselaar
level-mechanic = Mecanicien
level-foreman = Voorman
level-engineer = Ingenieur
level-chief = Hoofdingenieur
level-guided = oefenpartner
level-random-character = Biedt zomaar wat op zomaar iets: geen enkel plan.
level-rookie-character = Weet ongeveer wat een kaart waard is, maar biedt op gevoel.
level-apprentice-character = Biedt wat elke kaart op zich waard is: degelijk en goed te doorzien.
level-tinker-character = Let op wat een kaart de eigen widgets oplevert en ruimt zwakke robots op.
level-mechanic-character = Weegt waarde, kans en de prijs van kracht af.
level-foreman-character = Heeft van heel veel spellen geleerd: biedt uit ervaring, zonder lang na te denken.
level-engineer-character = Speelt een bod eerst in zijn hoofd uit.
level-chief-character = Denkt ver vooruit en doorziet iedereen aan de getoonde biedingen. De sterkste.
level-other = erbij geïnstalleerd: { $what }

clock-none = zo lang als je wilt
clock-seconds =
    { $count ->
        [one] { $count } seconde per zet
       *[other] { $count } seconden per zet
    }
clock-minutes =
    { $count ->
        [one] { $count } minuut per zet
       *[other] { $count } minuten per zet
    }
clock-days =
    { $count ->
        [one] { $count } dag per zet
       *[other] { $count } dagen per zet
    }
clock-bank = { $minutes } min per spel, +{ $seconds } s per zet
option-players = Spelers
option-people = Daarvan mensen
option-level = Bots op de andere plaatsen
option-clock = Bedenktijd
option-public = Iedereen mag meedoen
option-hints = Tips toegestaan
option-rated = Telt mee (alleen accounts)
option-cards = Kaarten
option-cards-base = basisspel
option-cards-extended = met de uitbreiding
option-unused_robots = Ongebruikte startrobots
option-unused_robots-stay = blijven in de stapel
option-unused_robots-leave = gaan uit het spel
