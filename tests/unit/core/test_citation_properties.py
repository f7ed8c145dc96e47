"""Over generated documents: every honest span verifies where it stands, no mutation ever does."""

from __future__ import annotations

import random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from quotary.core.citation import locate_one
from quotary.core.document import Document
from quotary.core.indexing import DocumentIndex
from quotary.core.span import Span

VOCABULARY = (
    "the Supplier shall deliver goods within thirty (30) days of notice, and “Recipient” may not"
    " disclose; $1,000.50 é prazo rescisão no-fault Acme’s 10% Section 5.1 — provided that"
    " pay\u00adments 24b\u00ad2 self\x02insure"
)
WORDS = st.sampled_from(VOCABULARY.split())
SENTENCE = st.lists(WORDS, min_size=6, max_size=20)
BODY = st.lists(SENTENCE, min_size=2, max_size=6)
FULLWIDTH = {ord(digit): ord(digit) + 0xFEE0 for digit in "0123456789"}
SEEDS = st.integers(0, 2**32)


def built(body: list[list[str]], seed: int) -> tuple[str, list[tuple[int, int]]]:
    """A text of the words and where each stands; joined by spaces, line breaks and page breaks."""
    rng = random.Random(seed)
    text, places = "", list[tuple[int, int]]()
    for sentence in body:
        for word in (*sentence, f"key{rng.randrange(10**6)}", "ends."):
            places.append((len(text), len(text) + len(word)))
            text += word + rng.choice((" ", " ", " ", "\n", "  ", " \r\n", "\u00a0", "\x0c"))
    return text, places


def noisy(quote: str, rng: random.Random) -> str:
    """The quote as an honest copyist may give it."""
    quote = " ".join(quote.split())
    for find, put in rng.sample(
        [
            (" ", "\n"),
            (" ", "\u00a0"),
            ("’", "'"),
            ("“", '"'),
            ("”", '"'),
            ("—", "-"),
            (" ", " \u200b"),
            ("é", "e\u0301"),
            ("fi", "\ufb01"),
            ("liver", "li\u00adver"),
        ],
        4,
    ):
        quote = quote.replace(find, put)
    return f"“{quote}”" if rng.random() < 0.2 else quote


@settings(deadline=None, max_examples=150)
@given(BODY, SEEDS)
def test_every_honest_span_verifies_at_its_offsets(body: list[list[str]], seed: int) -> None:
    rng = random.Random(seed)
    text, places = built(body, seed)
    index = DocumentIndex(Document(text))
    for _ in range(5):
        first = rng.randrange(len(places) - 4)
        last = rng.randrange(first + 3, len(places))
        span = Span(places[first][0], places[last][1])
        citation = locate_one(noisy(span.of(text), rng), index)
        assume(citation.reason != "too_short")
        assert citation.verified
        assert span in citation.spans


@settings(deadline=None, max_examples=150)
@given(BODY, SEEDS)
def test_no_mutation_ever_verifies(body: list[list[str]], seed: int) -> None:
    rng = random.Random(seed)
    text, places = built(body, seed)
    index = DocumentIndex(Document(text))
    for _ in range(5):
        first = rng.randrange(len(places) - 4)
        last = rng.randrange(first + 3, len(places))
        words = [text[start:end] for start, end in places[first : last + 1]]
        at = rng.randrange(len(words))
        mutated = list(words)
        kind = rng.randrange(5)
        if kind == 0:
            mutated[at] = f"zz{words[at]}"
        elif kind == 1:
            mutated.insert(at, "qqword")
        elif kind == 2:
            mutated[at] = words[at].swapcase()
        elif kind == 3:
            mutated[at] = words[at] + "²"
        else:
            mutated[at] = "".join(
                chr(ord(char) + 0xFEE0) if char.isdigit() else char for char in words[at]
            )
        assume(mutated != words)
        citation = locate_one(" ".join(mutated), index)
        found = {" ".join(span.of(text).split()) for span in citation.spans}
        assert not citation.verified or " ".join(mutated) in found


@settings(deadline=None, max_examples=200)
@given(st.text(max_size=200), st.text(max_size=60), st.text(max_size=40))
def test_any_text_and_any_quote_give_a_citation(text: str, quote: str, prompt: str) -> None:
    citation = locate_one(quote, Document(text), prompt=prompt)
    assert citation.status in {"verified", "ungrounded", "uncheckable"}
    assert bool(citation.spans) is citation.verified
    assert bool(citation.reason) is not citation.verified
    for span in citation.spans:
        assert span.end <= len(text)


@settings(deadline=None, max_examples=200)
@given(st.lists(st.sampled_from(list(" \n-aeB1.,;()\u00ad²%$'")), max_size=120), st.data())
def test_a_verified_quote_has_the_letters_and_digits_of_its_span(
    chars: list[str], data: st.DataObject
) -> None:
    text = "".join(chars)
    start = data.draw(st.integers(0, len(text)))
    quote = text[start : data.draw(st.integers(start, len(text)))]
    at = data.draw(st.integers(0, len(quote)))
    quote = quote[:at] + data.draw(st.sampled_from(["", "a", "1", "-", " ", ".", "²"])) + quote[at:]
    citation = locate_one(quote, Document(text))
    for span in citation.spans:
        assert [c for c in span.of(text) if c.isalnum()] == [c for c in quote if c.isalnum()]
