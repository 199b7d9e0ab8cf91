### De opdrachtregel

cli-try-help = { $what } Hulp: { $command } --help
cli-broken-off = afgebroken
cli-bug = Dit is een fout in het programma. Meld hem met het commando { $command } ({ $what }).
cli-output-closed = De standaarduitvoer is gesloten.
cli-no-such-command = Er is geen commando “{ $name }”.
cli-no-such-option = Er is geen optie { $option }.
cli-bad-option = Bij de optie { $option } ontbreekt een waarde, of er is er een te veel.
cli-missing = Er ontbreekt: { $what }.
cli-too-much = Dit is te veel: { $what }.
cli-empty = { $option } is leeg: geef een waarde op, of laat het weg.
cli-not-text = { $option } moet tekst in UTF-8 zijn.
cli-not-a-whole-number = { $option } moet een geheel getal zijn, niet “{ $input }”.
cli-not-a-number = { $option } moet een getal zijn, niet “{ $input }”.
cli-too-small = { $option } moet minstens { $low } zijn, niet { $input }.
cli-too-large = { $option } mag hoogstens { $high } zijn, niet { $input }.
cli-not-a-choice = { $option } moet een van { $choices } zijn, niet “{ $input }”.
cli-no-such-language = De taal “{ $input }” is er hier niet; kies er een van { $choices }.
cli-no-completion = Er is aanvulling voor { $choices }: start fzzzt vanuit een daarvan.

cli-no-such-file = “{ $path }” bestaat niet.
cli-no-such-folder = De map voor “{ $path }” bestaat niet.
cli-not-a-folder = “{ $path }” loopt door iets dat geen map is.
cli-is-a-folder = “{ $path }” is een map, geen bestand.
cli-not-allowed = Er is geen toegang tot “{ $path }”.
cli-name-too-long = De naam van dit bestand is te lang.
cli-disk-full = Er is geen ruimte meer op de schijf.
cli-file-fails = “{ $path }” kan niet worden gelezen of geschreven ({ $what }).
cli-fails = Een bestand kan niet worden gelezen of geschreven ({ $what }).
cli-database-fails = De database is niet te gebruiken ({ $what }).
cli-record-on-screen = Het spel heeft het scherm zelf nodig: geef --record een bestand, of speel met --plain.

cli-no-such-bot = Er is geen bot “{ $name }”; er zijn { $names }.
cli-no-such-program = Het programma “{ $name }” is niet gevonden of mag niet starten.
cli-bots-for-seats = Genoemde bots: { $count }; plaatsen: { $players }. Noem één bot, of een voor elke plaats.
cli-table-needs-server = --table noemt een tafel van een server: zeg met --server welke.
cli-no-server-address = “{ $address }” is geen adres van een server: schrijf { $what }.
cli-seat-or-open = Een plaats ziet niet alle kaarten: kies --seat of --open.
cli-no-game = Er zit geen spel in het bestand.
cli-no-such-game = Er is geen spel { $number } in het bestand: het heeft er { $count }.
cli-game-unreadable = Spel { $number } van { $path } is niet te lezen. Wat eraan mankeert, zegt: { $command }
cli-from-needs-event = Bij --from hoort het moment vanwaar je verder speelt: geef met --event het nummer op.
cli-needs-from = { $option } hoort bij een opgenomen spel: geef het op met --from.
cli-not-with = { $option } gaat niet samen met { $choices }: laat een van beide weg.
cli-no-such-seat = Er is geen plaats “{ $input }” in dit spel; er zijn { $names }.
cli-no-such-section = Er is geen onderdeel “{ $input }”; er zijn { $choices }.
cli-whole-sheet = --html schrijft het hele blad: laat --section weg.

cli-serving = Fzzzt! staat op { $address } (Ctrl-C stopt het)
cli-serving-others = Fzzzt! staat op { $address }, voor anderen { $name } (Ctrl-C stopt het)
cli-serving-already = Fzzzt! staat al op { $address }
cli-cannot-listen = De server kan niet op { $address } luisteren: een ander programma doet dat al, of het adres is niet van deze computer. Kies andere met --port en --host.
cli-ratings-rebuilt = 
    { $games ->
        [one] { $games } meetellend spel is opnieuw berekend.
       *[other] { $games } meetellende spellen zijn opnieuw berekend.
    }

cli-deck-title = Kaartenset: { $name }
cli-deck-card = kaart
cli-deck-kind = soort, graad
cli-deck-power = kracht
cli-deck-points = punten
cli-deck-speed = snelheid
cli-deck-symbols = symbolen
cli-deck-copies = aantal
cli-deck-player = speler
cli-deck-source = bron
cli-deck-caption = { $count } kaarten met de mecaniciens. N moer, B bout, C tandwiel, O olie.
cli-deck-rounds = { $players } spelers, { $what }: { $count } { $count ->
    [one] ronde
   *[other] rondes
}
cli-deck-impossible = { $players } spelers, { $what }: niet mogelijk. { $choices }

cli-verify-line = regel { $number }: { $what }
cli-verify-unchecked = { $count } { $count ->
    [one] spel
   *[other] spellen
} waarvan het schudden niet te controleren was: { $what }
cli-verify-none = er is geen verslag om te controleren
cli-verify-wrong = { $count } { $count ->
    [one] spel
   *[other] spellen
}, waarvan { $number } niet juist
cli-verify-right = { $count } { $count ->
    [one] spel
   *[other] spellen
}: alles juist
