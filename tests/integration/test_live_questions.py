"""Questions to a live model on a real broker: one call each, the question last, inventions out."""

import json
from pathlib import Path
from typing import Any

import pytest

from quotary.extractor.live.kept import pointer_subject
from quotary.log.catalogue import decode_as
from quotary.log.facts.proposed import Proposed
from quotary.log.names import CONTENT_STREAM, LOG_STREAM
from quotary.log.subjects import contract
from support.api import Api
from support.asking import asking
from support.broker import Broker
from support.embedded import ROOT
from support.extracting import extracting
from support.flow import Flow
from support.model_server import Asked, Behaviour, ModelServer

CLEAN = (ROOT / "samples" / "nda-clean.txt").read_bytes()
LAST = "How long do the undertakings of confidentiality remain in force?"
LAW = "Which law governs the agreement?"
TRUE = (
    "The undertakings of confidentiality in this Agreement remain in force for two (2) years "
    "after the date on which the relevant Confidential Information was first disclosed, whether "
    "or not the exchange of information has ended."
)
INVENTED = "The undertakings of confidentiality remain in force for ninety-nine years."


def reply(*quotes: str) -> str:
    return json.dumps({"found": bool(quotes), "quotes": list(quotes)})


def live(server: ModelServer, *quotes: str, **more: object) -> dict[str, Any]:
    server.default = lambda _asked: Behaviour(text=reply(*quotes))
    return {"model_base_url": server.url, "model_name": "stub", "model_retries": 0, **more}


async def proposed(api: Api, matter: str, number: int = 1) -> Proposed:
    name = contract("main", matter, f"q{number}", "proposed")
    stored = await (await api.bench("api")).reader.last(LOG_STREAM, str(name))
    assert stored is not None
    return decode_as(Proposed, name, stored.data)


async def test_an_invention_beside_a_true_quote_is_dropped_and_counted(
    broker: Broker, api: Api, model_server: ModelServer
) -> None:
    async with asking(broker, api, live(model_server, INVENTED, TRUE)) as desk:
        matter = (await desk.submit(CLEAN))["matter"]
        found = await desk.ask(matter, LAST, proposer="live")
    assert (found["state"], found["proposer"], found["model"]) == ("answered", "live", "stub")
    assert [" ".join(each["text"].split()) for each in found["quotes"]] == [TRUE]
    assert found["dropped"] == {"not_verified": 1}
    assert "ninety-nine" not in json.dumps(found)


async def test_an_invention_alone_is_declined(
    broker: Broker, api: Api, model_server: ModelServer
) -> None:
    async with asking(broker, api, live(model_server, INVENTED)) as desk:
        matter = (await desk.submit(CLEAN))["matter"]
        found = await desk.ask(matter, LAST, proposer="live")
    assert (found["state"], found["reason"]) == ("declined", "not_verified")
    assert found["sentence"] == "What was proposed as the answer is not in the document."


async def test_two_questions_to_a_document_share_every_token_before_the_question(
    broker: Broker, api: Api, model_server: ModelServer, tmp_path: Path
) -> None:
    prices = tmp_path / "prices.yaml"
    prices.write_text("currency: EUR\nmodels:\n  stub: {prompt: 2, cached: 1, completion: 5}\n")
    settings = live(model_server, TRUE, model_prices=prices)
    amended = CLEAN.replace(b"two (2) years", b"six (6) years")
    async with asking(broker, api, settings) as desk:
        matter = (await desk.submit(CLEAN, external_id="C-9"))["matter"]
        await desk.ask(matter, LAST, proposer="live")
        await desk.ask(matter, LAW, proposer="live")
        await desk.submit(amended, external_id="C-9")
        new = await desk.ask(matter, LAST, proposer="live")
        usage = (await proposed(api, matter, 2)).usage
        row = (await api.client.get(f"/v1/matters/{matter}?wait={new['seq'] + 2}")).json()
    first, second, third = (each["messages"] for each in model_server.calls)
    assert first[0] == second[0] == third[0]
    assert first[1]["content"].removesuffix(LAST) == second[1]["content"].removesuffix(LAW)
    assert first[1]["content"].endswith(f"\n\nQuestion: {LAST}")
    # Another version has another prefix, and the old text's quote is none of its own.
    assert third[1]["content"][:40] != first[1]["content"][:40]
    assert (new["state"], new["about"]) == ("declined", "r2")
    assert (usage.calls, usage.prompt_tokens, usage.cached_tokens) == (1, 1000, 600)
    # 400 at 2, 600 cached at 1 and 200 written at 5, per million.
    assert (usage.cost, usage.currency) == ("0.0024", "EUR")
    assert row["model_calls"] == 3


async def test_a_long_document_is_asked_in_parts_and_all_of_them_count(
    broker: Broker, api: Api, model_server: ModelServer
) -> None:
    settings = live(model_server, model_question_tokens=600)
    model_server.default = lambda asked: Behaviour(
        text=reply(TRUE) if "remain in force for" in _document(asked) else reply()
    )
    async with asking(broker, api, settings) as desk:
        matter = (await desk.submit(CLEAN))["matter"]
        found = await desk.ask(matter, LAST, proposer="live")
        usage = (await proposed(api, matter)).usage
    calls = len(model_server.calls)
    assert calls >= 3
    assert (found["state"], usage.calls) == ("answered", calls)
    assert f"in {calls} parts" in found["looked_at"]
    marks = {_document(asked)[:32] for asked in model_server.calls}
    assert len(marks) == calls


async def test_a_part_that_fails_fails_the_question(
    broker: Broker, api: Api, model_server: ModelServer
) -> None:
    settings = live(model_server, model_question_tokens=600)
    model_server.script = [
        Behaviour(text=reply(TRUE)),
        Behaviour(status=400, body='{"error": {"message": "no"}}'),
    ]
    async with asking(broker, api, settings) as desk:
        matter = (await desk.submit(CLEAN))["matter"]
        found = await desk.ask(matter, LAST, proposer="live")
        usage = (await proposed(api, matter)).usage
    assert (found["state"], found["quotes"]) == ("failed", [])
    assert "HTTP 400" in found["sentence"]
    assert (usage.calls, usage.prompt_tokens) == (1, 1000)


async def test_an_unreadable_reply_is_asked_for_once_more(
    broker: Broker, api: Api, model_server: ModelServer
) -> None:
    settings = live(model_server, TRUE)
    model_server.script = [Behaviour(text='{"found": "yes", "quotes": []}')]
    async with asking(broker, api, settings) as desk:
        matter = (await desk.submit(CLEAN))["matter"]
        found = await desk.ask(matter, LAST, proposer="live")
    assert found["state"] == "answered"
    assert (
        "\"found\" is 'yes', not true or false." in model_server.calls[1]["messages"][-1]["content"]
    )


async def test_a_kept_answer_is_never_asked_for_again(
    broker: Broker, api: Api, model_server: ModelServer
) -> None:
    """As after a kill between keeping and recording: the act comes again, the answer is there."""
    settings = live(model_server, TRUE)
    async with Flow(broker, 1, None):
        submitted = await api.submit(CLEAN, playbook="vendor-nda")
        matter = str(submitted["matter"])
        bench = await api.bench("extractor")
        async with extracting(broker, **settings) as first:
            first.bench.recorder.record = _die  # type: ignore[method-assign]  # the kill
            asked = await api.client.post(
                f"/v1/matters/{matter}/questions", json={"question": LAST, "proposer": "live"}
            )
            assert asked.status_code == 202
            pointer = pointer_subject(contract("main", matter, "q1", "proposed"), "question", 0)
            while await bench.reader.last(CONTENT_STREAM, pointer) is None:
                pass
        async with extracting(broker, **settings):
            answer = await api.client.get(f"/v1/matters/{matter}/questions/1?within=40")
    assert answer.json()["state"] == "answered"
    assert len(model_server.calls) == 1


async def test_without_a_model_a_live_question_says_what_to_set_up(
    broker: Broker, api: Api
) -> None:
    async with asking(broker, api) as desk:
        matter = (await desk.submit(CLEAN))["matter"]
        found = await desk.ask(matter, LAST, proposer="live")
    assert found["state"] == "failed"
    assert "QUOTARY_MODEL_BASE_URL" in found["sentence"]


def _document(asked: Asked) -> str:
    return str(asked["messages"][1]["content"])


async def _die(*_arguments: object) -> None:
    raise RuntimeError("killed")


@pytest.mark.parametrize("words", ["", "   ", "why" + "?" * 2100, "a\u202eb"])
async def test_what_is_no_question_is_refused_in_words(api: Api, words: str) -> None:
    matter = str((await api.submit(CLEAN))["matter"])
    answer = await api.client.post(f"/v1/matters/{matter}/questions", json={"question": words})
    assert answer.status_code == 400
    assert "question" in answer.json()["detail"]
