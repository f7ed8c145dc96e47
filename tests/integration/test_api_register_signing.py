"""Opening and signing rows over HTTP, and every refusal."""

from datetime import datetime, timedelta

import httpx

from quotary.api.register.guard import sample
from support.api import Api
from support.made_register import MadeRegister, five, obligation
from support.register_api import act, opened, ready, register


async def test_one_opened_row_is_signed_and_the_proposal_stays(api: Api) -> None:
    matter = await ready(api)
    await opened(api, matter, "k1")
    answer = await act(api, matter, "signed_off", obligations=["k1"])
    assert answer.status_code == 201, answer.text
    # Signing a row closes nothing.
    assert answer.json()["matter"]["status"] == "needs_sign_off"
    found = await register(api, matter, answer.json()["seq"], signed="yes")
    (row,) = found["obligations"]
    assert (row["who"]["signer"], row["who"]["run"], row["who"]["seq"]) == (
        "Ana", "r1", answer.json()["seq"],
    )  # fmt: skip
    assert row["who"]["opened_at"] < row["who"]["at"]
    facts = (await api.client.get(f"/v1/matters/{matter}/facts")).text.splitlines()
    assert '"opened":true' in facts[-1].replace(" ", "")
    assert "deliver the report k1" in facts[-1]
    history = (await api.client.get(f"/v1/matters/{matter}")).json()["history"]
    assert history[-1]["sentence"] == "Ana signed off 1 row of the register."
    figures = (await api.client.get("/v1/obligations")).json()["figures"]
    assert (figures["signed"], figures["opened_first"], figures["override_rate"]) == (1, 1, 0.0)
    assert 0 < figures["seconds_from_opened"] <= figures["seconds_from_routed"]


async def test_an_opening_told_late_counts_from_when_it_was_but_not_from_before_the_run(
    api: Api,
) -> None:
    matter = await ready(api)
    url = f"/matters/{matter}/register/opened"
    tell = {"key": "k1", "run": "r1", "who": "Ana", "ago_ms": 3_600_000}
    assert (await api.client.post(url, data=tell)).status_code == 204
    answer = await act(api, matter, "signed_off", obligations=["k1"])
    assert answer.status_code == 201, answer.text
    found = await register(api, matter, answer.json()["seq"], signed="yes")
    who = found["obligations"][0]["who"]
    run = (await api.client.get(f"/v1/matters/{matter}")).json()["runs"][0]
    ended, opened_at = (
        datetime.fromisoformat(each) for each in (run["ended_at"], who["opened_at"])
    )
    assert abs(opened_at - ended) < timedelta(milliseconds=2)
    assert opened_at < datetime.fromisoformat(who["at"])
    for ago in (-1, 86_400_001, "long"):
        refused = await api.client.post(url, data={**tell, "key": "k2", "ago_ms": ago})
        assert refused.status_code in (400, 422)
    assert (await act(api, matter, "signed_off", obligations=["k2"])).status_code != 201


async def test_a_row_that_its_signer_has_not_opened_is_not_signed(api: Api) -> None:
    matter = await ready(api)
    await opened(api, matter, "k1", who="Bo")
    answer = await act(api, matter, "signed_off", obligations=["k1"])
    assert answer.status_code == 409
    assert answer.json()["type"] == "urn:quotary:problem:not-opened"
    assert answer.json()["detail"] == "Open and read the row before you sign it. Not opened: k1."
    assert answer.json()["must_open"] == ["k1"]


async def test_a_bulk_sign_off_needs_its_sample_opened(api: Api) -> None:
    matter = await ready(api, *(obligation(f"b{n}") for n in range(12)))
    every = [f"b{n}" for n in range(12)]
    wanted = sorted(sample(every, matter, 1, 0.2))
    assert len(wanted) == 3
    first = await act(api, matter, "signed_off", obligations=every)
    assert first.status_code == 409
    assert first.json()["must_open"] == wanted
    assert first.json()["detail"] == (
        "You sign 12 rows at once: a sample of 20% must have been opened by you, and these are 3 "
        f"that you have not opened. Read them, then sign again. Not opened: {', '.join(wanted)}."
    )
    # Others are not enough, the sample is.
    await opened(api, matter, *[key for key in every if key not in wanted])
    again = await act(api, matter, "signed_off", obligations=every)
    assert again.status_code == 409
    assert again.json()["must_open"] == wanted
    await opened(api, matter, *wanted)
    assert (await act(api, matter, "signed_off", obligations=every)).status_code == 201


async def test_rows_for_review_are_signed_one_by_one(api: Api) -> None:
    matter = await ready(api)
    await opened(api, matter, "k1", "k4")
    answer = await act(api, matter, "signed_off", obligations=["k1", "k4"])
    assert answer.status_code == 422
    assert answer.json()["detail"] == (
        "1 row of these 2 must be read one by one (bucket review). Open each and sign it alone. "
        "For review: k4."
    )
    assert (await act(api, matter, "signed_off", obligations=["k4"])).status_code == 201


async def test_a_signed_row_is_not_signed_again(api: Api) -> None:
    matter = await ready(api)
    await opened(api, matter, "k1")
    await act(api, matter, "signed_off", obligations=["k1"])
    answer = await act(api, matter, "signed_off", obligations=["k1"], who="Bo")
    assert answer.status_code == 409
    assert answer.json()["detail"] == "k1 is signed off already, by Ana."


async def test_a_key_that_is_gone_conflicts_and_an_unknown_one_is_refused(api: Api) -> None:
    matter = await ready(api)
    started = await api.client.post(f"/v1/matters/{matter}/review")
    assert started.status_code == 202
    seq = await api.finish(MadeRegister(matter=matter, run="r2").with_rows(five()[0]))
    await api.client.get(f"/v1/matters/{matter}", params={"wait": seq})
    gone = await act(api, matter, "signed_off", run="r2", obligations=["k2"])
    assert gone.status_code == 409
    assert gone.json()["detail"] == (
        "k2 is gone: run r2, which counts, has no such obligation; run r1 had. Look at what has "
        "changed."
    )
    unknown = await act(api, matter, "signed_off", run="r2", obligations=["nothing"])
    assert unknown.status_code == 422
    assert unknown.json()["detail"].startswith("Run r2 has no obligation 'nothing'.")
    stale = await act(api, matter, "signed_off", run="r1", obligations=["k1"])
    assert stale.status_code == 409
    assert stale.json()["detail"] == "You looked at run r1; r2 is the one that counts."
    assert (await opened(api, matter, "k1", run="r1")).json()["detail"] == (
        "You look at run r1; r2 is the one that counts."
    )
    assert (await opened(api, matter, "k2", run="r2")).status_code == 404


async def test_two_people_sign_different_rows_and_only_the_same_row_conflicts(api: Api) -> None:
    matter = await ready(api)
    seq = (await api.client.get(f"/v1/matters/{matter}")).json()["seq"]
    await opened(api, matter, "k1", "k2")
    await opened(api, matter, "k2", "k3", who="Bo")

    async def sign(who: str, *named: str) -> httpx.Response:
        body = {"kind": "signed_off", "who": who, "based_on": seq, "run": "r1",
                "obligations": list(named)}  # fmt: skip
        return await api.client.post(f"/v1/matters/{matter}/acts", json=body)

    assert (await sign("Ana", "k1")).status_code == 201
    # Bo has not seen that, and need not: it is another row.
    assert (await sign("Bo", "k3")).status_code == 201
    corrected = await act(
        api, matter, "overridden", obligation="k2", fields={"risk": "low"}, note="agreed"
    )
    assert corrected.status_code == 201
    answer = await sign("Bo", "k2")
    assert answer.status_code == 409
    assert answer.json()["type"] == "urn:quotary:problem:changed-since"
    assert answer.json()["detail"] == "Ana corrected risk of an obligation."
    assert answer.json()["changes"][0]["obligations"] == ["k2"]
