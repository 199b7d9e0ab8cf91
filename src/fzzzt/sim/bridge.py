"""From the engine's games and views to records and back. What a view does not tell is left to `worlds.py`."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import numpy as np

from fzzzt.engine import Game
from fzzzt.engine.auction import clockwise
from fzzzt.engine.view import known_cards
from fzzzt.engine.worlds import unseen_cards
from fzzzt.sim.rules import count_free
from fzzzt.sim.state import BID, BUILD, DEAL, GAME, NOBODY, OVER

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from fzzzt.engine import SeatView, SpectatorView, View
    from fzzzt.sim.faces import Faces
    from fzzzt.sim.state import Row

_PHASES = {"deal": DEAL, "bid": BID, "build": BUILD, "over": OVER}
_NAMES = {phase: name for name, phase in _PHASES.items()}


def record_of(game: Game, faces: Faces) -> Row:
    """A game of the engine, set up and with no build sealed, as a record."""
    if game.phase == "setup" or game.sealed_builds:
        raise ValueError("a game can be simulated when it is set up, and between the builds")
    record = _blank(faces, game)
    numbers = faces.numbers
    rest = [numbers[card] for card in game.belt + game.conveyor]
    head = int(faces.record["size"]) - len(rest)
    record["head"] = head
    record["conveyor"][head : head + len(rest)] = rest
    record["face_up"] = game.face_up
    for seat in range(game.options.players):
        _fill_seat(record, faces, seat, game.hands[seat], game.discards[seat], known_cards(game, seat))
        _fill_bid(record, faces, seat, game.bids[seat])
    if game.phase == "bid":
        (record["mover"],) = game.deciding
    return record


def record_of_view(view: View, faces: Faces) -> Row:
    """What a seat sees as a record; what it cannot see lies there in no particular order, and is to be shuffled.

    A sealed bid of another seat is the first cards of its hand: only their number means anything.
    """
    record = _blank(faces, view)
    numbers = faces.numbers
    face_up = [numbers[card] for card in view.belt if card is not None]
    left = len(view.belt) + view.conveyor_size
    head = int(faces.record["size"]) - left
    record["head"], record["face_up"] = head, len(face_up)
    rest = face_up + [numbers[card] for card in unseen_cards(view)]
    record["conveyor"][head : head + left] = rest
    for seat, public in enumerate(view.seats):
        known = (public.known_hand, public.known_discard)
        hand = view.hand if seat == view.seat else _some_hand(public, known)
        discard = tuple((Counter(public.owned) - Counter(hand)).elements())
        _fill_seat(record, faces, seat, hand, discard, known)
        if public.bid_size is not None:
            own = view.my_bid if seat == view.seat else None
            _fill_bid(record, faces, seat, own if own is not None else tuple(sorted(hand))[: public.bid_size])
    if view.phase == "bid":
        record["mover"] = view.to_move[0]
    return record


def _blank(faces: Faces, source: Game | SpectatorView) -> Row:
    record = np.zeros(1, GAME)[0]
    record["phase"], record["round"], record["chief"] = _PHASES[source.phase], source.round, source.chief
    record["mover"] = NOBODY
    record["owner"], record["planned"] = NOBODY, NOBODY
    mechanics = source.mechanics if isinstance(source, Game) else [seat.mechanic for seat in source.seats]
    units = source.units if isinstance(source, Game) else [seat.units for seat in source.seats]
    record["mechanics"][: len(units)] = mechanics
    for seat, owned in enumerate(units):
        _fill_units(record, faces, seat, owned)
    return record


def _fill_units(record: Row, faces: Faces, seat: int, owned: Mapping[str, Sequence[str]]) -> None:
    for card, robots in owned.items():
        unit = faces.units.index(card)
        record["owner"][unit] = seat
        record["builds"][unit] = len(robots)
        record["built"][unit, : len(robots)] = [faces.numbers[robot] for robot in robots]


def _fill_seat(
    record: Row,
    faces: Faces,
    seat: int,
    hand: Iterable[str],
    discard: Iterable[str],
    known: tuple[Iterable[str], Iterable[str]],
) -> None:
    """Lay a seat's cards in their row: the hand, what it is known to have paid and won, and what it was not dealt."""
    gathered = _is_gathered(record, faces)
    held = [] if gathered else sorted(faces.numbers[card] for card in hand)
    paid = [] if gathered else sorted(faces.numbers[card] for card in known[1])
    everything = [faces.numbers[card] for card in (*hand, *discard)]
    undealt = list((Counter(everything) - Counter(held) - Counter(paid)).elements())
    record["cards"][seat, : len(everything)] = held + undealt + paid
    record["owned"][seat], record["held"][seat] = len(everything), len(held)
    record["dealt"][seat], record["undealt"][seat] = len(held), len(undealt)
    record["shown"][seat] = 0 if gathered else _places(held, [faces.numbers[card] for card in known[0]])
    count_free(record, faces.record, seat)


def _is_gathered(record: Row, faces: Faces) -> bool:
    """Whether everybody's cards lie together: between two rounds, not while a round waits for new hands."""
    belt_begins = record["head"] == (record["round"] - 1) * faces.options.belt
    return bool(record["phase"] in (BUILD, OVER) or (record["phase"] == DEAL and belt_begins))


def _fill_bid(record: Row, faces: Faces, seat: int, cards: Iterable[str] | None) -> None:
    held = record["cards"][seat, : record["held"][seat]].tolist()
    record["bids"][seat] = _places(held, [faces.numbers[card] for card in cards or ()])


def _places(hand: Sequence[int], cards: Iterable[int]) -> int:
    """Where cards lie in a hand, as bits: the first places that have them."""
    places = 0
    for card in cards:
        place = hand.index(card)
        while places >> place & 1:
            place += 1
        places |= 1 << place
    return places


def _some_hand(seat: SeatView, known: tuple[tuple[str, ...], tuple[str, ...]]) -> tuple[str, ...]:
    rest = Counter(seat.owned) - Counter(known[0]) - Counter(known[1])
    return (*known[0], *list(rest.elements())[: seat.hand_size - len(known[0])])


def game_of(record: Row, faces: Faces) -> Game:
    """A record as a game of the engine, without log."""
    game = Game(faces.options, faces.deck)
    ids, players = faces.ids, faces.options.players
    game.phase = _NAMES[int(record["phase"])]  # type: ignore[assignment]
    game.round, game.chief = int(record["round"]), int(record["chief"])
    game.mechanics = tuple(record["mechanics"][:players].tolist())
    head = int(record["head"])
    conveyor = [ids[face] for face in record["conveyor"][head : faces.record["size"]]]
    end = max(0, game.round * faces.options.belt - head)
    game.belt, game.conveyor = tuple(conveyor[:end]), tuple(conveyor[end:])
    game.face_up = int(record["face_up"])
    game.auction = faces.options.belt - end + 1
    for seat in range(players):
        _read_seat(game, record, faces, seat)
    _read_turn(game, record)
    return game


def _read_seat(game: Game, record: Row, faces: Faces, seat: int) -> None:
    cards = [faces.ids[face] for face in record["cards"][seat, : record["owned"][seat]]]
    held, dealt = int(record["held"][seat]), int(record["dealt"][seat])
    undealt = int(record["undealt"][seat])
    playing = not _is_gathered(record, faces)
    game.hands[seat] = tuple(sorted(cards[:held] if playing else cards))
    game.discards[seat] = tuple(cards[held:]) if playing else ()
    shown = [card for place, card in enumerate(cards[:held]) if record["shown"][seat] >> place & 1]
    paid = cards[held:dealt] + cards[dealt + undealt :]
    game.known = (*game.known[:seat], (tuple(shown), tuple(sorted(paid)) if playing else ()), *game.known[seat + 1 :])
    bid = int(record["bids"][seat])
    game.bids[seat] = tuple(card for place, card in enumerate(cards[:held]) if bid >> place & 1) if bid else None
    game.units[seat] = {
        card: tuple(faces.ids[face] for face in record["built"][unit, : record["builds"][unit]])
        for unit, card in enumerate(faces.units)
        if record["owner"][unit] == seat
    }


def _read_turn(game: Game, record: Row) -> None:
    if game.phase == "bid":
        order = clockwise(game.options.players, game.chief)
        game.order = tuple(seat for seat in order if game.hands[seat])
        game._turn = game.order.index(int(record["mover"]))
        game.deciding = frozenset((int(record["mover"]),))
    elif game.phase == "build":
        game.deciding = frozenset(seat for seat, units in enumerate(game.units) if units)
