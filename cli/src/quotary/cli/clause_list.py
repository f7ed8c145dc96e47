"""A review by clauses: each with its state, the rule and the phrase, most severe first."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from quotary.cli.console import flat, plain, show
from quotary.cli.reasons import grouped, without_kind

Json = dict[str, Any]

_STYLES = {
    "red": "bold red",
    "missing": "bold red",
    "yellow": "bold yellow",
    "not_evaluated": "bold magenta",
    "green": "bold green",
    "no_position": "dim",
}
_WIDTH = max(map(len, _STYLES)) + 2


def print_clauses(report: Json) -> None:
    """Print every clause of a report; what the playbook does not address takes one line each."""
    for clause in report["clauses"]:
        _print(clause)
    if report["missing_withheld"]:
        show(Text("missing clauses are not named: not every clause could be evaluated"))
    show(Text(""))


def _print(clause: Json) -> None:
    state = str(clause["state"])
    head = Text(state.replace("_", " ").ljust(_WIDTH), style=_STYLES.get(state, ""))
    head.append_text(plain(_place(clause)))
    if clause["position"]:
        head.append_text(plain(f"  [{clause['position']}]", style="dim"))
    show(head, 0, _WIDTH)
    for line in _lines(clause):
        show(line, _WIDTH, 2)


def _place(clause: Json) -> str:
    """The clause's number and heading as the document has them; for what is missing, its title."""
    if not clause["unit"]:
        return str(clause["title"])
    named = " ".join(str(clause[key]) for key in ("clause", "heading") if clause[key])
    return named or str(clause["kind"]) or f"unit {clause['unit']}"


def _lines(clause: Json) -> list[Text]:
    if clause["state"] == "no_position":
        return []
    lines = [plain(str(clause["rule"]))] if clause["rule"] else []
    if clause["state"] != "green":
        lines.append(plain(str(clause["because"])))
    lines += [plain(f"“{flat(quote['shown'])}”", style="dim") for quote in clause["quotes"]]
    alerts = grouped(map(without_kind, map(str, clause["alerts"])))
    lines += [plain(f"! {alert}", style="yellow") for alert in alerts]
    for key, sign in (("comment", "→ "), ("insert_text", "+ ")):
        if clause[key]:
            lines.append(plain(sign + flat(str(clause[key])), style="cyan"))
    return lines
