"""Who watches a table, and what is sent to each: the same bytes to all who may know the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.tables import feed
from fzzzt.wire.faces import faces_of
from fzzzt.wire.tables import Bye, Welcome, encode, told_alone, told_entries
from fzzzt.wire.views import view_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from fzzzt.tables.guest import Guest
    from fzzzt.tables.table import Filed, Table

    Send = Callable[[bytes], None]


class Subscription:
    """One open connection. `send` takes a message and never blocks."""

    def __init__(self, onlookers: Onlookers, guest: Guest, send: Send) -> None:
        self.guest = guest
        self.send = send
        self._onlookers = onlookers

    def since(self, seq: int) -> None:
        """Send all entries after this one again."""
        self._onlookers.tell_since(self, seq)

    def close(self) -> None:
        """Send nothing more."""
        self._onlookers.drop(self)


class Onlookers:
    """Everybody connected to a table in this process."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._all: set[Subscription] = set()

    def __len__(self) -> int:
        return len(self._all)

    def welcome(self, guest: Guest, seq: int, now: int, send: Send) -> Subscription:
        """Let somebody watch from now on; the first message tells everything after `seq`."""
        subscription = Subscription(self, guest, send)
        table = self.table
        seat = table.seat_of(guest.id)
        view = feed.view(table, seat)
        welcome = Welcome(
            seq=table.public,
            now=now,
            you=feed.you(table, seat, host=guest.id == table.host),
            table=feed.table_state(table),
            view=None if view is None else view_of(view),
            cards=faces_of(table.faces, table.options),
            entries=tuple([feed.told_entry(table, filed, seat) for filed in table.told[seq:]]),
        )
        send(encode(welcome))
        self._all.add(subscription)
        return subscription

    def drop(self, subscription: Subscription) -> None:
        """Somebody is gone."""
        self._all.discard(subscription)

    def tell_since(self, subscription: Subscription, seq: int) -> None:
        """All entries after this one, to one onlooker."""
        subscription.send(_News(self.table, self.table.told[seq:]).told_to(*self._who(subscription)))

    def _who(self, subscription: Subscription) -> tuple[int | None, bool]:
        """All that matters of who watches: the seat, and whether it is the host."""
        owner = subscription.guest.id
        return self.table.seat_of(owner), owner == self.table.host

    def tell(self, filed: Sequence[Filed], sealed: Iterable[int]) -> None:
        """Tell of new entries: public ones to all, sealed ones to the seats they are of."""
        if not self._all:
            return
        seats = set(sealed)
        news = _News(self.table, filed) if filed else None
        spoken: dict[tuple[int | None, bool], bytes] = {}
        for subscription in list(self._all):
            who = self._who(subscription)
            if news is None and who[0] not in seats:
                continue
            if who not in spoken:
                spoken[who] = news.told_to(*who) if news is not None else self._alone(*who)
            subscription.send(spoken[who])

    def farewell(self, reason: str) -> None:
        """Tell everybody to connect again."""
        message = encode(Bye(reason, self.table.public))
        for subscription in list(self._all):
            subscription.send(message)

    def _alone(self, seat: int | None, host: bool) -> bytes:
        """What has changed of one's own sealed things."""
        table = self.table
        return told_alone(table.public, feed.you(table, seat, host=host), feed.encoded_view(table, seat))


class _News:
    """New entries, written as spectators are told of them; whoever is told more, or less, gets that."""

    def __init__(self, table: Table, filed: Sequence[Filed]) -> None:
        self._table = table
        self._state = encode(feed.table_state(table))
        self._entries = [
            (encode(feed.told_entry(table, each, None)), feed.told_apart(table, each), each) for each in filed
        ]

    def told_to(self, seat: int | None, host: bool) -> bytes:
        """The message for a seat, or a spectator."""
        table = self._table
        entries = [
            encode(feed.told_entry(table, each, seat)) if seat in apart else told for told, apart, each in self._entries
        ]
        you, view = feed.you(table, seat, host=host), feed.encoded_view(table, seat)
        return told_entries(table.public, you, view, entries, self._state)
