"""The page of a matter whose newest run failed, and of one that was decided again."""

import re

import pytest
from playwright.async_api import expect

from support.browser import Desk
from support.embedded import ROOT
from support.outcomes import hand_in
from support.samples import recorded

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
SLOW = 60_000
NAME = "nda-perpetual.txt"
TEXT = (ROOT / "samples" / NAME).read_bytes()


async def test_a_later_run_that_failed_is_said_and_hides_nothing(desk: Desk) -> None:
    async with desk.system.client() as client, desk.page("Ana") as page:
        made = await hand_in(client, "letter.txt", TEXT, reply=recorded(NAME))
        await page.goto(f"/matters/{made.matter}")
        await expect(page.locator("#result")).to_contain_text("Red")
        await page.get_by_text("Run again", exact=True).click()
        await page.locator("#again-proposer").select_option("live")
        await page.get_by_role("button", name="Start another run").click()
        note = page.locator("#result .later")
        await expect(note).to_contain_text("A later run (r2) failed at Propose: ", timeout=SLOW)
        await expect(note).to_contain_text("Shown: run r1.")
        await expect(note.get_by_role("button", name="Retry run r2")).to_be_visible()
        await expect(page.locator("#result")).to_contain_text("Red")
        # The trace is that of the run that banner and findings show.
        await expect(page.locator('[data-t="who"]')).to_contain_text("run r1")
        await expect(page.locator('[data-t="tally"]')).to_contain_text("RED")
        await page.reload()
        await expect(page.locator('[data-t="who"]')).to_contain_text("run r1")
        await page.get_by_role("link", name="Failed run r2").click()
        await expect(page.locator('[data-t="who"]')).to_contain_text("run r2")
        await expect(page.locator('[data-step="propose"]')).to_contain_text("failed")
        await page.goto(f"/matters/{made.matter}/history")
        await expect(page.locator("main")).to_contain_text("Could not be routed: ")
        await page.goto(f"/ops?about={made.matter}")
        await expect(page.locator("main")).to_contain_text("A later run (r2) failed at Propose: ")


async def test_a_later_failure_is_found_in_the_queue_until_somebody_answers_it(desk: Desk) -> None:
    async with desk.system.client() as client, desk.page("Ana") as page, desk.page("Bo") as queue:
        made = await hand_in(client, "zephyr.txt", TEXT, reply=recorded(NAME))
        await queue.goto("/?q=zephyr")
        row = queue.locator(f"#m-{made.matter}")
        await expect(row).to_contain_text("Needs sign-off")
        await expect(row).not_to_contain_text("failed")
        height = (await row.bounding_box() or {"height": 0})["height"]
        answer = await client.post(f"/v1/matters/{made.matter}/review", json={"proposer": "live"})
        assert answer.is_success, answer.text
        await expect(row).to_contain_text("Run r2 failed", timeout=SLOW)
        await expect(row).to_contain_text("Needs sign-off")
        assert (await row.bounding_box() or {"height": 0})["height"] == height
        await queue.goto("/?status=failed&q=zephyr")
        await expect(row).to_contain_text("Run r2 failed")
        await queue.goto("/ops")
        await expect(queue.locator("main")).to_contain_text("Run r2 (shown is run r1, red)")
        await page.goto(f"/matters/{made.matter}")
        note = page.locator("#result .later")
        await note.get_by_role("button", name="Dismiss").click()
        await expect(note).to_have_count(0)
        await expect(page.locator("#result")).to_contain_text("its failure was dismissed")
        await queue.goto("/?status=failed&q=zephyr")
        await expect(row).to_have_count(0)
        await queue.goto("/?q=zephyr")
        await expect(row).to_contain_text("Needs sign-off")
        await expect(row).not_to_contain_text("failed")
        await page.goto(f"/matters/{made.matter}/history")
        await expect(page.locator("main")).to_contain_text("dismissed the failure of run r2")
        # Nobody takes back what is not there.
        seq = (await client.get(f"/v1/matters/{made.matter}")).json()["seq"]
        again = {"kind": "dismissed", "who": "Bo", "run": "r2", "based_on": seq}
        refused = await client.post(f"/v1/matters/{made.matter}/acts", json=again)
        assert refused.status_code == 409
        assert "dismissed already" in refused.text


async def test_a_replay_shows_its_decision_alone(desk: Desk) -> None:
    async with desk.system.client() as client, desk.page() as page:
        made = await hand_in(client, "again.txt", TEXT, reply=recorded(NAME))
        book = (ROOT / "playbooks" / "vendor-nda.yaml").read_text()
        # Of this matter alone: the system is every test's.
        asked = {
            "mode": "apply", "who": "Ana", "filename": "vendor-nda.yaml", "source": book,
            "first": made.facts[0]["seq"],
        }  # fmt: skip
        answer = await client.post("/v1/replays", json=asked)
        assert answer.is_success, answer.text
        await page.goto(f"/matters/{made.matter}")
        who = page.locator('[data-t="who"]')
        await expect(who).to_contain_text("Decided again from kept findings under", timeout=SLOW)
        await expect(who).to_contain_text(
            re.compile(r"vendor-nda v\d.* \(replay\), no model called")
        )
        await expect(page.locator('[data-step="decide"]')).to_contain_text("again")
        for step in ("read", "propose", "verify", "draft"):
            await expect(page.locator(f'[data-step="{step}"]')).to_be_hidden()
        await expect(page.locator('[data-t="tally"]')).to_contain_text("RED")
        await expect(page.locator('[data-row="term"]')).to_have_count(1)
        await expect(page.locator('[data-row="term"]')).to_contain_text("Reject")
        await page.reload()
        head = page.locator("#head")
        await expect(head).to_contain_text("Decided again from kept findings under")
        await expect(head).not_to_contain_text("reviewed in")
