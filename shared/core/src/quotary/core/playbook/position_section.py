"""One position of a playbook file."""

from __future__ import annotations

from typing import Final, cast

from quotary.core.playbook import limits
from quotary.core.playbook.cue_words import cues
from quotary.core.playbook.field_section import NAME_ALLOWED, fields, is_name
from quotary.core.playbook.model import Absence, Position, Scope
from quotary.core.playbook.problem import Problem, quoted
from quotary.core.playbook.row_section import rows
from quotary.core.playbook.rule_section import rule
from quotary.core.playbook.section import Section
from quotary.core.playbook.tree import Leaf, Members, Tree

KEYS: Final = (
    "id",
    "title",
    "critical",
    "mandatory",
    "if_absent",
    "requirement",
    "acceptable",
    "negotiable",
    "unacceptable",
    "fields",
    "decide",
    "rule",
    "params",
    "fallback_comment",
    "insert_text",
    "cues",
    "adverse",
    "plain",
    "harmless",
    "touches",
)

_ABSENCES: Final = ("accept", "fallback", "reject", "missing")


def position(tree: Tree, number: int, scope: Scope, faults: list[Problem]) -> Position:
    """The position, its faults noted under its id where it has one."""
    section = Section(tree, f"positions.{_name(tree) or number}", faults, KEYS)
    id_ = section.text("id", limits.NAME, required=True)
    if id_ and not is_name(id_):
        section.fault(section.line_of("id"), "id", quoted(id_), NAME_ALLOWED)
    specs = fields(section, faults)
    by_name = {spec.name: spec for spec in specs}
    absence = _absence(section, scope)
    built = Position(
        id=id_,
        title=section.text("title", limits.TITLE, required=True),
        requirement=section.text("requirement", limits.PROSE, required=True),
        critical=section.flag("critical"),
        mandatory=absence != "accept",
        if_absent=absence,
        fields=specs,
        rows=rows(section, by_name, faults),
        rule=rule(section, by_name, faults),
        fallback_comment=section.text("fallback_comment", limits.PROSE),
        insert_text=section.text("insert_text", limits.PROSE),
        cues=cues(section, "cues"),
        adverse=cues(section, "adverse"),
        plain=cues(section, "plain"),
        harmless=cues(section, "harmless"),
        touches=cues(section, "touches"),
        acceptable=section.text("acceptable", limits.PROSE),
        negotiable=section.text("negotiable", limits.PROSE),
        unacceptable=section.text("unacceptable", limits.PROSE),
        line=section.line,
    )
    _check_decides(section, built, scope)
    return built


def _absence(section: Section, scope: Scope) -> Absence:
    """What absence means. `mandatory` and `if_absent` must say the same where both are there."""
    whole = scope == "document"
    allowed = ("accept", "fallback", "reject") if whole else _ABSENCES
    mandatory = section.flag("mandatory")
    default = None if whole else "missing" if mandatory else "accept"
    absence = cast("Absence", section.choice("if_absent", allowed, default))
    if section.has("mandatory") and mandatory != (absence != "accept"):
        word = "true" if mandatory else "false"
        remedy = "mandatory: true exactly where absence is not accepted, or no mandatory at all"
        found = f"mandatory: {word} beside if_absent: {absence}"
        section.fault(section.line_of("mandatory"), "mandatory", found, remedy)
    return absence


def _check_decides(section: Section, built: Position, scope: Scope) -> None:
    if not section.readable:
        return
    if section.has("decide") and section.has("rule"):
        section.fault(section.line_of("rule"), "", "decide and a rule", "one of the two")
    if scope == "document" and not section.has("decide") and not section.has("rule"):
        section.fault(built.line, "", "no decide and no rule", "decide: a list of rows, or a rule")


def _name(tree: Tree) -> str:
    """The id as far as it can be read, for messages."""
    entries = tree.entries if isinstance(tree, Members) else ()
    for key, value in entries:
        if key.written == "id" and isinstance(value, Leaf) and is_name(value.written):
            return value.written
    return ""
