"""`fzzzt score`: settles a game that was played with the printed cards."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from fzzzt.cli.card_box import CardBox, matching_units, words
from fzzzt.cli.line_terminal import LineTerminal
from fzzzt.cli.options import Language, ScoredDeck, load_deck
from fzzzt.engine import Deck, score_seat
from fzzzt.engine.options import MOST_PLAYERS
from fzzzt.engine.scoring import winners
from fzzzt.locale import Catalogue
from fzzzt.locale.labels import short
from fzzzt.voice.score_sheet import seat_sheet
from fzzzt.voice.verdict import verdict
from fzzzt.voice.voice import Voice, spoken
from fzzzt.wire import plain

if TYPE_CHECKING:
    from collections.abc import Callable

    from fzzzt.engine import SeatScore

T = TypeVar("T")


@dataclass
class ScoredCards:
    """What a player has at the end: free cards, and units with the robots allocated to them."""

    name: str
    free: list[str]
    units: dict[str, list[str]]

    @property
    def owned(self) -> list[str]:
        """All cards but the units."""
        return [*self.free, *(robot for robots in self.units.values() for robot in robots)]

    def score(self, faces: Deck) -> SeatScore:
        """The best this comes to."""
        return score_seat(faces, self.free, self.units)


def score(
    cards: Annotated[
        list[str] | None,
        typer.Argument(metavar="CARDS", help="Robots and Fzzzts: 3n, 1bc, r3-n, upgrade, fzzzt, 'fzzzt*2'."),
    ] = None,
    units: Annotated[
        list[str] | None,
        typer.Option(metavar="UNIT,...", help="Units, by id (enhanced-no), symbols (no, nbc) or grade (complex)."),
    ] = None,
    on: Annotated[
        list[str] | None,
        typer.Option(metavar="UNIT=ROBOT,...", help="Robots, among CARDS, that were allocated during the game."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The score as JSON, as it stands in a record.")] = False,
    deck: ScoredDeck = None,
    lang: Language = None,
) -> None:
    """Find the best widgets and the score of cards on a real table.

    With cards it answers at once for one player; without, it asks for
    everybody's cards and declares the winner.

    CARDS are all robots and Fzzzts a player owns, those on units included. A
    robot is written as its power and the first letters of its symbols (nut,
    bolt, cog, oil): 3n, 1bc; or by its id from "fzzzt deck".

    Examples:
    fzzzt score 5n 3b 1bc fzzzt --units nb
    fzzzt score 1bc 2o 3n 4n 4c --units no,nbc --on no=2o,nbc=4c --json
    fzzzt score
    """
    say = Catalogue.of(lang)
    faces = Deck.standard() if deck is None else load_deck(deck)
    box = CardBox(say, faces)
    if cards or units or on:
        holding = _given(box, cards or [], units or [], on or [])
        _answer(holding, faces, say, as_json)
    elif as_json:
        raise ValueError(say("scorer-json-needs-cards"))
    else:
        _ask_everybody(box, LineTerminal(say))


def _given(box: CardBox, cards: list[str], units: list[str], on: list[str]) -> ScoredCards:
    """A player's cards from the command line. A unit's id among the cards is taken for what it is."""
    listed = words(" ".join(cards))
    free = box.take_cards(" ".join(word for word in listed if not box.is_unit(word)))
    owned = box.take_units(" ".join([*units, *(word for word in listed if box.is_unit(word))]))
    holding = ScoredCards(box.say("score-label-player"), free, {unit: [] for unit in owned})
    unit = ""
    for word in words(" ".join(on)):
        before, sign, robot = word.rpartition("=")
        unit = _own_unit(box, before, holding) if sign else unit
        if not unit or not robot:
            raise ValueError(box.say("scorer-on-not-understood", input=spoken(word)))
        for one in robot.split("+"):
            holding.units[unit].append(box.allocate(one, unit, holding.free, holding.name))
    return holding


def _own_unit(box: CardBox, word: str, holding: ScoredCards) -> str:
    found = matching_units(box.faces, word)
    if not found:
        raise ValueError(box.say("scorer-unit-not-understood", input=spoken(word)))
    own = [face.id for face in found if face.id in holding.units]
    if not own:
        raise ValueError(box.say("scorer-not-owned", card=short(box.say, found[0]), name=holding.name))
    if len(own) > 1:
        raise ValueError(box.say("scorer-ambiguous", input=spoken(word), cards=", ".join(own)))
    return own[0]


def _answer(holding: ScoredCards, faces: Deck, say: Catalogue, as_json: bool) -> None:
    result = holding.score(faces)
    if as_json:
        typer.echo(json.dumps(plain(result), ensure_ascii=False))
    else:
        voice = Voice(say, faces, [holding.name], None)
        LineTerminal(say).tell(*seat_sheet(voice, 0, result, holding.owned))


def _ask_everybody(box: CardBox, terminal: LineTerminal) -> None:
    holdings = _asked(box, terminal)
    results = [holding.score(box.faces) for holding in holdings]
    voice = Voice(box.say, box.faces, [holding.name for holding in holdings], None)
    for seat, holding in enumerate(holdings):
        terminal.tell("", *seat_sheet(voice, seat, results[seat], holding.owned))
    if len(holdings) > 1:
        terminal.tell("", *map(voice.text, verdict(results, winners(results))))


def _asked(box: CardBox, terminal: LineTerminal) -> list[ScoredCards]:
    say = box.say
    terminal.tell(say("scorer-title"), say("scorer-intro-cards"), say("scorer-intro-units"))
    players = _until_right(terminal, say("scorer-ask-players"), lambda typed: _count(say, typed))
    holdings: list[ScoredCards] = []
    for number in range(1, players + 1):
        terminal.tell("")
        holdings.append(_asked_player(box, terminal, number, [holding.name for holding in holdings]))
    return holdings


def _asked_player(box: CardBox, terminal: LineTerminal, number: int, others: list[str]) -> ScoredCards:
    say = box.say

    def new_name(typed: str) -> str:
        name = spoken(typed) or f"{say('score-label-player')} {number}"
        if name in others:
            raise ValueError(say("scorer-name-taken", name=name))
        return name

    name = _until_right(terminal, say("scorer-ask-name", number=number), new_name)
    free = _until_right(terminal, say("scorer-ask-robots", name=name), box.take_cards)
    units = _until_right(terminal, say("scorer-ask-units", name=name), box.take_units)
    holding = ScoredCards(name, free, {unit: [] for unit in units})
    for unit in units:
        question = say("scorer-ask-allocated", unit=short(say, box.faces.cards[unit]))
        _until_right(terminal, question, lambda typed, unit=unit: _allocate(box, holding, unit, typed))  # type: ignore[misc]
    return holding


def _allocate(box: CardBox, holding: ScoredCards, unit: str, typed: str) -> None:
    free = holding.free.copy()
    robots = [box.allocate(word, unit, free, holding.name) for word in words(typed)]
    holding.free, holding.units[unit] = free, robots


def _count(say: Catalogue, typed: str) -> int:
    if not (typed.isdecimal() and len(typed) == 1 and 1 <= int(typed) <= MOST_PLAYERS):
        raise ValueError(say("scorer-not-a-count", input=spoken(typed), low=1, high=MOST_PLAYERS))
    return int(typed)


def _until_right(terminal: LineTerminal, question: str, understand: Callable[[str], T]) -> T:
    """Ask until the answer can be understood."""
    while True:
        try:
            return understand(terminal.ask(question))
        except ValueError as error:
            terminal.tell(str(error))
