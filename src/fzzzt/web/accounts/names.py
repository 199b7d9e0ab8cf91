"""Names of accounts: unique, and none that is taken for a bot's or for no name at all."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from fzzzt.bots import LEVELS
from fzzzt.locale import LANGUAGES, Catalogue
from fzzzt.locale.robot_names import BOT_NAMES
from fzzzt.store import NameTaken
from fzzzt.store.likeness import likeness
from fzzzt.tables import Refusal
from fzzzt.tables.refusal import asked

if TYPE_CHECKING:
    from fzzzt.store import Store
    from fzzzt.web.desk import Desk


async def check_free(store: Store, name: str, own: str | None = None) -> None:
    """Refuse a name that is somebody else's, or looks like it."""
    if likeness(name) in _reserved():
        raise Refusal("name-taken")
    holder = await asked(store.accounts.find(name))
    if holder is not None and holder.id != own:
        raise Refusal("name-taken")


async def rename_account(desk: Desk, account: str, name: str) -> None:
    """Give an account another name, on all its devices."""
    await check_free(desk.store, name, account)
    try:
        await asked(desk.store.accounts.rename(account, name))
    except NameTaken:
        raise Refusal("name-taken") from None
    desk.visitors.forget()


@cache
def _reserved() -> frozenset[str]:
    guests = [Catalogue.of(language)("web-guest") for language in LANGUAGES]
    return frozenset(map(likeness, [*guests, *LEVELS, *BOT_NAMES, "fzzzt"]))
