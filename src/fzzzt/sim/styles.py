"""Styles of play that run inside compiled games, as records: who bids how, with which weights."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

import numpy as np

from fzzzt.sim.net_shape import NET
from fzzzt.sim.state import CLEANUPS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fzzzt.sim.state import Row

RANDOM, ROOKIE, APPRENTICE, TINKER, MECHANIC, FOREMAN = range(6)
KINDS = ("random", "rookie", "apprentice", "tinker", "mechanic", "foreman")
"""The kinds of styles: each but the first decides as the level of its name."""

WEIGHTS = (
    *("price", "bend", "rival_pays", "card_cost", "hidden", "own_eye", "unit_glance", "robot_glance"),
    *("power", "power_fade", "dilution", "parked"),
    *("future_robots", "unit_now", "unit_later", "unit_bias", "unit_parks", "robot_now", "robot_later"),
    *("versatile", "upgrade", "fzzzt", "denial"),
    *("aimless", "literal", "literal_aim", "literal_spread", "keen", "keen_aim", "keen_spread"),
    *("planned_aim", "planned_spread", "many_cards", "thin", "stay_free"),
)
"""The weights of a `mechanic`, by the names of bots/mechanic_weights.toml, which says what each means."""

DISTANCES = 256
"""Most half points of power between an aim and a bid."""
POWERS = 256
AIMED = 3
"""Kinds of rivals that aim at a value: by plain worth, by their own gain, by a plan."""

STYLE = np.dtype(
    [
        ("kind", np.int32),
        ("whim", np.float64),
        *[(name, np.float64) for name in WEIGHTS],
        ("share", np.float64, AIMED + 1),
        ("near", np.float64, (AIMED, DISTANCES)),
        ("few", np.float64, (AIMED, 7)),
        ("bent", np.float64, POWERS),
        ("power_worth", np.float64, CLEANUPS + 1),
        ("tag", np.int64),
        ("net", NET),
    ]
)
"""A style. `near` and `few` are how likely a bid is by its distance from an aim and by its number of cards, worked out
beforehand; `bent` is every whole power to the power of `bend`; `share` how common each kind of rival is; `power_worth`
what one more power in every hand is worth with so many rounds left; `tag` tells weights apart. A `mechanic` with a
`whim` does not always take the best bid: one that promises so many points less is taken less often by e."""


def style(kind: str, weights: Mapping[str, float] | None = None, whim: float = 0.0, net: Row | None = None) -> Row:
    """A style by name; `mechanic` needs its weights, `foreman` those and its net."""
    if kind == "foreman" and net is None:
        raise ValueError("foreman needs its net: fzzzt.bots.learned.standard_style has it")
    record = np.zeros(1, STYLE)[0]
    record["kind"] = KINDS.index(kind)
    record["whim"] = whim
    if weights is not None:
        for name in WEIGHTS:
            record[name] = weights[name]
        _prepare(record)
    if net is not None:
        record["net"] = net
    return record


def _prepare(record: Row) -> None:
    spreads = np.array([[record[name]] for name in ("literal_spread", "keen_spread", "planned_spread")])
    record["near"] = np.exp(-np.arange(DISTANCES) / 2 / spreads)
    record["few"] = np.exp(-record["many_cards"] * np.arange(7) / spreads)
    record["bent"] = [float(power) ** float(record["bend"]) for power in range(POWERS)]
    fade = float(record["power_fade"])
    record["power_worth"][1:] = [float(record["power"]) * left**fade for left in range(1, CLEANUPS + 1)]
    weights = ",".join(repr(float(record[name])) for name in WEIGHTS)
    record["tag"] = int.from_bytes(sha256(weights.encode()).digest()[:7], "big")
    aimless, literal, keen = record["aimless"], record["literal"], record["keen"]
    record["share"] = (aimless, literal, keen, max(0.0, 1 - aimless - literal - keen))
