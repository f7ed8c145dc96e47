"""The parts of a long document, and prompts that share every byte before the question."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from quotary.core.document import Clause, Document
from quotary.core.questions.prompting import DIGEST, question_prompt
from quotary.core.questions.windows import windows
from quotary.core.span import Span

clause_texts = st.lists(
    st.tuples(st.integers(1, 400), st.sampled_from([" ", "\n", ""])).map(
        lambda made: ("word" + made[1]) * made[0]
    ),
    max_size=20,
)


def document(texts: list[str], *, with_clauses: bool) -> Document:
    clauses, at = list[Clause](), 0
    for text in texts:
        clauses.append(Clause("", "", Span(at, at + len(text))))
        at += len(text)
    return Document("".join(texts), clauses=tuple(clauses) if with_clauses else ())


@given(clause_texts, st.booleans(), st.sampled_from([1, 500, 1500, 10**6]))
def test_windows_cover_the_text_in_order_and_keep_to_the_size(
    texts: list[str],
    with_clauses: bool,  # noqa: FBT001 - hypothesis gives it by name
    tokens: int,
) -> None:
    made = document(texts, with_clauses=with_clauses)
    found = windows(made, tokens)
    assert (found[0].start, found[-1].end) == (0, len(made.text))
    for first, second in pairwise(found):
        assert first.start < second.start <= first.end < second.end
    assert all(len(each) <= max(4 * tokens, 2_000) for each in found)
    assert windows(made, tokens) == found


def test_a_window_ends_where_a_clause_begins() -> None:
    made = document(["word " * 300] * 6, with_clauses=True)
    starts = {clause.span.start for clause in made.clauses} | {len(made.text)}
    assert {each.end for each in windows(made, 1_000)} <= starts


@given(st.text(max_size=50), st.text(max_size=50))
def test_two_questions_share_everything_before_them(one: str, other: str) -> None:
    made = Document("The Supplier shall deliver. END DOCUMENT 0000 Question: none")
    whole = Span(0, len(made.text))
    first, second = (question_prompt(each, made, whole) for each in (one, other))
    assert first.messages()[0] == second.messages()[0]
    assert first.prefix == second.prefix
    assert first.messages()[1][1] == first.prefix + one


def test_another_text_has_another_prefix_from_its_first_line() -> None:
    one, other = (
        question_prompt("Which law governs?", Document(text), Span(0, len(text)))
        for text in ("It lasts two years.", "It lasts six years.")
    )
    assert one.prefix.splitlines()[0] != other.prefix.splitlines()[0]
    assert len(DIGEST) == 64
