"""Forms and lists under real hands: what is typed over, chosen, cut off, or out of reach."""

import pytest
from playwright.async_api import Page, expect

from support.browser import Desk
from support.embedded import ROOT

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
SAMPLES = ROOT / "samples"
TERMS = {"proposer": "recorded", "playbook": "vendor-nda"}
SLOW = 60_000
LONG = "Z" * 180


async def reviewed(desk: Desk, sample: str, name: str = "") -> str:
    matter = await desk.submit(SAMPLES / sample, name=name or sample, **TERMS)
    await desk.ended(matter)
    return matter


async def acted(desk: Desk, matter: str, kind: str, **given: object) -> None:
    async with desk.system.client() as client:
        seq = (await client.get(f"/v1/matters/{matter}")).json()["seq"]
        act = {"kind": kind, "who": "Bo", "based_on": seq, "run": "r1", **given}
        answer = await client.post(f"/v1/matters/{matter}/acts", json=act)
        assert answer.status_code == 201, answer.text
        # The next act is based on what is shown, which is behind the log for a moment.
        await client.get(f"/v1/matters/{matter}?wait={answer.json()['seq']}")


@pytest.mark.parametrize("by", ["key", "click"])
async def test_a_name_is_typed_over_a_suggestion(desk: Desk, by: str) -> None:
    matter = await reviewed(desk, "nda-clean.txt")
    async with desk.page("Ana") as page:
        await page.goto(f"/matters/{matter}")
        for name in ("Cyd", "Dee"):
            if by == "key":
                await page.keyboard.press("a")
            else:
                await page.locator('details[data-key="a"] summary').click()
            await expect(page.locator("#assignee")).to_be_focused()
            await page.keyboard.type(name)
            await page.keyboard.press("Control+Enter")
            await expect(page.locator('details[data-key="a"] summary')).to_have_text(f"With {name}")


async def test_the_keyboard_goes_on_from_the_button_of_the_form_that_was_sent(desk: Desk) -> None:
    matter = await reviewed(desk, "nda-clean.txt")
    async with desk.page("Ana") as page:
        await page.goto(f"/matters/{matter}")
        for key, fact in (("n", "1"), ("h", "2")):
            await page.keyboard.press(key)
            await page.keyboard.type("The other side was asked.")
            await page.keyboard.press("Control+Enter")
            await expect(page.get_by_role("link", name=f"History {fact}")).to_be_visible()
            await expect(page.locator(f'details[data-key="{key}"] > summary')).to_be_focused()


async def test_keys_show_the_quote_and_an_act_leaves_it_told_from_the_others(desk: Desk) -> None:
    matter = await reviewed(desk, "demo-nda.pdf", name="shown.pdf")
    async with desk.page("Ana") as page:
        await page.goto(f"/matters/{matter}")
        for _ in range(3):
            await page.keyboard.press("j")
        chosen = page.locator('.box[data-card="f-term-1"]')
        await expect(chosen).to_have_attribute("aria-current", "true", timeout=SLOW)
        await expect(chosen.locator("rect").first).to_be_in_viewport()
        await page.keyboard.press("o")
        await page.keyboard.type("Four years are agreed.")
        await page.locator('form[data-act="override-term-1"]').get_by_text("Fallback").click()
        async with page.expect_response(lambda each: "/pages/2/" in each.url):
            await page.locator('form[data-act="override-term-1"] button[type=submit]').click()
        await expect(page.locator("#result")).to_contain_text("1 override", timeout=SLOW)
        await expect(chosen).to_have_attribute("aria-current", "true", timeout=SLOW)


async def test_a_verdict_outlives_a_reload_with_the_words_it_was_chosen_for(desk: Desk) -> None:
    matter = await reviewed(desk, "demo-nda.pdf")
    form = 'form[data-act="override-term-1"]'
    async with desk.page("Ana") as page:
        await page.goto(f"/matters/{matter}")
        await page.locator("#f-term-1 > summary").click()
        await page.locator(form).get_by_text("Fallback", exact=True).click()
        await page.locator(f"{form} textarea").fill("four years is long")
        for verdict in ("fallback", "reject"):
            await page.reload()
            await expect(page.locator(f"{form} textarea")).to_have_value("four years is long")
            await expect(page.locator(f"{form} [value={verdict}]")).to_be_checked()
            # Chosen after the words, it is kept too.
            await page.locator(form).get_by_text("Reject", exact=True).click()


async def test_keys_work_after_a_file_was_chosen(desk: Desk) -> None:
    await reviewed(desk, "nda-clean.txt")
    async with desk.page() as page:
        await page.goto("/")
        await page.locator("#files").focus()
        await page.keyboard.press("j")
        await expect(page.locator("#rows > tr").first).to_have_attribute("aria-selected", "true")
        await page.keyboard.press("?")
        await expect(page.locator("#keys")).to_be_visible()


@pytest.mark.parametrize("address", ["/", "/register"])
@pytest.mark.parametrize("width", [390, 720])
async def test_filters_open_on_a_narrow_page(desk: Desk, address: str, width: int) -> None:
    await reviewed(desk, "nda-clean.txt")
    await desk.ended(
        await desk.submit(
            SAMPLES / "obligations" / "covenant-letter.txt",
            proposer="recorded",
            playbook="obligations",
        )
    )
    async with desk.page(width=width, height=844) as page:
        await page.goto(address)
        links = page.locator("#rail a")
        await expect(links.first).to_be_hidden()
        await page.locator(".rail > label").click()
        await expect(links.first).to_be_visible()
        await page.locator(".rail > label").click()
        await expect(links.first).to_be_hidden()


@pytest.mark.parametrize("width", [1440, 390])
async def test_a_word_longer_than_any_column_is_whole_on_every_page(desk: Desk, width: int) -> None:
    matter = await reviewed(desk, "nda-five-year.md", f"long {'y' * 150}.md")
    await acted(desk, matter, "overridden", position="term", verdict="reject", note=LONG)
    await acted(desk, matter, "noted", note=LONG)
    await acted(desk, matter, "assigned", assignee="Y" * 60)
    named = ["term", "route:red"]
    await acted(desk, matter, "approved", note=LONG, exceptions=named)
    async with desk.page(width=width, height=900) as page:
        for address in ("", "/report", "/history"):
            await page.goto(f"/matters/{matter}{address}")
            await expect(page.locator("#main")).to_contain_text(LONG)
            over = await page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert over <= 0, address
        await page.goto("/?view=all&q=long")
        assert await page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        await page.goto(f"/matters/{matter}")
        note = page.locator("p.over")
        assert await note.evaluate("each => each.scrollWidth <= each.clientWidth")
        buttons = page.locator(".acts")
        result = page.locator("#result")
        for each in (buttons, result):
            assert await each.evaluate("each => each.scrollHeight <= each.clientHeight + 1")


async def test_what_is_to_be_adopted_is_said_first(desk: Desk) -> None:
    matter = await reviewed(desk, "demo-nda.pdf")
    await acted(desk, matter, "signed_off")
    async with desk.system.client() as client:
        asked = {"proposer": "offline"}
        answer = await client.post(f"/v1/matters/{matter}/review", json=asked)
        assert answer.is_success, answer.text
    async with desk.page("Ana") as page:
        await page.goto(f"/matters/{matter}?wait={answer.json()['seq']}")
        await expect(page.locator("#result")).to_contain_text("waits to be adopted", timeout=SLOW)
        await page.get_by_role("link", name="Look at it").click()
        await expect(page.locator("#result")).to_contain_text("You look at run r2")
        await _inside(page, ".adopt button")
        await _inside(page, ".cap.other")


async def _inside(page: Page, part: str) -> None:
    room = await page.locator("#result").bounding_box()
    its = await page.locator(part).bounding_box()
    assert room
    assert its
    assert its["y"] >= room["y"]
    assert its["y"] + its["height"] <= room["y"] + room["height"]


async def test_a_name_given_with_an_act_is_the_pages_from_then_on(desk: Desk) -> None:
    matter = await reviewed(desk, "nda-residuals.txt")
    async with desk.page() as page:
        await page.goto(f"/matters/{matter}")
        await page.keyboard.press("n")
        form = page.locator('form[data-act="note"]')
        await form.locator("textarea").fill("hm")
        await form.locator("[name=who]").fill("Zoe Quill")
        await form.get_by_role("button", name="Leave note").click()
        await expect(page.locator("#you summary")).to_contain_text("You are Zoe Quill")


async def test_more_rows_by_key_go_on_with_the_first_of_them(desk: Desk) -> None:
    text = (SAMPLES / "nda-clean.txt").read_bytes()
    made = [await desk.submit_bytes(text, f"pile {n}.txt", b"", **TERMS) for n in range(52)]
    await desk.ended(made[-1])
    async with desk.page() as page:
        await page.goto("/?q=pile&view=all")
        rows = page.locator("#rows > tr")
        await expect(rows).to_have_count(50)
        await page.get_by_role("link", name="Show more").focus()
        await page.keyboard.press("Enter")
        await expect(rows).to_have_count(52)
        await expect(rows.nth(50)).to_have_attribute("aria-selected", "true")
        await expect(page.locator("#foot")).to_contain_text("52 of 52")
        await page.keyboard.press("j")
        await expect(rows.nth(51)).to_have_attribute("aria-selected", "true")


async def test_an_opened_finding_is_seen(desk: Desk) -> None:
    matter = await reviewed(desk, "demo-nda.pdf")
    async with desk.page(height=800) as page:
        await page.goto(f"/matters/{matter}")
        last = page.locator(".find").last
        await last.locator("summary").first.click()
        await expect(last.locator(".because")).to_be_in_viewport()


async def test_what_is_typed_before_the_form_has_said_that_it_is_open_stays(desk: Desk) -> None:
    matter = await reviewed(desk, "nda-clean.txt")
    async with desk.page("Ana") as page:
        await page.goto(f"/matters/{matter}")
        # In one task of the page, so that the form's own `toggle` can only come after it.
        await page.evaluate(
            """() => {
              document.body.dispatchEvent(new KeyboardEvent("keydown", {key: "a", bubbles: true}));
              document.execCommand("insertText", false, "D");
            }"""
        )
        await expect(page.locator("#assignee")).to_have_value("D")
        await page.wait_for_timeout(200)
        await page.keyboard.type("ee")
        await expect(page.locator("#assignee")).to_have_value("Dee")
