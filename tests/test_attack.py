"""The report of `make attack` has a place for every attack."""

from __future__ import annotations

import pytest
from tools.attack.__main__ import ATTACKS, REPORT, table_of, with_table
from tools.attack.figures import Figures


@pytest.mark.parametrize("name", ATTACKS)
def test_every_attack_has_its_place_in_the_report(name: str) -> None:
    figures = Figures("Trying")
    figures.add("requests", 20_400, "")
    figures.add("half within", 1.5, "ms")
    report = REPORT.read_text("utf-8")
    written = with_table(report, name, table_of(figures))
    assert "| requests | 20,400 |\n| half within | 1.5 ms |\n" in written
    assert with_table(written, name, table_of(figures)) == written
