"""Fair shuffles: server and people commit to what they add before they know the rest. docs/shuffles.md tells how."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from msgspec import UNSET

from fzzzt.dealer import Dealer
from fzzzt.locale.told_error import ToldError
from fzzzt.wire.records import WireNonce, WireShuffle

METHOD = "commit-reveal"
PLAYED_ON = "played-on"
"""The method of a game that does not begin with a shuffle: `origin` tells where it came from, the seed deals on."""
DAILY = "daily"
"""The method of the deal of a day: its secret is drawn the day before, and told when the day is over."""
_DOMAIN = "fzzzt/commit-reveal/1"
"""What the text behind a seed begins with, so that no other hash can be taken for one."""
_DAILY_DOMAIN = "fzzzt/daily/1"
_HASH = re.compile("[0-9a-f]{64}")
_NONCE = re.compile("[0-9a-f]{32,128}")


def new_secret() -> str:
    """What a server adds to a shuffle: 64 hexadecimal digits that nobody can guess."""
    return secrets.token_hex(32)


def commitment_to(text: str) -> str:
    """What binds whoever tells it to a secret or a nonce, without telling that."""
    return sha256(text.encode()).hexdigest()


def is_commitment(text: object) -> bool:
    """Whether this can be a commitment: 64 hexadecimal digits, in small letters."""
    return isinstance(text, str) and _HASH.fullmatch(text) is not None


def is_nonce(text: object) -> bool:
    """Whether this can be a nonce: 32 to 128 hexadecimal digits, in small letters."""
    return isinstance(text, str) and _NONCE.fullmatch(text) is not None


@dataclass(frozen=True, slots=True)
class Contribution:
    """What a person adds to a shuffle; a nonce that was not revealed in time is None. `ValueError` if it is false."""

    commitment: str
    nonce: str | None = None

    def __post_init__(self) -> None:
        if not is_commitment(self.commitment):
            raise ToldError("fault-commitment-form")
        if self.nonce is None:
            return
        if not is_nonce(self.nonce):
            raise ToldError("fault-nonce-form")
        if commitment_to(self.nonce) != self.commitment:
            raise ToldError("fault-nonce-other")

    def __str__(self) -> str:
        return f"{self.commitment}:{self.nonce or ''}"

    def wire(self) -> WireNonce:
        """The contribution as it stands in a record."""
        return WireNonce(self.commitment, self.nonce)


def seed_of(secret: str, contributions: Sequence[Contribution | None]) -> str:
    """The seed of a game: one contribution a seat, None for bots and for people who committed to nothing."""
    return commitment_to("/".join([_DOMAIN, secret, *(str(given or "-") for given in contributions)]))


def shuffle_of(secret: str, contributions: Sequence[Contribution | None], method: str = METHOD) -> WireShuffle:
    """A record's `shuffle`: all that anyone needs to recompute the seed."""
    nonces = tuple([None if given is None else given.wire() for given in contributions])
    return WireShuffle(method, commitment=commitment_to(secret), secret=secret, nonces=nonces)


def daily_seed(day: str, secret: str) -> str:
    """The seed of a day's deal: the same for everybody who plays it."""
    return commitment_to("/".join([_DAILY_DOMAIN, day, secret]))


def daily_shuffle(day: str, secret: str, *, told: bool) -> WireShuffle:
    """The `shuffle` of a game of a day's deal; the secret is not told before the day is over."""
    return WireShuffle(DAILY, commitment=commitment_to(secret), secret=secret if told else UNSET, day=day)


def dealer_of(shuffle: Mapping[str, Any]) -> Dealer | None:
    """The dealer that a record's `shuffle` leads to; None for a method that is not known here, or a secret untold.

    `ValueError` says what is missing in it or contradicts itself. A game played on has the seed of either kind.
    """
    method = shuffle.get("method")
    if method == "seeded" or (method == PLAYED_ON and "seed" in shuffle):
        return Dealer(_seed(shuffle))
    if method in (METHOD, PLAYED_ON):
        return Dealer(seed_of(_secret(shuffle), _contributions(shuffle)))
    if method == DAILY and "secret" in shuffle:
        return Dealer(daily_seed(_day(shuffle), _secret(shuffle)))
    return None


def _day(shuffle: Mapping[str, Any]) -> str:
    day = shuffle.get("day")
    if not isinstance(day, str):
        raise ToldError("fault-shuffle-day")
    return day


def _seed(shuffle: Mapping[str, Any]) -> str:
    seed = shuffle.get("seed")
    if not isinstance(seed, str):
        raise ToldError("fault-shuffle-seed")
    return seed


def _secret(shuffle: Mapping[str, Any]) -> str:
    secret, commitment = shuffle.get("secret"), shuffle.get("commitment")
    if not isinstance(secret, str) or _HASH.fullmatch(secret) is None:
        raise ToldError("fault-secret-form")
    if commitment_to(secret) != commitment:
        raise ToldError("fault-secret-other")
    return secret


def _contributions(shuffle: Mapping[str, Any]) -> list[Contribution | None]:
    nonces = shuffle.get("nonces")
    if not isinstance(nonces, list):
        raise ToldError("fault-nonces-form")
    return [_contribution(seat, given) for seat, given in enumerate(nonces)]


def _contribution(seat: int, given: object) -> Contribution | None:
    if given is None:
        return None
    if not isinstance(given, Mapping) or not {"commitment", "nonce"} <= given.keys():
        raise ToldError("fault-nonce-pair", seat=seat)
    try:
        return Contribution(given["commitment"], given["nonce"])
    except ValueError as error:
        raise ToldError("fault-nonce-seat", seat=seat, what=error) from error
