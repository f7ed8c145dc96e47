"""What a first attempt gets wrong in reading a reply, item by item."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quotary.core.proposal import MAX_QUOTES, Proposal, ReplyInvalid, parse_reply
from support.hypothesis_load import SLOW
from support.small_playbook import SMALL


def entry(id_: str, **given: Any) -> dict[str, Any]:
    return {"id": id_, "present": False, "quotes": [], "fields": {}, **given}


def reply(*entries: dict[str, Any], **top: Any) -> str:
    named = {e.get("id") for e in entries}
    rest = [entry(p.id) for p in SMALL.positions if p.id not in named]
    body = {
        "document_type": "nda",
        "counterparty": "Vendor Inc.",
        "positions": [*entries, *rest],
        **top,
    }
    return json.dumps(body)


def term(raw: str) -> Any:
    found = parse_reply(raw, SMALL).position("term")
    assert found is not None
    return found


PRESENT = {"present": True, "quotes": ["survives for three years"]}


def test_an_honest_reply_is_read_whole() -> None:
    proposal = parse_reply(
        reply(entry("term", **PRESENT, fields={"years": 3, "perpetual": False})), SMALL
    )
    assert [p.id for p in proposal.positions] == [p.id for p in SMALL.positions]
    assert proposal.document_type == "nda"
    assert proposal.counterparty == "Vendor Inc."
    position = proposal.position("term")
    assert position is not None
    assert position.present is True
    assert position.quotes == ("survives for three years",)
    assert position.fields == {"years": 3, "perpetual": False}
    assert not position.problems


def test_a_verdict_a_risk_and_a_route_are_never_read() -> None:
    raw = reply(
        entry("term", **PRESENT, verdict="accept", risk="low"), route="green", verdict="accept"
    )
    assert parse_reply(raw, SMALL) == parse_reply(reply(entry("term", **PRESENT)), SMALL)


@pytest.mark.parametrize("value", ["true", "false", "yes", 1, 0, [], {}, None, "null"])
def test_a_boolean_that_is_no_json_boolean_is_unknown_not_false(value: object) -> None:
    assert (
        term(reply(entry("term", **PRESENT, fields={"perpetual": value}))).fields["perpetual"]
        is None
    )


def test_a_missing_boolean_is_unknown() -> None:
    assert term(reply(entry("term", **PRESENT))).fields == {"years": None, "perpetual": None}


@pytest.mark.parametrize("number", ["1e400", "-1e400", "NaN", "Infinity", "1" + "0" * 400])
def test_absurd_years_are_unknown_and_named(number: str) -> None:
    raw = reply(entry("term", **PRESENT, fields={"years": 4}))
    position = term(raw.replace('"years": 4', f'"years": {number}'))
    assert position.fields["years"] is None
    assert any("years is" in problem for problem in position.problems)


@pytest.mark.parametrize(("value", "read"), [(3, 3), (3.0, 3), (2.5, 2.5), (True, None)])
def test_numbers_are_strictly_numbers(value: object, read: object) -> None:
    found = term(reply(entry("term", **PRESENT, fields={"years": value}))).fields["years"]
    assert found == read
    assert type(found) is type(read)


@pytest.mark.parametrize("word", ["null", "N/A", "n/a", "None", "", " unknown "])
def test_words_for_nothing_are_null_in_fields_that_are_no_strings(word: str) -> None:
    position = term(reply(entry("term", **PRESENT, fields={"years": word, "perpetual": word})))
    assert position.fields == {"years": None, "perpetual": None}
    assert not position.problems


def test_a_number_written_as_a_string_is_unknown_and_named() -> None:
    position = term(reply(entry("term", **PRESENT, fields={"years": "3"})))
    assert position.fields["years"] is None
    assert position.problems == ("years is '3', not a number.",)


def test_an_omitted_position_is_unusable() -> None:
    raw = json.dumps({"document_type": "nda", "positions": [entry("term")]})
    proposal = parse_reply(raw, SMALL)
    omitted = proposal.position("residuals")
    assert omitted is not None
    assert omitted.present is None
    assert omitted.problems == ("The reply leaves this position out.",)


def test_a_duplicated_id_makes_that_position_unusable() -> None:
    proposal = parse_reply(reply(entry("residuals"), entry("residuals")), SMALL)
    assert [p.present for p in proposal.positions] == [False, None, False, False]


def test_an_id_that_is_not_in_the_playbook_is_counted_and_not_read() -> None:
    proposal = parse_reply(reply(entry("Term"), entry("liability", **PRESENT)), SMALL)
    assert proposal.ignored == 2
    assert [p.id for p in proposal.positions] == [p.id for p in SMALL.positions]


@pytest.mark.parametrize("present", ["true", 1, None, [], "yes"])
def test_present_that_is_no_boolean_makes_the_position_unusable(present: object) -> None:
    assert term(reply(entry("term", present=present))).present is None


@pytest.mark.parametrize(
    "quotes",
    [
        "one string",
        [1],
        [None],
        {"text": "x"},
        ["x"] * (MAX_QUOTES + 1),
        ["x" * 9_000],
        ["x" * 7_000] * 3,
    ],
)
def test_quotes_that_are_no_short_list_of_strings_make_it_unusable(quotes: object) -> None:
    assert term(reply(entry("term", present=True, quotes=quotes))).present is None


def test_absent_with_a_quote_contradicts_itself() -> None:
    position = term(reply(entry("term", quotes=["survives for three years"])))
    assert position.present is None
    assert position.problems == ("The reply calls it absent and quotes it at once.",)


@pytest.mark.parametrize("name", ["present", "quotes", "fields"])
def test_a_name_repeated_in_a_position_makes_it_unusable(name: str) -> None:
    values = {"present": "true", "quotes": "[]", "fields": "{}"}
    raw = reply(entry("term")).replace(
        '{"id": "term",', f'{{"id": "term", "{name}": {values[name]},'
    )
    assert term(raw).present is None


def test_a_field_given_twice_is_unknown() -> None:
    raw = reply(entry("term", **PRESENT, fields={"years": 3}))
    position = term(raw.replace('"years": 3', '"years": 3, "years": 9'))
    assert position.fields["years"] is None
    assert position.problems == ("years is given more than once.",)


@pytest.mark.parametrize("bad", ["\ud800", "\x00", "\x07", "\x1b[2J"])
def test_lone_surrogates_and_controls_in_a_quote_cannot_match_or_break_storage(bad: str) -> None:
    position = term(reply(entry("term", present=True, quotes=[f"survives{bad} for"])))
    assert "\ufffd" in position.quotes[0]
    position.quotes[0].encode()
    assert bad not in position.quotes[0]


@pytest.mark.parametrize("bad", ["\udfff", "\x00", "\u202e", "\u200b", "\x85x"])
def test_a_name_with_controls_is_no_name(bad: str) -> None:
    proposal = parse_reply(
        reply(counterparty=f"Vendor {bad}Inc.", document_type=f"nda{bad}"), SMALL
    )
    assert proposal.counterparty is None or bad not in proposal.counterparty
    assert bad not in proposal.document_type


def test_a_string_field_with_controls_is_unknown() -> None:
    raw = reply(
        entry("governing_law", **PRESENT, fields={"jurisdiction": "Dela\u202eware"}),
    )
    position = parse_reply(raw, SMALL).position("governing_law")
    assert position is not None
    assert position.fields["jurisdiction"] is None
    assert position.problems


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        ('{"document_type": "nda"}', "no_positions"),
        ('{"positions": {}}', "no_positions"),
        ('{"positions": []}', "nothing_usable"),
        ('{"positions": [1, null, "term", {"id": 7}]}', "nothing_usable"),
        ('{"positions": [' + "1," * 2_000 + "1]}", "no_positions"),
        ('{"positions": [], "positions": []}', "repeated_name"),
        ('{"document_type": "nda", "document_type": "other", "positions": []}', "repeated_name"),
    ],
)
def test_a_reply_without_any_usable_position_is_invalid(raw: str, code: str) -> None:
    with pytest.raises(ReplyInvalid) as caught:
        parse_reply(raw, SMALL)
    assert caught.value.code == code


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(st.characters(), max_size=20)
    | st.sampled_from(["term", "true", "null", "\ud800"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)


@given(
    st.lists(
        st.fixed_dictionaries(
            {},
            optional={
                "id": JSON | st.just("term"),
                "present": JSON,
                "quotes": JSON,
                "fields": JSON,
            },
        )
        | JSON,
        max_size=5,
    ),
    JSON,
    JSON,
)
@settings(deadline=None, suppress_health_check=SLOW)
def test_any_json_is_read_into_strict_types_or_refused(
    entries: list[Any], kind: Any, name: Any
) -> None:
    raw = json.dumps({"document_type": kind, "counterparty": name, "positions": entries})
    try:
        proposal = parse_reply(raw, SMALL)
    except ReplyInvalid:
        return
    _check_strict(proposal)


def _check_strict(proposal: Proposal) -> None:
    assert [p.id for p in proposal.positions] == [p.id for p in SMALL.positions]
    for position in proposal.positions:
        assert position.present in (True, False, None)
        assert all(quote.encode() is not None for quote in position.quotes)
        spec = SMALL.position(position.id)
        assert spec is not None
        assert set(position.fields) <= {f.name for f in spec.fields}
        for name, value in position.fields.items():
            kind = next(f.type for f in spec.fields if f.name == name)
            allowed = {"number": (int, float), "boolean": (bool,), "string": (str,)}[kind]
            assert value is None or isinstance(value, allowed)
            assert kind == "boolean" or not isinstance(value, bool)
