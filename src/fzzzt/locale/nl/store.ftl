### Databases

store-missing = Er is geen database “{ $path }”: zeg met --database welke.
store-not-a-database = “{ $path }” is geen database: noem een ander bestand, of een dat er nog niet is.
store-is-a-folder = “{ $path }” is een map, geen bestand.
store-in-use = Een andere server van Fzzzt! gebruikt deze database: stop die eerst.
store-newer = Deze database is van een nieuwere versie van fzzzt: werk fzzzt bij.
store-foreign = Deze database is van een ander programma: noem een ander bestand.
store-address = Een database is het pad van een bestand, of een van { $choices }.
store-address-password = Een database is het pad van een bestand, of een van { $choices }; schrijf in een wachtwoord %2F voor /, %3F voor ? en %23 voor #.
