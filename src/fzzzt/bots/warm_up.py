"""A short game at a table for two, and a whole one: they use every compiled function that bots and bulk work use."""

from __future__ import annotations

from math import inf
from random import Random

from fzzzt.bots.bulk import CompiledTable
from fzzzt.bots.lookahead import Effort, Search
from fzzzt.bots.rival_styles import RivalStyles
from fzzzt.dealer import Dealer
from fzzzt.engine import Deck, Game, Options, redact
from fzzzt.sim.bridge import record_of_view
from fzzzt.sim.faces import faces_of
from fzzzt.sim.replaying import TextReplays


def warm_up() -> None:
    """Play one auction, looking ahead and reading the other; and a game in bulk, which is written and read again."""
    options = Options.of(2)
    _play_in_bulk(options)
    faces, search = faces_of(Deck.standard(), options), Search(2)
    rival_styles = RivalStyles(0, options, faces, search)
    game, dealer, rng = Game(options), Dealer("rehearsal"), Random(0)
    while game.auction < 2:
        if game.deciding:
            (seat,) = game.deciding
            root = record_of_view(game.view(seat), faces)
            search.learned_bid(root, faces)
            search.best_bid(root, faces, rival_styles.beliefs, Effort(8, inf, 3), 0)
            events = game.push(game.legal_bids(seat).draw(rng))
        else:
            events = game.push(dealer.answer(game))
        for event in events:
            rival_styles.hear(redact(event, 0))


def _play_in_bulk(options: Options) -> None:
    faces, seed = faces_of(Deck.standard(), options), "rehearsal"
    game = CompiledTable(faces, ("random", "mechanic")).play(seed)
    if game is None or not TextReplays(faces).has(seed, f"{game.events}]}}".encode(), 0):
        raise RuntimeError("the compiled core does not read what it writes")
