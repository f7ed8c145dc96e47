"""A verdict on its way: it starts somewhere, and every further step may only make it worse."""

from __future__ import annotations

from dataclasses import dataclass, replace

from quotary.core.finding import Alert
from quotary.core.rules.telling import MAX_SAID, told
from quotary.core.verdict import Verdict


@dataclass(frozen=True, slots=True)
class Judgement:
    """`rule` is the literal call so far, `because` its sentences, `row` the row of the table."""

    verdict: Verdict
    rule: str
    because: tuple[str, ...]
    row: int = 0

    def lifted(self, label: str, because: str, to: Verdict = Verdict.FALLBACK) -> Judgement:
        """The same, or worse where `to` is worse; then the step shows in the rule."""
        worse = self.verdict.worse(to)
        if worse is self.verdict:
            return self
        sentences = (*self.because, because) if because else self.because
        rule = f"{self.rule}; {label} → {worse.upper()}"
        return replace(self, verdict=worse, rule=rule, because=sentences)

    def doubted(self, label: str, because: str) -> Judgement:
        """Like `lifted` to a fallback, but said also where it changes nothing."""
        lifted = self.lifted(label, because)
        return replace(self, because=(*self.because, because)) if lifted is self else lifted

    def led_by(self, sentences: tuple[str, ...]) -> Judgement:
        """The same with these sentences before all others, each once."""
        return replace(self, because=tuple(dict.fromkeys((*sentences, *self.because))))


def called(id_: str, arguments: str, verdict: Verdict) -> str:
    """A literal call: `term(years=4, perpetual=false) → FALLBACK`."""
    return f"{id_}({arguments}) → {verdict.upper()}"


def lifted_by_alerts(judgement: Judgement, alerts: tuple[Alert, ...], language: str) -> Judgement:
    """At least a fallback where there is any alert; the alerts' sentences become the reason."""
    if not alerts:
        return judgement
    kinds = ", ".join(dict.fromkeys(alert.kind for alert in alerts[:MAX_SAID]))
    return judgement.lifted(f"alert {kinds}", " ".join(told(alerts, language)))
