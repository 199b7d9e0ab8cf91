"""Games that were played elsewhere are brought in by their records; and everything that is kept can be taken along."""

from __future__ import annotations

import asyncio
import json
import subprocess
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from live_client import LiveClient, Refused
from live_server import COMMAND, environment
from patience import PATIENCE

if TYPE_CHECKING:
    from live_server import ServerProcess

SAMPLES = Path(__file__).parent.parent / "records" / "sample-records.jsonl"


def of_ada(number: int = 1, **more: Any) -> dict[str, Any]:
    """A finished game of three in which Ada had the first seat."""
    record: dict[str, Any] = json.loads(SAMPLES.read_text().splitlines()[number])
    record["seats"] = [{"name": "Ada"}, *record["seats"][1:]]
    return {**record, **more}


def test_a_record_is_checked_kept_once_and_marked(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with LiveClient(server.url) as ada, LiveClient(server.url) as eve:
            record = of_ada(date="2024-02-29")
            game = await ada.ask("POST", "/api/me/games", {"record": record, "seat": 0})
            assert (game["brought"], game["seat"], game["finished"]) == (True, 0, 1709208000000)
            assert [seat["points"] for seat in game["seats"]] == [
                seat["total"] for seat in record["events"][-1]["seats"]
            ]
            renamed = of_ada(game="another id", date="2025-01-01")
            assert (await ada.ask("POST", "/api/me/games", {"record": renamed, "seat": 0}))["id"] == game["id"]
            assert [found["id"] for found in (await ada.ask("GET", "/api/me/games"))["games"]] == [game["id"]]
            assert (await ada.ask("GET", "/api/me/figures"))["all"]["games"] == 1
            theirs = await eve.ask("POST", "/api/me/games", {"record": record, "seat": 0})
            assert theirs["id"] != game["id"]
            kept = await eve.ask("GET", f"/api/tables/{game['id']}/record")
            assert len(kept["events"]) == len(record["events"])
            replay = await eve.ask("GET", f"/api/tables/{game['id']}/replay")
            assert replay["seats"][0]["name"] == "Ada"
            with pytest.raises(Refused, match="not-seated"):
                await eve.ask("POST", f"/api/tables/{game['id']}/review")
            await ada.ask("DELETE", "/api/me")
            with pytest.raises(Refused, match="no-such-table"):
                await eve.ask("GET", f"/api/tables/{game['id']}/record")

    asyncio.run(scenario())


def test_what_cannot_be_theirs_or_is_edited_is_refused_and_nothing_kept(server: ServerProcess) -> None:
    async def refused(client: LiveClient, record: object, seat: object = 0) -> str:
        with pytest.raises(Refused) as caught:
            await client.ask("POST", "/api/me/games", {"record": record, "seat": seat})
        return caught.value.code

    async def scenario() -> None:
        async with LiveClient(server.url) as ada, LiveClient(server.url) as eve:
            whole = of_ada()
            assert await refused(ada, whole, 1) == "bot-seat"
            assert await refused(ada, whole, 5) == "no-such-seat"
            assert await refused(ada, whole, -1) == "malformed"
            assert await refused(ada, {**whole, "events": whole["events"][:-1]}) in ("not-over", "bad-record")
            score = json.loads(json.dumps(whole["events"][-1]).replace('"total": ', '"total": 9'))
            assert await refused(ada, {**whole, "events": [*whole["events"][:-1], score]}) == "bad-record"
            assert await refused(ada, "no record") == "bad-record"
            # A game of this very server is its people's alone, and is in their list already.
            seat = await ada.sit(await ada.open_table(2, bots=[None, "rookie"]))
            await seat.play(Random(1))
            own = await ada.ask("GET", f"/api/tables/{seat.id}/record")
            assert await refused(eve, own) == "not-seated"
            async with asyncio.timeout(PATIENCE):
                while not (await ada.ask("GET", "/api/me/games"))["games"]:
                    await asyncio.sleep(0.05)
            assert (await ada.ask("POST", "/api/me/games", {"record": own, "seat": 0}))["brought"] is False
            assert len((await ada.ask("GET", "/api/me/games"))["games"]) == 1
            assert (await eve.ask("GET", "/api/me/games"))["games"] == []

            export = await ada.ask("GET", "/api/me/export")
            (game,) = export["games"]
            assert game["record"] == own
            assert export["figures"]["all"]["games"] == 1
            assert [table["id"] for table in export["tables"]] == [seat.id]

    asyncio.run(scenario())


def test_the_terminal_brings_its_games_in(server: ServerProcess, tmp_path: Path) -> None:
    file = tmp_path / "evening.jsonl"
    file.write_text("\n".join(json.dumps(of_ada(number)) for number in (1, 2, 1)) + "\n")

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [*COMMAND, "games", str(file), *arguments]
        return subprocess.run(command, capture_output=True, text=True, env=environment(tmp_path), check=False)  # noqa: S603

    assert run().stdout.count("Ada") == 3
    done = run("--upload", server.url)
    assert done.stdout == f"2 games are in your list at {server.url}.\n", done.stderr
    assert "No finished game of yours" in run("--upload", server.url, "--name", "Bob").stderr
