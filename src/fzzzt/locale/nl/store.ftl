### Databases

store-missing = Er is geen database “{ $path }”: zeg met --database welke.
store-not-a-database = “{ $path }” is geen database: noem een ander bestand, of een dat er nog niet is.
store-is-a-folder = “{ $path }” is een map, geen bestand.
store-in-use = Een andere server van Fzzzt! gebruikt deze database: stop die eerst.
store-newer = Deze database is van een nieuwere versie van fzzzt: werk fzzzt bij.
store-foreign = Deze database is van een ander programma: noem een ander bestand.
