"""A register on a terminal: the obligations as a table, then all that a person has to read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.table import Table
from rich.text import Text

from quotary.cli.console import out, plain

Json = dict[str, Any]

_QUOTE_CHARACTERS = 160
_BUCKETS = {"proposed": "green", "review": "yellow"}
_RISKS = {"high": "bold red", "medium": "yellow"}
_HEADS = ("clause", "page", "party", "modality", "deadline", "risk", "bucket", "quote")


def print_register(register: Json) -> None:
    """Print every row in document order, then key terms, escalations, gaps and unread parts."""
    rows = sorted(register["obligations"], key=lambda row: (row["where"]["start"], row["key"]))
    if rows:
        out.print(_table(rows))
    if register["total"] > len(rows):
        out.print(Text(f"  … and {register['total'] - len(rows)} more: ask for --json"))
    _section("key terms", [_term(term) for term in register["terms"]])
    _section("escalated", [_escalation(one) for one in register["escalations"]])
    _section("gaps: nothing stands for these", [_gap(one) for one in register["gaps"]])
    if register["unread"]:
        parts = ", ".join(map(str, register["unread"]))
        out.print(Text(f"not evaluated: parts {parts}; read them yourself", "bold magenta"))
    out.print()


def _table(rows: Iterable[Json]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for name in _HEADS:
        table.add_column(name, overflow="fold", justify="right" if name == "page" else "left")
    for row in rows:
        what, where, sure = row["what"], row["where"], row["sure"]
        bucket, risk = str(sure["bucket"]), str(what["risk"] or "")
        table.add_row(
            plain(str(where["clause"])),
            str(where["page"] or ""),
            plain(_or_dash(what["party"])),
            str(what["modality"]).replace("_", " "),
            plain(_or_dash(what["deadline"])),
            Text(risk, style=_RISKS.get(risk, "")),
            Text(bucket, style=_BUCKETS.get(bucket, "")),
            _quote(str(what["quote"]), sure["alerts"]),
        )
    return table


def _quote(quote: str, alerts: Iterable[Json]) -> Text:
    lines = plain(f"“{_shortened(quote)}”")
    for alert in alerts:
        lines.append_text(plain(f"\n! {alert['detail']}", style="yellow"))
    return lines


def _term(term: Json) -> Text:
    entry = term["entry"]
    line = plain(f"{term['title']}: ", style="bold")
    if term["found"] and entry is not None:
        what, where = entry["what"], entry["where"]
        value = "not clear" if what["value"] is None else str(what["value"])
        place = f"clause {where['clause']}" if where["clause"] else "no clause number"
        page = f", page {where['page']}" if where["page"] else ""
        line.append_text(plain(f"{value}  ({place}{page})  “{_shortened(str(what['quote']))}”"))
    else:
        line.append("not found", style="dim")
    for alert in term["alerts"]:
        line.append_text(plain(f"\n  ! {alert['detail']}", style="yellow"))
    return line


def _escalation(one: Json) -> Text:
    line = plain(f"part {one['unit']}, {one['kind']}: {one['why']}", style="red")
    if one["claimed"]:
        # What a model made up is never shown as if it stood in the document.
        line.append_text(plain(f"\n  claimed: {_shortened(one['claimed'])}", style="dim"))
    return line


def _gap(gap: Json) -> Text:
    where = gap["where"]
    place = " ".join(
        part for part in (where["clause"], f"page {where['page']}" if where["page"] else "") if part
    )
    return plain(f"{place}  “{_shortened(gap['sentence'])}”".strip(), style="yellow")


def _section(title: str, lines: list[Text]) -> None:
    if lines:
        out.print(Text(f"\n{title} ({len(lines)})", style="bold"))
    for line in lines:
        out.print(Text("  ") + line, soft_wrap=True)


def _or_dash(value: object) -> str:
    return "–" if value is None else str(value)


def _shortened(quote: str) -> str:
    flat = " ".join(quote.replace("\u00ad", "").split())
    return flat if len(flat) <= _QUOTE_CHARACTERS else flat[: _QUOTE_CHARACTERS - 1] + "…"
