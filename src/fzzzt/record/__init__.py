"""The game record, Fzzzt!'s PGN: events as JSON, files of games, replay and check. docs/records.md describes it."""

from fzzzt.record.check import RecordFault, replay_record
from fzzzt.record.codec import feed_json, record_json
from fzzzt.record.files import Record, dump_record, read_records

__all__ = ["Record", "RecordFault", "dump_record", "feed_json", "read_records", "record_json", "replay_record"]
