"""Golden playthroughs: whole games as text, with every seat's view at each decision. `make golden` writes them anew.

They are for people to read: a change of the rules or of what a seat can see shows up as a diff to review. Of each
situation only the lines are shown that are new since the last one.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from fzzzt.bots import make_player
from fzzzt.bots.playing import bot_rng
from fzzzt.dealer import Dealer
from fzzzt.engine import Game, Options, View
from fzzzt.wire import plain
from fzzzt.wire.events import event_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fzzzt.engine import Event

FOLDER = Path(__file__).parent
GAMES = {
    "two-players": Options.of(2),
    "four-players": Options.of(4),
    "six-players": Options.of(6),
}


def playthrough(name: str) -> str:
    """A whole game between random players as text."""
    return "\n".join(_lines(Game(GAMES[name]), Dealer(f"golden {name}"))) + "\n"


def _lines(game: Game, dealer: Dealer) -> Iterator[str]:
    players = [make_player("random") for _ in range(game.options.players)]
    rngs = [bot_rng(dealer.seed, seat) for seat in range(game.options.players)]
    before: set[str] = set()
    yield f"# {game.options!r}, {dealer!r}"
    while game.to_move:
        if not game.deciding:
            yield from map(_event, game.push(dealer.answer(game)))
            continue
        situation = list(_views(game))
        yield from [line for line in situation if line not in before]
        before = set(situation)
        for seat in sorted(game.deciding):
            yield from map(_event, game.push(players[seat].decide(game.view(seat), None, rngs[seat])))


def _event(event: Event) -> str:
    return "> " + json.dumps(plain(event_of(event)), ensure_ascii=False)


def _views(game: Game) -> Iterator[str]:
    """The situation: first what everybody sees, then what each seat sees besides."""
    public = game.view(None)
    yield f"round {public.round}/{public.rounds}, {public.phase} by {_listed(public.to_move)}, chief {public.chief}"
    belt = _listed(card or "?" for card in public.belt)
    yield f"  auction {public.auction}: belt {belt}; deck {public.conveyor_size}"
    for seat, each in enumerate(public.seats):
        units = "; ".join(f"{unit}: {_listed(robots)}" for unit, robots in each.units.items())
        sizes = f"hand {each.hand_size}, discard {each.discard_size}, bid {each.bid_size}"
        yield f"  seat {seat}: {sizes}, units {{{units}}}"
        yield f"  seat {seat} owns {_listed(each.owned)}"
        yield f"  seat {seat} has shown in hand {_listed(each.known_hand)}, in discard {_listed(each.known_discard)}"
    for seat in range(game.options.players):
        yield f"  to seat {seat}: {_private(game.view(seat))}"


def _private(view: View) -> str:
    legal = len(view.legal_bids()) if view.phase == "bid" else len(view.legal_builds())
    choices = f"{legal} choices" if view.my_turn else "waits"
    return f"hand {_listed(view.hand)}, own bid {_listed(view.my_bid or ())}, {choices}"


def _listed(items: object) -> str:
    return (
        "[" + " ".join(map(str, items)) + "]"
        if not isinstance(items, str) and hasattr(items, "__iter__")
        else str(items)
    )


def golden_file(name: str) -> Path:
    """Where a playthrough is kept."""
    return FOLDER / f"{name}.txt"


if __name__ == "__main__":
    for golden in GAMES:
        golden_file(golden).write_text(playthrough(golden), encoding="utf-8")
