"""What is said of a table's entries: of the game by a narrator, once for all who got an event alike; the rest here."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

import msgspec
from msgspec import UNSET

from fzzzt.engine import redact, sees_more
from fzzzt.locale.robot_names import BOT_NAMES
from fzzzt.voice.narrator import Narrator
from fzzzt.wire import log
from fzzzt.wire.records import WireOrigin
from fzzzt.wire.sayings import Saying

if TYPE_CHECKING:
    from fzzzt.engine import Game

_encode = msgspec.json.Encoder().encode


class Story:
    """A game in sayings, as they are sent. It is told as far as somebody asks, each event once."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._narrator = Narrator(game.options, game.faces)
        self._told: list[msgspec.Raw] = []
        """What spectators hear of each event, and all others who got it like them."""
        self._own: dict[tuple[int, int], msgspec.Raw] = {}
        """What is said otherwise to a seat, by the event's place and the seat."""

    def sayings(self, place: int, seat: int | None) -> msgspec.Raw:
        """What a seat, or a spectator (None), is told of the event at this place of the log."""
        while len(self._told) <= place:
            self._tell(len(self._told))
        return self._told[place] if seat is None else self._own.get((place, seat), self._told[place])

    def _tell(self, place: int) -> None:
        event = self._game.log[place]
        own = {seat: redact(event, seat) for seat in sees_more(event)}
        told, *apart = self._narrator.tell_each([redact(event, None), *own.values()])
        self._told.append(msgspec.Raw(_encode(told)))
        for seat, sayings in zip(own, apart, strict=True):
            self._own[place, seat] = msgspec.Raw(_encode(sayings))


def around_the_game(entry: log.PublicEntry) -> tuple[Saying, ...]:  # noqa: C901 - one case an entry
    """What everybody is told of an entry that is no event of the game. Talk speaks for itself."""
    match entry:
        case log.Sat(seat=seat, name=name):
            return (Saying("play-sat", "headline", seat, texts={"name": name}),)
        case log.Left(seat=seat) | log.Filled(seat=seat, bot=None):
            return (Saying("play-left", "headline", numbers={"number": seat + 1}),)
        case log.Filled(seat=seat):
            return (Saying("play-filled", "step", texts={"name": BOT_NAMES[seat]}),)
        case log.Starting():
            return (Saying("play-starting", "step"),)
        case log.Started(missing=missing) if missing:
            return (Saying("play-started-without", "headline", seats=tuple(missing)),)
        case log.Started():
            return (Saying("play-started", "headline"),)
        case log.Away(seat=seat, why=why):
            return (Saying(f"play-away-{why}", "headline", seat),)
        case log.Back(seat=seat):
            return (Saying("play-back", "headline", seat),)
        case log.Moved(seat=seat):
            return (Saying("play-moved", "headline", seat),)
        case log.Renamed(name=""):  # of somebody who is deleted
            return ()
        case log.Renamed(seat=seat, name=name, before=before) if name != before:
            return (Saying("play-renamed", "step", seat, texts={"name": name, "before": before}),)
        case log.Slept():
            return (Saying("play-slept", "step"),)
        case log.Woke():
            return (Saying("play-woke", "step"),)
        case log.Asked(seat=seat, name=name):
            return (Saying("play-asked", "headline", seat, texts={"asker": name}),)
        case log.Declined(seat=seat):
            return (Saying("play-declined", "step", seat),)
        case log.Given(seat=seat):
            return (Saying("play-given", "headline", seat),)
        case log.Reclaimed(seat=seat):
            return (Saying("play-reclaimed", "headline", seat),)
        case log.Ending(seat=seat, on=on):
            return (Saying("play-ending" if on else "play-not-ending", "headline", seat),)
        case log.Silenced(seat=None, on=on):
            return (Saying("play-silenced-spectators" if on else "play-heard-spectators", "step"),)
        case log.Silenced(seat=seat, on=on):
            return (Saying("play-silenced" if on else "play-heard", "step", seat),)
        case log.Ended(why=why):
            return (Saying(f"play-ended-{why}", "headline"),)
        case log.Forgotten(seats=seats) if seats:
            return (Saying("play-forgotten", "headline", numbers={"count": len(seats)}),)
        case log.Forgotten():
            return ()
        case log.Rematched():
            return (Saying("play-rematch", "headline"),)
        case log.Opened(origin=WireOrigin(round=number, auction=auction, seat=seat)):
            numbers = {"round": number, "auction": auction}
            known = () if seat is UNSET else (Saying("play-played-on-as", "headline", seat),)
            return (Saying("play-played-on", "headline", numbers=numbers), *known)
        case log.Opened() | log.Renamed() | log.Nonce() | log.Chat() | log.Happened():
            return ()
        case _:
            assert_never(entry)
