"""Templates to responses: everything escaped, and nothing runs that is not a file of the desk."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from fastapi import Request, Response
from jinja2 import Environment, FileSystemLoader, StrictUndefined

from quotary.api.desk import when, words
from quotary.api.desk.call import call_parts
from quotary.api.desk.markdown import escaped
from quotary.api.desk.playbook import naming
from quotary.api.desk.settings import DeskSettings
from quotary.api.desk.who import proposer, who

FOLDER: Final = Path(__file__).parent
CSP: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "Content-Security-Policy": CSP,
    "Cache-Control": "private, no-store",
    # With "no-referrer" a browser sends `Origin: null` with a form, which no guard can tell apart
    # from another site's.
    "Referrer-Policy": "same-origin",
}


class Rendering:
    """The desk's templates with the words they share."""

    def __init__(self, settings: DeskSettings) -> None:
        self._environment = Environment(
            loader=FileSystemLoader(FOLDER / "templates"),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        self._plain = Environment(
            loader=FileSystemLoader(FOLDER / "templates"),
            autoescape=False,  # noqa: S701 - Markdown has its own escape, on everything
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            finalize=escaped,
        )
        self._words: dict[str, object] = {
            "route_sign": words.route_sign,
            "verdict_sign": words.verdict_sign,
            "initials": words.initials,
            "count": words.count,
            "call_parts": call_parts,
            "language_name": naming.language_name,
            "scope_name": naming.scope_name,
            "asked_for": naming.asked_for,
            "stamp": when.stamp,
            "iso": when.iso,
            "live_sentence": settings.live_sentence,
            "live_ready": bool(settings.model_base_url),
        }

    def text(self, template: str, context: Mapping[str, object]) -> str:
        """The filled template."""
        return self._environment.get_template(template).render({**self._words, **context})

    def markdown(self, template: str, context: Mapping[str, object]) -> str:
        """The filled Markdown template; every value in it is escaped."""
        return self._plain.get_template(template).render({**self._words, **context})

    def page(
        self,
        request: Request,
        template: str,
        context: Mapping[str, object],
        status: int = 200,
    ) -> Response:
        """A whole page or a piece of one."""
        shared = {
            "here": request.url.path,
            "who": who(request),
            "proposer": proposer(request),
            "now": datetime.now(UTC),
            "q": "",
        }
        body = self.text(template, {**shared, **context})
        return Response(body, status, headers=dict(HEADERS), media_type="text/html; charset=utf-8")
