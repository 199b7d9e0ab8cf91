"""Duplicate matches between bots: the same deals with the seats rotated, figures with intervals, and ratings."""

from fzzzt.arena.figures import MatchStanding, standings
from fzzzt.arena.match import Match
from fzzzt.arena.ratings import Rating, ratings
from fzzzt.arena.results import GameResult
from fzzzt.arena.runners import in_process

__all__ = ["GameResult", "Match", "MatchStanding", "Rating", "in_process", "ratings", "standings"]
