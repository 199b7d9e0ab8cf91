"""The learned player's net: its sizes, and where each input lies. docs/policy-net.md describes it."""

from __future__ import annotations

import numpy as np

ROUNDS_AHEAD, AUCTIONS_AHEAD, POWERS_SEEN, RIVALS, NEXT_CARDS = 6, 12, 8, 5, 4
TABLE = 0
"""The table: rounds and auctions left, players, whose turn."""
HEAD = TABLE + 1 + ROUNDS_AHEAD + AUCTIONS_AHEAD + 13
"""The card at the head of the belt."""
NEXT = HEAD + 20
"""The open cards behind it, six numbers each; then all of them together."""
UNSEEN = NEXT + 6 * NEXT_CARDS + 8
"""What was not seen yet."""
OWN = UNSEEN + 9
"""The seat that is asked."""
RIVAL = OWN + POWERS_SEEN + 22
RIVAL_SIZE = 34
INPUTS = RIVAL + RIVALS * RIVAL_SIZE
BID_INPUTS = 28
WIDE, DEEP, BID_LAYER = 128, 64, 64

NET = np.dtype(
    [
        ("wide", np.float32, (INPUTS, WIDE)),
        ("wide_bias", np.float32, WIDE),
        ("deep", np.float32, (WIDE, DEEP)),
        ("deep_bias", np.float32, DEEP),
        ("state", np.float32, (DEEP, BID_LAYER)),
        ("bid", np.float32, (BID_INPUTS, BID_LAYER)),
        ("bid_bias", np.float32, BID_LAYER),
        ("score", np.float32, BID_LAYER),
        ("straight", np.float32, BID_INPUTS),
    ]
)
"""Two layers for the situation, one more for each bid in it, and a straight way from a bid's inputs to its score."""

THOUGHT = np.dtype(
    [
        ("inputs", np.float32, INPUTS),
        ("wide", np.float32, WIDE),
        ("deep", np.float32, DEEP),
        ("state", np.float32, BID_LAYER),
        ("layer", np.float32, BID_LAYER),
        ("count", np.int64),
        ("parts", np.int64, 64),
        ("bids", np.float32, (64, BID_INPUTS)),
        ("scores", np.float32, 64),
        ("expected", np.float64, 8),
    ]
)
"""Room for one decision of the net: its inputs, its layers, and the bids it chooses among."""
