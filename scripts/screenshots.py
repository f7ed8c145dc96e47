"""Takes the README's screenshots: the samples, reviewed by a system of its own.

Run from the root of the repository: uv run python scripts/screenshots.py [NAME…]
With names only those pictures are written.
"""

import asyncio
import sys
import tempfile
from pathlib import Path

from playwright.async_api import Page, async_playwright, expect

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from support.browser import FLAGS, Desk, chromium  # noqa: E402 - the path is set above
from support.embedded import System  # noqa: E402

FOLDER = ROOT / "docs" / "screenshots"
REVIEWED = {
    "prestacao-servicos-fornecedor": (
        "contratos/limpo.docx",
        "contratos/atacado.txt",
        "contratos/problemas.pdf",
    ),
    "vendor-nda": (
        "nda-clean.txt",
        "nda-foreign-law.txt",
        "nda-perpetual.txt",
        "nda-residuals.txt",
        "nda-one-way-ai.txt",
        "order-form.txt",
        "nda-five-year.md",
        "demo-nda.pdf",
    ),
}
SIZE = {"width": 1440, "height": 900}
SLOW = 60_000


async def fill(desk: Desk) -> dict[str, str]:
    """Review every sample; the matters by file name."""
    found: dict[str, str] = {}
    for playbook, names in REVIEWED.items():
        for name in names:
            found[name] = await desk.submit(
                ROOT / "samples" / name, proposer="recorded", playbook=playbook
            )
            await desk.ended(found[name])
    return found


async def take(page: Page, name: str) -> None:
    """One picture, once nothing moves any more."""
    if sys.argv[1:] and name not in sys.argv[1:]:
        return
    await page.wait_for_timeout(1500)
    await page.screenshot(path=FOLDER / f"{name}.png")
    print(f"docs/screenshots/{name}.png")


async def matter(page: Page, id_: str, name: str) -> None:
    """A finished matter with its first quote chosen."""
    await page.goto(f"/matters/{id_}")
    await expect(page.locator('[data-t="tally"] .to')).to_be_attached(timeout=SLOW)
    await page.keyboard.press("j")
    await expect(page.locator(".box, mark").first).to_be_attached(timeout=SLOW)
    await take(page, name)


async def register(desk: Desk, page: Page) -> None:
    """A register with a few rows signed, and one open on its page."""
    path = ROOT / "samples" / "obligations" / "facilities-services.pdf"
    id_ = await desk.submit(path, proposer="recorded", playbook="obligations")
    await desk.ended(id_)
    await page.goto(f"/matters/{id_}/register")
    for row in (0, 2, 3):
        await page.locator("#rows tr").nth(row).locator("[data-row]").click()
        await expect(page.locator("#row [data-sign]")).to_be_visible(timeout=SLOW)
        await expect(page.locator("#row #row-quote")).to_be_attached(timeout=SLOW)
        if row != 3:
            await page.locator("#row [data-sign] button[type=submit]").click()
            await expect(page.locator("#row")).to_contain_text("Signed off by", timeout=SLOW)
    await take(page, "register")


async def main() -> None:
    """Start, review, photograph, stop."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        system = System(Path(folder) / "quotary", QUOTARY_PACE_SECONDS="8")
        await system.start()
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(
                executable_path=chromium() or None, args=list(FLAGS)
            )
            desk = Desk(system, browser)
            matters = await fill(desk)
            async with desk.page("Reviewing Counsel", **SIZE) as page:
                await page.goto("/")
                await take(page, "queue")
                await matter(page, matters["demo-nda.pdf"], "matter")
                await register(desk, page)
                await matter(page, matters["contratos/problemas.pdf"], "clauses")
                await page.goto(f"/matters/{matters['contratos/problemas.pdf']}/report")
                await take(page, "report")
                await page.goto("/ops")
                await take(page, "ops")
                await page.goto("/playbooks/vendor-nda?position=term")
                await take(page, "playbook")
                await page.goto("/")
                await page.get_by_role("button", name="Use demo PDF").first.click()
                console = page.locator('[data-t="console"]')
                await expect(console).to_contain_text("document_type", timeout=SLOW)
                await take(page, "live")
            async with desk.page("Reviewing Counsel", dark=True, **SIZE) as page:
                await matter(page, matters["nda-one-way-ai.txt"], "matter-dark")
            await browser.close()
        await system.stop()


if __name__ == "__main__":
    asyncio.run(main())
