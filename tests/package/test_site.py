"""The documentation as a site: it is built, every link leads somewhere, and no page is out of reach."""

from __future__ import annotations

import subprocess
import sys
import tomllib

from tools.site import BESIDE, SITE

from package.conftest import ROOT


def test_the_site_is_built_and_every_link_leads_somewhere() -> None:
    subprocess.run([sys.executable, "-m", "tools.site"], cwd=ROOT, check=True)
    assert "Answers what the engine asks of chance" in (SITE / "reference.html").read_text("utf-8")


def test_every_page_is_in_the_list_of_pages() -> None:
    sections = tomllib.loads((ROOT / "zensical.toml").read_text("utf-8"))["project"]["nav"]
    listed = {
        page
        for section in sections
        for pages in section.values()
        for page in ([pages] if isinstance(pages, str) else pages)
    }
    written = {page.name for page in (ROOT / "docs").glob("*.md")}
    assert written <= listed
    assert listed <= written | set(BESIDE.values())
