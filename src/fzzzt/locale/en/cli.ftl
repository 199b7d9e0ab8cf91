### The command line: what it did not do, and what it tells besides a game.

## What a command does not do

# $what (a sentence), $command (as it is typed)
cli-try-help = { $what } Try: { $command } --help
# no arguments
cli-broken-off = broken off
# $command (as it was typed), $what (the program’s own words, in English)
cli-bug = This is a bug. Please report it with the command { $command } ({ $what }).
# no arguments
cli-output-closed = The standard output is closed.
# $name
cli-no-such-command = There is no command “{ $name }”.
# $option
cli-no-such-option = There is no option { $option }.
# $option
cli-bad-option = The option { $option } has no value, or one too many.
# $what (what is to be typed)
cli-missing = Something is missing: { $what }.
# $what (what was typed)
cli-too-much = This is too much: { $what }.
# $option
cli-empty = { $option } is empty: give it a value, or leave it out.
# $option
cli-not-text = { $option } must be text in UTF-8.
# $option, $input
cli-not-a-whole-number = { $option } must be a whole number, not “{ $input }”.
# $option, $input
cli-not-a-number = { $option } must be a number, not “{ $input }”.
# $option, $low, $input
cli-too-small = { $option } must be at least { $low }, not { $input }.
# $option, $high, $input
cli-too-large = { $option } must be at most { $high }, not { $input }.
# $option, $choices, $input
cli-not-a-choice = { $option } must be one of { $choices }, not “{ $input }”.
# $choices, $input
cli-no-such-language = There is no language “{ $input }” here; choose one of { $choices }.
# $choices
cli-no-completion = There is completion for { $choices }: start fzzzt from one of them.

## Files

# $path
cli-no-such-file = There is no “{ $path }”.
# $path
cli-no-such-folder = The folder for “{ $path }” does not exist.
# $path
cli-not-a-folder = “{ $path }” leads through something that is not a folder.
# $path
cli-is-a-folder = “{ $path }” is a folder, not a file.
# $path
cli-not-allowed = “{ $path }” may not be used: access is denied.
# no arguments
cli-name-too-long = The name of this file is too long.
# no arguments
cli-disk-full = There is no space left on the disk.
# $path, $what (the system’s name for what happened)
cli-file-fails = “{ $path }” cannot be read or written ({ $what }).
# $what (the system’s name for what happened)
cli-fails = A file cannot be read or written ({ $what }).
# $what (the system’s own words, in English)
cli-database-fails = The database cannot be used ({ $what }).
# no arguments
cli-record-on-screen = The game needs the screen for itself: give --record a file, or play with --plain.

## Games and tables

# $name, $names
cli-no-such-bot = There is no bot “{ $name }”; there are { $names }.
# $name
cli-no-such-program = The program “{ $name }” was not found, or may not be run.
# $count, $players
cli-bots-for-seats = Bots named: { $count }; seats to fill: { $players }. Name one bot, or one for each seat.
# no arguments
cli-table-needs-server = --table names a table of a server: say which server with --server.
# $address: what was typed; $what: what such an address looks like
cli-no-server-address = “{ $address }” is no address of a server: write { $what }.
# no arguments
cli-seat-or-open = A seat does not see all cards: use --seat or --open.
# no arguments
cli-no-game = There is no game in the file.
# $number, $count
cli-no-such-game = There is no game { $number } in the file: it has { $count }.
# $number, $path, $command
cli-game-unreadable = Game { $number } of { $path } cannot be read. What is wrong with it: { $command }
# no arguments
cli-from-needs-event = --from needs the moment to play on from: add --event and its number.
# $option
cli-needs-from = { $option } goes with a recorded game: say which with --from.
# $option, $choices (options)
cli-not-with = { $option } does not go with { $choices }: leave one or the other out.
# $input, $names
cli-no-such-seat = There is no seat “{ $input }” in this game; there are { $names }.
# $input, $choices
cli-no-such-section = There is no section “{ $input }”; there are { $choices }.
# no arguments
cli-whole-sheet = --html writes the whole sheet: leave out --section.

## A server

# $address
cli-serving = Fzzzt! is at { $address } (Ctrl-C stops it)
# $address, $name (the address for others)
cli-serving-others = Fzzzt! is at { $address }, for others { $name } (Ctrl-C stops it)
# $address
cli-serving-already = Fzzzt! is at { $address } already
# $address
cli-cannot-listen = The server cannot listen on { $address }: another program does, or the address is not this machine’s. Choose others with --port and --host.
# $games: how many rated games there are
cli-ratings-rebuilt = 
    { $games ->
        [one] { $games } rated game was rated again.
       *[other] { $games } rated games were rated again.
    }

## The list of faces: headings of columns, and a line below

# $name
cli-deck-title = Deck: { $name }
# no arguments
cli-deck-card = card
# no arguments
cli-deck-kind = kind, grade
# no arguments
cli-deck-power = power
# no arguments
cli-deck-points = points
# no arguments
cli-deck-speed = speed
# no arguments
cli-deck-symbols = symbols
# no arguments
cli-deck-copies = copies
# no arguments
cli-deck-player = player
# no arguments
cli-deck-source = source
# $count
cli-deck-caption = { $count } cards, Mechanics included. N nut, B bolt, C cog, O oil.
# $players, $what (options), $count
cli-deck-rounds = { $players } players, { $what }: { $count } { $count ->
    [one] round
   *[other] rounds
}
# $players, $what (options), $choices (a sentence that tells why)
cli-deck-impossible = { $players } players, { $what }: not possible. { $choices }

## Records that are checked

# $number, $what (in English)
cli-verify-line = line { $number }: { $what }
# $count, $what (in English)
cli-verify-unchecked = { $count } { $count ->
    [one] game
   *[other] games
} with shuffles that could not be checked: { $what }
# no arguments
cli-verify-none = there is no record to check
# $count, $number (how many are not right)
cli-verify-wrong = { $count } { $count ->
    [one] game
   *[other] games
}, { $number } not right
# $count
cli-verify-right = { $count } { $count ->
    [one] game
   *[other] games
}: all right
