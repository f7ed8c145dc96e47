"""Consent that nobody has given, and terms that one side can change."""

from __future__ import annotations

from typing import Final

from quotary.core.unread.kind import Kind

_SAYS_NO: Final = (
    "object/objects/objected/reply/replies/replied/respond/responds/responded/answer/answers"
    "/answered/react/reacts/refuse/refuses/refused/reject/rejects/rejected/decline/declines"
    "/declined/oppose/opposes/opposed/contest/contested/veto/vetoes/vetoed/dispute/disputes"
    "/disputed/protest/protests/challenge/challenges/challenged/correct/corrects/corrected/query"
    "/queried/question/questioned/complain/complains/complained"
)
_NO: Final = "answer/reply/response/objection/objections/refusal/reaction/rejection/veto/protest"

SILENCE: Final = Kind(
    "",
    "silence counts as consent",
    f"""
    silence; silent; unanswered; unopposed; uncontested; fail/fails/failing/failure to object/reply
    /respond/answer/react/refuse/reject/oppose/decline; not (been/be) {_SAYS_NO}; no/without/absent
    (a/an/any) (such) (written) (timely) {_NO}; absence/lack/want of (a/an/any) {_NO}; unless ...
    {_SAYS_NO}; nobody/no_one/none/neither (party/side) (of) (them) (has) {_SAYS_NO}; neither ...
    nor {_SAYS_NO}; hears/hear/heard nothing; remains/remain without (a) {_NO}; unless ...
    says/say/hears/hear otherwise/no; not hear/heard (back) from; failing which/that/this; not
    come/comes/came back; unless ... write/writes/writing back; not be withheld beyond/longer
    /for_more/for_longer; by default; in default of (a/an/any) {_NO}/decision
    """,
    about="""
    consent*; approv*; accept*; agreed; agree/agrees to; assent*; permission; permitted; authoris*;
    authoriz*; granted; is/are/be allowed; proceed; admitted; bind/binds; bound; waived; released;
    deemed; presumed; taken as/for/to; counts/count as; may disclose/use/share/pass/show; free to;
    confirmed; in order; settled; stand/stands as; take it that; you/it agree/agrees
    """,
    usual=f"""
    failure to ... is/does/shall/will not; not/never/nor (be) deemed/implied/given/presumed ...
    (given) (by) silence; no/without (any) objection to (the) venue/jurisdiction; waive* any
    objection*; not (to) object to/that (the) (venue/jurisdiction/laying); unless ... rejected ...
    bankrupt*; respond/responds/answer/answers/reply to (any) (such) request*/order /subpoena*
    /process/demand*/inquir*/{_NO}; not ... respond to; object ... order; right to object
    """,
)

_CHANGED: Final = (
    "amend/amends/amended/change/changes/changed/revise/revises/revised/vary/varies/varied/modify"
    "/modifies/modified/alter/alters/altered/update/updates/updated/widen/widens/widened/adapt"
    "/adapts/adapted/adjust/adjusts/adjusted/replace/replaces/replaced/supplement/supplements"
    "/supplemented/extend/extends/extended"
)

CHANGED: Final = Kind(
    "",
    "one side changes the terms by telling the other",
    f"""
    {_CHANGED} ... by/on/upon/through/with/after/at (giving/any/written/prior/simple/mere) ...
    notice/notification/email/e_mail/posting/announcement/telling/message/time; by/on/upon
    (written/simple/prior) notice/notification ... {_CHANGED}; new/latest/updated/revised/current
    /amended version/edition/text/wording ... notified/sent/posted/published/announced/applies/apply
    /binds/bind/governs/counts; change/changes/amendment*/revision*/update* ... notified/announced
    /posted/sent/published; another/other/new/different/later form/version/edition/text of this
    agreement/letter/deed /document; form/version/edition/text takes/take over/effect;
    binds/bind/applies/apply from the day/date/moment ... sent/notified/posted/announced
    """,
    about="""
    term/terms; agreement; deed; letter; clause*; section*; annex*; schedule*; purpose; list;
    version; edition; definition*; condition*; text; wording; promise*
    """,
    usual=f"""
    address*; contact (persons/details); no/nor/not/neither ... (be) {_CHANGED}; only by; signed by
    both/each/all/the_parties/authori*; writing ... signed; terminat* ... notice; notice of
    termination; change/changes of/in control; extended/extend by (mutual) agreement/consent;
    mutual* ... (written) agree*
    """,
)

# "In writing signed by both, or by notice of one": what is usual excuses only its own half.
OR_TOLD: Final = Kind(
    "",
    "one side changes the terms by telling the other",
    "or by/on/upon/through/after ... notice/notification/email/announcement of/from/by/to/given",
    about=f"{_CHANGED}",
    usual="terminat*; address*",
)

KINDS: Final = (SILENCE, CHANGED, OR_TOLD)
