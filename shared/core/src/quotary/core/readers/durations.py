"""Readers of durations: years, months, days, business days, and whether there is an end at all."""

from __future__ import annotations

import re
from collections.abc import Callable
from decimal import ROUND_HALF_UP, Decimal

from quotary.core.readers.outliving import goes_on, of_duties, outlives_without_length
from quotary.core.readers.period import Period
from quotary.core.readers.period_mentions import find_periods
from quotary.core.readers.perpetual import find_endless
from quotary.core.readers.reading import Mention, Reading, Settled, nothing, settle, unsure
from quotary.core.readers.scalars import scalar

DAYS_IN_YEAR = 365
# "Three years after it has become public" starts when there is nothing left to protect, or never.
_STARTS_LATE = re.compile(
    r"[)\]]?[ ,]*(?:after|from|following|since|counted from|as (?:of|from)|apos|contad\w+ d\w+)\b"
    # "From its date and shall then cease" is an end, and no beginning.
    r"(?:(?!\b(?:at the (?:end|expir\w+|close|conclusion) of which|whereupon|after which|upon which"
    r"|at which (?:time|point))\b|\band (?:(?:shall|will) )?(?:then|thereupon|automatically"
    r"|(?:(?:the|all|these|its|their) )?(?:obligations"
    r"|duties|undertakings|commitments|promises)) )[^.;]){0,90}?\b(?:ceas\w*|dissol\w*|death"
    r"|public|publica\w*|domain|patents?|bankrupt\w*"
    r"|winding|liquidat\w*|no longer(?! ?(?:[.;]|$))|obsolete|last use|dominio|falenc\w*|falec\w*"
    r"|morte)\b",
    re.IGNORECASE,
)
_FOUR_PLACES = Decimal("0.0001")

Convert = Callable[[Period], Decimal | None]
Mentions = tuple[Mention[Period], ...]

_NOTICE_AFTER = re.compile(
    r"[')]{0,2}s? ?(?:(?:of|prior|advance|previous|written|de|previ[oa]s?) ){0,4}"
    r"(?:notice|aviso|antecedencia|notificacao)\b",
    re.IGNORECASE,
)
_NOTICE_BEFORE = re.compile(
    r"\b(?:notice|aviso|antecedencia|notificacao)(?: (?:period|previ[oa]|minim[oa]|escrit[oa]"
    r"|por escrito|in writing))*"
    r"(?: (?:of|de|com|at|least|not|less|fewer|than|no|minimo|pelo|menos|minim[oa]|a|is|shall|be"
    r"|sera))* $",
    re.IGNORECASE,
)
_DEADLINE_BEFORE = re.compile(
    r"\b(?:within|no later than|not later than|no prazo(?: maximo)? de|em ate|dentro de"
    r"|ate)(?: (?:a|the|period|of|first))* $",
    re.IGNORECASE,
)
_TERM_BEFORE = re.compile(
    r"\b(?:term|period|duration|vigencia|duracao|vigorara|vigora)(?: (?:of|for|is|shall|be|de|e"
    r"|sera|por|pelo|prazo"
    r"|periodo|a|an|initial|the))* $",
    re.IGNORECASE,
)


def _is_notice(text: str, mention: Mention[Period]) -> bool:
    window = max(0, mention.start - 60)
    return (
        _NOTICE_AFTER.match(text, mention.end) is not None
        or _NOTICE_BEFORE.search(text, window, mention.start) is not None
    )


def _is_deadline(text: str, mention: Mention[Period]) -> bool:
    window = max(0, mention.start - 40)
    short = mention.value.total_months == 0
    return short and _DEADLINE_BEFORE.search(text, window, mention.start) is not None


def _is_term(text: str, mention: Mention[Period]) -> bool:
    window = max(0, mention.start - 50)
    return (
        mention.value.total_months > 0
        and _TERM_BEFORE.search(text, window, mention.start) is not None
    )


def _terms(text: str, language: str) -> Mentions:
    """The lengths that can be a term; notice periods and deadlines where there are no others."""
    mentions = find_periods(text, language)
    terms = tuple(m for m in mentions if not _is_notice(text, m) and not _is_deadline(text, m))
    return terms or mentions


def _spans(text: str, language: str) -> Mentions:
    """The lengths that can be a number of days; contract terms where there are no others."""
    mentions = find_periods(text, language)
    return tuple(m for m in mentions if not _is_term(text, m)) or mentions


def _years(period: Period) -> Decimal | None:
    if period.business_days:
        return None
    exact = Decimal(period.total_months) / 12 + period.total_days / DAYS_IN_YEAR
    return exact.quantize(_FOUR_PLACES, ROUND_HALF_UP).normalize()


def _months(period: Period) -> Decimal | None:
    mixed = period.business_days or period.total_minutes
    return None if mixed else Decimal(period.total_months)


def _days(period: Period) -> Decimal | None:
    return None if period.total_months or period.business_days else period.total_days


def _least_days(period: Period) -> Decimal | None:
    days = _days(period)
    if days is None and not period.total_months and not period.total_minutes:
        return Decimal(period.business_days)
    return days


def _business_days(period: Period) -> Decimal | None:
    mixed = period.total_months or period.total_minutes
    return None if mixed else Decimal(period.business_days)


def settled(mentions: Mentions) -> Settled[Period]:
    """The one length that all mentions state."""
    return settle(mentions, Period.same_length)


def _number(result: Settled[Period], convert: Convert, unit: str) -> Reading:
    if result.status != "value":
        return Reading(result.status, None, result.note)
    period = result.values[0]
    value = convert(period)
    if value is None:
        return unsure(f"{period.iso()} is no certain number of {unit}")
    return scalar(value)


def read_years(text: str, language: str) -> Reading:
    """Years as a number; a day counts 1/365, to four places, so that a day more is always more.

    Nothing where the only term has no end; ambiguous where a term and no end are both stated, save
    that a tail for trade secrets leaves the term as it is; and where a duty lasts on behind it.
    """
    endless = [phrase for phrase in find_endless(text) if phrase.sense != "denied"]
    terms = _terms(text, language)
    if not terms:
        return nothing("without end" if endless else "")
    if any(not phrase.secret for phrase in endless):
        return unsure("a length and no end are both stated")
    if any(_STARTS_LATE.match(text, term.end) for term in terms):
        return unsure("the length starts with an event that may come late or never")
    if goes_on(text, language):
        return unsure("a length is stated, and that a duty lasts on behind it")
    return _number(settled(of_duties(text, terms) or terms), _years, "years")


def read_months(text: str, language: str) -> Reading:
    """Whole months, years counted twelve; ambiguous where days are part of the length."""
    return _number(settled(_terms(text, language)), _months, "months")


def read_days(text: str, language: str) -> Reading:
    """Calendar days, weeks counted seven; ambiguous for months, years and business days."""
    return _number(settled(_spans(text, language)), _days, "days")


def read_least_days(text: str, language: str) -> Reading:
    """Days that pass at the least: as `read_days`, and a business day is one day or more."""
    return _number(settled(_spans(text, language)), _least_days, "days")


def read_business_days(text: str, language: str) -> Reading:
    """Business days; ambiguous for any other unit."""
    return _number(settled(_spans(text, language)), _business_days, "business days")


def read_perpetual(text: str, language: str) -> Reading:
    """True where it never ends, false where a length is stated or endlessness is denied."""
    phrases = find_endless(text)
    senses = {phrase.sense for phrase in phrases}
    lengths = [m for m in find_periods(text, language) if not _is_notice(text, m)]
    if "unsure" in senses or {"affirmed", "denied"} <= senses:
        return unsure("endlessness may be stated or denied")
    if "affirmed" not in senses:
        if outlives_without_length(text, language):
            return unsure("a duty outlives the agreement, and no length is stated for it")
        return Reading("value", value=False) if lengths or phrases else nothing()
    if lengths and any(not phrase.secret for phrase in phrases):
        return unsure("a length and no end are both stated")
    return Reading("value", value=True)


def derive_duration(text: str, language: str) -> tuple[str, str | None, str]:
    """Status, ISO 8601 length or `perpetual`, and a note: every length in the text counts."""
    mentions = find_periods(text, language)
    endless = [phrase for phrase in find_endless(text) if phrase.sense != "denied"]
    result = settled(mentions)
    if result.status == "conflict" or not endless:
        value = result.values[0].iso() if result.status == "value" else None
        return result.status, value, result.note
    if mentions:
        return "ambiguous", None, "a length and no end are both stated"
    if any(phrase.sense == "unsure" for phrase in endless):
        return "ambiguous", None, "endlessness may be stated or denied"
    return "value", "perpetual", ""
