### Databases that cannot be opened.

# $path
store-missing = There is no database “{ $path }”: say which with --database.
# $path
store-not-a-database = “{ $path }” is not a database: name another file, or one that is not there yet.
# $path
store-is-a-folder = “{ $path }” is a folder, not a file.
# no arguments
store-in-use = Another server of Fzzzt! uses this database: stop it first.
# no arguments
store-newer = This database was written by a newer version: upgrade fzzzt to use it.
# no arguments
store-foreign = This database belongs to another program: name another file.
# $choices
store-address = A database is the path of a file, or one of { $choices }.
# $choices
store-address-password = A database is the path of a file, or one of { $choices }; in a password write %2F for /, %3F for ? and %23 for #.
