"""A review on a terminal: the route and why, then each position's rule call, quotes and pages.

A review by clauses is a list of them (`clause_list`), one by chunks a register (`register_list`).
"""

from __future__ import annotations

from typing import Any

from rich.text import Text

from quotary.cli.clause_list import print_clauses
from quotary.cli.console import flat, plain, show
from quotary.cli.reasons import grouped, without_kind
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
_WIDTH = len("ungrounded") + 2


def print_result(result: Json) -> None:
    """Print one contract's review."""
    route = str(result.get("route") or "failed")
    report = result.get("report")
    if report:
        show(plain(str(report["triage"]), style="italic"))
    show(
        Text.assemble(
            (route.upper().replace("_", " "), _STYLES.get(route, "bold")),
            "  ",
            plain(str(result["file"]), style="bold"),
        ),
        hang=2,
    )
    if result["matter"]:
        said = f"matter {result['matter']} {result['run']} · proposer {result['proposer']}"
        show(Text(said, "dim"), 2)
    _print_reasons(result)
    if report:
        print_clauses(report)
        return
    if result.get("register"):
        print_register(result["register"])
        return
    for position in result["positions"]:
        _print_position(position)
    for missing in result["missing"]:
        show(Text("missing: ") + plain(str(missing), style="red"), 2, 2)
    show(Text(""))


def _print_reasons(result: Json) -> None:
    """Print every reason, and below it the sentences that it speaks of, each sentence once."""
    sentences: dict[str, list[Json]] = {}
    for each in result.get("noticed", ()):
        sentences.setdefault(str(each["detail"]), []).append(each["sentence"])
    printed: set[int] = set()
    for reason, made_of in grouped(map(str, result["reasons"])).items():
        show(plain(f"· {reason}"), 2, 2)
        for quote in (quote for part in made_of for quote in sentences.get(part, ())):
            if quote["start"] not in printed:
                printed.add(quote["start"])
                _print_quote(quote, 6)


def _print_quote(quote: Json, indent: int) -> None:
    page = f"page {quote['page']}: " if quote["page"] else ""
    show(plain(f"{page}“{flat(quote['shown'])}”", "dim"), indent, 1)


def _print_position(position: Json) -> None:
    verdict = str(position["verdict"])
    head = Text(verdict.ljust(_WIDTH), style=_STYLES.get(verdict, ""))
    # The rule call begins with the position's id.
    head.append_text(plain(str(position["rule"] or position["id"] or position["because"])))
    show(head, 2, _WIDTH)
    for quote in position["quotes"]:
        _print_quote(quote, _WIDTH + 2)
    for alert in grouped(map(without_kind, map(str, position["alerts"]))):
        show(plain(f"! {alert}", "yellow"), _WIDTH + 2, 2)
