"""A register on a terminal: the obligations in order, then all that a person has to read."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

from rich.text import Text

from quotary.cli.console import flat, plain, show

Json = dict[str, Any]

_BUCKETS: Final = {"proposed": "green", "review": "yellow"}
_RISKS: Final = {"high": "bold red", "medium": "yellow"}
_INDENT: Final = 4
# "Neither party must not" would say the opposite of the clause: the party's own words deny.
_DENIES: Final = re.compile(
    r"(?:neither|no(?!\.)|nobody|none|nenhum|nenhuma|ninguém|nem)\b", re.IGNORECASE
)


def print_register(register: Json) -> None:
    """Print every row in document order, then key terms, escalations, gaps and unread parts."""
    rows = sorted(register["obligations"], key=lambda row: (row["where"]["start"], row["key"]))
    if rows:
        _heading("obligations", len(rows))
    for row in rows:
        _print_row(row)
    if register["total"] > len(rows):
        show(Text(f"  … and {register['total'] - len(rows)} more: ask for --json"))
    _section("key terms", map(_term, register["terms"]))
    _section("escalated", map(_escalation, register["escalations"]))
    _section("gaps: nothing stands for these", map(_gap, register["gaps"]))
    if register["unread"]:
        parts = ", ".join(map(str, register["unread"]))
        show(Text(f"not evaluated: parts {parts}; read them yourself", "bold magenta"))
    show(Text(""))


def _print_row(row: Json) -> None:
    what, sure = row["what"], row["sure"]
    bucket, risk = str(sure["bucket"]), str(what["risk"] or "")
    parts = [
        plain(_place(row["where"]), "dim"),
        plain(_whose(what["party"], str(what["modality"])), "bold"),
    ]
    if what["deadline"]:
        parts.append(plain(flat(str(what["deadline"]))))
    if risk:
        parts.append(Text(f"{risk} risk", _RISKS.get(risk, "")))
    signed = _signed(row["who"])
    parts.append(signed or Text(bucket, _BUCKETS.get(bucket, "")))
    show(Text(" · ").join(part for part in parts if part), 2, _INDENT)
    _quoted(what["quote"])
    _alerts(sure["alerts"])


def _signed(who: Json) -> Text:
    """Who signed the row, and on which day (UTC); empty where nobody has."""
    if not who["signed"]:
        return Text()
    day = f", {str(who['at'])[:10]}" if who["at"] else ""
    return plain(f"signed by {flat(str(who['signer']))}{day}", "bold green")


def _whose(party: object, modality: str) -> str:
    """Who must, must not or may, as a sentence about the party begins."""
    words = modality.replace("_", " ")
    if party is None:
        return f"{words} (nobody named)"
    name = flat(str(party))
    denied = modality == "must_not" and _DENIES.match(name)
    return f"{name} {'may' if denied else words}"


def _term(term: Json) -> Iterable[tuple[Text, int]]:
    entry = term["entry"]
    if not term["found"] or entry is None:
        yield plain(f"{term['title']}: ", "bold") + Text("not found", "dim"), 2
    else:
        what = entry["what"]
        value = what["written"] or what["value"]
        said = "not clear" if value is None else flat(str(value))
        # A value that is itself the quoted words needs no second line of them.
        quote = flat(str(what["quote"]))
        line = plain(f"{term['title']}: ", "bold") + plain(f"{said}  ({_place(entry['where'])})")
        signed = _signed(entry["who"])
        yield (line + Text(" · ") + signed if signed else line), 2
        if quote != said:
            yield plain(f"“{quote}”"), _INDENT
    for alert in term["alerts"]:
        yield plain(f"! {alert['detail']}", "yellow"), _INDENT


def _escalation(one: Json) -> Iterable[tuple[Text, int]]:
    yield plain(f"part {one['unit']}, {one['kind'].replace('_', ' ')}: {one['why']}", "red"), 2
    if one["claimed"]:
        # What a model made up is never shown as if it stood in the document.
        yield plain(f"claimed: {flat(one['claimed'])}", "dim"), _INDENT


def _gap(gap: Json) -> Iterable[tuple[Text, int]]:
    # An item of a list has its duty word in the words that open the list.
    before = ", in the words before it" if gap["before"] else ""
    yield plain(f"{_place(gap['where'])} · “{gap['cue']}”{before}", "yellow"), 2
    yield plain(f"“{flat(str(gap['sentence']))}”"), _INDENT


def _place(where: Json) -> str:
    named = [
        f"clause {where['clause']}" if where["clause"] else "",
        f"page {where['page']}" if where["page"] else "",
    ]
    return ", ".join(filter(None, named)) or "no clause number"


def _section(title: str, entries: Iterable[Iterable[tuple[Text, int]]]) -> None:
    shown = list(entries)
    if shown:
        _heading(title, len(shown))
    for lines in shown:
        for line, indent in lines:
            show(line, indent, 2)


def _heading(title: str, count: int) -> None:
    show(Text(f"\n{title} ({count})", style="bold"))


def _quoted(quote: object) -> None:
    show(plain(f"“{flat(str(quote))}”"), _INDENT, 1)


def _alerts(alerts: Iterable[Json]) -> None:
    for alert in alerts:
        show(plain(f"! {alert['detail']}", "yellow"), _INDENT, 2)
