"""A thing that is made to count as another, and a thing that is taken out, by plain words."""

from __future__ import annotations

from typing import Final

from quotary.core.unread.kind import Kind

_BE: Final = "is/are/be/was/were/being/been"
_SEEN: Final = (
    "regarded/treated/taken/counted/considered/understood/read/reckoned/viewed/seen/looked_on"
    "/looked_upon/ranked/classed/classified/accepted/recognised/recognized/deemed/held/presumed"
    "/assumed/construed/interpreted/handled"
)
_TERM: Final = (
    "notice/disclosure/personal_data/personal_information/third_party/third_parties/copy/copies/use"
    "/destruction/return/purpose/purposes/solicitation/date_of_disclosure/effective_date"
    "/outsider*/strangers/training/processing/consent/request/residual*"
)

# What such agreements say that a thing is to be held for.
_HONEST: Final = f"""
    {_SEEN} as/to_be/to/for ... confiden*/proprietary/secret; {_SEEN} (to) (be) (an/the)
    original*; {_SEEN} (as/to) (be/constitute) (a/an/the) (same/one/any) instrument/agreement
    /waiver*/licen*/grant*/partner*/agen*/offer*/admission*/breach*/representation*/warrant*
    /commitment*/promise*; {_SEEN} confidential/proprietary; {_SEEN} ... waive*/licen*/grant*
    /partnership/partner*/agency/agent*/joint_venture*/obligat*/warrant*/representation*/right*
    /assign*/employ*; {_SEEN} as set_out/described/stated/provided in/by this/section/clause;
    copies/counterpart/counterparts ... count/counts as an/one original/instrument/agreement;
    and together they count as one/the_same
    document/agreement/instrument/letter/deed;
    {_SEEN} ... invalid/unenforceable/valid/enforceable/severable/severed
    /modified/deleted/amended/effective; {_SEEN} ... given/received/delivered/made/served/sent;
    {_SEEN} (to) (have) (been) drafted/prepared/against; {_SEEN} to be within; {_SEEN} (to) (be)
    (in) (the) public/publicly/generally/available/part; {_SEEN} in accordance/under/with/by/and
    /or/pursuant/only/solely/in_connection; held in/by/strictly/on/for/invalid/liable/responsible;
    taken by/to/from/in/place/up/steps/reasonable/all/such/together; {_SEEN} ,; seen by; read and;
    viewed by; accepted and/by/in; considered confidential; {_SEEN} ... confidential
    (information); treated (as) (strictly) (if) (it) (they) (its/their) ... own; treated
    in/with/the same/like/strictly; interpreted according; assumed by/obligations; handled
    in/with/by; construed according/as_if/strictly/fairly/in; {_SEEN} to affect/limit/require
    /prevent/prohibit/create/confer/grant/constitute/imply/restrict/give/impose; as/to constitute
    /constituting/creating/granting/conferring/giving/requiring/obligating/obliging/limiting
    /prohibiting/implying/imposing/transferring/an_admission; {_SEEN} necessary/appropriate
    /reasonable/advisable/relevant/essential/material/fair/useful; read_and_understood; {_SEEN}
    as/to_be (the) property; recognised/recognized by/as_such; {_SEEN} as ... transfer
    """

# "Is no third party", "are not to be taken for personal data": a denial that takes things out.
NOT_DEEMED: Final = Kind(
    "",
    "something is said not to be what a clause speaks of",
    f"""
    nobody's/no_one's secret/secrets; not/never/no/neither/nor/none/no_longer
    (be/itself/also/hereby) {_SEEN} (as/to_be/for/to) (a/an/the/any/such) {_TERM};
    not/never/no_longer count/counts as/for; not (be) {_SEEN} as/to_be/for (a/an/the) (such)
    {_TERM}
    """,
    usual="use of; disclosure of ... not; consent to; not ... request to",
)

DEEMING: Final = Kind(
    "",
    "one thing is made to count as another",
    f"""
    count/counts/counted as/for/towards; {_BE} (not/also/then/hereby/always/thereby/all) {_SEEN}
    as/to/for/like; {_BE} (not/also/then/hereby/always/thereby) {_SEEN} destroyed/returned
    /published/public/made/given/signed/executed/notified/deleted/third/personal/disclosed/new;
    stand/stands for; stand/stands in for; pass/passes for; amount/amounts to; equals; equal to
    a/the; {_BE} equivalent to; {_BE} tantamount to; has/have the (same) effect of/as; does/do
    duty as/for; operates as; satisf* the/this/any duty/requirement/obligation/section/clause
    /condition/request; suffice/suffices; {_BE} sufficient/enough/adequate/good notice/compliance
    /return/destruction; discharges the/this/any; meets the requirement/duty; by ... {_BE} meant;
    {_BE} meant (by) the/a/an/any; references/reference to ... are/is/mean/means/include/includes
    /refer/refers; takes/take in; embraces/embrace; encompasses; extends/extend also;
    belong/belongs to that/this/the purpose/project/evaluation/agreement; {_BE} (also) part of the
    purpose/project/evaluation; forms/form part of the purpose/project/evaluation; falls/fall
    within/under the purpose/project/evaluation; {_BE} (also) within the
    purpose/scope_of_the_purpose
    """,
    forbidden=True,
    usual=_HONEST
    + """
    ; deemed to be executed/made/entered/performed/concluded in/within/into; held to be ...
    enforce*/unenforceable/invalid; taken in ... with; references to ...
    clause*/section*/article*/singular;
    references/reference to ... statute*/statutory/legislation/law/laws/writing/written/gender
    /person*/party/parties/singular/plural/clauses/clause/section/sections/successors/amended
    /re_enacted/entity; by reference to; deemed to mean and include; deemed to (be)
    incorporated/refer/include; construed as (a) reference*/references/illustrative/an_integral;
    what counts as; than it takes in; read_as_if; deemed to (have) expire*/exist/waived/consented;
    deemed to be (a/the) reference; amount to a waiver/breach/licen*; operates as a waiver; equal
    to the
    """,
)

MEANING: Final = Kind(
    "",
    "a word or a thing is given a meaning of its own",
    f"""
    make/makes/form/forms (up) a/one year/month/week; is/are/was/were anyone/whoever/whatever;
    word/words/expression/phrase ... points/point/is/stands/leaves/includes/covers/excludes; a/an
    /the/each/every/any/one/word (calendar/contract/business/full/such/word) year/month/week
    /quarter/decade/day (here/herein/hereunder) is/means/comprises/has/lasts/counts/refers/equals
    /consists/runs/takes/covers/denotes/stands/includes/shall_be/shall_have; word/term year/years
    /month/months/day/days; {_BE} (not/also/hereby/itself/themselves/always/then) (a/an/the/any
    /such/no/fresh/new/good/sufficient/valid/proper/due/separate) (fresh/new/written/prior/prompt
    /separate/valid) {_TERM}; refers to a/an ... of; moves/move/shifts/shift/advances
    forward/on/with/to; starts/start/begins/begin afresh/over/anew/again
    """,
    usual=f"""
    {_BE} (a) consent to/or ... waiver; {_BE} (the) use of; use of; {_BE} (a/the) third party ...
    beneficiar*; {_BE} (a/an/the/any)
    notice* ... given/sent/writing; business day means; {_BE} in use; {_BE} the date of; {_BE}
    (the) purpose of; purpose of this; {_BE} (the) return of; {_BE} not notice of; {_BE} (a)
    personal; {_BE} prior to; copy of; copies of; {_BE} (a/the) use/disclosure ...
    breach/violation; day that/on is not; {_BE} due
    """,
)

EXEMPTION: Final = Kind(
    "",
    "something is taken out of a duty",
    """
    is/are/be/remain/remains/stay/stays/fall/falls/lie/lies/stand/stands/being (hereby/wholly
    /expressly/also/not/therefore) excluded/exempt/exempted/excepted/outside/unrestricted
    /unfettered/carved_out/left_out/out_of_scope/out_of_the_scope/untouched/beyond; free
    from/of/in (any/the/all/such) (further) duty/duties/restriction*/obligation*/limit*/secrecy
    /section/clause/undertaking*; do/does/shall/will/did not (also) attach/arise/reach/exist/touch
    /burden/catch/bind/embrace/trigger; not/never (also) require/need/call_for ... notice/consent
    /approval/permission/return/destruction; no (such/further/other/special) restriction*/duty
    /duties/limit*/secrecy/bar/promise*/confidentiality/undertaking*/obligation* (of) ... attach*
    /applies/apply/exist/exists/arise/arises/lie/lies/extend/extends/follow/follows/survive
    /survives/bind/binds/rest/rests/is_owed/are_owed/stands/runs/is_due;
    require/requires/need/needs no/neither notice/consent/approval/permission/return; has/have no
    bearing; carry/carries/bear/bears no (such) burden*/duty/duties/secrecy/restriction*/promise*;
    not (be) caught/touched/reached/covered/bound/burdened by these/this/those/the; stops/stop
    short; gives/give/makes/make no promise*/undertaking*/assurance ...
    as_to/of/about/here/secrecy; not subject to this/section/clause/the; may/can/will be had
    without
    """,
    usual="""
    not require/attach/arise/bind ... enter/proceed/purchase/licen*/warrant*/negotiat*
    /disclose_any/furnish/transaction/disclosure_of_any/provide_any/supply/buy/invest; no
    obligation*/duty ... enter/proceed/purchase/licen*/transaction/negotiat*/to_disclose/furnish
    /partnership/agency/update/correct; no (such/other) ... licen*/right*/warrant*; not (be)
    subject to this ... public/independent*/already; be/are/is excluded from (the) (definition
    /confidential/meaning); obligation ... enter; not bind* ... third; excluded to the; excluded
    by law; free of/from ... (any) breach; shall not arise ... (from) ... course; free of/from ...
    restriction*; free of/from any/an obligation/duty of confiden*/secrecy;
    not bind either/any/the party/parties to; be not excluded; contact details/data
    of ... administer ... outside/affected/excluded/covered; personal data/information is/are
    outside (the) (scope) (of) this agreement/deed/letter; application of ... excluded; retention
    shall/is be/excluded (excluded); in its/their (own/rightful/lawful) possession free from/of
    (any) obligation*/duty/restriction*; lien ... excluded
    """,
)

# "Section 4 starts to work when …": what a clause does, said from outside it.
OF_A_CLAUSE: Final = Kind(
    "",
    "a clause is said to work otherwise than it reads",
    """
    section/sections/clause/clauses/article/articles/paragraph/paragraphs # (and/or) (#) is/are
    /has/have/leave/leaves/start/starts/begin/begins/stop/stops/end/ends/mean/means/concern
    /concerns/speak/speaks/bind/binds/cover/covers/reach/reaches/record/records/express/expresses
    /run/runs/take/takes/come/comes/go/goes/work/works/give/gives/make/makes/allow/allows/let/lets
    /hold/holds/count/counts/rank/ranks/depend/depends/aim/aims/serve/serves/help/helps/lapse
    /lapses/wait/waits/need/needs/stand/stands/apply/applies/was/were/shall_be/will_be/shall_have
    /extends/extend/points/point/falls/fall/excludes/exclude/excepts/spares/touches;
    sue/sues/suing/sued on/under/upon/over this/the/these/section/clause; duties/duty/promise
    /promises/obligations/undertakings start/starts/begin/begins/take/takes/come/comes/go/goes
    /depend/depends/wait/waits/weigh/weighs/stop/stops/pause/pauses/rest/rests/sleep/become
    /becomes; this/these/the text/lines/words/paper/terms/agreement/document is/are/serve/serves
    (only) for/as discussion/orientation/information/guidance/example/internal
    """,
    usual="""
    section # means; # applies/apply to/in_respect/only ...; sections/section # and # survive;
    section/clause/article/paragraph # is/are/shall_be/will_be ... (held/invalid/unenforceable
    /severable/material/breach/survive*/continue*/in_addition/reasonable/necessary/mutual/given);
    # shall_have no; does not apply; do not apply; does/do not affect; obligations/duties
    begin/begins/start/starts on/from/upon/with the ... date/disclosure/receipt/signature; #
    ends/end on; confirm*/certif* ... section/clause/paragraph # has/have been (fully/duly)
    observed/complied_with/performed; obligations/duties come to an end; obligations/duties end;
    duty/duties/obligation/obligations rest/rests equally/alike on; # covers/concerns;
    save/except/other_than (only) as section/clause/article/paragraph # allows/permits/provides
    """,
)

KINDS: Final = (DEEMING, NOT_DEEMED, OF_A_CLAUSE, MEANING, EXEMPTION)
