"""What the desk's routes work with, beside the api's parts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request

from quotary.api.desk.matter.overlays import Overlays
from quotary.api.desk.matter.reading import MatterReading
from quotary.api.desk.queue.feed import Feed
from quotary.api.desk.rendering import Rendering
from quotary.api.desk.settings import DeskSettings
from quotary.api.pages.worker import PageWorker
from quotary.api.parts import Parts


@dataclass(frozen=True, slots=True)
class Desk:
    """The desk's parts."""

    settings: DeskSettings
    rendering: Rendering
    pages: PageWorker
    reading: MatterReading
    overlays: Overlays
    feed: Feed


def make_desk(parts: Parts, settings: DeskSettings | None = None) -> Desk:
    """The desk over the api's parts; it starts nothing before it is asked for something."""
    settings = settings or DeskSettings()
    rendering = Rendering(settings)
    pages = PageWorker()
    return Desk(
        settings=settings,
        rendering=rendering,
        pages=pages,
        reading=MatterReading(parts),
        overlays=Overlays(parts, pages),
        feed=Feed(parts, rendering),
    )


def _desk(request: Request) -> Desk:
    found = request.app.state.desk
    assert isinstance(found, Desk)
    return found


DeskOf = Annotated[Desk, Depends(_desk)]
"""A route's way to the desk."""
