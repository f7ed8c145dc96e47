"""A real browser over a real system, one of each for all the desk's tests."""

import asyncio
import shutil
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
import pytest_asyncio
from playwright.async_api import (
    Browser,
    BrowserContext,
    Error,
    Page,
    async_playwright,
    expect,
)

from support.embedded import ROOT, System

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
PACE_SECONDS = 8
# A page is slow where system, browser and other tests share two cores; a test of it is of what it
# says in the end, and never of how fast.
expect.set_options(timeout=20_000)
Json = dict[str, Any]


def chromium() -> str:
    """The browser's path; "" where Playwright's own is to be used."""
    return next((found for name in NAMES if (found := shutil.which(name))), "")


class Desk:
    """The running system and a browser; `watched` pages fail the test on any broken promise."""

    def __init__(self, system: System, browser: Browser) -> None:
        self.system = system
        self.browser = browser
        self.url = system.url

    @asynccontextmanager
    async def page(
        self, who: str = "", *, width: int = 1440, height: int = 900, dark: bool = False
    ) -> AsyncGenerator[Page]:
        """A page of a person of their own: no error on it, and no request that leaves the desk."""
        context = await self.browser.new_context(
            base_url=self.url,
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
        )
        if who:
            await context.add_cookies(
                [{"name": "quotary_who", "value": quote(who), "url": self.url}]
            )
        broken: list[str] = []
        page = await self._watched(context, broken)
        yield page
        await context.close()
        assert not broken, broken

    async def _watched(self, context: BrowserContext, broken: list[str]) -> Page:
        page = await context.new_page()

        def left(url: str) -> None:
            if not url.startswith((self.url, "data:", "blob:")):
                broken.append(f"a request left the desk: {url}")

        page.on("request", lambda request: left(request.url))
        page.on(
            "requestfailed",
            lambda request: (
                broken.append(f"{request.url}: {request.failure}")
                if "/static/" in request.url and "ERR_ABORTED" not in str(request.failure)
                else None
            ),
        )
        page.on("pageerror", lambda error: broken.append(f"error: {error}"))
        page.on("dialog", lambda dialog: broken.append(f"dialog: {dialog.message}"))
        page.on(
            "console",
            lambda said: (
                broken.append(said.text)
                if "Content Security Policy" in said.text or "Content-Security-Policy" in said.text
                else None
            ),
        )
        return page

    async def submit(self, path: Path, *, name: str = "", **fields: str) -> str:
        """A matter for a file, handed in over the API; its id."""
        content = await asyncio.to_thread(path.read_bytes)
        return await self.submit_bytes(content, name or path.name, b"", **fields)

    async def submit_bytes(self, content: bytes, name: str, recording: bytes, **fields: str) -> str:
        """A matter for bytes, with the raw reply of a model where one is given."""
        files = [("files", (name, content))]
        if recording:
            files.append(("recording", ("1.txt", recording)))
        async with self.system.client() as client:
            answer = await client.post("/v1/matters", files=files, data=fields)
        assert answer.status_code == 202, answer.text
        return str(answer.json()["submitted"][0]["matter"])

    async def matter(self, matter: str) -> Json:
        """The matter as the API has it."""
        async with self.system.client() as client:
            return (await client.get(f"/v1/matters/{matter}")).json()

    async def ended(self, matter: str) -> Json:
        """The matter once its run has come to its end."""
        async with self.system.client() as client:
            async with client.stream(
                "GET", f"/v1/matters/{matter}/events", params={"until": "r1"}, timeout=60
            ) as answer:
                seq = 0
                async for line in answer.aiter_lines():
                    if line.startswith("id: "):
                        seq = int(line[4:].split(".")[0])
            found = await client.get(f"/v1/matters/{matter}", params={"wait": seq})
            return found.json()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def desk(tmp_path_factory: pytest.TempPathFactory) -> AsyncGenerator[Desk]:
    """The desk in a browser; skips in one line where there is no browser."""
    async with async_playwright() as playwright:
        path = chromium()
        try:
            browser = await playwright.chromium.launch(
                executable_path=path or None, args=list(FLAGS)
            )
        except Error as error:
            pytest.skip(f"no Chromium here ({str(error).splitlines()[0]})")
        system = System(
            tmp_path_factory.mktemp("desk") / "quotary", QUOTARY_PACE_SECONDS=str(PACE_SECONDS)
        )
        await system.start()
        yield Desk(system, browser)
        await browser.close()
        await system.stop()


@pytest.fixture(scope="session")
def axe() -> str:
    """axe-core's source; skips in one line where it is not installed."""
    if not AXE.is_file():
        pytest.skip("axe-core is not in node_modules: npm install --no-save --no-package-lock")
    return AXE.read_text()
