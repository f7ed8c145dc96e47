"""`quotary rebuild`: the projection made again from the log, or compared with one that is."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from typing import Annotated

import typer
from sqlalchemy import Engine, inspect
from sqlalchemy.exc import DBAPIError

from quotary.api.projecting.refolding import ProjectionInUse, rebuild
from quotary.api.settings import ApiSettings
from quotary.api.store.engine import make_engine
from quotary.api.store.migrating import migrate
from quotary.api.store.rebuilding import differences
from quotary.api.store.tables import checkpoint
from quotary.cli.console import fail, out, plain
from quotary.cli.embedded.folder import DataFolder
from quotary.cli.log_access import log_access
from quotary.cli.no_system import STATUS

DIFFERENT_STATUS = 1
IN_USE_STATUS = 3


def rebuild_projection(
    check: Annotated[
        bool, typer.Option("--check", help="Change nothing: compare with a rebuilt one.")
    ] = False,
    yes: Annotated[bool, typer.Option("--yes", help="Rebuild without asking.")] = False,
) -> None:
    """Make the projection again from the first fact. The log is only read.

    It works on the log and the database themselves: of the data folder (QUOTARY_DATA), or where
    QUOTARY_NATS_URL and QUOTARY_DATABASE_URL point.

    Exit status: 0 done, or with --check the projection equals a rebuilt one, 1 it does not, 3 an
    api writes the projection, 4 log or database could not be reached.
    """
    if not check and not yes:
        if not sys.stdin.isatty():
            fail("A rebuild empties the projection first: confirm with --yes.", 2)
        typer.confirm("Empty the projection and fold the log again?", abort=True, err=True)
    try:
        found = asyncio.run(_checked() if check else _rebuilt())
    except ProjectionInUse as error:
        fail(str(error), IN_USE_STATUS)
    except DBAPIError as error:
        fail(f"The projection's database does not do it: {str(error.orig).strip()}", STATUS)
    for line in found:
        out.print(plain(line))
    raise typer.Exit(DIFFERENT_STATUS if check and len(found) > 1 else 0)


async def _rebuilt() -> list[str]:
    async with log_access("quotary rebuild") as (bench, settings):
        engine = make_engine(settings.projection_url)
        migrate(engine)
        count = await rebuild(bench, engine)
        engine.dispose()
    return [f"{count:,} log sequences folded."]


def _compared(settings: ApiSettings, fresh: Engine) -> list[str]:
    """What differs; a projection that is not there is one difference, and is not made."""
    missing = ["There is no projection: `quotary rebuild` makes it."]
    if not settings.database_url and not DataFolder(settings.data).database.exists():
        return missing
    kept = make_engine(settings.projection_url)
    try:
        if not inspect(kept).has_table(checkpoint.name):
            return missing
        return differences(kept, fresh)
    finally:
        kept.dispose()


async def _checked() -> list[str]:
    async with log_access("quotary rebuild") as (bench, settings):
        with tempfile.TemporaryDirectory() as name:
            fresh = make_engine(f"sqlite:///{Path(name) / 'fresh.db'}")
            migrate(fresh)
            count = await rebuild(bench, fresh)
            found = _compared(settings, fresh)
            fresh.dispose()
    count_of = "1 difference" if len(found) == 1 else f"{len(found)} differences"
    verdict = count_of if found else "no difference"
    return [f"{count:,} log sequences folded: {verdict}.", *found]
