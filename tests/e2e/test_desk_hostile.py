"""Words from outside stay words: in a contract, a name, a note and a model's reply."""

import json

import pytest
from playwright.async_api import expect

from support.browser import Desk
from support.embedded import ROOT

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
SCRIPT = "<script>window.hit = 1</script><img src=x onerror='window.hit = 1'>"
SLOW = 60_000


async def hostile(desk: Desk) -> str:
    clean = (ROOT / "samples" / "nda-clean.txt").read_text()
    line = f"The governing law {SCRIPT} is the law of the State of Delaware."
    reply: dict[str, object] = {
        "document_type": "nda",
        "counterparty": SCRIPT,
        "positions": [
            {
                "id": "governing_law",
                "present": True,
                "quotes": [line],
                "fields": {"jurisdiction": SCRIPT},
            },
            {"id": "term", "present": True, "quotes": [f"made up {SCRIPT}"], "fields": {}},
        ],
    }
    matter = await desk.submit_bytes(
        f"{clean}\n\n{line}\n".encode(),
        f"a{SCRIPT.replace('/', '')}.txt",
        json.dumps(reply).encode(),
        proposer="recorded",
        playbook="vendor-nda",
    )
    await desk.ended(matter)
    return matter


async def test_markup_from_outside_is_inert_on_every_page(desk: Desk) -> None:
    matter = await hostile(desk)
    async with desk.page(f"Eve {SCRIPT}") as page:
        await page.goto(f"/matters/{matter}")
        await expect(page.locator('[data-t="tally"]')).to_contain_text("RED", timeout=SLOW)
        await page.locator('summary:has-text("Note")').first.click()
        await page.locator("#note-text").fill(SCRIPT)
        await page.locator('form[data-act="note"] button').click()
        await expect(page.locator(".links")).to_contain_text("History 1", timeout=SLOW)
        await page.locator("details.con > summary").click()
        await expect(page.locator('[data-t="console"]')).to_contain_text("<script>", timeout=SLOW)
        await expect(page.locator("mark").first).to_contain_text("<script>")
        for address in ("", "/history", "/report"):
            await page.goto(f"/matters/{matter}{address}")
            await expect(page.locator("h1")).to_contain_text("<script>")
            assert await page.evaluate("window.hit") is None
            assert await page.locator("main script, main img[src=x]").count() == 0
        for address in ("/", "/?q=script&view=all", "/ops", "/quality"):
            await page.goto(address)
            assert await page.evaluate("window.hit") is None
        async with desk.system.client() as client:
            report = (await client.get(f"/matters/{matter}/report.md")).text
        assert "<script>" not in report
        assert "\\<script\\>" in report


async def test_pages_forbid_inline_code_and_other_origins(desk: Desk) -> None:
    async with desk.system.client() as client:
        for address in ("/", "/playbooks", "/ops", "/quality", "/matters/none"):
            policy = (await client.get(address)).headers["content-security-policy"]
            assert "unsafe" not in policy
            assert "default-src 'none'" in policy
            body = (await client.get(address)).text
            assert "style=" not in body
            assert "<script>" not in body


async def test_a_page_of_another_site_cannot_act(desk: Desk) -> None:
    async with desk.system.client() as client:
        answer = await client.post("/demo", headers={"Origin": "https://example.org"})
        assert answer.status_code == 403


async def test_what_goes_wrong_is_said_on_a_page(desk: Desk) -> None:
    async with desk.system.client() as client:
        for address, status in (
            ("/matters/none", 404),
            ("/matters/no%20token", 400),
            ("/?cursor=rubbish", 400),
            ("/?sort=rubbish&route=&view=x", 200),
            ("/playbooks/none", 404),
        ):
            answer = await client.get(address, headers={"Accept": "text/html"})
            assert answer.status_code == status, address
