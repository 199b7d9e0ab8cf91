"""The objects that hold the legal moves: count, index, iterate, ask, draw; and reprs that tell what a thing is."""

from __future__ import annotations

from collections import Counter
from random import Random

from fzzzt.engine import Bid, Build, Deck, LegalBids, LegalBuilds, Options
from fzzzt.engine.deckfile import deck_of_faces
from tabletop import A, B, Table


def test_a_hand_of_n_cards_allows_two_to_the_n_less_one_bids() -> None:
    bids = Table(2).game.legal_bids(A)
    assert len(bids) == 15
    assert bids[0] == Bid(A, ("mechanic-1",))
    assert bids[14] == Bid(A, ("mechanic-1", "p1-1", "p1-2", "p1-3"))
    assert Bid(A, ("p1-3", "p1-1")) in bids
    assert Bid(B, ("p1-1",)) not in bids


def test_what_is_no_bid_is_no_legal_bid() -> None:
    bids = Table(2).game.legal_bids(A)
    for wrong in (("p1-1",), Bid(A, ()), Bid(A, ("p1-1", "p1-1")), Bid(A, ["p1-1"]), Bid(A, None)):  # type: ignore[arg-type]
        assert wrong not in bids


def test_copies_of_a_face_make_the_same_bid() -> None:
    bids = LegalBids(A, ("fzzzt", "fzzzt", "r5-n"))
    assert [bid.cards for bid in bids] == [
        ("fzzzt",),
        ("r5-n",),
        ("fzzzt", "fzzzt"),
        ("fzzzt", "r5-n"),
        ("fzzzt", "fzzzt", "r5-n"),
    ]


def test_drawn_bids_are_all_equally_likely() -> None:
    bids, rng = LegalBids(A, ("p1-1", "p1-2", "p1-3")), Random(1)
    drawn = Counter(bids.draw(rng).cards for _ in range(7000))
    assert len(drawn) == 7
    assert sum((count - 1000) ** 2 / 1000 for count in drawn.values()) < 6 + 5 * 12**0.5


def test_drawn_builds_are_all_equally_likely() -> None:
    builds = LegalBuilds(Deck.standard(), A, ("r1-nbc", "r1-nbc", "r2-n"), ["basic-nc", "basic-nb"])
    rng = Random(2)
    assert len(builds) == 8  # nothing or one of two faces on each, less the single r2-n on both
    drawn = Counter(str(builds.draw(rng).robots) for _ in range(8000))
    assert len(drawn) == 8
    assert sum((count - 1000) ** 2 / 1000 for count in drawn.values()) < 7 + 5 * 14**0.5


def test_a_build_can_be_drawn_with_very_many_units() -> None:
    """Where free choices practically never fit together."""
    symbols = {"points": 5, "speed": 3, "symbols": "NBCO"}
    units = [{"id": f"u{n}", "kind": "unit", "grade": "basic", **symbols} for n in range(30)]
    robots = [{"id": f"r{n}", "kind": "robot", "power": 1, **symbols} for n in range(6)]
    deck = deck_of_faces(units + robots, "house")
    cards = tuple(f"r{n}" for n in range(6))
    builds = LegalBuilds(deck, A, cards, [f"u{n}" for n in range(30)])
    rng = Random(3)
    drawn = [builds.draw(rng) for _ in range(3)]
    assert all(build in builds for build in drawn)


def test_the_builds_of_two_units_that_want_one_robot() -> None:
    builds = LegalBuilds(Deck.standard(), A, ("mechanic-1", "r2-n"), ["basic-nc", "basic-nb"])
    assert [build.robots for build in builds] == [{}, {"basic-nb": "r2-n"}, {"basic-nc": "r2-n"}]
    assert Build(B, {}) not in builds
    assert {} not in builds


def test_a_view_offers_what_the_game_takes() -> None:
    table = Table(2)
    view = table.game.view(A)
    assert list(view.legal_bids()) == list(table.game.legal_bids(A))
    assert len(table.game.view(B).legal_bids()) == 0
    assert len(view.legal_builds()) == len(list(view.legal_builds())) == 0
    assert Build(A, {}) not in view.legal_builds()


def test_things_say_what_they_are() -> None:
    names = {"LegalBids": LegalBids, "LegalBuilds": LegalBuilds, "Deck": Deck, "Options": Options}
    for thing in (Table(2).game.legal_bids(A), Table(2).game.legal_builds(A), Options(3)):
        assert repr(eval(repr(thing), names)) == repr(thing)  # noqa: S307
