"""Scoring, as the rulebooks tell it: robots, bonus points of Production Units, and who wins."""

from __future__ import annotations

import pytest

from fzzzt.engine.cards import Deck
from fzzzt.engine.events import SeatScore, UnitScore
from fzzzt.engine.scoring import best_bonus, check_units, score_seat, winners

DECK = Deck.standard()
JON = ["mechanic-1", "p1-1", "p1-3", "upgrade", "r4-n", "r5-b", "r3-c", "fzzzt"]
JON_UNITS = {"prototype-o": (), "enhanced-no": ("p1-2",), "advanced-1": ("r4-c",)}


def score(personal: str, **units: str) -> SeatScore:
    """The score of a seat; units are written with an underscore, with the robots allocated to them."""
    return score_seat(
        DECK, personal.split(), {unit.replace("_", "-"): robots.split() for unit, robots in units.items()}
    )


def points(sheet: SeatScore) -> dict[str, int]:
    return {unit.unit: unit.points for unit in sheet.units}


def total(points: int, robots: int) -> SeatScore:
    return SeatScore(points, 0, points, robots, ())


# Jon's cards: the worked example of the rulebooks.


def test_jon_scores_36_points() -> None:
    jon = score_seat(DECK, JON, JON_UNITS)
    assert (jon.base, jon.bonus, jon.total, jon.robots) == (15, 21, 36, 8)
    assert points(jon) == {"prototype-o": -3, "enhanced-no": 6, "advanced-1": 18}


def test_jon_would_get_18_bonus_points_with_the_upgrade_on_the_prototype() -> None:
    rest = [card for card in JON if card != "upgrade"]
    assert best_bonus(DECK, rest, JON_UNITS | {"prototype-o": ("upgrade",)}) == 18


# Points of the robots.


def test_robots_score_their_points_in_hand_and_on_units() -> None:
    assert score("r1-n r3-b r5-c").base == 1 + 2 + 3
    assert score("r1-n", basic_nc="r5-c").base == 1 + 3


def test_mechanic_scores_nothing_and_is_no_robot() -> None:
    sheet = score("mechanic-3")
    assert (sheet.base, sheet.total, sheet.robots, sheet.units) == (0, 0, 0, ())


def test_fzzzt_costs_a_point_and_is_no_robot() -> None:
    sheet = score("fzzzt fzzzt r5-n")
    assert (sheet.base, sheet.robots) == (1, 1)


def test_upgrade_scores_nothing_but_is_a_robot() -> None:
    sheet = score("upgrade upgrade")
    assert (sheet.base, sheet.robots) == (0, 2)


# Widgets.


def test_a_widget_scores_its_unit() -> None:
    sheet = score("r1-n r2-c", basic_nc="")
    assert sheet.units == (UnitScore("basic-nc", ({"nut": "r1-n", "cog": "r2-c"},), 5),)
    assert (sheet.bonus, sheet.total) == (5, 8)


def test_a_unit_without_widget_costs_its_points() -> None:
    assert score("r1-n r2-n", basic_nc="").units == (UnitScore("basic-nc", (), -5),)
    assert score("", complex_1="", prototype_o="").bonus == -16


def test_every_widget_of_a_unit_scores() -> None:
    """French rulebook, example 10: two widgets of an Enhanced unit come to 12 points."""
    assert score("r1-o r2-o r1-c r2-c", enhanced_co="").bonus == 12


def test_one_robot_does_not_fill_two_symbols() -> None:
    assert score("r1-co", enhanced_co="").bonus == -6
    assert score("r1-co r1-o", enhanced_co="").bonus == 6
    assert score("r1-co upgrade r1-c", enhanced_co="").bonus == 6


def test_one_robot_does_not_serve_two_units() -> None:
    assert score("r1-o", prototype_o="", enhanced_no="r1-n").bonus == 6 - 3


def test_widgets_name_their_symbols_in_order() -> None:
    (unit,) = score("r1-o r1-c r1-b r1-n", complex_1="").units
    assert [list(widget) for widget in unit.widgets] == [["nut", "bolt", "cog", "oil"]]


def test_upgrade_serves_any_symbol() -> None:
    for robots in ("r1-b r1-c r1-o", "r1-n r1-c r1-o", "r1-n r1-b r1-o", "r1-n r1-b r1-c"):
        assert score(f"{robots} upgrade", complex_1="").bonus == 13


def test_upgrade_is_spared_where_plain_robots_do() -> None:
    (unit,) = score("upgrade p3-1 r1-n r1-c", basic_nc="r1-nbc").units
    assert unit.widgets == ({"nut": "r1-nbc", "cog": "r1-c"}, {"nut": "r1-n", "cog": "p3-1"})


def test_fzzzt_and_mechanic_serve_no_symbol() -> None:
    assert score("fzzzt fzzzt mechanic-1", prototype_o="").bonus == -3


def test_units_are_listed_in_the_order_of_the_seat() -> None:
    assert [unit.unit for unit in score("", enhanced_no="", basic_nc="", complex_1="").units] == [
        "enhanced-no",
        "basic-nc",
        "complex-1",
    ]


# Robots allocated earlier.


def test_allocated_robots_stay_on_their_unit() -> None:
    """The oil on the Prototype (3 points) would do better in a widget of the Enhanced unit (6)."""
    assert score("r1-n r1-o", prototype_o="", enhanced_no="").bonus == 6 - 3
    assert score("r1-n", prototype_o="r1-o", enhanced_no="").bonus == 3 - 6


def test_free_robots_complete_the_widgets_of_allocated_ones() -> None:
    assert score("r1-c", basic_nc="r1-n").units == (UnitScore("basic-nc", ({"nut": "r1-n", "cog": "r1-c"},), 5),)


def test_the_symbol_of_an_allocated_robot_is_chosen_at_the_end() -> None:
    assert score("r1-n", basic_nc="p3-1").bonus == score("r1-c", basic_nc="p3-1").bonus == 5


def test_allocated_robots_need_not_be_used() -> None:
    assert score("r1-c", basic_nc="r1-n r2-n r3-n").bonus == 5


def test_allocated_robots_count_as_robots_owned() -> None:
    assert score("r1-n fzzzt", basic_nc="r2-n upgrade").robots == 3


# Winning.


def test_most_points_win() -> None:
    assert winners([total(20, 3), total(31, 12), total(30, 1)]) == (1,)


def test_tie_goes_to_the_fewest_robots() -> None:
    assert winners([total(30, 9), total(30, 8), total(29, 1)]) == (1,)


def test_tie_counts_allocated_robots_and_upgrades_but_no_fzzzt() -> None:
    spread = score("r1-n fzzzt", basic_nc="r2-c")
    lean = score("r1-c fzzzt fzzzt fzzzt fzzzt", basic_nc="r5-n r3-n")
    upgraded = score("r1-n fzzzt upgrade", basic_nc="r2-c")
    assert spread.total == upgraded.total == 7
    assert lean.total == 7
    assert winners([lean, spread, upgraded]) == (1,)


def test_still_tied_is_shared() -> None:
    assert winners([total(30, 8), total(12, 2), total(30, 8)]) == (0, 2)


# Sheets of other programs.


def sheet(**changes: UnitScore) -> list[UnitScore]:
    """A lawful sheet for Jon that is not the best, with changes."""
    units = {
        "prototype": UnitScore("prototype-o", ({"oil": "upgrade"},), 3),
        "advanced": UnitScore("advanced-1", ({"nut": "p1-3", "bolt": "p1-1", "cog": "r4-c"},), 9),
        "enhanced": UnitScore("enhanced-no", ({"oil": "p1-2", "nut": "r4-n"},), 6),
    }
    return list((units | changes).values())


def test_a_foreign_lawful_sheet_is_accepted() -> None:
    assert check_units(DECK, JON, JON_UNITS, sheet()) is None
    assert check_units(DECK, JON, JON_UNITS, sheet(advanced=UnitScore("advanced-1", (), -9))) is None
    assert check_units(DECK, JON, {}, []) is None


PROTOTYPE = UnitScore("prototype-o", (), -3)
FAULTS = [
    (sheet()[1:], "the units are advanced-1, enhanced-no, prototype-o, not advanced-1, enhanced-no"),
    ([], "the units are advanced-1, enhanced-no, prototype-o, not –"),
    ([*sheet(), PROTOTYPE], "not advanced-1, enhanced-no, prototype-o, prototype-o"),
    (sheet(advanced=UnitScore("advanced-2", (), -9)), "not advanced-2, enhanced-no"),
    (sheet(enhanced=UnitScore("enhanced-no", ({"oil": "p1-2"},), 6)), "enhanced-no: a widget needs nut, oil, not oil"),
    (sheet(enhanced=UnitScore("enhanced-no", ({},), 6)), "enhanced-no: a widget needs nut, oil, not –"),
    (sheet(prototype=UnitScore("prototype-o", ({"oil": "upgrade", "cog": "r3-c"},), 3)), "not oil, cog"),
    (sheet(prototype=UnitScore("prototype-o", ({"oil": "r3-c"},), 3)), "prototype-o: r3-c cannot serve as oil"),
    (sheet(prototype=UnitScore("prototype-o", ({"oil": "fzzzt"},), 3)), "fzzzt cannot serve as oil"),
    (sheet(prototype=UnitScore("prototype-o", ({"oil": "prototype-o"},), 3)), "prototype-o cannot serve as oil"),
    (sheet(prototype=UnitScore("prototype-o", ({"oil": "tin-man"},), 3)), "tin-man cannot serve as oil"),
    (sheet(prototype=UnitScore("prototype-o", ({"oil": "upgrade"},), 6)), "prototype-o: worth 3 points, not 6"),
    (sheet(prototype=UnitScore("prototype-o", (), 0)), "prototype-o: worth -3 points, not 0"),
    (sheet(prototype=UnitScore("prototype-o", ({"oil": "upgrade"},) * 2, 6)), "upgrade is used more often than"),
    (sheet(prototype=UnitScore("prototype-o", ({"oil": "r1-o"},), 3)), "r1-o is used more often than"),
    (
        sheet(prototype=UnitScore("prototype-o", ({"oil": "p1-2"},), 3), enhanced=UnitScore("enhanced-no", (), -6)),
        "p1-2 is used more often than the seat has it, free or on that unit",
    ),
]


@pytest.mark.parametrize(("claimed", "reason"), FAULTS)
def test_each_fault_of_a_sheet_is_named(claimed: list[UnitScore], reason: str) -> None:
    fault = check_units(DECK, JON, JON_UNITS, claimed)
    assert fault is not None
    assert reason in str(fault)


def test_copies_of_a_card_are_used_as_often_as_they_are_owned() -> None:
    units = {"prototype-o": ["upgrade"], "prototype-c": []}
    oil = UnitScore("prototype-o", ({"oil": "upgrade"},), 3)
    cog = UnitScore("prototype-c", ({"cog": "upgrade"},), 3)
    assert check_units(DECK, ["upgrade"], units, [cog, oil]) is None
    assert check_units(DECK, [], units, [cog, oil]) is not None
