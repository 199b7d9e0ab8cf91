"""What the shipped nets score in some positions, to compare with: `python tests/foreman_scores.py` writes them.

They are written anew when other weights are shipped, and at no other time.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import numpy as np

from fzzzt.bots.learned import standard_style
from fzzzt.dealer import Dealer
from fzzzt.engine import Deck, Game, Options
from fzzzt.sim.appraisal import MIND, forget
from fzzzt.sim.bridge import record_of_view
from fzzzt.sim.faces import faces_of
from fzzzt.sim.playing import workbench
from fzzzt.sim.policy_net import foreman_bid

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fzzzt.engine import View

STORED = Path(__file__).with_name("foreman_scores.json")
TABLES = (Options.of(2), Options.of(3), Options.of(4), Options.of(4, "extended"), Options.of(6))
EVERY = 9


def positions(options: Options) -> Iterator[View]:
    """Some decisions of a random game."""
    game, dealer, rng, asked = Game(options), Dealer("scores"), Random(5), 0
    while game.phase != "over":
        if not game.deciding:
            game.push(dealer.answer(game))
            continue
        seat = min(game.deciding)
        if game.phase == "bid" and len(game.hands[seat]) > 1:
            asked += 1
            if asked % EVERY == 0:
                yield game.view(seat)
        game.push((game.legal_builds(seat) if game.phase == "build" else game.legal_bids(seat)).draw(rng))


def scores(options: Options) -> list[dict[str, object]]:
    """What the net scores each bid there, and which it takes."""
    faces, style = faces_of(Deck.standard(), options), standard_style("foreman", options.players)
    mind, bench, found = np.zeros(1, MIND)[0], workbench(), []
    for view in positions(options):
        forget(mind)
        chosen = foreman_bid(record_of_view(view, faces), faces.record, style, mind, bench)
        thought = mind["thought"]
        told = [round(float(score), 3) for score in thought["scores"][: thought["count"]]]
        found.append(
            {"bid": [card for place, card in enumerate(sorted(view.hand)) if chosen >> place & 1], "scores": told}
        )
    return found


def all_scores() -> dict[str, list[dict[str, object]]]:
    """The positions of every table."""
    return {f"{options.players} {options.cards}": scores(options) for options in TABLES}


if __name__ == "__main__":
    text = json.dumps(all_scores(), indent=None, separators=(",", ":")).replace("]},", "]},\n") + "\n"
    if sys.argv[1:] == ["print"]:
        sys.stdout.write(text)
    else:
        STORED.write_text(text, "utf-8")
