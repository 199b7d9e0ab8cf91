"""Who watches a table, and what is sent to each: the same bytes to all who may know the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.tables import feed
from fzzzt.tables.powers import in_charge
from fzzzt.wire.faces import faces_of
from fzzzt.wire.tables import Bye, CompanyNews, Welcome, encode, told_alone, told_entries
from fzzzt.wire.views import view_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from fzzzt.tables.company import Company
    from fzzzt.tables.guest import Guest
    from fzzzt.tables.table import Filed, Table

    Send = Callable[[bytes], None]


def _nobody(_: bytes) -> None:
    """Where messages go when a connection is closed."""


class Subscription:
    """One open connection. `send` takes a message and never blocks."""

    def __init__(self, onlookers: Onlookers, guest: Guest, send: Send, *, attentive: bool = False) -> None:
        self.guest = guest
        self.send = send
        self.attentive = attentive
        """Whether it wants to hear who comes and goes."""
        self._onlookers = onlookers

    def since(self, seq: int) -> None:
        """Send all entries after this one again."""
        self._onlookers.tell_since(self, seq)

    def close(self) -> None:
        """Send nothing more, and hold on to nobody: a circle would keep the table, for long."""
        self._onlookers.drop(self)
        self.send = _nobody


class Onlookers:
    """Everybody connected to a table in this process."""

    def __init__(self, table: Table, company: Company) -> None:
        self.table = table
        self.company = company
        self._all: set[Subscription] = set()
        self._known: object = None
        """Who was here, and who acted as host or may call a bot for them, when that was told last."""

    def __len__(self) -> int:
        return len(self._all)

    def welcome(self, guest: Guest, seq: int, send: Send, *, attentive: bool = False) -> Subscription:
        """Let somebody watch from now on; the first message tells everything after `seq`."""
        subscription = Subscription(self, guest, send, attentive=attentive)
        table, company = self.table, self.company
        company.come(guest.id)
        seat = table.seat_of(guest.id)
        view = feed.view(table, seat)
        welcome = Welcome(
            seq=table.public,
            now=company.now(),
            you=feed.you(table, in_charge(table, company), guest, seat),
            table=feed.table_state(table, company),
            view=None if view is None else view_of(view),
            cards=faces_of(table.faces, table.options),
            entries=tuple([feed.told_entry(table, filed, seat) for filed in table.told[seq:]]),
        )
        send(encode(welcome))
        self.tell_company()
        self._all.add(subscription)
        return subscription

    def drop(self, subscription: Subscription) -> None:
        """Somebody is gone."""
        if subscription in self._all:
            self._all.discard(subscription)
            self.company.go(subscription.guest.id)
            self.company.forget_strangers([self.table.host, *(seat.owner or "" for seat in self.table.seats)])

    def tell_company(self) -> None:
        """Tell who comes, goes and writes to those who want to hear it, where that has changed anything."""
        presence = feed.presence(self.table, self.company)
        charge = in_charge(self.table, self.company)
        known = (presence, charge.acting, charge.caller)
        if known == self._known:
            return
        self._known = known
        for subscription in list(self._all):
            if subscription.attentive:
                guest = subscription.guest
                you = feed.you(self.table, charge, guest, self.table.seat_of(guest.id))
                subscription.send(encode(CompanyNews(self.table.public, you, presence)))

    def tell_since(self, subscription: Subscription, seq: int) -> None:
        """All entries after this one, to one onlooker."""
        guest = subscription.guest
        subscription.send(_News(self, self.table.told[seq:]).told_to(guest, self.table.seat_of(guest.id)))

    def tell(self, filed: Sequence[Filed], sealed: Iterable[int]) -> None:
        """Tell of new entries: public ones to all, sealed ones to the seats they are of."""
        if not self._all:
            return
        seats = set(sealed)
        news = _News(self, filed) if filed else None
        spoken: dict[object, bytes] = {}
        for subscription in list(self._all):
            guest = subscription.guest
            seat, who = self._who(guest)
            if news is None and seat not in seats:
                continue
            if who not in spoken:
                spoken[who] = news.told_to(guest, seat) if news is not None else self._alone(guest, seat)
            subscription.send(spoken[who])

    def _who(self, guest: Guest) -> tuple[int | None, object]:
        """The seat of who watches, and all that matters of who they are: most spectators are told the same."""
        seat = self.table.seat_of(guest.id)
        return seat, guest.id if seat is not None or self._is_known(guest) else None

    def _is_known(self, guest: Guest) -> bool:
        table = self.table
        asks = any(asked.owner == guest.id for asked in table.requests.values())
        return guest.id == table.host or asks or table.lost_seat(guest.id) is not None

    def farewell(self, reason: str) -> None:
        """Tell everybody to connect again."""
        message = encode(Bye(reason, self.table.public))
        for subscription in list(self._all):
            subscription.send(message)

    def _alone(self, guest: Guest, seat: int | None) -> bytes:
        """What has changed of one's own sealed things."""
        table = self.table
        you = feed.you(table, in_charge(table, self.company), guest, seat)
        return told_alone(table.public, you, feed.encoded_view(table, seat))


class _News:
    """New entries, written as spectators are told of them; whoever is told more, or less, gets that."""

    def __init__(self, onlookers: Onlookers, filed: Sequence[Filed]) -> None:
        self._table = onlookers.table
        self._charge = in_charge(onlookers.table, onlookers.company)
        self._state = encode(feed.table_state(onlookers.table, onlookers.company))
        self._entries = [
            (encode(feed.told_entry(self._table, each, None)), feed.told_apart(self._table, each), each)
            for each in filed
        ]

    def told_to(self, guest: Guest, seat: int | None) -> bytes:
        """The message for somebody, at this seat or at none."""
        table = self._table
        entries = [
            encode(feed.told_entry(table, each, seat)) if seat in apart else told for told, apart, each in self._entries
        ]
        you, view = feed.you(table, self._charge, guest, seat), feed.encoded_view(table, seat)
        return told_entries(table.public, you, view, entries, self._state)
