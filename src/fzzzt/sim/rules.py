"""The rules, compiled: what follows from the cards dealt, the bids and the builds. The engine is the authority.

A log, if it has room, gets every event as numbers (logbook.py reads it); one of no length costs nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.sim.chance import below
from fzzzt.sim.compiled import compiled
from fzzzt.sim.state import BID, BUILD, DEAL, HAND, NOBODY, OVER, START
from fzzzt.sim.widgets import BEARS, HIGH, LOW, best_bonus

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from fzzzt.sim.state import Log, Row

ROUND_EVENT, DEAL_EVENT, REVEAL_EVENT, BID_EVENT, AWARD_EVENT, BUILD_EVENT, SCORE_EVENT = range(1, 8)
_WHOLE_BELT = 8


@compiled
def note(log: Log, value: int) -> None:
    """Write a number at the end of a log; its first is its length."""
    if log.size:
        log[0] += 1
        log[log[0]] = value


@compiled
def set_up(game: Row, deck: Row) -> None:
    """Shuffle the Mechanics and the conveyor deck, and begin the first round."""
    players, size = int(deck["players"]), int(deck["size"])
    for place in range(size):
        game["conveyor"][place] = deck["conveyor"][place]
    for place in range(size - 1, 0, -1):
        other = below(game, place + 1)
        kept = game["conveyor"][place]
        game["conveyor"][place] = game["conveyor"][other]
        game["conveyor"][other] = kept
    for seat in range(players):
        game["mechanics"][seat] = seat + 1
    for seat in range(players - 1, 0, -1):
        other = below(game, seat + 1)
        kept = game["mechanics"][seat]
        game["mechanics"][seat] = game["mechanics"][other]
        game["mechanics"][other] = kept
    take_places(game, deck)


@compiled
def take_places(game: Row, deck: Row) -> None:
    """Begin a game whose Mechanics and conveyor deck lie ready."""
    for unit in range(deck["units"]):
        game["owner"][unit] = NOBODY
        game["builds"][unit] = 0
        game["planned"][unit] = NOBODY
    for seat in range(deck["players"]):
        _take_start(game, deck, seat, int(game["mechanics"][seat]))
    game["round"] = 0
    game["head"] = 0
    game["face_up"] = 0
    game["winners"] = 0


@compiled
def _take_start(game: Row, deck: Row, seat: int, number: int) -> None:
    if number == 1:
        game["chief"] = seat
    game["owned"][seat] = START
    for place in range(START):
        game["cards"][seat, place] = deck["starts"][number - 1, place]
    count_free(game, deck, seat)


@compiled
def _count_card(game: Row, deck: Row, seat: int, face: int) -> None:
    mask = deck["mask"][face]
    game["free"][seat, 0] += BEARS[mask, 0]
    game["free"][seat, 1] += BEARS[mask, 1]
    game["power"][seat] += deck["power"][face]
    game["base"][seat] += deck["points"][face]
    game["robots"][seat] += deck["robot"][face]


@compiled
def count_free(game: Row, deck: Row, seat: int) -> None:
    """Count what a seat's row of cards, and the robots on its units, come to for the score."""
    game["power"][seat] = 0
    game["base"][seat] = 0
    game["robots"][seat] = 0
    game["free"][seat, 0] = LOW
    game["free"][seat, 1] = HIGH
    for place in range(game["owned"][seat]):
        _count_card(game, deck, seat, game["cards"][seat, place])
    for unit in range(deck["units"]):
        if game["owner"][unit] == seat:
            for place in range(game["builds"][unit]):
                face = game["built"][unit, place]
                game["base"][seat] += deck["points"][face]
                game["robots"][seat] += deck["robot"][face]


@compiled
def begin_round(game: Row, log: Log) -> None:
    """Lay the next belt and wait for the deal."""
    game["round"] += 1
    game["phase"] = DEAL
    game["mover"] = NOBODY
    note(log, ROUND_EVENT)


@compiled
def deal(game: Row, deck: Row, log: Log) -> None:
    """Shuffle everybody's cards and deal up to six."""
    for seat in range(deck["players"]):
        cards, owned = game["cards"][seat], int(game["owned"][seat])
        for place in range(min(HAND, owned)):
            other = place + below(game, owned - place)
            kept = cards[place]
            cards[place] = cards[other]
            cards[other] = kept
    begin_hands(game, deck, log)


@compiled
def begin_hands(game: Row, deck: Row, log: Log) -> None:
    """Take up hands that lie at the beginning of each row, and open the next auction."""
    note(log, DEAL_EVENT)
    for seat in range(deck["players"]):
        cards, owned = game["cards"][seat], int(game["owned"][seat])
        held = min(HAND, owned)
        game["held"][seat] = held
        game["dealt"][seat] = held
        game["undealt"][seat] = owned - held
        game["shown"][seat] = 0
        game["bids"][seat] = 0
        sort_cards(cards, held)
        note(log, held)
        for place in range(held):
            note(log, cards[place])
    begin_auction(game, deck, log)


@compiled
def sort_cards(cards: NDArray[np.int32], held: int) -> None:
    """Sort the first cards of a row by their faces."""
    for last in range(1, held):
        card = cards[last]
        place = last
        while place and cards[place - 1] > card:
            cards[place] = cards[place - 1]
            place -= 1
        cards[place] = card


@compiled
def _next_bidder(game: Row, deck: Row, seat: int) -> int:
    """The first seat with cards that has not bid, clockwise from `seat`; nobody after a whole turn of the table."""
    players = int(deck["players"])
    for step in range(players):
        other = seat + step
        if other >= players:
            other -= players
        if game["held"][other] and not game["bids"][other]:
            return other
    return NOBODY


@compiled
def begin_auction(game: Row, deck: Row, log: Log) -> None:
    """Turn up belt cards if none is face up; the Chief, or the next with cards, bids first."""
    game["phase"] = BID
    game["mover"] = _next_bidder(game, deck, int(game["chief"]))
    if game["face_up"]:
        return
    left = game["round"] * deck["belt"] - game["head"]
    speed = deck["speed"][game["conveyor"][game["head"]]]
    game["face_up"] = left if speed == _WHOLE_BELT else min(speed, left)
    note(log, REVEAL_EVENT)
    note(log, game["face_up"])


@compiled
def bid(game: Row, deck: Row, bench: Row, chosen: int, log: Log) -> None:
    """The seat to move bids the cards at these places; after the last bid the card is awarded."""
    seat = int(game["mover"])
    chosen = _first_copies(game["cards"][seat], int(game["held"][seat]), chosen)
    game["bids"][seat] = chosen
    note(log, BID_EVENT)
    note(log, seat)
    note(log, chosen)
    game["mover"] = _next_bidder(game, deck, seat)
    if game["mover"] == NOBODY:
        _award(game, deck, bench, log)


@compiled
def _first_copies(cards: NDArray[np.int32], held: int, chosen: int) -> int:
    """The same faces at the first places that have them: so no bid tells which copy of a face it was."""
    for last in range(1, held):
        place = last
        while place and cards[place] == cards[place - 1] and chosen >> place & 1 and not chosen >> (place - 1) & 1:
            chosen ^= 3 << (place - 1)
            place -= 1
    return chosen


@compiled
def bid_value(game: Row, deck: Row, seat: int, chosen: int) -> int:
    """The power of the cards at these places of a hand."""
    value = 0
    for place in range(game["held"][seat]):
        if chosen >> place & 1:
            value += deck["power"][game["cards"][seat, place]]
    return value


@compiled
def _award(game: Row, deck: Row, bench: Row, log: Log) -> None:
    """The highest bid wins, on a tie the first from the Chief; the next of those tied becomes Chief."""
    players, chief = int(deck["players"]), int(game["chief"])
    best, winner, rival = -1, NOBODY, NOBODY
    for step in range(players):
        seat = chief + step
        if seat >= players:
            seat -= players
        if not game["bids"][seat]:
            continue
        value = bid_value(game, deck, seat, int(game["bids"][seat]))
        if value > best:
            best, winner, rival = value, seat, NOBODY
        elif value == best and rival == NOBODY:
            rival = seat
    if rival != NOBODY:
        game["chief"] = rival
    game["winner"] = winner
    note(log, AWARD_EVENT)
    note(log, winner)
    note(log, game["chief"])
    for seat in range(players):
        if seat == winner:
            _pay(game, seat, int(game["bids"][seat]))
        else:
            game["shown"][seat] |= game["bids"][seat]
        game["bids"][seat] = 0
    _win(game, deck, winner, int(game["conveyor"][game["head"]]))
    game["head"] += 1
    game["face_up"] -= 1
    _go_on(game, deck, bench, log)


@compiled
def _pay(game: Row, seat: int, chosen: int) -> None:
    """Move the cards of a bid behind the rest of the hand, which stays sorted."""
    cards, held, shown = game["cards"][seat], int(game["held"][seat]), int(game["shown"][seat])
    kept, still_shown = 0, 0
    for place in range(held):
        if chosen >> place & 1:
            continue
        if shown >> place & 1:
            still_shown |= 1 << kept
        if kept < place:
            card = cards[place]
            for later in range(place, kept, -1):
                cards[later] = cards[later - 1]
            cards[kept] = card
        kept += 1
    game["held"][seat] = kept
    game["shown"][seat] = still_shown


@compiled
def _win(game: Row, deck: Row, seat: int, face: int) -> None:
    unit = deck["unit"][face]
    if unit >= 0:
        game["owner"][unit] = seat
        return
    game["cards"][seat, game["owned"][seat]] = face
    game["owned"][seat] += 1
    _count_card(game, deck, seat, face)


@compiled
def _go_on(game: Row, deck: Row, bench: Row, log: Log) -> None:
    """What comes after an auction: the next one, new hands inside the round, or the end of the round."""
    if game["head"] == game["round"] * deck["belt"]:
        _end_round(game, deck, bench, log)
        return
    for seat in range(deck["players"]):
        if game["held"][seat]:
            begin_auction(game, deck, log)
            return
    game["phase"] = DEAL
    game["mover"] = NOBODY


@compiled
def _end_round(game: Row, deck: Row, bench: Row, log: Log) -> None:
    game["mover"] = NOBODY
    for seat in range(deck["players"]):
        game["held"][seat] = 0
        game["dealt"][seat] = 0
        game["undealt"][seat] = game["owned"][seat]
        game["shown"][seat] = 0
    if game["round"] == deck["rounds"]:
        _end(game, deck, bench, log)
        return
    for unit in range(deck["units"]):
        if game["owner"][unit] != NOBODY:
            game["phase"] = BUILD
            return
    begin_round(game, log)


@compiled
def show_builds(game: Row, deck: Row, log: Log) -> None:
    """Allocate the robots that everybody planned for their units, and begin the next round."""
    note(log, BUILD_EVENT)
    for unit in range(deck["units"]):
        face = int(game["planned"][unit])
        note(log, face)
        if face != NOBODY:
            _allocate(game, deck, int(game["owner"][unit]), unit, face)
            game["planned"][unit] = NOBODY
    begin_round(game, log)


@compiled
def _allocate(game: Row, deck: Row, seat: int, unit: int, face: int) -> None:
    cards, last = game["cards"][seat], int(game["owned"][seat]) - 1
    place = 0
    while cards[place] != face:
        place += 1
    cards[place] = cards[last]
    game["owned"][seat] = last
    game["undealt"][seat] = last
    game["power"][seat] -= deck["power"][face]
    mask = deck["mask"][face]
    game["free"][seat, 0] -= BEARS[mask, 0]
    game["free"][seat, 1] -= BEARS[mask, 1]
    game["built"][unit, game["builds"][unit]] = face
    game["builds"][unit] += 1


@compiled
def own_units(game: Row, deck: Row, bench: Row, seat: int) -> None:
    """Put a seat's units on the bench."""
    count = 0
    for unit in range(deck["units"]):
        if game["owner"][unit] == seat:
            bench["unit"][count] = unit
            count += 1
    bench["count"] = count


@compiled
def _end(game: Row, deck: Row, bench: Row, log: Log) -> None:
    """Score everybody: most points win, then fewest robots; seats equal in both share the victory."""
    game["phase"] = OVER
    note(log, SCORE_EVENT)
    best, winners = -(1 << 30), 0
    for seat in range(deck["players"]):
        own_units(game, deck, bench, seat)
        game["bonus"][seat] = best_bonus(game, deck, bench, game["free"][seat, 0], game["free"][seat, 1])
        rank = 1000 * (game["base"][seat] + game["bonus"][seat]) - game["robots"][seat]
        if rank > best:
            best, winners = rank, 0
        if rank == best:
            winners |= 1 << seat
        note(log, game["base"][seat])
        note(log, game["bonus"][seat])
        note(log, game["robots"][seat])
    game["winners"] = winners
    note(log, winners)
