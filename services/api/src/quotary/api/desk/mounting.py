"""Puts the desk into the HTTP application."""

from __future__ import annotations

from fastapi import FastAPI
from starlette.staticfiles import StaticFiles

from quotary.api.desk import lost
from quotary.api.desk.desk import Desk, make_desk
from quotary.api.desk.rendering import FOLDER
from quotary.api.desk.routes import (
    acts,
    document,
    matter,
    ops,
    playbooks,
    quality,
    questions,
    queue,
    register,
    register_acts,
    register_document,
    report,
)
from quotary.api.parts import Parts

_ROUTERS = (
    queue.router,
    matter.router,
    document.router,
    acts.router,
    report.router,
    questions.router,
    register.router,
    register_acts.router,
    register_document.router,
    playbooks.router,
    ops.router,
    quality.router,
)


async def close_desk(app: FastAPI) -> None:
    """End what the desk has started: the process that draws pages."""
    desk = app.state.desk
    assert isinstance(desk, Desk)
    await desk.pages.close()


def install_desk(app: FastAPI, parts: Parts) -> None:
    """Add the desk's pages and files; none of them stands under `/v1`."""
    app.state.desk = make_desk(parts)
    for router in _ROUTERS:
        app.include_router(router)
    lost.install(app)
    app.mount("/static", StaticFiles(directory=FOLDER / "static"), name="static")
