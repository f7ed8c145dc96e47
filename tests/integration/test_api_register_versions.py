"""A new version's register beside the one before it."""

from dataclasses import replace

import httpx

from support.api import Api
from support.made_register import MadeRegister, five, obligation
from support.register_api import act, keys, opened, ready, register


async def test_a_new_version_is_the_matters_next_run_and_shows_what_changed(api: Api) -> None:
    matter = await ready(api)
    await opened(api, matter, "k1", "k2", "k3")
    assert (await act(api, matter, "signed_off", obligations=["k1", "k2"])).status_code == 201

    async def hand_in(content: bytes, key: str = "") -> httpx.Response:
        return await api.client.post(
            f"/v1/matters/{matter}/versions",
            files={"file": ("amended.txt", content)},
            headers={"Idempotency-Key": key} if key else {},
        )

    new = b"Amended."
    first = await hand_in(new, "v2")
    assert first.status_code == 202, first.text
    assert (first.json()["run"], first.json()["already"]) == ("r2", False)
    again = await hand_in(new, "v2")
    assert (again.json()["run"], again.json()["already"]) == ("r2", True)
    reused = await hand_in(b"Something else.", "v2")
    assert reused.status_code == 422
    assert reused.json()["detail"] == (
        "The key 'v2' came with another document before (run r2): use a new key."
    )
    same = await hand_in(new)
    assert same.status_code == 409
    assert same.json()["detail"].startswith("amended.txt has the very bytes of run r2")

    later = MadeRegister(matter=matter, run="r2").with_rows(
        replace(five()[0], place=five()[1].place),
        replace(five()[1], risk="high"),
        obligation("new", quote="Notices must be sent by courier to the registered office."),
    )
    seq = await api.finish(later)
    found = await register(api, matter, seq)
    changes = found["changes"]
    assert (changes["run"], changes["added"], changes["unchanged"]) == ("r1", ["new"], ["k1"])
    assert changes["changed"] == [{"key": "k2", "before": "k2", "fields": ["risk"]}]
    assert keys(changes["gone"]) == ["k3", "k4", "k5"]
    rows = {each["key"]: each for each in found["obligations"]}
    assert (rows["k1"]["who"]["signed"], rows["k1"]["who"]["run"]) == (True, "r1")
    assert rows["k2"]["who"]["signed"] is False
    assert [each["who"] for each in rows["k2"]["who"]["past"]] == ["Ana"]
    earlier = await register(api, matter, run="r1")
    assert (earlier["current"], earlier["total"]) == (False, 5)


async def test_a_version_of_no_matter_or_without_a_playbook_is_refused(api: Api) -> None:
    files = {"file": ("a.txt", b"x")}
    nowhere = await api.client.post("/v1/matters/nothing/versions", files=files)
    assert nowhere.status_code == 404
    matter = await ready(api)
    answer = await api.client.post(
        f"/v1/matters/{matter}/versions", files=files, data={"playbook": "none-such"}
    )
    assert answer.status_code == 404
    assert answer.json()["detail"].startswith("There is no playbook 'none-such'.")
