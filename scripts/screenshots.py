"""Takes the README's screenshots: the samples, reviewed by a system of its own.

Run from the root of the repository: uv run python scripts/screenshots.py
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
SAMPLES = (
    "nda-clean.txt",
    "nda-foreign-law.txt",
    "nda-perpetual.txt",
    "nda-residuals.txt",
    "nda-one-way-ai.txt",
    "order-form.txt",
    "nda-five-year.md",
    "demo-nda.pdf",
)
SIZE = {"width": 1440, "height": 900}
SLOW = 60_000


async def fill(desk: Desk) -> dict[str, str]:
    """Review every sample; the matters by file name."""
    found: dict[str, str] = {}
    for name in SAMPLES:
        found[name] = await desk.submit(
            ROOT / "samples" / name, proposer="recorded", playbook="vendor-nda"
        )
        await desk.ended(found[name])
    return found


async def take(page: Page, name: str) -> None:
    """One picture, once nothing moves any more."""
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
