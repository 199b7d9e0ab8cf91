"""A set of games on disk: records and arrays, in files that are complete at any time. docs/research.md describes it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from fzzzt import __version__
from fzzzt.disk.whole_file import whole_file
from fzzzt.record import replay_record
from fzzzt.research.actions import BIDS, FIRST_ROBOT, LEAVE
from fzzzt.research.encoding import encoding
from fzzzt.research.face_order import FEATURES
from fzzzt.research.samples import ARRAYS, SampledGame, gather, sample
from fzzzt.wire import plain
from fzzzt.wire.faces import named_deck
from fzzzt.wire.options import options_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from fzzzt.bots.bulk import CompiledTable
    from fzzzt.engine import Deck, Options
    from fzzzt.sim.level_games import LevelGame

FORMAT = 1
_README = """\
# Games of Fzzzt!

{games} games with {players} players, made by fzzzt {version}. `games-….jsonl` has the records, one a line;
`tensors-….npz` has the decisions of the same games as NumPy arrays (`numpy.load`, no pickles). `dataset.json` names
every field, action and card; docs/research.md of the program tells the rest.
"""


@dataclass(frozen=True)
class Dataset:
    """A folder of games that bots play from one seed, so many games a file."""

    folder: Path
    options: Options
    deck: Deck
    bots: tuple[str, ...]
    seed: str
    games: int
    per_file: int

    def numbers(self, file: int) -> range:
        """The numbers of the games in a file."""
        return range(file * self.per_file, min((file + 1) * self.per_file, self.games))

    @property
    def files(self) -> int:
        """How many files of each kind there are."""
        return -(-self.games // self.per_file)

    @property
    def missing(self) -> list[int]:
        """The files that are not there yet: the arrays come last."""
        return [file for file in range(self.files) if not (self.records(file).exists() and self.tensors(file).exists())]

    def records(self, file: int) -> Path:
        """A file of records."""
        return self.folder / f"games-{file:05}.jsonl"

    def tensors(self, file: int) -> Path:
        """The file of arrays that goes with it."""
        return self.folder / f"tensors-{file:05}.npz"

    def open(self) -> None:
        """Make the folder, or go on in one that was begun with the very same games in mind."""
        self.folder.mkdir(parents=True, exist_ok=True)
        label = self.folder / "dataset.json"
        if label.exists():
            if _read(label).get("made") != self._made():
                raise ValueError(f"{self.folder} holds another set of games: name another folder")
        elif any(self.folder.iterdir()):
            raise ValueError(f"{self.folder} is not empty: name another folder")
        else:
            self._write_label(None)
            about = _README.format(games=self.games, players=self.options.players, version=__version__)
            with whole_file(self.folder / "README.md") as readme:
                readme.write(about)

    def sampled(self, line: str) -> SampledGame:
        """A game as its record tells it."""
        return sample(replay_record(json.loads(line))[0])

    def sampled_compiled(self, table: CompiledTable, seed: str, played: LevelGame) -> SampledGame:
        """The game that a compiled table has just played from a seed."""
        from fzzzt.research.layout import layout_of  # noqa: PLC0415 - it needs the extra `sim`

        cards = encoding(self.options, self.deck)
        rows = table.table.sample(seed, layout_of(cards), cards.observation.fields.size)
        return SampledGame(*rows, played.totals, played.winners)

    def write(self, file: int, lines: Sequence[str], games: Sequence[SampledGame]) -> None:
        """Write a file of records and its arrays; either is there only when all of it is."""
        arrays = gather(games)
        with whole_file(self.records(file)) as records:
            records.writelines(line + "\n" for line in lines)
        with whole_file(self.tensors(file)) as tensors:
            np.savez_compressed(tensors.buffer, allow_pickle=False, **arrays)

    def close(self) -> int:
        """Say that all is there; how many decisions there are."""
        decisions = 0
        for file in range(self.files):
            with np.load(self.tensors(file)) as arrays:
                decisions += len(arrays["action"])
        self._write_label(decisions)
        return decisions

    def _write_label(self, decisions: int | None) -> None:
        label = {"fzzzt": __version__, "complete": decisions is not None, "decisions": decisions, "made": self._made()}
        with whole_file(self.folder / "dataset.json") as file:
            json.dump({**label, "arrays": ARRAYS, **self._layout()}, file, indent=1)
            file.write("\n")

    def _made(self) -> dict[str, Any]:
        """What the games follow from."""
        return {
            "format": FORMAT,
            "options": plain(options_of(self.options)),
            "deck": plain(named_deck(self.deck)),
            "bots": list(self.bots),
            "seed": self.seed,
            "games": self.games,
            "games_per_file": self.per_file,
        }

    def _layout(self) -> dict[str, Any]:
        table = encoding(self.options, self.deck)
        cards, fields = table.catalogue, table.observation.fields
        return {
            "observation": {
                name: {"start": fields.slices[name].start, "shape": list(field.shape), "meaning": field.meaning}
                for name, field in fields.fields.items()
            },
            "actions": {"count": table.actions.count, "bids": BIDS, "leave": LEAVE, "first_robot": FIRST_ROBOT},
            "cards": list(cards.cards),
            "robots": list(cards.robots),
            "units": list(cards.units),
            "features": {"columns": list(FEATURES), "rows": cards.features.astype(int).tolist()},
        }


def _read(label: Path) -> dict[str, Any]:
    try:
        data = json.loads(label.read_text("utf-8"))
    except ValueError as error:
        raise ValueError(f"{label} is not what this command writes: {error}") from error
    return data if isinstance(data, dict) else {}
