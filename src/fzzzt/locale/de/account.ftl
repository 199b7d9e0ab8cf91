account-guest = Gast
account-guest-named = { $name } (Gast)
account-keep-title = Deine Spiele behalten
account-keep-note = Sie gehören nur diesem Browser. Behalte sie, und du hast sie auf jedem Gerät: kein Passwort, keine Adresse, nur ein Tippen.
account-keep = Behalten
account-keep-codes = Ohne Passkey
account-no-passkey-made = Es entstand kein Passkey. Versuch es noch einmal oder lass es: Mit Codes, die du aufhebst, geht es auch.
account-no-passkeys = An dieser Adresse gehen Passkeys nicht, darum bekommst du Codes zum Anmelden.
account-kept = Du bist jetzt { $name }, auf jedem Gerät
account-codes = Notfallcodes
account-codes-note = Diese Codes siehst du nur jetzt. Jeder meldet dich einmal an, wenn dein Gerät weg ist. Heb sie gut auf.
account-codes-save = Als Datei sichern
account-codes-done = Ich habe sie
account-codes-left = { $count ->
    [0] Kein Notfallcode ist mehr da. Mach dir neue.
    [one] Ein Notfallcode ist noch da.
   *[other] { $count } Notfallcodes sind noch da.
}
account-new-codes = Neue Notfallcodes
account-sign-in = Anmelden
account-signed-in = Du bist { $name }
account-by-passkey = Mit Passkey
account-use-passkey = Passkey nehmen
account-by-code = Mit Code
account-by-code-note = Einer deiner Notfallcodes, oder einer, den ein anderes Gerät von dir unter „Meine Spiele“ zeigt.
account-by-link-note = Dieser Link meldet dich einmal an. Mach nur weiter, wenn es deiner ist.
account-code = Code
account-bring = Die Spiele dieses Browsers mitnehmen
account-left = { $count ->
    [one] Ein Platz blieb beim Gast, weil du an dem Tisch schon sitzt.
   *[other] { $count } Plätze blieben beim Gast, weil du an den Tischen schon sitzt.
}
account-lost-all = Alles verloren? Wer diesen Server betreibt, kann dir einen Link geben.
account-manage = Geräte, Passkeys und Codes
account-add-passkey = Passkey hinzufügen
account-passkeys = Passkeys
account-sessions = Angemeldet auf
account-here = dieser Browser
account-used = zuletzt am { $when }
account-unknown-device = ein Gerät
account-sign-out = Abmelden
account-sign-out-others = Überall sonst abmelden
account-elsewhere = Auf anderem Gerät anmelden
account-elsewhere-note = Scanne das mit dem anderen Gerät oder tipp den Code dort unter „Anmelden“ ein. Er gilt einmal, bis { $when }.
account-elsewhere-terminal = In einem Terminal:
account-elsewhere-qr = QR-Code des Links zum Anmelden
account-signed-out = Du bist wieder Gast.
account-listed = { $name }: seit { $when }, Passkeys { $passkeys }, Notfallcodes { $codes }, angemeldet { $sessions }
account-unknown = Es gibt kein Konto „{ $name }“.
account-delete-sure = Das Konto { $name } löschen?
account-deleted = Das Konto { $name } ist gelöscht.
