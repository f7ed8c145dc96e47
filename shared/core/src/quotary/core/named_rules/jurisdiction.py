"""Whose law governs: our list is accepted, elsewhere in our country a fallback, abroad a reject.

Codes are compared whole (ISO 3166-1 and 3166-2), never names or parts of names: "Baja
California" is MX-BCN, so it can never pass for US-CA.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from quotary.core.finding import Scalar
from quotary.core.named_rules.registered import Fields, NamedRule, Param, Params, ParamSpec
from quotary.core.verdict import Verdict

CODE: Final = r"[A-Z]{2}(-[A-Z0-9]{1,3})?"


def governing_law(fields: Fields, params: Params) -> tuple[Verdict, str]:
    """The verdict on the governing law, with the sentence that the playbook keeps for it."""
    code = fields.get(str(params["field"]))
    if not isinstance(code, str) or not re.fullmatch(CODE, code):
        return Verdict.FALLBACK, str(params["unreadable"])
    if code in _texts(params["ours"]):
        return Verdict.ACCEPT, str(params["on_our_list"])
    country = str(params["country"])
    if code == country or code.startswith(f"{country}-"):
        return Verdict.FALLBACK, str(params["elsewhere"])
    return Verdict.REJECT, str(params["abroad"])


def _boundaries(params: Params) -> Mapping[str, tuple[tuple[Scalar, str], ...]]:
    country = str(params["country"])
    ours = tuple((code, "") for code in _texts(params["ours"]))
    return {
        str(params["field"]): (
            *ours,
            (f"{country}-XX", f"elsewhere in {country}"),
            (country, f"{country} as a whole"),
            ("XX", "another country"),
            ("Baja California", "a name without a code"),
            (None, ""),
        )
    }


def _texts(param: Param) -> tuple[str, ...]:
    return tuple(str(item) for item in param) if isinstance(param, tuple) else ()


GOVERNING_LAW: Final = NamedRule(
    name="governing_law",
    params=(
        ParamSpec("field", "field", field_type="string"),
        ParamSpec("ours", "texts", pattern=CODE, example="US-DE"),
        ParamSpec("country", "text", pattern="[A-Z]{2}", example="US"),
        ParamSpec("on_our_list", "sentence"),
        ParamSpec("elsewhere", "sentence"),
        ParamSpec("abroad", "sentence"),
        ParamSpec("unreadable", "sentence"),
    ),
    decide=governing_law,
    boundaries=_boundaries,
)
