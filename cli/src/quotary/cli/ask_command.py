"""`quotary ask`: a question to one document, answered with its own words or declined."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Annotated, Any, Literal

import typer
from rich.text import Text

from quotary.cli.asking import ask as put
from quotary.cli.asking import matter_of
from quotary.cli.client import ApiProblem, Client, where_looked
from quotary.cli.console import err, fail, flat, is_terminal, plain, show
from quotary.cli.embedded.session import system
from quotary.cli.settings import CliSettings
from quotary.core.questions.asked import QuestionInvalid, asked
from quotary.log.errors import SubjectInvalid
from quotary.log.subjects import token

Json = dict[str, Any]
DECLINED_STATUS = 1
WRONG_STATUS = 2
FAILED_STATUS = 3
_STYLES = {"answered": "bold green", "declined": "bold yellow", "failed": "bold red"}


def ask(
    source: Annotated[str, typer.Argument(help="A contract's file, or a matter's id.")],
    question: Annotated[str, typer.Argument(help="In English or Portuguese.")],
    proposer: Annotated[
        Literal["auto", "recorded", "offline", "live"],
        typer.Option(help="auto: a recording where there is one, else code looks; no model."),
    ] = "auto",
    run: Annotated[str, typer.Option(help="The run whose version is asked; else the newest.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="The question as one object.")] = False,
) -> None:
    """Ask a document. The answer is made of its own words, or says what was looked at in vain.

    Exit status: 0 answered, 1 declined, 2 wrong arguments, 3 failed, 4 no system could be reached
    or started.
    """
    try:
        found = asyncio.run(_asked(source, asked(question), proposer, run))
    except ApiProblem as error:
        fail(where_looked(error, CliSettings()), FAILED_STATUS)
    except QuestionInvalid as error:
        fail(str(error), FAILED_STATUS)
    if as_json:
        sys.stdout.write(json.dumps(found, ensure_ascii=False) + "\n")
    else:
        _print(found)
    raise typer.Exit(_status(found))


async def _asked(source: str, question: str, proposer: str, run: str) -> Json:
    if is_terminal():
        err.print("asking …", style="dim")
    reads = not await asyncio.to_thread(_is_document, source)
    async with system(CliSettings(), reads=reads) as url, Client(url) as client:
        matter = await matter_of(client, source)
        return await put(client, matter, question, proposer=proposer, run=run, who="cli")


def _is_document(source: str) -> bool:
    """True for a file, False for what may be a matter's id; anything else ends the command."""
    path = Path(source)
    if path.is_file():
        return True
    if path.is_dir():
        fail(f"{source} is a folder: name one document of it, or a matter's id.", WRONG_STATUS)
    try:
        token(source, "matter")
    except SubjectInvalid:
        fail(f"There is no file {source}.", WRONG_STATUS)
    return False


def _status(found: Json) -> int:
    return {"answered": 0, "declined": DECLINED_STATUS}.get(str(found["state"]), FAILED_STATUS)


def _print(found: Json) -> None:
    state = str(found["state"])
    by = f"proposer {found['proposer']}" + ("" if found["model"] else ", no model was called")
    where = f"   {found['matter']} {found['run']} about {found['about']}   {by}"
    show(Text(state, style=_STYLES.get(state, "bold")) + plain(where, style="dim"))
    for quote in found["quotes"]:
        page = f"p. {quote['page']}, " if quote["page"] else ""
        clause = f"clause {quote['clause']}, " if quote["clause"] else ""
        place = f"{page}{clause}{quote['start']}-{quote['end']}"
        show(plain(flat(str(quote["text"])), style="bold"), 2)
        show(plain(place, style="dim"), 2)
        for note in quote["notes"]:
            show(plain(f"! {note}", style="yellow"), 2, 2)
    for sentence in (found["sentence"], found["looked_at"], found["dropped_said"]):
        if sentence:
            show(plain(str(sentence)))
    if found["earlier_version"]:
        show(plain("This is about an earlier version of the document.", style="yellow"))
