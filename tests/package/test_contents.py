"""What a person gets who installs the package: everything that is needed, and nothing that has to be built."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tarfile
import zipfile
from typing import TYPE_CHECKING

from package.conftest import REPOSITORY, ROOT

if TYPE_CHECKING:
    from pathlib import Path


def test_everything_is_inside(wheel: Path) -> None:
    package = ROOT / "src"
    files = (path for path in package.rglob("*") if path.is_file() and path.suffix != ".pyc" and path.name[0] != ".")
    needed = {path.relative_to(package).as_posix() for path in files}
    assert {"fzzzt/web/static/index.html", "fzzzt/locale/ru/page.ftl", "fzzzt/puzzles/puzzles.jsonl.gz"} <= needed
    assert any(name.endswith(".net") for name in needed)
    assert needed <= contents(wheel).keys()


def test_the_wheel_of_the_source_distribution_is_the_same(wheel: Path, wheel_of_sdist: Path) -> None:
    assert contents(wheel_of_sdist) == contents(wheel)


def test_the_source_distribution_has_every_file_of_the_repository(sdist: Path) -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout  # noqa: S607
    with tarfile.open(sdist) as archive:
        inside = {name.partition("/")[2] for name in archive.getnames()}
    assert set(listed.splitlines()) <= inside


def test_the_bill_of_materials_names_what_is_in_the_page(wheel: Path) -> None:
    (bill,) = (text for name, text in contents(wheel).items() if ".dist-info/sboms/" in name)
    named = {component["name"]: component["licenses"] for component in json.loads(bill)["components"]}
    assert named["svelte"] == [{"license": {"id": "MIT"}}]
    bundled = json.loads((ROOT / "web/package.json").read_text("utf-8"))["dependencies"]
    assert bundled.keys() <= named.keys()


def test_the_index_would_take_both(wheel: Path, sdist: Path) -> None:
    subprocess.run([sys.executable, "-m", "twine", "check", "--strict", wheel, sdist], check=True)  # noqa: S603


def test_the_page_at_an_index_leads_to_the_files_of_this_version(wheel: Path) -> None:
    metadata = next(text.decode() for name, text in contents(wheel).items() if name.endswith("/METADATA"))
    head, _, page = metadata.partition("\n\n")
    tag = "v" + re.findall(r"^Version: (.+)", head, re.MULTILINE)[0]
    assert f"Project-URL: Source, {REPOSITORY}" in head.splitlines()
    led = {"".join(target).removeprefix(f"{REPOSITORY}/") for target in re.findall(r'\]\(([^)#]+)|src="([^"]+)', page)}
    assert {f"raw/{tag}/docs/images/phone.png", f"blob/{tag}/LICENSE"} <= led
    assert all(ROOT.joinpath(*target.split("/")[2:]).is_file() for target in led)


def contents(wheel: Path) -> dict[str, bytes]:
    """The files of a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}
