"""Acts on a matter's register over HTTP, as the tests of it do them."""

from typing import Any

import httpx

from quotary.core.obligations.register import Obligation
from support.api import Api
from support.made_register import MadeRegister

Json = dict[str, Any]


async def act(api: Api, matter: str, kind: str, **given: object) -> httpx.Response:
    """The answer to an act of Ana's; a taken one is in the register by then."""
    found = (await api.client.get(f"/v1/matters/{matter}")).json()
    body = {"kind": kind, "who": "Ana", "based_on": found["seq"], "run": "r1", **given}
    answer = await api.client.post(f"/v1/matters/{matter}/acts", json=body)
    if answer.status_code == 201:
        await api.client.get(f"/v1/matters/{matter}", params={"wait": answer.json()["seq"]})
    return answer


async def opened(
    api: Api, matter: str, *keys: str, who: str = "Ana", run: str = "r1"
) -> httpx.Response:
    """The answer to the last of the openings of these rows."""
    answer = httpx.Response(500)
    for key in keys:
        answer = await api.client.post(
            f"/v1/matters/{matter}/register/{key}/opened", json={"who": who, "run": run}
        )
        assert answer.status_code in (200, 404, 409), answer.text
    return answer


async def ready(api: Api, *rows: Obligation) -> str:
    """A routed matter with a register of these rows, or of five."""
    made = MadeRegister().with_rows(*rows) if rows else MadeRegister()
    matter, seq = await api.routed(made)
    await api.client.get(f"/v1/matters/{matter}", params={"wait": seq})
    return matter


async def register(api: Api, matter: str, wait: int = 0, **asked: str) -> Json:
    """The matter's register, as JSON."""
    answer = await api.client.get(f"/v1/matters/{matter}/register", params={"wait": wait, **asked})
    assert answer.status_code == 200, answer.text
    return answer.json()


def keys(rows: list[Json]) -> list[str]:
    """The rows' keys, in their order."""
    return [row["key"] for row in rows]
