"""The report over HTTP: 503 where nothing was evaluated, decided or can be read."""

from dataclasses import dataclass, replace

import pytest

from quotary.core.obligations.register import Obligation
from quotary.log.facts.ingested import Ingested
from support.api import Api
from support.made_register import MadeRegister, five, obligation
from support.made_run import Made


async def test_a_run_whose_playbook_is_nowhere_is_not_waited_for_without_end(
    api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quotary.api.desk.playbook.reading.PATIENCE_SECONDS", 0.2)
    matter, seq = await api.routed()
    answer = await api.client.get(f"/v1/matters/{matter}/report?wait={seq}")
    assert answer.status_code == 503
    assert answer.json()["type"].endswith("unavailable")
    for page in ("", "/report", "/history", "/text"):
        shown = await api.client.get(f"/matters/{matter}{page}")
        assert shown.status_code == 503
        assert "is not on the log (yet). Nothing is lost: try again." in shown.text


async def test_a_run_under_way_has_no_report_yet(api: Api) -> None:
    submitted = await api.submit()
    answer = await api.client.get(f"/v1/matters/{submitted['matter']}/report")
    assert answer.status_code == 503
    assert answer.json()["type"].endswith("no-report")
    assert answer.json()["detail"] == "Run r1 is not decided yet; ask again."


async def test_a_run_of_which_nothing_was_evaluated_has_none(api: Api) -> None:
    matter = str((await api.submit())["matter"])
    made = replace(Made(), matter=matter)
    seq = await api.record("ingest", made.at("ingested"), made.unreadable())
    answer = await api.client.get(f"/v1/matters/{matter}/report?wait={seq}")
    assert answer.status_code == 503
    assert answer.json()["detail"] == "Run r1 has no report: The PDF needs a password."


@dataclass(frozen=True)
class Known(MadeRegister):
    """A register's run under a playbook that is on the log."""

    digest: str = ""

    def ingested(self) -> Ingested:
        """The document was read for that playbook."""
        return super().ingested().model_copy(update={"playbook_digest": self.digest})


@dataclass(frozen=True)
class Reviewed(Made):
    """A run under a playbook that is on the log."""

    digest: str = ""

    def ingested(self) -> Ingested:
        """The document was read for that playbook."""
        return super().ingested().model_copy(update={"playbook_digest": self.digest})


async def _known(api: Api, *rows: Obligation) -> str:
    published = (await api.client.get("/v1/ops")).json()["log"]["last_seq"]
    (listed,) = (await api.client.get("/v1/playbooks", params={"wait": published})).json()
    made = Known(digest=str(listed["digest"])).with_rows(*rows)
    matter, seq = await api.routed(made)
    await api.client.get(f"/v1/matters/{matter}", params={"wait": seq})
    return matter


async def _act(api: Api, matter: str, kind: str, who: str, **given: object) -> None:
    seq = (await api.client.get(f"/v1/matters/{matter}")).json()["seq"]
    body = {"kind": kind, "who": who, "based_on": seq, "run": "r1", **given}
    answer = await api.client.post(f"/v1/matters/{matter}/acts", json=body)
    assert answer.status_code == 201, answer.text
    await api.client.get(f"/v1/matters/{matter}", params={"wait": answer.json()["seq"]})


async def test_a_registers_report_has_its_rows_who_signed_them_and_what_is_left(api: Api) -> None:
    hostile = obligation("k5", statement="<b>[pay](http://x.test)</b>", risk="high")
    matter = await _known(api, *five()[:4], hostile)
    opening = {"who": "Ana", "run": "r1"}
    await api.client.post(f"/v1/matters/{matter}/register/k1/opened", json=opening)
    await _act(api, matter, "signed_off", "Ana", obligations=["k1"])
    named = ["register:unsigned"]
    await _act(api, matter, "approved", "Bo", note="Business *wants* it", exceptions=named)

    page = (await api.client.get(f"/matters/{matter}/report")).text
    text = (await api.client.get(f"/matters/{matter}/report.md")).text
    for shown in (page, text):
        assert "Signed by Ana, 20" in shown
        assert "For review: nobody has signed it" in shown
        assert "Proposed: nobody has signed it" in shown
        assert shown.index("High risk") < shown.index("Medium risk") < shown.index("Low risk")
        for said in (
            "The Supplier shall deliver the report k3.",
            "by 31 March 2031",
            "Liability cap: USD 1,000,000",
            "Notice period: Not found",
            "Notices shall be in writing.",
            "No such words in the chunk.",
            "Claimed, and not in the register: pay a fee",
            "rows of the register that nobody signed",
            "Nothing is computed from it.",
        ):
            assert said in shown, said
        assert "parts 3." in shown
        # A matter with a register has no positions to say this of.
        assert "None that is not accepted." not in shown
        assert "Everything in the playbook was evaluated." not in shown
    assert f'href="/matters/{matter}/register?run=r1"' in page
    assert "<strong>Bo</strong> approved it with exceptions, " in page
    assert "&lt;b&gt;[pay](http://x.test)&lt;/b&gt;" in page
    assert "<b>[pay]" not in page
    assert r"\<b\>\[pay\]\(http\://x.test\)\</b\>" in text
    assert r"Business \*wants\* it" in text
    banner = (await api.client.get(f"/matters/{matter}")).text
    assert "Approved with exceptions by Bo, " in banner
    found = (await api.client.get(f"/v1/matters/{matter}/report")).json()
    assert found["closing"] == "approved"
    assert [(each["who"], each["kind"], each["words"]) for each in found["decisions"]] == [
        ("Ana", "signed_off", "signed 1 row(s) of the register"),
        ("Bo", "approved", "approved it with exceptions"),
    ]
    signing, approval = found["decisions"]
    assert signing["obligations"] == ["k1"]
    assert (approval["note"], approval["exceptions"]) == ("Business *wants* it", named)
    assert approval["at"].startswith("20")
    register = found["register"]
    assert register["signed"] == 1
    signers = {each["key"]: each["who"]["signer"] for each in register["obligations"]}
    assert signers == {"k1": "Ana", "k2": "", "k3": "", "k4": "", "k5": ""}
    assert [each["title"] for each in register["terms"]] == ["Liability cap", "Notice period"]
    assert [each["sentence"] for each in register["gaps"]] == ["Notices shall be in writing."]
    assert register["escalations"][0]["claimed"] == "pay a fee"
    assert register["unread"] == [3]


async def test_what_people_decided_is_the_same_for_programs_and_in_print(api: Api) -> None:
    published = (await api.client.get("/v1/ops")).json()["log"]["last_seq"]
    (listed,) = (await api.client.get("/v1/playbooks", params={"wait": published})).json()
    matter, seq = await api.routed(Reviewed(digest=str(listed["digest"])))
    await api.client.get(f"/v1/matters/{matter}", params={"wait": seq})
    empty = (await api.client.get(f"/v1/matters/{matter}/report")).json()
    assert (empty["decisions"], empty["closing"], empty["notes"]) == ([], "", 0)
    assert empty["register"] is None
    verdict = {"position": "term", "verdict": "fallback"}
    await _act(api, matter, "overridden", "Ana", note="agreed with them", **verdict)
    await _act(api, matter, "noted", "Cy", note="ask the board")
    named = ["route:red", "term"]
    await _act(api, matter, "approved", "Bo", note="the board knows", exceptions=named)
    await _act(api, matter, "signed_off", "Ana", note="done")
    found = (await api.client.get(f"/v1/matters/{matter}/report")).json()
    assert found["closing"] == "signed_off"
    assert found["notes"] == 1
    (clause,) = found["clauses"]
    assert clause["override"] == {
        "verdict": "fallback", "who": "Ana", "note": "agreed with them",
        "seq": found["decisions"][0]["seq"],
    }  # fmt: skip
    assert [each["kind"] for each in found["decisions"]] == [
        "overridden", "approved", "signed_off"
    ]  # fmt: skip
    assert found["decisions"][0]["verdict"] == "fallback"
    assert found["decisions"][1]["exceptions"] == named
    page = (await api.client.get(f"/matters/{matter}/report")).text
    text = (await api.client.get(f"/matters/{matter}/report.md")).text
    for each in found["decisions"]:
        for shown in (page, text):
            assert each["who"] in shown
            assert each["words"] in shown
            assert each["note"] in shown
    for shown in (page, text):
        assert "Notes left on this run: 1." in shown.replace("\\", "")
