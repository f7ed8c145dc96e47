"""What is freed by a paper that anybody can write: minutes, a notice, a label, a list.

What leaves the protection of such agreements does so by the usual exclusions, or by the owner's
consent. A note that something "was discussed openly" is neither.
"""

from __future__ import annotations

from typing import Final

from quotary.core.unread.kind import Kind

_BE: Final = "is/are/be/been/being/was/were/becomes/become/stand/stands/shall_be/will_be/counts_as"
_FROM: Final = (
    "section/sections/clause/clauses/article/articles/paragraph/agreement/letter/deed/nda/duty"
    "/duties/obligation*/secrecy/confiden*/protection/restriction*/undertaking*/promise*/terms"
)
_OPEN: Final = (
    "open/openly/public/free/unrestricted/non_confidential/nonconfidential/unclassified/shareable"
    "/common_knowledge/general/uncontroversial/harmless/releasable/disclosable/cleared/unprotected"
)
_NOTED: Final = (
    "recorded/noted/minuted/entered/described/listed/logged/marked/flagged/registered/filed/named"
    "/labelled/labeled/stamped/classed/classified/tagged/booked/summarised/summarized/ticked"
)
_NOTES: Final = (
    "record/records/note/notes/describe/describes/list/lists/mark/marks/label/labels/stamp/stamps"
    "/class/classes/classify/classifies/flag/flags/tag/tags/call/calls"
)
_PAPER: Final = (
    "minute/minutes/protocol/protocols/record/records/notes/note/log/logs/register/list/lists/email"
    "/emails/e_mail/e_mails/notice/notices/message/messages/letter/letters/slide/slides/agenda"
    "/memo/memos/memorandum/report/reports/chat/transcript*/summary/summaries/certificate*/meeting"
    "/meetings/presentation/presentations/index/file/files/row/rows/table/schedule/annex/paper"
    "/call/calls/stamp/label/box/cover_page/cover_sheet/website/portal/ticket*/whiteboard"
)
_LIFTS: Final = (
    "lose/loses/leave/leaves/cease/ceases/free/frees/freed/release/releases/released/lift/lifts"
    "/lifted/waive/waives/end/ends/suspend/suspends/open/opens/discharge*/excuse*/exempt*/drop"
    "/drops"
    "/declassif*/downgrad*/relieve*"
)

FREED: Final = Kind(
    "",
    "a paper frees what is in it",
    f"""
    released/freed/discharged /exempt/exempted/excused/cleared/dispensed/lifted/excepted/taken
    from/of/out_of (all/any/the /its/their/this/further) {_FROM}; free of/from (all/any/the)
    {_FROM}; lose/loses/lost/leaves/leave/forfeit/forfeits/shed/sheds (its/the/their/all/any)
    (protected /confidential/scope/reach) (of) {_FROM}/status/character/nature; cease/ceases to be
    (a/any) confidential/secret/protected/covered/proprietary; no longer (be) (treated) (as/under
    /by /subject /held) (to) (the) confidential/secret/protected/covered/proprietary/{_FROM}; drop
    /drops/fall /falls/pass/passes/go/goes/come/comes out of (the) {_FROM}/list/register; drop
    /drops/strike/strikes/take/takes/cross/crosses /comes/goes/removes/remove ... off/out_of (the
    /this/our/its) {_FROM}/list/register/annex; {_PAPER} (alone/finally) decide/decides/determine
    /determines/settle/settles/govern/governs/show /shows what/which/whether; item/items
    /information/topic/topics/matter/matters/subject/subjects /drawing*/document* ... is/are (then
    /thereby) released/freed/unlocked/cleared; declassif*; downgrad*; may/can (then/thereafter) be
    treated/handled/used/shared/passed_on/quoted (as) {_OPEN}/freely; {_BE} (treated/regarded
    /considered/taken/handled) (as) {_OPEN}; ends/lifts/waives/opens/releases/frees (the/its/their
    /all/any) {_FROM}/items/item/information/what; suspend/suspends/lift/lifts (the/all/any)
    {_FROM}
    """,
    about=f"{_PAPER}; {_NOTED}",
    unless="""
    publicly; public domain; public knowledge; available to the public; already; independent*;
    rightful*; lawful*; third part*; prior to; known to; was known; breach; possession; waiver*;
    waived; expir*; years
    """,
    usual=f"""
    no/nothing/neither ... {_LIFTS}; not/nor/never (thereby/itself/in_itself) (be) {_LIFTS}; {_BE}
    free to; free of charge; {_BE} public*/open to/for inspection; open to either/the/both;
    {_NOTED} (as) confiden*; released by (the) (disclos*/owner/court); released to; cleared by; no
    longer need*/required/necessary/necessary/wish*/interested; no longer ... {_PAPER}; not (be)
    {_BE}; releas* ... obligat* ... (if/when/upon/after) ... dispos*; free from (errors/defects
    /viruses)
    """,
)

NOTED: Final = Kind(
    "",
    "a paper frees what is in it",
    f"""
    {_NOTED}/{_NOTES} ... as (having) (been) (discussed/shown/said/shared/given/talked_about
    /presented/ mentioned/treated/information/being/something/matter/an/of) {_OPEN}; {_NOTED} (as
    /to_be/are) not (to_be) confidential/secret/protected/proprietary; put/puts down as {_OPEN}
    """,
    usual=f"not/never/nor/no (be) (so) ... {_NOTED}",
)

KINDS: Final = (FREED, NOTED)
