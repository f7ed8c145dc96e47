"""Another clause that is changed from a row of a cover page, or from where nobody looks.

A form's cover page has a row for changes ("Changes to the Standard Terms: none"). What is filled in
there rewrites a clause that reads as usual; so does "in section 4, employees include …".
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from quotary.core.guarded import Guarded
from quotary.core.unread.kind import Kind

ELSEWHERE: Final = Kind(
    "",
    "another clause is changed from here",
    """
    section/sections/clause/clauses /article /articles/paragraph/paragraphs # (and/or/to) (#) (of)
    (the/this/these) (agreement/nda /letter /standard/terms) (terms) ... include/includes/mean
    /means/cover/covers/comprise /comprises/read /reads/count/counts/embrace/embraces/extend
    /extends/denotes/becomes/become /replaces/replace /stands_for/stand_for/take_in/takes_in;
    place/lieu of (the) section /clause/article/paragraph #; section/clause/article/paragraph #
    (shall/will/is_to/should) read /reads (as_if/with/without/as /so); section/clause/article
    /paragraph # (does/do/shall/will) not apply/applies/bind/extend /concern/include (to) (the)
    party/supplier/customer/vendor /recipient/party_a/party_b/us /employees/affiliates; add/adds
    /insert/inserts/inserted/added /append/delete/deletes /strike/strikes/omit/omits/replace
    /replaces ... in/from/to/at (the) (end) (of) section/clause /article/paragraph #; where
    /wherever/when section/clause/article /paragraph # says/speaks/mentions/requires/refers /asks
    /provides; following/text replaces/replace/amends/takes_the_place (of) section/clause/article
    /paragraph #; replaces /amends/varies/modifies/changes/overrides/displaces section/clause
    /article/paragraph #; word /words ... in section/clause/article/paragraph # is/are/shall
    """,
    usual="""
    means set_out/forth/described; set_out/set_forth/stated/provided/described/defined/listed
    /mentioned/contained in/under section/clause/article/paragraph # ... include/includes/means
    /mean/cover/covers; section # do/does/shall/will not apply to information/any/such/the
    /disclosures; section # ... not include; section # (of) (this) (agreement) (does/shall) (not)
    include*; exceptions/obligations/duties/terms/provisions/restrictions/rights/information in
    /under/of section/clause /article/paragraph # ... include/includes/extend/extends/cover/covers
    /apply/mean/become/count; except ... under section/clause /paragraph #; other than ... under
    section/clause/paragraph #; criteria in
    """,
)

_LABEL: Final = Guarded(
    r"(?:^|\n|[.;:] |(?<= ) )\s*(?:(?:modifications?|changes?|variations?|deviations?|amendments?"
    r"|additions?|exceptions?|riders?) (?:to|of|from) (?:the |these |our )?(?:standard |general"
    r" |form |model |common |mutual )*(?:terms|form|conditions|text|nda|agreement|provisions)"
    r"(?: and conditions)?|(?:special|additional|other|further|individual|supplementary|particular)"
    r" (?:terms|conditions|provisions|agreements|arrangements|modifications|instructions)(?: and"
    r" conditions)?|(?:nda|mnda|form|terms) (?:modifications|changes|variations))"
    r" ?(?:\([^)]{0,60}\) ?)?[:|][ \t]*"
)
_NONE: Final = re.compile(
    r"[\s_\-\u2013\u2014.\[\](){}*/]*(?:(?:none|nil|no|nothing|not applicable|n ?/? ?a|n\.a\.|not"
    r" any"
    r"|there are none|no (?:changes|modifications|variations|deviations|special terms|additions))"
    r"\b[\s.;]*(?=$|\n|[a-z ]{2,40}:|signed|in witness)|$|\n|(?=signed|in witness|[a-z ]{2,40}:))"
)


def changed_rows(flat: str) -> Iterator[tuple[int, int]]:
    """Yields what a row for changes holds in a flattened sentence, unless that is nothing."""
    for label in _LABEL.finditer(flat):
        if _NONE.match(flat, label.end()) is None:
            yield label.start(), min(len(flat), label.end() + 60)


KINDS: Final = (ELSEWHERE,)
