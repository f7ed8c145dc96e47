"""An agreement that goes along with a part of a business, to whoever buys that."""

from __future__ import annotations

from typing import Final

from quotary.core.unread.kind import Kind

_BUYER: Final = (
    "buyer/buyers/purchaser/purchasers/acquirer*/acquiror*/transferee*/whoever/anyone_who"
    "/assignee/company_that/company_which/party_that/person_that/entity_that/successor"
)
_PART: Final = (
    "line/lines/division/divisions/unit/units/part/brand/brands/site/sites/asset/assets/product"
    "/products/plant/plants/branch/segment/field/portfolio/tooling/tools/patent/patents/group"
    "/operations/activity/activities/range/shop/factory/facility/technology/business"
)
_SOLD: Final = (
    "sold/sells/sale/disposal/divest*/disposes/carved_out/spun_off/hived_off/transferred/transfers"
    "/acquires/buys/takes_over/purchases/acquired/taken_over/changes_hands"
)

TO_A_BUYER: Final = Kind(
    "",
    "the agreement goes to the buyer of a part of a business",
    f"""
    {_BUYER} ... of ... {_PART}; {_BUYER} ... acquires/buys/takes_over/purchases/acquiring/buying
    /taking_over/runs/operates/continues/carries_on ... {_PART}; {_PART} ... is/are/be {_SOLD};
    part/parts of the/its/their business ... {_SOLD}; sale/disposal/divest*/transfer of ...
    part/division/line /unit/brand/site /plant/branch/segment/product; rights ...
    go/goes/pass/passes to the/whoever/any one/company/party/person/firm/buyer/purchaser/owner
    (that/who/which); new owner/owners of; assets/business/part/activity concerned;
    part/parts/parting with the/its/their business; novate/novates/assign/assigns/transfer/transfers
    ... to (a/an/its/any) joint_venture /partner/investor /lender/competitor; travel/travels/go/goes
    /pass/passes/move/moves (along) with/to the/its/their (buyer/purchaser/new/relevant) ...
    {_PART}/owner
    """,
    about="""
    assign*; transfer*; novat*; this agreement; its/their rights; agreement ...
    pass/passes/binds/bind; the rights; rights under; successor*; bind/binds; without consent
    """,
    usual="""
    substantially all; all of its/their/the (business/assets); whole/entirety of; entire business;
    merger; confidential information ... transfer*; no/nor right*/title/interest in/to ... of;
    no/not/nor (any) right*/title/licen* ... pass/passes /transfer*; pass/passes to the
    receiving/recipient; transfer of ... information/data/title
    """,
)

KINDS: Final = (TO_A_BUYER,)
