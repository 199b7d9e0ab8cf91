"""`fzzzt verify` on shuffles: every fair game passes, and nothing in it can be changed unnoticed."""

from __future__ import annotations

import copy
import json
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cli import in_process
from fzzzt.bots import make_player, play_out
from fzzzt.cli.shuffle_check import shuffle_check, why_unchecked
from fzzzt.dealer import Dealer
from fzzzt.engine import Game, Options
from fzzzt.fairness import Contribution, commitment_to, seed_of, shuffle_of
from fzzzt.record import Record, replay_record
from fzzzt.wire import plain
from random_games import options, seeds

if TYPE_CHECKING:
    from collections.abc import Callable

    from cli.conftest import Fzzzt

    Json = dict[str, Any]

fzzzt = in_process.fzzzt
OTHER = "0123456789abcdef" * 4


def contribution(name: object) -> Contribution:
    """What a person adds."""
    nonce = commitment_to(f"nonce of {name}")
    return Contribution(commitment_to(nonce), nonce)


def fair_game(chosen: Options, name: object) -> Json:
    """The record of a game with a person who revealed, one who did not, and bots."""
    people = [contribution(name), Contribution(commitment_to(f"late {name}"))]
    contributions = [*people, *[None] * (chosen.players - 2)]
    secret = commitment_to(f"secret {name}")
    players = [make_player("random") for _ in range(chosen.players)]
    game = play_out(Game(chosen), Dealer(seed_of(secret, contributions)), players)
    seats = [{"name": str(seat)} for seat in range(chosen.players)]
    return Record.of(game, seats, "fair", shuffle=plain(shuffle_of(secret, contributions))).to_json()


def verified(data: Json) -> None:
    """Raise what is wrong with a record."""
    replay_record(data, shuffle_check(data))


def another_digit(text: str, place: int) -> str:
    """A text of digits with another one in this place."""
    digit = "0" if text[place] != "0" else "1"
    return text[:place] + digit + text[place + 1 :]


def change_nonces(seat: int, given: object) -> Callable[[Json], None]:
    """Let a seat have added something else."""

    def change(data: Json) -> None:
        data["shuffle"]["nonces"][seat] = plain(given)

    return change


def swap_people(data: Json) -> None:
    """Let two people have added each other's."""
    nonces = data["shuffle"]["nonces"]
    nonces[0], nonces[1] = nonces[1], nonces[0]


def another_secret(data: Json) -> None:
    """A secret that was not committed to before, with a commitment made up afterwards."""
    data["shuffle"] |= {"secret": OTHER, "commitment": commitment_to(OTHER)}


def one_seat_more(data: Json) -> None:
    """What nobody added."""
    data["shuffle"]["nonces"].append(None)


def another_deck(data: Json) -> None:
    """The top card exchanged for the first one that is another."""
    deck = data["events"][0]["deck"]
    place = next(place for place, card in enumerate(deck) if card != deck[0])
    deck[0], deck[place] = deck[place], deck[0]


def other_mechanics(data: Json) -> None:
    """Two seats with each other's numbers."""
    mechanics = data["events"][0]["mechanics"]
    mechanics[0], mechanics[1] = mechanics[1], mechanics[0]


CHANGES: list[Callable[[Json], None]] = [
    change_nonces(0, None),
    change_nonces(0, contribution("somebody else").wire()),
    change_nonces(0, Contribution(contribution("somebody else").commitment).wire()),
    change_nonces(1, None),
    change_nonces(1, contribution("somebody else").wire()),
    change_nonces(1, Contribution(commitment_to("later")).wire()),
    swap_people,
    another_secret,
    one_seat_more,
    another_deck,
    other_mechanics,
]


@settings(max_examples=15, deadline=None)
@given(options, seeds, st.integers(0, 63))
def test_a_fair_game_verifies_and_any_change_of_it_is_found(chosen: Options, name: int, place: int) -> None:
    data = fair_game(chosen, name)
    verified(data)
    assert why_unchecked(data) is None
    for change in CHANGES:
        changed = copy.deepcopy(data)
        change(changed)
        with pytest.raises(ValueError, match=r"shuffle"):
            verified(changed)
    shuffle = data["shuffle"]
    texts = [
        (shuffle, "secret"),
        (shuffle, "commitment"),
        *[(shuffle["nonces"][0], key) for key in ("commitment", "nonce")],
    ]
    texts.append((shuffle["nonces"][1], "commitment"))
    for part, key in texts:
        right, part[key] = part[key], another_digit(part[key], place)
        with pytest.raises(ValueError, match=r"shuffle"):
            verified(data)
        part[key] = right
    verified(data)


def test_someone_left_out_in_the_record_though_the_nonce_counted_is_found() -> None:
    """A server that says so falsely must also deal otherwise; here it dealt with the nonce."""
    data = fair_game(Options(2), "left out")
    data["shuffle"]["nonces"][0]["nonce"] = None
    with pytest.raises(ValueError, match=r"events\[0\] \(setup\): seed '[0-9a-f]{64}' shuffles otherwise"):
        verified(data)


def test_a_later_deal_that_is_false_is_found() -> None:
    data = fair_game(Options(2), "deals")
    deals = [event for event in data["events"] if event["type"] == "deal"]
    hand = next(deal["hands"][0] for deal in deals if len(deal["hands"][0]) == 6)
    hand[:] = [hand[-1], *hand[:-2], "mechanic-1" if "mechanic-1" not in hand else "mechanic-2"]
    with pytest.raises(ValueError, match=r"\(deal\): seed '[0-9a-f]{64}' shuffles otherwise"):
        verified(data)


def test_a_false_shuffle_is_named_by_the_command(fzzzt: Fzzzt) -> None:
    data = fair_game(Options(3), "command")
    assert fzzzt("verify", "-", typed=json.dumps(data)).returncode == 0
    data["shuffle"]["secret"] = OTHER
    result = fzzzt("verify", "-", typed=json.dumps(data))
    assert (result.returncode, result.stdout) == (
        1,
        "line 1: shuffle: the secret is not the one that was committed to\n",
    )


def test_as_many_nonces_as_seats(fzzzt: Fzzzt) -> None:
    data = fair_game(Options(3), "count")
    data["shuffle"]["nonces"].pop()
    result = fzzzt("verify", "-", typed=json.dumps(data))
    assert (result.returncode, result.stdout) == (1, "line 1: shuffle: there must be 3 nonces, one a seat, not 2\n")


def test_shuffles_that_cannot_be_checked_are_no_fault_but_told(fzzzt: Fzzzt) -> None:
    silent, unknown = fair_game(Options(2), "silent"), fair_game(Options(2), "unknown")
    del silent["shuffle"]
    unknown["shuffle"] = {"method": "by\nhand"}
    lines = "\n".join(json.dumps(data) for data in (silent, unknown, fair_game(Options(2), "fair"), silent))
    result = fzzzt("verify", "-", typed=lines)
    assert (result.returncode, result.stdout) == (0, "4 games: all right\n")
    assert result.stderr.splitlines() == [
        "2 games with shuffles that could not be checked: the record does not tell how they came about",
        "1 game with shuffles that could not be checked: the method 'by\\nhand' is not known here",
    ]
    report = json.loads(fzzzt("verify", "--json", "-", typed=lines).stdout)
    assert (report["games"], report["right"], report["faults"]) == (4, 4, [])
    assert [finding["line"] for finding in report["unchecked"]] == [1, 2, 4]


@pytest.mark.parametrize("shuffle", ["by hand", ["seeded"], 7, {"method": "seeded", "seed": 7}])
def test_a_shuffle_of_another_form_is_a_fault(fzzzt: Fzzzt, shuffle: object) -> None:
    data = {**fair_game(Options(2), "form"), "shuffle": shuffle}
    result = fzzzt("verify", "-", typed=json.dumps(data))
    assert result.returncode == 1
    assert "shuffle" in result.stdout
