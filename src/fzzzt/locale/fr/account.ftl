account-guest = invité
account-guest-named = { $name } (invité)
account-keep-title = Garder tes parties
account-keep-note = Elles ne sont qu’à ce navigateur. Garde-les, et tu les auras sur tous tes appareils : pas de mot de passe, pas d’adresse, juste un geste.
account-keep = Garder
account-keep-codes = Sans clé d’accès
account-no-passkey-made = Aucune clé d’accès n’a été créée. Réessaie, ou fais sans : des codes que tu gardes te connectent aussi.
account-no-passkeys = À cette adresse, les clés d’accès ne marchent pas. Tu reçois donc des codes pour te connecter.
account-kept = Tu es maintenant { $name }, sur tous tes appareils
account-codes = Codes de secours
account-codes-note = Ces codes ne s’affichent que maintenant. Chacun te connecte une fois si tu perds ton appareil. Range-les bien.
account-codes-save = Enregistrer dans un fichier
account-codes-done = Je les ai
account-codes-left = { $count ->
    [0] Il ne reste aucun code de secours. Crées-en de nouveaux.
    [one] Il reste un code de secours.
   *[other] Il reste { $count } codes de secours.
}
account-new-codes = Nouveaux codes de secours
account-sign-in = Se connecter
account-signed-in = Tu es { $name }
account-by-passkey = Avec une clé d’accès
account-use-passkey = Utiliser une clé d’accès
account-by-code = Avec un code
account-by-code-note = Un de tes codes de secours, ou celui qu’un autre de tes appareils affiche dans Mes parties.
account-by-link-note = Ce lien te connecte une fois. Ne continue que s’il est à toi.
account-code = Code
account-bring = Emporter les parties de ce navigateur
account-left = { $count ->
    [one] Une place est restée à l’invité, car tu es déjà à cette table.
   *[other] { $count } places sont restées à l’invité, car tu es déjà à ces tables.
}
account-lost-all = Tout perdu ? La personne qui gère ce serveur peut te donner un lien.
account-manage = Appareils, clés d’accès et codes
account-add-passkey = Ajouter une clé d’accès
account-passkeys = Clés d’accès
account-sessions = Connecté sur
account-here = ce navigateur
account-used = dernière fois le { $when }
account-unknown-device = un appareil
account-sign-out = Se déconnecter
account-sign-out-others = Se déconnecter partout ailleurs
account-elsewhere = Se connecter sur un autre appareil
account-elsewhere-note = Scanne ceci avec l’autre appareil, ou tape le code là-bas dans Se connecter. Il sert une fois, jusqu’à { $when }.
account-elsewhere-terminal = Dans un terminal :
account-elsewhere-qr = Code QR du lien de connexion
account-signed-out = Tu es de nouveau invité.
account-listed = { $name } : depuis { $when }, clés d’accès { $passkeys }, codes de secours { $codes }, connexions { $sessions }
account-unknown = Il n’y a pas de compte « { $name } ».
account-delete-sure = Supprimer le compte { $name } ?
account-deleted = Le compte { $name } est supprimé.
