"""Old bodies are lifted one step at a time; newer ones make the reader wait."""

import pytest

from quotary.log.catalogue import decode
from quotary.log.errors import FactInvalid, NewerVersion
from quotary.log.upcasts import Body, upcast


def _one_to_two(body: Body) -> Body:
    return {**body, "name": f"{body['first']} {body['last']}"}


def _two_to_three(body: Body) -> Body:
    return {**body, "named": True}


TABLE = {("person", 1): _one_to_two, ("person", 2): _two_to_three}


def test_every_step_between_is_taken() -> None:
    lifted = upcast("person", {"v": 1, "first": "A", "last": "B"}, 3, TABLE)
    assert lifted["v"] == 3
    assert lifted["name"] == "A B"
    assert lifted["named"] is True


def test_the_current_version_is_left_alone() -> None:
    assert upcast("person", {"v": 3}, 3, TABLE) == {"v": 3}


def test_a_newer_version_names_both_and_what_to_do() -> None:
    with pytest.raises(NewerVersion, match=r"person v4 is newer than the v3.*upgrade"):
        upcast("person", {"v": 4}, 3, TABLE)


@pytest.mark.parametrize("version", [None, "1", 0, -1, True, 1.0])
def test_a_version_must_be_a_whole_number(version: object) -> None:
    with pytest.raises(ValueError, match="a whole number from 1"):
        upcast("person", {"v": version}, 3, TABLE)  # pyright: ignore[reportArgumentType]


def test_a_missing_step_is_named() -> None:
    with pytest.raises(ValueError, match="no way from person v2 to v3"):
        upcast("person", {"v": 1, "first": "A", "last": "B"}, 3, {("person", 1): _one_to_two})


def test_a_newer_fact_is_not_mistaken_for_a_broken_one() -> None:
    body = b'{"v": 9, "at": "2026-01-01T00:00:00Z", "by": "gate", "shape": "unknown"}'
    with pytest.raises(NewerVersion, match="gated v9"):
        decode("contract.main.m1.r1.gated.1", body)


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        (b"", "gated.1: body: Invalid JSON"),
        (b"\xff\xfe", "Invalid JSON"),
        (b"[]", "should be an object"),
        (b'{"v": 1}', "at: Field required"),
    ],
)
def test_a_broken_body_is_named_with_its_subject(body: bytes, problem: str) -> None:
    with pytest.raises(FactInvalid, match=problem):
        decode("contract.main.m1.r1.gated.1", body)


def test_an_unknown_event_is_named() -> None:
    with pytest.raises(FactInvalid, match="no event 'guessed'"):
        decode("contract.main.m1.r1.guessed.1", b"{}")
