"""People's acts: two at once, and a triage that never touches a mouse."""

import pytest
from playwright.async_api import expect

from support.browser import Desk
from support.embedded import ROOT

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
SAMPLES = ROOT / "samples"
SLOW = 60_000
TERMS = {"proposer": "recorded", "playbook": "vendor-nda"}


async def test_the_second_of_two_people_is_told_and_loses_no_text(desk: Desk) -> None:
    matter = await desk.submit(SAMPLES / "nda-five-year.md", **TERMS)
    await desk.ended(matter)
    async with desk.page("First") as one, desk.page("Second") as other:
        for page in (one, other):
            await page.goto(f"/matters/{matter}")
            # Nothing is drawn anew under the second person before they act.
            await page.route("**/events*", lambda route: route.abort())
            await page.reload()
        form = 'form[data-act="override-term-1"]'
        await one.locator(form).get_by_text("Accept", exact=True).click()
        await one.locator(f"{form} textarea").fill("Agreed in the frame contract.")
        await one.locator(f"{form} button[type=submit]").click()
        await expect(one.locator("#result")).to_contain_text(
            "The system’s own route: Yellow, 1 override", timeout=SLOW
        )

        await other.locator(form).get_by_text("Reject", exact=True).click()
        await other.locator(f"{form} textarea").fill("Five years is too long for us.")
        await other.locator(f"{form} button[type=submit]").click()
        notice = other.locator(f"{form} .notice")
        await expect(notice).to_contain_text(
            "First overrode Confidentiality term to accept.", timeout=SLOW
        )
        await expect(other.locator(f"{form} textarea")).to_have_value(
            "Five years is too long for us."
        )
        await expect(other.locator("#result")).to_contain_text("1 override")
        # Having seen it, the second person may insist.
        await other.locator(f"{form} button[type=submit]").click()
        await expect(other.locator("#result")).to_contain_text("Red", timeout=SLOW)
    found = await desk.matter(matter)
    assert (found["route"], found["model_route"]) == ("red", "yellow")
    assert [each["note"] for each in found["runs"][0]["overrides"]] == [
        "Five years is too long for us."
    ]


async def test_words_typed_before_a_change_are_told_of_it_on_a_page_that_follows(
    desk: Desk,
) -> None:
    matter = await desk.submit(SAMPLES / "nda-five-year.md", name="typed before", **TERMS)
    await desk.ended(matter)
    form = 'form[data-act="override-term-1"]'
    words = "Agreed by the board in spring."
    async with desk.page("Earlier") as one, desk.page("Later") as other:
        for page in (one, other):
            await page.goto(f"/matters/{matter}")
        # The later person begins first, and their page is drawn anew under their words.
        await other.locator(form).get_by_text("Accept", exact=True).click()
        await other.locator(f"{form} textarea").fill(words)
        before = await other.locator(f"{form} [name=based_on]").input_value()
        await one.locator(form).get_by_text("Reject", exact=True).click()
        await one.locator(f"{form} textarea").fill("Five years is too long for us.")
        await one.locator(f"{form} button[type=submit]").click()
        await expect(other.locator("#result")).to_contain_text("1 override", timeout=SLOW)
        await expect(other.locator(f"{form} textarea")).to_have_value(words)
        await expect(other.locator(f"{form} [name=based_on]")).to_have_value(before)
        # Forms in which nothing was typed go with the page.
        await expect(other.locator('[data-act="note"] [name=based_on]')).not_to_have_value(before)
        # A reload keeps the words, and what they were typed on.
        await other.reload()
        await expect(other.locator(f"{form} textarea")).to_have_value(words)
        await expect(other.locator(f"{form} [name=based_on]")).to_have_value(before)
        await other.locator(form).get_by_text("Accept", exact=True).click()
        await other.locator(f"{form} button[type=submit]").click()
        notice = other.locator(f"{form} .notice")
        await expect(notice).to_contain_text(
            "Earlier overrode Confidentiality term to reject.", timeout=SLOW
        )
        await expect(other.locator(f"{form} textarea")).to_have_value(words)
        assert (await desk.matter(matter))["route"] == "red"
        # Told of it, they may insist; what they type elsewhere need not be told of their own act.
        note = '[data-act="hold"]'
        await other.locator('details[data-key="h"] summary').click()
        await other.locator(f"{note} textarea").fill("Wait for the board.")
        await other.keyboard.press("Escape")
        await other.locator(f"{form} button[type=submit]").click()
        await expect(other.locator("#result")).not_to_contain_text(
            "rejected by a person", timeout=SLOW
        )
        await other.locator('details[data-key="h"] summary').click()
        await other.locator(f"{note} button[type=submit]").click()
        await expect(other.locator('details[data-key="h"] summary')).to_have_text(
            "On hold", timeout=SLOW
        )


async def test_neither_a_name_nor_the_field_beside_adopt_is_cut(desk: Desk) -> None:
    matter = await desk.submit(SAMPLES / "nda-residuals.txt", name="not cut", **TERMS)
    await desk.ended(matter)
    async with desk.page() as page:
        await page.goto(f"/matters/{matter}")
        form = 'form[data-act="override-term-1"]'
        await page.locator("#f-term-1 > summary").click()
        await page.locator(form).get_by_text("Reject", exact=True).click()
        await page.locator(f"{form} textarea").fill("Three years is too long for this one.")
        await page.locator(f"{form} [name=who]").fill("Somebody")
        await page.locator(f"{form} button[type=submit]").click()
        card = page.locator("#f-term-1 > summary .f-t")
        await expect(card).to_contain_text("overridden", timeout=SLOW)
        name = card.locator("> span").first
        assert await name.evaluate("name => name.scrollWidth <= name.clientWidth")
    async with desk.system.client() as client:
        answer = await client.post(f"/v1/matters/{matter}/review", json={"proposer": "offline"})
        assert answer.status_code == 202, answer.text
    async with desk.page() as page:
        seq = answer.json()["seq"]
        await page.goto(f"/matters/{matter}?wait={seq}")
        await expect(page.locator("#result")).to_have_attribute("data-run", "r2", timeout=SLOW)
        await expect(page.locator("#result")).to_have_attribute("data-outcome", "routed")
        await page.goto(f"/matters/{matter}?run=r1")
        room = await page.locator(".why-all").bounding_box()
        its = await page.locator(".adopt .field").bounding_box()
        assert room
        assert its
        assert its["y"] + its["height"] <= room["y"] + room["height"] + 1


async def test_three_matters_are_triaged_with_keys_alone(desk: Desk) -> None:
    names = ("nda-clean.txt", "nda-foreign-law.txt", "nda-residuals.txt")
    matters = [await desk.submit(SAMPLES / name, name=f"keys {name}", **TERMS) for name in names]
    for matter in matters:
        await desk.ended(matter)
    async with desk.page("Keyboard Person") as page:
        keyboard = page.keyboard

        async def open_next(place: int) -> None:
            await page.goto("/?q=keys&sort=created")
            for key in ["k"] * len(names) + ["j"] * place:
                await keyboard.press(key)
            await keyboard.press("Enter")
            await page.wait_for_url("**/matters/*")

        await open_next(2)
        await keyboard.press("s")
        await keyboard.press("Control+Enter")
        await expect(page.locator("#result")).to_contain_text("Signed off", timeout=SLOW)

        await open_next(1)
        await keyboard.press("j")
        await keyboard.press("o")
        # The verdict that stands is no override: another one is chosen first.
        await keyboard.press("Shift+Tab")
        await keyboard.press("ArrowLeft")
        await keyboard.press("Tab")
        await keyboard.type("The law of England suits us.")
        await keyboard.press("Control+Enter")
        await expect(page.locator("#result")).to_contain_text("1 override", timeout=SLOW)
        await keyboard.press("Escape")

        await open_next(0)
        await keyboard.press("e")
        await expect(page.locator('[data-act="approve"]')).to_contain_text("Residuals")
        await keyboard.press("Space")
        await keyboard.press("Tab")
        await keyboard.type("Residuals accepted by the board for this one.")
        await keyboard.press("Control+Enter")
        await expect(page.locator("#result")).to_contain_text("Approved over red", timeout=SLOW)
    closings = [(await desk.matter(each))["status"] for each in matters]
    assert closings == ["signed_off", "needs_sign_off", "approved_over_red"]


async def test_a_red_contract_is_not_signed_off_in_passing(desk: Desk) -> None:
    matter = await desk.submit(SAMPLES / "nda-perpetual.txt", **TERMS)
    await desk.ended(matter)
    async with desk.page("In A Hurry") as page:
        await page.goto(f"/matters/{matter}")
        await page.keyboard.press("s")
        sign = page.locator('[data-act="sign"]')
        await expect(sign).to_contain_text("This contract is red.")
        await expect(sign.get_by_role("button", name="Sign off")).to_be_disabled()
        await page.keyboard.press("Escape")
        await page.keyboard.press("e")
        approve = page.locator('[data-act="approve"]')
        await expect(approve).to_contain_text("Confidentiality does not expire.")
        await approve.locator("textarea").fill("The board agrees.")
        await page.keyboard.press("Control+Enter")
        box = approve.get_by_role("checkbox")
        assert await box.evaluate("box => box.validity.valueMissing")
        await box.check()
        # A ticked box has no use for letters: the keys work on.
        await page.keyboard.press("Control+Enter")
        await expect(page.locator("#result")).to_contain_text("Approved over red", timeout=SLOW)
        await page.keyboard.press("s")
        await page.keyboard.press("Control+Enter")
        await expect(page.locator("#result")).to_contain_text("Signed off", timeout=SLOW)
    assert (await desk.matter(matter))["status"] == "signed_off"
