"""The OpenAPI description, kept beside the code; `python -m` this module writes it."""

from __future__ import annotations

import json
from pathlib import Path

from quotary.api.app import make_app
from quotary.api.http import make_http
from quotary.api.settings import ApiSettings

COMMAND = "uv run python -m quotary.api.openapi_file"


def openapi_path() -> Path:
    """Where the description lies in a source tree: `services/api/openapi.json`."""
    return Path(__file__).parents[3] / "openapi.json"


def openapi_text() -> str:
    """The description of the API as it is now."""
    parts = make_app(ApiSettings()).parts
    described = make_http(parts).openapi()
    return json.dumps(described, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def main() -> None:
    """Write the file."""
    openapi_path().write_text(openapi_text())


if __name__ == "__main__":
    main()
