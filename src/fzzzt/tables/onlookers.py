"""Who watches a table, and what is sent to each: the same bytes to all who may know the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from fzzzt.tables import feed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from fzzzt.store import Line
    from fzzzt.tables.guest import Guest
    from fzzzt.tables.table import Table

    Send = Callable[[bytes], None]

_encode = msgspec.json.Encoder().encode


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
        number = table.seat_of(guest.id)
        send(
            _encode(
                {
                    "type": "welcome",
                    "seq": table.public,
                    "now": now,
                    "you": feed.you_json(table, guest.id),
                    "table": feed.table_json(table),
                    "view": feed.view_json(table, number),
                    "cards": feed.faces_json(table),
                    "entries": feed.entries_json(table, self._after(seq), number),
                }
            )
        )
        self._all.add(subscription)
        return subscription

    def drop(self, subscription: Subscription) -> None:
        """Somebody is gone."""
        self._all.discard(subscription)

    def tell_since(self, subscription: Subscription, seq: int) -> None:
        """All entries after this one, to one onlooker."""
        subscription.send(self._entries(self._after(seq), subscription.guest.id, self._around()))

    def tell(self, lines: Sequence[Line], seats: Iterable[int]) -> None:
        """Tell of new lines: public ones to all, sealed ones to the seats they are of."""
        public = [line for line in lines if line.public is not None]
        sealed = set(seats)
        around = self._around()
        spoken: dict[tuple[int | None, bool], bytes] = {}
        for subscription in list(self._all):
            owner = subscription.guest.id
            number = self.table.seat_of(owner)
            if not public and number not in sealed:
                continue
            key = (number, owner == self.table.host)
            if key not in spoken:
                spoken[key] = self._entries(public, owner, around) if public else self._you(owner)
            subscription.send(spoken[key])

    def farewell(self, reason: str) -> None:
        """Tell everybody to connect again."""
        message = _encode({"type": "bye", "reason": reason, "seq": self.table.public})
        for subscription in list(self._all):
            subscription.send(message)

    def _after(self, seq: int) -> Sequence[Line]:
        return self.table.lines[seq:]

    def _around(self) -> msgspec.Raw:
        """The table around the game, written once for all who are told."""
        return msgspec.Raw(_encode(feed.table_json(self.table)))

    def _entries(self, lines: Sequence[Line], owner: str, around: msgspec.Raw) -> bytes:
        entries = feed.entries_json(self.table, lines, self.table.seat_of(owner))
        return _encode({"type": "entries", **self._situation(owner), "entries": entries, "table": around})

    def _you(self, owner: str) -> bytes:
        return _encode({"type": "you", **self._situation(owner)})

    def _situation(self, owner: str) -> dict[str, Any]:
        view = feed.view_json(self.table, self.table.seat_of(owner))
        return {"seq": self.table.public, "you": feed.you_json(self.table, owner), "view": view}
