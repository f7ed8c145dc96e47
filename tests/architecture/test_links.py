"""Every link of a page to another page, or to a part of one, leads somewhere."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

_ROOT = Path(__file__).parents[2]
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)


def _pages() -> Iterator[Path]:
    yield from _ROOT.glob("*.md")
    for folder in ("bench", "cli", "deploy", "docs", "playbooks", "samples", "services", "shared"):
        yield from (_ROOT / folder).rglob("*.md")


def _parts(page: Path) -> set[str]:
    """What a link may name behind `#`: the headings in small letters, hyphens for spaces."""
    headings = _HEADING.findall(page.read_text(encoding="utf-8"))
    return {re.sub(r"[^\w\- ]", "", one.lower()).strip().replace(" ", "-") for one in headings}


@pytest.mark.parametrize("page", sorted(_pages()), ids=lambda page: str(page.relative_to(_ROOT)))
def test_its_links_lead_somewhere(page: Path) -> None:
    for link in _LINK.findall(page.read_text(encoding="utf-8")):
        path, _, part = link.partition("#")
        if "://" in path or path.startswith("mailto:"):
            continue
        target = page.parent / path if path else page
        assert target.exists(), link
        if part:
            assert part in _parts(target), link
