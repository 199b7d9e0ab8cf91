"""What a notice says: that somebody is asked, and where. It names no card, and its link opens no seat."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec

from fzzzt.locale import Catalogue
from fzzzt.locale.labels import join
from fzzzt.wire.tables import About

if TYPE_CHECKING:
    from fzzzt.store import DueNotice
    from fzzzt.web.notices.subscription import Subscription

_about = msgspec.json.Decoder(About).decode
_SLACK = ("hooks.slack.com",)
_DISCORD = ("discord.com", "discordapp.com")
_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})


def words(due: DueNotice, to: Subscription) -> str:
    """The sentence, in the reader's language."""
    say = Catalogue(to.language)
    names = [seat.name for seat in _about(due.about).seats]
    kind = "reminder" if due.reminder else "turn"
    if due.to.table is not None:
        return say(f"web-notice-{kind}-of", names=join(say, [names[seat] for seat in due.seats]))
    others = [name for seat, name in enumerate(names) if seat not in due.seats]
    return say(f"web-notice-{kind}", names=join(say, others))


def link(due: DueNotice, to: Subscription) -> str:
    """The table's address: whose seat it is the browser's own cookie says."""
    return f"{to.origin}/tables/{due.table}"


def push_body(due: DueNotice, to: Subscription) -> bytes:
    """What our service worker shows."""
    off = Catalogue(to.language)("web-notice-off")
    body = {"body": words(due, to), "path": f"/tables/{due.table}", "off": off, "id": due.to.id, "lang": to.language}
    return msgspec.json.encode(body)


def webhook_body(due: DueNotice, to: Subscription) -> bytes:
    """What the service behind a webhook takes; names are shown there as they are, and call nobody."""
    said, where, host = words(due, to), link(due, to), urlsplit(to.address).hostname
    if host in _SLACK:
        return msgspec.json.encode({"text": f"{said.translate(_ESCAPES)} {where}"})
    if host in _DISCORD:
        return msgspec.json.encode({"content": f"{said} {where}", "allowed_mentions": {"parse": []}})
    event = "reminder" if due.reminder else "turn"
    return msgspec.json.encode({"text": f"{said} {where}", "event": event, "table": due.table, "url": where})
