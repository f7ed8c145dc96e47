"""Every page of a matter in every state, for runs that are there and not: never a fault of ours."""

import asyncio

import pytest

from support.api import Api
from support.made_run import Made
from support.register_api import ready

REGISTER = (
    "/register", "/register?tab=terms", "/register?tab=unread", "/register?tab=changes",
    "/register/row?key=k1", "/register/row?key=none", "/register/passage?start=0&end=5",
    "/register/passage?start=9&end=1", "/register/passage?start=999999&end=9999999",
    "/register/marks?start=0&end=5&page=1", "/register/pages/1.png",
)  # fmt: skip
OTHERS = (
    "", "/history", "/report", "/report.md", "/text", "/raw", "/pages/1.png", "/pages/1/marks",
    "/questions",
)  # fmt: skip
RUNS = ("", "r1", "r2", "q1", "0", "%00")


async def unread(api: Api) -> str:
    """A matter whose one document could not be read."""
    made = Made(matter=str((await api.submit())["matter"]))
    seq = await api.record("ingest", made.at("ingested"), made.unreadable())
    await api.client.get(f"/v1/matters/{made.matter}", params={"wait": seq})
    return made.matter


async def handed_in(api: Api) -> str:
    """A matter of which nothing is known yet."""
    submitted = await api.submit()
    await api.client.get("/v1/matters", params={"wait": int(str(submitted["seq"]))})
    return str(submitted["matter"])


@pytest.mark.parametrize("state", ["unread", "handed_in", "register"])
async def test_no_page_of_a_matter_fails(api: Api, state: str) -> None:
    make = {"unread": unread, "handed_in": handed_in, "register": ready}[state]
    matter = await make(api)
    # A register's other pages wait for its playbook, which nobody publishes here.
    pages = REGISTER if state == "register" else (*REGISTER, *OTHERS)

    async def look(page: str, run: str) -> None:
        asked = f"{'&' if '?' in page else '?'}run={run}" if run else ""
        answer = await api.client.get(f"/matters/{matter}{page}{asked}")
        no_report = answer.status_code == 503 and "report" in page
        assert answer.status_code < 500 or no_report, f"{page}{asked}: {answer.text[:300]}"

    await asyncio.gather(*(look(page, run) for page in pages for run in RUNS))
