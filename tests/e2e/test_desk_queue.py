"""The queue by hand: files dropped on it, its keys, the proposer's switch, its own updates."""

import re

import pytest
from playwright.async_api import expect

from support.browser import Desk
from support.embedded import ROOT

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
SAMPLES = ROOT / "samples"
SLOW = 60_000
DROP = """
files => {
  const transfer = new DataTransfer();
  for (const [name, text] of files) transfer.items.add(new File([text], name));
  document.body.dispatchEvent(new DragEvent("dragover", {dataTransfer: transfer, bubbles: true}));
  document.body.dispatchEvent(new DragEvent("drop", {dataTransfer: transfer, bubbles: true}));
}
"""


async def test_many_files_dropped_on_the_page_are_sent_with_a_bar_each(desk: Desk) -> None:
    text = (SAMPLES / "nda-clean.txt").read_text()
    files = [[f"handful {n} <b>.txt", f"Reference D{n}.\n\n{text}"] for n in range(12)]
    async with desk.page() as page:
        await page.goto("/")
        await page.get_by_text("Offline", exact=True).click()
        await expect(page.locator(".honest")).to_contain_text("No model called")
        await page.evaluate(DROP, files)
        await expect(page.locator(".up progress")).to_have_count(12)
        done = page.get_by_role("link", name="Stored: open matter")
        await expect(done).to_have_count(12, timeout=SLOW)
        assert await page.locator(".up b b").count() == 0
        await page.goto("/?q=handful")
        await expect(page.locator("#rows > tr")).to_have_count(12)
        # The switch is remembered, and the runs say who proposed.
        await expect(page.locator('.proposer input[value="offline"]')).to_be_checked()
        await page.locator("#rows > tr .doc a").first.click()
        await expect(page.locator("#head")).to_contain_text("Offline · no model called")
        await expect(page.locator("#result")).to_contain_text(
            re.compile("Yellow|Red"), timeout=SLOW
        )


async def test_a_file_that_is_refused_says_why_and_holds_up_no_other(desk: Desk) -> None:
    async with desk.page() as page:
        await page.goto("/")
        await page.evaluate(
            """() => {
              const transfer = new DataTransfer();
              transfer.items.add(new File([new Uint8Array(60 * 1024 * 1024)], "huge.pdf"));
              transfer.items.add(new File(["An agreement."], "small.txt"));
              document.body.dispatchEvent(
                new DragEvent("drop", {dataTransfer: transfer, bubbles: true}));
            }"""
        )
        huge = page.locator(".up", has_text="huge.pdf")
        await expect(huge).to_contain_text("Over 50 MB")
        small = page.locator(".up", has_text="small.txt")
        await expect(small).to_contain_text("Stored", timeout=SLOW)


async def test_every_key_of_the_queue(desk: Desk) -> None:
    terms = {"proposer": "recorded", "playbook": "vendor-nda"}
    for name in ("nda-clean.txt", "nda-perpetual.txt"):
        await desk.ended(await desk.submit(SAMPLES / name, name=f"quay {name}", **terms))
    async with desk.page() as page:
        await page.goto("/")
        await page.keyboard.press("?")
        await expect(page.locator("#keys")).to_be_visible()
        await expect(page.locator("#keys")).to_contain_text("put on hold")
        await page.keyboard.press("Escape")
        await expect(page.locator("#keys")).not_to_be_visible()
        await page.keyboard.press("/")
        await page.keyboard.type("quay")
        await page.keyboard.press("Enter")
        await page.wait_for_url("**q=quay**")
        rows = page.locator("#rows > tr")
        await expect(rows).to_have_count(2)
        await page.keyboard.press("j")
        await page.keyboard.press("j")
        await expect(rows.nth(1)).to_have_attribute("aria-selected", "true")
        await page.keyboard.press("k")
        await expect(rows.nth(0)).to_have_attribute("aria-selected", "true")
        await page.keyboard.press("Enter")
        await page.wait_for_url("**/matters/*")
        await page.keyboard.press("b")
        await page.wait_for_url("**q=quay**")
        await expect(rows.nth(0)).to_have_attribute("aria-selected", "true")


async def test_the_list_follows_the_log_and_keeps_the_place_of_who_reads_it(desk: Desk) -> None:
    terms = {"proposer": "recorded", "playbook": "vendor-nda"}
    first = await desk.submit(SAMPLES / "nda-clean.txt", name="tide one.txt", **terms)
    await desk.ended(first)
    async with desk.page() as page:
        await page.goto("/?q=tide")
        await page.keyboard.press("j")
        second = await desk.submit(SAMPLES / "nda-perpetual.txt", name="tide two.txt", **terms)
        await desk.ended(second)
        fresh = page.locator("#fresh")
        await expect(fresh).to_contain_text("new", timeout=SLOW)
        await expect(page.locator(f"#m-{first}")).to_have_attribute("aria-selected", "true")
        await fresh.click()
        await expect(page.locator(f"#m-{second}")).to_contain_text("Red", timeout=SLOW)
        async with desk.system.client() as client:
            based_on = (await desk.matter(second))["seq"]
            said = {"kind": "assigned", "who": "Ana Prado", "assignee": "Bea Lima"}
            act = {**said, "based_on": based_on}
            await client.post(f"/v1/matters/{second}/acts", json=act)
        await expect(page.locator(f"#m-{second} .as")).to_contain_text("BL", timeout=SLOW)


async def test_documents_of_evaluations_are_on_a_list_of_their_own(desk: Desk) -> None:
    async with desk.page("Someone") as page:
        await page.goto("/?view=all")
        contract = await desk.submit_bytes(b"A letter.", "a contract.txt", b"", proposer="offline")
        trial = await desk.submit_bytes(
            b"A sample.",
            "a sample of an evaluation.txt",
            b"",
            proposer="offline",
            source="evaluation",
        )
        for each in (contract, trial):
            await desk.ended(each)
        # Also live: the contract comes, the sample does not.
        await expect(page.locator(f"#m-{contract}")).to_be_visible(timeout=SLOW)
        await expect(page.locator(f"#m-{trial}")).to_have_count(0)
        for address in ("/", "/?view=all", "/?view=all&q=sample", "/ops", "/register"):
            await page.goto(address)
            await expect(page.get_by_text("a sample of an evaluation.txt")).to_have_count(0)
        await page.goto("/")
        await page.get_by_role("link", name="Evaluations, questions").click()
        await expect(page.locator(f"#m-{trial}")).to_be_visible(timeout=SLOW)
        await expect(page.locator(f"#m-{contract}")).to_have_count(0)
        await expect(page.locator(f"#m-{trial}")).to_contain_text("Decided")
        await expect(page.locator("#lead")).to_contain_text("decided")
        await expect(page.locator("#main")).not_to_contain_text("sign-off")
        # Who asks after it by name is told.
        await page.goto("/ops?about=sample")
        await expect(page.get_by_text("a sample of an evaluation.txt")).to_have_count(1)


async def test_what_is_on_hold_is_a_filter_with_its_count(desk: Desk) -> None:
    terms = {"proposer": "recorded", "playbook": "vendor-nda"}
    names = ("pause one.txt", "pause two.txt")
    one, two = [await desk.submit(SAMPLES / "nda-clean.txt", name=name, **terms) for name in names]
    for each in (one, two):
        await desk.ended(each)
    async with desk.page("Ana Prado") as page:
        await page.goto("/?q=pause")
        await expect(page.locator("#rail")).not_to_contain_text("On hold")
        await page.goto(f"/matters/{one}")
        await page.keyboard.press("h")
        await page.keyboard.press("Control+Enter")
        await expect(page.locator('[data-key="h"] summary')).to_have_text("On hold")
        await page.goto("/?q=pause")
        await expect(page.locator("#lead")).to_contain_text("2 need sign-off")
        await expect(page.locator("#lead")).to_contain_text("1 on hold")
        await page.locator("#rail").get_by_role("link", name="On hold").click()
        await expect(page.locator("#rows > tr")).to_have_count(1)
        # Beside the status that it has all the same.
        await expect(page.locator(f"#m-{one} .st")).to_have_text("On holdNeeds sign-off")
        async with desk.system.client() as client:
            found = (await client.get("/v1/matters", params={"held": True, "q": "pause"})).json()
            rest = (await client.get("/v1/matters", params={"held": False, "q": "pause"})).json()
        assert [each["matter"] for each in found["matters"]] == [one]
        assert [each["matter"] for each in rest["matters"]] == [two]
        assert found["counts"]["by"]["held"] == {"true": 1, "false": 1}
