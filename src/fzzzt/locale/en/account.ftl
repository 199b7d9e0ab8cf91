### Accounts: keeping a guest, signing in, and what one signs in with. A comment above a message says when it is used.

# no arguments: beside the name of somebody who has no account
account-guest = guest
# $name: somebody who has no account, in a list of names
account-guest-named = { $name } (guest)
# no arguments: a title above what makes an account of the guest
account-keep-title = Keep your games
# no arguments: what an account is good for
account-keep-note = They are yours on this browser only. Keep them, and they are yours on every device: no password, no address, just a tap.
# no arguments: a button that makes an account of the guest
account-keep = Keep this
# no arguments: a button that makes an account without a passkey
account-keep-codes = Without a passkey
# no arguments: a browser was asked for a passkey and made none
account-no-passkey-made = No passkey was made. Try again, or go without: codes that you keep sign you in too.
# no arguments: passkeys cannot work at this address
account-no-passkeys = Passkeys do not work at this address, so you get codes to sign in with.
# $name: the account that was just made
account-kept = You are { $name } now, on every device
# no arguments: the name of a list of codes
account-codes = Recovery codes
# no arguments: above codes that are shown once
account-codes-note = These codes are shown only now. Each signs you in once if your device is lost. Put them somewhere safe.
# no arguments: a button that saves the codes as a file
account-codes-save = Save as a file
# no arguments: a button that puts the codes away
account-codes-done = I have them
# $count: recovery codes that are not used yet
account-codes-left = { $count ->
    [0] No recovery codes are left. Make new ones.
    [one] One recovery code is left.
   *[other] { $count } recovery codes are left.
}
# no arguments: a button that makes new codes in place of the old ones
account-new-codes = New recovery codes
# no arguments: a title, and a button
account-sign-in = Sign in
# $name: the account
account-signed-in = You are { $name }
# no arguments: a title
account-by-passkey = By passkey
# no arguments: a button that asks the browser for a passkey
account-use-passkey = Use a passkey
# no arguments: a title
account-by-code = By code
# no arguments: above a field for a code
account-by-code-note = One of your recovery codes, or one that another device of yours shows under My games.
# no arguments: above a code that a link has brought
account-by-link-note = This link signs you in once. Go on only if it is yours.
# no arguments: the label of a field
account-code = Code
# no arguments: a box to tick before signing in
account-bring = Take the games of this browser along
# $count: games that did not come along when somebody signed in
account-left = { $count ->
    [one] One seat stayed with the guest, because you sit at that table already.
   *[other] { $count } seats stayed with the guest, because you sit at those tables already.
}
# no arguments: below everything one can sign in with
account-lost-all = Lost everything? Whoever runs this server can give you a link.
# no arguments: what opens all that an account signs in with
account-manage = Devices, passkeys and codes
# no arguments: a button
account-add-passkey = Add a passkey
# no arguments: a title above a list
account-passkeys = Passkeys
# no arguments: a title above a list of devices
account-sessions = Signed in on
# no arguments: beside a device in that list
account-here = this browser
# $when: when a passkey or a device was used last
account-used = last used { $when }
# no arguments: a device that does not say what it is
account-unknown-device = a device
# no arguments: a button
account-sign-out = Sign out
# no arguments: a button
account-sign-out-others = Sign out everywhere else
# no arguments: a button that shows a code for another device
account-elsewhere = Sign in on another device
# $when: until when a code works
account-elsewhere-note = Scan this with the other device, or type the code there under Sign in. It works once, until { $when }.
# no arguments: before a command
account-elsewhere-terminal = In a terminal:
# no arguments: what a picture is
account-elsewhere-qr = QR code of the link that signs in
# no arguments: said by a terminal that was signed in
account-signed-out = You are a guest again.
# $name, $when: since when there is this account, $passkeys, $codes, $sessions: how many it has; a line of a list for whoever runs the server
account-listed = { $name }: since { $when }, passkeys { $passkeys }, recovery codes { $codes }, signed in { $sessions }
# $name
account-unknown = There is no account “{ $name }”.
# $name: a question to whoever runs the server
account-delete-sure = Delete the account { $name }?
# $name
account-deleted = The account { $name } is deleted.
