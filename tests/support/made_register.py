"""A run that came to a register, made by hand: obligations, gaps, an escalation, key terms."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from quotary.core.alert import Alert, FieldCheck
from quotary.core.decision import Decision, Tally
from quotary.core.obligations.proposed import Modality, ProposedObligation, Risk
from quotary.core.obligations.register import (
    Bucket,
    Deadline,
    Duty,
    Escalation,
    Exclusion,
    KeyTerm,
    Obligation,
    Place,
    Register,
)
from quotary.core.proposal import Proposal
from quotary.core.span import Span
from quotary.core.verdict import Route
from quotary.log.facts.proposed import Proposed, Usage
from support.made_run import TEXT, Made

PROMPT = "12" * 32
TERM = "term:liability_cap"
SUPPLIER, CUSTOMER = "the Supplier", "the Customer"


def obligation(
    key: str,
    *,
    start: int = 12,
    quote: str = "",
    party: str | None = SUPPLIER,
    statement: str = "",
    modality: Modality = "must",
    risk: Risk | None = "medium",
    bucket: Bucket = "proposed",
    deadline: Deadline | None = None,
    unit: int = 1,
) -> Obligation:
    """One obligation; what is not given follows from its key."""
    words = quote or f"The Supplier shall deliver the report {key}."
    return Obligation(
        key=key,
        quote=words,
        place=Place(Span(start, start + 10), page=1, clause="4.2"),
        units=(unit,),
        bucket=bucket,
        modality=modality,
        statement=statement or f"deliver the report {key}",
        party=party,
        deadline=deadline,
        risk=risk,
        confidence=0.9 if bucket == "proposed" else 0.6,
        checks=(FieldCheck("party", party, party, "value", agrees=True),),
        alerts=() if bucket == "proposed" else (Alert("low_confidence", "The model was unsure."),),
    )


DATED = Deadline("by 31 March 2031", relation="by", date="2031-03-31")
STATED = Deadline("within 30 days after notice", 30, "day", "within", "notice")


def five() -> tuple[Obligation, ...]:
    """Five obligations of two parties: dated, with a rule, without a deadline; one for review."""
    return (
        obligation("k1", deadline=DATED, risk="high"),
        obligation("k2", deadline=STATED, party=CUSTOMER),
        obligation("k3", modality="must_not", risk="low"),
        obligation("k4", bucket="review", party=None, risk=None),
        obligation("k5", statement='=HYPERLINK("http://example.com")', party=CUSTOMER),
    )


def register(obligations: Iterable[Obligation] | None = None) -> Register:
    """A register with one of everything that a person still has to read."""
    place = Place(Span(0, 11), page=1, clause="1")
    return Register(
        obligations=five() if obligations is None else tuple(obligations),
        escalations=(Escalation(2, "ungrounded", "No such words in the chunk.", "pay a fee"),),
        gaps=(Duty(place, "shall", "Notices shall be in writing."),),
        exclusions=(Exclusion(place, "definition", "“Services” shall mean the services."),),
        terms=(
            KeyTerm("liability_cap", "Liability cap", found=True, value="USD 1,000,000",
                    quote="shall not exceed USD 1,000,000", place=place, unit=1),
            KeyTerm("notice_period", "Notice period", found=False),
        ),
        unread=(3,),
    )  # fmt: skip


@dataclass(frozen=True)
class MadeRegister(Made):
    """The facts of a run in chunk scope."""

    found: Register | None = None
    filename: str = "services.txt"

    def decision(self) -> Decision:
        """The register as the router came to it."""
        found = register() if self.found is None else self.found
        return Decision(Route.YELLOW, ("A person signs.",), (), Tally(), register=found)

    def proposed(self) -> Proposed:
        """The model's proposal for the one chunk."""
        entry = ProposedObligation(quotes=(TEXT[:10],), statement="deliver", modality="must")
        return Proposed.now(
            by="extractor",
            proposal=Proposal((), obligations=(entry,)),
            proposer="recorded",
            model="recording",
            prompt_digest=PROMPT,
            usage=Usage(),
        )

    def with_rows(self, *rows: Obligation) -> "MadeRegister":
        """The same run with other obligations."""
        return replace(self, found=register(rows))
