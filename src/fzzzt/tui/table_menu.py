"""What is seldom wanted at a table, and has no key of its own: whom to hear, who else plays, where one sits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from fzzzt.tui.feeds.feed import Refused, Wish
from fzzzt.tui.menu_page import Item, MenuPage
from fzzzt.tui.pages import Page
from fzzzt.tui.palette import DAY, FAINT, NIGHT, SPARK
from fzzzt.tui.qr_code import qr_code
from fzzzt.tui.questions import Question
from fzzzt.tui.shift import change_shift, shift_in_words

if TYPE_CHECKING:
    from fzzzt.tui.table_screen import TableScreen


class TableMenu:
    """The menu of a table screen."""

    def __init__(self, screen: TableScreen) -> None:
        self.screen = screen
        self.say = screen.say

    def open(self) -> None:
        """Show what can be done now."""
        items = [self._shift()]
        if "mute" in self.screen.feed.can:
            items += [*self._invitation(), *self._talk(), *self._own_seat(), *self._hosting()]
        self._choose(self.say("page-menu"), items)

    def change_shift(self) -> None:
        """Day or night."""
        self.screen.note(change_shift(self.screen.app, self.say))

    def _choose(self, title: str, items: list[Item]) -> None:
        def chosen(item: Item | None) -> None:
            if item is not None:
                item.do()

        self.screen.app.push_screen(MenuPage(self.say, title, items), chosen)

    def _shift(self) -> Item:
        other = NIGHT if self.screen.app.theme == DAY.name else DAY
        return Item(shift_in_words(self.say, other.name), self.change_shift)

    def _invitation(self) -> list[Item]:
        address = self.screen.table.address

        def invite() -> None:
            self._link_page("page-invite", "", address)

        return [Item(self.say("page-invite"), invite)] if self.screen.table.stage == "open" else []

    # Talk

    def _talk(self) -> list[Item]:
        table = self.screen.table
        if table.you is None and "silence" not in table.powers:
            return []
        return [Item(self.say("page-talk"), lambda: self._choose(self.say("page-talk"), self._manners()))]

    def _manners(self) -> list[Item]:
        """Whom one does not want to hear, and whom nobody is to hear."""
        table = self.screen.table
        people = [seat for seat, who in enumerate(table.sitters) if who.state in ("person", "away")]
        others: list[int | None] = [*(seat for seat in people if seat != table.you), None]
        items = [self._switch("mute", seat, on=seat in table.muted) for seat in others] if table.you is not None else []
        if "silence" not in table.powers:
            return items
        return [*items, *(self._switch("silence", seat, on=seat in table.silenced) for seat in others)]

    def _switch(self, kind: str, seat: int | None, *, on: bool) -> Item:
        name = self.say("page-spectators") if seat is None else self.screen.table.sitters[seat].name
        wish = Wish("mute" if kind == "mute" else "silence", {"seat": seat, "on": not on})
        return Item(self.say(f"page-{kind}", name=name), lambda: self.screen.do(wish), on)

    # One's own seat

    def _own_seat(self) -> list[Item]:
        table = self.screen.table
        if table.you is None or table.stage == "ended":
            return []
        items = [Item(self.say("page-move-seat"), self._move)]
        if table.stage == "open":
            items.append(Item(self.say("page-leave"), lambda: self.screen.do(Wish("leave"), self.screen.leave)))
        return items

    def _move(self) -> None:
        self.screen.run_worker(self._moved(), exit_on_error=False)

    async def _moved(self) -> None:
        try:
            link = await self.screen.feed.link()
        except Refused as refused:
            self.screen.refuse(refused)
        else:
            self._link_page("page-move-seat", self.say("page-move-seat-note"), link)

    def _link_page(self, title: str, note: str, link: str) -> None:
        command = f"fzzzt play --server '{link}'"
        parts = [Text(note), Text(link, SPARK), Text(), qr_code(link), Text(command, FAINT)]
        self.screen.app.push_screen(Page(self.say, self.say(title), Text("\n").join(parts[not note :])))

    # What the host may do, or whoever acts for them

    def _hosting(self) -> list[Item]:
        table = self.screen.table
        waited_for = table.view.to_move if table.view is not None and "replace" in table.powers else ()
        items = [self._replacement(seat) for seat in waited_for if self._is_missing(seat)]
        return [*items, Item(self.say("page-end"), self._end)] if "end" in table.powers else items

    def _is_missing(self, seat: int) -> bool:
        table = self.screen.table
        return seat != table.you and table.sitters[seat].state == "person"

    def _replacement(self, seat: int) -> Item:
        name = self.screen.table.sitters[seat].name
        return Item(self.say("page-replace", name=name), lambda: self.screen.do(Wish("replace", {"seat": seat})))

    def _end(self) -> None:
        def end(sure: bool | None) -> None:
            if sure:
                self.screen.do(Wish("end"))

        others = self.screen.table.stage == "playing" and "pause" not in self.screen.table.powers
        self.screen.app.push_screen(Question(self.say, self.say("page-end-ask" if others else "page-end-sure")), end)
