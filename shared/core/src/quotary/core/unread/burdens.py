"""What costs money, caps what a breach costs, and ties a party: none of it belongs in an NDA.

Such words hide in clauses that everybody skips: costs, notices, remedies, general provisions.
"""

from __future__ import annotations

from typing import Final

from quotary.core.unread.kind import Kind

_SUM: Final = (
    "cost/costs/expense/expenses/expenditure/outlay*/fee/fees/charge/charges/price/sum/amount"
    "/loss/losses/damage/damages/handling/time"
)

PAYMENT: Final = Kind(
    "",
    "somebody has to pay",
    f"""
    pay/pays (to) (the/it) the/a/an/for/any/all/half/what/one/each/such/damages/compensation
    /interest; shall/will/must/is/are (be) paid; payable; reimburs*; refund*; repay/repays/repaid;
    indemnify/indemnifies/indemnity/indemnities/indemnification; is/are/be/was invoiced/charged;
    compensate/compensates the/for/any; hold/holds/keep/keeps/held ... harmless; make/makes/made
    good; make/makes/made whole; falls/fall due; bear/bears/borne/carry/carries/meet/meets/cover
    /covers (all/any/half) (of) (the) ... {_SUM}; {_SUM} ... borne/met/carried/covered/settled/paid
    (by); penalty/penalties ... is/are/be/of/amounting; a/contractual/monetary/financial penalty;
    liquidated damages; defend/defends (and) (indemnify/hold) it/them/the_other/the_disclosing
    /the_supplier/the_vendor/the_owner/the_discloser ... against/from; contractual penalty;
    fee/charge of/is/shall; a fee; take/takes/taken over (the) ... {_SUM}; interest
    runs/accrues/accrue; bear/bears interest; $*; £*; €*; dollars; pounds; euros; royalt*; owe/owes
    (to) (the) (other) a/an/the (flat/fixed) amount/sum/fee; in money; has/have spent; usual/hourly
    /daily/standard/going rate/rates; at the expense/cost of; charged to/for; fees for
    """,
    usual=f"""
    own {_SUM}; own (legal) (and) (other) {_SUM}; {_SUM} incurred by it/them/such/him; {_SUM} and
    {_SUM} incurred by it/them/such; charged with; prevailing party ... reimburs*/pay/paid/recover;
    pay/pays ... prevailing; oblig*/requir* (either/any/a/the) (party/side) to pay/compensate
    /reimburse; pay/pays attention; not/no/nor/neither/never (any) (be) (obliged/required) (to) pay*
    /paid/payable/compens*/reimburs*/refund*/charged/{_SUM}; at the disclosing party's/discloser's
    /owner's ... expense/cost; expense/cost of the disclosing/discloser/owner/requesting
    /party_disclosing/party_requesting/provider/furnishing/company/other_party; disclosing/discloser
    /owner/provider (party) ... reimburse*/pay/pays/bear/bears; compensat* ... (by) (monetary/money
    /damages); damages ... compensate*; be compensated by; consideration paid; price paid; paid to
    (its/their) (employees/staff); penalty of/for (perjury/law); civil/criminal penalt*; penalties
    of perjury; hold* them/it/all ... confidence; cannot/can_not/not ... make/made good/whole;
    consideration of ... dollars; good and valuable consideration ... dollars
    """,
)

LIMITED: Final = Kind(
    "",
    "what a breach costs is limited",
    """
    exceed/exceeds/exceeding/exceeded; limited/capped/restricted/confined to/at/by; no/not more
    than; up to; at most; ceiling; maximum; cap; is (one/two/five/ten/#) thousand/hundred; to the
    value/amount/price of
    """,
    about="""
    liability; damages; recovery; compensation; redress; liable; answerable; recover from; claims
    (of/for/under/against)
    """,
    usual="""
    not (be) limited; limited liability/company/partnership; without limit*; including ... limited
    to; includes/include ... limited to; exceed* ... authority; limited to (the) (liability) (for)
    (information); use/uses/used/disclos*/access ... limited/restricted/confined
    """,
)

CAP: Final = Kind(
    "",
    "what a breach costs is limited",
    """
    liable/responsible/answerable/answers/answer (for/to) ... up_to/at_most/no_more_than;
    consequential/indirect/special/punitive/exemplary/incidental ... damage*/loss*; lost profit*
    /revenue*/savings; loss of profit*/revenue*/business; sole/only/exclusive (and) (exclusive/sole)
    remedy/remedies/recourse/relief/redress/answer/sanction/consequence; loss/losses/damage/damages
    (that/which) is/are not (a) direct; direct loss/losses/damage/damages only; only (for) direct;
    no court ... award*; not (be) award* ... damages/compensation/money; forgo/forgoes/forego
    /foregoes (all/any) (claim*) (for/to) damages/compensation; nominal damages; waive/waives
    /exclude/excludes/excluded ... damages/liability; liability ... excluded; liability/liable ...
    only for/if/where/to/when; answers/answer/answerable only/solely; no damages are/is/shall; only
    (a/an/the) injunct*; remedies (for/of) ... are those/listed/limited/exhausted/exhaustive; not
    /nobody/neither/no_one (party/side) (shall/is/will/be) (be) accountable/answerable/liable
    /responsible for (the/any) (acts/slips/conduct/leaks/breaches/disclosures/mistakes/errors
    /faults) (of/by) (its/their/his) staff/employees/representatives/people/personnel
    """,
    usual="""
    not/nor/neither/never ... (the) (a/an) sole/only/exclusive; limited liability; limited
    company/partnership; not limited; without limit*; including ... limited to; nothing ...
    limit*/exclu* (or/and) (exclude/excludes/limit/limits) (any) (liability); not ...
    exclude*/limit*; special purpose/agent*; not (be) (an) (adequate/sufficient) ... remed*; damages
    ... not ... adequate/sufficient/enough; damages ... inadequate/insufficient; actual damages;
    proof of (actual/special) damages; proving/prove/proof (of) (any) (actual/special)
    damage/damages; waives ... bond
    """,
)

_CLAIM: Final = "claim/claims/action/actions/suit/suits/proceedings/demand/demands/complaint*"
_MADE: Final = (
    "brought/made/filed/raised/commenced/asserted/notified/started/lodged/begun/submitted/pursued"
)
_SPAN: Final = "hours/day/days/day's/days'/week*/month*/year/years/quarter"

TIME_BAR: Final = Kind(
    "",
    "a claim is lost with time",
    f"""
    {_CLAIM} ... {_MADE} ... within/after/before/later_than/more_than/inside ... {_SPAN}; {_CLAIM}
    ... {_MADE} no/not later/more than; {_CLAIM} ... not/never/no ... {_MADE} within ... {_SPAN};
    bring/file/raise/commence/assert/make/submit (a/an/any/its/such) {_CLAIM} ...
    within/before/later_than ... {_SPAN}; time barred; is/are/be/become barred; {_CLAIM} ... barred
    /forfeited/lost/expire*/lapse*/extinguished/prescribe*; notified/reported/shown/told/informed
    /disclosed/discovered/found (to) (it/them/the) ... within/inside/before/not_later_than
    /no_later_than ... {_SPAN}
    """,
    about=f"""
    breach*; leak*; liable; liability; responsib*; answer*; {_CLAIM}; loss; damage*; remed*; action*
    (for/under/on)
    """,
    usual="""
    shall/will/must (promptly) be notified/reported/told/informed; actions ... taken; right of
    action; not (be) barred; legal proceedings; is/are informed; notified of; barred by (the)
    (privilege); within ... days ... (of/after) becom*/learn*/discover*
    """,
)

_DEAL: Final = (
    "deal/deals/dealing/negotiate/negotiates/negotiating/talk/talks/work/works/buy/buys/buying"
    "/purchase/purchases/purchasing/source/sources/sourcing/contract/contracts/order/orders"
    "/cooperate/evaluate/evaluates/test/tests/procure/procures/supply/supplies/sell/sells/offer"
    "/offers/invite/invites"
)
_OTHER: Final = (
    "comparable/similar/competing/competitor/competitors/competitive/parallel/elsewhere"
    "/alternative/another/rival/rivals/anyone_else/someone_else/anybody_else/nobody_else"
)

TIED: Final = Kind(
    "non_solicit",
    "a party is tied to the other",
    f"""
    {_DEAL} ... exclusively/solely/only with/from/through; {_DEAL} with/from ... only/alone/solely
    /exclusively; exclusively/solely/only {_DEAL}; {_DEAL} ... from/with/of/to no_one/nobody/none
    /no_other (else/other); refrain* from {_DEAL}; not/neither/nor/never/no ... {_DEAL} ...
    {_OTHER}; not/neither/nor/no ... hold/holds/enter/open/conduct ... {_OTHER} ... talks
    /discussions/negotiations; right/rights of first refusal/offer/negotiation; first refusal/look
    /call/option; preferred/exclusive supplier/vendor/customer/buyer/partner/distributor/dealer;
    as/is/be (the/a/its) sole/only supplier/vendor/customer/buyer/partner/distributor/dealer;
    exclusivity; no shop; lock out; minimum/least order/orders/purchase/purchases/quantity/volume;
    most favoured/favored; place/places (with) ... any/all/every/its/each order/orders; free of/from
    other talks/discussions/negotiations/offers; not/neither/nor/no ... compete/competes
    /enter_the_market/enter_into_competition; non compet*; no other supplier/vendor/customer/buyer
    /partner/bidder/provider ... shall/will/may/is/are
    """,
    usual=f"""
    prevent*/restrict*/prohibit*/preclude*/limit*/impair*/stop* ... {_DEAL}; {_DEAL} ...
    securities/shares/stock; or to refrain* from {_DEAL}; oblig* ... refrain* from {_DEAL}; under
    contract; by contract; in order; contract* or; no ... exclusivity; not ... exclusiv*;
    obligat*/oblige* ... {_DEAL}; not ... commit* ... {_DEAL}; use /uses/used/using/disclos* ...
    {_DEAL}/compete
    """,
)

KINDS: Final = (PAYMENT, LIMITED, CAP, TIME_BAR, TIED)
