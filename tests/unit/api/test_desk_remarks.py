"""Reasons of one kind become one, and no word of any is lost."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from quotary.api.desk.matter.passages import Passage
from quotary.api.desk.matter.remarks import grouped, remarks
from quotary.api.desk.matter.text import text_pages
from quotary.api.desk.words import ABOUT_WHOLE
from quotary.core.decision import Decision, Tally
from quotary.core.document import Clause, Document
from quotary.core.finding import Alert
from quotary.core.span import Span
from quotary.core.verdict import Route

RIGHT = "A sentence gives a right in words that the playbook does not know"
ASIDE = "A sentence puts something aside"


@pytest.mark.parametrize(
    ("reasons", "shown"),
    [
        ((), ()),
        (("The law is foreign.",), ("The law is foreign.",)),
        ((f"{RIGHT}: “may”.",), (f"{RIGHT}: “may”.",)),
        (
            (f"{RIGHT}: “may”.", f"{ASIDE}: “despite”.", f"{RIGHT}: “grant”."),
            (f"{RIGHT}: “may”, “grant”.", f"{ASIDE}: “despite”."),
        ),
        ((f"{ASIDE}: “Notwithstanding”.", f"{ASIDE}: “notwithstanding”."),
         (f"{ASIDE}: “Notwithstanding”.",)),
        ((f"{ASIDE}: “. This Agreement refers”.", f"{ASIDE}: “a. b”."),
         (f"{ASIDE}: “. This Agreement refers”, “a. b”.",)),
        (
            ("Purpose: Use is limited. Not listed: “a”. Not listed: “b”.",),
            ("Purpose: Use is limited. Not listed: “a”, “b”.",),
        ),
        (
            ("Term: It has a word not listed: “a”. It holds under a condition: “but”.",),
            ("Term: It has a word not listed: “a”. It holds under a condition: “but”.",),
        ),
        # The same words of two positions are two reasons.
        (("Term: No: “a”.", "Law: No: “b”."), ("Term: No: “a”.", "Law: No: “b”.")),
        (("“Residuals” means: everything.",), ("“Residuals” means: everything.",)),
        (("A contract: “x”. Not more.",), ("A contract: “x”. Not more.",)),
    ],
)  # fmt: skip
def test_reasons_are_grouped(reasons: tuple[str, ...], shown: tuple[str, ...]) -> None:
    assert grouped(reasons) == shown


@example(["A right: “”. : “”."])
@given(
    st.lists(
        st.one_of(
            st.text(max_size=40),
            st.builds(
                "{}: “{}”.".format,
                st.sampled_from((RIGHT, ASIDE, "Term: x. y")),
                st.text("ab.”“: ", max_size=8),
            ),
        ),
        max_size=8,
    )
)
def test_no_word_is_lost_whatever_a_reason_looks_like(reasons: list[str]) -> None:
    together = "\n".join(grouped(reasons)).casefold()
    for reason in reasons:
        stem, _, words = reason.partition(": “")
        assert stem.casefold() in together
        assert words.removesuffix("”.").casefold() in together


def test_remarks_hold_the_sentences_that_raised_them() -> None:
    text = "One. We may leave. You may not. They may stay despite it."
    document = Document(text)

    def alert(stem: str, word: str, after: int = 0) -> Alert:
        start = text.index(word, after)
        return Alert("opens", f"{stem}: “{word}”.", Span(start, start + len(word)))

    first = alert(RIGHT, "may")
    second = alert(RIGHT, "may", text.index("You"))
    third = alert(ASIDE, "despite")
    plain = Alert("layout", "Some text could not be read.")
    decision = Decision(Route.YELLOW, (), (), Tally(), alerts=(first, third, second, plain))
    found = remarks(decision, document)
    assert [each.words for each in found] == [
        f"{RIGHT}: “may”.", f"{ASIDE}: “despite”.", "Some text could not be read.",
    ]  # fmt: skip
    assert [place.text for place in found[0].places] == ["We may leave.", "You may not."]
    assert [place.anchor for place in found[0].places] == ["q-whole-0", "q-whole-2"]
    assert found[2].places == ()
    assert remarks(None, document) == ()
    assert [each.places for each in remarks(decision, None)] == [(), (), ()]


def test_a_quote_is_never_cut_for_a_remark_and_each_keeps_its_place() -> None:
    text = "We may not leave before the end of the term, and then we may."
    document = Document(text)

    def passage(words: str, key: str) -> Passage:
        start = text.index(words)
        return Passage(Span(start, start + len(words)), key, f"q-{key}", key, ABOUT_WHOLE)

    marks = (
        passage("may not", "early"),
        passage("not leave before the end", "quote"),
        passage("leave", "inside"),
        passage("end of the term", "after"),
    )
    (page,) = text_pages(document, marks)
    pieces = [piece for paragraph in page.paragraphs for piece in paragraph.pieces]
    assert "".join(piece.text for piece in pieces) == text
    firsts = [piece.passage.anchor for piece in pieces if piece.passage and piece.first]
    assert firsts == ["q-early", "q-quote", "q-inside", "q-after"]
    assert [piece.text for piece in pieces if piece.passage] == [
        "may not", " leave before the end", "", " of the term",
    ]  # fmt: skip


@pytest.mark.parametrize(("words", "kind"), [("RECITALS", "heading"), ("long " * 60, "remainder")])
def test_only_a_short_heading_is_set_as_one(words: str, kind: str) -> None:
    document = Document(words, clauses=(Clause("", "", Span(0, len(words)), "heading"),))
    ((paragraph,),) = (page.paragraphs for page in text_pages(document, ()))
    assert paragraph.kind == kind
