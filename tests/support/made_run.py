"""A whole run's facts made by hand, for tests that need a matter but no services."""

from dataclasses import dataclass, field

from quotary.core.citation import Citation
from quotary.core.decision import ENGINE, Decision, DecisionInput, PositionDecision, Tally
from quotary.core.document import Page
from quotary.core.finding import FieldCheck, Finding, GatedUnit
from quotary.core.proposal import Proposal, ProposedPosition
from quotary.core.span import Span
from quotary.core.verdict import Route, Verdict
from quotary.log.facts.base import ContentRef, Fact, Failure
from quotary.log.facts.commented import Comment, Commented
from quotary.log.facts.gated import Gated
from quotary.log.facts.ingested import Ingested, Layout, UnitReady
from quotary.log.facts.proposed import Proposed, Usage
from quotary.log.facts.routed import Routed
from quotary.log.facts.submitted import Submitted
from quotary.log.subjects import ContractSubject, contract

TEXT = "Mutual NDA.\nThe term of this agreement is seven years from disclosure.\n"
QUOTE = "The term of this agreement is seven years"
SHA = "ab" * 32
DIGEST = "cd" * 32
Step = tuple[str, ContractSubject, Fact]


def ref(matter: str, writer: str = "api", size: int = 3) -> ContentRef:
    """A reference to content that is nowhere."""
    return ContentRef(writer=writer, tenant="main", matter=matter, sha256=SHA, size=size, parts=1)


@dataclass(frozen=True)
class Made:
    """What the run is about and comes to."""

    matter: str = "m1"
    run: str = "r1"
    filename: str = "nda.txt"
    counterparty: str = "Globex"
    route: Route = Route.RED
    verdict: Verdict = Verdict.REJECT
    reasons: tuple[str, ...] = ("Confidentiality term: seven years is over five.",)
    document: ContentRef | None = None
    text: ContentRef | None = None
    extra: dict[str, object] = field(default_factory=dict[str, object])

    def at(self, event: str, unit: int = 0) -> ContractSubject:
        """The subject of one of the run's facts."""
        return contract("main", self.matter, self.run, event, unit)

    def submitted(self) -> Submitted:
        """The run's first fact."""
        return Submitted.now(
            by="api",
            document=self.document or ref(self.matter),
            filename=self.filename,
            playbook="vendor-nda",
            proposer="recorded",
            **self.extra,
        )

    def ingested(self) -> Ingested:
        """The document was read."""
        return Ingested.now(
            by="ingest",
            text=self.text or ref(self.matter, "ingest"),
            document_sha256=SHA,
            layout=Layout(
                language="en",
                pages=(Page(1, Span(0, len(TEXT))),),
                units=(Span(0, len(TEXT)),),
            ),
            units=1,
            characters=len(TEXT),
            playbook="vendor-nda",
            playbook_version="1",
            playbook_digest=DIGEST,
        )

    def unreadable(self) -> Ingested:
        """The document could not be read."""
        failure = Failure(code="encrypted", sentence="The PDF needs a password.")
        return Ingested.now(by="ingest", outcome="failed", failure=failure)

    def unit_ready(self) -> UnitReady:
        """The unit waits for a proposal."""
        return UnitReady.now(
            by="ingest",
            span=Span(0, len(TEXT)),
            text=self.text or ref(self.matter, "ingest"),
            document_sha256=SHA,
            playbook="vendor-nda",
            playbook_digest=DIGEST,
            proposer="recorded",
        )

    def proposed(self) -> Proposed:
        """The model's proposal."""
        position = ProposedPosition(
            "term", present=True, quotes=(QUOTE.upper(),), fields={"years": 7}
        )
        return Proposed.now(
            by="extractor",
            proposal=Proposal((position,), "nda", self.counterparty),
            proposer="recorded",
            model="recording",
            usage=Usage(calls=1, prompt_tokens=100, cached_tokens=40, completion_tokens=20),
            ms=12,
        )

    def finding(self) -> Finding:
        """What the gate made of the proposal."""
        start = TEXT.index(QUOTE)
        citation = Citation(
            QUOTE.upper(), "verified", (Span(start, start + len(QUOTE)),), (1,), "folded"
        )
        missing = Citation("never said", "ungrounded", reason="not_found")
        return Finding(
            "term",
            present=True,
            grounded=True,
            citations=(citation, missing),
            fields=(FieldCheck("years", 7, 7.0, "value", agrees=True),),
        )

    def gated(self) -> Gated:
        """The checked unit."""
        unit = GatedUnit(
            1, evaluated=True, findings=(self.finding(),), counterparty=self.counterparty
        )
        return Gated.now(by="gate", gated=unit, units=1, proposer="recorded")

    def decision(self) -> Decision:
        """The rules' outcome."""
        position = PositionDecision(
            id="term",
            title="Confidentiality term",
            critical=True,
            verdict=self.verdict,
            rule=f"term(years=7) → {self.verdict.value.upper()}",
            because="7 years is longer than the five-year ceiling.",
            state=self.verdict.value,
        )
        return Decision(self.route, self.reasons, (position,), Tally(reject=1), rule="red if …")

    def routed(self) -> Routed:
        """The run's last word."""
        unit = GatedUnit(
            1, evaluated=True, findings=(self.finding(),), counterparty=self.counterparty
        )
        return Routed.now(
            by="router",
            input=DecisionInput("vendor-nda", "en", (unit,)),
            decision=self.decision(),
            playbook="vendor-nda",
            playbook_version="1",
            playbook_digest=DIGEST,
            engine=ENGINE,
            proposer="recorded",
        )

    def commented(self) -> Commented:
        """The drafted comments."""
        comment = Comment(position="term", text="Please cut to three years.", source="playbook")
        return Commented.now(by="extractor", comments=(comment,))

    def steps(self) -> list[Step]:
        """Every fact of the run in order, with the service that records it."""
        return [
            ("api", self.at("submitted"), self.submitted()),
            ("ingest", self.at("ingested"), self.ingested()),
            ("ingest", self.at("unit_ready", 1), self.unit_ready()),
            ("extractor", self.at("proposed", 1), self.proposed()),
            ("gate", self.at("gated", 1), self.gated()),
            ("router", self.at("routed"), self.routed()),
            ("extractor", self.at("commented"), self.commented()),
        ]
