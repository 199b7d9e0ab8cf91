"""The log of a table without somebody: their names, words and identities go, their moves stay."""

from __future__ import annotations

import secrets
from collections import defaultdict
from typing import TYPE_CHECKING

from msgspec.structs import replace

from fzzzt.store import NOBODY
from fzzzt.wire import log

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from fzzzt.store import Line
    from fzzzt.wire.log import Entry


def scrubbed(lines: Sequence[Line], owners: Collection[str], said: Collection[int]) -> dict[int, str]:
    """The lines that name one of these people, written anew, by their numbers in the log.

    `said` are the numbers of public entries that followed from their messages: early talk does not say whose it is.
    """
    entries = [log.read(line.body) for line in lines]
    scrubber = _Scrubber(owners, _last_owners(entries))
    found: dict[int, str] = {}
    for place, (line, entry) in enumerate(zip(lines, entries, strict=True)):
        new = scrubber.without(entry, place, early=line.public in said)
        if new != entry:
            found[line.seq] = log.written(new)
    return found


class _Seats:
    """Whose seats they are, and by which entry somebody sat down there.

    A seat that passes on keeps its name: it is the same person at another device.
    """

    def __init__(self) -> None:
        self.owners: dict[int, str] = {}
        self.since: dict[int, int] = {}
        self._given: dict[int, str] = {}

    def hear(self, entry: Entry, place: int) -> None:
        """Take an entry at a place of the log."""
        match entry:
            case log.Opened(kept=kept):
                for number, person in enumerate(kept or ()):
                    if person is not None:
                        self.owners[number], self.since[number] = person.owner, _kept(number)
            case log.Sat(seat=number, owner=owner):
                self.owners[number], self.since[number] = owner, place
            case log.Moved(seat=number, owner=owner):
                self.owners[number] = owner
            case log.Given(seat=number, owner=owner):
                self._given.setdefault(number, self.owners.get(number, ""))
                self.owners[number] = owner
            case log.Reclaimed(seat=number):
                self.owners[number] = self._given.pop(number)
            case _:
                pass


def _kept(number: int) -> int:
    """Since when somebody has a seat that was kept for them: before any entry."""
    return -number - 1


def _last_owners(entries: Iterable[Entry]) -> dict[int, str]:
    """Who had each seat last, by the entry that gave it to somebody."""
    seats, last = _Seats(), dict[int, str]()
    for place, entry in enumerate(entries):
        seats.hear(entry, place)
        last.update({since: seats.owners[number] for number, since in seats.since.items()})
    return last


class _Scrubber:
    """Goes through a log, and takes some people out of it."""

    def __init__(self, owners: Collection[str], last: dict[int, str]) -> None:
        self._owners, self._last = owners, last
        self._seats = _Seats()
        self._aliases: dict[str, str] = defaultdict(lambda: f"deleted-{secrets.token_urlsafe(8)}")

    def without(self, entry: Entry, place: int, *, early: bool) -> Entry:
        """An entry without them. `early`: it followed from a message of theirs."""
        self._seats.hear(entry, place)
        match entry:
            case log.Opened(host=host, kept=kept):
                people = None if kept is None else [self._person(number, kept[number]) for number in range(len(kept))]
                return replace(entry, host=self._alias(host), kept=people)
            case log.Sat(seat=number, owner=owner, name=name):
                return replace(entry, owner=self._alias(owner), name=self._name(number, name))
            case log.Renamed(seat=number, name=name, before=before):
                return replace(entry, name=self._name(number, name), before=self._name(number, before))
            case log.Moved(owner=owner) | log.Given(owner=owner):
                return replace(entry, owner=self._alias(owner))
            case log.Asked(owner=owner) if owner in self._owners:
                return replace(entry, owner=self._alias(owner), name=NOBODY)
            case log.Chat(seat=None, owner=owner) if owner in self._owners or (owner is None and early):
                return replace(entry, owner=None, name=NOBODY, text="")
            case log.Chat(seat=int(number)) if self._seats.owners.get(number) in self._owners:
                return replace(entry, name=NOBODY, text="")
            case log.Chat(seat=int(number), name=name):
                return replace(entry, name=self._name(number, name))
            case _:
                return entry

    def _person(self, number: int, person: log.KeptFor | None) -> log.KeptFor | None:
        return person and log.KeptFor(self._alias(person.owner), self._name(number, person.name))

    def _alias(self, owner: str) -> str:
        """What stands for an identity: another one at every table, so that nobody can put them together again."""
        return self._aliases[owner] if owner in self._owners else owner

    def _name(self, number: int, name: str) -> str:
        return NOBODY if self._last[self._seats.since[number]] in self._owners else name
