"""From the tree of a case file to cases, as strictly as playbooks are read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from quotary.core.checking.case import Case, Cases, Given
from quotary.core.finding import Scalar
from quotary.core.playbook import limits
from quotary.core.playbook.model import FieldSpec, Playbook, Position
from quotary.core.playbook.problem import PlaybookInvalid, Problem, quoted
from quotary.core.playbook.section import Section
from quotary.core.playbook.tree import Items, Leaf, Members, Tree, shown
from quotary.core.verdict import Verdict

GIVEN_KEYS: Final = ("state", "fields", "read", "unread", "unclear", "alerts", "suggested")
WHOLE_KEYS: Final = (
    "route",
    "missing",
    "document_type",
    "confirmed",
    "capped",
    "not_evaluated",
    "contract_alerts",
)
ONE_KEYS: Final = ("name", "position", *GIVEN_KEYS, "expect", "because", "rule", *WHOLE_KEYS)
MANY_KEYS: Final = ("name", "given", "expect", *WHOLE_KEYS)
STATES: Final = ("present", "absent", "unusable", "ungrounded", "omitted")
VERDICTS: Final = tuple(str(verdict) for verdict in Verdict)
ROUTES: Final = ("green", "yellow", "red", "out_of_playbook", "none")


def compile_cases(tree: Tree, playbook: Playbook) -> Cases:
    """The cases of a file for this playbook.

    Raises:
        PlaybookInvalid: with every problem found, each with line, place, finding and remedy.
    """
    faults: list[Problem] = []
    section = Section(tree, "", faults, ("playbook", "clean", "positions", "contracts"))
    name = section.text("playbook", limits.NAME, required=True)
    if name and name != playbook.id:
        section.fault(section.line_of("playbook"), "playbook", quoted(name), playbook.id)
    clean = _many(section, "clean", playbook, faults)
    built = (
        *_list(section, "positions", playbook, faults),
        *_list(section, "contracts", playbook, faults),
    )
    _check_names(built, faults)
    if faults:
        raise PlaybookInvalid(faults)
    return Cases(playbook.id, clean, built)


def _list(
    section: Section, key: str, playbook: Playbook, faults: list[Problem]
) -> tuple[Case, ...]:
    build = _one_case if key == "positions" else _many_case
    return tuple(
        build(tree, f"{key}[{number}]", playbook, faults)
        for number, tree in enumerate(section.items(key, limits.CASES), start=1)
    )


def _one_case(tree: Tree, where: str, playbook: Playbook, faults: list[Problem]) -> Case:
    section = Section(tree, where, faults, ONE_KEYS)
    ids = [position.id for position in playbook.positions]
    position = playbook.position(section.choice("position", ids, None))
    verdict = Verdict(section.choice("expect", VERDICTS, None))
    given = {position.id: _given(section, position, faults)} if position else {}
    expect = {position.id: verdict} if position else {}
    return _case(section, given, expect)


def _many_case(tree: Tree, where: str, playbook: Playbook, faults: list[Problem]) -> Case:
    section = Section(tree, where, faults, MANY_KEYS)
    given = _many(section, "given", playbook, faults)
    ids = [position.id for position in playbook.positions]
    found = section.tree("expect")
    expect: dict[str, Verdict] = {}
    if found is not None:
        verdicts = Section(found, f"{where}.expect", faults, ids)
        expect = {
            id_: Verdict(verdicts.choice(id_, VERDICTS, None)) for id_ in ids if verdicts.has(id_)
        }
    if not section.has("route") and not expect:
        section.need("route", "route, expect or both")
    return _case(section, given, expect)


def _case(section: Section, given: Mapping[str, Given], expect: Mapping[str, Verdict]) -> Case:
    missing = section.texts("missing", limits.POSITIONS, limits.NAME)
    return Case(
        name=section.text("name", limits.TITLE, required=True),
        line=section.line,
        given=given,
        expect=expect,
        because=section.text("because") if section.has("because") else "",
        rule=section.text("rule", 2 * limits.SENTENCE) if section.has("rule") else "",
        route=section.choice("route", ROUTES, "") if section.has("route") else "",
        missing=missing if section.has("missing") else None,
        document_type=section.text("document_type", limits.NAME),
        confirmed=section.flag("confirmed"),
        capped=section.flag("capped"),
        not_evaluated=section.flag("not_evaluated"),
        alerts=section.texts("contract_alerts", limits.FIELDS, limits.NAME),
    )


def _many(
    section: Section, key: str, playbook: Playbook, faults: list[Problem]
) -> Mapping[str, Given]:
    """What is given by position id; a bare mapping of fields is short for a present position."""
    found = section.tree(key)
    if found is None:
        return {}
    ids = [position.id for position in playbook.positions]
    parts = Section(found, ".".join(p for p in (section.where, key) if p), faults, ids)
    result: dict[str, Given] = {}
    for position in playbook.positions:
        part = parts.tree(position.id)
        if isinstance(part, Leaf):
            result[position.id] = Given(parts.choice(position.id, STATES, None))
        elif part is not None:
            where = f"{parts.where}.{position.id}"
            result[position.id] = _given(Section(part, where, faults, GIVEN_KEYS), position, faults)
    return result


def _given(section: Section, position: Position, faults: list[Problem]) -> Given:
    specs = {spec.name: spec for spec in position.fields}
    suggested = section.choice("suggested", VERDICTS[:3], "") if section.has("suggested") else ""
    return Given(
        state=section.choice("state", STATES, "present"),
        fields=_values(section, "fields", specs, faults),
        read=_values(section, "read", specs, faults),
        unread=_names(section, "unread", specs),
        unclear=_names(section, "unclear", specs),
        alerts=section.texts("alerts", limits.FIELDS, limits.NAME),
        suggested=Verdict(suggested) if suggested else None,
    )


def _values(
    section: Section, key: str, specs: Mapping[str, FieldSpec], faults: list[Problem]
) -> Mapping[str, Scalar]:
    """Values of any type: a case may well give a wrong one, as a model may."""
    found = section.tree(key)
    if found is None:
        return {}
    fields = Section(found, f"{section.where}.{key}", faults, tuple(specs))
    values: dict[str, Scalar] = {}
    for name in specs:
        value = fields.tree(name)
        if isinstance(value, Leaf):
            values[name] = value.value
        elif isinstance(value, Items | Members):
            fields.fault(value.line, name, shown(value), "one value")
    return values


def _names(section: Section, key: str, specs: Mapping[str, FieldSpec]) -> tuple[str, ...]:
    names = section.texts(key, limits.FIELDS, limits.NAME)
    for name in names:
        if name not in specs:
            section.fault(section.line_of(key), key, quoted(name), ", ".join(specs) or "no field")
    return names


def _check_names(cases: tuple[Case, ...], faults: list[Problem]) -> None:
    lines: dict[str, int] = {}
    for case in cases:
        if case.name and case.name in lines:
            found = f"a second case {quoted(case.name)}"
            faults.append(
                Problem(case.line, "", found, f"each name once (line {lines[case.name]})")
            )
        lines.setdefault(case.name, case.line)
