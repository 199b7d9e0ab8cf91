"""Estimates for lessons whose goal is `estimate`: the win share of every bid, played on by the level mechanic.

    python tools/lesson_estimates.py price --worlds 400

prints the lines for the lesson's file. All bids are tried in the same worlds: unseen cards are shuffled, and sealed
bids are drawn from the hands they lie in. The margin is two standard errors of the difference of the two best.
"""

from __future__ import annotations

import argparse
from math import sqrt
from random import Random
from statistics import fmean, pstdev
from typing import TYPE_CHECKING

from fzzzt.bots import make_player
from fzzzt.dealer import Dealer
from fzzzt.lessons import PERSON, Lesson, position, the_lessons
from fzzzt.lessons.judge import possible_bids, power_of

if TYPE_CHECKING:
    from fzzzt.engine import Bid, Game

LEVEL = "mechanic"


def world(lesson: Lesson, number: int) -> Game:
    """The position with other unseen cards, and other sealed bids of as many cards."""
    game, rng = position(lesson), Random(f"{lesson.name}/{number}")
    unseen = [*game.belt[game.face_up :], *game.conveyor]
    rng.shuffle(unseen)
    hidden = len(game.belt) - game.face_up
    game.belt = (*game.belt[: game.face_up], *unseen[:hidden])
    game.conveyor = tuple(unseen[hidden:])
    for seat, bid in enumerate(game.bids):
        if bid is not None:
            game.bids[seat] = tuple(sorted(rng.sample(game.hands[seat], len(bid))))
    return game


def share(lesson: Lesson, bid: Bid, number: int) -> float:
    """The person's share in the victory when this bid is played on to the end."""
    game, dealer, rng = world(lesson, number), Dealer(f"{lesson.name}/{number}"), Random(number)
    players = [make_player(LEVEL) for _ in range(lesson.players)]
    game.push(bid)
    while game.to_move:
        if not game.deciding:
            game.push(dealer.answer(game))
        else:
            seat = min(game.deciding)
            game.push(players[seat].decide(game.view(seat), None, rng))
    winners = game.score.winners if game.score else ()
    return 100 / len(winners) if PERSON in winners else 0.0


def estimates(lesson: Lesson, worlds: int) -> tuple[dict[int, float], float]:
    """The win share of each bid by what it is worth, with the fewest cards for that, and the margin."""
    bids: dict[int, Bid] = {}
    for bid in sorted(possible_bids(lesson), key=lambda bid: len(bid.cards)):
        bids.setdefault(power_of(lesson, bid), bid)
    shares = {power: [share(lesson, bid, number) for number in range(worlds)] for power, bid in bids.items()}
    means = {power: fmean(each) for power, each in sorted(shares.items())}
    best, second = sorted(means, key=lambda power: -means[power])[:2]
    apart = [one - other for one, other in zip(shares[best], shares[second], strict=True)]
    return means, 2 * pstdev(apart) / sqrt(worlds)


def main() -> None:
    """Print the estimates of a lesson."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("lesson")
    parser.add_argument("--worlds", type=int, default=400)
    asked = parser.parse_args()
    means, margin = estimates(the_lessons()[asked.lesson], asked.worlds)
    print(f"margin = {margin:.1f}\n\n[estimates]")
    for power, mean in means.items():
        print(f'"{power}" = {mean:.1f}')


if __name__ == "__main__":
    main()
