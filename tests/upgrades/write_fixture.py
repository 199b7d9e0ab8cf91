"""Writes what this version leaves behind for later ones to read: `python tests/upgrades/write_fixture.py`.

Everything goes into a folder named after the version: the database of a server with tables in every state, what each
person was shown there, a saved game, the journal of a match, a terminal's guest file, and records. Chance and time are
dictated, so that a second run writes nearly the same. A folder that is in git is never written again: it is
what that version wrote.
"""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import sqlite3
import subprocess
import sys
import tempfile
from base64 import urlsafe_b64encode
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from itsdangerous import TimestampSigner

sys.path.insert(0, str(Path(__file__).parents[1]))

from fzzzt import __version__
from fzzzt.cli import main
from fzzzt.tables import Guest
from fzzzt.tables.table import COVER_PACE
from fzzzt.tui.feeds.identity import Identity
from fzzzt.wire import plain
from upgrades.evening import COOKIE, Party, WallClock, browser, guest_of, open_table, opened, shown

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from fzzzt.tables import Hall, LiveTable

    Json = dict[str, Any]

START = 1_794_830_000_000
"""When the evening begins, in ms since the epoch."""
PACE = 1_000
REMEMBERED = 50
"""Entries that somebody who comes back has not got yet."""
DAY_AND_HOUR = 25 * 3_600_000
SERVER = "http://127.0.0.1:8009"
NAMES = ("Ada", "Bob", "Cleo", "Dash", "Eve")
REPEATED = ("bid", "prepare", "build", "chat", "away", "back", "end")
"""Messages of which a repeated one would be refused, or count twice, were its answer not kept."""
MATCH = ("random", "rookie", "--deals", "3", "--seed", "upgrade", "--jobs", "1")

_CARD = '[[card]]\nid = "{}"\nkind = "{}"\npoints = {}\nspeed = {}\nsymbols = "{}"\n{}\n\n'
HOUSE_DECK = "".join(
    [
        *(
            _CARD.format(f"p{number}-{power}", "robot", power, 4, "NB", f"power = {power}\nnumber = {number}")
            for number in (1, 2)
            for power in (1, 2, 3)
        ),
        *(_CARD.format(f"big-{power}", "robot", 2, 3, "NBCO", f"power = {power}\ncount = 2") for power in (6, 7, 8, 9)),
        _CARD.format("spark", "fzzzt", -1, 6, "", "power = 3\ncount = 2"),
        *(_CARD.format(f"hut-{pair}", "unit", 4, 2, pair, 'grade = "basic"') for pair in ("NB", "NC", "NO", "BC")),
        *(_CARD.format(f"hut-{pair}", "unit", 6, 1, pair, 'grade = "basic"') for pair in ("BO", "CO")),
    ]
)
"""A small deck of one's own, for two."""


class Evening:
    """The tables of an evening by name, and what was said and promised at them."""

    def __init__(self) -> None:
        self.clock = WallClock(START, PACE)
        self.rng = Random("upgrade")
        self.people: dict[str, Guest] = {}
        self.cookies: dict[str, str] = {}
        self.tables: dict[str, str] = {}
        self.nonces: dict[str, dict[str, str]] = {}
        """By table and guest: those that are yet to be revealed."""
        self.links: dict[str, str] = {}
        """Tokens of links that were not used yet, by table."""
        self.said: list[Json] = []

    async def arrive(self, hall: Hall) -> None:
        """Everybody says a name and gets a cookie."""
        for name in NAMES:
            async with browser(hall) as client:
                (await client.put("/api/me", json={"name": name})).raise_for_status()
                self.cookies[name] = client.cookies[COOKIE]
            self.people[name] = guest_of(self.cookies[name])

    async def open(self, hall: Hall, name: str, host: str = "Ada", **terms: object) -> Party:
        """Open a table."""
        live = await open_table(hall, self.people[host], **terms)
        self.tables[name] = live.id
        return Party(live, self.clock)

    async def seat(self, party: Party, *names: str) -> None:
        """Let people sit down, each with a nonce that is revealed when the game starts."""
        nonces = {name: secrets.token_hex(32) for name in names}
        for name in names:
            await party.sit(self.people[name], nonce=nonces[name])
        for person, nonce in zip(party.people, nonces.values(), strict=True):
            await person.say("reveal", nonce=nonce)

    def keep(self, name: str, party: Party) -> None:
        """Remember the last messages at a table."""
        kept = [said for said in party.said if said["message"]["type"] in REPEATED][-6:]
        self.said += [{"table": self.tables[name], **said} for said in kept]

    # The day before

    async def six_players_by_the_move(self, hall: Hall) -> Party:
        """Extended cards, unused robots leave; every move has an hour."""
        bots = [None, "random", None, "rookie", "apprentice", None]
        terms = {"cards": "extended", "unused_robots": "leave", "bots": bots, "cover": "rookie"}
        party = await self.open(hall, "six", "Cleo", players=6, **terms, clock={"kind": "move", "seconds": 3600})
        await self.seat(party, "Ada", "Bob", "Cleo")
        await party.play(self.rng, lambda view: view["round"] == 2)
        return party

    async def three_with_a_bank(self, hall: Hall) -> Party:
        """Five minutes for the game, and five seconds for every move."""
        clock = {"kind": "bank", "seconds": 300, "increment": 5}
        party = await self.open(hall, "bank", "Bob", players=3, bots=[None, None, "tinker"], clock=clock)
        await self.seat(party, "Bob", "Dash")
        await party.play(self.rng, lambda view: view["round"] == 2)
        return party

    async def nobody_comes(self, hall: Hall) -> None:
        """An open table that is ended after a day without a word."""
        await (await self.open(hall, "idle", players=4, public=True)).sit(self.people["Ada"])

    # The day itself

    async def grace_and_cover(self, hall: Hall) -> None:
        """Clocks ran out while no server was there: Bob moves in time, somebody else does not, and comes back."""
        bank = await Party.of(
            await hall.table(self.tables["bank"]), self.clock, self.people["Bob"], self.people["Dash"]
        )
        await bank.play(self.rng, lambda view: view["auction"] == 4)
        self.keep("bank", bank)
        names = ("Ada", "Bob", "Cleo")
        six = await Party.of(await hall.table(self.tables["six"]), self.clock, *(self.people[name] for name in names))
        (late,) = [person for person in six.people if person.legal]
        self.clock.now += 10_000
        await six.until(lambda: late.state == "away")
        async with self.time_flies(six):
            await six.until(lambda: six.someone(lambda person: person.legal))
        await six.play(self.rng, lambda view: view["auction"] == 3)
        self.keep("six", six)

    async def open_with_a_free_seat(self, hall: Hall) -> None:
        """Two people at one terminal, a bot, a free seat; somebody came and went; a spectator talks."""
        party = await self.open(hall, "open", players=4, public=True, cover="tinker")
        terminal = Identity(SERVER)
        terminal.keep_cookie(self.cookies["Ada"])
        nonce = terminal.nonce(party.live.id)
        self.nonces["open"] = {self.people["Ada"].id: nonce}
        ada = await party.sit(self.people["Ada"], nonce=nonce)
        await party.sit(Guest(f"{self.people['Ada'].id}~2", "Ann"))
        await party.sit(self.people["Bob"])
        await party.live.leave(self.people["Bob"])
        await ada.say("fill", seat=2, bot="rookie")
        await (await party.join(self.people["Eve"])).say("chat", text="Is there room for one more? ☺")
        self.keep("open", party)

    def nonce(self, table: str, guest: Guest) -> str:
        """A nonce that is yet to be revealed."""
        return self.nonces.setdefault(table, {}).setdefault(guest.id, secrets.token_hex(32))

    async def middle_of_an_auction(self, hall: Hall) -> None:
        """Some have bid, one has prepared a bid, auto is on; talk that is muted and silenced; a link is on its way."""
        party = await self.open(hall, "auction", players=4)
        await self.seat(party, "Ada", "Bob", "Cleo", "Dash")
        ada, bob, cleo, dash = party.people
        eve = await party.join(self.people["Eve"])
        await party.play(self.rng, lambda view: view["round"] == 2 and view["auction"] == 2)
        await bob.say("chat", text="Oil <b>again</b>…")
        await eve.say("chat", text="Ha!")
        await cleo.say("mute", seat=1, on=True)
        await dash.say("mute", seat=None, on=True)
        await ada.say("silence", seat=None, on=True)
        await dash.say("auto", on=True)
        self.links["auction"] = await party.live.pass_on(bob.guest)
        for _ in range(2):
            await next(person for person in party.people if person.legal).bid(self.rng)
        last = next(person for person in party.people if person.now["view"]["my_bid"] is None and not person.legal)
        await last.say("prepare", cards=last.some_cards(self.rng), seq=last.now["seq"])
        self.keep("auction", party)

    async def half_built(self, hall: Hall) -> None:
        """In the building phase one has built, and others have not."""
        party = await self.open(hall, "build", "Bob", players=3, clock={"kind": "bank", "seconds": 600})
        await self.seat(party, "Ada", "Bob", "Cleo")
        await party.play(self.rng, lambda view: view["phase"] == "build" and len(view["to_move"]) > 1)
        await next(person for person in party.people if person.legal).build(self.rng)
        self.keep("build", party)

    async def covered(self, hall: Hall) -> None:
        """A bot plays for Ada, who has stepped away; the table waits for Bob. Seat 1 is silenced."""
        party = await self.open(hall, "covered", players=3, bots=[None, None, "rookie"], cover="tinker")
        await self.seat(party, "Ada", "Bob")
        ada, bob = party.people
        await party.play(self.rng, lambda view: view["auction"] == 2)
        await ada.say("silence", seat=1, on=True)
        await party.until(lambda: party.someone(lambda person: person.legal))
        await ada.say("away")
        async with self.time_flies(party):
            for _ in range(4):
                await party.until(lambda: bob.legal)
                await bob.move(self.rng)
            await party.until(lambda: bob.legal)
        self.keep("covered", party)

    @asynccontextmanager
    async def time_flies(self, party: Party) -> AsyncIterator[None]:
        """A bot that covers somebody need not be waited for."""

        async def fly() -> None:
            while True:
                self.clock.now += COVER_PACE
                party.live.look_up()
                await asyncio.sleep(0.02)

        flying = asyncio.create_task(fly())
        try:
            yield
        finally:
            flying.cancel()

    async def house_deck(self, hall: Hall) -> None:
        """A deck of one's own; the host's seat has moved to another device."""
        party = await self.open(hall, "house-deck", players=2, deck=HOUSE_DECK)
        await self.seat(party, "Ada", "Bob")
        await party.play(self.rng, lambda view: view["auction"] == 3)
        token = await party.live.pass_on(self.people["Ada"])
        await party.live.claim(self.people["Dash"], token)
        await (await party.join(self.people["Dash"])).say("chat", text="On the phone now.")
        self.keep("house-deck", party)

    async def over_and_again(self, hall: Hall) -> None:
        """A game with a covered person is over; of the rematch one seat is taken, the other kept."""
        party = await self.open(
            hall, "over", "Cleo", players=3, bots=[None, "random", None], cover="rookie", public=True
        )
        await self.seat(party, "Cleo", "Dash")
        cleo, dash = party.people
        await party.play(self.rng, lambda view: view["round"] == 2)
        await dash.say("away")
        async with self.time_flies(party):
            await party.play(self.rng, lambda view: view["round"] == 3)
        await dash.say("back")
        await party.play(self.rng)
        await cleo.say("chat", text="Once more?")
        await dash.say("rematch")
        self.tables["rematch"] = cleo.now["table"]["next"]
        again = await Party.of(await hall.table(self.tables["rematch"]), self.clock)
        await again.sit(self.people["Dash"], nonce=self.nonce("rematch", self.people["Dash"]))
        self.keep("over", party)

    async def ended_by_the_host(self, hall: Hall) -> None:
        """A game that was broken off."""
        party = await self.open(hall, "ended", "Bob", players=2)
        await self.seat(party, "Ada", "Bob")
        await party.play(self.rng, lambda view: view["auction"] == 4)
        for person in party.people:
            await person.say("end")
        self.keep("ended", party)

    async def about_to_start(self, hall: Hall) -> None:
        """All sit; one has revealed the nonce, the others have not yet."""
        party = await self.open(hall, "starting", players=3)
        for name in ("Ada", "Bob", "Cleo"):
            await party.sit(self.people[name], nonce=self.nonce("starting", self.people[name]))
        await party.people[0].say("reveal", nonce=self.nonces["starting"].pop(self.people["Ada"].id))
        self.keep("starting", party)

    async def left_to_bots(self, hall: Hall) -> None:
        """The only person steps away, which is a pause; comes back for a moment, and is gone again."""
        party = await self.open(hall, "due", "Dash", players=3, bots=[None, "random", "rookie"], cover="random")
        await self.seat(party, "Dash")
        await party.play(self.rng, lambda view: view["round"] == 2)
        for step in ("away", "back", "away"):
            await party.people[0].say(step)
        self.keep("due", party)

    async def live_through(self, database: str) -> None:
        """All of it, with a night between without any server."""
        async with opened(database, self.clock) as hall:
            await self.arrive(hall)
            await self.six_players_by_the_move(hall)
            await self.three_with_a_bank(hall)
            await self.nobody_comes(hall)
        self.clock.now += DAY_AND_HOUR
        async with opened(database, self.clock) as hall:
            idle = await Party.of(await hall.table(self.tables["idle"]), self.clock, self.people["Ada"])
            await idle.until(lambda: idle.over)
            await self.grace_and_cover(hall)
            await self.open_with_a_free_seat(hall)
            await self.middle_of_an_auction(hall)
            await self.half_built(hall)
            await self.covered(hall)
            await self.house_deck(hall)
            await self.over_and_again(hall)
            await self.ended_by_the_host(hall)
            self.clock.pace = 0
            await self.about_to_start(hall)
            await self.left_to_bots(hall)

    def to_json(self) -> Json:
        """What a later version must know to go on."""
        people = {name: {"id": guest.id, "cookie": self.cookies[name]} for name, guest in self.people.items()}
        promised = {"nonces": self.nonces, "links": self.links}
        return {"now": self.clock.now, "people": people, "tables": self.tables, **promised, "said": self.said}


async def write_shown(evening: Evening, database: str, folder: Path) -> list[bytes]:
    """What everybody is shown, one line each: lists, pages, and what each person is told first. Answers the records."""
    async with opened(database, evening.clock, awake=False) as hall:
        lines: list[Json] = [{"kind": "open tables", "shown": plain(await hall.lists.open_tables())}]
        people = list(evening.people.values())
        lines += [
            {"kind": "my tables", "guest": guest.id, "shown": plain(await hall.lists.tables_of(guest))}
            for guest in people
        ]
        for table in evening.tables.values():
            lines += await shown_at(await hall.table(table), people)
        records = [await (await hall.table(evening.tables[name])).record() for name in ("over", "ended")]
    write_lines(folder / "shown.jsonl", *map(compact, lines))
    return records


def compact(data: object) -> str:
    """JSON in one line."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


async def shown_at(live: LiveTable, guests: list[Guest]) -> list[Json]:
    """A table as a spectator sees it who comes anew, and everybody who has a seat and comes back."""
    lines: list[Json] = [{"kind": "page", "table": live.id, "shown": plain(await live.page())}]
    *_, spectator = guests
    for guest in guests:
        after = 0 if guest is spectator else max(0, live.seq - REMEMBERED)
        welcome = await shown(live, guest, after)
        cards = welcome.pop("cards")  # the same for everybody
        if welcome["you"]["seat"] is not None or guest is spectator:
            lines.append({"kind": "welcome", "table": live.id, "guest": guest.id, "after": after, "shown": welcome})
    return [*lines, {"kind": "cards", "table": live.id, "shown": cards}]


def write_lines(file: Path, *lines: str) -> None:
    """A file of lines."""
    file.write_text("".join(f"{line.rstrip()}\n" for line in lines), "utf-8")


def write_dump(database: Path, file: Path) -> None:
    """The database as SQL."""
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        write_lines(file, *connection.iterdump())


def fzzzt(*arguments: str | Path, typed: str = "") -> str:
    """What the command line prints."""
    command = [sys.executable, "-c", "from fzzzt.cli import main; main()", *map(str, arguments)]
    run = subprocess.run(command, input=typed, capture_output=True, text=True, encoding="utf-8", check=False)  # noqa: S603
    return run.stdout


def write_saved_game(folder: Path) -> str:
    """A game against bots that was left in its middle. Answers the record of another one."""
    fzzzt("play", "--plain", "--seed", "7", "--players", "4", "--bots", "rookie,tinker,random", typed="1\n" * 20)
    record = folder / "game.json"
    fzzzt("play", "--plain", "--seed", "8", "--name", "Zoë", "--record", record, typed="1\n" * 400)
    line = record.read_text("utf-8")
    record.unlink()
    return line


def write_journal() -> None:
    """The journal of a match that was killed while it wrote down a game."""
    with pytest.MonkeyPatch.context() as patch, suppress(SystemExit):
        patch.setattr("fzzzt.arena.journal.Journal.remove", lambda journal: journal.close())
        main(["arena", *MATCH, "--records", os.devnull])
    (journal,) = (Path(os.environ["FZZZT_STATE_DIR"]) / "arena").iterdir()
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join(lines[:4]) + lines[4][:1000])


def write_records(folder: Path, over: bytes, ended: bytes, solo: str) -> None:
    """Records of every kind: live ones with covering bots and shared shuffles, seeded ones, a house deck's."""
    deck = folder / "house-deck.toml"
    deck.write_text(HOUSE_DECK, "utf-8")
    house = fzzzt("simulate", "--players", "2", "--games", "1", "--seed", "3", "--deck", deck)
    six = fzzzt("simulate", "--players", "6", "--cards", "extended", "--games", "1", "--seed", "4")
    write_lines(folder / "finished.jsonl", over.decode(), solo, house, six)
    write_lines(folder / "unfinished.jsonl", ended.decode(), (folder / "state" / "plain.json").read_text("utf-8"))


def write_all(folder: Path) -> None:
    """Everything, into a new folder."""
    folder.mkdir()
    os.environ["FZZZT_STATE_DIR"] = str(folder / "state")
    evening = Evening()
    with tempfile.TemporaryDirectory() as scratch:
        database = Path(scratch) / "tables.db"
        asyncio.run(evening.live_through(str(database)))
        over, ended = asyncio.run(write_shown(evening, str(database), folder))
        write_dump(database, folder / "tables.sql")
    (folder / "evening.json").write_text(json.dumps(evening.to_json(), indent=1, ensure_ascii=False) + "\n", "utf-8")
    solo = write_saved_game(folder)
    write_journal()
    write_records(folder, over, ended, solo)
    for lock in (folder / "state").rglob("*.lock"):
        lock.unlink()


def dictate_chance(patch: pytest.MonkeyPatch) -> None:
    """Ids, secrets, nonces and cookies come out the same every time."""
    rng = Random("chance")
    patch.setattr(secrets, "token_bytes", rng.randbytes)
    patch.setattr(secrets, "token_hex", lambda size: rng.randbytes(size).hex())
    patch.setattr(secrets, "token_urlsafe", lambda size: urlsafe_b64encode(rng.randbytes(size)).rstrip(b"=").decode())
    patch.setattr(TimestampSigner, "get_timestamp", lambda _: START // 1000)


if __name__ == "__main__":
    with pytest.MonkeyPatch.context() as patched:
        dictate_chance(patched)
        write_all(Path(__file__).parent / __version__)
