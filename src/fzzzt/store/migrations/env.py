"""Runs migrations on the connection that fzzzt.store.migration gives, inside its transaction."""

from alembic import context

from fzzzt.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,  # SQLite too: the transaction has begun
)
context.run_migrations()
