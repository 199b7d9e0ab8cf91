"""The game record, Fzzzt!'s PGN: files of games, replay and check. docs/records.md describes it."""

from fzzzt.record.check import RecordFault, replay_record
from fzzzt.record.files import Record, RecordForm, dump_record, read_records
from fzzzt.record.games import RecordedGame, UnreadableGame, read_games, write_games

__all__ = [
    "Record",
    "RecordFault",
    "RecordForm",
    "RecordedGame",
    "UnreadableGame",
    "dump_record",
    "read_games",
    "read_records",
    "replay_record",
    "write_games",
]
