"""Whether the model's field and the reading of its quote say the same."""

from __future__ import annotations

import re
from decimal import Decimal

from quotary.core.finding import Scalar
from quotary.core.readers.jurisdictions import jurisdiction_code
from quotary.core.readers.reading import Reading
from quotary.core.readers.territories import same_law

NUMBERS = frozenset(
    {
        "duration.years",
        "duration.months",
        "duration.days",
        "duration.least_days",
        "duration.business_days",
        "percent",
        "money.amount",
    }
)
BOOLEANS = frozenset(
    {
        "duration.perpetual",
        "notice.required",
        "data.excluded",
        "data.agreement_first",
        "yes_no",
    }
)


def _decimal(value: Scalar) -> Decimal | None:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    number = Decimal(repr(value))
    return number if number.is_finite() else None


def _same_law(proposed: str, read: str) -> bool | None:
    code = jurisdiction_code(proposed)
    return None if code is None else same_law(code, read)


def _same_text(derive: str, proposed: str, read: str) -> bool | None:
    if derive == "jurisdiction":
        return _same_law(proposed, read)
    if derive == "date":
        stated = re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", proposed.strip())
        return proposed.strip() == read if stated else None
    return " ".join(proposed.split()).casefold() == read.casefold()


def agrees(derive: str, proposed: Scalar, reading: Reading) -> bool | None:
    """True or false where both state a value, None where there is nothing to compare.

    Numbers are compared as decimals, jurisdictions by code, booleans strictly: 1 is not true, and
    "3" is no number. A jurisdiction without a code and a date not in ISO 8601 cannot be compared.
    """
    if proposed is None or reading.status != "value":
        return None
    if derive in BOOLEANS:
        return proposed is reading.value
    if derive in NUMBERS:
        number = _decimal(proposed)
        return number is not None and number == _decimal(reading.value)
    if not isinstance(proposed, str) or not isinstance(reading.value, str):
        return False
    return _same_text(derive, proposed, reading.value)
