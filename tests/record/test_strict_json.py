import json
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spitemalice.record.errors import RecordError
from spitemalice.record.strict_json import MAX_DEPTH, MAX_LINE, Json, read_json, write_json

values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


def within(depth: int) -> Json:
    """A list in a list in a list."""
    value: Json = []
    for _ in range(depth - 1):
        value = [value]
    return value


def refused(line: bytes) -> str:
    with pytest.raises(RecordError) as caught:
        read_json(line)
    return str(caught.value)


@given(values)
def test_what_is_written_is_read_back(value: Json) -> None:
    line = write_json(value)
    again = read_json(line)
    assert again == value
    assert write_json(again) == line
    assert b"\n" not in line


@given(values)
def test_it_reads_what_the_standard_library_writes(value: Json) -> None:
    assert read_json(json.dumps(value).encode()) == value


@given(st.binary())
def test_bytes_of_any_kind_are_read_or_refused_in_one_line(line: bytes) -> None:
    try:
        value = read_json(line)
    except RecordError as error:
        message = str(error)
    else:
        message = ""
        assert json.loads(line) == value
    assert "\n" not in message


@pytest.mark.parametrize(
    "line",
    [
        b'{"a":1,"a":1}',
        b'{"x":{"a":1,"b":2,"a":3}}',
        b'[{"x":[{"a":{},"b":0,"a":{}}]}]',
        b'{"\\u0061":1,"b":2,"a":2}',
    ],
)
def test_a_duplicate_key_at_any_depth_is_refused(line: bytes) -> None:
    assert refused(line) == 'duplicate key "a"; allowed: each key once'


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity"])
def test_what_is_no_number_is_refused(number: str) -> None:
    expected = f"not JSON: {number}; allowed: finite numbers"
    assert refused(f'{{"a":[{number}]}}'.encode()) == expected


def test_a_number_too_large_for_a_double_is_refused() -> None:
    assert "beyond the greatest double" in refused(b'{"a":1e400}')
    assert "beyond the greatest double" in refused(b"-1e309")
    value = read_json(b"1.7976931348623157e308")
    assert isinstance(value, float)
    assert math.isfinite(value)


def test_an_integer_of_thousands_of_digits_is_refused() -> None:
    assert read_json(b"9" * 4300) == 10**4300 - 1
    assert "4,300" in refused(b"9" * 4301)


@pytest.mark.parametrize("line", [b'"\\ud800"', b'{"\\uDFFF":1}', b'["\\udc00\\ud800"]'])
def test_a_lone_surrogate_is_refused(line: bytes) -> None:
    assert refused(line).startswith("a lone surrogate in ")


def test_a_pair_of_surrogates_is_one_character() -> None:
    assert read_json(b'["\\ud83c\\udcA1", "\\\\ud800"]') == [
        "\N{PLAYING CARD ACE OF SPADES}",
        "\\ud800",
    ]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (b"\xef\xbb\xbf{}", "a byte-order mark is not allowed; UTF-8 needs none"),
        (b'{"a":"\xff"}', "not UTF-8: byte 0xff at byte 7"),
        (b'"\xed\xa0\x80"', "not UTF-8: byte 0xed at byte 2"),
        (b'"\xc0\x80"', "not UTF-8: byte 0xc0 at byte 2"),
        (b'"\xe2\x82', "not UTF-8: byte 0xe2 at byte 2"),
        (b"", "an empty line; allowed: one record a line"),
        (b" \r", "an empty line; allowed: one record a line"),
    ],
)
def test_what_is_no_text_is_refused(line: bytes, reason: str) -> None:
    assert refused(line) == reason


@pytest.mark.parametrize(
    "line",
    [
        b"{",
        b'{"a":1',
        b'{"a":1}}',
        b"{}{}",
        b"[1,]",
        b"{'a':1}",
        b"{a:1}",
        b"01",
        b"1.",
        b".5",
        b"+1",
        b"0x1",
        b'"\x01"',
        b'"\\x41"',
        b"tru",
        b"// no\n1",
        b"\x00",
        b"\xc2\xa01",
    ],
)
def test_what_is_no_json_is_refused(line: bytes) -> None:
    assert refused(line).startswith("not JSON, character ")


def test_nesting_is_allowed_up_to_the_limit() -> None:
    def nested(depth: int) -> bytes:
        return (
            b'{"a":' * (depth // 2)
            + b"[" * (depth - depth // 2)
            + b"]" * (depth - depth // 2)
            + b"}" * (depth // 2)
        )

    read_json(nested(MAX_DEPTH))
    read_json(b"[[]," + nested(MAX_DEPTH - 1) + b"]")
    expected = "arrays and objects nested deeper than the 100 levels allowed"
    assert refused(nested(MAX_DEPTH + 1)) == expected
    assert refused(nested(100_000)) == expected
    assert refused(b"[" * 1_000_000) == expected


def test_brackets_in_texts_and_beside_each_other_are_no_nesting() -> None:
    read_json(b'["' + b"[" * 1000 + b'",' + b"[]," * 1000 + b"1]")


def test_a_line_is_allowed_up_to_the_limit() -> None:
    line = b'"' + b"a" * (MAX_LINE - 2) + b'"'
    read_json(line)
    assert refused(line + b" ") == "a line of more bytes than the 4,194,304 that are allowed"


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ("\ud800", "lone surrogate"),
        ({"\udc00": 1}, "lone surrogate"),
        (math.nan, "cannot be written: Out of range float"),
        ([math.inf], "cannot be written: Out of range float"),
        ([10**4300], "cannot be written: Exceeds the limit"),
        ({"x": object()}, "cannot be written: Object of type object"),
        ("a" * MAX_LINE, "a line of more bytes"),
        (within(MAX_DEPTH + 1), "nested deeper than the 100 levels"),
        (within(100_000), "nested deeper than the 100 levels"),
    ],
)
def test_what_no_file_can_hold_is_not_written(value: Json, reason: str) -> None:
    with pytest.raises(RecordError, match=reason):
        write_json(value)


def test_what_is_written_at_the_limits_is_read_back() -> None:
    for value in (within(MAX_DEPTH), [[], within(MAX_DEPTH - 1)], 10**4299, "a" * (MAX_LINE - 2)):
        assert read_json(write_json(value)) == value


def test_a_list_within_itself_is_not_written() -> None:
    value: list[Json] = []
    value.append(value)
    with pytest.raises(RecordError, match="cannot be written: Circular"):
        write_json(value)
