"""Outsiders who are counted as people of the house, outside any definition."""

from __future__ import annotations

from typing import Final

from quotary.core.unread.kind import Kind

_OF_HOUSE: Final = (
    "employee/employees/representative/representatives/affiliate/affiliates/personnel/staff"
    "/insider/insiders/adviser/advisers/advisor/advisors/member_of_staff/own_people/team"
)

COUNTED_IN: Final = Kind(
    "",
    "somebody is counted as one of the house",
    f"""
    treated/counted/regarded/considered/deemed/seen/taken/ranked as/among/amongst/like/to_be/with
    (an/a/one/the/its) (of) (its/their/the/own) {_OF_HOUSE}; count/counts/rank/ranks/pass/passes
    as/among/amongst/with/for (an/a/one/the/its) (of) (its/their/the/own) {_OF_HOUSE}; is/are also
    (an/a/one) (of) (its/their/the) {_OF_HOUSE}; belong/belongs to (its/their/the) {_OF_HOUSE}
    """,
    usual="""
    not/nor/never/no/nothing ... employee/employees/representative/agent; employee or agent;
    breach by (its/their); representative of the other; authori* representative*; as its
    representative
    """,
    forbidden=True,
)

KINDS: Final = (COUNTED_IN,)
