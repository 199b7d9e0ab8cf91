"""What the terms of a table come to: its options, its deck and its bots, checked together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from fzzzt.bots.levels import installed_player
from fzzzt.engine import Deck, GameError, parse_deck
from fzzzt.engine.deckfile import check_size
from fzzzt.guide import OPPONENT, PERSON, guided_deck, guided_options
from fzzzt.playon import NoSuchMoment, origin_in
from fzzzt.presets import HOUSE_LEVEL
from fzzzt.record import RecordFault
from fzzzt.tables.rating import check_rated_terms
from fzzzt.tables.refusal import Refusal
from fzzzt.wire import log
from fzzzt.wire.faces import embedded_deck
from fzzzt.wire.options import options_of

if TYPE_CHECKING:
    from fzzzt.engine import Options
    from fzzzt.wire.terms import PlayOn, Terms


def opened_by(host: str, terms: Terms) -> log.Opened:
    """A table on these terms, as it stands in the log; `Refusal` if they are not to be had."""
    options, faces = options_and_faces(terms)
    if terms.rated:
        check_rated_terms(terms, options, faces)
    return log.Opened(
        options=options_of(options),
        deck=embedded_deck(faces),
        bots=seated_bots(terms),
        cover=terms.cover or HOUSE_LEVEL,
        public=terms.public,
        clock=terms.clock,
        host=host,
        commitment="",
        guided=terms.guided,
        hints=terms.hints,
        rated=terms.rated,
    )


def played_on(opened: log.Opened, wish: PlayOn, record: object) -> log.Opened:
    """That table with a game that goes on from a moment of another, whose record this is; `Refusal` if it cannot.

    A record that somebody has sent is played with no larger deck than a new game.
    """
    try:
        before, origin = origin_in(record, wish.event, wish.seat, None if wish.table else check_size)
    except NoSuchMoment as why:
        raise Refusal(why.code, str(why), **why.details) from None
    except RecordFault as fault:
        raise Refusal("bad-record", f"this record is not right: {fault}", event=fault.event) from None
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise Refusal("bad-record", "this is no record of a game", event=None) from None
    if before.options.players != len(opened.bots):
        raise Refusal("bad-terms", players=before.options.players)
    if wish.table is not None:  # names stay at the table where they can be forgotten
        origin = structs.replace(origin, players=("",) * len(origin.players))
    options, deck = options_of(before.options), embedded_deck(before.faces)
    return structs.replace(opened, options=options, deck=deck, guided=False, origin=origin)


def options_and_faces(terms: Terms) -> tuple[Options, Deck]:
    """The options and faces of the game; `Refusal` if they do not go together."""
    if terms.guided:
        return guided_options(), guided_deck()
    try:
        options = terms.options()
        faces = Deck.standard() if terms.deck is None else parse_deck(terms.deck.encode(), "house deck")
        faces.check(options)
    except GameError as error:
        raise Refusal.of(error) from error
    return options, faces


def seated_bots(terms: Terms) -> list[str | None]:
    """The bot at each seat; `Refusal` if there is no such bot."""
    if terms.guided:
        return [None if seat == PERSON else OPPONENT for seat in range(guided_options().players)]
    bots = [None] * terms.players if terms.bots is None else terms.bots
    if len(bots) != terms.players:
        raise Refusal("bad-terms", players=terms.players)
    for level in {*bots, terms.cover} - {None}:
        check_bot(level or "")
    return list(bots)


def check_bot(level: str) -> None:
    """`Refusal` unless there is a bot of this name. It never starts a program."""
    try:
        installed_player(level)
    except ValueError:
        raise Refusal("no-such-bot", bot=level) from None
