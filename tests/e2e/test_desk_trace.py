"""The trace beside a page that changes: other runs, failures, and what people make of it."""

import re

import pytest
from playwright.async_api import Page, expect

from support.browser import Desk, Json
from support.embedded import ROOT

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
SAMPLES = ROOT / "samples"
SLOW = 60_000
PROPOSE = '[data-step="propose"]'


async def again(desk: Desk, matter: str, **how: object) -> str:
    """The name of another run, just started."""
    async with desk.system.client() as client:
        answer = await client.post(f"/v1/matters/{matter}/review", json=how)
    assert answer.status_code == 202, answer.text
    return str(answer.json()["run"])


async def act(desk: Desk, matter: str, **given: object) -> None:
    found = await desk.matter(matter)
    async with desk.system.client() as client:
        body: Json = {"who": "Ana", "based_on": found["seq"], "run": found["run"], **given}
        answer = await client.post(f"/v1/matters/{matter}/acts", json=body)
    assert answer.status_code == 201, answer.text


async def trace(page: Page) -> list[str]:
    """What the trace says of steps, rows and route, without times."""
    words: list[str] = []
    for part in ("[data-step]", '[data-t="rows"] tr', '[data-t="tally"]', '[data-t="people"]'):
        words += await page.locator(f"#trace {part}").all_inner_texts()
    return [re.sub(r"[\d.]+ m?s", "", each) for each in words]


async def test_a_run_that_fails_says_the_same_to_its_watcher_and_after_a_reload(
    desk: Desk,
) -> None:
    matter = await desk.submit(SAMPLES / "nda-clean.txt", proposer="live", playbook="vendor-nda")
    await desk.ended(matter)
    async with desk.page() as page:
        for _ in range(3):
            await page.goto(f"/matters/{matter}")
            await expect(page.locator(PROPOSE)).to_contain_text("failed")
            run = await again(desk, matter, proposer="live")
            await expect(page.locator('[data-t="who"]')).to_contain_text(run, timeout=SLOW)
            await expect(page.locator("#result")).to_have_attribute("data-run", run, timeout=SLOW)
            await expect(page.locator(PROPOSE)).to_contain_text("failed", timeout=SLOW)
            await expect(page.locator('[data-t="rows"]')).not_to_contain_text("waiting")
            watched = await trace(page)
            await page.reload()
            await expect(page.locator(PROPOSE)).to_contain_text("failed")
            assert await trace(page) == watched


async def test_a_run_beside_the_one_that_is_shown_says_so_while_it_lasts(desk: Desk) -> None:
    matter = await desk.submit(SAMPLES / "demo-nda.pdf", proposer="recorded", playbook="vendor-nda")
    await desk.ended(matter)
    await act(desk, matter, kind="signed_off")
    async with desk.page() as page:
        await page.goto(f"/matters/{matter}")
        beside = page.locator('[data-t="beside"]')
        await expect(page.locator('[data-t="who"]')).to_contain_text("r1")
        await expect(beside).to_be_hidden()
        await again(desk, matter, proposer="recorded", paced=True)
        await expect(beside).to_have_text(
            "This is run r2, under way. Findings and result are those of run r1.", timeout=SLOW
        )
        await page.reload()
        await expect(beside).to_contain_text("This is run r2, under way.")
        await expect(page.locator('[data-t="who"]')).to_contain_text("r1", timeout=SLOW)
        await expect(beside).to_be_hidden()


async def test_an_override_is_in_the_trace_of_everybody_who_looks(desk: Desk) -> None:
    matter = await desk.submit(
        SAMPLES / "nda-five-year.md", proposer="recorded", playbook="vendor-nda"
    )
    await desk.ended(matter)
    async with desk.page() as page:
        await page.goto(f"/matters/{matter}")
        people = page.locator('[data-t="people"]')
        await expect(page.locator('[data-t="tally"]')).to_contain_text("YELLOW")
        await expect(people).to_be_hidden()
        await act(desk, matter, kind="overridden", position="term", verdict="reject", note="long")
        await expect(people).to_contain_text("Ana overrode Confidentiality term to reject.")
        await expect(people).to_contain_text("RED", timeout=SLOW)
        await expect(page.locator('[data-t="tally"]')).to_contain_text("YELLOW")
        row = page.locator('[data-row="term"]')
        await expect(row).to_contain_text(re.compile("Fallback.*Ana says.*Reject"))
        watched = await trace(page)
        await page.reload()
        await expect(people).to_contain_text("RED")
        assert await trace(page) == watched
        await act(desk, matter, kind="overridden", position="term", verdict="fallback", note="no")
        await expect(people).to_be_hidden()
        await expect(row).not_to_contain_text("Ana")
