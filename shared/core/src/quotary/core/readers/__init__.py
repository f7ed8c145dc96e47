"""Readers: deterministic functions that read one typed field from a verified quote, or abstain.

A reader never guesses. It answers with a value only where the text states exactly one; with
`none` where it states none, `ambiguous` where several or an unclear one, and `conflict` where the
text contradicts itself ("three (5) years").
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from quotary.core.readers import durations, monies
from quotary.core.readers.agreement import agrees
from quotary.core.readers.dates import read_date
from quotary.core.readers.deriving import KINDS, derive
from quotary.core.readers.duties import read_bound
from quotary.core.readers.forecast import binding
from quotary.core.readers.jurisdictions import jurisdiction_code, read_jurisdiction
from quotary.core.readers.near import part_near
from quotary.core.readers.notices import read_notice_required
from quotary.core.readers.percents import read_percent
from quotary.core.readers.personal_data import named_in, read_agreement_first, read_excluded
from quotary.core.readers.readable import readable
from quotary.core.readers.reading import Derived, Reading, nothing, unsure
from quotary.core.readers.yes_no import cue_option, read_yes_no

__all__ = [
    "KINDS",
    "READERS",
    "Derived",
    "Reading",
    "agrees",
    "derive",
    "jurisdiction_code",
    "read",
]

_BY_TEXT: Mapping[str, Callable[[str, str], Reading]] = {
    "duration.years": durations.read_years,
    "duration.months": durations.read_months,
    "duration.days": durations.read_days,
    "duration.least_days": durations.read_least_days,
    "duration.business_days": durations.read_business_days,
    "duration.perpetual": durations.read_perpetual,
    "percent": read_percent,
    "money.amount": monies.read_amount,
    "money.currency": monies.read_currency,
    "jurisdiction": read_jurisdiction,
    "date": read_date,
    "notice.required": read_notice_required,
    "data.excluded": read_excluded,
    "data.agreement_first": read_agreement_first,
}

# Duties without end are refused: that they are only expected to have none makes nothing milder.
_ENDLESS = "duration.perpetual"

READERS = frozenset({*_BY_TEXT, "duty.bound", "yes_no"})
"""The names that a playbook's `derive` may have."""


def read(
    derive: str, text: str, language: str = "en", options: Mapping[str, object] | None = None
) -> Reading:
    """The value of the field that `derive` names, read from `text` alone.

    `language` decides how separators in figures and dates are read ("en", "pt"; anything else
    leaves them ambiguous). `options` are cues: `yes` and `no` for `yes_no`; `us` for `duty.bound`;
    `near` for durations, percentages, money and dates, where a quote states several and the cue
    says which is meant.

    Raises:
        ValueError: `derive` is no reader.
    """
    if derive not in READERS:
        raise ValueError(
            f"there is no reader “{derive}”; the readers are {', '.join(sorted(READERS))}"
        )
    found = _read(derive, text, language, options)
    if found.status != "value" or derive == _ENDLESS:
        return found
    plain = readable(text)
    if derive.startswith("data."):
        owed = binding(plain, facts=derive == "data.excluded", kept=named_in)
    else:
        owed = binding(plain)
    if owed == plain or (again := _read(derive, owed, language, options)) == found:
        return found
    if derive == "data.excluded" and (
        again.status == "value" or read_agreement_first(owed, language).value is True
    ):
        # What is promised is that it comes in on a condition, which is the other field's business.
        return nothing("that personal data stays out is only expected")
    return unsure("it is only expected, planned or believed, or said to be so at present")


def _read(derive: str, text: str, language: str, options: Mapping[str, object] | None) -> Reading:
    if derive == "yes_no":
        return read_yes_no(text, options)
    if derive == "duty.bound":
        return read_bound(readable(text), options)
    plain, language = readable(text), language[:2].lower()
    near = cue_option(options, "near")
    reader = _BY_TEXT[derive]
    return reader(part_near(derive, plain, language, near) if near else plain, language)
