"""`fzzzt puzzle`: what would you bid? Puzzles at the prompt, those that come with the program or of one's own games."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fzzzt.cli.lessons import lawful_move
from fzzzt.cli.line_terminal import LineTerminal
from fzzzt.cli.options import Language, refuse_beside, refuse_without_file
from fzzzt.cli.person import Leaving
from fzzzt.cli.program_name import program_name
from fzzzt.cli.record_choice import seat_of
from fzzzt.cli.refusal import Refusal
from fzzzt.cli.review import record_in, reviewed
from fzzzt.engine import Bid
from fzzzt.locale import Catalogue
from fzzzt.puzzles.collection import the_puzzles
from fzzzt.puzzles.judge import judge
from fzzzt.puzzles.own import own_puzzles
from fzzzt.puzzles.repetition import KeptPuzzles, next_of, today
from fzzzt.voice.playback import playback
from fzzzt.voice.table_text import owned_lines, table_lines
from fzzzt.voice.voice import Voice, spoken
from fzzzt.wire.puzzles import Difficulty

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from fzzzt.puzzles.puzzle import Puzzle
    from fzzzt.wire.puzzles import PuzzleVerdict

_ARGUMENT = "PUZZLE"
_LISTED = 6
"""How many bids are told of after an answer, the best first."""


def puzzle(
    context: typer.Context,
    name: Annotated[str | None, typer.Argument(metavar=_ARGUMENT, help="A puzzle, by its name.")] = None,
    difficulty: Annotated[Difficulty | None, typer.Option(help="Only easy, medium or hard ones.")] = None,
    listed: Annotated[bool, typer.Option("--list", help="List the puzzles, and which you have solved.")] = False,
    file: Annotated[
        Path | None,
        typer.Option("--from", metavar="FILE", help="Review a recorded game, and ask its clear mistakes again."),
    ] = None,
    number: Annotated[int, typer.Option("--game", min=1, help="With --from: which game of the file, from 1.")] = 1,
    seat: Annotated[
        str | None,
        typer.Option(metavar="SEAT", help="With --from: whose mistakes. By default those of the first person."),
    ] = None,
    lang: Language = None,
) -> None:
    """Solve puzzles: what would you bid?

    Positions from games of the strongest level. A bid is right if it is as
    good as the best one, as far as anybody can tell. What you miss comes back
    after a day, and later at growing intervals.

    Examples:
    fzzzt puzzle
    fzzzt puzzle --difficulty hard
    fzzzt puzzle --from game.json --seat Ada
    """
    terminal = LineTerminal(Catalogue.of(lang))
    if file is None:
        refuse_without_file(context, "number", "seat")
    else:
        refuse_beside("--from", context, "name", "difficulty")
    if name is not None:
        refuse_beside(_ARGUMENT, context, "difficulty")
    if listed:
        refuse_beside("--list", context, "name", "file", "number", "seat")
        _list(terminal, difficulty)
        return
    try:
        if file is not None:
            _ask_own(terminal, file, number, seat)
        elif name is not None:
            _give(terminal, _known(terminal, name))
        else:
            _ask_on(terminal, difficulty)
    except Leaving:
        terminal.tell(terminal.say("play-goodbye"))


def _names(difficulty: Difficulty | None) -> list[str]:
    return [line.name for line in the_puzzles().lines() if difficulty in (None, line.difficulty)]


def _known(terminal: LineTerminal, name: str) -> Puzzle:
    found = the_puzzles().puzzle(name)
    if found is None:
        raise ValueError(terminal.say("puzzle-unknown", name=spoken(name), command=f"{program_name()} puzzle --list"))
    return found


def _list(terminal: LineTerminal, difficulty: Difficulty | None) -> None:
    """All puzzles, with what has become of them."""
    say, kept, names = terminal.say, KeptPuzzles().all(), _names(difficulty)
    shelf = the_puzzles()
    terminal.tell(say("puzzle-list"))
    for word, group in groupby(map(shelf.line, names), key=lambda line: line.difficulty):
        terminal.tell("", say(f"puzzle-{word}"))
        for line in group:
            answered = kept.get(line.name)
            state = "" if answered is None else say(f"puzzle-state-{'solved' if answered.done else 'missed'}")
            terminal.tell(f"  {line.name:8} {line.rating:3}  {state}".rstrip())
    solved = sum(name in kept and kept[name].done for name in names)
    terminal.tell("", say("puzzle-rating-note"), say("puzzle-solved", count=solved, total=len(names)))


def _ask_on(terminal: LineTerminal, difficulty: Difficulty | None) -> None:
    """One puzzle after another: what is due, then what is new."""
    names = _names(difficulty)
    while True:
        name = next_of(names, KeptPuzzles().all(), today())
        if name is None:
            terminal.tell(terminal.say("puzzle-none-left"))
            return
        _give(terminal, _known(terminal, name))
        if not _goes_on(terminal):
            return


def _ask_own(terminal: LineTerminal, file: Path, number: int, seat: str | None) -> None:
    """The clear mistakes of a recorded game."""
    record = record_in(file, number)
    people = [place for place, player in enumerate(record.seats) if "bot" not in player]
    place = (people or [0])[0] if seat is None else seat_of(seat, record)
    (found,) = reviewed(terminal.say, record, [place]).seats
    puzzles = list(own_puzzles(record, found))
    if not puzzles:
        terminal.tell(terminal.say("puzzle-none-own", name=spoken(record.seats[place]["name"])))
    for at, each in enumerate(puzzles):
        if at and not _goes_on(terminal):
            return
        _give(terminal, each)


def _goes_on(terminal: LineTerminal) -> bool:
    terminal.tell("")
    return terminal.agrees(terminal.say("puzzle-another"), default=True)


def _give(terminal: LineTerminal, puzzle: Puzzle) -> None:
    """Ask once, judge, and remember."""
    say, view = terminal.say, puzzle.view
    voice = Voice(say, view.faces, [spoken(name) for name in puzzle.names(say)], puzzle.seat)
    title = say("puzzle-title", name=puzzle.name)
    known = "" if puzzle.rating is None else f" ({say('puzzle-rating', value=puzzle.rating)})"
    terminal.tell("", title + known, "", *table_lines(voice, view), "", *owned_lines(voice, view), "")
    terminal.tell(say("puzzle-question"), "")
    move = lawful_move(terminal, voice, view, _story(terminal, voice, puzzle))
    if not isinstance(move, Bid):
        raise Refusal("puzzle-question")
    verdict = judge(puzzle, move.cards)
    terminal.tell("", say("lesson-right" if verdict.right else "puzzle-wrong"), *map(voice.text, verdict.sayings), "")
    terminal.tell(say("puzzle-choices"), *_choices(voice, verdict))
    _keep(terminal, puzzle.name, verdict.right)


def _story(terminal: LineTerminal, voice: Voice, puzzle: Puzzle) -> Callable[[], None]:
    """Tells how it came to this, as far as the seat knows."""

    def tell() -> None:
        before = replace(puzzle.record, events=puzzle.record.events[: puzzle.event])
        terminal.tell(*(line for step in playback(before, voice) for line in step.lines))

    return tell


def _choices(voice: Voice, verdict: PuzzleVerdict) -> Iterator[str]:
    """The best bids, all that are right, and the answer."""
    numbered = list(enumerate(verdict.choices))
    told = [(at, each) for at, each in numbered if at < _LISTED or each.as_good or at == verdict.answer]
    for at, choice in told:
        figures = {"value": voice.power(choice.cards), "chance": round(choice.share)}
        line = voice.say("puzzle-choice", cards=voice.cards(choice.cards), **figures)
        notes = [*_note(voice, choice.as_good, "puzzle-as-good"), *_note(voice, at == verdict.answer, "puzzle-yours")]
        yield f"  {line}{'  – ' if notes else ''}{', '.join(notes)}"
    if len(told) < len(verdict.choices):
        yield "  " + voice.say("puzzle-more", count=len(verdict.choices) - len(told))


def _note(voice: Voice, true: bool, key: str) -> Sequence[str]:
    return [voice.say(key)] if true else []


def _keep(terminal: LineTerminal, name: str, right: bool) -> None:
    box = KeptPuzzles()
    box.keep(name, right)
    kept = box.all()[name]
    if not kept.done:
        terminal.tell("", terminal.say("puzzle-back", count=max(1, kept.due - today())))
