"""The game record, Fzzzt!'s PGN: events as JSON, files of games, replay and check. docs/records.md describes it."""

from fzzzt.record.check import RecordFault, deck_of_json, replay_record
from fzzzt.record.codec import feed_json, parse_pushed, record_json
from fzzzt.record.files import Record, deck_json, dump_record, read_records
from fzzzt.record.games import RecordedGame, UnreadableGame, read_games, write_games

__all__ = [
    "Record",
    "RecordFault",
    "RecordedGame",
    "UnreadableGame",
    "deck_json",
    "deck_of_json",
    "dump_record",
    "feed_json",
    "parse_pushed",
    "read_games",
    "read_records",
    "record_json",
    "replay_record",
    "write_games",
]
