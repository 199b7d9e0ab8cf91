"""What a table tells is what its shapes say: nothing is lost, nothing is there that no client knows of."""

from __future__ import annotations

import json
from random import Random

import msgspec
import pytest

from fzzzt.tables.onlookers import Onlookers
from fzzzt.wire import log, plain
from fzzzt.wire.tables import AnyServerMessage
from tables.parlour import ADA, BOB, EVE, Parlour


@pytest.mark.parametrize("seed", range(4))
def test_every_message_is_of_a_shape_that_clients_read(seed: int) -> None:
    parlour, rng = Parlour.playing(3, seed), Random(seed)
    onlookers, heard = Onlookers(parlour.table, parlour.company), list[bytes]()
    for guest in (ADA, BOB, EVE):
        onlookers.welcome(guest, 0, heard.append, attentive=True)
    told = parlour.table.public
    while parlour.phase == "playing":
        if rng.random() < 0.1:
            parlour.say(rng.choice((ADA, BOB, EVE)), "chat", text="hm")
            parlour.company.write(ADA.id, on=True)
            onlookers.tell_company()
        parlour.move(rng)
        onlookers.tell(parlour.table.told[told:], range(3))
        told = parlour.table.public
    assert any(b'"presence"' in message[:20] for message in heard)
    onlookers.farewell("restart")
    for message in heard:
        read: AnyServerMessage = msgspec.json.decode(message, type=AnyServerMessage)
        assert plain(read) == json.loads(message)


def test_what_a_log_keeps_comes_back() -> None:
    parlour, rng = Parlour.playing(2, 1), Random(1)
    while parlour.phase == "playing":
        parlour.move(rng)
    for line in parlour.log:
        assert log.written(log.read(line.body)) == line.body
