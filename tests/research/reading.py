"""Reading a tensor back: what a learner could know from it, in the words of a view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fzzzt.research.observation import PHASES

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fzzzt.engine import View
    from fzzzt.research.encoding import Encoding


def read(table: Encoding, tensor: NDArray[Any], seat: int) -> dict[str, Any]:
    """All that an observation of a seat says."""
    parts, players = table.observation.fields.parts(tensor), table.options.players
    cards, units = table.catalogue.cards, table.catalogue.units

    def listed(counts: NDArray[Any]) -> list[str]:
        return [card for card, count in zip(cards, counts, strict=True) for _ in range(count)]

    def robots(counts: NDArray[Any]) -> list[str]:
        return [
            card for card, count in zip(table.catalogue.robots, counts.tolist(), strict=False) for _ in range(count)
        ]

    def seats(places: NDArray[Any]) -> list[int]:
        return sorted((seat + place) % players for place in places.nonzero()[0].tolist())

    turned = [*range(players - seat, players), *range(players - seat)]  # from the seat's order to the table's
    return {
        "phase": PHASES[parts["phase"].argmax()],
        "numbers": [int(parts[name][0]) for name in ("round", "auction", "deck")],
        "chief": seats(parts["chief"]),
        "to_move": seats(parts["to_move"]),
        "belt": [*(listed(row)[0] for row in parts["belt"] if row.any()), *[None] * int(parts["face_down"].sum())],
        "hand": listed(parts["hand"]),
        "places": [listed(row)[0] for row in parts["places"] if row.any()],
        "my_bid": listed(parts["my_bid"]),
        "my_build": {unit: robots(row)[0] for unit, row in zip(units, parts["my_build"], strict=True) if robots(row)},
        "seats": [
            {
                "numbers": [int(parts[name][place]) for name in ("mechanic", "hands", "discards", "bids")],
                **{name: listed(parts[name][place]) for name in ("owned", "known_hand", "known_discard")},
                "units": {
                    unit: robots(row)
                    for unit, row, owner in zip(units, parts["allocated"], parts["unit_owner"], strict=True)
                    if owner[place]
                },
            }
            for place in turned
        ],
    }


def expected(view: View) -> dict[str, Any]:
    """The same of a view."""
    hand = list(view.hand)
    return {
        "phase": view.phase,
        "numbers": [view.round, view.auction, view.conveyor_size],
        "chief": [view.chief],
        "to_move": list(view.to_move),
        "belt": list(view.belt),
        "hand": hand,
        "places": hand if view.phase == "bid" else [],
        "my_bid": list(view.my_bid or ()),
        "my_build": dict(view.my_build or {}),
        "seats": [
            {
                "numbers": [seat.mechanic, seat.hand_size, seat.discard_size, seat.bid_size or 0],
                "owned": list(seat.owned),
                "known_hand": list(seat.known_hand),
                "known_discard": list(seat.known_discard),
                "units": {unit: sorted(seat.units[unit]) for unit in sorted(seat.units)},
            }
            for seat in view.seats
        ],
    }
