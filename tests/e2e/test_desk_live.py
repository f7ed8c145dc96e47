"""Upload to result in a browser, and what a reader who comes late or leaves early sees."""

import re

import pytest
from playwright.async_api import Page, expect

from support.browser import PACE_SECONDS, Desk
from support.embedded import ROOT

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
DEMO = ROOT / "samples" / "demo-nda.pdf"
SLOW = 60_000


async def start_demo(page: Page) -> str:
    await page.goto("/")
    await page.get_by_role("button", name="Use demo PDF").first.click()
    await page.wait_for_url(re.compile("/matters/"))
    return re.search("/matters/([a-z0-9]+)", page.url)[1]  # type: ignore[index] - it was waited for


async def until_writing(page: Page) -> str:
    """The console's words once the recording plays."""
    console = page.locator('[data-t="console"]')
    await expect(console).to_contain_text("document_type", timeout=SLOW)
    return (await console.text_content() or "").strip()


async def seconds(page: Page) -> float:
    words = await page.locator('[data-t="total"]').text_content() or ""
    number, unit = words.split()
    return float(number) / (1000 if unit == "ms" else 1)


async def test_an_upload_is_followed_to_its_result(desk: Desk) -> None:
    async with desk.page() as page:
        await page.goto("/")
        await page.get_by_text("Recorded", exact=True).click()
        await page.locator("#files").set_input_files([DEMO, ROOT / "samples" / "nda-perpetual.txt"])
        await expect(page.locator(".up progress")).to_have_count(2)
        opened = page.get_by_role("link", name="Stored: open matter")
        await expect(opened).to_have_count(2, timeout=SLOW)
        row = page.locator("#rows > tr", has_text="nda-perpetual.txt").first
        await expect(row).to_contain_text("Red", timeout=SLOW)
        await row.get_by_role("link").click()
        await expect(page.locator("#result")).to_contain_text("Red", timeout=SLOW)
        await expect(page.locator('[data-t="tally"]')).to_contain_text("RED", timeout=SLOW)
        await expect(page.locator(".find").first).to_contain_text("Reject")
        await expect(page.locator('[data-row="term"]')).to_contain_text("perpetual=true")


async def test_a_live_run_fills_the_page_it_was_opened_on(desk: Desk) -> None:
    async with desk.page() as page:
        await start_demo(page)
        await until_writing(page)
        await expect(page.locator('[data-step="propose"]')).to_have_class(re.compile("pulse"))
        await expect(page.locator("#result")).to_contain_text("Running")
        await expect(page.locator("#findings")).to_contain_text("proposed")
        assert await page.locator(".quote").count() == 0
        await expect(page.locator("#result")).to_contain_text("Green", timeout=SLOW)
        await expect(page.locator(".find")).to_have_count(10)
        await expect(page.locator(".box")).not_to_have_count(0)
        await expect(page.locator('[data-t="rule"]')).to_contain_text("green")


async def test_a_form_stays_open_while_the_page_is_drawn_anew(desk: Desk) -> None:
    async with desk.page("Ana") as page:
        await start_demo(page)
        await page.locator('details[data-key="n"] summary').click()
        await page.locator("#note-text").fill("while it runs")
        await until_writing(page)
        await expect(page.locator("#result")).to_have_attribute(
            "data-outcome", "routed", timeout=SLOW
        )
        await expect(page.locator("#note-text")).to_be_visible()
        await expect(page.locator("#note-text")).to_have_value("while it runs")
        await expect(page.locator("#note-text")).to_be_focused()


async def test_a_reload_in_the_middle_shows_all_of_it_and_true_times(desk: Desk) -> None:
    async with desk.page() as page:
        await start_demo(page)
        before = await until_writing(page)
        waited = await seconds(page)
        await page.reload()
        await expect(page.locator('[data-step="read"]')).not_to_have_class(re.compile("wait"))
        after = await until_writing(page)
        assert after.startswith(before[:40])
        assert len(after) >= len(before)
        assert await seconds(page) >= waited
        await expect(page.locator("#result")).to_contain_text("Green", timeout=SLOW)
        assert await seconds(page) >= PACE_SECONDS


async def test_closing_the_page_leaves_the_run_to_finish(desk: Desk) -> None:
    async with desk.page() as page:
        matter = await start_demo(page)
        await until_writing(page)
    assert (await desk.ended(matter))["route"] == "green"
    async with desk.page() as page:
        await page.goto(f"/matters/{matter}")
        await expect(page.locator("#result")).to_contain_text("Green")
        await expect(page.locator('[data-t="tally"]')).to_contain_text("10 accept", timeout=SLOW)


async def test_one_time_is_said_for_a_run_however_it_ended(desk: Desk) -> None:
    made = [
        await desk.submit(ROOT / "samples" / name, proposer=proposer, playbook="vendor-nda")
        for name, proposer in (
            ("demo-nda.pdf", "recorded"),
            ("nda-one-way-ai.txt", "recorded"),
            ("nda-perpetual.txt", "offline"),
            ("nda-perpetual.txt", "live"),
        )
    ]
    made.append(await desk.submit_bytes(b"%PDF-1.4", "broken.pdf", b"", playbook="vendor-nda"))
    async with desk.page() as page:
        for matter in made:
            await desk.ended(matter)
            await page.goto(f"/matters/{matter}")
            await expect(page.locator('[data-t="total"]')).not_to_be_empty()
            total = await page.locator('[data-t="total"]').text_content() or ""
            head = await page.locator("#head").text_content() or ""
            if "reviewed in" in head or "failed after" in head:
                assert f"reviewed in {total}" in head or f"failed after {total}" in head


async def test_one_count_of_reasons_is_said_everywhere(desk: Desk) -> None:
    matter = await desk.submit(
        ROOT / "samples" / "nda-one-way-ai.txt", proposer="recorded", playbook="vendor-nda"
    )
    found = await desk.ended(matter)
    async with desk.page() as page:
        await page.goto(f"/?q={matter}&view=all")
        more = await page.locator(f"#m-{matter} .more").text_content() or ""
        number = 1 + int(more.removeprefix("+"))
        await page.goto(f"/matters/{matter}")
        await expect(page.locator("#result .reasons li")).to_have_count(number)
        await expect(page.locator("#result .r-route")).to_contain_text(f"{number} reasons")
        await page.goto(f"/matters/{matter}/report")
        reasons = page.locator("h2", has_text="Reasons").first
        await expect(reasons).to_contain_text(str(number))
        await expect(page.locator("h2:has-text('Reasons') + ul li")).to_have_count(number)
        assert 1 < number <= len(found["reasons"])


async def test_a_finding_leads_to_its_quote_and_a_highlight_to_its_finding(desk: Desk) -> None:
    matter = await desk.submit(DEMO, proposer="recorded", playbook="vendor-nda")
    await desk.ended(matter)
    async with desk.page() as page:
        await page.goto(f"/matters/{matter}")
        await page.locator("#f-governing_law-1 > summary").click()
        box = page.locator("#q-governing_law-1-0")
        await expect(box).to_have_attribute("aria-current", "true", timeout=SLOW)
        await expect(box.locator("rect").first).to_be_in_viewport()
        await page.locator("#q-personal_data-1-0 rect").first.click()
        await expect(page.locator("#f-personal_data-1")).to_have_attribute("open", "")
        await page.get_by_role("button", name="Text", exact=True).click()
        await expect(page.locator("mark").first).to_be_visible()
