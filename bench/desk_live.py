"""How long a live frame takes from the broker to a reader's page, in a real browser.

A whole system runs; pages of paced runs stay open in Chromium. A frame's delay is from the moment
the broker stored its message, which stands in the frame, to the moment when the page has it
(reached) and to that when the page has drawn it, two animation frames later (drawn), all on this
machine's clock. A tenth of a second of it is the wait for the order of two streams (decision 52).

    uv run python bench/desk_live.py [--pages 3] [--seconds 20] [--json]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.async_api import Page, async_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from support.browser import FLAGS, Desk, chromium  # noqa: E402 - the path is set above
from support.embedded import System  # noqa: E402

WATCH = """
window.delays = [];
const Plain = window.EventSource;
window.EventSource = class extends Plain {
  addEventListener(name, listener) {
    super.addEventListener(name, (event) => {
      const arrived = Date.now();
      listener(event);
      let body;
      try { body = JSON.parse(event.data); } catch { return; }
      if (!body.at) return;
      const at = Date.parse(body.at);
      // What stood on the log before the page was opened is no news.
      if (at < performance.timeOrigin + 3000) return;
      const fact = body.seq !== null && body.seq !== undefined;
      requestAnimationFrame(() => requestAnimationFrame(() => {
        window.delays.push([fact ? "fact" : "trace", arrived - at, Date.now() - at]);
      }));
    });
  }
};
"""


Delay = tuple[str, float, float]


async def watch(desk: Desk, page: Page, seconds: float) -> list[Delay]:
    """Delays of the frames that a page drew while its paced run went on."""
    await page.add_init_script(WATCH)
    await page.goto("/")
    await page.get_by_role("button", name="Use demo PDF").first.click()
    await page.wait_for_url("**/matters/*")
    matter = page.url.split("/matters/")[1].split("?")[0]
    await asyncio.sleep(4)
    async with desk.system.client() as client:
        for number in range(round(seconds * 2)):
            seq = (await client.get(f"/v1/matters/{matter}")).json()["seq"]
            note = {"kind": "noted", "who": "bench", "note": f"{number}", "based_on": seq}
            await client.post(f"/v1/matters/{matter}/acts", json=note)
            await asyncio.sleep(0.5)
    await asyncio.sleep(1)
    found = await page.evaluate("window.delays")
    return [(str(kind), float(reached), float(drawn)) for kind, reached, drawn in found]


async def measure(pages: int, seconds: float) -> dict[str, object]:
    """Run everything and measure."""
    with tempfile.TemporaryDirectory(prefix="quotary-bench-") as folder:
        pace = {"QUOTARY_PACE_SECONDS": str(round(seconds))}
        system = System(Path(folder) / "quotary", **pace)
        await system.start()
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(
                executable_path=chromium() or None, args=list(FLAGS)
            )
            desk = Desk(system, browser)
            contexts = [await browser.new_context(base_url=system.url) for _ in range(pages)]
            opened = [await each.new_page() for each in contexts]
            found = await asyncio.gather(*(watch(desk, each, seconds) for each in opened))
            await browser.close()
        await system.stop()
    result: dict[str, object] = {"pages": pages, "load": round(os.getloadavg()[0], 1)}
    for kind in ("fact", "trace"):
        frames = [each for page in found for each in page if each[0] == kind]
        result[f"{kind}_frames"] = len(frames)
        for place, name in ((1, "reached"), (2, "drawn")):
            delays = sorted(each[place] for each in frames)
            if delays:
                p95 = delays[max(0, round(len(delays) * 0.95) - 1)]
                result[f"{kind}_{name}_p50_ms"] = round(statistics.median(delays), 1)
                result[f"{kind}_{name}_p95_ms"] = round(p95, 1)
    return result


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--pages", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    result = asyncio.run(measure(options.pages, options.seconds))
    print(json.dumps(result, indent=None if options.json else 1))


if __name__ == "__main__":
    main()
