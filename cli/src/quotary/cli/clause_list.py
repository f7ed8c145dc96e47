"""A review by clauses: each with its state, the rule and the phrase, most severe first."""

from __future__ import annotations

from typing import Any

from rich.padding import Padding
from rich.text import Text

from quotary.cli.console import out, plain

Json = dict[str, Any]

_STYLES = {
    "red": "bold red",
    "missing": "bold red",
    "yellow": "bold yellow",
    "not_evaluated": "bold magenta",
    "green": "bold green",
    "no_position": "dim",
}
_QUOTE_CHARACTERS = 220
_WIDTH = max(map(len, _STYLES)) + 2


def print_clauses(report: Json) -> None:
    """Print every clause of a report; what the playbook does not address takes one line each."""
    for clause in report["clauses"]:
        _print(clause)
    if report["missing_withheld"]:
        out.print(Text("missing clauses are not named: not every clause could be evaluated"))
    out.print()


def _print(clause: Json) -> None:
    state = str(clause["state"])
    head = Text(state.replace("_", " ").ljust(_WIDTH), style=_STYLES.get(state, ""))
    head.append_text(plain(_place(clause)))
    if clause["position"]:
        head.append_text(plain(f"  [{clause['position']}]", style="dim"))
    out.print(head)
    for line in _lines(clause):
        out.print(Padding(line, (0, 0, 0, _WIDTH)))


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
    lines += [plain(f"“{_shortened(quote['text'])}”", style="dim") for quote in clause["quotes"]]
    lines += [plain(f"! {alert}", style="yellow") for alert in clause["alerts"]]
    for key, sign in (("comment", "→ "), ("insert_text", "+ ")):
        if clause[key]:
            lines.append(plain(sign + _flat(str(clause[key])), style="cyan"))
    return lines


def _shortened(quote: str) -> str:
    flat = _flat(quote)
    return flat if len(flat) <= _QUOTE_CHARACTERS else flat[: _QUOTE_CHARACTERS - 1] + "…"


def _flat(text: str) -> str:
    """The words on one line, hyphens that only part a word at a line's end left out."""
    return " ".join(text.replace("\u00ad", "").split())
