"""A short game at a table for two: it uses every compiled function that looking ahead uses."""

from __future__ import annotations

from math import inf
from random import Random

from fzzzt.bots.lookahead import Effort, Search
from fzzzt.bots.rival_styles import RivalStyles
from fzzzt.dealer import Dealer
from fzzzt.engine import Deck, Game, Options, redact
from fzzzt.sim.bridge import record_of_view
from fzzzt.sim.faces import faces_of


def warm_up() -> None:
    """Play one auction, looking ahead and reading the other."""
    options = Options.of(2)
    faces, search = faces_of(Deck.standard(), options), Search(2)
    rival_styles = RivalStyles(0, options, faces, search)
    game, dealer, rng = Game(options), Dealer("rehearsal"), Random(0)
    while game.auction < 2:
        if game.deciding:
            (seat,) = game.deciding
            search.best_bid(record_of_view(game.view(seat), faces), faces, rival_styles.beliefs, Effort(8, inf), 0)
            events = game.push(game.legal_bids(seat).draw(rng))
        else:
            events = game.push(dealer.answer(game))
        for event in events:
            rival_styles.hear(redact(event, 0))
