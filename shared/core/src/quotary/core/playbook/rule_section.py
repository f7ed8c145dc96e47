"""A position's registered rule: known by name, with exactly the parameters it takes."""

from __future__ import annotations

import re
from collections.abc import Mapping

from quotary.core.named_rules import NAMED_RULES, ParamSpec
from quotary.core.named_rules.registered import Param
from quotary.core.playbook import limits
from quotary.core.playbook.model import FieldSpec, RuleCall
from quotary.core.playbook.problem import Problem, quoted
from quotary.core.playbook.row_section import sentence
from quotary.core.playbook.section import Section
from quotary.core.playbook.tree import Members


def rule(
    position: Section, specs: Mapping[str, FieldSpec], faults: list[Problem]
) -> RuleCall | None:
    """The call; None where the position names no rule."""
    name = position.text("rule", limits.NAME)
    if not name:
        if position.has("params"):
            position.fault(position.line_of("params"), "params", "no rule", "params beside a rule")
        return None
    found = NAMED_RULES.get(name)
    if found is None:
        known = ", ".join(NAMED_RULES)
        position.fault(position.line_of("rule"), "rule", f"the rule {quoted(name)}", known)
        return None
    names = tuple(spec.name for spec in found.params)
    params = Section(
        position.tree("params") or Members((), position.line_of("rule")),
        f"{position.where}.params",
        faults,
        names,
    )
    values = {spec.name: _param(params, spec, specs) for spec in found.params}
    return RuleCall(name, tuple(sorted(values.items())), position.line_of("rule"))


def _param(params: Section, spec: ParamSpec, specs: Mapping[str, FieldSpec]) -> Param:
    if spec.kind == "sentence":
        return sentence(params, spec.name, specs)
    if spec.kind == "field":
        fitting = [name for name, field in specs.items() if field.type == spec.field_type]
        return params.choice(spec.name, fitting or ["a field of this position"], None)
    if spec.kind == "text":
        text = params.text(spec.name, required=True)
        _check(params, spec, text)
        return text
    texts = params.texts(spec.name, limits.VALUES, limits.TITLE)
    if not params.has(spec.name):
        params.need(spec.name, f"{spec.name}: a list such as [{spec.example}]")
    for text in texts:
        _check(params, spec, text)
    return texts


def _check(params: Section, spec: ParamSpec, text: str) -> None:
    if text and spec.pattern and not re.fullmatch(spec.pattern, text):
        params.fault(params.line_of(spec.name), spec.name, quoted(text), f"such as {spec.example}")
