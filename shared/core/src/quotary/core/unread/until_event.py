"""Duties that end with an event, beside a term that reads as years.

"Two years" says little where the duties are over as soon as the papers have gone back, the talks
have failed, or nobody has written for a while: what was learned is free then.
"""

from __future__ import annotations

from typing import Final

from quotary.core.unread.kind import Kind

_DUTY: Final = (
    "obligation*/duty/duties/responsibilities/undertakings/promise/promises/commitment*"
    "/restriction*/covenant*/confidentiality/secrecy"
)
_ENDS: Final = (
    "end/ends/ended/cease/ceases/ceased/lapse/lapses/lapsed/expire/expires/expired/terminate"
    "/terminates/terminated/stop/stops/fall/falls/die/dies/vanish/vanishes/spent/discharged"
    "/extinguished/over/complete/completed/done/finished/at_an_end/fulfilled/performed/satisfied"
    "/exhausted/released/lifted"
)
_LETS_GO: Final = (
    "release/releases/released/discharge/discharges/discharged/relieve/relieves/relieved/free/frees"
    "/freed/absolve/absolves/absolved/excuse/excuses/excused/clear/clears"
)
_GIVEN_BACK: Final = (
    "returned/destroyed/deleted/erased/surrendered/back/destruction/return/handed/shredded"
)

ENDED: Final = Kind(
    "term",
    "the duties end with an event",
    f"""
    {_DUTY} ... {_ENDS}; {_DUTY} ... come/comes/came (to) (an) end; {_LETS_GO} ... from/of ...
    {_DUTY}; party/parties/side/sides/it/recipient/both is/are (then/thereby/both) released/free
    /discharged; stop/stops/stopped/cease/ceases (being/to_be) bound/obliged; no longer (be) bound
    /owe/owes/obliged/obligated/subject/held; no/without (any) further/remaining/more/other
    /continuing {_DUTY}/liability; promised/undertaken/agreed/owed (here) ... at an end; only/just
    (for) as/so long as ... still/hold/holds/hands/possession/keeps; owed (only/just)
    while/until/so_long_as; no longer apply/applies/hold/holds/run/runs; settles/settle/ends/end
    /terminates/cancels (all/any/the) (that/of) ... owe/owes/owed/{_DUTY}; neither ... need/needs
    (not) treat/keep/protect/hold; may/can be handled/treated like/as other/ordinary/any/public;
    given/made/undertaken/entered for the duration of; not ... any further {_DUTY}/liability;
    neither ... owe/owes/has/have /shall_have/is_under/will_have ... further {_DUTY}/liability;
    neither ... owe/owes ... anything/nothing; nothing (more/further/else) is owed; not/nor/never
    survive/survives/outlive /outlives/outlast; continue*/last/lasts/remain* /endure*/apply/applies
    /run/runs/bind*/hold/holds /kept/survive* ... until ... {_GIVEN_BACK}; {_DUTY} ... until ...
    {_GIVEN_BACK}
    """,
    about="""
    return/returns/returned/returning; destruction; destroy/destroys/destroyed/destroying; delet*;
    eras*; surrender*; shredded; sent/gone/go/goes/given/handed/taken/came/come (them) back; give
    /gives/hand/hands/send/sends/bring/brings ... back; certificat*; certif*; talks; discussions;
    negotiations; dealings; evaluation; trial; declin*; withdraw*; abandon*; broken/break/breaks
    /breaking off; not (to) proceed/concluded/go_ahead/pursue/signed/reached/made; no (such/further
    /supply/definitive /final/purchase) agreement/contract/deal/order/transaction;
    if/once/when/unless ... transaction/deal/contract/order ... concluded/closed/consummated/fail*
    /signed/made; no further/such order/orders/information/disclosure/award; not (be) awarded;
    inform* each other; send/sending/giving/handing back; duration of the/our/these discussions
    /talks/negotiations/evaluation/trial; no/not ... order ... placed; older than; leave/leaves/left
    the (discussions/talks/negotiations); still in/with/held; hear/hears/heard nothing; no
    reply/answer/reminder /response/objection; without (a) (written) reply/answer/reminder/response
    /notice; silence; reminder; fail*/failure/failing of
    """,
    usual=f"""
    not/nor/neither/no/never (be) (deemed) (to) (in) (any) (way) {_LETS_GO}; neither ... {_LETS_GO};
    no ... {_LETS_GO}; not/nor/never {_ENDS}; not ... (fully) {_ENDS}; obligation*/duty to ...
    return*/destr*; release of ... information; the end (of); by law; public* ... (without); further
    obligation* (to) ... disclose/provide/supply/enter/negotiate; obligation* ... accrued/incurred;
    liability for ... breach
    """,
)

KINDS: Final = (ENDED,)
