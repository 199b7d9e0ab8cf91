"""Judges an answer by the rules, or by stored estimates. Several answers may be right.

Nobody can know what the others have laid: a bid is right only if it is whatever they may have.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Literal

from fzzzt.engine import Award, Bid, Build
from fzzzt.engine.prospects import prospect
from fzzzt.engine.scoring import score_seat
from fzzzt.lessons.position import PERSON, position

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fzzzt.engine import Deck, Game
    from fzzzt.lessons.lesson import Lesson

    Answer = Bid | Build | int
    Rivals = Literal["as written", "at most", "at least"]
    """How the others bid: as the lesson has it, or the best or worst that they can, with as many cards as they laid."""

UPGRADE = "upgrade"


def is_right(lesson: Lesson, answer: Answer) -> bool:
    """Whether an answer is right; `MoveError` if it breaks the rules, `ValueError` if it does not fit the question."""
    if lesson.bids and isinstance(answer, Bid):
        position(lesson).push(answer)
        return _is_right_bid(lesson, answer)
    if lesson.builds and isinstance(answer, Build):
        position(lesson).push(answer)
        return _worth(lesson, answer) == max(_worth(lesson, build) for build in possible_builds(lesson))
    if not lesson.bids and not lesson.builds and isinstance(answer, int) and answer in lesson.choices:
        return answer == right_number(lesson)
    raise ValueError("this is no answer to the question")


# Bids


def _is_right_bid(lesson: Lesson, bid: Bid) -> bool:
    match lesson.goal:
        case "least":  # wins for certain, and nothing that is worth less does
            sure = [power_of(lesson, each) for each in possible_bids(lesson) if _wins(lesson, each)]
            return _wins(lesson, bid) and power_of(lesson, bid) == min(sure)
        case "win":
            return _wins(lesson, bid)
        case "lose":
            return settled(lesson, bid, "at least").seat != PERSON
        case "chief":  # loses the card, and gets the spanner
            award = settled(lesson, bid)
            return award.seat != PERSON and award.chief == PERSON
    estimate = lesson.estimates[str(power_of(lesson, bid))]
    return estimate >= max(lesson.estimates.values()) - lesson.margin


def _wins(lesson: Lesson, bid: Bid) -> bool:
    return settled(lesson, bid, "at most").seat == PERSON


def settled(lesson: Lesson, bid: Bid, rivals: Rivals = "as written") -> Award:
    """The auction with this bid."""
    game = position(lesson)
    for seat in game.order[: game.order.index(PERSON)]:
        game.bids[seat] = _laid(game, lesson, seat, rivals)
    events = [*game.push(bid)]
    while not any(isinstance(event, Award) for event in events):
        (seat,) = game.deciding
        events += game.push(Bid(seat, _laid(game, lesson, seat, rivals)))
    return next(event for event in events if isinstance(event, Award))


def _laid(game: Game, lesson: Lesson, seat: int, rivals: Rivals) -> tuple[str, ...]:
    """Whoever bids after the person may lay any number of cards."""
    hand = sorted(game.hands[seat], key=lambda card: game.faces.power[card])
    free = game.order.index(seat) > game.order.index(PERSON)
    if rivals == "at most":
        return tuple(hand if free else hand[-len(lesson.seat[seat].bid) :])
    if rivals == "at least":
        return tuple(hand[: 1 if free else len(lesson.seat[seat].bid)])
    return lesson.seat[seat].bid


def possible_bids(lesson: Lesson) -> Sequence[Bid]:
    """All bids that the rules allow."""
    return list(position(lesson).legal_bids(PERSON))


def power_of(lesson: Lesson, bid: Bid) -> int:
    """What a bid is worth."""
    faces = position(lesson).faces
    return sum(faces.power[card] for card in bid.cards)


# Builds


def possible_builds(lesson: Lesson) -> Sequence[Build]:
    """The builds to choose from: one robot on one unit, or nothing; where it is about the Upgrade, that on a unit."""
    single = [build for build in position(lesson).legal_builds(PERSON) if len(build.robots) <= 1]
    return [build for build in single if UPGRADE in build.robots.values()] if lesson.goal == "serve" else single


def _worth(lesson: Lesson, build: Build) -> tuple[int, ...]:
    """What a build brings, the most important first.

    `build`: what stands on the units now, then the power that stays in hand. `serve`: the score if the game ended so.
    """
    game, free = position(lesson), set(build.robots.values())
    units = {unit: [*robots, *filter(None, [build.robots.get(unit)])] for unit, robots in game.units[PERSON].items()}
    left = list((Counter(game.hands[PERSON]) - Counter(build.robots.values())).elements())
    if lesson.goal == "serve":
        return UPGRADE in free, score_seat(game.faces, left, units).total
    return sum(prospect(game.faces, unit, on).points for unit, on in units.items()), _power(game.faces, left)


def _power(faces: Deck, cards: Sequence[str]) -> int:
    return sum(faces.power[card] for card in cards)


# Numbers


def right_number(lesson: Lesson) -> int:
    """The right answer, where it is a number or a seat."""
    game, seat = position(lesson), lesson.seat[lesson.of]
    match lesson.goal:
        case "most":  # that a bid of so many cards can be worth
            powers = sorted((game.faces.power[card] for card in seat.hand), reverse=True)
            return sum(powers[: len(seat.bid)])
        case "winner":
            return settled(lesson, Bid(PERSON, seat.bid)).seat
        case "face-up":
            return min(game.faces.cards[lesson.belt[0]].speed, len(game.belt))
        case "score":
            return score_seat(game.faces, seat.hand, seat.units).total
    raise ValueError(f"{lesson.goal} has no number")
