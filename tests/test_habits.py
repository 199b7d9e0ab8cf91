"""What contributors rely on: hooks before a commit, one version everywhere, pinned versions that install everywhere."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import distribution
from pathlib import Path

from packaging.specifiers import SpecifierSet

from fzzzt import __version__

ROOT = Path(__file__).parents[1]


def test_the_hooks_before_a_commit_are_those_of_make_lint() -> None:
    (linted,) = re.findall(r"^LINT := (.*)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    hooks = re.findall(r"entry: make ([a-z-]+),", (ROOT / ".pre-commit-config.yaml").read_text("utf-8"))
    assert set(hooks) == set(linted.split())


def test_one_version_is_named_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["version"] == __version__
    assert f"\nversion: {__version__}\n" in (ROOT / "CITATION.cff").read_text("utf-8")


def test_the_newest_release_in_the_changelog_is_this_version() -> None:
    headings = re.findall(r"^## \[(.*?)\](.*)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert headings[0] == ("Unreleased", "")
    released = [(version, date) for version, date in headings if version != "Unreleased"]
    assert not released or released[0][0] == __version__
    assert all(re.fullmatch(r" - \d{4}-\d\d-\d\d", date) for _, date in released)


def test_every_pinned_version_installs_on_the_oldest_python_that_we_name() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    oldest = project["requires-python"].removeprefix(">=") + ".0"
    pinned = re.findall(r"^([\w.-]+)==", (ROOT / "constraints.txt").read_text("utf-8"), re.MULTILINE)
    wanted = {name: distribution(name).metadata.json.get("requires_python") for name in pinned}
    assert len(wanted) > 100
    assert {name: only for name, only in wanted.items() if oldest not in SpecifierSet(str(only or ""))} == {}
