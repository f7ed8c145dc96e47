"""The rules: from one checked finding to a verdict, by joins that only worsen."""

from quotary.core.rules.deciding import decide_position

__all__ = ["decide_position"]
