"""What the log says: the narrator's sentences, less what the screen shows anyway, and what happens around the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from fzzzt.engine import Award, Reveal, Round, Score, SealedBid
from fzzzt.engine.auction import clockwise
from fzzzt.record.steps import Push
from fzzzt.solo.opponents import bot_label
from fzzzt.tui.card_art import code
from fzzzt.tui.palette import FAINT, HAZARD, SPARK, TEXT
from fzzzt.voice.narrator import Narrator, auction_lines
from fzzzt.voice.score_sheet import verdict
from fzzzt.voice.voice import Voice, by_power, one_line

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from fzzzt.engine import Deal, Event, Setup, SpectatorView
    from fzzzt.locale import Catalogue
    from fzzzt.tui.feeds.feed import Remark, ShownTable

_SILENT = ("opened", "nonce", "started")
"""Remarks that nobody needs to read."""


class Chronicler(Narrator):
    """A narrator for somebody who sees the table."""

    def _event(self, event: Event, events: Sequence[Event], before: SpectatorView, after: SpectatorView) -> list[str]:
        if isinstance(event, Score):
            return [self.say("play-over"), *verdict(self.voice, event.seats, event.winners)]
        if isinstance(event, SealedBid):
            return []
        return super()._event(event, events, before, after)

    def _setup(self, event: Setup) -> list[str]:
        told = super()._setup(event)
        return [told[0], told[-1]]

    def _reveal(self, event: Reveal) -> list[str]:
        return super()._reveal(event)[:2]

    def _deal(self, event: Deal, before: SpectatorView, after: SpectatorView) -> list[str]:
        del after
        hands = zip(self.voice.names, event.hands, strict=True)
        shown = [(name, self.voice.cards(hand)) for name, hand in hands if hand is not None]
        lines = [self.say("play-redeal")] if before.auction > 1 else []
        if self.voice.you is None:  # open cards
            lines += [self.say("play-dealt-open", name=name, cards=cards) for name, cards in shown]
        return lines

    def _award(self, event: Award, before: SpectatorView) -> list[str]:
        """All bids in one line, then who wins, and why."""
        bids = []
        for seat in clockwise(len(event.bids), before.chief):
            bid = event.bids[seat]
            if bid is not None:
                cards = [code(self.voice.faces.cards[card]).plain for card in by_power(self.voice.faces, bid)]
                bids.append(f"{self.voice.name(seat)} {event.values[seat]} ({' '.join(cards)})")
        told = super()._award(event, before)
        return [" · ".join(bids), *told[1 + len(bids) :]]

    def _what_now(self, last: Event, after: SpectatorView) -> list[str]:
        if after.phase == "bid" and not any(seat.bid_size is not None for seat in after.seats):
            return auction_lines(self.voice, after)[1:]
        return [] if after.phase == "bid" else super()._what_now(last, after)


def voice_of(say: Catalogue, table: ShownTable) -> Voice | None:
    """How to speak of the cards and seats of a table; None before its game."""
    if table.view is None:
        return None
    return Voice(say, table.view.faces, [sitter.name for sitter in table.sitters], table.you)


def chronicle(say: Catalogue, table: ShownTable, told: Iterable[Push | Remark]) -> list[Text]:
    """The lines for what has happened."""
    voice, lines = voice_of(say, table), []
    for item in told:
        if isinstance(item, Push):
            lines += [] if voice is None else _push_lines(voice, item)
        elif item.kind not in _SILENT:
            lines.append(_remark_line(say, table, item))
    return [line for line in lines if line.plain]


def _push_lines(voice: Voice, push: Push) -> list[Text]:
    told = Chronicler(voice).tell(push.events, push.before, push.after)
    lines = []
    for event, sentences in zip(push.events, told, strict=True):
        styles = {Round: f"bold {HAZARD}", Award: TEXT, Score: f"bold {TEXT}"}
        lines += [Text(sentence, styles.get(type(event), FAINT)) for sentence in sentences]
    return lines


def _remark_line(say: Catalogue, table: ShownTable, remark: Remark) -> Text:
    about = remark.about
    seat = about.get("seat")
    name = about.get("name") or (table.sitters[seat].name if isinstance(seat, int) else say("tui-spectator"))
    match remark.kind:
        case "chat":
            return Text.assemble((f"{name}: ", f"bold {SPARK}"), (about["text"] or "…", SPARK))
        case "welcome":
            return Text(say("play-welcome", players=about["players"], seed=about["seed"]), f"bold {TEXT}")
        case "resumed":
            view = table.view
            return Text(say("play-resumed", round=view.round, rounds=view.rounds) if view else "", f"bold {TEXT}")
        case "replay" | "unreadable":
            return Text(_replay(say, table, remark), f"bold {TEXT}")
        case "record":
            return Text(say("play-record-saved", path=about["path"]), TEXT)
        case _:
            return Text(_around(say, name, remark), FAINT)


def _around(say: Catalogue, name: str, remark: Remark) -> str:
    """What people and bots do around the game."""
    about = remark.about
    match remark.kind:
        case "covered" | "warming" as kind:
            return say(f"play-bot-{kind}", name=name, count=about.get("count", 0))
        case "filled" if about["bot"]:
            return say("tui-filled", bot=bot_label(say, about["bot"]), name=name)
        case "filled" | "left":
            return say("page-log-left", number=about["seat"] + 1)
        case "silenced":
            return say("tui-silenced" if about["on"] else "tui-heard", name=name)
        case "starting" | "rematch" as kind:
            return say(f"tui-{kind}")
        case "away" | "ended" as kind:
            return say(f"page-log-{kind}-{about['why']}", name=name)
        case kind:
            return say(f"page-log-{kind}", name=name)


def _replay(say: Catalogue, table: ShownTable, remark: Remark) -> str:
    if remark.kind == "unreadable":
        return say("play-replay-unreadable", number=remark.about["line"], what=one_line(remark.about["why"]))
    if table.you is not None:
        return say("play-replay-seat", name=table.sitters[table.you].name)
    return say("play-replay-open" if remark.about["open"] else "play-replay-spectator")
