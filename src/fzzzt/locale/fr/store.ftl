### Bases de données

store-missing = Il n’y a pas de base de données « { $path } » : indiquez-la avec --database.
store-not-a-database = « { $path } » n’est pas une base de données : indiquez un autre fichier, ou un qui n’existe pas encore.
store-is-a-folder = « { $path } » est un dossier, pas un fichier.
store-in-use = Un autre serveur de Fzzzt! utilise cette base de données : arrêtez-le d’abord.
store-newer = Cette base de données vient d’une version plus récente de fzzzt : mettez fzzzt à jour.
store-foreign = Cette base de données est celle d’un autre programme : indiquez un autre fichier.
store-address = Une base de données est le chemin d’un fichier, ou l’un de { $choices }.
store-address-password = Une base de données est le chemin d’un fichier, ou l’un de { $choices }. Dans un mot de passe, écrivez %2F pour « / », %3F pour le point d’interrogation et %23 pour « # ».
