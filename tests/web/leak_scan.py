"""The second net: reads all that somebody got during a whole game, and knows from the game's log what was allowed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import msgspec

from fzzzt.engine import Bid, Deck, Reveal, redact
from fzzzt.record.onlooker import onlooker_at
from fzzzt.voice.narrator import Narrator
from fzzzt.voice.situation import situation
from fzzzt.wire import plain
from fzzzt.wire.views import view_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fzzzt.engine import Event, Options

Json = dict[str, Any]

_QUOTED = re.compile(r'"([a-z0-9-]+)"')
_OF_A_SEAT = {"mechanic", "hand", "discard", "bid", "owned", "known_hand", "known_discard", "units"}
_OF_A_MESSAGE = {
    "welcome": {"type", "seq", "now", "you", "table", "view", "cards", "entries"},
    "entries": {"type", "seq", "you", "table", "view", "entries"},
    "you": {"type", "seq", "you", "view"},
    "presence": {"type", "seq", "you", "presence"},
    "ok": {"type", "id", "seq"},
    "bye": {"type", "seq", "reason"},
}
_OF_ONESELF = {"seat", "host", "prepared", "auto", "muted", "left_ms", "since", "hint", "hints", "can_prepare"} | {
    "powers",
    "covered",
    "answers",
    "asked",
    "lost",
}
_OF_A_CHAIR = {"name", "state", "bot", "left_ms", "since", "presence", "account"}
_OF_PRESENCE = {"here", "since", "typing"}
_OF_A_REQUEST = {"id", "seat", "name"}
_OF_AN_EVENT = {"setup": {"type", "mechanics"}, "round": {"type", "round"}, "bid": {"type", "seat", "count"}}
"""What others, or everybody, may see of these events."""
_OWN = ("my_build", "legal")
"""What is in a view besides what events tell: a build of one's own that is still sealed."""


class Scan:
    """What one seat, or a spectator (None), may have known at any time of a game that is over."""

    def __init__(self, options: Options, entries: Sequence[Json], log: Sequence[Event], seat: int | None) -> None:
        self.seat = seat
        self.faces = Deck.standard().cards_in(options)
        self.starting = {
            card for number in range(1, options.players + 1) for card in Deck.standard().starting_hand(number)
        }
        self._options, self._log = options, log
        self._nonces = {entry["nonce"]: entry["seq"] for entry in entries if entry["type"] == "nonce"}
        self._told = [0]
        """How many events are known with each entry."""
        for entry in entries:
            self._told.append(self._told[-1] + (entry["type"] == "event"))
        self._views: dict[int, Json] = {}
        self._sayings: list[list[Json]] = []

    def events(self, seq: int) -> Sequence[Event]:
        """What has happened in the game up to an entry."""
        return self._log[: self._told[seq]]

    def public(self, seq: int) -> set[str]:
        """The cards that are in somebody's possession, or have lain face up, up to an entry."""
        face_up = {card for event in self.events(seq) if isinstance(event, Reveal) for card in event.cards}
        return self.starting | face_up

    def view(self, seq: int) -> Json:
        """What follows from the events that this seat may hear."""
        if seq not in self._views:
            onlooker = onlooker_at(self._options, Deck.standard(), self.seat)
            for event in self.events(seq):
                onlooker.hear(redact(event, self.seat))
            self._views[seq] = plain(view_of(onlooker.view()))
        return self._views[seq]

    def situation(self, seq: int) -> list[Json]:
        """What follows to be said of what is to be decided, from the events that anybody may hear."""
        onlooker = onlooker_at(self._options, Deck.standard(), None)
        for event in self.events(seq):
            onlooker.hear(redact(event, None))
        said: list[Json] = plain(situation(onlooker.view()))
        return said

    def sayings(self, seq: int) -> list[Json]:
        """What follows to be said of the event of an entry from the events that this seat may hear."""
        if not self._sayings:
            narrator = Narrator(self._options, Deck.standard())
            self._sayings = plain([narrator.tell(redact(event, self.seat)) for event in self._log])
        return self._sayings[self._told[seq] - 1]

    def check(self, data: bytes) -> None:
        """Check one message of the socket, or the page of a table."""
        message: Json = msgspec.json.decode(data)
        message.pop("cards", None)  # all faces of the game, which everybody may read in the rules
        seq = message["seq"]
        self.check_cards(msgspec.json.encode(message), seq)
        for nonce, revealed in self._nonces.items():
            assert revealed <= seq or nonce not in data.decode(), "a nonce before it is revealed"
        if "type" in message:
            self._check_shape(message)
        for entry in message.get("entries", ()):
            if entry["type"] == "event":
                self._check_event(entry["event"])
                assert entry["sayings"] == self.sayings(entry["seq"])
        if message.get("view") is not None:
            self._check_view(message["view"], seq)
        if message.get("table", {}).get("situation"):
            assert message["table"]["situation"] == self.situation(seq)

    def check_cards(self, data: bytes, seq: int) -> None:
        """No card is named that nobody may know."""
        hidden = {name for name in _QUOTED.findall(data.decode()) if name in self.faces} - self.public(seq)
        assert not hidden, f"{hidden} at {seq}, to seat {self.seat}: {data!r}"

    def _check_shape(self, message: Json) -> None:
        if message["type"] != "error":
            assert message.keys() <= _OF_A_MESSAGE[message["type"]]
        if "you" in message:
            grouped = set() if message["you"]["seat"] is None else {"group"}  # the key to it is for those who sit
            assert message["you"].keys() == _OF_ONESELF | grouped
            assert message["you"]["seat"] in (self.seat, None)
            assert self.seat is not None or message["you"]["prepared"] is None
            assert self.seat is not None or (message["you"]["hint"], message["you"]["hints"]) == ([], 0)
            self._check_covered(message["you"]["covered"], message["seq"])
        chairs = message.get("table", {}).get("seats", ())
        assert all(chair.keys() == _OF_A_CHAIR for chair in chairs)
        present = [*message.get("presence", ()), *(chair["presence"] for chair in chairs)]
        assert all(one is None or one.keys() == _OF_PRESENCE for one in present)
        assert all(one.keys() == _OF_A_REQUEST for one in message.get("table", {}).get("requests", ()))

    def _check_covered(self, covered: list[Json], seq: int) -> None:
        """What a bot did is told to the owner of the seat, and is of bids and builds of that seat."""
        bids = [sorted(event.cards) for event in self.events(seq) if isinstance(event, Bid) and event.seat == self.seat]
        told = [sorted(saying["cards"]) for saying in covered if saying["key"] == "play-covered-bid"]
        assert self.seat is not None or covered == []
        assert all(cards in bids for cards in told)

    def _check_event(self, event: Json) -> None:
        """The split of others' cards, and the order of the deck, are in no event."""
        if event["type"] == "deal":
            assert [hand for seat, hand in enumerate(event["hands"]) if seat != self.seat and hand is not None] == []
        elif event["type"] != "bid" or event["seat"] != self.seat:
            allowed = _OF_AN_EVENT.get(event["type"])
            assert allowed is None or event.keys() == allowed

    def _check_view(self, view: Json, seq: int) -> None:
        """A view says what follows from the events, nothing more."""
        for number, seat in enumerate(view["seats"]):
            assert seat.keys() == _OF_A_SEAT, number
            assert isinstance(seat["hand"], int)
            assert isinstance(seat["discard"], int)
        expected = {key: value for key, value in self.view(seq).items() if key not in _OWN}
        assert {key: value for key, value in view.items() if key not in _OWN} == expected
        if self.seat is None:
            assert [view[key] for key in ("hand", "my_bid", *_OWN)] == [None] * 4
