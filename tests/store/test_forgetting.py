"""Whoever adds a table to the schema says what becomes of it when somebody wants to be forgotten."""

from __future__ import annotations

from fzzzt.store.forgetting import OF_ACCOUNTS, OF_MANY, OF_NOBODY, OF_TABLES, OWNED
from fzzzt.store.schema import metadata


def test_every_table_has_its_place_among_what_is_forgotten() -> None:
    decided = {table.name for table in (*OWNED, *OF_TABLES, *OF_ACCOUNTS, *OF_MANY, *OF_NOBODY)}
    assert decided == set(metadata.tables)


def test_what_is_owned_has_an_owner_and_what_is_nobodys_has_none_that_stays() -> None:
    assert all("owner" in table.c for table in OWNED)
    assert [table.name for table in OF_NOBODY if "owner" in table.c] == ["farewells", "former"]
