"""What is said of a game and of its table: the right things, in every language, to whoever listens."""

from __future__ import annotations

import msgspec
import pytest

from fzzzt.engine import Award, Bid, Deal, Deck, Event, Game, Options, Round, Score, SeatScore, Setup, redact
from fzzzt.locale import LANGUAGES, Catalogue
from fzzzt.tables.story import Story, around_the_game
from fzzzt.voice.narrator import Narrator
from fzzzt.voice.verdict import verdict
from fzzzt.voice.voice import Voice
from fzzzt.wire import log
from fzzzt.wire.sayings import Saying
from random_games import moves, play

NAMES = ["Ada", "Bert", "Cleo", "Dora"]
AROUND: list[log.PublicEntry] = [
    log.Sat(0, "o", "Ada", None),
    log.Left(0),
    log.Filled(1, "tinker"),
    log.Filled(1, None),
    log.Starting(7),
    log.Started([]),
    log.Started([0, 1]),
    log.Away(0, "stepped"),
    log.Away(0, "clock"),
    log.Away(0, "host"),
    log.Back(0),
    log.Moved(0, "o", "t"),
    log.Silenced(0, on=True),
    log.Silenced(0, on=False),
    log.Silenced(None, on=True),
    log.Silenced(None, on=False),
    log.Renamed(0, "Ada", "Guest"),
    log.Slept(),
    log.Woke(),
    log.Asked(0, "o", "Bert"),
    log.Declined(0, 7),
    log.Given(0, "o", 1),
    log.Reclaimed(0),
    log.Ending(0, on=True),
    log.Ending(0, on=False),
    log.Ended("host"),
    log.Ended("idle"),
    log.Ended("agreed"),
    log.Rematched("t"),
]


def told(game: Game, seat: int | None) -> list[list[Saying]]:
    """What is said of each event of a game."""
    narrator = Narrator(game.options, game.faces)
    return [narrator.tell(redact(event, seat)) for event in game.log]


def words(sayings: list[Saying], seat: int | None) -> list[str]:
    voice = Voice(Catalogue("en"), Deck.standard(), NAMES, seat)
    return [voice.text(saying) for saying in sayings]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said_in_every_language(language: str) -> None:
    game = play(Game(Options.of(4)), 3)
    sayings = {msgspec.json.encode(each): each for said in told(game, 1) for each in said}
    sayings |= {msgspec.json.encode(each): each for entry in AROUND for each in around_the_game(entry)}
    for listener in (0, 1, None):
        voice = Voice(Catalogue(language), game.faces, NAMES, listener)
        assert all(voice.text(saying) for saying in sayings.values())


def test_everything_around_the_game_is_said_but_talk_and_machinery() -> None:
    assert all(around_the_game(entry) for entry in AROUND)
    assert around_the_game(log.Chat(0, "Ada", "hello")) == around_the_game(log.Nonce(0, "x")) == ()


def test_a_saying_comes_back_from_its_json() -> None:
    for said in told(play(Game(Options.of(3)), 1), 0):
        assert msgspec.json.decode(msgspec.json.encode(said), type=list[Saying]) == said


def auction(*bids: str, mechanics: tuple[int, ...] = (2, 1, 3)) -> Game:
    """A game in which the first auction has been settled: everybody bid one card, in turn from the Chief."""
    game = Game(Options.of(3))
    game.push(Setup(mechanics, game.faces.conveyor(game.options)))
    game.push(Deal(tuple(game.hands)))
    for card in bids:
        (seat,) = (game.order[sum(bid is not None for bid in game.bids)],)
        game.push(Bid(seat, (card,)))
    return game


def last_award(game: Game, seat: int) -> list[str]:
    awards = [said for event, said in zip(game.log, told(game, seat), strict=True) if isinstance(event, Award)]
    return words(awards[-1], seat)


def test_bids_are_turned_up_in_turn_from_the_chief() -> None:
    lines = last_award(auction("p1-3", "p3-1", "p2-2"), 0)
    assert [line.split()[0] for line in lines[1:4]] == ["Bert", "Cleo", "You"]
    assert lines[4].startswith("Bert wins with 3")


def test_a_tie_says_who_and_why_and_who_has_the_spanner_now() -> None:
    lines = last_award(auction("p1-3", "p3-1", "p2-3"), 0)
    assert lines[4:6] == ["Tie at 3: Bert and you.", "Bert is Chief Mechanic and wins the tie."]
    assert lines[7] == "The spanner moves on. You are the new Chief Mechanic."


def test_a_tie_without_the_chief_goes_to_the_nearest() -> None:
    lines = last_award(auction("p1-1", "p3-3", "p2-3"), 0)
    assert lines[5] == "Cleo sits nearest clockwise from the Chief Mechanic and wins the tie."


def test_everybody_hears_when_all_hands_are_empty_in_the_middle_of_a_round_only() -> None:
    game = play(Game(Options.of(2)), 5)
    redeals = 0
    for before, event, said in zip(game.log[1:], game.log[2:], told(game, None)[1:], strict=False):
        keys = [saying.key for saying in said]
        assert ("play-redeal" in keys) == (isinstance(event, Deal) and not isinstance(before, Round))
        redeals += "play-redeal" in keys
    assert redeals


def test_the_card_for_sale_is_told_once_an_auction_and_building_before_each_new_round_with_units() -> None:
    game = play(Game(Options.of(4)), 2)
    keys = [saying.key for said in told(game, None) for saying in said]
    assert keys.count("play-auction") == sum(isinstance(event, Award) for event in game.log)
    assert 0 < keys.count("play-build") == keys.count("play-build-reveal") < game.rounds


def test_the_end_says_what_decided_between_equals() -> None:
    def score(total: int, robots: int) -> SeatScore:
        return SeatScore(total, 0, total, robots, ())

    decided = words(verdict([score(2, 3), score(2, 2), score(1, 1)], [1]), 0)
    assert decided[:3] == ["Bert: 2 points", "You: 2 points", "Cleo: 1 point"]
    assert decided[3:] == [
        "Level on 2 points: you and Bert.",
        "Fewest Robot cards breaks the tie: Bert wins with 2 Robot cards!",
    ]
    assert words(verdict([score(2, 2), score(2, 2)], [0, 1]), None)[-1].startswith("Shared victory")


def test_a_story_tells_each_seat_its_own_and_all_others_the_same_bytes() -> None:
    game = Game(Options.of(3))
    seen: list[Event] = []
    for event in moves(game, 9):
        seen += game.push(event)
    story = Story(game)
    for seat in (2, None, 0):  # asked in any order, from the end or from the beginning
        expected = told(game, seat)
        for place in reversed(range(len(seen))):
            assert msgspec.json.decode(story.sayings(place, seat), type=list[Saying]) == expected[place]
    bids = [place for place, event in enumerate(seen) if isinstance(event, Bid) and event.seat == 1]
    assert bids
    assert all(story.sayings(place, 0) is story.sayings(place, None) for place in bids)
    assert isinstance(seen[-1], Score)
