"""A second time for the duties: longer than is accepted, or with no end that anyone can name."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from quotary.core.guarded import Guarded
from quotary.core.readers.period_mentions import find_periods
from quotary.core.readers.perpetual import find_endless
from quotary.core.readers.readable import readable
from quotary.core.unread.hearing import Heard

_YEAR: Final = re.compile(r"\b(?:19|20|21)\d\d\b")
_UNTIL: Final = Guarded(
    r"\b(?:until|till|through|throughout|to|up to|before|expires? (?:on|in)|ends? (?:on|in)"
    r"|past|beyond|into)\b[^.;:]{0,40}?\b(?P<year>(?:20|21)\d\d)\b"
)
LONG: Final = """
    years/months/year from/after/following (the) destruction/deletion/erasure/return;
    years/months/year from/after/following ... last copy/use/patent/visit/sale/product/employee;
    years/months/year from/after/following ... relationship*/cooperation; (for) ever and a day;
    years become/grow/turn; from year to year; no last day/end/limit; for ever; forever; for all
    time; decades; generation/generations; century/centuries; lifetime; for life; life of
    the/its/their/a; eternal*; everlasting; no end; without end; without limit;
    two/three/four/five/six/seven/eight/nine/ten/many/several/few/more
    winters/summers/springs; never end/ends/lapse/lapses/expire/expires/cease/ceases; as/so long
    as ... value*/secret*/useful/interest*/exist*/sensitive/in_business/in_use/on_the_market
    /market*/competitive/relevant/wish*/wants/needs/patent*/sold/produced/made/alive; while ...
    value/secret*/patent*/on_the_market; until ... publish*/publication/published/patent*/public
    /released_by/further_notice/revoked/obsolete/old/superseded/waive*/withdraw*/market; to the
    end of the/its/their patent*/product*/life/relationship*; outlast*/outlive*; beyond the
    term/period/end_of_the_period; period/periods/term/duty/duties/obligation*/time ... doubled
    /doubles/tripled/extended/extends/renew*/prolonged/restart*/repeat*; extend/extends/extending
    /double/doubles/renew/renews/prolong/prolongs/restart/restarts the/this/that/its/their period
    /periods/term/duties/obligation*/time; period/term/time runs/starts/begins/counts/run/start
    /begin (only/again/anew/afresh) from/at/with/on/when/after/once/upon ... last/end/each/every
    /return/destruction/termination/final/death/visit/payment/notice/publication; each/every
    renewal; statutory/legal/limitation period; perpetu*; indefinite*; open ended; unlimited in
    time; ever after; from then on; thenceforth; permanently ... secret/confiden*/protect*/guard*;
    remain*/stay* (a) secret/confidential/protected/guarded (at) (all) (times) (even/also)
    (after/beyond)
    """
"""Times without an end that anyone can name, as `phrases`."""

USUAL: Final = """
    business/company/trade ... years; years of age; years old; past/last/previous/preceding/prior
    ... year*; not ... perpetual*/indefinite*; neither ... perpetual*; until such ...
    public/publicly; as long as a/any reasonable/sensible person/reader would/should/can; public
    ... until; permanently delet*/eras*/destroy*/remov*; statutory/legal
    period ... (notice); trade secret*; life of the/this agreement/discussions/talks; without
    limit ... liab*; without limit* the; remain confidential ... (for) (a) (period);
    wish/wishes/want/wants/desire/desires to ensure/secure that it/they/the_information
    remain/remains/stay/stays confidential; as long as
    ... public; may ... extended ... writing/agreement; be extended ... by/writing; obligation*
    ... (to) ... extend to
    """
"""The same words said honestly."""

_OTHER: Final = Guarded(
    r"\b(?:years? (?:of age|old|of experience)|experience|incorporated|founded|since|statute of"
    r" limitations)\b"
)


def long_times(
    heard: Heard, accepted: Callable[[float], bool], latest: int | None
) -> Iterator[tuple[int, int]]:
    """Yields where a segment, heard for `LONG` and `USUAL`, states a time that is not accepted.

    `accepted` tells of a number of years whether it is no longer than what is accepted; `latest`
    is the last year that a date may have, None where the contract is not dated.
    """
    segment = heard.text
    if _OTHER.search(segment) is None:
        for mention in find_periods(readable(segment), "en"):
            years = float(mention.value.total_months) / 12 + float(mention.value.total_days) / 365
            if not accepted(years):
                yield mention.start, mention.end
    for match in _UNTIL.finditer(segment):
        if latest is None or int(match["year"]) > latest:
            yield match.span()
    found = list(heard.places(LONG))
    found += [(one.start, one.end) for one in find_endless(segment) if one.sense == "affirmed"]
    usual = list(heard.places(USUAL)) if found else []
    for start, end in found:
        if not any(a < end and start < b for a, b in usual):
            yield start, end


def year_of(text: str) -> int | None:
    """The first year that the contract's opening names; None where there is none."""
    match = _YEAR.search(text)
    return int(match[0]) if match else None
