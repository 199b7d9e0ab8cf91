"""Measures reviews on fresh games: do grades order the levels, do two reviews agree, and are the costs real?

    python tools/measure_review.py --games 10 --seed fresh --out figures.jsonl     # plays and reviews; adds to the file
    python tools/measure_review.py --out figures.jsonl                             # only reads it, and tells

One seat of each level sits at tables with mixed others. Every reviewed seat is a line of the file. With `--truth`, for
what was marked a mistake or a blunder the position is played on to the end by the styles that truly sat there, with
what was decided and with what the review calls better; and again with the seat itself going on as the model does.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, Any

import numpy as np

from fzzzt.arena.figures import student
from fzzzt.bots.lookahead import Search
from fzzzt.bots.whole_game import play
from fzzzt.engine import Bid, Build, Deal, Game, Setup
from fzzzt.review.game_review import review_game
from fzzzt.review.grade import grade, sums_of
from fzzzt.review.model import METHOD
from fzzzt.sim.appraisal import forget
from fzzzt.sim.bridge import record_of
from fzzzt.sim.chance import reseed
from fzzzt.sim.faces import faces_of
from fzzzt.sim.playing import NO_LOG
from fzzzt.sim.policy import play_on
from fzzzt.sim.rules import bid as push_bid
from fzzzt.sim.worlds import shuffle_rest
from fzzzt.wire.reviews import ReviewedDecision

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fzzzt.record import Record

    Line = dict[str, Any]

OTHERS = ("mechanic", "tinker", "apprentice", "engineer", "rookie")
PLAYED_ON = 400
"""How often a position is played on to the end, each way."""


def reviewed(level: str, players: int, number: int, seed: str, again: bool, truth: bool) -> Line:
    """One game with a level at one seat, reviewed for that seat."""
    others = [OTHERS[(number + place) % len(OTHERS)] for place in range(players - 1)]
    seat = number % players
    seats = [*others[:seat], level, *others[seat:]]
    record = play(seats, f"{seed}/{level}/{players}/{number}").record
    (found,) = review_game(record, [seat]).seats
    won = found.curve[-1].share
    line: Line = {"level": level, "players": players, "number": number, "won": won, "luck": found.luck, "seats": seats}
    line["decisions"] = [_kept(decision) for decision in found.decisions if decision.choices]
    line["truth"] = list(_played_on(record, seat, seats, found.decisions)) if truth else []
    if again:
        (other,) = review_game(record, [seat], key="again").seats
        line["again"] = [_kept(decision) for decision in other.decisions if decision.choices]
    return line


def _kept(decision: ReviewedDecision) -> list[Any]:
    known = [decision.share, decision.cost, decision.error, decision.stake, decision.mark, decision.kind]
    return [*known, decision.behind]


def _played_on(record: Record, seat: int, seats: list[str], decisions: tuple[ReviewedDecision, ...]) -> Iterator[Line]:
    """For each bad bid: what it is said to have cost, and what it does when the true players play on."""
    kinds = [opponent.kind for opponent in METHOD.opponents]
    styles = np.array([kinds.index(name) if name in kinds else METHOD.own for name in seats] + [0] * (6 - len(seats)))
    search, faces = Search(record.options.players, METHOD), faces_of(record.faces, record.options)
    for decision in decisions:
        if decision.mark in ("mistake", "blunder") and decision.kind == "bid":
            pushed = [e for e in record.events[: decision.event] if isinstance(e, Setup | Deal | Bid | Build)]
            root = record_of(Game.replay(record.options, pushed), faces)
            hand = sorted(_hand(record, decision.event, seat))
            line: Line = {"cost": decision.cost, "mark": decision.mark}
            for name, own in (("true", styles[seat]), ("well", METHOD.own)):
                players = styles.copy()
                players[seat] = own
                best, made = (
                    _ends(search, faces.record, root, _places(hand, choice.cards), players, seat)
                    for choice in (decision.choices[0], decision.choices[decision.played])
                )
                line |= {name: best[0] - made[0], f"{name}_error": sqrt(best[1] ** 2 + made[1] ** 2)}
            yield line


def _hand(record: Record, place: int, seat: int) -> tuple[str, ...]:
    pushed = [e for e in record.events[:place] if isinstance(e, Setup | Deal | Bid | Build)]
    return Game.replay(record.options, pushed).hands[seat]


def _places(hand: list[str], cards: tuple[str, ...]) -> int:
    places, left = 0, list(cards)
    for place, card in enumerate(hand):
        if card in left:
            left.remove(card)
            places |= 1 << place
    return places


def _ends(search: Search, deck: Any, root: Any, places: int, styles: Any, seat: int) -> tuple[float, float]:
    won = []
    for number in range(PLAYED_ON):
        search.games[0] = root
        reseed(search.games[:1], number)
        game = search.games[0]
        shuffle_rest(game, deck)
        push_bid(game, deck, search.bench, places, NO_LOG)
        forget(search.mind)
        play_on(game, deck, search.styles, styles, search.mind, search.bench, NO_LOG)
        winners = int(game["winners"])
        won.append(100 * (winners >> seat & 1) / winners.bit_count())
    return fmean(won), float(np.std(won, ddof=1) / sqrt(PLAYED_ON))


def tell(lines: list[Line]) -> None:
    """All figures, as tables of Markdown."""
    for players in sorted({line["players"] for line in lines}):
        _tell_order([line for line in lines if line["players"] == players], players)
    _tell_agreement(lines)
    _tell_truth(lines)
    _tell_calibration(lines)


def _tell_order(lines: list[Line], players: int) -> None:
    print(f"\n### Order, {players} players\n\n| level | games | decisions | lost | 95 % interval | by costs alone |")
    print("|---|---|---|---|---|---|")
    by_level: dict[str, list[Line]] = defaultdict(list)
    for line in lines:
        by_level[line["level"]].append(line)
    for level, games in by_level.items():
        made = [_decision(d) for game in games for d in game["decisions"]]
        found = grade(made, players)
        assert found is not None  # noqa: S101
        stakes = [sum(d[3] for d in game["decisions"]) for game in games]
        low, high = _by_games([sums_of([_decision(d) for d in game["decisions"]]).cost for game in games], stakes)
        costs = [sum(d[1] for d in game["decisions"]) for game in games]
        few, many = _by_games(costs, stakes)
        print(f"| {level} | {len(games)} | {len(made)} | {found.loss:.1f} % | {low:.1f} to {high:.1f} |", end="")
        print(f" {100 * sum(costs) / sum(stakes):.1f} % ({few:.1f} to {many:.1f}) |")


def _by_games(lost_by_game: list[float], stake_by_game: list[float]) -> tuple[float, float]:
    """The interval of the ratio, a game being one observation."""
    lost, stakes, count = np.array(lost_by_game), np.array(stake_by_game), len(lost_by_game)
    loss = lost.sum() / stakes.sum()
    spread = ((lost - loss * stakes) ** 2).sum() * count / max(1, count - 1)
    reach = student(max(1, count - 1)) * sqrt(spread) / stakes.sum()
    return 100 * (loss - reach), 100 * (loss + reach)


def _decision(kept: list[Any]) -> ReviewedDecision:
    from fzzzt.wire.reviews import ReviewedChoice  # noqa: PLC0415

    share, cost, error, stake, mark, kind, behind = kept
    some = (ReviewedChoice(share), ReviewedChoice(share))
    return ReviewedDecision(0, kind, share, 0.0, cost, error, stake, mark=mark, choices=some, behind=behind)


def _tell_agreement(lines: list[Line]) -> None:
    both = [pair for line in lines if "again" in line for pair in zip(line["decisions"], line["again"], strict=True)]
    if not both:
        return
    same = fmean(one[4] == other[4] for one, other in both)
    bad = [(one, other) for one, other in both if one[4] in ("mistake", "blunder")]
    found = fmean(other[4] in ("mistake", "blunder") for _, other in bad)
    seen = fmean(other[4] is not None for _, other in bad)
    marked = [(one, other) for one, other in both if one[4] or other[4]]
    kept = fmean(one[4] == other[4] for one, other in marked)
    z = [(one[1] - other[1]) / sqrt(one[2] ** 2 + other[2] ** 2) for one, other in both if one[2] and other[2]]
    print(
        f"\n### Two reviews\n\n{len(both)} decisions: {same:.1%} have the same mark; of {len(marked)} in either, "
        f"{kept:.1%}; of {len(bad)} mistakes and blunders {found:.1%} are so again, "
        f"{seen:.1%} marked again; z has SD {np.std(z):.2f}, and of {len(z)} intervals of the difference of two costs "
        f"{fmean(abs(each) < 1.96 for each in z):.1%} hold 0 (95 % should)"
    )


def _tell_truth(lines: list[Line]) -> None:
    truth = [(line["level"], each) for line in lines for each in line["truth"]]
    print("\n### Played on to the end\n\n| who decided | said to cost | bids | mean said |", end="")
    print(" as everybody plays: mean, slope (95 %) | itself like the model: mean, slope |\n|---|---|---|---|---|---|")
    strong = ("mechanic", "foreman", "engineer", "chief")
    for who, levels in (("mechanic and above", strong), ("all", {level for level, _ in truth})):
        for low, high in ((5, 10), (10, 200), (5, 200)):
            some = [each for level, each in truth if low <= each["cost"] < high and level in levels]
            if len(some) > 2:
                said = np.array([each["cost"] for each in some])
                both = " | ".join(_slope(said, np.array([each[name] for each in some])) for name in ("true", "well"))
                print(f"| {who} | {low} to {high} | {len(some)} | {said.mean():.1f} | {both} |")


def _slope(said: Any, true: Any) -> str:
    """The mean, and what a point that is said to be lost costs in truth, through the origin."""
    slope = (said * true).sum() / (said**2).sum()
    error = sqrt((((true - slope * said) * said) ** 2).sum()) / (said**2).sum()
    return f"{true.mean():.1f}, {slope:.2f} ± {1.96 * error:.2f}"


def _tell_calibration(lines: list[Line]) -> None:
    print("\n### Calibration\n\n| predicted | decisions | games | mean predicted | won |\n|---|---|---|---|---|")
    bins: dict[int, list[tuple[float, float, int]]] = defaultdict(list)
    for at, line in enumerate(lines):
        for share, *_ in line["decisions"]:
            bins[min(9, int(share // 10))].append((share, line["won"], at))
    for tenth, found in sorted(bins.items()):
        games = len({at for _, _, at in found})
        said, won = fmean(share for share, _, _ in found), fmean(result for _, result, _ in found)
        print(f"| {10 * tenth} to {10 * tenth + 10} | {len(found)} | {games} | {said:.1f} | {won:.1f} |")


def main() -> None:
    """Add games to a file of figures, and tell what all of them say."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--levels", default="random,rookie,apprentice,tinker,mechanic,foreman,engineer")
    parser.add_argument("--again", type=int, default=0, help="review the first so many games of each level twice")
    parser.add_argument("--truth", type=int, default=0, help="play mistakes of the first so many games to the end")
    parser.add_argument("--seed", default="fresh")
    given = parser.parse_args()
    with given.out.open("a", encoding="utf-8") as out:
        for number in range(given.first, given.first + given.games):
            for level in given.levels.split(","):
                twice, truth = number < given.again, number < given.truth
                line = reviewed(level, given.players, number, given.seed, twice, truth)
                out.write(json.dumps(line) + "\n")
                out.flush()
    tell([json.loads(text) for text in given.out.read_text("utf-8").splitlines()])


if __name__ == "__main__":
    main()
