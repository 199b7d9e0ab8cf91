"""A table of earlier days in a database: its deck is larger than any may be today, and its game is nearly over."""

from __future__ import annotations

from random import Random

from tools.attack.house_decks import of_old

from fzzzt.engine.deckfile import deck_of_faces
from fzzzt.fairness import commitment_to, new_secret
from fzzzt.store import Append, Store
from fzzzt.tables import course, feed
from fzzzt.tables.hall import clock_now
from fzzzt.tables.live import standing_of
from fzzzt.tables.table import Table
from fzzzt.wire import log
from fzzzt.wire.faces import embedded_deck
from fzzzt.wire.options import WireOptions
from fzzzt.wire.tables import encode
from fzzzt.wire.terms import Clock

NAME = "a-table-of-old--"


async def write_old_table(database: str) -> str:
    """Write it down; its id."""
    table = _nearly_over()
    about = encode(feed.about(table)).decode()
    store = await Store.open(database)
    try:
        await store.append(Append(table.id, tuple(table.unsaved), standing_of(table, about)))
    finally:
        await store.close()
    return NAME


def _nearly_over() -> Table:
    """All is played but the last auction, after which comes the score."""
    table, now, secret, rng = Table(NAME), clock_now(), new_secret(), Random("old")
    deck = embedded_deck(deck_of_faces(of_old("old"), "old"))
    bots: list[str | None] = ["apprentice", "apprentice"]
    table.write(log.Secret(secret), now)
    table.write(
        log.Opened(WireOptions(2), deck, bots, "mechanic", False, Clock(), "attacker", commitment_to(secret)), now
    )
    course.settle(table, now)
    while (game := table.game) is not None and (game.round < game.rounds or len(game.belt) > 1):
        number = table.waiting[0]
        legal = game.legal_bids(number) if game.phase == "bid" else game.legal_builds(number)
        course.bot_moves(table, legal.draw(rng), len(game.log), now)
        course.settle(table, now)
    return table
