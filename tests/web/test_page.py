"""The page comes from the package, needs nothing that its policy forbids, and is found wherever it may be asked for."""

from __future__ import annotations

import gzip
import re
from typing import TYPE_CHECKING

import httpx
import pytest

from fzzzt.web.page import page_files

if TYPE_CHECKING:
    from live_server import ServerProcess


def get(server: ServerProcess, path: str, **headers: str) -> httpx.Response:
    return httpx.get(f"{server.url}{path}", headers=headers, trust_env=False)


@pytest.mark.parametrize("place", ["/tables/0123456789abcdef", "/replay", "/replay/x", "/rules", "/score"])
def test_every_place_has_the_same_page(server: ServerProcess, place: str) -> None:
    assert get(server, place).text == get(server, "/").text


def test_where_there_is_nothing_the_page_says_so(server: ServerProcess) -> None:
    answer = get(server, "/no/such/place")
    assert answer.status_code == 404
    assert answer.text == get(server, "/").text
    assert get(server, "/api/no-such-thing").json()["error"]["code"] == "no-such-page"
    assert get(server, "/assets/..%2f..%2fapi.py").status_code == 404


def test_it_needs_no_inline_script_or_style(server: ServerProcess) -> None:
    page = get(server, "/").text
    assert re.findall(r"<script(?![^>]* src=)|<style|\bon[a-z]+=|style=|javascript:", page) == []


def test_nothing_is_loaded_from_elsewhere() -> None:
    for name, asset in page_files().items():
        if name.endswith((".js", ".css", ".html")):
            addresses = re.findall(rb"https?://([a-z0-9.-]+)", asset.content)
            assert set(addresses) <= {b"www.w3.org", b"svelte.dev"}, name  # names of SVG, and of an error's page


def test_whoever_has_a_file_is_not_sent_it_again(server: ServerProcess) -> None:
    for path in re.findall(r'(?:src|href)="(/[^"]+)"', get(server, "/").text):
        answer = get(server, path)
        assert answer.status_code == 200
        assert "immutable" in answer.headers["Cache-Control"]
        assert get(server, path, **{"If-None-Match": answer.headers["ETag"]}).status_code == 304


def test_files_are_packed_for_who_can_unpack_them() -> None:
    for asset in page_files().values():
        if asset.packed is not None:
            assert gzip.decompress(asset.packed) == asset.content


def test_all_script_and_style_together_stay_under_150_kb() -> None:
    files = {name: asset.packed for name, asset in page_files().items() if name.endswith((".js", ".css"))}
    weights = {name: len(packed) for name, packed in files.items() if packed is not None}
    assert len(weights) == len(files) > 2
    assert sum(weights.values()) < 150 * 1024, weights
