"""A review as a table: position, verdict, the literal rule call, the quote, its page.

A review by clauses is a list instead (`clause_list`), one by chunks a register (`register_list`).
"""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from quotary.cli.clause_list import print_clauses
from quotary.cli.console import out, plain
from quotary.cli.register_list import print_register

Json = dict[str, Any]
_STYLES = {
    "green": "bold green",
    "yellow": "bold yellow",
    "red": "bold red",
    "out_of_playbook": "bold cyan",
    "failed": "bold magenta",
    "accept": "green",
    "fallback": "yellow",
    "reject": "red",
    "ungrounded": "red",
}
_QUOTE_CHARACTERS = 220


def print_result(result: Json) -> None:
    """Print one contract's review."""
    route = str(result.get("route") or "failed")
    report = result.get("report")
    if report:
        out.print(plain(str(report["triage"]), style="italic"))
    head = Text.assemble(
        (route.upper().replace("_", " "), _STYLES.get(route, "bold")),
        "  ",
        plain(str(result["file"]), style="bold"),
        f"   {result['matter']} {result['run']}",
        f"   proposer {result['proposer']}",
    )
    out.print(head)
    for reason in result["reasons"]:
        out.print(Text("  · ") + plain(str(reason)))
    if report:
        print_clauses(report)
        return
    if result.get("register"):
        print_register(result["register"])
        return
    if result["positions"]:
        out.print(_table(result["positions"]))
    for missing in result["missing"]:
        out.print(Text("  missing: ") + plain(str(missing), style="red"))
    out.print()


def _table(positions: list[Json]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 2), header_style="dim")
    for name in ("position", "verdict", "rule", "quote", "page"):
        table.add_column(name, overflow="fold", justify="right" if name == "page" else "left")
    for each in positions:
        verdict = str(each["verdict"])
        table.add_row(
            plain(str(each["id"])),
            Text(verdict, style=_STYLES.get(verdict, "")),
            _rule(each),
            plain(_shortened(" … ".join(quote["text"] for quote in each["quotes"]))),
            ", ".join(sorted({str(quote["page"] or "") for quote in each["quotes"]})),
        )
    return table


def _rule(position: Json) -> Text:
    lines = plain(str(position["rule"]))
    for alert in position["alerts"]:
        lines.append_text(Text("\n! ", style="yellow") + plain(str(alert), style="yellow"))
    return lines


def _shortened(quote: str) -> str:
    flat = " ".join(quote.split())
    return flat if len(flat) <= _QUOTE_CHARACTERS else flat[: _QUOTE_CHARACTERS - 1] + "…"
