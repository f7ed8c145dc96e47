"""Playbooks and replays over HTTP."""

from pathlib import Path

import pytest

from quotary.log.facts.policy import Flip, ReplayDone
from quotary.log.subjects import PolicySubject
from support.api import Api, client_of, start_api
from support.broker import Broker

SOURCE = Path("playbooks/vendor-nda.yaml").read_text()
OBLIGATIONS = Path("playbooks/obligations.yaml").read_text()
CHANGED = SOURCE.replace("title: Vendor NDA", "title: Vendor NDA, stricter")
FILE = {"filename": "vendor-nda.yaml", "who": "Ana"}


async def test_the_folders_playbooks_are_published_at_start(api: Api) -> None:
    seq = (await api.client.get("/v1/ops")).json()["log"]["last_seq"]
    (current,) = (await api.client.get(f"/v1/playbooks?wait={seq}")).json()
    assert (current["playbook"], current["number"]) == ("vendor-nda", 1)
    detail = (await api.client.get("/v1/playbooks/vendor-nda")).json()
    assert detail["source"] == SOURCE
    assert detail["digest"] == current["digest"]
    assert detail["canonical"]


async def test_a_new_version_counts_from_then_on(api: Api) -> None:
    answer = await api.client.post("/v1/playbooks", json={**FILE, "source": CHANGED})
    published = answer.json()
    assert (answer.status_code, published["number"], published["already"]) == (201, 2, False)
    again = await api.client.post("/v1/playbooks", json={**FILE, "source": CHANGED})
    assert (again.json()["number"], again.json()["already"]) == (2, True)
    path = f"/v1/playbooks/vendor-nda?wait={published['seq']}"
    detail = (await api.client.get(path)).json()
    assert [each["number"] for each in detail["versions"]] == [2, 1]
    first = detail["versions"][1]["digest"]
    assert (await api.client.get(f"{path}&digest={first}")).json()["source"] == SOURCE


async def test_a_restart_does_not_take_a_published_version_back(
    broker: Broker, tmp_path: Path
) -> None:
    for number in (1, 2):
        service = await start_api(broker, tmp_path / "api")
        async with client_of(service) as client:
            if number == 1:
                await client.post("/v1/playbooks", json={**FILE, "source": CHANGED})
            seq = (await client.get("/v1/ops")).json()["log"]["last_seq"]
            (current,) = (await client.get(f"/v1/playbooks?wait={seq}")).json()
            assert current["number"] == 2
        await service.stop()


async def test_a_file_that_is_no_playbook_is_shown_and_holds_nothing_up(
    broker: Broker, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "api" / "playbooks"
    folder.mkdir(parents=True)
    (folder / "a-broken.yaml").write_text("playbook: <b>x</b>\nnonsense: 1\n")
    service = await start_api(broker, tmp_path / "api")
    async with client_of(service) as client:
        seq = (await client.get("/v1/ops")).json()["log"]["last_seq"]
        (current,) = (await client.get(f"/v1/playbooks?wait={seq}")).json()
        page = (await client.get("/playbooks")).text
    await service.stop()
    assert current["playbook"] == "vendor-nda"
    assert "a-broken.yaml was not published." in page
    assert "<b>Line 2</b>" in page
    assert "<b>x</b>" not in page
    assert "a-broken.yaml:2" in caplog.text


@pytest.mark.parametrize(
    ("filename", "source", "words"),
    [
        ("x.yaml", "playbook: [", "x.yaml"),
        ("x.yaml", "nonsense: 1", "nonsense"),
        ("x.yaml", "", "x.yaml"),
        ("x.exe", SOURCE, "x.exe"),
        ("x.toml", SOURCE, "x.toml"),
        ("x.yaml", "a: !!python/object/apply:os.system [ls]", "x.yaml"),
    ],
)
async def test_a_playbook_that_is_not_valid_is_refused_line_by_line(
    api: Api, filename: str, source: str, words: str
) -> None:
    answer = await api.client.post(
        "/v1/playbooks", json={"filename": filename, "source": source, "who": "Ana"}
    )
    assert answer.status_code == 422
    assert answer.json()["type"] == "urn:quotary:problem:playbook-invalid"
    assert words in answer.json()["detail"]
    assert {"line", "where", "found", "allowed"} == set(answer.json()["errors"][0])


async def test_a_playbook_that_is_not_there_is_not_found(api: Api) -> None:
    assert (await api.client.get("/v1/playbooks/nope")).status_code == 404
    assert (await api.client.get("/v1/playbooks/vendor-nda?digest=abc")).status_code == 404


async def test_a_replay_is_asked_for_once_and_adds_up(api: Api) -> None:
    _, last = await api.routed()
    (known,) = (await api.client.get(f"/v1/matters?wait={last}")).json()["matters"]
    asked = {"source": CHANGED, "filename": "vendor-nda.yaml", "mode": "what-if", "who": "Ana"}
    headers = {"Idempotency-Key": "replay-1"}
    answer = await api.client.post("/v1/replays", json=asked, headers=headers)
    assert answer.status_code == 202, answer.text
    replay = answer.json()
    again = (await api.client.post("/v1/replays", json=asked, headers=headers)).json()
    assert (again["replay"], again["already"]) == (replay["replay"], True)
    path = f"/v1/replays/{replay['replay']}"
    waiting = (await api.client.get(f"{path}?wait={replay['seq']}")).json()
    assert (waiting["parts"], waiting["done"], waiting["complete"]) == (1, 0, False)
    flip = Flip(matter="m1", run="r1", before="green", after="red")
    named = Flip(matter=known["matter"], run="r1", before="red", after="yellow")
    done = ReplayDone.now(by="router", contracts=3, unchanged=2, flips=(flip, named))
    name = PolicySubject("main", "replay", replay["replay"], "done", 1)
    seq = await api.record("router", name, done)
    found = (await api.client.get(f"{path}?wait={seq}")).json()
    assert (found["complete"], found["contracts"], found["unchanged"]) == (True, 3, 2)
    assert found["model_calls"] == 0
    assert (found["flips"][0]["from"], found["flips"][0]["to"]) == ("green", "red")
    names = [(each["filename"], each["counterparty"]) for each in found["flips"]]
    assert names == [("", ""), ("nda.txt", "Globex")]
    (line,) = (await api.client.get("/v1/replays")).json()
    assert line["replay"] == replay["replay"]
    assert line["only"] == {"source": "", "since": None, "until": None}


async def test_a_replay_says_which_contracts_it_was_asked_for(api: Api) -> None:
    only = {"source": "dms", "since": "2025-01-01", "until": "2025-12-31"}
    asked = {"source": CHANGED, "filename": "vendor-nda.yaml", "who": "Ana", "only": only}
    replay = (await api.client.post("/v1/replays", json=asked)).json()
    path = f"/v1/replays/{replay['replay']}?wait={replay['seq']}"
    assert (await api.client.get(path)).json()["only"] == only


@pytest.mark.parametrize(
    ("given", "status", "words"),
    [
        ({}, 422, "Name the playbook"),
        ({"playbook": "nope"}, 404, "There is no playbook 'nope'"),
        ({"digest": "ab" * 32}, 404, "no playbook of digest"),
        ({"digest": "a.b"}, 400, "no subject token"),
        ({"playbook": "vendor-nda", "first": 10**9}, 422, "holds no fact"),
        ({"playbook": "vendor-nda", "mode": "destroy"}, 400, "mode"),
        ({"playbook": "vendor-nda", "only": {"since": "soon"}}, 400, "since"),
        (
            {"playbook": "vendor-nda", "only": {"since": "2026-02-01", "until": "2026-01-01"}},
            422,
            "No day is in 2026-02-01 to 2026-01-01",
        ),
        ({"source": "x", "filename": "x.yaml"}, 422, "x.yaml"),
    ],
)
async def test_a_replay_that_cannot_be_is_refused(
    api: Api, given: dict[str, object], status: int, words: str
) -> None:
    answer = await api.client.post("/v1/replays", json={"who": "Ana", **given})
    assert answer.status_code == status, answer.text
    assert words in answer.json()["detail"]
    assert (await api.client.get("/v1/replays/nope")).status_code == 404


async def test_a_playbook_for_registers_shows_what_it_reads_and_what_a_version_changes(
    api: Api,
) -> None:
    later = OBLIGATIONS.replace("version: 1\n", "version: 2\n")
    later = later.replace("accept: 0.80", "accept: 0.95")
    for text in (OBLIGATIONS, later):
        body = {"source": text, "filename": "obligations.yaml", "who": "Ana"}
        published = (await api.client.post("/v1/playbooks", json=body)).json()
    listed = (await api.client.get(f"/playbooks?wait={published['seq']}")).text
    assert "obligations, 10 key terms" in listed
    assert "part by part, English" in listed
    page = (await api.client.get("/playbooks/obligations")).text
    assert "This playbook has no positions" not in page
    assert "From 95 %" in page
    for words in ("deverão", "late payment", "Survival of confidentiality", "hold harmless"):
        assert words in page
    assert "Proposed from a confidence of 0.95, not 0.8." in page
    assert "boundary situations" not in page
