### Datenbanken

store-missing = Eine Datenbank „{ $path }“ gibt es nicht: Gib mit --database an, welche es ist.
store-not-a-database = „{ $path }“ ist keine Datenbank: Nenne eine andere Datei oder eine, die es noch nicht gibt.
store-is-a-folder = „{ $path }“ ist ein Ordner, keine Datei.
store-in-use = Ein anderer Server von Fzzzt! benutzt diese Datenbank: Halte ihn zuerst an.
store-newer = Diese Datenbank hat eine neuere Version von fzzzt geschrieben: Bringe fzzzt auf den neuesten Stand.
store-foreign = Diese Datenbank gehört einem anderen Programm: Nenne eine andere Datei.
store-address = Eine Datenbank ist der Pfad einer Datei oder eines von { $choices }.
store-address-password = Eine Datenbank ist der Pfad einer Datei oder eines von { $choices }; im Passwort schreibe %2F für /, %3F für ? und %23 für #.
