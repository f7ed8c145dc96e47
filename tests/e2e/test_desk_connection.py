"""A page whose connection is lost says so, keeps what is typed, and catches up by itself."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Page, expect

from support.browser import Desk
from support.cut_line import Cut, Line
from support.embedded import ROOT

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
SLOW = 60_000
WAYS: tuple[Cut, ...] = ("dead", "refusing")
PLACES = """() => [...document.querySelectorAll('#head, #result, .cols, #list, .rail, .work > *')]
  .map((each) => JSON.stringify(each.getBoundingClientRect()))"""


@asynccontextmanager
async def behind(desk: Desk, width: int = 1440) -> AsyncGenerator[tuple[Line, Page]]:
    """A page that reaches the desk over a line of its own."""
    async with Line(desk.url) as line:
        context = await desk.browser.new_context(
            base_url=line.url, viewport={"width": width, "height": 900}
        )
        page = await context.new_page()
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        yield line, page
        await context.close()
        assert not errors, errors


async def remark(desk: Desk, matter: str, kind: str = "noted", **given: object) -> None:
    async with desk.system.client() as client:
        seq = (await client.get(f"/v1/matters/{matter}")).json()["seq"]
        act = {"kind": kind, "who": "Bo", "based_on": seq, "note": "meanwhile", **given}
        answer = await client.post(f"/v1/matters/{matter}/acts", json=act)
    assert answer.status_code == 201, answer.text


@pytest.mark.parametrize("way", WAYS)
async def test_a_live_matter_says_it_and_catches_up(desk: Desk, way: Cut) -> None:
    matter = await desk.submit(
        ROOT / "samples" / "demo-nda.pdf", proposer="recorded", playbook="vendor-nda", paced="true"
    )
    async with behind(desk) as (line, page):
        away = page.locator("#away")
        await page.goto(f"/matters/{matter}")
        await expect(page.locator('[data-step="read"]')).not_to_have_class("step p1 wait")
        await expect(away).to_be_empty()
        await page.get_by_text("Note", exact=True).click()
        await page.locator("#note-text").fill("Half a sentence, and")
        before = await page.evaluate(PLACES)
        await line.cut(way)
        await expect(away).to_contain_text("Connection lost")
        assert await page.evaluate(PLACES) == before
        await expect(page.locator("#note-text")).to_have_value("Half a sentence, and")
        await page.locator("#note-text").press_sequentially(" more")
        await desk.ended(matter)
        await remark(desk, matter, "assigned", assignee="Bo")
        await line.mend()
        await expect(away).to_be_empty(timeout=SLOW)
        await expect(page.locator('[data-t="tally"] .to')).to_be_attached(timeout=SLOW)
        await expect(page.locator("#result")).to_have_attribute("data-outcome", "routed")
        await expect(page.locator(".acts")).to_contain_text("With Bo")
        await expect(page.locator("#note-text")).to_have_value("Half a sentence, and more")
        # The console was folded once, however often the stream began.
        raw = await page.locator('[data-t="console"]').text_content() or ""
        assert raw.count('"counterparty"') <= 1, raw


@pytest.mark.parametrize("way", WAYS)
async def test_an_act_sent_while_it_is_lost_keeps_its_words(desk: Desk, way: Cut) -> None:
    matter = await desk.submit(
        ROOT / "samples" / "nda-one-way-ai.txt", proposer="recorded", playbook="vendor-nda"
    )
    await desk.ended(matter)
    async with behind(desk) as (line, page):
        await page.goto(f"/matters/{matter}")
        await page.get_by_text("Note", exact=True).click()
        form = page.locator('form[data-act="note"]')
        await form.locator("textarea").fill("Keep this")
        await form.locator('[name="who"]').fill("Ana")
        await line.cut(way)
        await form.get_by_role("button", name="Leave note").click()
        await expect(form.locator(".says")).not_to_be_empty()
        await expect(form.locator("textarea")).to_have_value("Keep this")
        await line.mend()
        await expect(page.locator("#away")).to_be_empty(timeout=SLOW)
        await form.get_by_role("button", name="Leave note").click()
        await expect(form.locator("textarea")).to_have_value("")
        assert (await desk.matter(matter))["history"][-1]["note"] == "Keep this"


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("way", WAYS)
async def test_the_queue_says_it_and_catches_up(desk: Desk, way: Cut, width: int) -> None:
    async with behind(desk, width) as (line, page):
        await page.goto("/")
        await expect(page.locator("#following")).to_contain_text("Following the log")
        await page.get_by_role("searchbox").fill("half a wo")
        before = await page.evaluate(PLACES)
        await line.cut(way)
        away = page.locator("#away")
        await expect(away).to_contain_text("Connection lost")
        await expect(page.locator("#following")).to_contain_text("Connection lost")
        await expect(page.locator("#following > span")).to_be_visible()
        assert await page.evaluate(PLACES) == before
        over = await page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert over <= 0
        matter = await desk.submit(
            ROOT / "samples" / "nda-one-way-ai.txt", proposer="recorded", playbook="vendor-nda"
        )
        await desk.ended(matter)
        await line.mend()
        await expect(away).to_be_empty(timeout=SLOW)
        await expect(page.locator("#following")).to_contain_text("Following the log")
        await expect(page.locator(f"#m-{matter}")).to_be_attached()
        await expect(page.get_by_role("searchbox")).to_have_value("half a wo")
