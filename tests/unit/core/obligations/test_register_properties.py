"""Whatever a model says: nothing unverified is shown, and no duty is lost."""

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from quotary.core.finding import GatedUnit
from quotary.core.indexing import DocumentIndex
from quotary.core.obligations.duties import duties_in
from quotary.core.obligations.modality import WEIGHT, read_modalities
from quotary.core.obligations.proposed import (
    ProposedExclusion,
    ProposedObligation,
    ProposedTerm,
)
from quotary.core.obligations.register import Obligation, Register
from quotary.core.obligations.registering import register_of
from quotary.core.obligations.words import even
from quotary.core.proposal import Proposal
from quotary.core.span import Span
from support.registers import (
    AUDIT,
    BROAD,
    FEES,
    HONEST,
    LAW,
    LIABILITY,
    LIST,
    REPORTS,
    SECRETS,
    TEXT,
    document,
    gated,
    register,
)

SENTENCES = (REPORTS, SECRETS, AUDIT, LIABILITY, FEES, LIST, LAW)
SPANS = (Span(0, TEXT.index("4. Terms")), Span(TEXT.index("2. Secrets"), len(TEXT)))
DUTIES = duties_in(DocumentIndex(document()), Span(0, len(TEXT)))
WORDS = st.sampled_from(["shall", "not", "30", "the", "Supplier", "solely", "…", "\u202e", ""])
CONFIDENCES = st.sampled_from([None, 0.0, 0.39, 0.4, 0.9, 0.99, 1.0, 7.0, -1.0, float("nan")])


@st.composite
def quotes(draw: st.DrawFn) -> str:
    """A sentence of the document: as it is, cut, changed, or run together with another."""
    words: list[str] = list(draw(st.sampled_from(SENTENCES)).split())
    how = draw(st.sampled_from(["whole", "cut", "changed", "joined"]))
    if how == "cut":
        start = draw(st.integers(0, len(words) - 1))
        words = words[start : draw(st.integers(start + 1, len(words)))]
    elif how == "changed":
        words[draw(st.integers(0, len(words) - 1))] = draw(WORDS)
    elif how == "joined":
        words += draw(st.sampled_from(SENTENCES)).split()
    return " ".join(words)


ENTRIES = st.builds(
    ProposedObligation,
    quotes=st.lists(quotes(), min_size=1, max_size=2).map(tuple),
    statement=st.just("do it"),
    modality=st.sampled_from([None, "must", "must_not", "may"]),
    party=st.sampled_from([None, "The Supplier", "The Contractor", "Supplier"]),
    trigger=st.sampled_from([None, "the end of each quarter", "notice"]),
    deadline=st.sampled_from([None, "within 30 days", "within 5 days", "by 1 May 2026"]),
    risk=st.sampled_from([None, "low", "high"]),
    confidence=CONFIDENCES,
    start=st.none() | st.integers(0, len(TEXT)),
    end=st.none() | st.integers(0, len(TEXT) + 50),
)
EXCLUSIONS = st.builds(
    ProposedExclusion,
    quote=quotes(),
    why=st.sampled_from(["definition", "interpretation", "recital", "right_of_us", "effect", "x"]),
)
TERMS = st.builds(
    ProposedTerm,
    id=st.just("liability_cap"),
    found=st.booleans(),
    quotes=st.lists(quotes(), max_size=2).map(tuple),
    value=st.sampled_from([None, "USD 1,000,000", "2", "x"]),
)
PROPOSALS = st.builds(
    Proposal,
    positions=st.just(()),
    obligations=st.lists(ENTRIES, max_size=6).map(tuple),
    exclusions=st.lists(EXCLUSIONS, max_size=3).map(tuple),
    terms=st.lists(TERMS, max_size=2).map(tuple),
)


def two_chunks(first: Proposal | None, second: Proposal | None) -> tuple[GatedUnit, ...]:
    return (gated(first, span=SPANS[0], unit=1), gated(second, span=SPANS[1], unit=2))


def quoted(one: Obligation) -> str:
    return " … ".join(span.of(TEXT) for span in one.spans)


@given(PROPOSALS, PROPOSALS | st.none())
@settings(deadline=None, max_examples=150)
def test_whatever_is_proposed_every_obligation_is_verified(
    first: Proposal, second: Proposal | None
) -> None:
    found = register_of(two_chunks(first, second), BROAD)
    said = {
        even(quote)
        for proposal in (first, second)
        for entry in (proposal.obligations if proposal else ())
        for quote in entry.quotes
    }
    for one in found.obligations:
        assert one.quote == quoted(one)
        assert all(any(words in even(span.of(TEXT)) for words in said) for span in one.spans)
        assert all(value is None or even(value) in even(TEXT) for value in (one.party, one.trigger))
        assert one.deadline is None or even(one.deadline.text) in even(one.quote)
        read = read_modalities(one.quote)
        assert not read or WEIGHT[one.modality] >= min(WEIGHT[word] for word in read)
        if one.bucket == "proposed":
            assert one.alerts == ()
            assert one.confidence is not None
            assert one.confidence >= BROAD.obligations.accept
    for term in found.terms:
        assert term.found or term.value is None
        assert all(even(part) in even(TEXT) for part in term.quote.split(" … "))
    assert len({one.key for one in found.obligations}) == len(found.obligations)
    starts = [one.spans[-1] for one in found.obligations]
    assert starts == sorted(starts)


@given(PROPOSALS, PROPOSALS | st.none())
@settings(deadline=None, max_examples=150)
def test_every_duty_word_is_quoted_excluded_or_in_a_gap(
    first: Proposal, second: Proposal | None
) -> None:
    found = register_of(two_chunks(first, second), BROAD)
    spans = [span for one in found.obligations for span in one.spans]
    spans += [one.place.span for one in found.exclusions]
    standing = {at for span in spans for at in range(span.start, span.end)}
    gaps = {at for gap in found.gaps for at in gap.at}
    for duty in DUTIES:
        inside = all(duty.place.span.contains(at) for at in duty.at)
        for at in duty.at if inside else ():
            assert set(range(at.start, at.end)) <= standing or at in gaps


@given(st.data())
@settings(deadline=None, max_examples=150)
def test_spoiling_a_quote_never_removes_a_gap(data: st.DataObject) -> None:
    some = data.draw(st.sets(st.integers(0, len(HONEST.obligations) - 1)))
    base = replace(HONEST, obligations=tuple(HONEST.obligations[at] for at in sorted(some)))
    before = register(base)
    spoilt = replace(base, obligations=tuple(_spoilt(one, data) for one in base.obligations))
    after = register(spoilt)
    assert _gaps(before) <= _gaps(after)
    assert {one.key for one in after.obligations} <= {one.key for one in before.obligations}


def _spoilt(one: ProposedObligation, data: st.DataObject) -> ProposedObligation:
    """With a word in its quote that the document nowhere has."""
    words = one.quotes[0].split()
    if not data.draw(st.booleans()):
        return one
    words.insert(
        data.draw(st.integers(0, len(words))), data.draw(st.sampled_from(["solely", "x1"]))
    )
    return replace(one, quotes=(" ".join(words),), confidence=data.draw(CONFIDENCES))


def _gaps(register: Register) -> set[Span]:
    return {at for gap in register.gaps for at in gap.at}


@given(PROPOSALS, st.floats(0, 1), st.floats(0, 1))
@settings(deadline=None, max_examples=100)
def test_a_stricter_playbook_never_proposes_more(
    proposal: Proposal, one: float, other: float
) -> None:
    units = two_chunks(proposal, HONEST)
    low, high = sorted((one, other))
    mild, strict = proposed_at(low, units), proposed_at(high, units)
    assert strict <= mild


def proposed_at(least: float, units: tuple[GatedUnit, ...]) -> set[str]:
    """Keys of what is proposed where confidence counts from `least` on."""
    policy = replace(BROAD.obligations, accept=least, review=0.0)
    found = register_of(units, replace(BROAD, obligations=policy))
    return {one.key for one in found.obligations if one.bucket == "proposed"}


@given(st.permutations(range(len(HONEST.obligations))))
@settings(deadline=None, max_examples=20)
def test_the_order_of_a_reply_does_not_matter(order: list[int]) -> None:
    shuffled = replace(HONEST, obligations=tuple(HONEST.obligations[at] for at in order))
    assert register(shuffled) == register(HONEST)
