"""What a review costs: the processor's time for a seat of a four-player game, and as a ratio to bare playouts."""

from __future__ import annotations

import time

from fzzzt.bots.learned import standard_style
from fzzzt.bots.whole_game import play
from fzzzt.engine import Deck, Options
from fzzzt.review.estimator import REVIEW
from fzzzt.review.game_review import decisions_of, review_game
from fzzzt.sim.faces import faces_of
from fzzzt.sim.matches import styled_games

SEATS = ("mechanic", "tinker", "apprentice", "mechanic")
GAMES = 2000


def main() -> None:
    """Review a seat, when everything is compiled, and play whole games of four mechanics beside it."""
    record = play(SEATS, "review").record
    review_game(record, [0], effort=REVIEW._replace(all=2, few=2, fresh=2, chance=2))
    start = time.process_time()
    review_game(record, [0])
    seconds, decisions = time.process_time() - start, decisions_of(record, 0)
    mechanic = standard_style("mechanic", 4)
    faces = faces_of(Deck.standard(), Options.of(4))
    styled_games(faces, [mechanic] * 4, 10, 1)
    start = time.process_time()
    styled_games(faces, [mechanic] * 4, GAMES, 1)
    rate = GAMES / (time.process_time() - start)
    print(f"review of a seat: {seconds:.1f} s, {1000 * seconds / decisions:.0f} ms a decision")
    print(f"that is the time of {seconds * rate:.0f} games of four mechanics, played out at {rate:.0f} a second")


if __name__ == "__main__":
    main()
