"""The beginning of a service's process: its libraries are loaded as fast as can be."""

from __future__ import annotations

import gc
from importlib import import_module


def start(app: str) -> None:
    """Run the service that `make_app` of the module `app` makes, until told to stop.

    Loading makes a hundred thousand objects that all stay: looking for cycles among them again and
    again would take a tenth of the time. `run` turns the collector on.
    """
    gc.disable()
    make_app = import_module(app).make_app
    from quotary.log.service import run

    run(make_app)
