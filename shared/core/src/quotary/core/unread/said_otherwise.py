"""What is taken out of the protection outside the clause on it, and what another clause "means"."""

from __future__ import annotations

from typing import Final

from quotary.core.unread.kind import Kind

_KEPT: Final = "confidential/proprietary/secret/protected/private/covered"

CARVED: Final = Kind(
    "",
    "something is said not to be protected",
    f"""
    is/are/be/remain/remains not/never/no_longer/nobody's (to_be) (considered/deemed/treated
    /regarded/seen) (as/to_be) (the) {_KEPT}; is/are/be/remain/remains (always/all) non_confidential
    /unprotected/no_secret/nobody's_secret; shall/will/does/do not be/become /constitute/form/fall
    (part/within/under) (of) (the) {_KEPT}; term confidential information shall/will/does/do not;
    belong/belongs to neither/nobody/no_one; owe/owes no secrecy/confiden*/duty; leaves/leave out;
    duties/obligations/undertakings/restrictions (above/here/in_it) (shall/will/do/does) not
    relate/refer/extend to; without/no (any) expectation/duty/promise/assurance of (its) secrecy
    /confiden*/privacy
    """,
    unless="""
    public; publicly; publish*; already; independent*; rightful*; lawful*; third part*; prior to;
    known to; was known; breach; to the extent; possession
    """,
    usual=f"""
    that/which/what/if/whether/unless it/is/are/they (is/are) not {_KEPT}; or (is) not {_KEPT}; such
    information is no_longer; the following; term confidential information shall/will/do/does not
    include (such/any/the) information/portion*/following; mean* that ... {_KEPT}; information
    (that/which) is/are not {_KEPT}; not confidential or; not proprietary or; not ... only
    because/where/when /if/by; not be covered by/under; is/are not private
    """,
)

_CLAUSE: Final = "section/sections/clause/clauses/paragraph/paragraphs/article/articles"

EXPLAINED: Final = Kind(
    "",
    "a clause is explained",
    f"""
    this/that/it/which (only/simply/merely/also) means/mean/implies/signifies that/only/no; in other
    words; put differently/simply/otherwise/another_way; said otherwise; in practice; by ... parties
    /we/they/both/sides understand/mean/intend/have_in_mind; parties/we/sides read/understand/take
    /interpret/regard/see {_CLAUSE}/it/this/that; require/requires/ask/asks/demand/demands no_more
    /nothing_more/only/merely (than/that/a/an); {_CLAUSE} # ... not (be) meant/intended/designed
    /written/thought; {_CLAUSE} # ... is/are/shall_be satisfied/met/fulfilled/performed/discharged
    /complied_with when/if/by/once/where; is/are/shall_be (to_be) judged/read/weighed/interpreted
    /applied/measured generously/broadly /narrowly/liberally/restrictively/leniently; refers/refer
    only/solely/merely to; what {_CLAUSE} # asks/requires/says/demands/means/prescribes; in the
    sense of/intended_by {_CLAUSE}; reference/references in {_CLAUSE} ... concerns/concern/is/means
    /covers; is one of ... and not of; is/are (only) one/those made/given/sent/issued/recorded
    /marked/stored; is/are decided/determined by the/each person/employee/recipient/one/individual;
    {_CLAUSE} # (and/or/to) (#) describe/describes/express/expresses what/the_aim*/an_intention
    /intentions; purpose (also/further) includes/covers/extends/reaches; had in mind; common ground;
    word/term/expression ... in {_CLAUSE} # refers/concerns/means/covers
    """,
    usual="""
    it means the/any/a; term ... read broadly; by confidential/proprietary information ...
    understand/mean; parties understand and; understand that; used in practice; best practice
    """,
)

KINDS: Final = (CARVED, EXPLAINED)
