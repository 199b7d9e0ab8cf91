"""What a review tries of very many builds: always what was made, and what is advised."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fzzzt.bots.mechanic import MechanicPlayer
from fzzzt.engine import Build
from fzzzt.review import choices
from fzzzt.review.alike import like_build
from fzzzt.review.listening import Decided, Listener
from fzzzt.review.model import Model
from review.finished_games import played

if TYPE_CHECKING:
    import pytest


def test_of_very_many_builds_what_was_made_and_what_is_advised_are_tried_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choices, "MOST_BUILDS", 3)
    record = played("mechanic", "random", "random", seed="builds")
    tried = 0
    for moment in Listener(Model(record.options, record.faces), record, 0).moments():
        if isinstance(moment, Decided) and isinstance(moment.move, Build):
            advised = dict(MechanicPlayer().explain(moment.view).robots)
            for build in moment.view.legal_builds():
                found = [like_build(moment.view, each) for each in choices.builds_of(moment.view, build.robots)]
                assert found[0] == like_build(moment.view, build.robots) or len(found) <= choices.MOST_BUILDS
                assert like_build(moment.view, build.robots) in found
                assert like_build(moment.view, advised) in found
                tried += 1
    assert tried > choices.MOST_BUILDS
