"""Gathers the documentation for the site and builds it (`make site`): plain files in build/site.

The pages are those of docs/. What they lead to besides is on the site too, or is only named.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "build/docs"
SITE = ROOT / "build/site"
BESIDE = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
    "SECURITY.md": "report.md",
    "README.md": "index.md",
}
"""Documents outside docs/, and the page that stands for each on the site."""
LINK = re.compile(r"(!?)\[((?:[^\]\\]|\\.)*)\]\(([^)\s]+)\)")


def main() -> None:
    """Gather, build, and follow every link."""
    gather()
    subprocess.run([sys.executable, "-m", "zensical", "build", "--clean"], cwd=ROOT, check=True)
    if lost := sorted(dead_ends()):
        sys.exit("links that lead nowhere:\n" + "\n".join(lost))


def gather() -> None:
    """The pages as the site has them."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(ROOT / "docs", PAGES, ignore=shutil.ignore_patterns("*.md"))
    for page in (ROOT / "docs").glob("*.md"):
        (PAGES / page.name).write_text(_led_on(page), "utf-8")
    for name, page_name in BESIDE.items():
        if not (PAGES / page_name).exists():
            (PAGES / page_name).write_text(_led_on(ROOT / name), "utf-8")


def _led_on(page: Path) -> str:
    """The text of a page, with links to where things are on the site."""

    def led(link: re.Match[str]) -> str:
        picture, text, target = link.groups()
        where = place(page, target)
        return f"{picture}[{text}]({where})" if where else text

    return LINK.sub(led, page.read_text("utf-8"))


def place(page: Path, target: str) -> str | None:
    """Where a link of a page leads on the site; None if the site does not have that file."""
    if "://" in target or target.startswith("#"):
        return target
    name, hash_, part = target.partition("#")
    file = (page.parent / name).resolve()
    if file.is_relative_to(ROOT / "docs"):
        return file.relative_to(ROOT / "docs").as_posix() + hash_ + part
    beside = BESIDE.get(file.relative_to(ROOT).as_posix())
    return beside and beside + hash_ + part


class _Page(HTMLParser):
    """The links of a built page, and the places in it that can be linked to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.places: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.places |= {place for place in (found.get("id"), found.get("name")) if place}
        if tag in ("a", "img", "link", "script") and (target := found.get("href") or found.get("src")):
            self.links.add(target)


def dead_ends() -> set[str]:
    """Every link within the site that leads nowhere, with its page."""
    pages = {file: _Page(file.read_text("utf-8")) for file in SITE.rglob("*.html")}
    return {
        f"{file.name}: {link}"
        for file, page in pages.items()
        if file.name != "404.html"  # its links are those of the place it is shown at
        for link in page.links
        if "://" not in link and not link.startswith(("mailto:", "data:")) and not _leads(file, link, pages)
    }


def _leads(file: Path, link: str, pages: dict[Path, _Page]) -> bool:
    name, _, part = link.partition("#")
    target = (file.parent / name.partition("?")[0]).resolve() if name else file
    if not target.is_file():
        return False
    return not part or target not in pages or part in pages[target].places or part.startswith("__")


if __name__ == "__main__":
    main()
