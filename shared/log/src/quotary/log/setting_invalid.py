"""What is wrong with a setting: the variable, what it holds, and what to do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pydantic import ValidationError
from pydantic.fields import FieldInfo

STATUS: Final = 78
"""Exit status of a service that cannot work with its settings (EX_CONFIG of sysexits.h)."""
_LONGEST: Final = 200


class SettingInvalid(Exception):
    """One or more settings cannot be used. No `ValueError`, which pydantic would wrap again."""


def sentences(
    error: ValidationError, fields: Mapping[str, FieldInfo], prefix: str = "QUOTARY_"
) -> str:
    """One sentence or more for each setting that is wrong; secrets are not shown."""
    found: list[str] = []
    for each in error.errors(include_url=False, include_context=False):
        said = each["msg"].removeprefix("Value error, ")
        name = str(each["loc"][0]) if each["loc"] else ""
        field = fields.get(name)
        if field is None:
            found.append(f"{said.rstrip('.')}.")
            continue
        said = f"{said[:1].lower()}{said[1:]}".rstrip(".")
        held = "" if field.repr is False else f" is {str(each['input'])[:_LONGEST]!r} and"
        found.append(
            f"{prefix}{name.upper()}{held} cannot be used: {said}. What it is: {field.description} "
            f"{_what_to_do(field)}"
        )
    return " ".join(found)


def _what_to_do(field: FieldInfo) -> str:
    default = field.default
    if field.is_required() or field.repr is False or default in ("", None):
        return "Set it right, or unset it."
    return f"Set it right, or unset it for the default, {default}."
