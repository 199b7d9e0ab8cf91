"""The guided first game: a real game with cards that come in a written order, and a guide that says a little each time.

Whatever the person does is played on with; the script (script.toml) only says what is wanted.
"""

from fzzzt.guide.guide import PERSON, Guide, GuideInWords
from fzzzt.guide.script import OPPONENT, guided_deck, guided_options
from fzzzt.guide.shuffle import GuidedDealer

__all__ = ["OPPONENT", "PERSON", "Guide", "GuideInWords", "GuidedDealer", "guided_deck", "guided_options"]
