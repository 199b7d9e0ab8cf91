"""The rules of Fzzzt!: standard library only, no I/O, no clock, no random numbers."""

from fzzzt.engine.auction import LegalBids
from fzzzt.engine.build import LegalBuilds
from fzzzt.engine.cards import Card, Deck
from fzzzt.engine.deckfile import parse_deck
from fzzzt.engine.errors import DeckError, GameError, IllegalMove, InvalidMove, MoveError, OptionsError
from fzzzt.engine.events import (
    Award,
    Bid,
    Build,
    Deal,
    Event,
    Reveal,
    Round,
    Score,
    SealedBid,
    SeatScore,
    Setup,
    UnitScore,
)
from fzzzt.engine.game import CHANCE, Game, Phase
from fzzzt.engine.options import Options
from fzzzt.engine.scoring import best_bonus, score_seat
from fzzzt.engine.view import SeatView, SpectatorView, View, redact, sees_more
from fzzzt.engine.worlds import sample_world

__all__ = [
    "CHANCE",
    "Award",
    "Bid",
    "Build",
    "Card",
    "Deal",
    "Deck",
    "DeckError",
    "Event",
    "Game",
    "GameError",
    "IllegalMove",
    "InvalidMove",
    "LegalBids",
    "LegalBuilds",
    "MoveError",
    "Options",
    "OptionsError",
    "Phase",
    "Reveal",
    "Round",
    "Score",
    "SealedBid",
    "SeatScore",
    "SeatView",
    "Setup",
    "SpectatorView",
    "UnitScore",
    "View",
    "best_bonus",
    "parse_deck",
    "redact",
    "sample_world",
    "score_seat",
    "sees_more",
]
