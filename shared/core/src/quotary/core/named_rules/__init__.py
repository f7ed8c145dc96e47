"""Registered rules: plain functions for what a decision table cannot say.

To add one, write `(fields, params) -> (verdict, reason)` in a module here, describe its
parameters and boundaries in a `NamedRule`, and list it below.
"""

from typing import Final

from quotary.core.named_rules.jurisdiction import GOVERNING_LAW
from quotary.core.named_rules.registered import NamedRule, ParamSpec

__all__ = ["NAMED_RULES", "NamedRule", "ParamSpec"]

NAMED_RULES: Final = {rule.name: rule for rule in (GOVERNING_LAW,)}
