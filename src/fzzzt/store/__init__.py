"""The logs of live tables in SQLite or PostgreSQL: what was accepted is there, whatever happens. See docs/store.md."""

from fzzzt.store.accounts import Account, NameTaken
from fzzzt.store.calls import DueNotice, Subscribed
from fzzzt.store.daily import DrawnDeal, FinishedTry, Try, bot_owner
from fzzzt.store.forgetting import NOBODY, Rewritten
from fzzzt.store.groups import Group, GroupGame, GroupSeat, Member
from fzzzt.store.judgements import Judged
from fzzzt.store.leases import LEASE
from fzzzt.store.log import Append, Call, Calls, Conflict, Line, Receipt, Standing, Unavailable
from fzzzt.store.passkeys import LastWayIn, Passkey
from fzzzt.store.ratings import Rated, RatedGame, RatedSeat
from fzzzt.store.results import Choice, Counted, Result, Tally
from fzzzt.store.sessions import Session, SignedIn
from fzzzt.store.store import Store

__all__ = [
    "LEASE",
    "NOBODY",
    "Account",
    "Append",
    "Call",
    "Calls",
    "Choice",
    "Conflict",
    "Counted",
    "DrawnDeal",
    "DueNotice",
    "FinishedTry",
    "Group",
    "GroupGame",
    "GroupSeat",
    "Judged",
    "LastWayIn",
    "Line",
    "Member",
    "NameTaken",
    "Passkey",
    "Rated",
    "RatedGame",
    "RatedSeat",
    "Receipt",
    "Result",
    "Rewritten",
    "Session",
    "SignedIn",
    "Standing",
    "Store",
    "Subscribed",
    "Tally",
    "Try",
    "Unavailable",
    "bot_owner",
]
