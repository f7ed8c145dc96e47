"""A run as a report: most severe first, then what was not evaluated, then what it does not say."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from quotary.api.desk.matter.card import Card
from quotary.api.desk.matter.cards import cards
from quotary.api.desk.matter.reading import ShownRun
from quotary.api.desk.words import FAILED, RUNNING, Sign, count, route_sign

SAYS_NOT: Final = (
    "This is triage, not legal advice: it says which contracts need a lawyer first, and why.",
    "It looks at the positions of the playbook alone. What the playbook does not address, it does "
    "not judge.",
    "A quote in it was found word for word in the contract by code. Whether it is the clause that "
    "matters most, a person decides.",
    "“Absent” means that no clause was proposed and that no cue word disputes it. It does not "
    "prove that the contract is silent.",
)


@dataclass(frozen=True, slots=True)
class Report:
    """What the report shows, in its order."""

    shown: ShownRun
    made_at: datetime
    sign: Sign
    system: str
    reasons: tuple[str, ...]
    rule: str
    findings: tuple[Card, ...]
    accepted: tuple[Card, ...]
    not_evaluated: tuple[str, ...]
    flags: tuple[str, ...]
    says_not: tuple[str, ...]


def report_of(shown: ShownRun, now: datetime) -> Report:
    """The report of a run, also of one that failed or is under way."""
    made = cards(shown)
    run, decision = shown.run, shown.decision
    worse = tuple(each for each in made if each.verdict != "accept" or each.alerts)
    return Report(
        shown=shown,
        made_at=now,
        sign=_sign(shown),
        system=route_sign(run.model_route.value).word if run.model_route else "none",
        reasons=run.reasons or ((run.failure,) if run.failure else ()),
        rule=decision.rule if decision else "",
        findings=worse,
        accepted=tuple(each for each in made if each not in worse),
        not_evaluated=_not_evaluated(shown, made),
        flags=tuple(dict.fromkeys(each.detail for each in decision.alerts)) if decision else (),
        says_not=SAYS_NOT,
    )


def _sign(shown: ShownRun) -> Sign:
    if shown.run.route:
        return route_sign(shown.run.route.value)
    return RUNNING if shown.run.outcome == "running" else FAILED


def _not_evaluated(shown: ShownRun, made: tuple[Card, ...]) -> tuple[str, ...]:
    said = [each.title for each in made if each.verdict == "not_evaluated"]
    decision = shown.decision
    if decision is None:
        return ("Nothing: the run came to no decision.",) if shown.run.outcome == "failed" else ()
    if decision.not_evaluated:
        units = count(decision.not_evaluated, "unit")
        said.append(f"{units} of {shown.run.units} could not be evaluated.")
    if decision.missing_withheld:
        said.append("Whether something is missing: not everything could be read.")
    return tuple(said)
