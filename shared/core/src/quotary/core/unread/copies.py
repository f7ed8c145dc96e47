"""Copies that stay, authorities that are told without notice, and uses beside the purpose."""

from __future__ import annotations

from typing import Final

from quotary.core.unread.kind import Kind
from quotary.core.unread.words import AUTHORITY, COPIES

_PLACE: Final = """
    counsel*/lawyer*/legal_department*/attorney*/file/files/archive*/vault*/safe/server*/backup*
    /back_up*/library/libraries/evidence/proof/reference/traceability/audit*/quality/insurer*/bank
    /behind/as_they_are/where_they_are/cycle*/in_place/overwritten/disaster*/registry/records
    /memory_of/storage/store/on_hand/for_later/in_case/drawer*/cabinet*/repository/tape/tapes
    /mirror*/cloud/figures/for_good
    """

KEPT: Final = Kind(
    "return_destroy",
    "something stays with the one who received it",
    f"""
    nothing/no/none ... needs/need/has/have to be taken/deleted/removed/returned/destroyed/cleaned
    /wiped/erased/handed; kept/keep/keeps/keeping/hold/holds/held/retain*/stay/stays/remain
    /remains/left/leave/leaves/preserve*/stored/store/stores/lodged/deposit*/filed/goes/go/put
    /enter/enters ... {_PLACE}; backup*/back_up*/archiv* ... exclud*/outside/exempt*/follow*
    /cycle*/overwrit*/rotat*/time/left/retention/kept/routine*/automatic*/remain*/retained/expire*
    /policy/policies/run/runs/untouched/as_usual/deleted; stay/stays/remain/remains behind; not
    ... come/comes back; need/needs not/never/no ...; worn out; written off;
    return/duty/obligation ... cover/covers/concern/concerns originals/only/paper/prints/physical;
    duty/obligation to return ... end/ends/lapse*/ceas*; destr*/delet*/eras* ... moved/archiv*
    /marked/locked/taken_out/inactive/offline/sealed/anonymi*/hidden/disabled/flagged/overwritten;
    destroyed ... later/years; one/a/some set/print/sample/copy/specimen/duplicate/folder/version
    /record ... stay*/remain*/kept/keep*/goes/held/hold/left/retain*/belong*
    """,
    about=COPIES,
    usual="""
    kept/keep/keeps/hold/held/retain*/remain*/stay*/stored/keeping (in) ... confiden*/secret
    /strict/trust/secure*/separate*/safe/private/proprietary; hold harmless; held invalid
    /unenforceable/liable/in_confidence/to_be; remain*/retain*/stay* (the) ... property/title
    /ownership/owner; remain*/remains in (full) force; keep ... informed; keep ... record of
    persons; held by a court; keep the other; remain* bound; remain* subject; left intact; need
    not be (in) (writing/identified/marked/labelled); hold* ... discussions; right* to/in ...
    remain*; destroyed ... certif*; go to; in its/their files ... prior; as shown by ...
    files/records; records or files; files and records; files or records; written records;
    evidenced by; held in/by the disclos*; hold them/it in; retain* ... all right*; keeping with
    """,
    forbidden=True,
)

TOLD: Final = Kind(
    "compelled_notice",
    "an authority is told without notice coming first",
    """
    is/are/be supplied/provided/given whatever; notice ... may/shall/will follow; year end; year's
    end; end of the year; answered; answers; is/are/be obeyed/followed first; is/are/be obeyed;
    gets/get what; see/sees/inspect/inspects the books/records/files; met/answered/obeyed/followed
    /honoured at once/without/promptly/in; complied with; comply first; helped; as usual; ordinary
    course; normal course; course of business; routine*; afterwards; subsequently; later; after
    the event/fact/disclosure; in due course; annual report; quarterly; not require
    (prior/written/any) notice; no (prior/written/further) notice*/notification*; without (any)
    (prior/further/written) notice/notification/reference; on its/their own; ex post; unprompted;
    voluntar*; cooperate* with (the/such/any) authorit*/regulator*/agenc*; hand/hands/handed over;
    open* ... books; satisfied; not ... told/informed/notified/reported; reported/notified/told
    /informed ... (later/afterwards/after/end); without ado; freely; informal*; may be shown;
    are/be/is shown; assisted; first ... then ... notice/inform*; need/needs ... no notice;
    is/are/be supplied/provided/given with/what/the
    """,
    about=AUTHORITY,
    unless="""
    notify/notice/notified/notifies/inform/informs/tell/tells/advise ... before/prior/in_advance
    /promptly/in_writing/immediately/forthwith/first/ahead/beforehand/without_delay/without_undue;
    let/lets ... know ... before/in_writing; before hand*; prior/prompt/advance/immediate
    /reasonable (written) notice; before/prior ... notify/notice/inform/tell; after (having)
    notif*/inform*/giv*
    """,
    usual="""
    developed ... without reference; voluntarily cease*; no later; later than; officers ...
    employees ...; later of; without notice
    of; rely/relies/relying on its/their own investigation*/inquir*/enquir*/judgment/judgement
    /assessment*/review/analysis/examination; no notice of (any) (claim); ordinary course ...
    mail/post; informed of the confidential;
    on demand ... return*; cooperate ... disclos*; promptly ... notif*;
    confirm*/certif* ... section/clause/paragraph/agreement/letter/deed/obligations (#) has/have
    been (fully/duly) complied_with
    """,
)

_USE: Final = """
    use/uses/used/using/utilis*/utiliz*/exploit*/apply/applies/applied/draw_on/draws_on/build_on
    /builds_on/benefit/benefits/advantage/profit/profits/enjoy/enjoys/incorporat*/commerciali*
    /integrat*/put_to/deploy*/reuse*/turn_to/serve/serves/feed/feeds/inform/informs/exploitation
    /have_the_benefit/work_with/works_with/go_into/goes_into/enter/enters/flow/flows/travel
    /travels
    """
_ENDS: Final = """
    own_business/own_operations/own_products/own_product/own_ends/own_work/own_design*
    /own_development*/own_range/own_purposes/own_needs/own_account/own_benefit/own_services
    /own_projects/own_customers/other_business/other_work/other_products/other_projects
    /other_purposes/other_customers/general_business/ordinary_business/daily_business
    /wider_business/internal_purposes/business_purposes/business_activities/product_range
    /product_line*/next_design/next_product/future_products/future_work/later_work
    /further_projects/elsewhere/its_group/their_group/the_group/own_group/its_affiliates
    /other_dealings/other_ventures/day_to_day/everyday/own_right/its_business/their_business
    /its_products/their_products/its_operations/their_operations/its_customers/beyond_the_purpose
    /beyond_the_project/own_trade/its_trade/library/catalogue/in_other/for_other/own_research
    /own_offers/own_bids/future_business/own_planning/as_well_as
    """

OWN_ENDS: Final = Kind(
    "purpose",
    "what is received serves something beside the purpose",
    f"""
    shall/will/may/can/must also use/utilise/utilize/apply/show/share/keep/disclose/pass;
    from/of/with/on what it/they/he has/have (been) seen/heard/shown/given/received/learned/learnt
    /taken; {_USE} ... {_ENDS}; {_ENDS} ... {_USE}; unrestricted in; unrestricted use; results
    /findings/feedback/suggestions/improvements/inventions/outcome/outcomes/designs/developments
    ... belong*/property/owned/vest*/free/unrestricted/own/freely; further the business; for the
    benefit of ... group/affiliate*/other; own use; leave/leaves/lie/lies idle;
    builds/build/building on it/them/what/these; put/puts ... to (other/further/good/wider/own)
    use; every use; all uses; other uses; useful to it/them; for/to (its/their) commercial
    advantage; turn* to account; make the most; to good account; ideas are free; are/is free for
    """,
    usual="""
    may/can also apply to the/a/any (competent) court/courts/judge/tribunal; may/can also
    show/disclose/pass/give it/them/the_information to (its/their) lawyers/auditors
    /accountants/counsel/attorneys; own products/services/goods ...
    provided/as_long_as/so_long_as/if ... not use; own confidential; own information; own
    proprietary; own use ... (not); disclos*/party* own ...
    property; for the benefit of the other to keep/hold/treat/maintain;
    independent* ...; belong/belongs/vest/vests to/in the disclos*; remain* ...
    property of the disclos*/discloser/party/furnish*
    /owner/each; improvements ... disclos* party; owned by ... disclos*; any use of; any use or;
    any use ,; unauthori*; not make any use; property of the disclos*/discloser/party/providing
    /originating/owner; legal counsel; representatives ...; wrongful*; violation; breach; protect
    its own; care ...; public ...; own employees; of ... own ... similar/like/same; without (any)
    use of
    """,
    forbidden=True,
)

# A notice that warns nobody: to oneself, when there is time, or of what has been done.
NO_NOTICE: Final = Kind(
    "compelled_notice",
    "the notice does not warn the other side",
    """
    notice ... may/shall/will follow; notice to its/their own; notice to itself;
    notify/inform/tell/advise its/their own counsel/lawyers/management/staff/board;
    shall/will/must try/consider/endeavour/endeavor/aim/attempt/seek/strive to
    give/notify/inform/tell; foreign court/authority/law/government
    """,
)

LATE_NOTICE: Final = Kind(
    "compelled_notice",
    "the notice is of what has been done",
    """
    notice of such/the/any/its disclosure; notify/inform/tell/advise ... of such/the/any/its
    disclosure
    """,
    unless="""
    unauthori*; prior to; before; in advance; advance (written) notice; beforehand; prior
    (written) notice; breach; misuse; loss; accidental; improper; suspected; wrongful
    """,
)

LAW_OF_PART: Final = Kind(
    "governing_law",
    "the law named governs a part of the agreement alone",
    """
    form/formation/signing/signature/headings/title/execution/recitals/language/wording of
    this/the agreement/deed/letter/nda (alone/only) is/are/shall_be/will_be (only/alone)
    governed/construed/judged; governed ... as_regards/as_to/as_far_as/in_so_far
    """,
)

KINDS: Final = (KEPT, TOLD, NO_NOTICE, LATE_NOTICE, OWN_ENDS, LAW_OF_PART)
