"""Replies about one chunk: what is read, and what each fault costs."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quotary.core.document import Document
from quotary.core.obligations.proposed import (
    ProposedExclusion,
    ProposedObligation,
    ProposedTerm,
)
from quotary.core.playbook import Playbook
from quotary.core.prompting import instructions_of, render
from quotary.core.proposal import Proposal, ReplyInvalid, parse_reply
from quotary.core.schema import reply_schema
from quotary.log.playbook_files import load_playbook

ANY_JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.floats() | st.integers() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["found", "value", "quotes", "id", "why"]), inner, max_size=4
        )
    ),
    max_leaves=8,
)
PLAYBOOK: Playbook = load_playbook(
    Path(__file__).parents[3] / "playbooks" / "small-register.yaml"
).playbook
ENTRY: dict[str, Any] = {
    "quotes": ["The Supplier shall deliver the report within 30 days after notice."],
    "start": 120,
    "end": 186,
    "party": {"found": True, "value": "The Supplier"},
    "obligation": "deliver the report",
    "modality": "must",
    "trigger": {"found": False, "value": None},
    "deadline": {"found": True, "value": "within 30 days after notice"},
    "risk": "medium",
    "confidence": 0.93,
}
TERM: dict[str, Any] = {
    "id": "liability_cap",
    "found": True,
    "quotes": ["Liability is limited to USD 1,000,000."],
    "value": "USD 1,000,000",
}


def reply(*entries: Any, **more: Any) -> Proposal:
    return parse_reply(json.dumps({"obligations": entries, **more}), PLAYBOOK)


def one(**changed: Any) -> ProposedObligation:
    return reply({**ENTRY, **changed}).obligations[0]


def test_a_whole_reply() -> None:
    found = reply(
        ENTRY, exclusions=[{"quote": "“Fee” means x.", "why": "definition"}], terms=[TERM]
    )
    assert found == Proposal(
        positions=(),
        obligations=(
            ProposedObligation(
                quotes=tuple(ENTRY["quotes"]),
                statement="deliver the report",
                modality="must",
                party="The Supplier",
                deadline="within 30 days after notice",
                risk="medium",
                confidence=0.93,
                start=120,
                end=186,
            ),
        ),
        exclusions=(ProposedExclusion("“Fee” means x.", "definition"),),
        terms=(
            ProposedTerm(
                "liability_cap", found=True, quotes=tuple(TERM["quotes"]), value="USD 1,000,000"
            ),
        ),
    )


def test_nothing_found_is_an_answer() -> None:
    assert reply() == Proposal(positions=())


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        ({"modality": "should"}, "\"modality\" is 'should', not must or must_not or may."),
        ({"modality": True}, '"modality" is True, not must or must_not or may.'),
        ({"risk": "severe"}, "\"risk\" is 'severe', not low or medium or high."),
        ({"confidence": True}, '"confidence" is True, not a number from 0 to 1.'),
        ({"confidence": 1.01}, '"confidence" is 1.01, not a number from 0 to 1.'),
        ({"confidence": float("nan")}, '"confidence" is NaN, not a number from 0 to 1.'),
        ({"start": True}, '"start" and "end" are True and 186, no two offsets.'),
        ({"end": "186"}, '"start" and "end" are 120 and \'186\', no two offsets.'),
        ({"party": "The Supplier"}, "\"party\" is 'The Supplier', not found and value."),
        ({"party": {"found": 1, "value": "x"}}, '"party" says found: 1, not true or false.'),
        (
            {"party": {"found": True, "value": None}},
            '"party" says found: True beside None.',
        ),
        (
            {"trigger": {"found": False, "value": "notice"}},
            "\"trigger\" says found: False beside 'notice'.",
        ),
        (
            {"deadline": {"found": True, "value": "x" * 501}},
            '"deadline" is not one plain line of up to 500 characters.',
        ),
    ],
)
def test_a_faulty_field_costs_the_field_and_says_so(changed: dict[str, Any], problem: str) -> None:
    found = one(**changed)
    assert found.problems == (problem,)
    assert found.quotes
    (name,) = changed
    name = {"end": "start"}.get(name, name)
    assert getattr(found, name) is None


@pytest.mark.parametrize(
    ("changed", "start", "end"),
    [
        ({"end": None}, 120, None),
        ({"start": None}, None, 186),
        ({"end": 100}, 120, 100),
        ({"start": -66}, -66, 186),
        ({"end": 10**12}, 120, 10**9),
        ({"start": -(10**12)}, -(10**9), 186),
        ({"start": None, "end": None}, None, None),
    ],
)
def test_offsets_that_hold_nothing_are_left_to_the_gate(
    changed: dict[str, Any], start: int | None, end: int | None
) -> None:
    found = one(**changed)
    assert (found.start, found.end, found.problems) == (start, end, ())


@pytest.mark.parametrize("word", [None, "", "n/a", "None"])
def test_a_word_for_nothing_is_nothing(word: str | None) -> None:
    found = one(party={"found": False, "value": word})
    assert found.party is None
    assert found.problems == ()


@pytest.mark.parametrize(
    ("entry", "problem"),
    [
        ("text", "An obligation is 'text', not an object."),
        ({**ENTRY, "quotes": []}, "An obligation is given without a quote."),
        ({**ENTRY, "quotes": [" "]}, "An obligation is given without a quote."),
        ({**ENTRY, "quotes": "text"}, "\"quotes\" is 'text', not a list of strings."),
        ({**ENTRY, "quotes": [1]}, '"quotes" holds something that is not a string.'),
        (
            {**ENTRY, "quotes": ["x"] * 41},
            '"quotes" holds over 40 fragments, or one over 8000 characters.',
        ),
    ],
)
def test_a_faulty_entry_costs_the_entry_alone(entry: Any, problem: str) -> None:
    found = reply(entry, ENTRY)
    assert found.obligations[0].quotes == ()
    assert found.obligations[0].problems == (problem,)
    assert found.obligations[1].problems == ()
    with pytest.raises(ReplyInvalid, match="None of the 1 obligations can be used; the first: "):
        reply(entry)


def test_a_repeated_key_costs_the_entry_that_has_it() -> None:
    good = json.dumps(ENTRY)
    twice = good.replace('"modality": "must"', '"modality": "may", "modality": "must"')
    found = parse_reply(f'{{"obligations": [{twice}, {good}]}}', PLAYBOOK)
    assert found.obligations[0].problems == ("The reply repeats modality in an obligation.",)
    assert found.obligations[1].problems == ()


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        ("", "empty"),
        ("[]", "not_object"),
        ("{}", "no_obligations"),
        ('{"obligations": {}}', "no_obligations"),
        ('{"obligations": [], "obligations": []}', "repeated_name"),
        ('{"obligations": [' + ",".join(["1"] * 1001) + "]}", "no_obligations"),
    ],
)
def test_a_reply_without_a_list_of_obligations_is_none(raw: str, code: str) -> None:
    with pytest.raises(ReplyInvalid) as caught:
        parse_reply(raw, PLAYBOOK)
    assert caught.value.code == code


def test_a_list_that_is_none_is_escalated_and_not_forgotten() -> None:
    found = reply(ENTRY, exclusions={}, terms="none")
    assert found.exclusions == ()
    assert [one.problems for one in found.obligations[1:]] == [
        ('"exclusions" is {}, not a list.',),
        ("\"terms\" is 'none', not a list.",),
    ]


def test_exclusions_and_terms_that_say_nothing_are_counted() -> None:
    found = reply(
        exclusions=[1, {"quote": 1, "why": "definition"}, {"quote": "x" * 9_000, "why": "y"}],
        terms=[{"id": "fee", "found": True}, "x"],
    )
    assert found.ignored == 5


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        ({"found": 1}, '"found" is 1, not true or false.'),
        ({"found": False}, "It is called found: False with 1 quotes."),
        ({"quotes": []}, "It is called found: True with 0 quotes."),
        ({"quotes": "text"}, "\"quotes\" is 'text', not a list of strings."),
    ],
)
def test_a_faulty_term_is_not_found(changed: dict[str, Any], problem: str) -> None:
    (found,) = reply(terms=[{**TERM, **changed}]).terms
    assert found == ProposedTerm("liability_cap", found=False, problems=(problem,))


def test_the_value_of_a_term_may_be_a_number() -> None:
    assert reply(terms=[{**TERM, "value": 1000000}]).terms[0].value == "1000000"


@given(ANY_JSON)
@settings(deadline=None)
def test_any_reply_is_read_or_refused(value: object) -> None:
    for raw in (
        json.dumps(value),
        json.dumps({"obligations": [value], "exclusions": [value], "terms": [value]}),
        json.dumps({"obligations": [dict.fromkeys(ENTRY, value)]}),
        json.dumps({"obligations": [{**ENTRY, key: value} for key in ENTRY]}),
    ):
        try:
            found = parse_reply(raw, PLAYBOOK)
        except ReplyInvalid:
            continue
        for entry in found.obligations:
            assert entry.quotes or entry.problems
            assert entry.confidence is None or 0 <= entry.confidence <= 1


def test_the_schema_has_nowhere_to_pass_judgement() -> None:
    schema = json.loads(json.dumps(reply_schema(PLAYBOOK)))
    assert list(schema["properties"]) == ["obligations", "exclusions", "terms"]
    entry = schema["properties"]["obligations"]["items"]
    assert list(entry["properties"]) == list(ENTRY)
    assert entry["required"] == list(ENTRY)
    assert not entry["additionalProperties"]
    why = schema["properties"]["exclusions"]["items"]["properties"]["why"]
    assert why["enum"] == ["definition", "recital", "other"]
    assert "verdict" not in json.dumps(schema)


def test_the_prompt_keeps_the_document_last_and_as_data() -> None:
    document = Document("The Supplier shall deliver.", "en")
    prompt = render(PLAYBOOK, document)
    assert prompt.instructions == instructions_of(PLAYBOOK)
    assert "copied character by character" in prompt.instructions
    assert "[liability_cap] Liability cap" in prompt.instructions
    assert prompt.document.startswith("BEGIN CONTRACT ")
    other = render(PLAYBOOK, Document("Another one.", "en"))
    assert other.digest == prompt.digest
