"""`fzzzt account`: a terminal signs in by a code, and whoever runs a server looks after its accounts meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

import httpx
import pytest

from live_server import ServerProcess
from patience import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cli.conftest import Fzzzt


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("server"), "--limits", "1000") as running:
        yield running


@pytest.fixture
def page(server: ServerProcess) -> Iterator[httpx.Client]:
    """Somebody's browser."""
    with httpx.Client(base_url=server.url, trust_env=False, timeout=PATIENCE) as client:
        client.get("/api/me")
        yield client


def test_a_terminal_signs_in_by_a_code_that_the_page_shows(
    server: ServerProcess, page: httpx.Client, fzzzt: Fzzzt
) -> None:
    page.post("/api/account", json={"name": "Ada at two screens"})
    code = page.post("/api/account/device-code", json={}).json()["code"]
    signed = fzzzt("account", "sign-in", server.url, code)
    assert signed.stdout == "You are Ada at two screens\n", signed.stderr
    sessions = page.get("/api/account").json()["sessions"]
    assert [session["label"] for session in sessions if not session["here"]] == ["fzzzt · Linux"]
    again = fzzzt("account", "sign-in", server.url, code)
    assert again.returncode == 2
    assert "That did not sign you in." in again.stderr
    assert fzzzt("account", "sign-out", server.url).stdout == "You are a guest again.\n"
    assert len(page.get("/api/account").json()["sessions"]) == 1
    assert fzzzt("account", "sign-out", server.url).returncode == 2


def test_accounts_are_listed_recovered_and_deleted_while_the_server_runs(
    server: ServerProcess, page: httpx.Client, fzzzt: Fzzzt
) -> None:
    page.post("/api/account", json={"name": "Ada of the server"})
    database = ("--database", server.database)
    listed = fzzzt("account", "list", *database)
    assert "Ada of the server: since " in listed.stdout, listed.stderr
    assert "passkeys 0, recovery codes 8, signed in 1" in listed.stdout
    link = fzzzt("account", "recover", "ADA of the server", *database, "--base-url", f"{server.url}/").stdout.strip()
    assert link.startswith(f"{server.url}/sign-in#")
    with httpx.Client(base_url=server.url, trust_env=False, timeout=PATIENCE) as anew:
        anew.get("/api/me")
        code = {"code": link.partition("#")[2]}
        assert anew.post("/api/account/sign-in", json=code).json()["me"]["account"]
        assert anew.post("/api/account/sign-in", json=code).status_code == 403
    assert fzzzt("account", "delete", "Ada of the server", *database, typed="n\n").returncode == 0
    assert page.get("/api/account").status_code == 200
    deleted = fzzzt("account", "delete", "Ada of the server", *database, "--yes")
    assert deleted.stdout == "The account Ada of the server is deleted.\n"
    nobody = fzzzt("account", "recover", "Ada of the server", *database)
    assert (nobody.returncode, nobody.stdout) == (2, "")
    assert "There is no account “Ada of the server”." in nobody.stderr
