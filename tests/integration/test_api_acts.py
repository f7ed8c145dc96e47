"""Acts over HTTP: what conflicts, what is refused, what a closing is called."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

import httpx
import pytest

from quotary.core.decision import Decision, Tally
from quotary.core.verdict import Route, Verdict
from quotary.log.facts.act import Act
from quotary.log.facts.base import Fact
from quotary.log.facts.ingested import Ingested
from quotary.log.publish import Recorded
from quotary.log.subjects import Subject
from support.api import Api
from support.made_run import Made


async def act(api: Api, matter: str, based_on: int, kind: str, **given: object) -> httpx.Response:
    body = {"kind": kind, "who": "Ana", "based_on": based_on, "run": "r1", **given}
    return await api.client.post(f"/v1/matters/{matter}/acts", json=body)


OVERRIDE: dict[str, object] = {"position": "term", "verdict": "accept", "note": "agreed by phone"}


async def test_a_red_matter_overridden_and_approved_is_approved_over_red(api: Api) -> None:
    matter, seq = await api.routed()
    overridden = await act(api, matter, seq, "overridden", **OVERRIDE)
    assert overridden.status_code == 201, overridden.text
    assert overridden.json()["matter"]["route"] == "green"
    assert overridden.json()["matter"]["model_route"] == "red"
    seq = overridden.json()["seq"]
    approved = await act(api, matter, seq, "approved", note="fine", exceptions=["term"])
    found = (await api.client.get(f"/v1/matters/{matter}?wait={approved.json()['seq']}")).json()
    assert (found["status"], found["route"], found["model_route"]) == (
        "approved_over_red",
        "green",
        "red",
    )
    assert found["runs"][0]["overrides"][0]["who"] == "Ana"


async def test_a_red_matter_is_closed_only_by_naming_what_is_red(api: Api) -> None:
    matter, seq = await api.routed()
    signed = await act(api, matter, seq, "signed_off", note="all fine")
    assert (signed.status_code, signed.json()["type"]) == (409, "urn:quotary:problem:not-now")
    assert "approve it with exceptions first" in signed.json()["detail"]
    assert signed.json()["exceptions"] == ["term"]
    unnamed = await act(api, matter, seq, "approved", note="the board agrees")
    assert (unnamed.status_code, unnamed.json()["type"]) == (
        409,
        "urn:quotary:problem:exceptions-unnamed",
    )
    assert unnamed.json()["missing"] == ["term"]
    named = {"note": "the board agrees", "exceptions": unnamed.json()["missing"]}
    approved = await act(api, matter, seq, "approved", **named)
    assert approved.json()["matter"]["status"] == "approved_over_red"
    facts = (await api.client.get(f"/v1/matters/{matter}/facts")).text
    assert '"exceptions":["term"]' in facts.replace(": ", ":")
    signed = await act(api, matter, approved.json()["seq"], "signed_off")
    assert (signed.status_code, signed.json()["matter"]["status"]) == (201, "signed_off")


GREEN = "Every position is accepted, and nothing speaks against it."
RULE_GREEN = "Every position accepted and no alert makes the contract green."


@dataclass(frozen=True)
class Green(Made):
    """A run that came out green, in the system's own sentences."""

    route: Route = Route.GREEN
    verdict: Verdict = Verdict.ACCEPT
    reasons: tuple[str, ...] = (GREEN,)
    playbook: str = ""

    def ingested(self) -> Ingested:
        """The document was read, to be reviewed by a playbook that is on the log."""
        return super().ingested().model_copy(update={"playbook_digest": self.playbook})

    def decision(self) -> Decision:
        """Its decision."""
        return replace(super().decision(), rule=RULE_GREEN)


async def test_what_a_person_rejects_is_the_reason_everywhere_and_has_to_be_named(api: Api) -> None:
    published = (await api.client.get("/v1/ops")).json()["log"]["last_seq"]
    (listed,) = (await api.client.get(f"/v1/playbooks?wait={published}")).json()
    playbook = str(listed["digest"])
    matter, seq = await api.routed(Green(playbook=playbook))
    given = {"position": "term", "verdict": "reject", "note": "The board wants three."}
    seq = (await act(api, matter, seq, "overridden", **given)).json()["seq"]
    said = (
        "Confidentiality term: rejected by a person (Ana), where the system said accept: "
        "The board wants three."
    )
    found = (await api.client.get(f"/v1/matters/{matter}?wait={seq}")).json()
    assert (found["route"], found["reasons"]) == ("red", [said])
    (shown,) = found["runs"]
    assert (shown["reasons"], shown["model_reasons"]) == ([said], [GREEN])
    queue = (await api.client.get("/v1/matters")).json()
    assert [each["reasons"] for each in queue["matters"] if each["matter"] == matter] == [[said]]
    report = (await api.client.get(f"/v1/matters/{matter}/report")).json()
    assert (report["route"], report["reasons"]) == ("red", [said])
    assert (report["model_route"], report["model_reasons"]) == ("green", [GREEN])
    page = (await api.client.get(f"/matters/{matter}")).text
    assert said in page
    assert GREEN not in page
    assert '<input type="hidden" name="exceptions" value="term">' in page
    for name in ("report", "report.md"):
        text = (await api.client.get(f"/matters/{matter}/{name}")).text
        assert RULE_GREEN not in text
        own, reasons = text.index("own reasons, before people"), text.index("where the system said")
        assert reasons < own < text.index(GREEN)
    unnamed = await act(api, matter, seq, "approved", note="so be it", exceptions=["route:red"])
    assert (unnamed.status_code, unnamed.json()["missing"]) == (409, ["term"])
    assert said in unnamed.json()["detail"]


@dataclass(frozen=True)
class PartlyEvaluated(Made):
    """A run of which one part was not evaluated."""

    route: Route = Route.YELLOW
    verdict: Verdict = Verdict.ACCEPT

    def decision(self) -> Decision:
        """Its decision."""
        return replace(super().decision(), not_evaluated=1)


async def test_what_nobody_evaluated_is_signed_off_only_after_an_approval(api: Api) -> None:
    matter, seq = await api.routed(PartlyEvaluated())
    signed = await act(api, matter, seq, "signed_off")
    assert (signed.status_code, signed.json()["exceptions"]) == (409, ["units:not-evaluated"])
    desk = {"kind": "approved", "who": "Ana", "run": "r1", "note": "read it", "based_on": str(seq)}
    named = {**desk, "exceptions": "units:not-evaluated"}
    unticked = await api.client.post(f"/matters/{matter}/acts", data=named)
    assert unticked.status_code == 409
    assert "1 of 1 parts could not be evaluated" in unticked.text
    ticked = await api.client.post(f"/matters/{matter}/acts", data={**named, "confirmed": "yes"})
    assert ticked.status_code == 303
    found = (await api.client.get(f"/v1{ticked.headers['location']}")).json()
    assert found["status"] == "approved"


async def test_an_approval_never_turns_a_route_green(api: Api) -> None:
    matter, seq = await api.routed(Made(route=Route.YELLOW, verdict=Verdict.FALLBACK))
    approved = await act(api, matter, seq, "approved", note="we can live with it")
    assert approved.json()["matter"]["status"] == "approved"
    assert approved.json()["matter"]["route"] == "yellow"


async def test_the_second_of_two_people_is_told_what_changed(api: Api) -> None:
    matter, seq = await api.routed()
    answers = await asyncio.gather(
        *(
            api.client.post(
                f"/v1/matters/{matter}/acts",
                json={"kind": "overridden", "run": "r1", "based_on": seq, "who": who, **OVERRIDE},
            )
            for who in ("Ana", "Bo", "Cy", "Di")
        )
    )
    assert sorted(each.status_code for each in answers) == [201, 409, 409, 409]
    for answer in answers:
        if answer.status_code == 409:
            problem = answer.json()
            assert problem["type"] == "urn:quotary:problem:changed-since"
            (change,) = problem["changes"]
            assert change["sentence"].endswith("overrode Confidentiality term to accept.")
            assert problem["seq"] == change["seq"]


async def test_a_new_run_is_a_change_and_a_comment_is_none(api: Api) -> None:
    matter, seq = await api.routed()
    # seq is the drafted comment's; the person saw the route before it.
    assert (await act(api, matter, seq - 1, "assigned", assignee="Bo")).status_code == 201
    await api.client.post(f"/v1/matters/{matter}/review", json={})
    answer = await act(api, matter, seq + 1, "signed_off")
    assert answer.status_code == 409
    assert "Run r2 was started" in answer.json()["detail"]


async def test_a_note_stands_after_anything(api: Api) -> None:
    matter, seq = await api.routed()
    await act(api, matter, seq, "assigned", assignee="Bo")
    answers = await asyncio.gather(
        *(act(api, matter, seq, "noted", note=f"note {n}") for n in range(5))
    )
    assert [each.status_code for each in answers] == [201] * 5
    assert sorted(each.json()["act"] for each in answers) == [2, 3, 4, 5, 6]


async def test_a_signed_matter_does_not_change(api: Api) -> None:
    matter, seq = await api.routed(Made(route=Route.GREEN, verdict=Verdict.ACCEPT))
    signed = await act(api, matter, seq, "signed_off")
    answer = await act(api, matter, signed.json()["seq"], "overridden", **OVERRIDE)
    assert answer.status_code == 409
    assert answer.json()["type"] == "urn:quotary:problem:not-now"


async def test_acts_that_make_no_sense_are_refused_with_a_sentence(api: Api) -> None:
    matter, seq = await api.routed()
    elsewhere = {"kind": "overridden", "position": "x", "verdict": "accept", "note": "n"}
    for given, status, words in (
        (elsewhere, 422, "no position"),
        ({"kind": "approved"}, 422, "note is empty"),
        ({"kind": "erased", "note": "n"}, 400, "kind"),
        ({"kind": "noted", "note": "n" * 10_001}, 400, "note"),
        ({"kind": "noted", "note": "n", "based_on": 10**9}, 422, "based_on"),
    ):
        body = {"who": "Ana", "run": "r1", "based_on": seq, **given}
        answer = await api.client.post(f"/v1/matters/{matter}/acts", json=body)
        assert (answer.status_code, words in answer.json()["detail"]) == (status, True)
    assert (await act(api, "mnope", 1, "noted", note="n")).status_code == 404


async def test_a_review_again_is_joined_while_it_runs(api: Api) -> None:
    matter, seq = await api.routed()
    first = (await api.client.post(f"/v1/matters/{matter}/review", json={})).json()
    again = await asyncio.gather(
        *(api.client.post(f"/v1/matters/{matter}/review", json={}) for _ in range(5))
    )
    assert (first["run"], first["already"]) == ("r2", False)
    assert {(each.json()["run"], each.json()["already"]) for each in again} == {("r2", True)}
    assert first["seq"] > seq


async def test_reviews_started_at_once_are_one_run(api: Api) -> None:
    matter, _ = await api.routed()
    answers = await asyncio.gather(
        *(api.client.post(f"/v1/matters/{matter}/review") for _ in range(10))
    )
    assert {each.json()["run"] for each in answers} == {"r2"}
    assert sum(not each.json()["already"] for each in answers) == 1


async def test_overrides_do_not_move_to_a_new_run_by_themselves(api: Api) -> None:
    matter, seq = await api.routed()
    await act(api, matter, seq, "overridden", **OVERRIDE)
    await api.client.post(f"/v1/matters/{matter}/review", json={"proposer": "recorded"})
    last = await api.finish(Made(matter=matter, run="r2"))
    found = (await api.client.get(f"/v1/matters/{matter}?wait={last}")).json()
    assert (found["run"], found["route"]) == ("r2", "red")
    by_run = {each["run"]: each["overrides"] for each in found["runs"]}
    assert len(by_run["r1"]) == 1
    assert by_run["r2"] == []


async def test_a_retry_takes_over_what_had_succeeded(api: Api) -> None:
    submitted = await api.submit(playbook="vendor-nda")
    matter = str(submitted["matter"])
    made = Made(matter=matter)
    for service, subject, fact in made.steps()[1:4]:
        await api.record(service, subject, fact)
    running = await api.client.post(f"/v1/matters/{matter}/retry", json={})
    assert running.status_code == 409
    assert "is under way" in running.json()["detail"]
    failed = made.routed().model_copy(
        update={
            "outcome": "failed",
            "decision": Decision(None, ("x",), (), Tally()),
        }
    )
    await api.record("router", made.at("routed"), failed)
    retried = await api.client.post(f"/v1/matters/{matter}/retry", json={"run": "r1"})
    assert retried.status_code == 202, retried.text
    assert retried.json()["run"] == "r2"
    stored = await api.service.bench.reader.last(
        "CONTRACTS", f"contract.main.{matter}.r2.submitted.0"
    )
    assert stored is not None
    assert b'"takeover":{"run":"r1","units":[1]}' in stored.data
    assert b'"trigger":"retry"' in stored.data
    assert f'"playbook_digest":"{made.ingested().playbook_digest}"'.encode() in stored.data


async def test_there_is_nothing_to_retry_in_a_run_that_succeeded(api: Api) -> None:
    matter, _ = await api.routed()
    answer = await api.client.post(f"/v1/matters/{matter}/retry", json={})
    assert answer.status_code == 409
    assert "Nothing failed" in answer.json()["detail"]


async def test_a_run_is_adopted_over_a_signed_one_only_by_a_person(api: Api) -> None:
    matter, seq = await api.routed(Made(route=Route.GREEN, verdict=Verdict.ACCEPT))
    await act(api, matter, seq, "signed_off")
    await api.client.post(f"/v1/matters/{matter}/review")
    last = await api.finish(Made(matter=matter, run="r2"))
    found = (await api.client.get(f"/v1/matters/{matter}?wait={last}")).json()
    assert (found["run"], found["status"]) == ("r1", "signed_off")
    adopted = await act(api, matter, last, "adopted", run="r2")
    assert adopted.json()["matter"]["run"] == "r2"
    assert adopted.json()["matter"]["route"] == "red"


async def _before_the_next_act(
    api: Api, monkeypatch: pytest.MonkeyPatch, happens: Callable[[], Awaitable[object]]
) -> None:
    """Something comes between an act's check and its record."""
    recorder = api.service.bench.recorder
    record = recorder.record

    async def late(subject: Subject, fact: Fact) -> Recorded[Fact]:
        if isinstance(fact, Act):
            monkeypatch.setattr(recorder, "record", record)
            await happens()
        return await record(subject, fact)

    monkeypatch.setattr(recorder, "record", late)


async def test_a_replay_that_lands_in_the_middle_of_an_override_does_not_take_it_away(
    api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    matter, seq = await api.routed()
    again = Made(matter=matter, run="yp1", route=Route.YELLOW, verdict=Verdict.FALLBACK)
    fact = again.routed().model_copy(update={"replay": "p1", "based_on": seq})
    await _before_the_next_act(
        api, monkeypatch, lambda: api.record("router", again.at("routed"), fact)
    )
    overridden = await act(api, matter, seq, "overridden", **OVERRIDE)
    assert overridden.status_code == 201, overridden.text
    assert overridden.json()["matter"]["run"] == "r1"
    last = overridden.json()["seq"]
    found = (await api.client.get(f"/v1/matters/{matter}?wait={last}")).json()
    assert (found["run"], found["route"]) == ("r1", "green")
    assert [each["run"] for each in found["runs"]] == ["r1", "yp1"]
    listed = (await api.client.get(f"/v1/matters?q={matter}")).json()["matters"]
    assert [(each["run"], each["route"]) for each in listed] == [("r1", "green")]
    adopted = await act(api, matter, last, "adopted", run="yp1")
    assert adopted.json()["matter"]["route"] == "yellow"


async def test_an_act_that_a_new_run_overtook_says_that_it_decides_nothing(
    api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    matter, seq = await api.routed()
    await _before_the_next_act(
        api, monkeypatch, lambda: api.finish(Made(matter=matter, run="r2"), start=0)
    )
    answer = await act(api, matter, seq, "overridden", **OVERRIDE)
    assert answer.status_code == 409
    assert answer.json()["detail"] == (
        "It is recorded in the history and decides nothing: run r2 came to count while you sent "
        "it. Look at that run and decide again."
    )
    found = (await api.client.get(f"/v1/matters/{matter}")).json()
    assert [each["kind"] for each in found["history"] if each["kind"]] == ["overridden"]


async def test_who_asked_for_another_run_is_on_its_fact(api: Api) -> None:
    matter, seq = await api.routed()
    asked = {"proposer": "offline", "who": "Ana"}
    started = await api.client.post(f"/v1/matters/{matter}/review", json=asked)
    assert started.status_code == 202, started.text
    made = Made(matter=matter, run="r2")
    await api.record("ingest", made.at("ingested"), made.unreadable())
    again = await api.client.post(f"/v1/matters/{matter}/retry", json={"run": "r2", "who": "Bo"})
    seq = again.json()["seq"]
    found = (await api.client.get(f"/v1/matters/{matter}?wait={seq}")).json()
    said = [each for each in found["history"] if each["event"] == "submitted"]
    assert [each["who"] for each in said] == ["", "Ana", "Bo"]
    assert said[1]["sentence"] == "Ana started run r2 (re-review, offline)."


async def test_the_verdict_that_stands_is_no_override(api: Api) -> None:
    matter, seq = await api.routed()
    same = {**OVERRIDE, "verdict": "reject"}
    refused = await act(api, matter, seq, "overridden", **same)
    assert refused.status_code == 409
    assert (
        "Confidentiality term is reject already: an override says something else"
        in refused.json()["detail"]
    )
    first = await act(api, matter, seq, "overridden", **OVERRIDE)
    twice = await act(api, matter, first.json()["seq"], "overridden", **OVERRIDE)
    assert twice.status_code == 409
    back = await act(api, matter, first.json()["seq"], "overridden", **same)
    assert back.status_code == 201
    found = (await api.client.get(f"/v1/matters/{matter}?wait={back.json()['seq']}")).json()
    assert (found["route"], found["runs"][0]["overrides"]) == ("red", [])
    assert found["reasons"] == found["runs"][0]["model_reasons"]
