"""The reasons after people's overrides; the system's own stay where they were."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from quotary.core.playbook.problem import printable
from quotary.core.routing import SENTENCE
from quotary.core.verdict import Route, Verdict
from quotary.core.wording import say
from quotary.log.matter_state import Override, RunState, Standing


def with_reasons(run: RunState) -> RunState:
    """The run with the reasons and the rule that its verdicts, as they stand, give for its route.

    What a person made red comes first, then what the system says of everything that nobody
    overrode, then the other overrides, those to accept last. An override to the system's own
    verdict leaves the system's reason.
    """
    changed = [each for each in run.overrides if _changes(run, each)]
    red = [each for each in changed if _is_red(run, each)]
    others = sorted(
        (each for each in changed if each not in red), key=lambda each: -each.verdict.weight
    )
    said = (
        *(override_reason(run, each) for each in red),
        *_left(run, changed),
        *(override_reason(run, each) for each in others),
    )
    return replace(run, reasons=tuple(dict.fromkeys(said)), rule=_rule(run))


def override_reason(run: RunState, override: Override) -> str:
    """What a person said of a position, beside what the system had said, in the run's language."""
    known = standing_of(run, override)
    before = say(f"where_{known.verdict}", run.language) if known else ""
    verdict = Verdict.REJECT if override.verdict is Verdict.UNGROUNDED else override.verdict
    sentence = say(
        f"{verdict}_by",
        run.language,
        title=(known.title if known else "") or override.position,
        who=override.who,
        before=before,
        note=" ".join(override.note.split()),
    )
    return printable(sentence, SENTENCE)


def standing_of(run: RunState, override: Override) -> Standing | None:
    """What the system said of the position; None where that is not at hand."""
    key = (override.position, override.unit)
    return next((each for each in run.standings if (each.position, each.unit) == key), None)


def _changes(run: RunState, override: Override) -> bool:
    known = standing_of(run, override)
    return known is None or known.verdict is not override.verdict


def _is_red(run: RunState, override: Override) -> bool:
    known = standing_of(run, override)
    return override.verdict.weight > 1 and (known is None or known.critical)


def _left(run: RunState, changed: list[Override]) -> Iterator[str]:
    """The system's reasons that hold: those of changed positions do not, and what says green."""
    if run.route is Route.GREEN:
        # Nothing speaks against it any more, also not what a long list only counted.
        yield from run.model_reasons if run.model_route is Route.GREEN else ()
        return
    keys = {(each.position, each.unit) for each in changed}
    lifted = {each.reason for each in run.standings if (each.position, each.unit) in keys}
    held = {each.reason for each in run.standings if (each.position, each.unit) not in keys}
    gone = (lifted - held) | {say("green", run.language)}
    yield from (each for each in run.model_reasons if each not in gone)


def _rule(run: RunState) -> str:
    """The rule that gives the route; "" where only a cause that is no verdict holds it."""
    if run.route is run.model_route:
        return run.model_rule
    if run.route is Route.RED:
        return say("rule_red", run.language)
    if run.route is Route.GREEN:
        return say("rule_green", run.language)
    verdicts = {(each.position, each.unit): each.verdict for each in run.standings}
    verdicts |= {(each.position, each.unit): each.verdict for each in run.overrides}
    speaks = any(verdict.weight for verdict in verdicts.values())
    return say("rule_yellow", run.language) if speaks else ""
