account-guest = gast
account-guest-named = { $name } (gast)
account-keep-title = Je spellen bewaren
account-keep-note = Ze horen alleen bij deze browser. Bewaar ze en je hebt ze op elk apparaat: geen wachtwoord, geen adres, alleen een tik.
account-keep = Bewaren
account-keep-codes = Zonder passkey
account-no-passkey-made = Er is geen passkey gemaakt. Probeer het nog eens, of doe het zonder: met codes die je bewaart gaat het ook.
account-no-passkeys = Op dit adres werken passkeys niet, dus krijg je codes om je aan te melden.
account-kept = Je bent nu { $name }, op elk apparaat
account-codes = Herstelcodes
account-codes-note = Deze codes zie je alleen nu. Elke code meldt je één keer aan als je apparaat weg is. Bewaar ze goed.
account-codes-save = Als bestand opslaan
account-codes-done = Ik heb ze
account-codes-left = { $count ->
    [0] Er zijn geen herstelcodes meer. Maak nieuwe.
    [one] Er is nog één herstelcode.
   *[other] Er zijn nog { $count } herstelcodes.
}
account-new-codes = Nieuwe herstelcodes
account-sign-in = Aanmelden
account-signed-in = Je bent { $name }
account-by-passkey = Met een passkey
account-use-passkey = Passkey gebruiken
account-by-code = Met een code
account-by-code-note = Een van je herstelcodes, of een code die een ander apparaat van jou onder Mijn spellen toont.
account-by-link-note = Deze link meldt je één keer aan. Ga alleen verder als hij van jou is.
account-code = Code
account-bring = De spellen van deze browser meenemen
account-left = { $count ->
    [one] Eén plaats bleef bij de gast, omdat je al aan die tafel zit.
   *[other] { $count } plaatsen bleven bij de gast, omdat je al aan die tafels zit.
}
account-lost-all = Alles kwijt? Wie deze server beheert, kan je een link geven.
account-manage = Apparaten, passkeys en codes
account-add-passkey = Passkey toevoegen
account-passkeys = Passkeys
account-sessions = Aangemeld op
account-here = deze browser
account-used = laatst gebruikt op { $when }
account-unknown-device = een apparaat
account-sign-out = Afmelden
account-sign-out-others = Overal elders afmelden
account-elsewhere = Aanmelden op een ander apparaat
account-elsewhere-note = Scan dit met het andere apparaat, of typ de code daar onder Aanmelden. Hij werkt één keer, tot { $when }.
account-elsewhere-terminal = In een terminal:
account-elsewhere-qr = QR-code van de link om aan te melden
account-signed-out = Je bent weer gast.
account-listed = { $name }: sinds { $when }, passkeys { $passkeys }, herstelcodes { $codes }, aangemeld { $sessions }
account-unknown = Er is geen account “{ $name }”.
account-delete-sure = Het account { $name } verwijderen?
account-deleted = Het account { $name } is verwijderd.
