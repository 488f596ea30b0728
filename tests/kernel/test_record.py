"""Records: whole ones replay, all others are refused by name."""

import json
from typing import Any

import pytest

import wyrmhall
from conformance.variants import Variant, played
from wyrmhall import MalformedRecord, RecordError, RulesVersionError

TABLE = Variant("book", 3, (("minimum", "board"),))


@pytest.fixture
def record() -> str:
    return played(TABLE, 51)


def test_a_record_may_be_text_bytes_or_what_json_gave(record: str) -> None:
    digests = {TABLE.game.replay(form).digest() for form in (record, record.encode())}
    digests.add(TABLE.game.replay(json.loads(record)).digest())
    assert digests == {json.loads(record)["digest"]}


def test_every_truncation_is_refused(record: str) -> None:
    for end in range(0, len(record) - 1, 7):
        with pytest.raises(MalformedRecord):
            TABLE.game.replay(record[:end])


def test_another_version_of_the_rules_is_refused_by_name(record: str) -> None:
    told = json.loads(record)
    told["rules"] = "0"
    with pytest.raises(
        RulesVersionError, match=r"version 0 of the rules of book; this is version 2"
    ):
        TABLE.game.replay(told)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("format", 2),
        ("game", "ryu"),
        ("digest", "0" * 32),
        ("outcome", None),
        ("outcome", {"reason": "piles-empty", "ranking": [[0], [1], [2]], "scores": [9, 1, 0]}),
        ("decisions", [[0, "fly"]]),
        ("decisions", [[9, "end"]]),
        ("decisions", []),
        ("players", None),
        ("extra", 1),
    ],
)
def test_a_record_that_was_tampered_with_is_refused(record: str, field: str, value: Any) -> None:
    told = json.loads(record)
    told[field] = value
    with pytest.raises(MalformedRecord):
        TABLE.game.replay(told)


@pytest.mark.parametrize(
    "source", ["", "[]", "null", "{}", "\x00", b"\xff\xfe", 7, None, "[" * 99999]
)
def test_what_is_no_record_at_all_is_refused(source: Any) -> None:
    with pytest.raises(RecordError):
        TABLE.game.replay(source)


def test_a_record_has_a_size_limit() -> None:
    with pytest.raises(MalformedRecord, match="at most"):
        TABLE.game.replay(" " * (17 * 1024 * 1024))


def test_bad_options_in_a_record_are_named(record: str) -> None:
    told = json.loads(record)
    told["options"]["blocking_die"] = True
    with pytest.raises(wyrmhall.OptionError):
        TABLE.game.replay(told)
