"""Chunks: everything is read, no sentence is cut, and an edit stays where it was made."""

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from quotary.core.document import Clause, Document
from quotary.core.playbook import ChunkSize
from quotary.core.sentences import REACH, Sentences
from quotary.core.span import Span
from quotary.ingest.domain.chunking import BYTES_PER_TOKEN, Chunking
from quotary.ingest.domain.planning import TooManyUnits, plan
from quotary.ingest.reading.clauses.split import split_clauses

SIZE = ChunkSize(tokens=250, overlap=40)
DUTY = "The Supplier shall deliver item {n} to the Customer within {n} days after each order. "


def document(text: str) -> Document:
    return Document(text, "en", clauses=split_clauses(text))


def agreement(clauses: int = 60, edited: int = 0) -> str:
    """As many clauses of some sentences each; one of them with another sentence in it."""
    parts = ["MASTER SERVICES AGREEMENT\n\n"]
    for number in range(1, clauses + 1):
        body = "".join(DUTY.format(n=10 * number + at) for at in range(1 + number % 7))
        if number == edited:
            body += "The Supplier shall also keep a record of this for five years. "
        parts.append(f"{number}. Subject {chr(64 + number % 26)}{number * 7919 % 100}. {body}\n\n")
    return "".join(parts)


def chunk_texts(text: str, size: ChunkSize = SIZE) -> list[str]:
    return [span.of(text) for span in plan(document(text), "chunk", size)]


def cut_sentences(text: str, spans: tuple[Span, ...]) -> list[str]:
    """Sentences that are whole in no chunk."""
    starts = Sentences(text).starts(Span(0, len(text)))
    ends = [*starts[1:], len(text)]
    sentences = [Span(a, a + len(text[a:b].rstrip())) for a, b in zip(starts, ends, strict=True)]
    return [each.of(text) for each in sentences if not any(span.contains(each) for span in spans)]


def test_chunks_hold_whole_clauses_within_their_size() -> None:
    text = agreement()
    spans = plan(document(text), "chunk", SIZE)
    limit = SIZE.tokens * BYTES_PER_TOKEN
    assert len(spans) > 20
    assert max(map(len, spans)) <= limit + limit // 2
    assert cut_sentences(text, spans) == []
    starts = {clause.span.start for clause in document(text).clauses}
    assert sum(span.start in starts for span in spans) < len(spans)  # the others reach back
    assert {span.end for span in spans} <= {clause.span.end for clause in document(text).clauses}


def beside(number: int, chunks: list[str]) -> str:
    """All that is in one chunk with the clause."""
    return "\n".join(text for text in chunks if f"\n{number}. Subject" in f"\n{text}")


def test_editing_one_clause_changes_only_the_chunks_that_hold_it() -> None:
    before = chunk_texts(agreement())
    exact = 0
    for edited in range(1, 61):
        after = chunk_texts(agreement(edited=edited))
        changed = [text for text in after if text not in set(before)]
        about = [text for text in changed if "keep a record" in text]
        assert 1 <= len(about) <= len(changed) <= 4
        exact += about == changed
        # Where the edit makes a chunk too long, both its halves are new.
        assert all(text in about or text[-80:] in beside(edited, before) for text in changed)
    assert exact >= 50


def test_a_clause_put_in_or_taken_out_changes_few_chunks() -> None:
    text = agreement()
    known = set(chunk_texts(text))
    added = text.replace(
        "30. Subject", "29A. Records. The Supplier shall keep records.\n\n30. Subject"
    )
    changed = [each for each in chunk_texts(added) if each not in known]
    assert len(changed) < len(known) // 4


def test_what_straddles_two_chunks_is_whole_in_one() -> None:
    text = agreement()
    spans = plan(document(text), "chunk", SIZE)
    for before, after in pairwise(spans):
        assert after.start < before.end  # every chunk repeats the end of the one before


def test_a_clause_that_is_too_long_is_divided_at_its_parts_then_at_sentences() -> None:
    long = "1. Services\n" + "".join(
        f"1.{n} {''.join(DUTY.format(n=n * 100 + at) for at in range(9))}\n" for n in range(1, 6)
    )
    text = long + "2. Term\nThis Agreement ends.\n"
    spans = plan(document(text), "chunk", ChunkSize(tokens=200, overlap=0))
    assert cut_sentences(text, spans) == []
    assert all(len(span) <= 800 for span in spans)
    assert "".join(span.of(text) for span in spans) == text


def test_a_heading_stays_with_what_it_heads() -> None:
    text = "1. Services\n" + "".join(f"1.{n} {DUTY.format(n=n) * 6}\n" for n in range(1, 9))
    spans = plan(document(text), "chunk", ChunkSize(tokens=250, overlap=0))
    assert spans[0].of(text).startswith("1. Services\n1.1 The Supplier")


def test_contents_and_signatures_are_read_as_well() -> None:
    text = "Contents\n1 Services ... 1\n" + DUTY.format(n=1) + "\nSigned by A and B"
    at = text.index("The Supplier"), text.index("Signed")
    clauses = (
        Clause("", "", Span(0, at[0]), "contents"),
        Clause("1", "", Span(*at), "clause"),
        Clause("", "", Span(at[1], len(text)), "signature"),
    )
    assert plan(Document(text, "en", clauses=clauses), "chunk", SIZE) == (Span(0, len(text)),)


def test_a_sentence_without_an_end_is_cut_between_words() -> None:
    text = "word " * 20_000
    spans = plan(document(text), "chunk", SIZE)
    assert max(map(len, spans)) <= REACH
    assert all(span.of(text).startswith("word") for span in spans)
    assert spans[-1].end == len(text)


def test_a_document_of_too_many_chunks_is_refused_with_a_remedy() -> None:
    text = "".join(DUTY.format(n=n) for n in range(14_000))
    try:
        plan(document(text), "chunk", ChunkSize(tokens=200, overlap=0))
    except TooManyUnits as error:
        said = str(error)
    else:
        said = ""
    assert "chunks, more than the 2,000 that one run takes" in said
    assert said.endswith("Split the document, or raise chunk.tokens in the playbook.")


WORDS = st.sampled_from(
    [
        "shall",
        "The Supplier",
        "pay",
        "no.",
        "Inc.",
        "1.1",
        "(a)",
        "\n",
        "\n\n",
        "2.",
        ";",
        "Él",
        ":",
        "CONTENTS\n",
        "Fees ........ 5\n",
        "\nSigned by",
        "\nIN WITNESS WHEREOF",
        "\nE, por estarem",
        "\nBy: ____________",
    ]
)


@given(
    st.lists(WORDS, max_size=400).map(" ".join),
    st.sampled_from([ChunkSize(200, 0), ChunkSize(200, 60), ChunkSize(300, 150)]),
)
@settings(deadline=None)
def test_every_character_is_read_and_no_sentence_is_cut(text: str, size: ChunkSize) -> None:
    found = document(text)
    spans = Chunking(found, size).spans()
    read = set[int]()
    for span in spans:
        read.update(range(span.start, span.end))
    missed = [at for at, char in enumerate(text) if at not in read and not char.isspace()]
    assert missed == []
    assert list(spans) == sorted(spans)
    assert all(span.of(text).strip() for span in spans)


@given(st.integers(1, 60), st.text("abcdefghij .", max_size=200))
@settings(deadline=None, max_examples=40)
def test_whatever_is_added_to_a_clause_only_chunks_about_it_change(number: int, more: str) -> None:
    before = chunk_texts(agreement())
    edited = agreement(edited=number).replace("keep a record", f"keep a record {more} so")
    changed = [text for text in chunk_texts(edited) if text not in set(before)]
    assert all("keep a record" in text or text[-80:] in beside(number, before) for text in changed)
