"""Ratings of people, and the fixed ones of the levels of bots. See docs/ratings.md."""

from fzzzt.ratings.levels import level_name, level_rating, level_ratings
from fzzzt.ratings.model import POOLS, Finish, Pool, Rating, pool_of, rated

__all__ = ["POOLS", "Finish", "Pool", "Rating", "level_name", "level_rating", "level_ratings", "pool_of", "rated"]
