"""A run as a report: most severe first, then what was not evaluated, then what it does not say."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from quotary.api.desk.matter.card import Card
from quotary.api.desk.matter.cards import cards
from quotary.api.desk.matter.document_parts import document_parts
from quotary.api.desk.matter.phrases import phrase, sign_word
from quotary.api.desk.matter.reading import ShownRun
from quotary.api.desk.matter.reasons import shown_reasons
from quotary.api.desk.matter.remarks import Remark, remarks
from quotary.api.desk.words import Sign, route_sign
from quotary.api.problems import NoReport
from quotary.api.view.clauses import language_of, triage
from quotary.core.decision import Decision
from quotary.core.playbook import Playbook
from quotary.core.verdict import Route

_SAYS_NOT = ("not_1", "not_2", "not_3", "not_4")


@dataclass(frozen=True, slots=True)
class Report:
    """What the report shows, in its order; its own words are in the contract's language.

    `system_reasons` are those before people's overrides, where they differ.
    """

    shown: ShownRun
    made_at: datetime
    language: str
    triage: str
    sign: Sign
    system: str
    reasons: tuple[str, ...]
    system_reasons: tuple[str, ...]
    rule: str
    findings: tuple[Card, ...]
    accepted: tuple[Card, ...]
    not_evaluated: tuple[str, ...]
    unaddressed: tuple[str, ...]
    remarks: tuple[Remark, ...]
    says_not: tuple[str, ...]

    def say(self, key: str, **values: object) -> str:
        """A phrase of the report's own."""
        return phrase(key, self.language, **values)

    def word(self, sign: Sign) -> str:
        """The word of a route or verdict."""
        return sign_word(sign, self.language)


def reportable(shown: ShownRun) -> tuple[Decision, Route, Playbook]:
    """What the report of a run is made from: its decision, with the system's own route.

    Raises:
        NoReport: the run is not decided, or nothing of it could be evaluated.
    """
    if shown.decision is None or shown.decision.route is None or shown.playbook is None:
        raise NoReport(_why(shown))
    return shown.decision, shown.decision.route, shown.playbook


def report_of(shown: ShownRun, now: datetime) -> Report:
    """The report of a run.

    Raises:
        NoReport: the run is not decided, or nothing of it could be evaluated.
    """
    decision, route, playbook = reportable(shown)
    language = language_of(shown.document, playbook)
    made = cards(shown, language)
    run = shown.run
    worse = tuple(each for each in made if each.verdict != "accept" or each.alerts)
    return Report(
        shown=shown,
        made_at=now,
        language=language,
        triage=triage(shown.document, playbook),
        sign=route_sign((run.route or route).value),
        system=sign_word(route_sign((run.model_route or route).value), language),
        reasons=shown_reasons(run.reasons),
        system_reasons=() if run.reasons == run.model_reasons else shown_reasons(run.model_reasons),
        rule=run.rule,
        findings=worse,
        accepted=tuple(each for each in made if each not in worse),
        not_evaluated=_not_evaluated(shown, decision, made, language),
        unaddressed=_unaddressed(shown, language),
        remarks=remarks(decision, shown.document, language),
        says_not=tuple(phrase(each, language) for each in _SAYS_NOT),
    )


def _why(shown: ShownRun) -> str:
    if shown.run.outcome == "running":
        return f"Run {shown.run.run} is not decided yet; ask again."
    failure = shown.run.failure or "nothing could be evaluated."
    return f"Run {shown.run.run} has no report: {failure}"


def _not_evaluated(
    shown: ShownRun, decision: Decision, made: tuple[Card, ...], language: str
) -> tuple[str, ...]:
    said = [each.title for each in made if each.verdict == "not_evaluated"]
    if decision.not_evaluated:
        n, units = decision.not_evaluated, shown.run.units
        said.append(phrase("units_unread", language, n=n, units=units))
    if decision.missing_withheld:
        said.append(phrase("missing_unread", language))
    return tuple(said)


def _unaddressed(shown: ShownRun, language: str) -> tuple[str, ...]:
    """Parts that were read and that no position is about; () but for clause scope."""
    return tuple(
        f"{each.name}: {each.heading}" if each.heading else each.name
        for each in document_parts(shown, language)
        if each.unit and not each.addressed
    )
