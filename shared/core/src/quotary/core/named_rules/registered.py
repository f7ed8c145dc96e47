"""What a registered rule is: a plain function, and what the compiler must know about it.

This package knows nothing of playbooks; the compiler of playbooks knows it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from quotary.core.finding import Scalar
from quotary.core.verdict import Verdict

Param = str | int | float | bool | tuple[str | int | float | bool, ...]
Params = Mapping[str, Param]
Fields = Mapping[str, Scalar]
ParamKind = Literal["field", "text", "texts", "sentence"]


@dataclass(frozen=True, slots=True)
class ParamSpec:
    """One parameter, always required.

    `field` names a field of the position (of type `field_type`); `sentence` is a lawyer's
    sentence with places for fields; `text` and `texts` must match `pattern` where there is one.
    """

    name: str
    kind: ParamKind
    field_type: str = ""
    pattern: str = ""
    example: str = ""


@dataclass(frozen=True, slots=True)
class NamedRule:
    """A registered rule.

    `decide` gets the position's typed fields (None where unknown) and the parameters; it is total.
    `boundaries` gives for each field it reads the values around which its verdict may change,
    with a word for each that is not itself speaking.
    """

    name: str
    params: tuple[ParamSpec, ...]
    decide: Callable[[Fields, Params], tuple[Verdict, str]]
    boundaries: Callable[[Params], Mapping[str, tuple[tuple[Scalar, str], ...]]]

    def reads(self, params: Params) -> tuple[str, ...]:
        """The fields that decide, by name."""
        return tuple(str(params[spec.name]) for spec in self.params if spec.kind == "field")
