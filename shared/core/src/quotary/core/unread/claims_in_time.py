"""Rights that are gone unless they are used in time, where agreements say that none is waived."""

from __future__ import annotations

from typing import Final

from quotary.core.unread.burdens import TIME_BAR
from quotary.core.unread.kind import Kind

_SPAN: Final = "hours/day/days/days'/week/weeks/month/months/quarter/year/fortnight/while"
_RIGHT: Final = (
    "right/rights/claim/claims/remedy/remedies/action/actions/complaint/complaints/breach/breaches"
    "/leak/leaks/lapse/lapses/violation/violations/slip/slips/power/grievance*/objection/objections"
    "/proceedings/suit/suits/lawsuit/lawsuits/injunction/injunctions/relief/redress/legal_action"
)
_LOST: Final = (
    "given_up/forfeited/forfeit/lost/waived/gone/lapses/lapsed/expires/expired/extinguished"
    "/forgiven/spent/barred/closed/over/abandoned/renounced/released/excluded/void/cured/settled"
    "/condoned/accepted/dropped/forgotten/unenforceable/falls_away/fall_away/dies/late/too_late"
    "/out_of_time/stale/healed"
)
_USED: Final = (
    "enforced/exercised/asserted/raised/claimed/pursued/used/notified/invoked/reported/acted_on"
    "/acted_upon/taken_up/brought/complained_of/objected_to/relied_on/followed_up/insisted_on"
    "/applied_for/sought/sued_on/commenced/started/made/taken_to_court/litigated/filed/mentioned"
    "/called_out/challenged/contested/shown/proven/proved"
)

IN_TIME: Final = Kind(
    "",
    TIME_BAR.why,
    f"""
    not/never/nobody/neither/without (has/have) (been/being/be) {_USED} (of/to/on) ... within/in
    /inside/before/by/for /during/after ... {_SPAN}; {_RIGHT} ... {_LOST} ... after/within/if/when
    /unless/once/with/at/in ... {_SPAN}; after/within/inside/once/unless/beyond/for ... {_SPAN}
    ... {_RIGHT} ... {_LOST}; after/within/once/beyond ... {_SPAN} ... nobody/no_one/neither
    /nothing/no/not (party/side) (may/can/shall/will) (be) ... complain*/claim*/sue/sues/{_USED}
    /{_RIGHT}; come/comes too late after; has/have ... {_SPAN} to complain/sue/claim/object/act
    /enforce/bring/raise; waits/wait /waited/hesitate/hesitates/delay/delays/sits/sit/sleeps/sleep
    /silent/inactive/idle (with/on) (longer/more) than/for ... {_SPAN}; time limit ... {_RIGHT};
    limitation/limitations (period/of) (for) (actions/claims) ... (is/are/shortened/reduced
    /limited) ... {_SPAN}; sue/sues /complain/complains/object/objects/claim ... only/no_later
    /at_the_latest/not_later within/for/during/until/than ... {_SPAN}; {_RIGHT} ... older than ...
    {_SPAN}; unless used/exercised/enforced/raised/asserted/pursued ... {_SPAN}; {_RIGHT} must
    /shall/is/are (to) (be) {_USED} ... within/inside/in/before ... {_SPAN}; {_RIGHT} ... only ...
    {_USED} ... within/inside/before ... {_SPAN}; failure/fails/fail/failing/omission/omits to sue
    /claim/object/complain/enforce/assert/act/raise ... within/in/for/inside/before ... {_SPAN};
    bars/bar/ends/extinguishes/forfeits/kills the/a/any/all/its {_RIGHT}; has/have known (of
    /about) ... for/longer_than ... {_SPAN}; {_RIGHT} ... is/are/stays/remains open/available
    (only) for/during/until ... {_SPAN}
    """,
    only_with=_SPAN,
    about=f"{_RIGHT}; secrecy; enforce*; complain*; sue/sues; responsible; answer*; liab*",
    usual=f"""
    right/rights to ... use/receive/terminate/disclose/hire; obligat*/duties/restriction* ...
    expire*/over/lapse*; opinion/order/claims {_LOST} by law; business day/days ... deemed; not/no
    ... waive*/waiver; notice* ... deemed; time to time; at the end of the; breach ... shall/must
    /will (promptly) (be) report*/notif*; discover* ... report*; settled by; any right or remedy;
    not/nor/never/neither (be/been) {_LOST}; breach/loss/disclosure ... reported/notified ...
    within; reported ... within ... of/after becom*/learn*/discover*; at any time
    """,
)

KINDS: Final = (IN_TIME,)
