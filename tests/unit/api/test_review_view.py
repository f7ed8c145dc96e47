"""The review object: quotes from the text, rules as they were called, gaps as gaps."""

from dataclasses import replace

from quotary.api.matters.describing import runs_of, summary_of
from quotary.api.view.review import review
from quotary.core.alert import Alert
from quotary.core.document import Document, Page
from quotary.core.span import Span
from support.made_log import act
from support.made_run import QUOTE, TEXT, Made
from support.states import failed, run, state

DOCUMENT = Document(TEXT, pages=(Page(1, Span(0, len(TEXT))),))


def test_a_finished_run() -> None:
    made = Made()
    matter = state(*run(made))
    found = review("m1", matter.runs["r1"], made.decision(), made.routed().input, DOCUMENT)
    assert found.model_dump() == {
        "file": "nda.txt",
        "matter": "m1",
        "run": "r1",
        "route": "red",
        "model_route": "red",
        "document_type": "",
        "proposer": "recorded",
        "reasons": ["Confidentiality term: seven years is over five."],
        "model_reasons": ["Confidentiality term: seven years is over five."],
        "positions": [
            {
                "id": "term",
                "verdict": "reject",
                "rule": "term(years=7) → REJECT",
                "fields": {"years": 7},
                "because": "7 years is longer than the five-year ceiling.",
                "quotes": [
                    {"text": QUOTE, "shown": QUOTE, "page": 1, "start": 12, "end": 12 + len(QUOTE)}
                ],
                "alerts": [],
                "unit": 0,
            }
        ],
        "noticed": [],
        "missing": [],
        "not_evaluated": 0,
    }


def test_a_failed_run_says_why_and_routes_nowhere() -> None:
    found = review("m1", state(*failed(Made())).runs["r1"], None, None, None)
    assert found.route is None
    assert found.reasons == ["The PDF needs a password."]
    assert found.positions == []


def test_an_erased_text_leaves_no_quotes() -> None:
    made = Made()
    matter = state(*run(made))
    found = review("m1", matter.runs["r1"], made.decision(), made.routed().input, None)
    assert found.positions[0].quotes == []


def test_an_alert_about_the_whole_document_comes_with_its_sentence() -> None:
    made = Made()
    matter = state(*run(made))
    given = made.routed().input
    assert given is not None
    said = "A sentence gives a right: “a”."
    at = Span(TEXT.index(QUOTE) + 4, TEXT.index(QUOTE) + 6)
    alerts = (Alert("opens", said, at), Alert("opens", "Somewhere."))
    unit = replace(given.units[0], alerts=alerts)
    given = replace(given, units=(unit, replace(unit, unit=2, evaluated=False)))
    (noticed,) = review("m1", matter.runs["r1"], made.decision(), given, DOCUMENT).noticed
    assert noticed.detail == said
    sentence = noticed.sentence
    assert at.start in range(sentence.start, sentence.end)
    assert sentence.text == TEXT[sentence.start : sentence.end]
    assert sentence.page == 1


def test_an_override_moves_the_route_and_not_the_systems_own() -> None:
    matter = state(
        *run(Made()),
        act("m1", 1, "overridden", run="r1", position="term", verdict="accept", note="agreed"),
    )
    line, runs = summary_of(matter), runs_of(matter)
    assert (line.route, line.model_route) == ("green", "red")
    assert runs[0].overrides[0]["who"] == "Ana"
    assert runs[0].current
