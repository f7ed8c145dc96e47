"""The register: open, filter, read the quote on its page, sign off, see the record appended."""

import asyncio
import re
from datetime import datetime, timedelta

import pytest
from playwright.async_api import Page, Route, expect

from support.browser import Desk, Json
from support.embedded import ROOT

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
SAMPLES = ROOT / "samples" / "obligations"
SLOW = 60_000
TERMS = {"proposer": "recorded", "playbook": "obligations"}
LETTER = SAMPLES / "covenant-letter.txt"


async def handed_in(desk: Desk, name: str = "facilities-services.pdf", **terms: str) -> str:
    matter = await desk.submit(SAMPLES / name, **{**TERMS, **terms})
    found = await desk.ended(matter)
    assert found["route"], found["failure"]
    return matter


async def open_row(page: Page, row: int) -> None:
    wanted = page.locator("#rows tr").nth(row)
    key = str(await wanted.get_attribute("data-key"))
    await wanted.locator("[data-row]").click()
    await expect(page.locator("#row .rp")).to_have_attribute("data-key", key, timeout=SLOW)
    await expect(page.locator("#row #row-quote")).to_be_attached(timeout=SLOW)


def row_key(register: Json) -> str:
    return str(register["obligations"][0]["key"])


async def test_open_filter_read_on_its_page_sign_and_see_it_appended(desk: Desk) -> None:
    matter = await handed_in(desk)
    async with desk.page("Ana Reis") as page:
        await page.goto(f"/matters/{matter}")
        await page.get_by_role("link", name="Open the register").click()
        await page.wait_for_url("**/register")
        every = await page.locator("#rows tr").count()
        await (
            page.locator("#rail")
            .get_by_role("link", name="With a date")
            .or_(page.locator("#rail").get_by_role("link", name="Must not"))
            .first.click()
        )
        await expect(page.locator("#rail [aria-current]")).to_have_count(1, timeout=SLOW)
        await expect(page.locator("#rows tr")).not_to_have_count(every, timeout=SLOW)

        await open_row(page, 0)
        panel = page.locator("#row .rp")
        quote = (await panel.locator("blockquote").inner_text()).strip()
        # The picture of the page is there, and the boxes on it are where the words stand.
        picture = panel.locator("img")
        await expect(picture).to_have_js_property("complete", value=True, timeout=SLOW)
        assert await picture.evaluate("each => each.naturalWidth") > 500
        box = await panel.locator("#row-quote rect").first.bounding_box()
        frame = await panel.locator(".rp-page").bounding_box()
        assert box
        assert frame
        assert frame["y"] - 1 <= box["y"] <= frame["y"] + frame["height"]
        for words in ("sha256", "prompt", "schema", "Quote found in the document by code"):
            if words != "sha256":
                await expect(panel).to_contain_text(words)
        await expect(panel).to_contain_text("Nobody has signed it.")

        await page.keyboard.press("s")
        await page.keyboard.press("Enter")
        await expect(panel).to_contain_text("Signed off by Ana Reis", timeout=SLOW)
        await expect(panel).to_contain_text("after opening it")
        await expect(page.locator("#lead")).to_contain_text("1 of")
        await page.goto(f"/matters/{matter}/history")
        await expect(page.locator("tbody tr").first).to_contain_text(
            "Ana Reis signed off 1 row of the register."
        )
    async with desk.system.client() as client:
        found = (
            await client.get(f"/v1/matters/{matter}/register", params={"signed": "yes"})
        ).json()
        facts = (await client.get(f"/v1/matters/{matter}/facts")).text
    printed = await desk.system.command("register", matter, "--export", "csv")
    assert row_key(found) in printed
    assert "rows that nobody has signed are left out" in printed
    (row,) = found["obligations"]
    assert " ".join(row["what"]["quote"].split()) == " ".join(quote.split())
    assert row["who"]["signer"] == "Ana Reis"
    # The routed fact still holds the proposal as it was.
    assert row["key"] in facts


async def test_by_keys_alone_a_name_is_asked_once_and_the_keys_go_on(desk: Desk) -> None:
    matter = await handed_in(desk)
    async with desk.page() as page:
        await page.goto(f"/matters/{matter}/register?bucket=proposed")
        await page.keyboard.press("j")
        await page.keyboard.press("Enter")
        panel = page.locator("#row .rp")
        await expect(panel.locator("[data-sign]")).to_be_visible(timeout=SLOW)
        await page.keyboard.press("s")
        await expect(panel.locator("[data-sign] [name=who]")).to_be_focused()
        await page.keyboard.type("Ana Reis")
        await page.keyboard.press("Enter")
        await expect(panel).to_contain_text("Signed off by Ana Reis", timeout=SLOW)
        await expect(page.locator("#row")).to_be_focused()
        await expect(page.locator("#you > summary")).to_contain_text("You are Ana Reis")
        await page.keyboard.press("j")
        await page.keyboard.press("x")
        await expect(page.locator("#chosen")).to_have_text("1 row chosen")
        await expect(page.locator("#bulk [name=who]")).to_have_count(0)


async def test_a_bulk_is_signed_once_its_sample_has_been_read(desk: Desk) -> None:
    matter = await handed_in(desk)
    async with desk.page("Bo Lind") as page:
        await page.goto(f"/matters/{matter}/register?bucket=proposed")
        for row in range(8):
            await page.locator("#rows .c-x input").nth(row).check()
        await expect(page.locator("#chosen")).to_have_text("8 rows chosen")
        # A box that has the focus takes no letters: keys go on working.
        await expect(page.locator("#rows .c-x input").nth(7)).to_be_focused()
        await page.keyboard.press("s")
        await expect(page.locator("#bulk button[type=submit]")).to_be_focused()
        await page.keyboard.press("k")
        await expect(page.locator("#rows tr[aria-selected=true]")).to_have_count(1)
        await page.locator("#bulk button[type=submit]").click()
        notice = page.locator("#says .notice")
        await expect(notice).to_contain_text("a sample of 20% must have been opened", timeout=SLOW)
        links = notice.locator("[data-open]")
        wanted = await links.count()
        assert wanted == 2
        for number in range(wanted):
            await links.nth(number).click()
            await expect(links.nth(number)).to_have_class("is-done", timeout=SLOW)
        await page.locator("#bulk button[type=submit]").click()
        await expect(page.locator(".s-signed")).not_to_have_count(0, timeout=SLOW)
        await expect(page.locator("#rows .s-signed")).to_have_count(8, timeout=SLOW)
        await expect(page.locator("#bulk")).to_be_hidden()


async def test_a_correction_shows_beside_what_was_proposed(desk: Desk) -> None:
    matter = await handed_in(desk)
    async with desk.page() as page:
        await page.goto(f"/matters/{matter}/register")
        await open_row(page, 1)
        await page.keyboard.press("c")
        form = page.locator("[data-correct] form")
        await form.locator("[name=party]").fill("We")
        await form.locator("[name=note]").fill("The schedule names <b>us</b>.")
        await form.locator("[name=who]").fill("Cy")
        await form.locator("button[type=submit]").click()
        panel = page.locator("#row .rp")
        await expect(panel).to_contain_text("Cy corrected this:", timeout=SLOW)
        await expect(panel).to_contain_text("The schedule names <b>us</b>.")
        await expect(panel).to_contain_text("proposed: ")
        await expect(page.locator('tr[aria-selected="true"] .c-duty')).to_contain_text("We")


async def test_a_new_version_shows_what_changed_and_keeps_what_did_not(desk: Desk) -> None:
    matter = await handed_in(desk, LETTER.name, proposer="offline")
    async with desk.page("Ana Reis") as page:
        await page.goto(f"/matters/{matter}/register")
        await open_row(page, 0)
        await page.keyboard.press("s")
        await page.keyboard.press("Enter")
        await expect(page.locator("#row .rp")).to_contain_text("Signed off by", timeout=SLOW)
        amended = (
            LETTER.read_text() + "\n\nThe Borrower shall send the Lender its seal by courier.\n"
        )
        await page.get_by_text("New version").click()
        await page.locator("#version-file").set_input_files(
            {"name": "covenant-letter-2.txt", "mimeType": "text/plain", "buffer": amended.encode()}
        )
        await expect(page.locator("#version-proposer")).to_have_value("offline")
        await page.get_by_role("button", name="Hand in").click()
        await page.wait_for_url("**/matters/*run=r2*")
        await expect(page.locator("#result")).to_have_attribute(
            "data-outcome", "routed", timeout=SLOW
        )
        await page.goto(f"/matters/{matter}/register?tab=changes")
        await expect(page.locator("#list")).to_contain_text("its seal by courier", timeout=SLOW)
        await page.goto(f"/matters/{matter}/register?signed=yes")
        await open_row(page, 0)
        await expect(page.locator("#row .rp")).to_contain_text(
            "in run r1: words and fields are the same"
        )


async def test_a_version_of_a_recorded_review_is_handed_in_with_another_proposer(
    desk: Desk,
) -> None:
    matter = await handed_in(desk, LETTER.name)
    amended = LETTER.read_text() + "\n\nThe Borrower shall send the Lender its seal.\n"
    async with desk.page("Ana Reis") as page:
        # A link to the changes of a register that has none is no error.
        await page.goto(f"/matters/{matter}/register?tab=changes")
        await expect(page.locator("#list")).to_contain_text("nothing to compare it with")
        await page.get_by_text("New version").click()
        await expect(page.locator("#version-proposer")).to_have_value("recorded")
        await page.locator("#version-proposer").select_option("offline")
        await page.locator("#version-file").set_input_files(
            {"name": "letter-2.txt", "mimeType": "text/plain", "buffer": amended.encode()}
        )
        await page.get_by_role("button", name="Hand in").click()
        await page.wait_for_url("**/matters/*run=r2*")
        await expect(page.locator("#result")).to_have_attribute(
            "data-outcome", "routed", timeout=SLOW
        )


async def test_what_a_contract_says_is_inert_on_every_page_of_the_register(desk: Desk) -> None:
    attack = "<script>alert(1)</script><img src=x onerror=alert(2)>"
    text = (
        "SERVICES AGREEMENT\n\n1. The Supplier shall deliver " + attack + " within 30 days.\n\n"
        f'2. The Supplier must pay {attack} to "{attack}" each month.\n\n'
        f"3. =HYPERLINK({attack}) shall be paid by the Customer by 31 March 2031.\n"
    )
    name = "<b>'\"&.txt"
    matter = await desk.submit_bytes(
        text.encode(), name, b"", proposer="offline", playbook="obligations"
    )
    await desk.ended(matter)
    async with desk.page("<i>Eve</i>") as page:
        for tab in ("terms", "unread", "obligations"):
            await page.goto(f"/matters/{matter}/register?tab={tab}")
        await open_row(page, 0)
        await expect(page.locator("#row blockquote")).to_contain_text("<script>alert(1)</script>")
        await page.keyboard.press("s")
        await page.keyboard.press("Enter")
        await expect(page.locator("#row .rp")).to_contain_text("Signed off by <i>Eve</i>")
        await page.goto("/register?q=alert")
        await open_row(page, 0)
        assert await page.locator("#main img, #row script, #main script").count() == 0


async def test_rows_are_worked_through_with_keys_alone(desk: Desk) -> None:
    await handed_in(desk, LETTER.name)
    async with desk.page("Key Person") as page:
        await page.goto("/register?q=borrower")
        await expect(page.locator("#rows tr")).not_to_have_count(0)
        for key in ("j", "Enter"):
            await page.keyboard.press(key)
        await expect(page.locator("#row .rp")).to_be_visible(timeout=SLOW)
        first = await page.locator("#row .rp").get_attribute("data-key")
        await page.keyboard.press("j")
        await expect(page.locator("#row .rp")).not_to_have_attribute(
            "data-key", str(first), timeout=SLOW
        )
        await page.keyboard.press("x")
        await expect(page.locator("#chosen")).to_have_text("1 row chosen")
        await page.keyboard.press("Escape")
        await expect(page.locator("#row .rp")).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_no_register_page_has_a_serious_barrier(desk: Desk, axe: str, scheme: str) -> None:
    matter = await handed_in(desk)
    addresses = ["/register", "/register?q=nothingatall", f"/matters/{matter}/register"]
    addresses += [f"/matters/{matter}/register?tab={tab}" for tab in ("terms", "unread")]
    async with desk.page("Ana", dark=scheme == "dark") as page:
        for address in addresses:
            await page.goto(address)
            if address == f"/matters/{matter}/register":
                await open_row(page, 0)
            await page.evaluate(axe)
            found = await page.evaluate("axe.run(document, {resultTypes: ['violations']})")
            bad = [
                f"{each['id']}: {each['nodes'][0]['html'][:200]}"
                for each in found["violations"]
                if each["impact"] in ("serious", "critical")
            ]
            assert not bad, f"{address}: {bad}"


@pytest.mark.parametrize("width", [390, 720, 1100])
async def test_no_register_page_scrolls_sideways(desk: Desk, width: int) -> None:
    matter = await handed_in(desk)
    async with desk.page(width=width, height=844) as page:
        for tab in ("obligations", "terms", "unread"):
            await page.goto(f"/matters/{matter}/register?tab={tab}")
            if tab == "obligations":
                await open_row(page, 0)
            over = await page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert over <= 0, f"{tab} is {over} px too wide at {width} px"


async def test_what_another_person_signs_shows_and_nothing_moves(desk: Desk) -> None:
    matter = await handed_in(desk, LETTER.name)
    async with desk.page("Ana Reis") as reader, desk.page("Bo Lind") as other:
        await reader.goto(f"/matters/{matter}/register?signed=no")
        await open_row(reader, 3)
        rows = reader.locator("#rows tr")
        box = rows.last.locator("input")
        await box.check()
        before = [await each.get_attribute("data-key") for each in await rows.all()]
        place = await rows.nth(3).bounding_box()

        await other.goto(f"/matters/{matter}/register")
        for row in (0, 3):
            await open_row(other, row)
            await other.keyboard.press("s")
            await other.keyboard.press("Enter")
            await expect(other.locator("#row .rp")).to_contain_text("Signed off by", timeout=SLOW)

        # The open row says so; the lists' rows stand where they stood, until the reader asks.
        await expect(reader.locator("#row .rp-b")).to_contain_text("Bo Lind", timeout=SLOW)
        await expect(reader.locator("#fresh")).to_have_text("2 no longer here: show", timeout=SLOW)
        await expect(reader.locator("#lead")).to_contain_text("0 of")
        assert [await each.get_attribute("data-key") for each in await rows.all()] == before
        assert await rows.nth(3).bounding_box() == pytest.approx(place, abs=1)
        await expect(rows.nth(0)).to_have_class(re.compile("is-gone"))
        await expect(box).to_be_checked()
        await reader.locator("#fresh").click()
        await expect(rows).to_have_count(len(before) - 2, timeout=SLOW)
        await expect(reader.locator("#fresh")).to_be_hidden()


async def test_rows_that_arrive_are_shown_and_a_signature_in_its_row(desk: Desk) -> None:
    async with desk.page("Ana Reis") as reader, desk.page("Bo Lind") as other:
        await reader.goto("/register?q=borrower")
        matter = await handed_in(desk, LETTER.name)
        # Nobody is reading anything yet: the list is simply true.
        first = reader.locator(f'#rows tr[data-matter="{matter}"]').first
        await expect(first).to_be_visible(timeout=SLOW)
        key = await first.get_attribute("data-key")
        await other.goto(f"/matters/{matter}/register?row={key}")
        await expect(other.locator("#row .rp")).to_be_visible(timeout=SLOW)
        await other.keyboard.press("s")
        await other.keyboard.press("Enter")
        await expect(first.locator(".s-signed")).to_be_visible(timeout=SLOW)


async def test_a_correction_begun_before_a_signature_is_told_of_it(desk: Desk) -> None:
    matter = await handed_in(desk, LETTER.name)
    async with desk.page("Earlier") as one, desk.page("Later") as other:
        for page in (one, other):
            await page.goto(f"/matters/{matter}/register")
            await open_row(page, 0)
        form = other.locator("[data-correct] form")
        await other.locator("[data-correct] > summary").click()
        await form.locator("[name=note]").fill("It says more.")
        before = await form.locator("[name=based_on]").input_value()
        await one.keyboard.press("s")
        await one.keyboard.press("Enter")
        # The row is drawn anew beside the words, which stay based on what their author had seen.
        await expect(other.locator("#row .rp-b")).to_contain_text("Signed off by", timeout=SLOW)
        await expect(form.locator("[name=based_on]")).to_have_value(before)
        await form.locator("[name=statement]").fill("deliver it in writing")
        await form.locator("button[type=submit]").click()
        await expect(form.locator(".notice")).to_contain_text("Earlier signed off", timeout=SLOW)
        await expect(form.locator("[name=note]")).to_have_value("It says more.")
        await form.locator("button[type=submit]").click()
        await expect(other.locator("#row .rp")).to_contain_text("Later corrected", timeout=SLOW)


async def test_a_slow_opening_is_waited_for_and_a_late_name_counts(desk: Desk) -> None:
    matter = await handed_in(desk, LETTER.name)
    async with desk.page("Ana Reis") as page:

        async def late(route: Route) -> None:
            await asyncio.sleep(1.5)
            await route.continue_()

        await page.route("**/register/opened", late)
        await page.goto(f"/matters/{matter}/register")
        await open_row(page, 0)
        await page.keyboard.press("s")
        await page.keyboard.press("Enter")
        await expect(page.locator("#row .rp")).to_contain_text("Signed off by Ana", timeout=SLOW)
        assert await page.locator("#row .notice").count() == 0
    async with desk.page() as page:
        await page.goto(f"/matters/{matter}/register")
        await open_row(page, 1)
        form = page.locator("[data-sign]")
        await form.locator("[name=who]").fill("Late Name")
        await asyncio.sleep(2)
        history = page.locator("#head .links").get_by_role("link", name="History")
        await expect(history).to_have_text("History 1")
        await form.locator("button").click()
        await expect(page.locator("#row .rp")).to_contain_text(
            "Signed off by Late Name", timeout=SLOW
        )
        await expect(history).to_have_text("History 2", timeout=SLOW)
        key = await page.locator("#row .rp").get_attribute("data-key")
    # They read it before they said who they are: that time counts too.
    async with desk.system.client() as client:
        whole = (await client.get(f"/v1/matters/{matter}/register/{key}")).json()
    opened, signed = (datetime.fromisoformat(whole["who"][each]) for each in ("opened_at", "at"))
    assert signed - opened > timedelta(seconds=2)
