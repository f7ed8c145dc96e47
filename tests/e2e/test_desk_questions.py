"""The question box: asked by hand and by key, answered with quotes that lead into the document."""

import pytest
from playwright.async_api import Page, expect

from support.browser import Desk
from support.embedded import ROOT

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
SAMPLES = ROOT / "samples"
SLOW = 60_000
TERMS = {"proposer": "recorded", "playbook": "vendor-nda"}
LAW = "Which law governs the agreement?"


async def ask(page: Page, question: str) -> None:
    await page.locator("body").press("i")
    await expect(page.locator("#ask-q")).to_be_focused()
    await page.keyboard.type(question)
    await page.keyboard.press("Enter")


async def test_an_answer_leads_to_its_place_on_the_page_and_back(desk: Desk) -> None:
    matter = await desk.submit(SAMPLES / "demo-nda.pdf", **TERMS)
    await desk.ended(matter)
    async with desk.page("Asker") as page:
        await page.goto(f"/matters/{matter}")
        await ask(page, LAW)
        card = page.locator("#asked .ask-a").first
        await expect(card).to_have_attribute("data-state", "answered", timeout=SLOW)
        await expect(card).to_contain_text("laws of the State of Delaware")
        await expect(card).to_contain_text("no model was called")
        await expect(card).to_contain_text("Asker")
        await card.locator("[data-answer]").first.click()
        mark = page.locator(".asked-over .box").first
        await expect(mark).to_be_visible(timeout=SLOW)
        await expect(mark).to_be_in_viewport()
        # The page's own question is not a run: the trace stays with the review.
        await expect(page.locator('[data-t="who"]')).to_contain_text("run r1")
        await page.locator('[data-as="text"]').click()
        await card.locator("[data-answer]").first.click()
        words = page.locator("#as-text mark[id^='tq-ask-']")
        await expect(words).to_be_in_viewport(timeout=SLOW)
        await page.reload()
        await page.locator("#ask > summary").click()
        await expect(page.locator("#asked .ask-a")).to_have_count(1)
        await expect(page.locator("#ask-count")).to_have_text("1 asked")


async def test_an_absent_answer_is_declined_in_sight_of_everybody(desk: Desk) -> None:
    matter = await desk.submit(SAMPLES / "nda-clean.txt", **TERMS)
    await desk.ended(matter)
    async with desk.page("One") as one, desk.page("Other") as other:
        for page in (one, other):
            await page.goto(f"/matters/{matter}")
        await other.locator("#ask > summary").click()
        await ask(one, "Is there a non-solicitation clause?")
        for page in (one, other):
            card = page.locator("#asked .ask-a").first
            await expect(card).to_have_attribute("data-state", "declined", timeout=SLOW)
            await expect(card).to_contain_text("Looked at: the whole document")
            await expect(card).to_contain_text("Nowhere in it: “solicitation”")


async def test_an_answer_about_an_earlier_version_says_so_and_asks_again(desk: Desk) -> None:
    old = (SAMPLES / "nda-clean.txt").read_bytes()
    new = old.replace(b"two (2) years after", b"nine (9) years after")
    question = "How long do the undertakings of confidentiality remain in force?"
    async with desk.system.client() as client:
        for content in (old, new):
            form = {"proposer": "offline", "playbook": "vendor-nda", "source": "dms",
                    "external_id": "asked-twice"}  # fmt: skip
            files = [("files", ("nda.txt", content))]
            answer = await client.post("/v1/matters", files=files, data=form)
            matter = answer.json()["submitted"][0]["matter"]
            if content is old:
                url = f"/v1/matters/{matter}/questions?within=30"
                await client.post(url, json={"question": question, "who": "Ana"})
    async with desk.page("Asker") as page:
        await page.goto(f"/matters/{matter}?run=r2#ask")
        card = page.locator("#asked .ask-a").first
        await expect(card).to_contain_text("two (2) years", timeout=SLOW)
        await expect(card).to_contain_text("This is about an earlier version")
        await card.locator("[data-again]").click()
        newest = page.locator("#asked .ask-a").first
        await expect(newest).to_contain_text("nine (9) years", timeout=SLOW)
        await expect(newest).not_to_contain_text("earlier version")


async def test_a_hostile_question_and_contract_stay_text(desk: Desk) -> None:
    hostile = (
        "MUTUAL NON-DISCLOSURE AGREEMENT\n\n1. Law. This Agreement <img src=x onerror=alert(1)> is "
        "governed by the laws of the State of New York.\n"
    )
    terms = {"proposer": "offline", "playbook": "vendor-nda"}
    matter = await desk.submit_bytes(hostile.encode(), "a.txt", b"", **terms)
    await desk.ended(matter)
    async with desk.page("<b>Eve</b>") as page:
        await page.goto(f"/matters/{matter}")
        await ask(page, LAW)
        card = page.locator("#asked .ask-a").first
        await expect(card).to_contain_text("<img src=x onerror=alert(1)>", timeout=SLOW)
        await ask(page, "Which law governs <script>alert(2)</script>?")
        await expect(page.locator("#asked .ask-a")).to_have_count(2, timeout=SLOW)
        await expect(card.locator("summary")).to_contain_text("<script>alert(2)</script>")
        assert await page.locator("#ask img, #ask script:not([src])").count() == 0


@pytest.mark.parametrize(("width", "dark"), [(390, False), (390, True), (1440, True)])
async def test_the_box_is_usable_on_a_phone_and_in_the_dark(
    desk: Desk,
    axe: str,
    width: int,
    dark: bool,  # noqa: FBT001 - a parameter of the test
) -> None:
    matter = await desk.submit(SAMPLES / "nda-five-year.md", name=f"box {width} {dark}", **TERMS)
    await desk.ended(matter)
    async with desk.page("Small Screen", width=width, dark=dark) as page:
        await page.goto(f"/matters/{matter}")
        await ask(page, "Must electronic information be encrypted?")
        card = page.locator("#asked .ask-a").first
        await expect(card).to_have_attribute("data-state", "answered", timeout=SLOW)
        wide = await page.evaluate("document.documentElement.scrollWidth")
        assert wide <= width
        await page.evaluate(axe)
        found = await page.evaluate("axe.run('#ask', {resultTypes: ['violations']})")
        assert [each["id"] for each in found["violations"]] == []
        await card.locator("[data-answer]").first.click()
        await expect(page.locator("#as-text mark[id^='tq-ask-']")).to_be_in_viewport(timeout=SLOW)
