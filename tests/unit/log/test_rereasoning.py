"""The reasons of a route after overrides: what the verdicts say as they stand."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from quotary.core.verdict import Route, Verdict
from quotary.core.wording import WORDING, language_of_rule, say
from quotary.log.matter_state import Override, RunState, Standing
from quotary.log.rereasoning import with_reasons
from quotary.log.rerouting import route_with

ALERT = "The title reads like another type of document."
LATE = "Term: Seven years is over five."
PURPOSE = "Purpose limit: Any use is allowed."


def standing(name: str, verdict: Verdict, *, critical: bool = True, unit: int = 0) -> Standing:
    reasons = {"term": LATE, "purpose": PURPOSE}
    titles = {"term": "Term", "purpose": "Purpose limit"}
    reason = reasons.get(name, f"{name}: So.") if verdict.weight else ""
    return Standing(name, unit, critical, verdict, titles.get(name, name), reason)


def run(
    route: Route, *standings: Standing, alerts: tuple[str, ...] = (), language: str = "en"
) -> RunState:
    reasons = (*(each.reason for each in standings if each.reason), *alerts)
    rule = say(f"rule_{route.value}", language)
    return RunState(
        "r1",
        1,
        datetime(2026, 1, 1, tzinfo=UTC),
        "submit",
        model_route=route,
        route=route,
        model_reasons=reasons or (say("green", language),),
        reasons=reasons or (say("green", language),),
        model_rule=rule,
        rule=rule,
        standings=standings,
        kept_from_green=bool(alerts),
        language=language,
    )


def said(
    name: str, verdict: Verdict, note: str = "We must.", unit: int = 0, seq: int = 2
) -> Override:
    return Override(name, unit, verdict, "Bob", note, seq)


def after(shown: RunState, *overrides: Override) -> RunState:
    return with_reasons(replace(shown, overrides=overrides, route=route_with(shown, overrides)))


ACCEPTED = (standing("purpose", Verdict.ACCEPT), standing("term", Verdict.ACCEPT))
REJECTED = (standing("purpose", Verdict.REJECT), standing("term", Verdict.FALLBACK))
BY_PERSON = "Purpose limit: rejected by a person (Bob), where the system said accept: We must."
LIFTED = "Purpose limit: accepted by a person (Bob), where the system said reject: We must."
EASED = "Term: accepted by a person (Bob), where the system said fallback: We must."


@pytest.mark.parametrize(
    ("shown", "overrides", "route", "reasons", "rule"),
    [
        (run(Route.GREEN, *ACCEPTED), [said("purpose", Verdict.REJECT)], Route.RED,
         [BY_PERSON], "rule_red"),
        (run(Route.GREEN, *ACCEPTED), [said("purpose", Verdict.FALLBACK)], Route.YELLOW,
         [BY_PERSON.replace("rejected", "called a fallback")], "rule_yellow"),
        (run(Route.GREEN, *ACCEPTED), [said("purpose", Verdict.ACCEPT)], Route.GREEN,
         [say("green", "en")], "rule_green"),
        (run(Route.YELLOW, *ACCEPTED, alerts=(ALERT,)), [said("purpose", Verdict.REJECT)],
         Route.RED, [BY_PERSON, ALERT], "rule_red"),
        (run(Route.RED, *REJECTED), [said("purpose", Verdict.ACCEPT)], Route.YELLOW,
         [LATE, LIFTED], "rule_yellow"),
        (run(Route.RED, *REJECTED), [said("purpose", Verdict.ACCEPT), said("term", Verdict.ACCEPT)],
         Route.GREEN, [LIFTED, EASED], "rule_green"),
        (run(Route.RED, REJECTED[0], alerts=(ALERT,)), [said("purpose", Verdict.ACCEPT)],
         Route.YELLOW, [ALERT, LIFTED], ""),
        # A person who agrees leaves the system's reason as it is.
        (run(Route.RED, *REJECTED), [said("purpose", Verdict.REJECT)], Route.RED,
         [PURPOSE, LATE], "rule_red"),
        # What is not critical does not come before what makes the contract red.
        (run(Route.RED, *REJECTED, standing("law", Verdict.ACCEPT, critical=False)),
         [said("law", Verdict.REJECT)], Route.RED,
         [PURPOSE, LATE, "law: rejected by a person (Bob), where the system said accept: We must."],
         "rule_red"),
        # Another clause still gives the reason that one clause no longer gives.
        (run(Route.RED, REJECTED[0], standing("purpose", Verdict.REJECT, unit=2)),
         [said("purpose", Verdict.ACCEPT, unit=2)], Route.RED, [PURPOSE, LIFTED], "rule_red"),
        # A position that is not at hand: nothing is said of what the system said.
        (run(Route.GREEN, *ACCEPTED), [said("far", Verdict.REJECT)], Route.RED,
         ["far: rejected by a person (Bob): We must."], "rule_red"),
        (run(Route.RED, standing("purpose", Verdict.UNGROUNDED)), [said("purpose", Verdict.REJECT)],
         Route.RED,
         ["Purpose limit: rejected by a person (Bob), where the system found no such quote: "
          "We must."], "rule_red"),
    ],
)  # fmt: skip
def test_reasons_follow_from_the_verdicts_as_they_stand(
    shown: RunState, overrides: list[Override], route: Route, reasons: list[str], rule: str
) -> None:
    found = after(shown, *overrides)
    assert (found.route, list(dict.fromkeys(found.reasons))) == (route, reasons)
    assert found.rule == (say(rule, "en") if rule else "")
    assert (found.model_route, found.model_reasons) == (shown.model_route, shown.model_reasons)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "rejected by a person (Bob), where the system said accept: We must."),
        ("pt", "rejeitado por uma pessoa (Bob), onde o sistema disse aceito: We must."),
    ],
)
def test_no_reason_says_green_once_anything_speaks_against_it(language: str, words: str) -> None:
    shown = run(Route.GREEN, *ACCEPTED, language=language)
    found = after(shown, said("purpose", Verdict.REJECT))
    assert found.reasons == (f"Purpose limit: {words}",)
    assert found.rule == say("rule_red", language)


def test_nothing_that_was_only_counted_speaks_against_a_green_one() -> None:
    shown = run(Route.RED, REJECTED[0])
    shown = replace(shown, model_reasons=(*shown.model_reasons, say("more", "en", count=1)))
    assert after(shown, said("purpose", Verdict.ACCEPT)).reasons == (LIFTED,)


def test_a_long_note_of_many_lines_is_one_line_and_cut() -> None:
    note = "Why not.\n\n" + "so " * 3_000
    (reason,) = after(run(Route.GREEN, *ACCEPTED), said("purpose", Verdict.REJECT, note)).reasons
    assert ": Why not. so so" in reason
    assert len(reason) < 500


@pytest.mark.parametrize("language", sorted(WORDING))
def test_the_language_of_a_rule(language: str) -> None:
    assert language_of_rule(say("rule_yellow", language)) == language
    assert language_of_rule("red if …") == "en"
    former = "As obrigações são propostas por código e assinadas por uma pessoa; até lá o contrato"
    assert language_of_rule(f"{former} é amarelo.") == "pt"
    assert language_of_rule("") == "en"
