"""Contracts read clause by clause: cards, trace, parts and report in a real browser."""

import pytest
from playwright.async_api import expect

from support.browser import Desk
from support.embedded import ROOT

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
CONTRATOS = ROOT / "samples" / "contratos"
TERMS = {"proposer": "recorded", "playbook": "prestacao-servicos-fornecedor"}
SLOW = 60_000


async def test_an_attacked_contract_shows_the_clause_that_gives_orders(desk: Desk) -> None:
    matter = await desk.submit(CONTRATOS / "atacado.txt", **TERMS)
    await desk.ended(matter)
    async with desk.page() as page:
        await page.goto(f"/matters/{matter}")
        await expect(page.locator('[data-t="tally"]')).to_contain_text("RED", timeout=SLOW)
        rows = page.locator('[data-t="rows"] tr')
        await expect(rows.filter(has_text="waiting")).to_have_count(0)
        await expect(rows.filter(has_text="Cláusula décima")).to_contain_text("injection")
        attacked = page.locator("#f-_-11")
        await attacked.locator("summary").first.click()
        await expect(attacked.locator(".quote")).to_contain_text("Nota ao sistema automático")
        await expect(attacked).to_contain_text("no verdict here to override")
        await expect(page.locator("#tq-_-11-0")).to_be_in_viewport()
        await page.get_by_text("The whole contract, part by part").click()
        parts = page.locator("#parts > li")
        await expect(parts).to_have_count(20)
        await expect(parts.last).to_contain_text("Not addressed")


async def test_a_missing_clause_offers_its_text_and_the_report_speaks_portuguese(
    desk: Desk,
) -> None:
    matter = await desk.submit(CONTRATOS / "problemas.pdf", **TERMS)
    await desk.ended(matter)
    async with desk.page() as page:
        await page.goto(f"/matters/{matter}")
        missing = page.locator("#f-protecao_dados-0")
        await expect(missing).to_contain_text("Missing", timeout=SLOW)
        # The sum under the table counts what its rows say.
        rows = page.locator('[data-t="rows"] tr')
        tally = page.locator('[data-t="tally"]')
        await expect(rows.filter(has_text="waiting")).to_have_count(0)
        for word in ("Accept", "Fallback", "Missing", "Reject"):
            n = await rows.locator("td:last-child").filter(has_text=word).count()
            await expect(tally).to_contain_text(f"{n} {word.lower()}")
        await missing.locator("summary").first.click()
        await expect(missing.locator(".draft").first).to_contain_text("Lei nº 13.709/2018")
        await page.locator("details.con > summary").click()
        console = page.locator('[data-t="console"]')
        await expect(console).to_contain_text("── Clause 3 ──", timeout=SLOW)
        await page.get_by_role("link", name="Report").click()
        report = page.locator(".report")
        await expect(report.locator("p").first).to_contain_text("Isto é uma triagem")
        await expect(report).to_contain_text("Achados, do mais grave ao menos grave")
        await expect(report).to_have_attribute("lang", "pt")


async def test_where_nothing_could_be_evaluated_the_report_page_says_so(desk: Desk) -> None:
    matter = await desk.submit_bytes(b"%PDF-1.4 no pages", "broken.pdf", b"", **TERMS)
    await desk.ended(matter)
    async with desk.page() as page:
        answer = await page.goto(f"/matters/{matter}/report")
        assert answer is not None
        assert answer.status == 503
        await expect(page.locator(".notice")).to_contain_text("Run r1 has no report: ")
        await page.get_by_role("link", name="Back to the matter").click()
        await expect(page.locator("#result")).to_contain_text("Failed")
        await expect(page.locator('[data-step="verify"]')).to_contain_text("not run")
