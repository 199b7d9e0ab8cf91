"""`fzzzt serve` from start to end, as whoever runs it sees it; and `fzzzt` alone."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
from random import Random
from typing import TYPE_CHECKING

import httpx
import msgspec
import pytest

from fzzzt.cli.serve import _address
from fzzzt.locale import Catalogue
from fzzzt.web.serving import listen
from live_client import LiveClient, LiveSeat
from live_server import COMMAND, ServerProcess, environment
from patience import PATIENCE

if TYPE_CHECKING:
    from pathlib import Path


def fzzzt(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603 - this very program
        [*COMMAND, *arguments], capture_output=True, text=True, env=environment(folder), timeout=PATIENCE, check=False
    )


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_stop_is_told_to_everybody_and_the_game_goes_on_afterwards(tmp_path: Path, how: signal.Signals) -> None:
    async def played(seat: LiveSeat, moves: int, rng: Random) -> None:
        for _ in range(moves):
            await seat.until(lambda seat: seat.legal)
            await seat.move(rng)

    async def scenario(server: ServerProcess) -> None:
        async with LiveClient(server.url) as ada:
            seat = await ada.sit(await ada.open_table(2, bots=[None, "rookie"]))
            await played(seat, 3, Random(1))
            playing = asyncio.create_task(seat.play(Random(2)))
            assert await asyncio.to_thread(server.stop, how) == 0
            assert any(msgspec.json.decode(text)["type"] == "bye" for text in seat.received)
            assert seat.closed_with[0] == 1012
            await asyncio.to_thread(server.start)
            await playing
            assert seat.view
            assert seat.view["score"]

    with ServerProcess(tmp_path, "--limits", "1000") as server:
        asyncio.run(scenario(server))


def test_a_port_that_is_taken_is_told_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        ended = fzzzt(tmp_path, "serve", "--port", port)
    assert ended.returncode == 2
    assert ended.stderr.startswith(f"fzzzt: The server cannot listen on 127.0.0.1:{port}: another program does")
    assert ended.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--database", "mysql://x"], "one of postgresql://"),
        (["--base-url", "example.org"], "write an address like https://"),
        (["--host", "no-such-host.invalid"], "cannot listen on no-such-host.invalid:0"),
    ],
)
def test_what_cannot_be_served_is_told_in_one_line(tmp_path: Path, arguments: list[str], told: str) -> None:
    ended = fzzzt(tmp_path, "serve", "--port", "0", *arguments)
    assert ended.returncode == 2
    assert told in ended.stderr
    assert ended.stderr.count("\n") == 1


def test_logs_are_json_and_tell_no_secrets(tmp_path: Path) -> None:
    async def scenario(server: ServerProcess) -> tuple[str, ...]:
        async with LiveClient(server.url) as ada:
            table = await ada.open_table(2)
            seat = await ada.sit(table)
            link = await ada.ask("POST", f"/api/tables/{table}/seats/mine/link")
            await seat.do("chat", text="a word in confidence")
            await ada.http.get(f"{server.url}/api/tables?token=hidden-query")
            return table, link["token"], ada.cookie, "confidence", "hidden-query", seat.client.nonces[table]

    with ServerProcess(tmp_path, "--log-format", "json") as server:
        secrets = asyncio.run(scenario(server))
        assert server.stop() == 0
        lines = [json.loads(line) for line in server.log.splitlines()]
    assert all({"time", "level", "event"} <= line.keys() for line in lines)
    assert {(line.get("method"), line.get("route")) for line in lines} > {
        ("POST", "/api/tables"),
        ("POST", "/api/tables/{id}/seats"),
        ("SOCKET", "/api/tables/{id}/socket"),
    }
    assert [secret for secret in secrets if secret in server.log] == []


def test_health_and_metrics_for_whoever_runs_it(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.url, trust_env=False) as operator:
        health = operator.get("/api/health")
        assert (health.status_code, health.json()["healthy"], "Set-Cookie" in health.headers) == (200, True, False)
        operator.get("/api/me")
        metrics = operator.get("/api/metrics")
    counts = dict(line.rsplit(" ", 1) for line in metrics.text.splitlines())
    assert int(counts["fzzzt_web_answers_2xx"]) >= 2
    assert all(count.isdecimal() for count in counts.values())


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_it_opens_the_browser_on_its_address(tmp_path: Path) -> None:
    pipe, browser = tmp_path / "opened", tmp_path / "browser"
    os.mkfifo(pipe)
    browser.write_text(f'#!/bin/sh\necho "$1" > {pipe}\n', "utf-8")
    browser.chmod(0o700)
    wanted = {**environment(tmp_path), "BROWSER": str(browser), "FZZZT_NO_BROWSER": ""}
    command = [*COMMAND, "serve", "--open", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=wanted) as server:  # noqa: S603
        try:
            assert server.stdout is not None
            told = server.stdout.readline()
            opened = subprocess.run(["/usr/bin/head", "-1", pipe], capture_output=True, timeout=PATIENCE, check=True)  # noqa: S603
            assert opened.stdout.decode().strip() in told.split()
        finally:
            server.terminate()


@pytest.mark.parametrize("host", ["0", "127.0.0.1", "localhost"])
def test_the_address_is_one_that_a_browser_opens(host: str) -> None:
    with listen(host, 0) as listener:
        assert _address(host, listener) == f"http://localhost:{listener.getsockname()[1]}/"


def test_fzzzt_alone_serves_and_names_its_address(tmp_path: Path) -> None:
    with subprocess.Popen(COMMAND, stdout=subprocess.PIPE, text=True, env=environment(tmp_path)) as alone:  # noqa: S603
        assert alone.stdout is not None
        try:
            told = alone.stdout.readline()
            address = told.split()[3]
            assert httpx.get(f"{address}api/health", trust_env=False).json()["service"] == "fzzzt"
            if told.strip() == Catalogue("en")("cli-serving-already", address=address):  # whoever tests plays, too
                assert alone.wait(PATIENCE) == 0
        finally:
            alone.send_signal(signal.SIGINT)
        assert alone.wait(PATIENCE) == 0


def test_other_commands_start_without_the_server(tmp_path: Path) -> None:
    code = "import sys; from fzzzt.cli import main\ntry: main(['rules'])\nfinally: print(*sys.modules, file=sys.stderr)"
    ended = subprocess.run(  # noqa: S603 - this very program
        [COMMAND[0], "-c", code],
        capture_output=True,
        text=True,
        env=environment(tmp_path),
        timeout=PATIENCE,
        check=True,
    )
    assert (
        set(ended.stderr.split()) & {"starlette", "uvicorn", "sqlalchemy", "fzzzt.web", "fzzzt.tables", "asyncio"}
        == set()
    )


def test_no_part_of_an_answer_waits_for_the_part_before() -> None:
    with listen("127.0.0.1", 0) as listener, socket.create_connection(listener.getsockname()):
        line, _ = listener.accept()
        with line:
            assert line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
