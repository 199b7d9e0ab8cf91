"""Live tables: people and bots at one table, over a link, live or over days. docs/live.md is the protocol."""

from fzzzt.tables.crew import Crew
from fzzzt.tables.guest import Guest
from fzzzt.tables.hall import Hall
from fzzzt.tables.live import LiveTable
from fzzzt.tables.onlookers import Subscription
from fzzzt.tables.refusal import Refusal, decode_command
from fzzzt.wire.commands import AskHint, Command, Rematch, Since
from fzzzt.wire.terms import Terms

__all__ = [
    "AskHint",
    "Command",
    "Crew",
    "Guest",
    "Hall",
    "LiveTable",
    "Refusal",
    "Rematch",
    "Since",
    "Subscription",
    "Terms",
    "decode_command",
]
