"""The gate of chunk scope: what a reply claims of a chunk, held against the document.

The quote is verified first, at any confidence. Whatever is not verified becomes an escalation and
is never shown as an obligation; whatever is in doubt gets an alert, which is for a person to read.
"""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from typing import Final

from quotary.core.alert import Alert
from quotary.core.finding import GatedUnit
from quotary.core.indexing import DocumentIndex
from quotary.core.obligations.addressed import addressed, touches_injection
from quotary.core.obligations.coverage import MANY_DUTIES
from quotary.core.obligations.definitions import definitions_in
from quotary.core.obligations.duties import duties_in
from quotary.core.obligations.exclusion import holds
from quotary.core.obligations.fields import FieldChecking, Fields
from quotary.core.obligations.grading import bucket_of
from quotary.core.obligations.labels import opens_clause
from quotary.core.obligations.proposed import ProposedExclusion, ProposedObligation
from quotary.core.obligations.recitals import in_recitals, tells_why
from quotary.core.obligations.register import ChunkFindings, Escalation, Exclusion, Obligation
from quotary.core.obligations.sentences_said import raised, said
from quotary.core.obligations.standing import Standing
from quotary.core.obligations.statement_about import statement_about
from quotary.core.obligations.stitching import is_stitched
from quotary.core.obligations.term_checking import TermChecking
from quotary.core.obligations.verifying import CLAIMED, ELLIPSIS, Refused, Verified, verify
from quotary.core.obligations.whereabouts import whereabouts
from quotary.core.obligations.words import even
from quotary.core.playbook import Playbook
from quotary.core.prompting import instructions_of
from quotary.core.proposal import Proposal
from quotary.core.span import Span

MOST_ENTRIES: Final = 200
"""Entries of one kind that are checked; a chunk of 1,500 tokens has some twenty duties."""

MOST_DUTIES: Final = 2
"""Sentences with duty words that the quote of one obligation may hold; a list counts as one."""

MOST_HELD: Final = 40
"""Words of duty in one quote whose subjects are looked at; no statement has so many."""


class ChunkGate:
    """The checks of one chunk; `unit` is its number and `chunk` its span."""

    def __init__(self, index: DocumentIndex, playbook: Playbook, unit: int, chunk: Span) -> None:
        self._index = index
        self._playbook = playbook
        self._language = playbook.language
        self._unit = unit
        self._chunk = chunk
        self._places = whereabouts(index)
        self._duty_words: list[Span] = []
        self._standing = self._standing_of(self._duty_words)

    def addressed(self) -> tuple[Alert, ...]:
        """The passages of the chunk that speak to the reviewer."""
        return addressed(self._index, self._chunk, self._language)

    def findings(self, proposal: Proposal | None) -> ChunkFindings:
        """What the proposal comes to; without one, the chunk's duties alone."""
        duties = duties_in(self._index, self._chunk, self._playbook.obligations.duty_cues)
        self._duty_words = sorted({at for duty in duties for at in duty.at})
        self._standing = self._standing_of(self._duty_words)
        definitions = definitions_in(self._index, self._chunk)
        if proposal is None:
            return ChunkFindings(duties=duties, definitions=definitions)
        found = [self._obligation(proposed) for proposed in proposal.obligations[:MOST_ENTRIES]]
        excluded = [self._exclusion(proposed) for proposed in proposal.exclusions[:MOST_ENTRIES]]
        checking = TermChecking(self._index, self._playbook, self._unit, self._chunk)
        terms, invented = checking.check(proposal.terms[:MOST_ENTRIES], self._prompt)
        return ChunkFindings(
            obligations=tuple(one for one in found if isinstance(one, Obligation)),
            escalations=(
                *(one for one in found if isinstance(one, Escalation)),
                *(one for one in excluded if isinstance(one, Escalation)),
                *invented,
                *self._unread_entries(proposal),
            ),
            exclusions=tuple(one for one in excluded if isinstance(one, Exclusion)),
            duties=duties,
            terms=terms,
            definitions=definitions,
        )

    def _standing_of(self, words: list[Span]) -> Standing:
        return Standing(self._index, words, self._sentence, self._language)

    def _unread_entries(self, proposal: Proposal) -> tuple[Escalation, ...]:
        """That a reply holds more entries than any chunk can, where it does."""
        count = max(map(len, (proposal.obligations, proposal.exclusions, proposal.terms)))
        if count <= MOST_ENTRIES:
            return ()
        why = said("too_many", self._language, count=count, most=MOST_ENTRIES)
        return (Escalation(self._unit, "too_many", why),)

    def _prompt(self) -> str:
        return instructions_of(self._playbook)

    def _obligation(self, proposed: ProposedObligation) -> Obligation | Escalation:
        """The obligation where its quote is verified, at any confidence; else why not."""
        if not proposed.quotes:
            return self._escalated("unusable", proposed, why=" ".join(proposed.problems))
        quote = verify(
            proposed.quotes,
            self._index,
            self._chunk,
            self._language,
            self._prompt,
            (proposed.start, proposed.end),
        )
        if isinstance(quote, Refused):
            words = {"why": quote.why, "start": proposed.start, "end": proposed.end}
            return self._escalated(quote.kind, proposed, quote.near, **words)
        if is_stitched(quote.parts, self._index, self._playbook.obligations.duty_cues):
            return self._escalated("stitched", proposed, quote.hull)
        if self._is_injected(quote):
            return self._escalated("injection", proposed, quote.hull)
        return self._verified(proposed, quote)

    def _verified(self, proposed: ProposedObligation, quote: Verified) -> Obligation:
        text = self._index.text
        words = quote.words(text)
        clause = self._places.clause(quote.hull)
        about = Span(
            max(clause.start, self._chunk.start),
            max(min(clause.end, self._chunk.end), clause.start, self._chunk.start),
        )
        fields = FieldChecking(words, about.of(text), quote.hull, self._language).of(proposed)
        wide = self._too_wide(quote)
        held: tuple[Alert, ...] = ()
        if not wide:
            self._standing.bind_modality(quote.parts, proposed.statement, fields)
            self._standing.check_party(quote.parts, fields)
            self._standing.check_summary(quote.parts, fields)
            held = self._standing.alerts(quote.parts, fields.party)
        if tells_why(text, quote.hull.start):
            held = (*held, raised("recital", self._language, quote.hull))
        unusable = [raised("field_unusable", self._language, why=why) for why in proposed.problems]
        obligation = Obligation(
            key=self._key(words, fields, quote.hull),
            quote=words,
            place=self._places.place(quote.hull),
            units=(self._unit,),
            bucket="review",
            modality=fields.modality,
            statement=fields.statement,
            party=fields.party,
            trigger=fields.trigger,
            deadline=fields.deadline,
            risk=proposed.risk,
            confidence=_sane(proposed.confidence),
            checks=tuple(fields.checks),
            alerts=tuple(dict.fromkeys((*quote.alerts, *unusable, *fields.alerts, *wide, *held))),
            parts=quote.parts if len(quote.parts) > 1 else (),
        )
        return _in_bucket(obligation, self._playbook)

    def _too_wide(self, quote: Verified) -> tuple[Alert, ...]:
        """An alert where the quote holds more duties than one obligation can stand for.

        A reply that quotes whole pages would otherwise leave no gap and hide what is on them.
        """
        held = [at for at in self._duty_words if any(part.contains(at) for part in quote.parts)]
        starts = sorted({self._index.sentences.at(at).start for at in held[: MOST_DUTIES + 1]})
        if any(opens_clause(self._index.text, start) for start in starts[1:]):
            # "2.1 … 2.2 …": two numbered statements are two rows.
            return (raised(MANY_DUTIES, self._language, quote.hull, count=len(starts)),)
        if len(held) <= MOST_DUTIES:
            return ()
        if len(held) > MOST_HELD:
            return (raised(MANY_DUTIES, self._language, quote.hull, count=len(held)),)
        sentences = {self._index.sentences.at(at).start for at in held}
        if len(sentences) <= MOST_DUTIES:
            return ()
        return (raised(MANY_DUTIES, self._language, quote.hull, count=len(sentences)),)

    def _key(self, words: str, fields: Fields, hull: Span) -> str:
        """The same for equal words under equal headings, whatever the clause's number is."""
        basis = "\n".join((even(self._places.heading(hull)), fields.modality, even(words)))
        return sha256(basis.encode(errors="replace")).hexdigest()[:16]

    def _exclusion(self, proposed: ProposedExclusion) -> Exclusion | Escalation | None:
        """The exclusion where the quote is verified and its wording bears the reason out.

        None where it does not: the sentence stays a gap.
        """
        quote = verify((proposed.quote,), self._index, self._chunk, self._language, self._prompt)
        if isinstance(quote, Refused):
            why = said("exclusion_fabricated", self._language, why=quote.why)
            return Escalation(self._unit, quote.kind, why, proposed.quote[:CLAIMED])
        policy = self._playbook.obligations
        if proposed.why not in policy.exclude or self._is_injected(quote):
            return None
        recitals = in_recitals(self._index, quote.hull)
        told = tells_why(self._index.text, quote.hull.start)
        # Half a sentence can look like another one: "… Member shall be entitled to sell".
        for about in (self._sentence(quote.hull), quote.hull):
            words = about.of(self._index.text)
            reason = proposed.why
            if not holds(reason, words, policy.duty_cues, recitals=recitals, told=told):
                return None
        return Exclusion(
            self._places.place(quote.hull), proposed.why, quote.words(self._index.text)
        )

    def _sentence(self, span: Span) -> Span:
        return statement_about(self._index, span)

    def _is_injected(self, quote: Verified) -> bool:
        return touches_injection(self._index, self._chunk, self._language, quote.parts)

    def _escalated(
        self, kind: str, proposed: ProposedObligation, near: Span | None = None, **words: object
    ) -> Escalation:
        claimed = ELLIPSIS.join(proposed.quotes) or proposed.statement
        return Escalation(
            unit=self._unit,
            kind=kind,
            why=said(kind, self._language, **words),
            claimed=claimed[:CLAIMED],
            place=None if near is None else self._places.place(near),
        )


def _sane(confidence: float | None) -> float | None:
    """The confidence where it is one: a number from 0 to 1."""
    return confidence if confidence is not None and 0 <= confidence <= 1 else None


def check_chunk(
    proposal: Proposal | None,
    index: DocumentIndex,
    playbook: Playbook,
    unit: int,
    span: Span,
    failure: str = "",
) -> GatedUnit:
    """The chunk after the gate; without a proposal it is not evaluated, and its duties are listed.

    `failure` is the sentence that says why there is no proposal.
    """
    gate = ChunkGate(index, playbook, unit, span)
    return GatedUnit(
        unit=unit,
        evaluated=proposal is not None,
        alerts=gate.addressed(),
        failure=failure,
        chunk=gate.findings(proposal),
    )


def _in_bucket(obligation: Obligation, playbook: Playbook) -> Obligation:
    """With the bucket of this playbook; one of too little confidence waits as `review`.

    It is dropped where the run is decided, so that another threshold can be tried without a model.
    """
    bucket = bucket_of(obligation, playbook) or "review"
    return obligation if bucket == "review" else replace(obligation, bucket=bucket)
