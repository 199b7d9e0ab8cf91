"""Brings a database to the schema of this version, in one transaction: it has all of a migration, or nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text

from fzzzt.locale.told_error import ToldError

if TYPE_CHECKING:
    from sqlalchemy import Connection

_LOCK = 0x667A7A7A74
"""The number of the lock under which the processes of one PostgreSQL take turns: "fzzzt"."""


def migrate(connection: Connection) -> None:
    """Migrate to the newest schema; a database of a newer version is left alone."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    config = migrations()
    script = ScriptDirectory.from_config(config)
    here = MigrationContext.configure(connection).get_current_heads()
    if set(here) == set(script.get_heads()):
        return
    if not set(here) <= {revision.revision for revision in script.walk_revisions()}:
        raise ToldError("store-newer")
    if not here and connection.dialect.name == "sqlite" and inspect(connection).get_table_names():
        raise ToldError("store-foreign")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def migrations() -> Config:
    """Alembic's configuration: the migrations are in the package, and there is no file."""
    config = Config()
    config.set_main_option("script_location", "fzzzt.store:migrations")
    config.set_main_option("path_separator", "os")
    return config
