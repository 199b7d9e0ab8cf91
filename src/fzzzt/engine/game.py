"""The game: turns chance and decisions into consequences, one event at a time.

`push` takes what the engine cannot know (`Setup`, `Deal`, `Bid`, `Build`), checks it, and answers with all events that
came of it. Hands, discards and units are kept as tuples that are replaced, never changed: `copy` shares them.
"""

from __future__ import annotations

from collections import Counter
from enum import Enum
from typing import TYPE_CHECKING, Final, Literal, overload

from fzzzt.engine.auction import LegalBids, bid_error, clockwise, reveal
from fzzzt.engine.build import LegalBuilds, build_error
from fzzzt.engine.cards import WHOLE_BELT, Deck
from fzzzt.engine.drawing import draw_game, situation
from fzzzt.engine.errors import IllegalMove, InvalidMove, quoted
from fzzzt.engine.events import Award, Bid, Build, Deal, Event, Reveal, Round, Score, Setup
from fzzzt.engine.options import HAND_SIZE, MOST_PLAYERS, Options
from fzzzt.engine.scoring import score_seat, winners
from fzzzt.engine.view import seat_view, spectator_view

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from fzzzt.engine.view import SeatView, SpectatorView, View


class Chance(Enum):
    """What is to move when no player is: the cards."""

    CHANCE = "chance"


Phase = Literal["setup", "deal", "bid", "build", "over"]
"""What the game waits for: the cards, a bid, builds, or nothing any more."""

CHANCE: Final = Chance.CHANCE
Known = tuple[tuple[str, ...], tuple[str, ...]]
"""What was shown to be in a hand, and in a discard."""
NOTHING_KNOWN: Final[Known] = ((), ())
NOBODY: Final[frozenset[int]] = frozenset()
_ONLY = [frozenset((seat,)) for seat in range(MOST_PLAYERS)]


class Game:
    """A game in play. Everything in it can be read; only `push` changes it."""

    __slots__ = (
        "_legal_bids",
        "_seat_views",
        "_turn",
        "auction",
        "belt",
        "bids",
        "chief",
        "conveyor",
        "deciding",
        "discards",
        "face_up",
        "faces",
        "hands",
        "known",
        "log",
        "mechanics",
        "options",
        "order",
        "phase",
        "redeal",
        "round",
        "rounds",
        "score",
        "sealed_builds",
        "shown",
        "units",
    )

    def __init__(self, options: Options | None = None, faces: Deck | None = None) -> None:
        # Whoever starts with the library gets these wrong first.
        if not isinstance(options, Options):
            what = "" if options is None else f", not {quoted(options)}"
            raise TypeError(f"a game is made of Options{what}: Game(Options(players=2)), for example")
        if not isinstance(faces, Deck | None):
            raise TypeError(f"a game is played with a Deck, not {quoted(faces)}: Deck.standard(), for example")
        self.options = options
        self.faces = faces or Deck.standard()
        self.faces.check(options)
        seats = options.players
        self.log: list[Event] = []
        self.phase: Phase = "setup"
        self.deciding = NOBODY
        """The seats that decide now: nobody if the cards are to move, or the game is over."""
        self.mechanics: tuple[int, ...] = (0,) * seats
        self.chief = 0
        self.round = 0
        self.rounds = self.faces.rounds(options)
        self.auction = 0
        """Which auction of the round this is, from 1."""
        self.redeal = 0
        """How often everybody has been dealt new hands inside this round."""
        self.conveyor: tuple[str, ...] = ()
        """The cards of the conveyor deck that are not on the belt yet, top first."""
        self.belt: tuple[str, ...] = ()
        self.face_up = 0
        self.hands: list[tuple[str, ...]] = [()] * seats
        self.discards: list[tuple[str, ...]] = [()] * seats
        self.units: list[Mapping[str, tuple[str, ...]]] = [{}] * seats
        self.order: tuple[int, ...] = ()
        """The seats that bid in this auction, clockwise from the Chief."""
        self._turn = 0
        self.bids: list[tuple[str, ...] | None] = [None] * seats
        self.known: tuple[Known, ...] = (NOTHING_KNOWN,) * seats
        """What was shown of each seat's hand and discard since its last deal, up to `shown`."""
        self.shown: tuple[Award, ...] = ()
        self.sealed_builds: dict[int, Build] = {}
        self._legal_bids: list[LegalBids | None] = [None] * seats
        self._seat_views: list[tuple[tuple[object, ...], SeatView] | None] = [None] * seats
        self.score: Score | None = None

    def __repr__(self) -> str:
        return f"<Game {self.options.players} players, {situation(self, self.deciding)}>"

    def __str__(self) -> str:
        return draw_game(self)

    @classmethod
    def replay(cls, options: Options, events: Iterable[Event], faces: Deck | None = None) -> Game:
        """The game after these events; consequences among them are passed over, since they follow."""
        game = cls(options, faces)
        for event in events:
            if isinstance(event, Setup | Deal | Bid | Build):
                game.push(event)
        return game

    def copy(self) -> Game:
        """An independent game in the same position, with the same log."""
        twin = Game.__new__(Game)
        for name in Game.__slots__:
            setattr(twin, name, getattr(self, name))
        for name in ("log", "hands", "discards", "units", "bids", "sealed_builds", "_legal_bids", "_seat_views"):
            setattr(twin, name, getattr(self, name).copy())
        return twin

    # What may be done

    def legal_bids(self, seat: int) -> LegalBids:
        """The bids this seat may make now; none if it is not its turn."""
        if self.phase != "bid" or seat != self.order[self._turn]:
            return LegalBids(seat, ())
        # Three of four hands are the same as in the auction before: their bids are listed once.
        if (bids := self._legal_bids[seat]) is None or bids.hand is not self.hands[seat]:
            bids = self._legal_bids[seat] = LegalBids(seat, self.hands[seat])
        return bids

    def legal_builds(self, seat: int) -> LegalBuilds:
        """The builds this seat may make now: in the build phase building nothing is always among them."""
        self._check_seat(seat)
        building = self.phase == "build" and seat in self.deciding
        return LegalBuilds(self.faces, seat, self.hands[seat], self.units[seat] if building else None)

    @property
    def to_move(self) -> frozenset[int] | Chance:
        """Who or what is to move: chance, some seats, or nobody."""
        return CHANCE if self.phase in ("setup", "deal") else self.deciding

    @overload
    def view(self, seat: None) -> SpectatorView: ...

    @overload
    def view(self, seat: int, public: SpectatorView | None = None) -> View: ...

    @overload
    def view(self, seat: int | None) -> SpectatorView: ...

    def view(self, seat: int | None, public: SpectatorView | None = None) -> SpectatorView:
        """The whole situation as this seat may know it; for None as a spectator may.

        `public`, the spectators' view of the same situation, saves making again what is the same for everybody.
        """
        if seat is None:
            return spectator_view(self)
        self._check_seat(seat)
        return seat_view(self, seat, public or spectator_view(self))

    def personal(self, seat: int) -> tuple[str, ...]:
        """All personal cards of a seat: hand and discard; not its units nor the robots allocated to them."""
        return self.hands[seat] + self.discards[seat]

    # What happens

    def push(self, event: Event) -> tuple[Event, ...]:
        """Take a chance event or a move and return all events that come of it, that one first.

        A build is sealed until the last is in: it returns nothing, then all builds, clockwise from the Chief.
        Raises `InvalidMove` or `IllegalMove`, and then nothing has changed.
        """
        log, before = self.log, len(self.log)
        if isinstance(event, Bid):
            self._bid(event)
        elif isinstance(event, Build):
            self._build(event)
        elif isinstance(event, Deal):
            self._deal(event)
        elif isinstance(event, Setup):
            self._set_up(event)
        elif isinstance(event, Event):
            raise InvalidMove("consequence", what=type(event).__name__)
        else:
            raise InvalidMove("not-an-event")
        return (log[-1],) if len(log) == before + 1 else tuple(log[before:])

    def _check_seat(self, seat: object) -> None:
        if type(seat) is not int or not 0 <= seat < self.options.players:
            raise InvalidMove("unknown-seat", seat=seat)

    # Set-up and preparation

    def _set_up(self, event: Setup) -> None:
        if self.phase != "setup":
            raise IllegalMove("not-now-setup")
        if not _is_tuple_of(int, event.mechanics):
            raise InvalidMove("malformed", what=f"the Mechanics are a tuple of numbers, not {event.mechanics!r}")
        if not _is_tuple_of(str, event.conveyor) or event.conveyor is None:
            raise InvalidMove("malformed", what="the conveyor deck is a tuple of card ids")
        if sorted(event.mechanics) != list(range(1, self.options.players + 1)):
            raise IllegalMove("wrong-mechanics", players=self.options.players)
        if sorted(event.conveyor) != list(self.faces.conveyor(self.options)):
            raise _difference(event.conveyor, self.faces.conveyor(self.options))
        self.mechanics = event.mechanics
        self.chief = event.mechanics.index(1)
        self.conveyor = event.conveyor
        self.hands = [self.faces.starting_hand(number) for number in event.mechanics]
        self.log.append(event)
        self._begin_round()

    def _begin_round(self) -> None:
        size = self.options.belt
        self.belt, self.conveyor = self.conveyor[:size], self.conveyor[size:]
        self.round += 1
        self.redeal = 0
        self.auction = 1
        self.log.append(Round(self.round, self.belt))
        self._wait_for_deal()

    def _wait_for_deal(self) -> None:
        self.phase = "deal"
        self.deciding = NOBODY
        self.order = ()

    def _deal(self, event: Deal) -> None:
        if self.phase != "deal":
            raise IllegalMove("not-now-deal")
        if type(event.hands) is not tuple or len(event.hands) != self.options.players:
            raise InvalidMove("wrong-hands", players=self.options.players)
        dealt = [self._check_hand(seat, hand) for seat, hand in enumerate(event.hands)]
        self.hands = [hand for hand, _ in dealt]
        self.discards = [discard for _, discard in dealt]
        self.known = (NOTHING_KNOWN,) * self.options.players
        self.shown = ()
        self.log.append(Deal(tuple(self.hands)))
        self._line_up()
        self._begin_auction()

    def _check_hand(self, seat: int, hand: tuple[str, ...] | None) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """A hand dealt to a seat, sorted, and the discard that remains."""
        left = list(self.personal(seat))
        size = min(HAND_SIZE, len(left))
        if type(hand) is not tuple or len(hand) != size:
            raise IllegalMove("wrong-hand-size", seat=seat, count=size)
        for card in hand:
            try:
                left.remove(card)
            except ValueError:
                raise IllegalMove("wrong-hand-card", seat=seat, card=card) from None
        return tuple(sorted(hand)), tuple(left)

    def _line_up(self) -> None:
        """Who bids, in which order: whoever has cards, clockwise from the Chief Mechanic."""
        hands = self.hands
        self.order = tuple([seat for seat in clockwise(len(hands), self.chief) if hands[seat]])

    def _begin_auction(self) -> None:
        """Turn up belt cards if none is face up, and let the first seat bid."""
        self._turn = 0
        self.phase = "bid"
        self.deciding = _ONLY[self.order[0]]
        if not self.face_up:
            speed = self.faces.cards[self.belt[0]].speed
            self.face_up = len(self.belt) if speed == WHOLE_BELT else min(speed, len(self.belt))
            self.log.append(Reveal(self.belt[: self.face_up]))

    # Auctions

    def _bid(self, event: Bid) -> None:
        seat, cards = event.seat, event.cards
        if self.phase != "bid":
            raise IllegalMove("not-now-bid")
        if seat != self.order[self._turn] or type(seat) is not int:
            self._check_seat(seat)
            raise IllegalMove("not-your-turn", seat=seat, turn=self.order[self._turn])
        left = list(self.hands[seat])
        try:
            for card in cards:
                left.remove(card)
        except (ValueError, TypeError):
            raise bid_error(self.faces, event, self.hands[seat]) from None
        if not cards or type(cards) is not tuple:
            raise bid_error(self.faces, event, self.hands[seat])
        self.bids[seat] = cards
        self.log.append(event)
        self._turn += 1
        if self._turn < len(self.order):
            self.deciding = _ONLY[self.order[self._turn]]
        else:
            self._award()

    def _award(self) -> None:
        """Reveal the bids: the winner's go to the winner's discard with the card won, the others back in hand."""
        bids = tuple(self.bids)
        values, winner, rival = reveal(self.order, bids, self.faces.power)
        if rival is not None:
            self.chief = rival
        award = Award(self.belt[0], winner, values, self.chief, bids)
        self._pay(winner, bids[winner] or (), award.card)
        if rival is not None or not self.hands[winner]:
            self._line_up()
        self.belt = self.belt[1:]
        self.face_up -= 1
        self.auction += 1
        self.shown += (award,)
        self.bids = [None] * len(bids)
        self.log.append(award)
        if not self.belt:
            self._end_round()
        elif self.order:
            self._begin_auction()
        else:
            self.redeal += 1
            self._wait_for_deal()

    def _pay(self, winner: int, bid: tuple[str, ...], card: str) -> None:
        left = list(self.hands[winner])
        for paid in bid:
            left.remove(paid)
        self.hands[winner] = tuple(left)
        if card in self.faces.units:
            self.units[winner] = {**self.units[winner], card: ()}
            self.discards[winner] += bid
        else:
            self.discards[winner] += (*bid, card)

    # Clean up and build

    def _end_round(self) -> None:
        self.hands = [tuple(sorted(self.personal(seat))) for seat in range(self.options.players)]
        self.discards = [()] * self.options.players
        self.known = (NOTHING_KNOWN,) * self.options.players
        self.shown = ()
        self.order = ()
        builders = frozenset([seat for seat, units in enumerate(self.units) if units])
        if len(self.conveyor) < self.options.belt:
            self._end()
        elif builders:
            self.phase = "build"
            self.deciding = builders
        else:
            self._begin_round()

    def _build(self, event: Build) -> None:
        seat = event.seat
        if self.phase != "build":
            raise IllegalMove("not-now-build")
        self._check_seat(seat)
        if seat not in self.deciding:
            raise IllegalMove("already-built" if self.units[seat] else "nothing-to-build", seat=seat)
        if fault := build_error(self.faces, event, self.hands[seat], self.units[seat]):
            raise fault
        robots = event.robots
        self.sealed_builds[seat] = Build(seat, {unit: robots[unit] for unit in sorted(robots)})
        self.deciding = self.deciding - {seat}
        if not self.deciding:
            self._show_builds()

    def _show_builds(self) -> None:
        for seat in clockwise(self.options.players, self.chief):
            if build := self.sealed_builds.get(seat):
                self._allocate(build)
                self.log.append(build)
        self.sealed_builds = {}
        self._begin_round()

    def _allocate(self, build: Build) -> None:
        left = list(self.hands[build.seat])
        units = dict(self.units[build.seat])
        for unit, card in build.robots.items():
            left.remove(card)
            units[unit] += (card,)
        self.hands[build.seat] = tuple(left)
        self.units[build.seat] = units

    # The end

    def _end(self) -> None:
        self.phase = "over"
        self.deciding = NOBODY
        seats = tuple(score_seat(self.faces, self.hands[seat], units) for seat, units in enumerate(self.units))
        self.score = Score(seats, winners(seats))
        self.log.append(self.score)


def _is_tuple_of(kind: type, values: object) -> bool:
    return type(values) is tuple and all(type(value) is kind for value in values)


def _difference(cards: tuple[str, ...], expected: tuple[str, ...]) -> IllegalMove:
    """The first card that is surplus or missing."""
    given, wanted = Counter(cards), Counter(expected)
    if surplus := given - wanted:
        return IllegalMove("surplus-card", card=min(surplus))
    return IllegalMove("missing-card", card=min(wanted - given))
