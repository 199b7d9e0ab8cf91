"""Why something was not done is told in the player's language, whoever has refused it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from fzzzt.engine import Deck
from fzzzt.locale import LANGUAGES, Catalogue
from fzzzt.tui.feeds.feed import Refused
from fzzzt.tui.feeds.server import ServerClient
from fzzzt.tui.lobby import Lobby
from fzzzt.tui.refusals import refusal_text
from fzzzt.tui.terms_page import TermsPage
from fzzzt.tui.visit import Visit
from fzzzt.voice.voice import Voice
from fzzzt.wire.terms import Terms
from live_client import LiveClient
from tui.playing import press, text_of, until

if TYPE_CHECKING:
    from live_server import ServerProcess

de = Catalogue.of("de")


def from_a_server(code: str, **details: object) -> Refused:
    """A refusal as it comes over the wire: all of the answer goes with it."""
    return Refused(code, "the server's own words", {**details, "code": code, "message": "…", "seq": 3, "id": None})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_servers_reasons_have_words_here(language: str) -> None:
    say, faces = Catalogue.of(language), Deck.standard()
    table = Voice(say, faces, ["Grace", "Bob"], 0)
    for refused, voice, text in (
        (
            from_a_server("options-players", low=2, high=6, what=7),
            None,
            say("error-options-players", low=2, high=6, what=7),
        ),
        (from_a_server("deck-no-id", number=3), table, say("error-deck-no-id", number=3)),
        (from_a_server("bad-terms", players=2), None, say("refused-bad-terms", players=2)),
        (from_a_server("not-your-turn", seat=0, turn=1), table, say("error-not-your-turn", turn="Bob")),
        (from_a_server("malformed", what="x"), None, say("refused-other", what="the server's own words")),
        (from_a_server("deck-of-tomorrow"), None, say("refused-other", what="the server's own words")),
    ):
        assert refusal_text(say, refused, voice) == text


def test_signs_that_steer_a_terminal_are_left_out() -> None:
    told = refusal_text(de, from_a_server("deck-unknown-field", card="\x1b[31mred", field="a\nb"))
    assert told == "Karte „[31mred“: Ein Feld „a b“ gibt es nicht."


def test_a_deck_that_a_server_refuses_is_told_in_the_lobby(
    server: ServerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TermsPage, "terms", lambda _: Terms(players=2, deck="milk = 2"))

    async def scenario() -> None:
        guest = Visit(de, ServerClient(server.url), "Grace", pace=0.0)
        async with LiveClient(server.url) as friend, guest.app.run_test(size=(120, 30)) as pilot:
            lobby = guest.app.screen
            assert isinstance(lobby, Lobby)
            await until(pilot, lambda: de("tui-key-open") in text_of(guest.app))
            await press(pilot, "n")
            await until(pilot, lambda: isinstance(guest.app.screen, TermsPage))
            await press(pilot, "enter")
            await until(pilot, lambda: "„milk“ gehört nicht in eine Kartendatei" in text_of(guest.app))
            await friend.sit(await friend.open_table(2, public=True))
            lobby.look()
            await until(pilot, lambda: de("tui-lobby-open") in text_of(guest.app))
            assert "„milk“ gehört nicht in eine Kartendatei" in text_of(guest.app), "an answer stays until the next key"

    asyncio.run(scenario())
