"""`quotary cost`: what calls took and what caching saved; `cost model` estimates a session."""

from __future__ import annotations

import asyncio
import json
import sys
from dataclasses import asdict
from decimal import Decimal
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import track
from rich.table import Table

from quotary.cli.client import ApiProblem, Client, where_looked
from quotary.cli.console import err, fail, is_terminal, out, plain
from quotary.cli.cost_model import ANSWER_TOKENS, QUESTION_TOKENS, Estimate, estimate
from quotary.cli.costing import Cost, Key, Usage, cost, sessions, together
from quotary.cli.embedded.session import system
from quotary.cli.settings import CliSettings
from quotary.extractor.live.prices import Prices, PricesInvalid, load_prices
from quotary.ingest.reading import ReadResult
from quotary.ingest.reading.worker import ReadingWorker
from quotary.log.purposes import PURPOSES

Json = dict[str, Any]
cost_app = typer.Typer(help="What model calls took, and what caching saved.")
_Prices = Annotated[
    Path | None,
    typer.Option("--prices", envvar="QUOTARY_MODEL_PRICES", help="File of prices per million."),
]


@cost_app.callback(invoke_without_command=True)
def spent(
    context: typer.Context,
    matter: Annotated[str, typer.Option(help="One matter; else every one that called.")] = "",
    prices: _Prices = None,
    as_json: Annotated[bool, typer.Option("--json", help="One object a session.")] = False,
) -> None:
    """Report recorded usage: tokens, cached share, cost with caching and without it.

    A session is the calls about one version of a document for one purpose with one model.
    """
    if context.invoked_subcommand is not None:
        return
    try:
        known = load_prices(prices)
        found = asyncio.run(_sessions(matter))
    except ApiProblem as error:
        fail(where_looked(error, CliSettings()))
    except PricesInvalid as error:
        fail(str(error))
    if as_json:
        for key, usage in found.items():
            sys.stdout.write(json.dumps(_row(key, usage, cost(usage, key.model, known))) + "\n")
    else:
        _print(found, known)


@cost_app.command("model")
def model(
    document: Annotated[Path, typer.Option(help="A contract: PDF, DOCX or plain text.")],
    questions: Annotated[int, typer.Option(min=1, max=100_000, help="How many are asked.")],
    name: Annotated[
        str, typer.Option("--model", envvar="QUOTARY_MODEL_NAME", help="As the price file has it.")
    ] = "",
    prices: _Prices = None,
    window: Annotated[
        int,
        typer.Option(min=500, envvar="QUOTARY_MODEL_QUESTION_TOKENS", help="Tokens of one call."),
    ] = 24_000,
    question_tokens: Annotated[int, typer.Option(min=1, help="Of one question.")] = QUESTION_TOKENS,
    answer_tokens: Annotated[int, typer.Option(min=1, help="Of one reply.")] = ANSWER_TOKENS,
    as_json: Annotated[bool, typer.Option("--json", help="One object.")] = False,
) -> None:
    """Estimate what questions to a document would cost, with a cache and without.

    Nothing is called: tokens are the characters of the real prompts divided by four.
    """
    try:
        content = document.read_bytes()
        known = load_prices(prices)
    except OSError as error:
        fail(f"{document} cannot be opened: {error.strerror}")
    except PricesInvalid as error:
        fail(str(error))
    read = asyncio.run(_read(content, document.name))
    if read.document is None:
        fail(f"{document.name} was not read: {read.sentence}")
    found = estimate(
        read.document,
        questions,
        name,
        known,
        window_tokens=window,
        question_tokens=question_tokens,
        answer_tokens=answer_tokens,
    )
    if as_json:
        sys.stdout.write(json.dumps(_estimated(found, name)) + "\n")
    else:
        _print_estimate(found, name)


async def _read(content: bytes, filename: str) -> ReadResult:
    async with ReadingWorker() as worker:
        return await worker.read(content, filename)


async def _sessions(matter: str) -> dict[Key, Usage]:
    async with system(CliSettings(), reads=True) as url, Client(url) as client:
        matters = [matter] if matter else await _that_called(client)
        shown = track(matters, "Reading", console=err, transient=True) if is_terminal() else matters
        found: dict[Key, Usage] = {}
        for each in shown:
            found |= sessions(await client.facts(each))
        return found


async def _that_called(client: Client) -> list[str]:
    """Every matter in which a model was called."""
    found: list[str] = []
    cursor = ""
    while True:
        page = await client.get(
            "/v1/matters", limit=200, cursor=cursor, count="false", purpose=PURPOSES
        )
        found += [str(each["matter"]) for each in page["matters"] if each["model_calls"]]
        cursor = str(page["next_cursor"])
        if not cursor:
            return found


def _row(key: Key, usage: Usage, price: Cost) -> Json:
    return {
        **asdict(key),
        "calls": usage.calls,
        "prompt_tokens": usage.prompt,
        "cached_tokens": usage.cached,
        "cached_share": round(usage.cached_share, 4),
        "completion_tokens": usage.completion,
        "recorded_cost": _amount(usage.recorded),
        "cost": _amount(price.with_cache),
        "cost_without_cache": _amount(price.without_cache),
        "saved": _amount(price.saved),
        "currency": price.currency or usage.currency,
    }


def _estimated(found: Estimate, name: str) -> Json:
    return {
        "questions": found.questions,
        "windows": found.windows,
        "prefix_tokens": found.prefix_tokens,
        **_row(Key("", "", "questions", name), found.cached, found.price),
        "recorded_cost": None,
        "estimated": True,
    }


def _amount(value: Decimal | None) -> str | None:
    return None if value is None else format(value.normalize(), "f")


def _print(found: dict[Key, Usage], prices: Prices) -> None:
    if not found:
        out.print("No model was called.")
        return
    table = Table(box=None, header_style="dim")
    for each in ("matter", "document", "for", "model"):
        table.add_column(each, overflow="fold")
    for each in ("calls", "in", "cached", "out", "cost", "uncached", "saved"):
        table.add_column(each, justify="right", no_wrap=True)
    priced = [(key, usage, cost(usage, key.model, prices)) for key, usage in found.items()]
    for key, usage, price in priced:
        names = (key.matter, key.document[:12], key.purpose, key.model)
        table.add_row(*(plain(each) for each in names), *_cells(usage, price))
    for name in sorted({key.model for key in found}):
        usage = together(usage for key, usage in found.items() if key.model == name)
        cells = _cells(usage, cost(usage, name, prices))
        table.add_row("all", "", "", plain(name), *cells, style="bold")
    out.print(table)
    _say_currency({price.currency for _, _, price in priced})


def _print_estimate(found: Estimate, name: str) -> None:
    usage, price = found.cached, found.price
    parts = "part" if found.windows == 1 else "parts"
    lines = (
        ("model", name or "–"),
        ("questions", f"{found.questions:,}, the document in {found.windows} {parts}"),
        ("tokens in", f"{usage.prompt:,}, of which cached {usage.cached:,} ({_share(usage)})"),
        ("tokens out", f"{usage.completion:,}"),
        ("cost with cache", _shown(price.with_cache)),
        ("cost without", _shown(price.without_cache)),
        ("saved", _shown(price.saved)),
    )
    for label, value in lines:
        out.print(plain(f"{label:>16}  {value}"))
    out.print(
        f"Estimated: {found.prefix_tokens:,} tokens before each question, cached from the second "
        "on, at four characters a token."
    )
    _say_currency({price.currency})


def _say_currency(currencies: set[str]) -> None:
    known = sorted(currencies - {""})
    if known:
        out.print(f"Amounts in {', '.join(known)}.")
    if "" in currencies:
        out.print("– no price of the model is known: name its file with --prices.")


def _cells(usage: Usage, price: Cost) -> tuple[str, ...]:
    return (
        f"{usage.calls:,}",
        f"{usage.prompt:,}",
        _share(usage),
        f"{usage.completion:,}",
        *(_shown(value) for value in (price.with_cache, price.without_cache, price.saved)),
    )


def _share(usage: Usage) -> str:
    return f"{usage.cached_share:.0%}"


def _shown(value: Decimal | None) -> str:
    return "–" if value is None else f"{value:.4f}"
