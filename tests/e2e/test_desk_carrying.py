"""What people said and typed is not lost: over a reload, and to the next run."""

import pytest
from playwright.async_api import expect

from support.browser import Desk
from support.embedded import ROOT

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
SAMPLES = ROOT / "samples"
TERMS = {"proposer": "recorded", "playbook": "vendor-nda"}
SLOW = 60_000
NOTE = "Five years are agreed in the frame contract."


async def test_typed_words_outlive_a_reload_until_they_are_recorded(desk: Desk) -> None:
    matter = await desk.submit(SAMPLES / "nda-five-year.md", name="typed.md", **TERMS)
    await desk.ended(matter)
    async with desk.page("Ana Prado") as page:
        await page.goto(f"/matters/{matter}")
        form = 'form[data-act="override-term-1"]'
        await page.locator(f"{form} textarea").fill(NOTE)
        await page.reload()
        await expect(page.locator(f"{form} textarea")).to_have_value(NOTE)
        await page.locator(form).get_by_text("Accept", exact=True).click()
        await page.locator(f"{form} button[type=submit]").click()
        await expect(page.locator("#result")).to_contain_text("1 override", timeout=SLOW)
        await page.reload()
        await expect(page.locator(f"{form} textarea")).to_have_value("")


async def test_an_override_is_offered_to_the_next_run_and_carried_by_a_click(desk: Desk) -> None:
    matter = await desk.submit(SAMPLES / "nda-five-year.md", name="carried.md", **TERMS)
    await desk.ended(matter)
    async with desk.page("Ana Prado") as page:
        await page.goto(f"/matters/{matter}")
        form = 'form[data-act="override-term-1"]'
        await page.locator(form).get_by_text("Accept", exact=True).click()
        await page.locator(f"{form} textarea").fill(NOTE)
        await page.locator(f"{form} button[type=submit]").click()
        await expect(page.locator("#result")).to_contain_text("Green", timeout=SLOW)
        await page.locator('summary:has-text("Run again")').click()
        await page.locator('form[data-act="review"] button').click()
        note = page.locator(".b-note")
        await expect(note).to_contain_text("1 override of run r1 can be carried", timeout=SLOW)
        await expect(page.locator("#result")).to_contain_text("Yellow")
        await page.get_by_role("button", name="Carry over").click()
        await expect(page.locator("#result")).to_contain_text("Green", timeout=SLOW)
    found = (await desk.matter(matter))["runs"]
    notes = [each["note"] for run in found for each in run["overrides"]]
    assert f"Carried over from run r1 (Ana Prado): {NOTE}" in notes


async def test_a_matter_is_put_on_hold_and_released_with_keys(desk: Desk) -> None:
    matter = await desk.submit(SAMPLES / "nda-clean.txt", name="held nda.txt", **TERMS)
    await desk.ended(matter)
    async with desk.page("Ana Prado") as page:
        await page.goto(f"/matters/{matter}")
        await page.keyboard.press("h")
        await page.keyboard.type("The other side is on holiday.")
        await page.keyboard.press("Control+Enter")
        await expect(page.locator("#head")).to_contain_text("On hold", timeout=SLOW)
        await page.goto("/?q=held")
        await expect(page.locator("#rows > tr").first).to_contain_text("On hold")
        await page.goto(f"/matters/{matter}")
        await page.keyboard.press("h")
        await page.keyboard.press("Control+Enter")
        await expect(page.locator("#head")).not_to_contain_text("On hold", timeout=SLOW)
