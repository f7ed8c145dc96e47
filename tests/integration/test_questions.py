"""Questions from the api to the answer, on a real broker: acts, own runs, what they leave be."""

import asyncio
from pathlib import Path

from quotary.core.questions.asked import question_digest
from quotary.log.facts.answered import Answered
from support.api import Api
from support.asking import asking
from support.broker import Broker
from support.embedded import ROOT

CLEAN = (ROOT / "samples" / "nda-clean.txt").read_bytes()
LAST = "How long do the undertakings of confidentiality remain in force?"
CAP = "What is the cap on liability?"


async def test_an_answer_is_made_of_the_documents_own_words(broker: Broker, api: Api) -> None:
    async with asking(broker, api) as desk:
        run = await desk.submit(CLEAN)
        found = await desk.ask(run["matter"], LAST, who="Ana")
        facts = await desk.facts(run["matter"])
        text = (await api.client.get(f"/v1/matters/{run['matter']}/text")).text
    assert (found["state"], found["run"], found["about"]) == ("answered", "q1", "r1")
    (quote,) = found["quotes"]
    assert quote["text"] == text[quote["start"] : quote["end"]]
    assert "two (2) years after the date" in " ".join(quote["text"].split())
    assert quote["clause"] == "6.2"
    assert (found["proposer"], found["model"], found["who"]) == ("offline", "", "Ana")
    assert found["earlier_version"] is False
    names = [name for name, _ in facts]
    assert names[names.index("0.act.1") :] == ["0.act.1", "q1.proposed.0", "q1.answered.0"]
    answered = facts[-1][1]
    assert isinstance(answered, Answered)
    assert all(each.verified for each in answered.citations)


async def test_a_question_is_no_run_of_the_matter(broker: Broker, api: Api) -> None:
    async with asking(broker, api) as desk:
        run = await desk.submit(CLEAN)
        before = (await api.client.get(f"/v1/matters/{run['matter']}")).json()
        asked = await desk.ask(run["matter"], LAST)
        after = (await api.client.get(f"/v1/matters/{run['matter']}?wait={asked['seq']}")).json()
        # Nothing to decide on has changed, so an act based on what was seen before is taken.
        act = await api.client.post(
            f"/v1/matters/{run['matter']}/acts",
            json={"kind": "assigned", "who": "Ana", "assignee": "Bo", "based_on": before["seq"]},
        )
        facts = await desk.facts(run["matter"])
    assert act.status_code == 201, act.text
    assert [each["run"] for each in after["runs"]] == ["r1"]
    assert (after["status"], after["run"], after["route"]) == tuple(
        before[name] for name in ("status", "run", "route")
    )
    assert not [name for name, _ in facts if name.startswith("q") and ".gated." in name]


async def test_an_absent_answer_is_declined_and_says_what_was_looked_at(
    broker: Broker, api: Api
) -> None:
    async with asking(broker, api) as desk:
        run = await desk.submit(CLEAN)
        found = await desk.ask(run["matter"], CAP)
    assert (found["state"], found["quotes"], found["reason"]) == ("declined", [], "nothing_found")
    assert found["sentence"] == "Nothing in the document was found to answer it."
    assert "the whole document" in found["looked_at"]
    assert found["looked_at"].endswith(
        "Sentences with words of the question: “liability” (1). "
        "Nowhere in it: “cap” (words like it in 2 sentences)."
    )
    # The one sentence with "liability" names a limited liability company, which caps nothing.
    assert found["words"] == [
        {"word": "cap", "sentences": 0, "alike": 2},
        {"word": "liability", "sentences": 1, "alike": 0},
    ]


async def test_a_key_asks_once_and_two_people_ask_twice(broker: Broker, api: Api) -> None:
    async with asking(broker, api) as desk:
        run = await desk.submit(CLEAN)
        matter = run["matter"]
        once = await asyncio.gather(*(desk.ask(matter, LAST, key="k") for _ in range(4)))
        await asyncio.gather(*(desk.ask(matter, LAST) for _ in range(3)))
        listed = (await api.client.get(f"/v1/matters/{matter}/questions")).json()["questions"]
    assert {each["number"] for each in once} == {1}
    assert sorted(each["already"] for each in once) == [False, True, True, True]
    assert [each["number"] for each in listed] == [4, 3, 2, 1]
    assert {each["state"] for each in listed} == {"answered"}


async def test_an_amended_document_never_answers_from_the_old_text(
    broker: Broker, api: Api
) -> None:
    amended = CLEAN.replace(b"two (2) years after", b"seven (7) years after")
    async with asking(broker, api) as desk:
        first = await desk.submit(CLEAN, external_id="C-1")
        matter = first["matter"]
        old = await desk.ask(matter, LAST)
        second = await desk.submit(amended, external_id="C-1")
        assert (second["matter"], second["run"]) == (matter, "r2")
        reread = (await api.client.get(f"/v1/matters/{matter}/questions/1")).json()
        new = await desk.ask(matter, LAST)
        named = await desk.ask(matter, LAST, run="r1")
    assert old["earlier_version"] is False
    assert (reread["earlier_version"], reread["about"], reread["newest"]) == (True, "r1", "r2")
    assert "two (2) years" in " ".join(reread["quotes"][0]["text"].split())
    assert (new["about"], new["earlier_version"]) == ("r2", False)
    assert "seven (7) years" in " ".join(new["quotes"][0]["text"].split())
    assert new["document_sha256"] != old["document_sha256"] == named["document_sha256"]
    assert (named["about"], named["earlier_version"]) == ("r1", True)


async def test_a_question_waits_for_the_document_to_be_read(broker: Broker, api: Api) -> None:
    submitted = await api.submit(CLEAN, playbook="vendor-nda")
    matter = str(submitted["matter"])
    asked = await api.client.post(f"/v1/matters/{matter}/questions", json={"question": LAST})
    assert (asked.status_code, asked.json()["state"]) == (202, "waiting")
    async with asking(broker, api):
        answer = await api.client.get(f"/v1/matters/{matter}/questions/1?within=30")
    assert answer.json()["state"] == "answered"


async def test_a_recording_that_quotes_what_is_not_there_is_no_answer(
    broker: Broker, api: Api, tmp_path: Path
) -> None:
    async with asking(broker, api, {"recordings": tmp_path}) as desk:
        run = await desk.submit(CLEAN)
        matter = (await api.client.get(f"/v1/matters/{run['matter']}")).json()
        folder = tmp_path / "questions" / matter["document"]["sha256"]
        folder.mkdir(parents=True)
        reply = (
            '{"found": true, "verdict": "green", "answer": "USD 5", "quotes": '
            '["The cap on liability is USD 5,000,000.", "Neither party is bound to proceed '
            'with any transaction, and each bears\\n its own costs of the discussions."]}'
        )
        (folder / f"{question_digest(CAP)}.txt").write_text(reply)
        found = await desk.ask(run["matter"], f"  {CAP.upper()}")
        missing = await desk.ask(run["matter"], LAST, proposer="recorded")
        raw = "".join(
            fact.model_dump_json()
            for name, fact in await desk.facts(run["matter"])
            if name.endswith("answered.0")
        )
    assert (found["state"], found["proposer"]) == ("declined", "recorded")
    assert found["dropped"] == {"not_verified": 1, "off_point": 1}
    assert "5,000,000" not in raw + str(found)
    assert missing["state"] == "failed"
    assert missing["sentence"].startswith("There is no recording of this question")


async def test_a_document_that_cannot_be_read_fails_and_is_not_declined(
    broker: Broker, api: Api
) -> None:
    async with asking(broker, api) as desk:
        run = await desk.submit(b"\x00\x01 nothing to read \xff", proposer="offline")
        refused = await api.client.post(
            f"/v1/matters/{run['matter']}/questions", json={"question": LAST}
        )
    assert refused.status_code == 409
    assert "could not be read" in refused.json()["detail"]


async def test_one_question_to_a_set_of_matters_answers_declines_and_refuses_by_itself(
    broker: Broker, api: Api
) -> None:
    foreign = (ROOT / "samples" / "nda-foreign-law.txt").read_bytes()
    async with asking(broker, api) as desk:
        clean = (await desk.submit(CLEAN))["matter"]
        other = (await desk.submit(foreign))["matter"]
        request = {
            "matters": [clean, other, "nosuchmatter", clean],
            "question": "Does a reference to writing include email?",
        }
        answer = await api.client.post("/v1/questions?within=30", json=request)
        asked = [
            ("of", f"{each['matter']}:{each['number']}")
            for each in answer.json()["results"]
            if each["number"]
        ]
        again = await api.client.get("/v1/questions", params=[*asked, ("of", "nosuch:1")])
    found = answer.json()
    assert [(each["matter"], each["state"]) for each in found["results"]] == [
        (clean, "declined"),
        (other, "answered"),
        ("nosuchmatter", "refused"),
    ]
    counts = ("answered", "declined", "failed", "waiting", "refused")
    assert [found[name] for name in counts] == [1, 1, 0, 0, 1]
    assert "There is no matter nosuchmatter" in found["results"][2]["problem"]
    assert [each["state"] for each in again.json()["results"]] == [
        "declined",
        "answered",
        "refused",
    ]


async def test_events_carry_the_question_and_end_at_its_answer(broker: Broker, api: Api) -> None:
    async with asking(broker, api) as desk:
        run = await desk.submit(CLEAN)
        await desk.ask(run["matter"], LAST)
        stream = await api.client.get(f"/v1/matters/{run['matter']}/events?until=q1")
    frames = [line[7:] for line in stream.text.splitlines() if line.startswith("event: ")]
    assert frames[-1] == "answer"
    assert "act" in frames
    assert '"question":"How long do the undertakings' in stream.text
    assert "two (2) years after the date" in stream.text.replace("\\n     ", " ")
