"""What must be true when the games are over: of the log, of the records, and of what everybody was told."""

from __future__ import annotations

import io
import json
from typing import TYPE_CHECKING, Any

from fzzzt.cli.shuffle_check import shuffle_check, why_unchecked
from fzzzt.record import read_records, replay_record
from fzzzt.wire import log
from fzzzt.wire.events import WireAward, WireBid, WireDeal
from store.logbook import opened

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from fzzzt.store import Line
    from live_client import LiveClient
    from web.regulars import Move, Regular


async def audit_tables(regulars: Iterable[Regular]) -> None:
    """Every game is finished and right, and everybody would be told the same again."""
    for regular in regulars:
        seat = regular.seat
        assert seat.table["phase"] == "over"
        await audit_record(seat.client, seat.id)
        again = await seat.client.watch(seat.id)
        assert again.entries == seat.entries
        await again.close()


async def audit_record(client: LiveClient, table: str) -> None:
    """The record of a table is right, finished and fairly shuffled, as `fzzzt verify` has it."""
    answer = await client.http.get(f"{client.url}/api/tables/{table}/record")
    ((_, data),) = read_records(io.BytesIO(answer.content))
    record, _ = replay_record(data, shuffle_check(data))
    assert record.finished
    assert why_unchecked(data) is None


async def audit_logs(database: str, regulars: Sequence[Regular]) -> None:
    """What was acknowledged is in the log, once and in order, and so is what everybody was told; nothing else is."""
    async with opened(database) as store:
        for regular in regulars:
            seat = regular.seat
            assert seat.number is not None
            lines = await store.lines(seat.id)
            assert [line.seq for line in lines] == list(range(1, len(lines) + 1))
            assert _told(seat.entries) == _public(lines)
            assert _moves(lines, seat.number) == regular.moves
            assert _chats(lines, seat.number) == regular.chats


def _told(told: Iterable[dict[str, Any]]) -> list[tuple[Any, ...]]:
    return [(entry["seq"], entry["at"], entry["type"], entry.get("event", {}).get("type")) for entry in told]


def _public(lines: Iterable[Line]) -> list[tuple[Any, ...]]:
    public = [(line, json.loads(line.body)) for line in lines if line.public is not None]
    return [(line.public, line.at, body["type"], body.get("event", {}).get("type")) for line, body in public]


def _moves(lines: Iterable[Line], seat: int) -> list[Move]:
    """The moves that a person made, less the bids that came of prepared ones."""
    moves: list[Move] = []
    prepared = None
    for line in lines:
        match log.read(line.body):
            case log.Prepared(seat=number, cards=cards) if number == seat:
                prepared = cards and list(cards)
                moves.append(("prepare", prepared))
            case log.Built(seat=number, robots=robots) if number == seat:
                moves.append(("build", robots))
            case log.Happened(event=WireBid(seat=number, cards=tuple(cards))) if number == seat:
                if list(cards) != prepared:
                    moves.append(("bid", list(cards)))
                prepared = None
            case log.Happened(event=WireAward() | WireDeal()):
                prepared = None
    return moves


def _chats(lines: Iterable[Line], seat: int) -> list[str]:
    said = [log.read(line.body) for line in lines]
    return [entry.text for entry in said if isinstance(entry, log.Chat) and entry.seat == seat]


def faults_in(log: str) -> list[str]:
    """Lines of a server's log that tell of a mistake of its own; a traceback is full of them."""
    return [line for line in log.splitlines() if line.split(" ")[1:2] not in (["info"], ["warning"])]
