"""A position's fields: their types, their readers, and which values need proof."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, cast

from quotary.core.playbook import limits
from quotary.core.playbook.cue_words import cues
from quotary.core.playbook.model import FieldSpec, FieldType, Proof
from quotary.core.playbook.problem import Problem, quoted
from quotary.core.playbook.section import Section
from quotary.core.playbook.tree import Leaf, Members, Tree, shown

KEYS: Final = ("type", "derive", "options", "values", "prove_when", "description")
TYPES: Final = ("number", "boolean", "string", "date")
NAME: Final = re.compile(r"[a-z][a-z0-9_]*")

READER_TYPES: Final = {
    "duration.years": "number",
    "duration.months": "number",
    "duration.days": "number",
    "duration.least_days": "number",
    "duration.business_days": "number",
    "duration.perpetual": "boolean",
    "percent": "number",
    "money.amount": "number",
    "money.currency": "string",
    "jurisdiction": "string",
    "date": "date",
    "notice.required": "boolean",
    "data.excluded": "boolean",
    "data.agreement_first": "boolean",
    "duty.bound": "string",
    "yes_no": "boolean",
}
"""Every reader of `quotary.core.readers` and the type of what it reads."""

_NEAR: Final = ("near",)
OPTIONS: Final = {
    "yes_no": ("yes", "no"),
    "duty.bound": ("us",),
    "duration.years": _NEAR,
    "duration.months": _NEAR,
    "duration.days": _NEAR,
    "duration.least_days": _NEAR,
    "duration.business_days": _NEAR,
    "percent": _NEAR,
    "money.amount": _NEAR,
    "money.currency": _NEAR,
    "date": _NEAR,
}
"""The lists of cues that a reader takes; the other readers take none."""

NEEDED: Final = {
    "yes_no": "options with the cues that mean yes and no",
    "duty.bound": "options with the cues that name us",
}
"""Readers that read nothing without options."""


def fields(position: Section, faults: list[Problem]) -> tuple[FieldSpec, ...]:
    """The fields in file order; () where the position has none."""
    found = position.tree("fields")
    if found is None:
        return ()
    if not isinstance(found, Members) or len(found.entries) > limits.FIELDS:
        allowed = f"a mapping of up to {limits.FIELDS} field names"
        position.fault(found.line, "fields", shown(found), allowed)
        return ()
    specs: dict[str, FieldSpec] = {}
    for key, value in found.entries:
        name = key.written
        if name in specs:
            position.fault(key.line, "fields", f"{quoted(name)} a second time", "each name once")
        elif not is_name(name):
            position.fault(key.line, "fields", f"the name {quoted(name)}", NAME_ALLOWED)
        else:
            specs[name] = _field(name, key, value, f"{position.where}.fields.{name}", faults)
    return tuple(specs.values())


NAME_ALLOWED: Final = f"small letters, digits and _, at most {limits.NAME}, a letter first"


def is_name(text: str) -> bool:
    """True for what may name a position or a field."""
    return len(text) <= limits.NAME and NAME.fullmatch(text) is not None


def _field(name: str, key: Leaf, tree: Tree, where: str, faults: list[Problem]) -> FieldSpec:
    section = Section(tree, where, faults, KEYS)
    kind = cast("FieldType", section.choice("type", TYPES, None))
    derive = section.text("derive")
    if derive and READER_TYPES.get(derive) != kind:
        fitting = ", ".join(reader for reader, reads in READER_TYPES.items() if reads == kind)
        section.fault(
            section.line_of("derive"),
            "derive",
            f"{quoted(derive)} for a {kind}",
            fitting or "no reader",
        )
    options = _options(section, derive, faults)
    return FieldSpec(
        name=name,
        type=kind,
        description=section.text("description", limits.PROSE, required=True),
        derive=derive,
        yes=options.get("yes", ()),
        no=options.get("no", ()),
        values=_values(section, kind),
        prove_when=_proof(section, kind, derive),
        near=options.get("near", ()),
        us=options.get("us", ()),
        line=key.line,
    )


def _options(section: Section, derive: str, faults: list[Problem]) -> Mapping[str, tuple[str, ...]]:
    """The reader's cues by option; {} where it takes none."""
    found = section.tree("options")
    names = OPTIONS.get(derive, ())
    if not names:
        if found is not None:
            section.fault(
                found.line, "options", shown(found), f"options only with derive: {_takers()}"
            )
        return {}
    if derive in NEEDED:
        section.need("options", NEEDED[derive])
    if found is None:
        return {}
    options = Section(found, f"{section.where}.options", faults, names)
    lists = {name: cues(options, name) for name in names}
    if not any(lists.values()):
        allowed = "cues under yes, no or both" if len(names) > 1 else f"cues under {names[0]}"
        options.fault(found.line, "", "no cue", allowed)
    for cue in set(lists.get("yes", ())) & set(lists.get("no", ())):
        options.fault(found.line, "", f"{quoted(cue)} under yes and no", "each cue under one")
    return lists


def _takers() -> str:
    return ", ".join(OPTIONS)


def _values(section: Section, kind: str) -> tuple[str, ...]:
    if kind != "string" and section.has("values"):
        line = section.line_of("values")
        section.fault(line, "values", f"values for a {kind}", "values only for a string")
        return ()
    return section.texts("values", limits.VALUES, limits.TITLE)


def _proof(section: Section, kind: str, derive: str) -> Proof:
    found = section.tree("prove_when")
    if found is None:
        return ""
    value = found.value if isinstance(found, Leaf) else None
    if not derive:
        section.fault(found.line, "prove_when", "no derive", "prove_when beside a reader")
        return ""
    if value == "any":
        return "any"
    if kind == "boolean" and isinstance(value, bool):
        return "true" if value else "false"
    section.fault(
        found.line, "prove_when", shown(found), "true, false or any" if kind == "boolean" else "any"
    )
    return ""
