"""The HTTP application over the api's parts."""

from __future__ import annotations

from fastapi import FastAPI

from quotary.api import errors
from quotary.api.desk.mounting import install_desk
from quotary.api.guards import Guards
from quotary.api.parts import Parts
from quotary.api.problems import MEDIA_TYPE, ProblemDetails
from quotary.api.routes import (
    acts,
    content,
    evals,
    events,
    health,
    matters,
    obligations,
    operations,
    playbooks,
    questions,
    register,
    replays,
    report,
)

_ROUTERS = (
    matters.router,
    content.router,
    report.router,
    events.router,
    acts.router,
    obligations.router,
    register.router,
    questions.router,
    playbooks.router,
    replays.router,
    evals.router,
    operations.router,
    health.router,
)


def make_http(parts: Parts) -> FastAPI:
    """The application; it serves as soon as the parts are started."""
    app = FastAPI(
        title="Quotary",
        version="1",
        summary="Contract review: the model quotes, Python decides, a person signs.",
        docs_url=None,
        redoc_url=None,
        openapi_url="/v1/openapi.json",
        responses={
            "default": {
                "description": "Problem details (RFC 9457).",
                "content": {MEDIA_TYPE: {"schema": ProblemDetails.model_json_schema()}},
            }
        },
    )
    app.state.parts = parts
    errors.install(app)
    for router in _ROUTERS:
        app.include_router(router)
    install_desk(app, parts)
    app.add_middleware(Guards, settings=parts.settings)
    return app
