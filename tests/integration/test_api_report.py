"""The report over HTTP: 503 where nothing was evaluated, decided or can be read."""

from dataclasses import replace

import pytest

from support.api import Api
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
