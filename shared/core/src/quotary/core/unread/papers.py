"""Other papers that come first, and promises that are said to be no promises."""

from __future__ import annotations

from typing import Final

from quotary.core.unread.kind import Kind
from quotary.core.unread.words import PAPERS

OTHER_PAPER: Final = Kind(
    "",
    "another paper comes before the agreement or becomes part of it",
    """
    rank* (in) first/above/before/ahead; prevail*; win/wins/won; shall/will control;
    come/comes/go/goes first; first place; take/takes precedence/priority; precede*; supersede*;
    override*/overrides; trump*; belong* to this; form/forms part of this/the agreement; as
    posted; as published; is/are followed; is/are the base/basis of; change/changes/amend/amends
    /modif* this; that counts; counts; authoritative; is/are decisive; the last word; supplement*
    this; also apply/applies; apply/applies in (the) first/addition; as it/they stand*; from time
    to time; in its/their current/latest/then form/version; most recent version; then current;
    have/has/be given effect; is/are observed; is/are accepted; also govern*
    """,
    about=PAPERS,
    usual="""
    entire (and) (only) agreement; cover sheet/page ... prevail*/control*/precedence;
    clause/clauses ... prevail*; schedule* (to) (this) ... not apply; this (mutual) (non)
    (disclosure/confidentiality) agreement/letter/deed/nda ... supersede*/prevail*/control*
    /precedence/replace*/override*; terms of this ... prevail*/control*/govern*; orders of; in
    order to; prevailing party; under common control; control/controls of/the; from time to time
    ... disclos*; address* ... from time to time; from time to time ... (may) (address/exchange
    /provide/notice*); control/controls by; import/export control*; supersedes all/any/and;
    superseded by
    """,
)

NO_PROMISE: Final = Kind(
    "",
    "the promise is said to bind less than it reads",
    """
    mean/means well; and nothing more; hold/holds once/when/only/from/after/if; in
    honour/honor only; honour/honor bound; is (only/still/but) a draft; paper/document/text/letter
    /agreement is a draft; best endeavours/endeavors/efforts only; statement/declaration
    /expression of intent/intention/intentions/principle/principles/good_will;
    records/record/expresses an/the intention*; no duties; no claim/action/remedy/suit/liability
    lies/lie/exists/arises/follows/attaches/accrues/shall_lie; no claim/claims ... under this; a
    court would; not enforceable/actionable; good will only; gentlemen's; moral/morally; are/is
    guidelines/guidance/aspirations/goals/targets/recommendations/orientation*/a_guideline
    /an_aspiration/a_goal; has/have/takes/take/shall_take/gains effect from/when/once/upon/on/only
    /after; enters/enter/comes/come (into) force/effect when/once/upon/after/only; becomes
    effective when/once/upon/after; binding when/once/after/from; strive*/aspire*/strives; without
    legal; no legal; spirit of; commence/commences when/once/upon; gives/give/makes/make no
    promise/promises; be sued; as a matter of courtesy; on trust; to the best of its
    ability/abilities; as far as it/they can; where possible; good faith only; subject to (the)
    (later/further/formal) approval/ratification/contract
    """,
    usual="""
    moral right/rights; takes/take/has/have effect after/when/once ... signed/executed;
    takes/take/has/have effect
    upon/on/from the date/effective/last/signature/execution; effective upon/when/once (the)
    signature/execution/signed/executed/date; no legal (or) (equitable) ... right*; upon
    execution; upon signature; no liability (to) ...; when ... signed/executed; be enforced ...
    law/extent; gives no warrant*; makes no promise* ... accura*/warrant*; no liability arises ...
    use; commence upon ... date; without legal (or) consideration; no claim ... (infring*);
    binding upon; binding on; upon/on/from (the) (date/effective)
    """,
)

ONE_SIDE: Final = Kind(
    "mutuality",
    "one side alone is bound or let off",
    """
    side/party/company that/which/who ... is/are/shall_be/will_be (alone/only/not) bound; customer
    /vendor/supplier/buyer/seller/client/provider/purchaser is/are/shall_be/will_be
    (alone/only/not) bound; bind*/appl*/addresses/speak*/concern* (to) (the/only) customer/vendor
    /supplier/buyer/seller/client/provider/purchaser/party_paying; only/solely the/one party/side
    /company/customer/vendor/supplier shall/is/will/must/owes; one party/side/company alone; alone
    answers/answer/bears/is/shall/owes; smaller/larger/bigger party/side/company; party/side
    requesting/initiating/inviting/proposing
    """,
    usual="bind* ... successors; neither party ... only",
)

KINDS: Final = (OTHER_PAPER, NO_PROMISE, ONE_SIDE)
