"""Makes the puzzles that come with the package, from games of the strongest level:

    python tools/make_puzzles.py

The same command makes the same file. Every bid in a game of `chief` is looked at in a few worlds; where few of the bids
are good and the others cost much, with care: by a review's estimator, in other worlds. What `chief` bid must be among
the good ones, so two ways of looking ahead agree on it. All other levels then answer some times each: how many are
wrong is how difficult the puzzle is. A game takes 10 to 40 seconds of processor time, with two to four players. Games
that are done are kept beside the file, so it can be stopped, and goes on where it was.
"""

from __future__ import annotations

import argparse
import gzip
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import msgspec

from fzzzt.bots import LEVELS, make_player
from fzzzt.bots.player import Beginner, Observer, Preparing
from fzzzt.bots.whole_game import play
from fzzzt.engine import Bid, redact
from fzzzt.puzzles.collection import FILE, About, StoredBid, StoredGame, StoredPuzzle
from fzzzt.review.alike import like_bid
from fzzzt.review.estimator import Effort, Estimator
from fzzzt.review.listening import Decided, Listener
from fzzzt.review.model import Model
from fzzzt.review.version import VERSION

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from fzzzt.engine import View
    from fzzzt.record import Record
    from fzzzt.review.estimator import Estimate
    from fzzzt.wire.reviews import ReviewedChoice

STRONGEST = list(LEVELS)[-1]
ANSWERING = list(LEVELS)[:-1]
TRIES = 3
"""How often each level answers a puzzle."""
SEATS = (4, 3, 2)
"""Players at the table, by turns: game 0 has four, game 1 three, and so on."""
GAMES = (*range(3), 4, 5, 7, 8, 11, 13, 14, 16, 17, 19, *range(20, 54, 3))
"""The games that are taken: most with two or three players, which are quicker to make."""
OF_A_GAME, LOOKED_AT = 20, 34
"""Puzzles of a game at most, and how many positions are looked at with care for them."""
PASSES = 5
"""Puzzles of a game whose best answer is the weakest card: more would be one puzzle again and again."""
GLANCE = Effort(all=40, few=40, fresh=40, finalists=3, peers=0)
CARE = Effort(all=150, few=600, fresh=1200, finalists=4, peers=0)
FEWEST_BIDS = 5
"""Where fewer bids differ there is not much to find."""
LEAST_COST = 4.0
"""What half of the bids cost at least, in points of win share."""
MOST_GOOD = 1 / 3
"""The part of the bids that is as good as the best, at most."""
LEAST_WRONG = 1.0
"""What every wrong answer costs at least."""
CLOSE = 5.0
"""The game is not decided: the best bid's share is so far from 0 and from 100."""

KEPT = Path(__file__).parent.parent / "src" / "fzzzt" / "puzzles" / FILE


def game_of(number: int) -> StoredGame:
    """A game of the strongest level, and its puzzles."""
    players = SEATS[number % len(SEATS)]
    record = play([STRONGEST] * players, f"puzzles/{number}").record
    puzzles = tuple(_puzzles(record))
    last = max((puzzle.event for puzzle in puzzles), default=-1)
    return StoredGame(number, players, puzzles, msgspec.Raw(_text(record, last + 1)))


def _text(record: Record, events: int) -> bytes:
    """The record as far as somebody needs it."""
    data = record.to_json()
    return msgspec.json.encode({**data, "events": data["events"][:events]})


def _puzzles(record: Record) -> Iterator[StoredPuzzle]:
    model = Model(record.options, record.faces)
    glance, care = Estimator(model, GLANCE), Estimator(model, CARE)
    promising: list[tuple[bool, float, int, Decided, Bid]] = []
    for seat in range(record.options.players):
        for moment in Listener(model, record, seat, "puzzles").moments():
            if isinstance(moment, Decided) and isinstance(moment.move, Bid):
                found = glance.bid(moment.view, moment.beliefs, moment.move.cards, moment.seed)
                if found and _is_clear(found):
                    lowest = _is_pass(moment.view, found.choices[0])
                    promising.append((lowest, _good_part(found.choices), moment.event, moment, moment.move))
    promising.sort(key=lambda each: each[:3])
    chosen: list[tuple[Decided, Estimate]] = []
    passes = 0
    for is_pass, *_, moment, made in promising[:LOOKED_AT]:
        # Other worlds than those by which it was chosen.
        found = care.bid(moment.view, moment.beliefs, made.cards, moment.seed + len(CARE))
        if found and _is_clear(found) and len(chosen) < OF_A_GAME and not (is_pass and passes == PASSES):
            passes += is_pass
            chosen.append((moment, found))
    answering = {
        seat: [_Answering(level, record, seat) for level in ANSWERING] for seat in range(record.options.players)
    }
    for moment, found in sorted(chosen, key=lambda each: each[0].event):
        yield _puzzle(moment, found, answering[moment.move.seat])


def _is_pass(view: View, best: ReviewedChoice) -> bool:
    power = view.faces.power
    return [power[card] for card in best.cards] == [min(power[card] for card in view.hand)]


def _is_clear(found: Estimate) -> bool:
    gaps = [choice.gap for choice in found.choices]
    wrong = [choice.gap for choice in found.choices if not choice.as_good]
    return (
        len(gaps) >= FEWEST_BIDS
        and CLOSE <= found.best_share <= 100 - CLOSE
        and sorted(gaps)[len(gaps) // 2] >= LEAST_COST
        and _good_part(found.choices) <= MOST_GOOD
        and min(wrong) >= LEAST_WRONG
        and found.choices[found.played].as_good
    )


def _good_part(choices: Sequence[ReviewedChoice]) -> float:
    return sum(choice.as_good for choice in choices) / len(choices)


def _puzzle(moment: Decided, found: Estimate, answering: Sequence[_Answering]) -> StoredPuzzle:
    alike = [like_bid(moment.view, choice.cards) for choice in found.choices]
    right, wrong = dict.fromkeys(ANSWERING, 0), Counter[int]()
    for player in answering:
        for cards in player.answers(moment):
            at = alike.index(like_bid(moment.view, cards))
            if found.choices[at].as_good:
                right[player.level] += 1
            else:
                wrong[at] += 1
    first_wrong = next(at for at, choice in enumerate(found.choices) if not choice.as_good)
    tempting = min(wrong, key=lambda at: (-wrong[at], at), default=first_wrong)
    bids = tuple(StoredBid(each.cards, each.share, each.gap, each.error, each.chance) for each in found.choices)
    return StoredPuzzle(moment.event, moment.view.round, right, tempting, bids)


class _Answering:
    """A level at a seat that hears the game as that seat did, and is asked here and there."""

    def __init__(self, level: str, record: Record, seat: int) -> None:
        self.level, self._record, self._seat, self._heard = level, record, seat, 0
        self._player = make_player(level)
        if isinstance(self._player, Preparing):
            self._player.get_ready()
        if isinstance(self._player, Beginner):
            self._player.begin(seat, record.options, record.faces)

    def answers(self, moment: Decided) -> Iterator[tuple[str, ...]]:
        """What it bids there, as often as it is asked."""
        if isinstance(self._player, Observer):
            for event in self._record.events[self._heard : moment.event]:
                self._player.observe(redact(event, self._seat))
        self._heard = moment.event
        for attempt in range(TRIES):
            rng = Random(f"{self._record.game}/{self.level}/{moment.event}/{attempt}")
            move = self._player.decide(moment.view, None, rng)
            if isinstance(move, Bid):
                yield move.cards


def write(path: Path, numbers: Sequence[int], workers: int) -> None:
    """Make the games of these numbers, and write the file."""
    parts = path.with_suffix(".parts")
    done = {game.number: game for game in _read(parts)}
    missing = [number for number in numbers if number not in done]
    with ProcessPoolExecutor(workers) as pool, parts.open("ab") as kept:
        for game in pool.map(game_of, missing):
            done[game.number] = game
            kept.write(msgspec.json.encode(game) + b"\n")
            kept.flush()
            print(f"game {game.number}, {game.players} players: {len(game.puzzles)} puzzles", flush=True)
    command = f"python tools/make_puzzles.py --games {' '.join(map(str, numbers))}"
    lines = [About(command, VERSION, TRIES), *(done[number] for number in numbers if done[number].puzzles)]
    text = b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
    path.write_bytes(gzip.compress(text, 9, mtime=0))
    parts.unlink()


def _read(parts: Path) -> Iterable[StoredGame]:
    if not parts.exists():
        return []
    whole = [line for line in parts.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]
    return [msgspec.json.decode(line, type=StoredGame) for line in whole]


def main() -> None:
    """Make the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, nargs="+", default=GAMES, help="their numbers")
    parser.add_argument("--workers", type=int, default=2, help="processes")
    parser.add_argument("--out", type=Path, default=KEPT)
    asked = parser.parse_args()
    write(asked.out, asked.games, asked.workers)


if __name__ == "__main__":
    main()
