"""Handing files in: the playbook is chosen, a failure says what to do, a twin is named."""

from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from support.browser import Desk
from support.embedded import ROOT

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
SLOW = 60_000
OWN = "Services Agreement between A Ltd and B Ltd.\n1. The customer shall pay within 30 days.\n"


async def uploaded(page: Page, path: Path) -> str:
    await page.locator("#files").set_input_files(path)
    link = page.locator("#ups .up").filter(has_text=path.name).get_by_text("Stored: open matter")
    await expect(link).to_be_visible(timeout=SLOW)
    return str(await link.get_attribute("href")).removeprefix("/matters/")


async def test_the_playbook_is_chosen_before_a_file_is_dropped(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "chosen playbook.txt"
    path.write_text(OWN)
    async with desk.page("Someone") as page:
        await page.goto("/")
        await expect(page.locator("#drop")).to_contain_text("auto never takes these by itself")
        choice = page.get_by_label("Playbook")
        for title in ("Vendor NDA", "Obligations and key terms"):
            await expect(choice.locator("option").filter(has_text=title)).to_have_count(1)
        await choice.select_option("obligations")
        await page.get_by_text("Offline", exact=True).click()
        matter = await uploaded(page, path)
    found = await desk.ended(matter)
    assert (found["playbook"], found["proposer"]) == ("obligations", "offline")


async def test_a_file_without_a_recording_says_what_to_do_here(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "no recording.txt"
    path.write_text(OWN.replace("30", "45"))
    async with desk.page("Someone") as page:
        await page.goto("/")
        await expect(page.locator("#drop .as-recorded")).to_be_visible()
        matter = await uploaded(page, path)
        assert (await desk.ended(matter))["status"] == "failed"
        await page.goto(f"/matters/{matter}")
        result = page.locator("#result")
        await expect(result).to_contain_text("Run it again live")
        assert "--" not in await result.inner_text()
        # The name of the default playbook is a guess, and says so.
        await expect(result).to_contain_text("No playbook was recognised by title and opening")
        await expect(result).to_contain_text("Obligations and key terms")

        trace = page.locator("#trace")
        await expect(trace.locator('[data-step="propose"]')).to_contain_text("failed")
        await expect(trace.locator('[data-step="decide"]')).to_contain_text("not run")
        rows = trace.locator("tbody tr")
        await expect(rows.first).to_contain_text("never reached")
        assert "waiting" not in await trace.inner_text()
        assert "not known yet" not in await page.locator("#head").inner_text()

        await result.get_by_role("button", name="Run it offline").click()
        await expect(page.locator("#result")).to_contain_text("Out of playbook", timeout=SLOW)
        await expect(trace).to_contain_text("Rules — stand in for the model")


async def test_the_same_bytes_are_noticed_and_taken_all_the_same(
    desk: Desk, tmp_path: Path
) -> None:
    path = tmp_path / "twice.txt"
    path.write_text(OWN.replace("30", "60"))
    async with desk.page("Someone") as page:
        await page.goto("/")
        await page.get_by_text("Offline", exact=True).click()
        first = await uploaded(page, path)
        await page.reload()
        second = await uploaded(page, path)
        assert first != second
        also = page.locator("#ups .also")
        await expect(also).to_contain_text("This very file is also in another matter")
        await also.get_by_role("link").click()
        await page.wait_for_url(f"**/matters/{first}")
        said = page.locator("#result .also")
        await expect(said).to_contain_text("This very file is also in twice.txt (")
        # An evaluation with the same bytes is told apart, and is no matter that an upload names.
        trial = await desk.submit(path, proposer="offline", source="evaluation")
        await desk.ended(trial)
        await page.reload()
        await expect(said).to_contain_text("and 1 evaluation or question.")
        await expect(said.get_by_role("link")).to_have_count(1)
        await page.goto("/")
        await uploaded(page, path)
        await expect(also).to_contain_text("matter 1, matter 2")


async def test_failed_files_stand_first_and_what_is_below_is_said(
    desk: Desk, tmp_path: Path
) -> None:
    refused = tmp_path / "refused.txt"
    refused.write_text(OWN)
    several = [tmp_path / f"several {n}.txt" for n in range(14)]
    for n, path in enumerate(several):
        path.write_text(OWN.replace("30", str(200 + n)))
    async with desk.page("Someone") as page:
        await page.goto("/")
        await page.get_by_text("Offline", exact=True).click()
        more = page.locator("#ups-more")
        await expect(more).to_be_hidden()
        await page.route(
            "**/v1/matters",
            lambda route: (
                route.abort()
                if "refused.txt" in (route.request.post_data or "")
                else route.continue_()
            ),
        )
        await page.locator("#files").set_input_files([refused, *several])
        first = page.locator("#ups .up").first
        await expect(first).to_contain_text("The connection broke", timeout=SLOW)
        await expect(page.get_by_text("Stored: open matter")).to_have_count(14, timeout=SLOW)
        await expect(first).to_contain_text("refused.txt")
        await expect(more).to_contain_text("more: scroll down in this list")
        await page.locator("#ups").evaluate("ups => ups.scrollTo(0, ups.scrollHeight)")
        await expect(more).to_be_hidden()


async def test_a_name_with_a_quotation_mark_stays_what_it_is(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / 'NDA "final" 100%25.txt'
    path.write_text(OWN.replace("30", "75"))
    async with desk.page("Someone") as page:
        await page.goto("/")
        await page.get_by_text("Offline", exact=True).click()
        matter = await uploaded(page, path)
        await page.goto(f"/matters/{matter}")
        await expect(page.locator("#head h1")).to_have_text(path.name)


async def test_a_register_is_tallied_as_a_register(desk: Desk) -> None:
    sample = ROOT / "samples" / "obligations" / "covenant-letter.txt"
    matter = await desk.submit(sample, playbook="obligations", proposer="recorded")
    await desk.ended(matter)
    async with desk.page("Someone") as page:
        await page.goto(f"/matters/{matter}")
        tally = page.locator('[data-t="tally"]')
        await expect(tally).to_contain_text("for review")
        await expect(tally).to_contain_text("gap")
        assert "fallback" not in await tally.inner_text()
        lane = page.locator('[data-t="proposes"]')
        await expect(lane).to_contain_text("Kept answer")
        assert "Model" not in await lane.inner_text()
        await expect(page.locator("#trace thead")).to_be_hidden()
