"""Evaluations over HTTP: recorded, numbered, listed, and on the desk's quality page."""

import asyncio
from typing import Any

from support.api import Api

FIGURES: dict[str, Any] = {
    "contracts": 6,
    "correct": 6,
    "false_green": 0,
    "citation_integrity": 1.0,
    "verdicts": 640,
    "verdicts_correct": 611,
    "confusion": [["must", "must", 500], ["must", "gap", 4]],
    "playbook_digest": "ab" * 32,
    "model": "recording",
}


async def test_an_evaluation_is_recorded_and_shown_on_the_quality_page(api: Api) -> None:
    answer = await api.client.post("/v1/evals", json={"suite": "obligations", "figures": FIGURES})
    recorded = answer.json()
    assert (answer.status_code, recorded["suite"], recorded["number"]) == (201, "obligations", 1)
    (found,) = (await api.client.get(f"/v1/evals?wait={recorded['seq']}")).json()
    assert found["figures"] == FIGURES
    page = (await api.client.get("/quality")).text
    assert "<h2>obligations</h2>" in page
    assert "500" in page


async def test_a_change_of_proposer_is_no_course_of_quality(api: Api) -> None:
    for proposer, correct in (("recorded", 5), ("offline", 2), ("recorded", 6)):
        about = {"proposer": proposer, "correct": correct, "playbook": "nda, other"}
        figures = {**FIGURES, **about, "playbook_version": "1, 4", "playbook_digest": "ab, cd"}
        answer = await api.client.post("/v1/evals", json={"suite": "samples", "figures": figures})
    await api.client.get(f"/v1/evals?wait={answer.json()['seq']}")
    page = (await api.client.get("/quality")).text
    samples = page.split("<h2>samples</h2>")[1].split("<h2>")[0]
    assert "nda v1, other v4, recorded" in samples
    assert "2 evaluations of this version and proposer" in samples
    # In the tile and in its own line; the other proposer has one evaluation, which is no course.
    assert samples.count("<polyline") == 2
    assert samples.count("one evaluation<") == 1


async def test_evaluations_at_once_get_numbers_of_their_own(api: Api) -> None:
    body = {"suite": "obligations", "figures": FIGURES}
    answers = await asyncio.gather(*(api.client.post("/v1/evals", json=body) for _ in range(4)))
    assert sorted(answer.json()["number"] for answer in answers) == [1, 2, 3, 4]
    seq = max(answer.json()["seq"] for answer in answers)
    found = (await api.client.get(f"/v1/evals?suite=obligations&wait={seq}&limit=3")).json()
    assert {each["number"] for each in found} <= {1, 2, 3, 4}
    assert len(found) == 3


async def test_a_suite_that_is_no_token_and_figures_too_large_are_refused(api: Api) -> None:
    bad = await api.client.post("/v1/evals", json={"suite": "a.b >", "figures": {}})
    assert bad.status_code == 400
    assert "suite" in bad.json()["detail"]
    large = {"suite": "obligations", "figures": {"text": "x" * 70_000}}
    refused = await api.client.post("/v1/evals", json=large)
    assert refused.status_code == 422
    assert "at most 65,536 are kept" in refused.json()["detail"]


async def test_an_evaluation_sent_again_under_its_key_is_recorded_once(api: Api) -> None:
    body = {"suite": "obligations", "figures": FIGURES}
    headers = {"Idempotency-Key": "k"}

    async def send() -> dict[str, Any]:
        answer = await api.client.post("/v1/evals", json=body, headers=headers)
        assert answer.status_code == 201, answer.text
        return answer.json()

    at_once = await asyncio.gather(*(send() for _ in range(6)))
    later = await send()
    assert {(each["number"], each["seq"]) for each in (*at_once, later)} == {(1, later["seq"])}
    assert sum(not each["already"] for each in at_once) == 1
    assert later["already"]
    # Under another key, or none, the same figures are another evaluation.
    for others in ({"Idempotency-Key": "l"}, {}):
        answer = await api.client.post("/v1/evals", json=body, headers=others)
        assert not answer.json()["already"]
    found = (await api.client.get(f"/v1/evals?wait={answer.json()['seq']}")).json()
    assert [each["number"] for each in found] == [3, 2, 1]


async def test_a_key_of_other_figures_is_refused(api: Api) -> None:
    headers = {"Idempotency-Key": "k"}
    body = {"suite": "obligations", "figures": FIGURES}
    await api.client.post("/v1/evals", json=body, headers=headers)
    other = {"suite": "obligations", "figures": {**FIGURES, "correct": 5}}
    refused = await api.client.post("/v1/evals", json=other, headers=headers)
    assert refused.status_code == 422
    assert refused.json()["type"].endswith("idempotency-key-reused")
    # Keys are a suite's own, as its numbers are.
    elsewhere = {"suite": "samples", "figures": FIGURES}
    answer = await api.client.post("/v1/evals", json=elsewhere, headers=headers)
    assert (answer.status_code, answer.json()["number"]) == (201, 1)
