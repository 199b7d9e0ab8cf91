"""Set-up: Mechanics, starting hands, the conveyor deck for every number of players and option."""

from __future__ import annotations

import pytest

from fzzzt.engine import Deal, Deck, Options, OptionsError, Round
from tabletop import Table

STARTING_SYMBOLS = {1: ("BC", "O", "N"), 2: ("BO", "N", "C"), 3: ("NC", "B", "O"), 4: ("NO", "C", "B")}


def test_mechanic_one_is_the_first_chief() -> None:
    assert Table(4, mechanics=(3, 4, 1, 2)).game.chief == 2


def test_each_player_starts_with_mechanic_and_the_three_robots_of_its_number() -> None:
    table = Table(3, mechanics=(2, 3, 1))
    assert table.last(Deal).hands == (
        ("mechanic-2", "p2-1", "p2-2", "p2-3"),
        ("mechanic-3", "p3-1", "p3-2", "p3-3"),
        ("mechanic-1", "p1-1", "p1-2", "p1-3"),
    )


@pytest.mark.parametrize(("number", "symbols"), STARTING_SYMBOLS.items())
def test_starting_robots_cover_all_four_symbols(number: int, symbols: tuple[str, ...]) -> None:
    deck = Deck.standard()
    robots = [deck.cards[f"p{number}-{power}"] for power in (1, 2, 3)]
    assert tuple(robot.symbols for robot in robots) == symbols
    assert [robot.power for robot in robots] == [1, 2, 3]
    assert set("".join(symbols)) == set("NBCO")


@pytest.mark.parametrize(
    ("players", "cards", "unused", "size", "belt", "rounds"),
    [
        (2, "base", "stay", 46, 8, 5),
        (3, "base", "stay", 43, 8, 5),
        (4, "base", "stay", 40, 8, 5),
        (2, "base", "leave", 40, 8, 5),
        (3, "base", "leave", 40, 8, 5),
        (4, "base", "leave", 40, 8, 5),
        (2, "extended", "stay", 54, 8, 6),
        (3, "extended", "stay", 51, 8, 6),
        (4, "extended", "stay", 48, 8, 6),
        (2, "extended", "leave", 48, 8, 6),
        (3, "extended", "leave", 48, 8, 6),
        (4, "extended", "leave", 48, 8, 6),
        (5, "extended", "leave", 48, 12, 4),
        (6, "extended", "leave", 48, 12, 4),
    ],
)
def test_conveyor_deck_belt_and_rounds(
    players: int, cards: str, unused: str, size: int, belt: int, rounds: int
) -> None:
    table = Table(players, cards=cards, unused_robots=unused)
    assert len(Deck.standard().conveyor(table.game.options)) == size
    assert len(table.last(Round).belt or ()) == belt
    assert table.game.rounds == rounds


def test_the_game_lasts_as_long_as_the_deck_fills_a_belt_and_leftovers_are_unused() -> None:
    table = Table(3)
    table.play_cheaply(until=99)
    assert [event.round for event in table.all(Round)] == [1, 2, 3, 4, 5]
    assert len(table.game.conveyor) == 43 - 5 * 8
    assert table.game.score is not None


def test_with_two_players_the_robots_of_numbers_three_and_four_stay_or_leave() -> None:
    assert "p3-1" in Deck.standard().conveyor(Options.of(2))
    assert "p3-1" not in Deck.standard().conveyor(Options.of(2, unused_robots="leave"))


def test_the_expansions_numbered_robots_never_join_the_conveyor_deck() -> None:
    for players in range(2, 7):
        conveyor = Deck.standard().conveyor(Options.of(players, "extended"))
        assert not [card for card in conveyor if card.startswith(("p5", "p6"))]


def test_five_players_imply_extended_cards_and_leaving_robots() -> None:
    assert Options.of(5) == Options(5, "extended", "leave")
    assert Options.of(2) == Options(2, "base", "stay")


@pytest.mark.parametrize(
    ("players", "cards", "unused", "code", "reason"),
    [
        (7, None, None, "options-players", "2 to 6 players"),
        (1, None, None, "options-players", "2 to 6 players"),
        (True, None, None, "options-players", "2 to 6 players"),
        (5, "base", None, "options-choice", "with 5 players cards can only be extended, not 'base'"),
        (6, None, "stay", "options-choice", "unused_robots can only be leave"),
        (2, "luxury", None, "options-choice", r"base\|extended"),
        (2, None, "hide", "options-choice", r"stay\|leave"),
    ],
)
def test_impossible_options_are_refused(
    players: int, cards: str | None, unused: str | None, code: str, reason: str
) -> None:
    with pytest.raises(OptionsError, match=reason) as error:
        Options.of(players, cards, unused)
    assert error.value.code == code


@pytest.mark.parametrize(
    ("options", "unusual"),
    [
        (Options.of(3), {}),
        (Options.of(3, unused_robots="leave"), {"unused_robots": "leave"}),
        (Options.of(4, "extended", "leave"), {"cards": "extended"}),  # with four, no starting robot is unused
        (Options.of(6), {}),
    ],
)
def test_what_is_unusual_is_what_was_chosen_and_makes_a_difference(options: Options, unusual: dict[str, str]) -> None:
    assert options.unusual == unusual
