"""The net in Torch: as sim/policy_net.py has it, to be trained, with a critic beside it that only training needs."""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor, nn

from fzzzt.sim.net_shape import BID_INPUTS, BID_LAYER, DEEP, INPUTS, NET, WIDE

PROSPECT = 15
"""The input of a bid that is what `mechanic` thinks of it."""
FIRM = 3.0
"""How firmly the untrained net follows that: a bid that promises a point less is taken less often by e ** 3."""


class Policy(nn.Module):
    """Scores of bids. Untrained it plays as `mechanic` with a whim."""

    def __init__(self) -> None:
        super().__init__()
        self.wide = nn.Linear(INPUTS, WIDE)
        self.deep = nn.Linear(WIDE, DEEP)
        self.state = nn.Linear(DEEP, BID_LAYER)
        self.bid = nn.Linear(BID_INPUTS, BID_LAYER, bias=False)
        self.score = nn.Linear(BID_LAYER, 1, bias=False)
        self.straight = nn.Linear(BID_INPUTS, 1, bias=False)
        with torch.no_grad():
            self.bid.weight[:, PROSPECT] *= 0.2
            self.score.weight.zero_()
            self.straight.weight.zero_()
            self.straight.weight[0, PROSPECT] = FIRM

    def forward(self, inputs: Tensor, bids: Tensor, owner: Tensor) -> Tensor:
        """A score for each bid; `owner` says which row of `inputs` it belongs to."""
        state = self.state(torch.relu(self.deep(torch.relu(self.wide(inputs)))))
        layer = torch.relu(state.index_select(0, owner) + self.bid(bids))
        return (self.score(layer) + self.straight(bids)).squeeze(1)

    def record(self) -> np.void:
        """The weights as the simulation wants them."""
        net = np.zeros(1, NET)[0]
        for name in ("wide", "deep", "state", "bid"):
            net[name] = getattr(self, name).weight.detach().numpy().T
        net["wide_bias"], net["deep_bias"] = self.wide.bias.detach().numpy(), self.deep.bias.detach().numpy()
        net["bid_bias"] = self.state.bias.detach().numpy()
        net["score"], net["straight"] = self.score.weight.detach().numpy()[0], self.straight.weight.detach().numpy()[0]
        return net

    def take(self, net: np.void) -> None:
        """Take weights back."""
        with torch.no_grad():
            for name in ("wide", "deep", "state", "bid"):
                getattr(self, name).weight.copy_(torch.from_numpy(net[name].T.copy()))
            self.wide.bias.copy_(torch.from_numpy(net["wide_bias"].copy()))
            self.deep.bias.copy_(torch.from_numpy(net["deep_bias"].copy()))
            self.state.bias.copy_(torch.from_numpy(net["bid_bias"].copy()))
            self.score.weight.copy_(torch.from_numpy(net["score"].copy())[None])
            self.straight.weight.copy_(torch.from_numpy(net["straight"].copy())[None])


def critic() -> nn.Module:
    """What a situation is worth to the seat that is asked."""
    return nn.Sequential(nn.Linear(INPUTS, 128), nn.ReLU(), nn.Linear(128, 64), nn.ReLU(), nn.Linear(64, 1))


def log_shares(scores: Tensor, owner: Tensor, rows: int) -> Tensor:
    """The logarithm of each bid's probability among those of its row."""
    top = torch.full((rows,), -1e30).scatter_reduce(0, owner, scores.detach(), "amax")
    whole = torch.zeros(rows).index_add(0, owner, (scores - top[owner]).exp())
    return scores - (top + whole.log())[owner]
