"""Game records and positions as text: read strictly, written back exactly, verified.

What touches the disk is apart, in `spitemalice.record.files`.
"""

from spitemalice.record.codec import dump_record, parse_record
from spitemalice.record.errors import NotCheckableError, PositionError, RecordError
from spitemalice.record.lines import parse_records, read_lines
from spitemalice.record.model import FORMAT, FairBlock, Record, record_of
from spitemalice.record.position import HIDDEN, Position, Seat, position_of, state_position
from spitemalice.record.position_text import format_position, parse_position
from spitemalice.record.replay import final_state, replay
from spitemalice.record.strict_json import MAX_DEPTH, MAX_LINE
from spitemalice.record.verify import Verdict, verify_line, verify_record, verify_stream

__all__ = [
    "FORMAT",
    "HIDDEN",
    "MAX_DEPTH",
    "MAX_LINE",
    "FairBlock",
    "NotCheckableError",
    "Position",
    "PositionError",
    "Record",
    "RecordError",
    "Seat",
    "Verdict",
    "dump_record",
    "final_state",
    "format_position",
    "parse_position",
    "parse_record",
    "parse_records",
    "position_of",
    "read_lines",
    "record_of",
    "replay",
    "state_position",
    "verify_line",
    "verify_record",
    "verify_stream",
]
