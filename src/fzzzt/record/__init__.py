"""The game record, Fzzzt!'s PGN: files of games, replay and check. docs/records.md describes it."""

from fzzzt.record.check import RecordFault, replay_record
from fzzzt.record.files import Record, dump_record, read_records

__all__ = ["Record", "RecordFault", "dump_record", "read_records", "replay_record"]
