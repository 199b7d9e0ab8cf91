### What can be chosen before a game: levels of bots, clocks, and how to play.

# no arguments
level-random = Random
# no arguments
level-rookie = Rookie
# no arguments
level-apprentice = Apprentice
# no arguments
level-tinker = Tinker
# no arguments
level-mechanic = Mechanic
# no arguments
level-foreman = Foreman
# no arguments
level-engineer = Engineer
# no arguments
level-chief = Chief Engineer
# The opponents of the guided first game; nobody can choose them.
level-guided = practice partner
# no arguments: how it plays
level-random-character = Bids anything for anything: no plan at all.
# no arguments: how it plays
level-rookie-character = Knows roughly what a card is worth, but bids on impulse.
# no arguments: how it plays
level-apprentice-character = Bids what each card is worth on its own: steady and easy to read.
# no arguments: how it plays
level-tinker-character = Looks at what a card adds to its own widgets, and tidies weak robots away.
# no arguments: how it plays
level-mechanic-character = Weighs worth, chance and the price of power.
# no arguments: how it plays
level-foreman-character = Has learned from a great many games: bids by experience, without thinking long.
# no arguments: how it plays
level-engineer-character = Tries out bids in its head before it makes one.
# no arguments: how it plays
level-chief-character = Thinks far ahead, and reads you by the bids you have shown. The strongest.
# $what: where an installed package has it
level-other = installed: { $what }

# no arguments
clock-none = as long as you like
# $count
clock-seconds =
    { $count ->
        [one] { $count } second per move
       *[other] { $count } seconds per move
    }
# $count
clock-minutes =
    { $count ->
        [one] { $count } minute per move
       *[other] { $count } minutes per move
    }
# $count
clock-days =
    { $count ->
        [one] { $count } day per move
       *[other] { $count } days per move
    }
# $minutes $seconds: 34 characters at most
clock-bank = { $minutes } min per game, +{ $seconds } s per move
# no arguments
option-players = Players
# no arguments
option-people = How many are people?
# no arguments
option-level = Bots on the other seats
# no arguments
option-clock = Time to think
# no arguments
option-public = Anyone may join
# no arguments
option-hints = Hints allowed
# no arguments: a choice, whether the game counts for the ratings
option-rated = Rated (accounts only)
# no arguments
option-cards = Cards
# no arguments
option-cards-base = base game
# no arguments
option-cards-extended = with the expansion
# no arguments
option-unused_robots = Unused Starting Robots
# no arguments
option-unused_robots-stay = stay in the deck
# no arguments
option-unused_robots-leave = leave the game
