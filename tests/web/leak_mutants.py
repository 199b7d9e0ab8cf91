"""Leaks that somebody might build in one day, each made on purpose: the nets have to catch every one of them."""

from __future__ import annotations

import copy
import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from sqlalchemy import func, select

from fzzzt.store.forgetting import Forgetting
from fzzzt.store.schema import log as logs
from fzzzt.tables import feed, live, moves, powers, story
from fzzzt.tables.groups import present_table
from fzzzt.tables.hall import Hall
from fzzzt.tables.live import LiveTable
from fzzzt.tables.recording import record_of
from fzzzt.tables.refusal import Refusal
from fzzzt.tables.table import Table
from fzzzt.web import groups
from fzzzt.web.socket import TableSocket
from fzzzt.wire import plain

if TYPE_CHECKING:
    from collections.abc import Sequence

    import msgspec
    import pytest

    from fzzzt.engine import Bid
    from fzzzt.record import Record
    from fzzzt.store import Group, Standing
    from fzzzt.tables.company import Company

    Json = dict[str, Any]


def no_redaction(patch: pytest.MonkeyPatch) -> None:
    """Events go out as they are."""
    patch.setattr(feed, "redact", lambda event, _: event)


def talkative_story(patch: pytest.MonkeyPatch) -> None:
    """What is said of a bid, or of a deal, tells the cards."""
    patch.setattr(story, "redact", lambda event, _: event)


def seeing_spectators(patch: pytest.MonkeyPatch) -> None:
    """Whoever has no seat sees with the eyes of the first."""
    view, encoded = feed.view, feed.encoded_view
    patch.setattr(feed, "view", lambda table, seat: view(table, seat or 0))
    patch.setattr(feed, "encoded_view", lambda table, seat: encoded(table, seat or 0))


def prepared_bids_of_all(patch: pytest.MonkeyPatch) -> None:
    """`you` has more than one's own."""
    own = feed.you
    patch.setattr(feed, "you", lambda table, *who: _more(own(table, *who), prepared=table.prepared))


def sealed_lines_counted_in_errors(patch: pytest.MonkeyPatch) -> None:
    """The number in answers is the log's."""
    patch.setattr(LiveTable, "seq", property(lambda live: live.table.seq))


def sealed_lines_counted_in_news(patch: pytest.MonkeyPatch) -> None:
    """A number in messages is the log's."""
    own = feed.you
    patch.setattr(feed, "you", lambda table, *who: _more(own(table, *who), line=table.seq))


def news_for_all(patch: pytest.MonkeyPatch) -> None:
    """Everybody gets a message whenever something is sealed, with nothing in it."""

    def tell(self: LiveTable) -> None:
        self.onlookers.tell(self.table.told[self._told_public :], range(len(self.table.seats)))
        self._told_public = self.table.public

    patch.setattr(LiveTable, "_tell", tell)


def news_after_a_conflict(patch: pytest.MonkeyPatch) -> None:
    """Everybody gets a message when another process has sealed something meanwhile."""
    reload = LiveTable._reload

    async def loud(self: LiveTable) -> None:
        await reload(self)
        self.onlookers.tell((), range(len(self.table.seats)))

    patch.setattr(LiveTable, "_reload", loud)


def sealed_lines_in_metrics(patch: pytest.MonkeyPatch) -> None:
    """Counts for whoever runs the server count sealed lines."""
    figures = property(lambda hall: {"entries": sum(each.table.seq for each in hall._live.values())})
    patch.setattr(Hall, "figures", figures)


def messages_in_metrics(patch: pytest.MonkeyPatch) -> None:
    """Counts for whoever runs the server count messages, whatever they are about."""
    hear = TableSocket._hear

    async def counting(self: TableSocket, message: bytes | str) -> bool:
        self._desk.counts["messages"] += 1
        return await hear(self, message)

    patch.setattr(TableSocket, "_hear", counting)


def sealed_lines_in_lists(patch: pytest.MonkeyPatch) -> None:
    """Lists tell when anything happened, sealed or not."""
    patch.setattr(Table, "heard", property(lambda table: table.updated))


def sealed_lines_in_groups(patch: pytest.MonkeyPatch) -> None:
    """The page of a group tells when anything happened at its table, sealed or not."""
    present = present_table

    async def telling(hall: Hall, group: Group) -> tuple[str, Standing] | None:
        found = await present(hall, group)
        return found and (found[0], replace(found[1], updated=hall._live[found[0]].table.seq))

    patch.setattr(groups, "present_table", telling)


def sealed_lines_in_exports(patch: pytest.MonkeyPatch) -> None:
    """What somebody takes along counts sealed lines."""
    kept = Forgetting.kept

    async def telling(self: Forgetting, owners: Sequence[str]) -> Json:
        lines = await self._database.read(select(func.count().label("lines")).select_from(logs))
        return {**await kept(self, owners), "log": [{"lines": lines[0].lines}]}

    patch.setattr(Forgetting, "kept", telling)


def true_clocks(patch: pytest.MonkeyPatch) -> None:
    """The clock of whoever has built stands still."""
    patch.setattr(feed, "shown_clock", lambda table, number: (table.seats[number].left, table.seats[number].since))


def true_absence(patch: pytest.MonkeyPatch) -> None:
    """The host is refused to replace somebody who has built."""
    patch.setattr(powers, "shown_clock", lambda table, number: (None, table.seats[number].since))


def who_has_yet_to_build(patch: pytest.MonkeyPatch) -> None:
    """The view names those who have not built yet."""
    patch.setattr(feed, "_shared", feed._shared.__wrapped__)
    patch.setattr(feed, "public_view", lambda game: replace(game.view(None), to_move=tuple(sorted(game.deciding))))


def telling_refusals(patch: pytest.MonkeyPatch) -> None:
    """A bid is refused with more words than the bidder may hear."""
    make = moves.make_bid

    def make_bid(table: Table, move: Bid, now: int, by: str | None = None) -> None:
        try:
            make(table, move, now, by)
        except Refusal as refusal:
            holders = [hand for hand in table.game.hands if set(move.cards) & set(hand)] if table.game else []
            raise Refusal(refusal.code, f"{refusal}, but in {holders}") from None

    patch.setattr(moves, "make_bid", make_bid)


def early_records(patch: pytest.MonkeyPatch) -> None:
    """The record is there before the game is over."""

    def record(table: Table, now: int = 0) -> Record:
        over = copy.copy(table)
        over.phase = "ended"
        return record_of(over, now)

    patch.setattr(live, "record_of", record)


def whole_belt(patch: pytest.MonkeyPatch) -> None:
    """The belt is face up from the first."""
    patch.setattr(feed, "public_view", lambda game: replace(game.view(None), belt=game.belt))


def owners(patch: pytest.MonkeyPatch) -> None:
    """Everybody gets to know the keys of the seats."""
    shown = feed.table_state

    def state(table: Table, company: Company) -> Json:
        return _more(shown(table, company), owners=[seat.owner for seat in table.seats])

    patch.setattr(feed, "table_state", state)


def talkative_log(patch: pytest.MonkeyPatch) -> None:
    """Bids are written to the server's log."""
    make = moves.make_bid

    def make_bid(table: Table, move: Bid, now: int, by: str | None = None) -> None:
        logging.getLogger("fzzzt.tables").info("a bid", extra={"bid": move})
        make(table, move, now, by)

    patch.setattr(moves, "make_bid", make_bid)


def _more(shape: msgspec.Struct, **fields: object) -> Json:
    """A shape with more in it than it has."""
    return {**plain(shape), **fields}


IN_AUCTIONS = (
    no_redaction,
    talkative_story,
    seeing_spectators,
    prepared_bids_of_all,
    sealed_lines_counted_in_errors,
    sealed_lines_counted_in_news,
    news_for_all,
    news_after_a_conflict,
    sealed_lines_in_metrics,
    messages_in_metrics,
    sealed_lines_in_lists,
    sealed_lines_in_groups,
    sealed_lines_in_exports,
    telling_refusals,
    early_records,
)
IN_BUILDING = (true_clocks, true_absence, who_has_yet_to_build, news_for_all, sealed_lines_in_lists)
IN_WHOLE_GAMES = (
    no_redaction,
    talkative_story,
    seeing_spectators,
    prepared_bids_of_all,
    whole_belt,
    early_records,
    owners,
    talkative_log,
)
