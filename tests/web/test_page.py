"""The plain page speaks five languages and needs nothing that its policy forbids."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import TYPE_CHECKING

import httpx
import pytest

from fzzzt.locale import LANGUAGES, Catalogue

if TYPE_CHECKING:
    from live_server import ServerProcess


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_the_browsers_language(server: ServerProcess, language: str) -> None:
    answer = httpx.get(server.url, headers={"Accept-Language": f"{language};q=0.9, xx"}, trust_env=False)
    assert answer.headers["Content-Language"] == language
    assert f'<html lang="{language}">' in answer.text
    assert Catalogue(language)("web-play") in answer.text
    assert "{{" not in answer.text


def test_a_table_has_the_same_page(server: ServerProcess) -> None:
    assert httpx.get(f"{server.url}/tables/0123456789abcdef", trust_env=False).text == (
        httpx.get(server.url, trust_env=False).text
    )


def test_it_needs_no_inline_script_or_style(server: ServerProcess) -> None:
    page = httpx.get(server.url, trust_env=False).text
    assert re.findall(r"<script(?![^>]* src=)|<style|\bon[a-z]+=|style=|javascript:", page) == []
    for path in re.findall(r'(?:src|href)="(/[^"]+)"', page):
        answer = httpx.get(f"{server.url}{path}", trust_env=False)
        assert answer.status_code == 200
        again = httpx.get(f"{server.url}{path}", headers={"If-None-Match": answer.headers["ETag"]}, trust_env=False)
        assert again.status_code == 304


def test_every_part_the_script_asks_for_is_in_the_page() -> None:
    static = files("fzzzt.web").joinpath("static")
    page, script = static.joinpath("index.html").read_text("utf-8"), static.joinpath("app.js").read_text("utf-8")
    assert set(re.findall(r'\$\("([a-z-]+)"\)', script)) <= set(re.findall(r'id="([a-z-]+)"', page))
    assert set(re.findall(r"words\.([a-z]+)", script)) <= set(re.findall(r"data-([a-z]+)=", page))
