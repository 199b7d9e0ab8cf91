"""Whole games of levels from a seed: the cards of the dealer and the random numbers of the bots, as in bots/playing.py.

So a game is the same, card for card, as one that the engine plays with the bots of those names.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from fzzzt.sim.appraisal import MIND, forget, notice_win
from fzzzt.sim.compiled import compiled
from fzzzt.sim.drawn_play import drawn_bid, drawn_rookie_bid, plan_drawn_builds
from fzzzt.sim.final_score import final_score
from fzzzt.sim.game_text import begin_text, write_news
from fzzzt.sim.lettering import SCRIBE, script_of
from fzzzt.sim.logbook import new_log
from fzzzt.sim.playing import NO_LOG, workbench
from fzzzt.sim.policy import choose_bid, plan_builds
from fzzzt.sim.rules import begin_round, bid, show_builds
from fzzzt.sim.sampling import DECISION, count_decisions, sample_game
from fzzzt.sim.state import BID, DEAL, GAME, OVER
from fzzzt.sim.streams import deal_from, seed_text, set_up_from
from fzzzt.sim.styles import RANDOM, ROOKIE, STYLE
from fzzzt.sim.twister import TWISTER, key_of, seed_twister

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

    from fzzzt.sim.faces import Faces
    from fzzzt.sim.state import Letters, Log, Row, Rows


class LevelGame(NamedTuple):
    """A game that was played to its end: points, robots and decisions by seat, who won, its record's events as text."""

    totals: tuple[int, ...]
    robots: tuple[int, ...]
    decisions: tuple[int, ...]
    winners: tuple[int, ...]
    events: str


class Sampled(NamedTuple):
    """The decisions of a game, a row each: what the seat saw, what was lawful, what it did, and which seat it was."""

    observations: NDArray[np.int8]
    action_masks: NDArray[np.int8]
    actions: NDArray[np.int16]
    seats: NDArray[np.int8]


class LevelTable:
    """Plays games in the same styles at the same seats, one after another."""

    def __init__(self, faces: Faces, styles: Sequence[Row]) -> None:
        self._faces = faces
        self._players = faces.options.players
        self._styles = np.zeros(self._players, STYLE)
        for seat, style in enumerate(styles):
            self._styles[seat] = style
        self._twisters = np.zeros(self._players, TWISTER)
        self._game = np.zeros(1, GAME)[0]
        self._mind, self._bench, self._log = np.zeros(1, MIND)[0], workbench(), new_log()
        self._scribe, self._script = np.zeros(1, SCRIBE)[0], script_of(faces)

    def play(self, seed: str, draws: Mapping[int, str]) -> LevelGame | None:
        """The game of a seed, each seat that uses random numbers with those of its text.

        None if it may not be what the players in bots/ would play.
        """
        for seat, key in draws.items():
            seed_twister(self._twisters[seat], key_of(key))
        game, deck, bench, log = self._game, self._faces.record, self._bench, self._log
        log[0] = 0
        stream, text = seed_text(seed)
        play_level_game(game, deck, self._styles, self._twisters, stream, text, self._mind, bench, log)
        write_game(game, deck, bench, log, self._scribe, self._script)
        return None if self._mind["doubts"] else self._finished()

    def sample(self, seed: str, layout: Row, size: int) -> Sampled:
        """The decisions of the game just played from this seed, observations being of this size."""
        deck, log = self._faces.record, self._log
        most = count_decisions(deck, log)
        seen, masks = np.zeros((most, size), np.int8), np.zeros((most, layout["actions"]), np.int8)
        decisions = np.zeros(most, DECISION)
        rows = sample_game(
            *(self._game, deck, layout, *seed_text(seed), self._bench, log, NO_LOG),
            *(seen, masks, decisions),
        )
        return Sampled(seen[:rows], masks[:rows], decisions["action"][:rows], decisions["seat"][:rows])

    def _finished(self) -> LevelGame:
        game, seats = self._game, range(self._players)
        totals = (game["base"] + game["bonus"])[: self._players].tolist()
        robots = game["robots"][: self._players].tolist()
        decisions = self._scribe["decided"][: self._players].tolist()
        winners = tuple(seat for seat in seats if game["winners"] >> seat & 1)
        return LevelGame(tuple(totals), tuple(robots), tuple(decisions), winners, self._events())

    def _events(self) -> str:
        scribe = self._scribe
        if not scribe["doubts"]:
            return str(scribe["page"][: scribe["at"]].tobytes(), "utf-8")
        return f"{scribe['page'][: scribe['score_at']].tobytes().decode()},{final_score(self._game, self._faces)}"


@compiled
def play_level_game(
    game: Row,
    deck: Row,
    styles: Rows,
    twisters: Rows,
    stream: Row,
    text: Letters,
    mind: Row,
    bench: Row,
    log: Log,
) -> None:
    """A whole game, a style for each seat. `doubts` of the mind tells whether it may not be the bots' own."""
    mind["doubts"] = 0
    forget(mind)
    set_up_from(game, deck, stream, text)
    begin_round(game, log)
    while game["phase"] != OVER:
        if game["phase"] == BID:
            seat, head = int(game["mover"]), game["head"]
            chosen = _choose(game, deck, styles[seat], twisters[seat], mind, bench)
            bid(game, deck, bench, chosen, log)
            if game["head"] != head:
                notice_win(game, mind)
        elif game["phase"] == DEAL:
            deal_from(game, deck, stream, text, log)
        else:
            forget(mind)
            for seat in range(deck["players"]):
                if styles[seat]["kind"] == RANDOM:
                    plan_drawn_builds(game, deck, mind, twisters[seat], seat)
                else:
                    plan_builds(game, deck, styles[seat], mind, bench, seat)
            show_builds(game, deck, log)
            forget(mind)


@compiled
def write_game(game: Row, deck: Row, bench: Row, log: Log, scribe: Row, script: Row) -> None:
    """Write all events of a game."""
    begin_text(game, deck, scribe, script)
    write_news(game, deck, bench, log, scribe, script)


@compiled
def _choose(game: Row, deck: Row, style: Row, twister: Row, mind: Row, bench: Row) -> int:
    if style["kind"] == RANDOM:
        return drawn_bid(game, twister)
    if style["kind"] == ROOKIE:
        return drawn_rookie_bid(game, deck, twister)
    return choose_bid(game, deck, style, mind, bench)
