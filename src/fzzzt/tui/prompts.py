"""What is to be done now, and the keys for it, by the situation at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from fzzzt.locale.labels import join
from fzzzt.voice.playback import which_game

if TYPE_CHECKING:
    from fzzzt.locale import Catalogue
    from fzzzt.tui.feeds.feed import Feed, ShownTable

Mode = Literal["bid", "build", "wait", "watch", "open", "over", "replay"]
"""What one is doing: bidding, building, waiting for others, watching others, waiting for the game to begin, reading."""

SIGNS = {
    "enter": "⏎",
    "question_mark": "?",
    "space": "␣",
    "plus": "+/−",
    "right": "←→",
    "up": "↑↓",
    "pagedown": "PgDn",
    "end": "End",
}
"""What stands on a key, if it is not a letter."""

_KEYS: dict[Mode, tuple[tuple[str, str], ...]] = {
    "bid": (
        ("1", "choose"),
        ("enter", "bid"),
        ("h", "hint"),
        ("o", "owned"),
        ("question_mark", "help"),
        ("q", "leave"),
    ),
    "build": (("up", "unit"), ("right", "robot"), ("enter", "build"), ("h", "hint"), ("question_mark", "help")),
    "wait": (("space", "skip"), ("o", "owned"), ("l", "log"), ("question_mark", "help"), ("q", "leave")),
    "watch": (("space", "pause"), ("right", "step"), ("plus", "pace"), ("o", "owned"), ("question_mark", "help")),
    "open": (("b", "fill"), ("g", "start"), ("question_mark", "help"), ("q", "leave")),
    "over": (("s", "score"), ("n", "new"), ("l", "log"), ("question_mark", "help"), ("q", "leave")),
    "replay": (("right", "step"), ("space", "play"), ("pagedown", "round"), ("end", "end"), ("question_mark", "help")),
}
_TALK = (("c", "chat"), ("m", "menu"))
_FOR_THE_HELP = (("l", "log"), ("space", "skip"))
"""Keys that only the help tells where people talk."""


def mode_of(table: ShownTable) -> Mode:
    """What one is doing at a table."""
    if table.step is not None:
        return "replay"
    if table.stage in ("open", "starting"):
        return "open"
    if table.stage in ("over", "ended"):
        return "over"
    if table.you is None:
        return "watch"
    if not table.my_turn or table.view is None:
        return "wait"
    return "build" if table.view.phase == "build" else "bid"


def keys_of(say: Catalogue, feed: Feed, mode: Mode, cards: int = 0) -> list[tuple[str, str, str]]:
    """The keys that matter now: name, sign and words. `cards` are in hand."""
    keys = [*_KEYS[mode]]
    if "chat" in feed.can:  # there is no room for everything
        keys = [key for key in keys if key not in _FOR_THE_HELP]
        help_at = keys.index(("question_mark", "help"))
        keys = [*keys[:help_at], *_TALK, *keys[help_at:], ("a", "away")]
    keys = [(key, word) for key, word in keys if (key, word) != ("h", "hint") or "hint" in feed.can]
    if "turn" in feed.can:
        keys.insert(2, ("n", "game"))
    if "q" not in dict(keys):
        keys.append(("q", "leave"))
    signs = SIGNS | {"1": f"1-{cards}" if cards > 1 else "1"} | ({"n": "n p"} if "turn" in feed.can else {})
    return [(key, signs.get(key, key), say(f"tui-key-{word}")) for key, word in keys]


def prompt_of(say: Catalogue, table: ShownTable, power: int | None) -> str:
    """What is to be done now; `power` is that of the cards chosen, None if none is."""
    if not table.connected:
        return say("web-lost")
    mode = mode_of(table)
    if mode == "bid":
        return say("tui-prompt-bid") if power is None else say("tui-prompt-bid-chosen", value=power)
    if mode == "build":
        return say("tui-prompt-build")
    if mode == "wait":
        return _waiting(say, table, power)
    if mode == "open":
        return _opening(say, table)
    if mode == "replay" and table.step is not None:
        step = say("tui-prompt-replay", number=table.step[0], count=table.step[1])
        return step if table.game is None else f"{which_game(say, *table.game)} · {step}"
    return _ending(say, table) if mode == "over" else say("tui-prompt-watch")


def _waiting(say: Catalogue, table: ShownTable, power: int | None) -> str:
    if table.you is not None and table.sitters[table.you].state == "away":
        return say("tui-prompt-away")
    if table.prepared:
        return say("tui-prompt-prepared", value=power or 0)
    if table.view is None or not table.view.to_move:
        return say("web-waiting")
    others = [table.sitters[seat].called(say) for seat in table.view.to_move if seat != table.you]
    return say("tui-prompt-wait", names=join(say, others)) if others else say("web-waiting")


def _opening(say: Catalogue, table: ShownTable) -> str:
    if table.stage == "starting":
        return say("play-starting")
    free = sum(sitter.state in ("free", "kept") for sitter in table.sitters)
    return say(
        "tui-prompt-open-host" if "start" in table.powers else "tui-prompt-open", count=free, address=table.address
    )


def _ending(say: Catalogue, table: ShownTable) -> str:
    score = table.view.score if table.view else None
    if score is None:
        return say("page-ended")
    names = [say("play-you") if seat == table.you else table.sitters[seat].called(say) for seat in score.winners]
    return say("tui-prompt-over", names=join(say, names), points=score.seats[score.winners[0]].total)
