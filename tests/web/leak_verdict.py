"""The verdict on a whole game: whether anybody got, or the log has, what is nobody's business."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from fzzzt.engine import Deck
from web.leak_game import TALK, WholeGame, body_of
from web.leak_scan import Scan
from web.leak_stage import DAY_SECRET, EVE, PEOPLE, SECRET, TABLE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fzzzt.engine import Options


def check_game(game: WholeGame) -> None:
    """All of it."""
    _check_bytes(game)
    _check_log(game)


def _check_bytes(game: WholeGame) -> None:
    """Nobody got a card that was hidden then, nor anybody's keys."""
    scans = _scans(game)
    cards = _card_names(game.live.table.options)
    for person, scan in zip(game.everybody, scans, strict=True):
        for source, data in person.got:
            if source.startswith("socket"):
                scan.check(data)
            elif source == f"GET /api/tables/{TABLE}":
                scans[-1].check(data.partition(b"\r\n\r\n")[2])  # the page of the table is for spectators
            elif source.endswith("/record"):
                assert body_of(data)["error"]["code"] == "not-over"
            elif source.startswith(("GET", "POST")):
                assert not cards.search(data.decode()), source
        _check_nothing_of(_never_told(game), (data for _, data in person.got))


def _check_log(game: WholeGame) -> None:
    """No cards, nobody's name or words, no keys."""
    assert game.log
    names = [guest.name for guest in (*PEOPLE, EVE)]
    _check_nothing_of([*_never_told(game), *game.nonces, TABLE, TALK, *names], game.log)
    cards = _card_names(game.live.table.options)
    for line in game.log:
        assert not cards.search(line.decode()), line


def _scans(game: WholeGame) -> list[Scan]:
    """What everybody may know, by the log of the game."""
    table = game.live.table
    assert table.game is not None
    heard = {entry["seq"]: entry for message in game.spectator.messages for entry in message.get("entries", ())}
    entries = [heard[seq] for seq in range(1, table.public + 1)]
    return [Scan(table.options, entries, table.game.log, seat) for seat in (*range(len(game.seated)), None)]


def _never_told(game: WholeGame) -> list[str]:
    """What no message and no log may have in it, also when the game is over."""
    dealer = game.live.table.dealer
    assert dealer is not None
    identities = [guest.id for guest in (*PEOPLE, EVE)]
    return [*identities, SECRET, DAY_SECRET, dealer.seed, *game.tokens, *game.cookies]


def _check_nothing_of(secrets: Iterable[str], texts: Iterable[bytes]) -> None:
    words = re.compile("|".join(map(re.escape, secrets)).encode())
    for text in texts:
        found = words.search(text)
        assert found is None, f"{found} in {text!r}"


def _card_names(options: Options) -> re.Pattern[str]:
    """The cards' ids, but for the two that are words."""
    names = sorted(Deck.standard().cards_in(options).keys() - {"fzzzt", "upgrade"})
    return re.compile(rf"(?<![\w-])({'|'.join(names)})(?![\w-])")
