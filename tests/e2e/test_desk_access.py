"""Every page: no serious barrier in light or dark, and no sideways scrolling on a phone."""

import re

import pytest
from playwright.async_api import Page, expect

from support.browser import Desk
from support.embedded import ROOT

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
PAGES = (
    "/",
    "/?q=nothingatall",
    "/playbooks",
    "/playbooks/vendor-nda",
    "/playbooks/obligations",
    "/quality",
    "/ops",
)
OF_A_MATTER = ("", "/history", "/report")
SLOW = 60_000


async def addresses(desk: Desk) -> list[str]:
    found = list(PAGES)
    for name in ("nda-one-way-ai.txt", "demo-nda.pdf"):
        matter = await desk.submit(
            ROOT / "samples" / name, proposer="recorded", playbook="vendor-nda"
        )
        await desk.ended(matter)
        found += [f"/matters/{matter}{each}" for each in OF_A_MATTER]
    for name in ("problemas.pdf", "atacado.txt"):
        matter = await desk.submit(
            ROOT / "samples" / "contratos" / name,
            proposer="recorded",
            playbook="prestacao-servicos-fornecedor",
        )
        await desk.ended(matter)
        found += [f"/matters/{matter}{each}" for each in OF_A_MATTER]
    found += await beside(desk)
    broken = await desk.submit_bytes(b"%PDF-1.4", "broken.pdf", b"", playbook="vendor-nda")
    await desk.ended(broken)
    return [*found, f"/matters/{broken}/history", f"/matters/{broken}/report", "/ops?about=nda"]


async def beside(desk: Desk) -> list[str]:
    """A matter that a person overrode and closed, and that was run again: both runs' pages."""
    matter = await desk.submit(
        ROOT / "samples" / "nda-five-year.md", proposer="recorded", playbook="vendor-nda"
    )
    seq = (await desk.ended(matter))["seq"]
    async with desk.system.client() as client:
        for given in (
            {"kind": "overridden", "position": "term", "verdict": "reject"},
            {"kind": "approved", "exceptions": ["term"]},
        ):
            act = {"who": "Ana", "note": "long", "run": "r1", "based_on": seq, **given}
            answer = await client.post(f"/v1/matters/{matter}/acts", json=act)
            assert answer.status_code == 201, answer.text
            seq = answer.json()["seq"]
        again = await client.post(f"/v1/matters/{matter}/review", json={"proposer": "offline"})
        assert again.status_code == 202, again.text
    async with desk.page() as page:
        await page.goto(f"/matters/{matter}?run=r2&wait={again.json()['seq']}")
        await expect(page.locator("#result")).to_have_attribute(
            "data-outcome", "routed", timeout=SLOW
        )
    return [f"/matters/{matter}", f"/matters/{matter}?run=r2", f"/matters/{matter}/history"]


async def settle(page: Page, address: str) -> None:
    await page.goto(address)
    if "/matters/" in address and address.count("/") == 2:
        await expect(page.locator('[data-t="tally"] .to')).to_be_attached(timeout=SLOW)
        if await page.locator("#document").is_visible():
            await expect(page.locator(".box, mark").first).to_be_attached(timeout=SLOW)


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_no_page_has_a_serious_barrier(desk: Desk, axe: str, scheme: str) -> None:
    async with desk.page(dark=scheme == "dark") as page:
        for address in await addresses(desk):
            await settle(page, address)
            # Playwright evaluates in the page without adding a script to it, so the policy holds.
            await page.evaluate(axe)
            found = await page.evaluate("axe.run(document, {resultTypes: ['violations']})")
            bad = [
                f"{each['id']}: {each['nodes'][0]['html'][:200]}"
                for each in found["violations"]
                if each["impact"] in ("serious", "critical")
            ]
            assert not bad, f"{address}: {bad}"


@pytest.mark.parametrize("width", [390, 720])
async def test_no_page_scrolls_sideways(desk: Desk, width: int) -> None:
    async with desk.page(width=width, height=844) as page:
        for address in await addresses(desk):
            await settle(page, address)
            over = await page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert over <= 0, f"{address} is {over} px too wide at {width} px"


@pytest.mark.parametrize("chosen", [False, True])
async def test_a_report_is_printed_dark_on_white_whatever_the_theme(
    desk: Desk, *, chosen: bool
) -> None:
    matter = await desk.submit(
        ROOT / "samples" / "nda-clean.txt", proposer="recorded", playbook="vendor-nda"
    )
    await desk.ended(matter)
    async with desk.page(dark=not chosen) as page:
        await page.goto(f"/matters/{matter}/report")
        if chosen:
            await page.locator("[data-theme-toggle]").first.click()
        dark = "getComputedStyle(document.querySelector('.report h2')).color"
        on_screen = await page.evaluate(dark)
        await page.emulate_media(media="print")
        printed, ground = await page.evaluate(
            f"[{dark}, getComputedStyle(document.body).backgroundColor]"
        )
    assert min(_rgb(on_screen)) > 200, "the theme is not dark"
    assert max(_rgb(printed)) < 80
    assert _rgb(ground) == [255, 255, 255]


def _rgb(colour: str) -> list[int]:
    return [int(each) for each in re.findall(r"\d+", colour)][:3]


SHIFTS = """
() => new Promise((done) => {
  let sum = 0;
  const watcher = new PerformanceObserver((list) => {
    for (const each of list.getEntries()) if (!each.hadRecentInput) sum += each.value;
  });
  watcher.observe({type: "layout-shift", buffered: true});
  setTimeout(() => done(sum), 300);
})
"""


async def test_nothing_jumps_while_a_page_loads(desk: Desk) -> None:
    """Shares of the screen that moved, as browsers count them; below 0.1 is called good."""
    async with desk.page("Ana Prado") as page:
        for address in await addresses(desk):
            await settle(page, address)
            moved = await page.evaluate(SHIFTS)
            assert moved < 0.05, f"{address}: {moved:.3f} of the page jumped"
