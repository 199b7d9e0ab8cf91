"""A table without server, store or clock: people say things to it, time is set by hand."""

from __future__ import annotations

import json
from itertools import count
from random import Random
from typing import TYPE_CHECKING, Any

from msgspec import structs

from fzzzt.fairness import commitment_to, new_secret
from fzzzt.tables import Guest, Refusal, Terms, course, covering, decode_command, feed, house, seating
from fzzzt.tables.company import Company
from fzzzt.tables.powers import in_charge
from fzzzt.tables.table import Table
from fzzzt.tables.terms import opened_by
from fzzzt.wire import log

if TYPE_CHECKING:
    from fzzzt.store import Line
    from fzzzt.wire.tables import TableState, You

ADA, BOB, CLEO, DASH = (Guest(name.lower(), name) for name in ("Ada", "Bob", "Cleo", "Dash"))
PEOPLE = (ADA, BOB, CLEO, DASH)
EVE = Guest("eve", "Eve")
"""A stranger."""

START = 1_000_000


class Parlour:
    """One table and the time of day. Ada is its host. Whoever sits down is there, until they go."""

    def __init__(self, terms: Terms, seed: object = 0) -> None:
        secret = commitment_to(f"secret {seed}")
        self.now = START
        self.table = Table("a-table-in-tests")
        self.log: list[Line] = []
        self.company = Company(lambda: self.now)
        self._ids = count(1)
        opened = structs.replace(self.opened(ADA.id, terms), commitment=commitment_to(secret))
        self.table.write(log.Secret(secret), self.now)
        self.table.write(opened, self.now)
        self._keep()

    def opened(self, host: str, terms: Terms) -> log.Opened:
        """What a host gets for these terms."""
        return opened_by(host, terms)

    @classmethod
    def playing(cls, players: int = 3, seed: object = 0, **terms: Any) -> Parlour:
        """A table of people where the game has begun."""
        parlour = cls(Terms(players=players, **terms), seed)
        for guest in PEOPLE[:players]:
            if any(seat.state == "free" for seat in parlour.table.seats):
                parlour.sit(guest)
        return parlour

    def _keep(self) -> list[Line]:
        lines, self.table.unsaved = self.table.unsaved, []
        self.log += lines
        return lines

    def sit(self, guest: Guest, seat: int | None = None, commitment: str | None = None) -> int:
        """Somebody sits down."""
        number = seating.sit(self.table, guest, seat, commitment, self.now)
        self.come(guest)
        self.settle()
        return number

    def come(self, guest: Guest) -> None:
        """Somebody opens the page."""
        if not self.company.is_connected(guest.id):
            self.company.come(guest.id)

    def go(self, *guests: Guest) -> None:
        """They close it."""
        for guest in guests:
            self.company.go(guest.id)

    def you(self, guest: Guest) -> You:
        """What somebody alone is told."""
        return feed.you(self.table, in_charge(self.table, self.company), guest, self.table.seat_of(guest.id))

    @property
    def shown(self) -> TableState:
        """What everybody is told."""
        return feed.table_state(self.table, self.company)

    def say(self, guest: Guest, type_: str, **fields: Any) -> list[Line]:
        """Somebody sends a message; answers the new lines."""
        message = decode_command(json.dumps({"type": type_, "id": f"m{next(self._ids)}", **fields}))
        house.carry_out(self.table, self.company, guest, message, self.now)
        return self.settle()

    def refused(self, guest: Guest, type_: str, **fields: Any) -> str:
        """The code with which a message is refused; nothing may have changed."""
        before = self.table.seq
        try:
            self.say(guest, type_, **fields)
        except Refusal as refusal:
            assert self.table.seq == before, "a refusal changes nothing"
            return refusal.code
        raise AssertionError(f"{type_} was not refused")

    def settle(self) -> list[Line]:
        """Let everything happen that needs nobody."""
        course.settle(self.table, self.now)
        return self._keep()

    def wait(self, ms: int) -> None:
        """Time passes; what is due happens."""
        self.now += ms
        covering.mind(self.table, self.company, self.now)
        course.ring(self.table, self.now)
        self.settle()

    def person(self, seat: int) -> Guest:
        """Who sits there."""
        return next(guest for guest in (*PEOPLE, EVE) if guest.id == self.table.seats[seat].owner)

    @property
    def phase(self) -> str:
        """What the table is at."""
        return self.table.phase

    @property
    def turn(self) -> int:
        """The first seat the table waits for."""
        return self.table.waiting[0]

    def move(self, rng: Random) -> list[Line]:
        """Whoever is to decide decides at random."""
        return self.move_of(rng.choice(self.table.waiting), rng)

    def move_of(self, seat: int, rng: Random) -> list[Line]:
        """Whoever sits here decides at random."""
        assert self.table.game is not None
        if self.table.game.phase == "bid":
            return self.say(self.person(seat), "bid", cards=self.some_bid(seat, rng), seq=self.table.public)
        robots = dict(self.table.game.legal_builds(seat).draw(rng).robots)
        return self.say(self.person(seat), "build", robots=robots, seq=self.table.public)

    def bot_move(self, seat: int, rng: Random) -> list[Line]:
        """The bot that plays for this seat decides at random."""
        game = self.table.game
        assert game is not None
        legal = game.legal_bids(seat) if game.phase == "bid" else game.legal_builds(seat)
        course.bot_moves(self.table, legal.draw(rng), len(game.log), self.now)
        return self.settle()

    def some_bid(self, seat: int, rng: Random) -> list[str]:
        """A lawful bid of a seat, in its turn or before."""
        assert self.table.game is not None
        hand = self.table.game.hands[seat]
        return rng.sample(hand, rng.randint(1, min(2, len(hand))))

    def play_until(self, phase: str, seed: object = 0) -> None:
        """Play at random until the game is in a phase."""
        rng = Random(f"parlour {seed}")
        while self.table.game is None or self.table.game.phase != phase:
            self.move(rng)


def new_nonce() -> tuple[str, str]:
    """A nonce and the commitment to it."""
    nonce = new_secret()
    return nonce, commitment_to(nonce)
