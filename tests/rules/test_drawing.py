"""What `print` and `repr` show of a game and of a view."""

from __future__ import annotations

from hypothesis import given

from fzzzt.dealer import Dealer
from fzzzt.engine import Deck, Game, Options
from fzzzt.engine.deckfile import deck_of_faces
from fzzzt.engine.drawing import situation
from fzzzt.wire import plain
from fzzzt.wire.faces import face_tables
from random_games import positions
from tabletop import A, B, Table


def test_a_view_is_drawn_with_the_cards_that_its_seat_may_know() -> None:
    table = Table(2, "r4-o basic-nc fzzzt")
    table.bid(A, "p1-2")
    assert (
        str(table.game.view(A))
        == """\
Seen from seat 0: round 1 of 5, auction 1 of 8, seat 1 to bid

belt     r4-o  basic-nc  ?  ?  ?  ?  ?  ?
power       4
symbols     O        NC
points      3         5
speed       2         3

deck     38 cards
seat     mechanic  hand  discard  bid
0 Chief         1     4        0    1
  bid    p1-2
1               2     4        0    -

hand     mechanic-1  p1-1  p1-2  p1-3
power             0     1     2     3
symbols           -    BC     O     N
points            0     1     2     2"""
    )


def test_a_spectator_sees_no_hand() -> None:
    drawn = str(Table(2).game.view(None))
    assert drawn.startswith("Round 1 of 5, auction 1 of 8, seat 0 to bid\n")
    assert "\nhand" not in drawn
    assert "p1-1" not in drawn


def test_a_game_is_drawn_with_all_cards_open() -> None:
    table = Table(2, "r5-o prototype-o r5-n", hands=[["mechanic-1 p1-1 p1-2 p1-3", "mechanic-2 p2-1 p2-2 p2-3"]])
    table.bid(A, "p1-2")
    drawn = str(table.game).splitlines()
    assert drawn[2].startswith("belt     r5-o  [prototype-o]  [r5-n]  [")
    assert drawn[-4:] == [
        "  hand   mechanic-1 p1-1 p1-2 p1-3",
        "  bid    p1-2",
        "1               2     4        0    -",
        "  hand   mechanic-2 p2-1 p2-2 p2-3",
    ]


def test_units_and_sealed_builds_are_drawn() -> None:
    table = Table(3, "prototype-o basic-nb basic-bc")
    table.auction("p1-3", "mechanic-2", "mechanic-3")
    table.auction("mechanic-1", "p2-3", "mechanic-3")
    table.auction("mechanic-1", "mechanic-2", "p3-3")
    while table.game.phase == "bid":
        table.one_cheap_move()
    table.build(A, prototype_o="p1-2")
    table.build(2)
    assert "  unit   prototype-o (O 3)\n" in str(table.game)
    assert "  build  prototype-o+p1-2\n" in str(table.game)
    assert "  build  prototype-o+p1-2\n" in str(table.game.view(A))
    assert "  build  nothing\n" in str(table.game.view(2))
    assert "  build " not in str(table.game.view(B))
    assert repr(table.game).endswith("seat 1 to build>")


def test_the_end_is_drawn_with_points() -> None:
    table = Table(2)
    table.play_cheaply(until=9)
    score = table.game.score
    assert score is not None
    lines = str(table.game.view(None)).splitlines()
    assert lines[0] == f"Over, won by seat {score.winners[0]}"
    header = lines.index("seat     mechanic  hand  discard  bid  points")
    assert lines[header + 1].endswith(f" {score.seats[0].total}")


@given(positions())
def test_no_line_is_longer_than_a_terminal_is_wide(game: Game) -> None:
    for drawn in (game, *map(game.view, [None, *range(game.options.players)])):
        assert all(len(line) < 80 for line in str(drawn).splitlines())
        assert str(drawn).isascii()


def test_wide_cards_of_a_house_deck_find_room() -> None:
    faces = [{**face, "id": f"{face['id']:-<40}"} for face in plain(face_tables(Deck.standard()))]
    game = Game(Options(2), deck_of_faces(faces, "wide"))
    game.push(Dealer(1).answer(game))
    assert all(len(line) < 80 for line in str(game).splitlines())


def test_reprs_are_short_and_say_what_matters() -> None:
    table = Table(3, mechanics=(2, 1, 3))
    game = table.game
    assert repr(game) == "<Game 3 players, round 1 of 5, auction 1 of 8, seat 1 to bid>"
    assert repr(game.view(2)) == "<View seat 2 of 3 players, round 1 of 5, auction 1 of 8, seat 1 to bid>"
    assert repr(game.view(None)) == "<SpectatorView 3 players, round 1 of 5, auction 1 of 8, seat 1 to bid>"
    new = Game(Options(2))
    assert repr(new) == "<Game 2 players, the cards are to be set up>"
    new.push(Dealer(1).answer(new))
    assert repr(new) == "<Game 2 players, round 1 of 5, hands are to be dealt>"
    table.play_cheaply(until=9)
    assert repr(game) == f"<Game 3 players, over, won by seat {min(game.score.winners)}>" if game.score else None
    assert repr(Options(players=3)) == "Options(players=3, cards='base', unused_robots='stay')"


def test_several_seats_are_listed() -> None:
    assert situation(Table(4).game, (2, 0, 1)).endswith("seats 0, 1 and 2 to bid")
