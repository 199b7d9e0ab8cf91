"""Fair shuffles: the documented recipe; nothing in it can be changed unnoticed, and what is false is named."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fzzzt.dealer import Dealer
from fzzzt.fairness import (
    Contribution,
    commitment_to,
    dealer_of,
    is_commitment,
    is_nonce,
    new_secret,
    seed_of,
    shuffle_of,
)
from fzzzt.wire import plain

SECRET = "5e" * 32
NONCE = "ab" * 16
ADA = Contribution(commitment_to(NONCE), NONCE)
LATE = Contribution(commitment_to("cd" * 16))

nonces = st.text("0123456789abcdef", min_size=32, max_size=128)
secrets = st.text("0123456789abcdef", min_size=64, max_size=64)
contributions = st.one_of(
    st.none(),
    nonces.map(lambda nonce: Contribution(commitment_to(nonce), nonce)),
    nonces.map(lambda nonce: Contribution(commitment_to(nonce))),
)
tables = st.lists(contributions, min_size=2, max_size=6)


def test_the_recipe_of_the_docs_by_hand() -> None:
    """docs/shuffles.md; another version or language must find this seed."""
    commitment = hashlib.sha256(NONCE.encode()).hexdigest()
    late = hashlib.sha256(("cd" * 16).encode()).hexdigest()
    text = f"fzzzt/commit-reveal/1/{SECRET}/{commitment}:{NONCE}/-/{late}:"
    seed = seed_of(SECRET, [ADA, None, LATE])
    assert seed == hashlib.sha256(text.encode()).hexdigest()
    assert seed == "da9d5e6305fa8c0e77e0654044a1394c8995ab9cdddc5735edd47ed664a1c8b4"


@given(secrets, secrets, tables, tables)
def test_whoever_changes_anything_changes_the_seed(one: str, other: str, here: list[Any], there: list[Any]) -> None:
    assert (seed_of(one, here) == seed_of(other, there)) == ((one, here) == (other, there))
    assert seed_of(one, here) != seed_of(one, [*here, None])
    assert (seed_of(one, here) == seed_of(one, here[::-1])) == (here == here[::-1])


@given(secrets, tables)
def test_a_record_leads_back_to_the_seed(secret: str, given_by: list[Contribution | None]) -> None:
    shuffle = plain(shuffle_of(secret, given_by))
    assert is_commitment(shuffle["commitment"])
    dealer = dealer_of(shuffle)
    assert dealer is not None
    assert dealer.seed == seed_of(secret, given_by)


def test_a_record_that_names_its_seed_leads_to_it() -> None:
    dealer = dealer_of({"method": "seeded", "seed": "kitchen table"})
    assert dealer is not None
    assert dealer.seed == Dealer("kitchen table").seed


@pytest.mark.parametrize("shuffle", [{}, {"method": "by hand"}, {"method": None}, {"method": ["seeded"]}])
def test_a_method_that_is_not_known_is_no_fault(shuffle: dict[str, Any]) -> None:
    assert dealer_of(shuffle) is None


def test_secrets_cannot_be_guessed() -> None:
    drawn = {new_secret() for _ in range(100)}
    assert len(drawn) == 100
    assert all(is_nonce(secret) and len(secret) == 64 for secret in drawn)


@pytest.mark.parametrize("text", ["", "ab" * 15, "ab" * 65, "AB" * 16, "xy" * 16, "ab" * 16 + "\n", "٣" * 32, None, 7])
def test_what_is_no_nonce(text: object) -> None:
    assert not is_nonce(text)
    assert not is_commitment(text)


def test_a_nonce_of_any_length_allowed() -> None:
    assert all(is_nonce("a" * length) for length in range(32, 129))
    assert [length for length in range(200) if is_commitment("a" * length)] == [64]


def test_nobody_reveals_another_nonce_than_committed_to() -> None:
    with pytest.raises(ValueError, match="not the one that was committed to"):
        Contribution(commitment_to(NONCE), "cd" * 16)


GOOD = plain(shuffle_of(SECRET, [ADA, None]))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"method": "seeded"}, "the seed must be text"),
        ({"secret": None}, "the secret must have 64"),
        ({"secret": SECRET[:-1]}, "the secret must have 64"),
        ({"secret": "ab" * 32}, "the secret is not the one that was committed to"),
        ({"commitment": None}, "the secret is not the one that was committed to"),
        ({"nonces": None}, "nonces must be a list"),
        ({"nonces": {"0": None}}, "nonces must be a list"),
        ({"nonces": [None, NONCE]}, "seat 1 must have a commitment and a nonce, or null"),
        ({"nonces": [{"commitment": ADA.commitment}]}, "seat 0 must have a commitment and a nonce, or null"),
        ({"nonces": [{"commitment": 7, "nonce": NONCE}]}, "seat 0: a commitment has 64"),
        ({"nonces": [{"commitment": ADA.commitment, "nonce": ""}]}, "seat 0: a nonce has 32 to 128"),
        ({"nonces": [None, {"commitment": "ab" * 32, "nonce": NONCE}]}, "seat 1: the nonce is not the one"),
    ],
)
def test_what_contradicts_itself_is_named(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        dealer_of({**GOOD, **change})
