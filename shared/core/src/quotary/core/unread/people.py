"""Restraints on people and trade, and data about people, under names that hide them."""

from __future__ import annotations

from typing import Final

from quotary.core.unread.kind import Kind
from quotary.core.unread.words import PEOPLE, TRADE

_OTHER: Final = "the_other*/either_party*/each_other*/one_another*/the_other_side*/counterparty*"
_NOT: Final = "not/nor/neither/no/none/never/nobody/refrain*"

STAFF: Final = Kind(
    "non_solicit",
    "the other side's people are kept from moving",
    f"""
    off limits; hands off; employment relationship*/relations; respect ... employment/workforce
    /staff/team/teams; leave/leaves ... alone/in_place/undisturbed/untouched; {_NOT} ... engage
    /engaged/employ/employed/employment/take_on/taken_on/appoint/appointed/approach/approached
    /recruit/recruited/hire/hired/attract/attracted/tempt/lure/woo/court/poach/entice/enlist
    /enlisted/solicit/headhunt/invite/draw; stay/stays/remain/remains with/in/at/where/employed
    /bound/loyal; change/changes/go/goes/move/moves/cross/crosses/switch/switches/transfer
    /transfers over/across/sides/employer*/to_the_other; join/joins/joined the/either/that
    other/party; work/works/worked for the other; make/makes/making (an) offer/offers to;
    offer/offers/offered ... post/posts/position/positions/job/jobs/role/roles/work/employment;
    enter/enters/entering (into) (the) service/services/employ/employment; employment with/by/of
    ... {_OTHER}; placement/transfer/finder's/finder fee; annual/year's/years/months/monthly
    wage*/salar*/pay; bring/brings over; take/takes into; raid/raids/raiding; win/wins over; no
    poach*/hire*
    """,
    about=PEOPLE,
    usual="""
    create*/constitut*/establish* (a/an) (agency/partnership/joint_venture) (agency/partnership
    /joint_venture) (or/and) (an) employment relationship*; engage/engaged/engages in; not (be)
    employ* ... (any) (device/means/method*); remain/remains
    in/bound/liable/responsible ... (force/effect/by/for/confiden*); stay/stays/remain/remains
    bound/employed ... by_the_terms; not ... employ/engage_any ... reverse; remain/remains with/in
    the disclos*/discloser/property
    """,
)

OFFERS: Final = Kind(
    "non_solicit",
    "somebody is kept from changing sides",
    """
    offer/offers/offered/offering ... post/posts/job/jobs/position/positions/employment to;
    offer/offers/offered/offering post/posts/job/jobs/position/positions/employment;
    take/takes/taking/taken up work/employment/service; work with the other; change/changes
    employer/employers; hire/hires/hiring away; poach*; headhunt*
    """,
)

CUSTOMERS: Final = Kind(
    "non_solicit",
    "trade with somebody is kept from a party",
    f"""
    the other (party/side) serves/supplies/deals/sells; direct contact; refrain* ... contact
    /dealing*/approach*/business; sole/only/exclusive point/channel/route/line of contact;
    stay/stays/belong/belongs with/to the/that/its party/side/one; keep/keeps/stay/stays
    clear/away/off; {_NOT} ... approach/contact/court/serve/supply/sell/quote/deal/trade/visit
    /call_on/do_business/target/accept_orders/divert/interfere/solicit/service/canvass/win;
    call/calls on; only/solely/exclusively through; left to; customer/client protection; protected
    customer*; exclusive* ... territor*/customers/clients; account protection; respect ...
    customer*/client*/account*; shall be reserved/left/allocated to
    """,
    about=f"{TRADE}; company/firm/anyone/nobody that/whom the other",
    usual="belong to the disclosing/discloser; not ... use/disclose ... (to) ... deal",
)

DATA: Final = Kind(
    "personal_data",
    "data about people, under another name, comes along",
    """
    suppl*; send/sends/sent; share/shares/shared/sharing; pass/passes/passed; hand/hands/handed;
    provid*; exchange/exchanged/exchanges; transfer*; transmit*; upload*; furnish*; deliver*;
    give/gives/given; made available; include/includes/including/included; contain*;
    come/comes/coming; use/uses/used; run/runs on; outside; not personal; exempt*; excluded;
    access*; show/shows/shown; visible; see/sees/seen; carr*; compris*; stored; held; kept;
    collect*; process*; permitted; in the sample*; accompan*; attach*; not/no (longer/such)
    personal; travel*; flow*; forward*; disclos*; receiv*; go/goes; reveal*; listed; film*;
    publish*; mail*; appear*; remain*; load*; cop*; enclos*; part of; consist*
    """,
    about="""
    roster*; shift plan*/times/assignment*/list*/schedule*; badge/staff/employee/personnel/payroll
    /crew/worker/driver/operator number*/id/ids/file/files/record*/list/lists/details/data
    /contact*/name*/badge*/profile*; contact details/data/persons; customer/patient/client/student
    /subscriber/consumer/passenger/tenant/member/visitor/user/applicant/guest/caller record*/file
    /files/profile*/account*/histor*/log/logs; cctv; camera footage/images/recordings; video
    footage/clips/recordings; footage; photograph*/pictures/images of ... people/crew/staff
    /employees/workers/persons/drivers/visitors; pay/salary/wage/wages grade*/slip*/scale*/data
    /details/list*/band*; payslips; payroll; health/medical/sickness/absence/attendance/sick data
    /record*/file*/histor*/list*/leave; names and/with ... pay/badge*/shift*/photo*/address*
    /number*/position*; names of ... people/crew/staff/employees/workers/drivers/operators
    /individuals/customers/patients/users/visitors; by name; phone/telephone/mobile/cell number*;
    e mail address*; home address*; private address*; addresses of (the/its/their) people/crew
    /staff/employees/workers/drivers/customers/persons/individuals/consignees; consignee address*;
    date*/year of birth; birth date*; birthdays; live data; production data; real data; access
    logs; gps; location data/trace*/histor*; biometric*; fingerprint*; facial; voice recording*;
    call recording*; time sheets; timesheets; cvs; resumes; passport*; social security; driving
    licen*; driver licen*; licence/license/number plate*; next of kin; training records;
    appraisal*; performance review*; complaints of; customer correspondence; identity card*;
    national insurance; tax numbers; bank details of; purchase histor*; clock in times; working
    hours of; who did what
    """,
    usual="""
    data_processing/data_protection/data_transfer agreement*/addendum/contract; confidential
    information ... means/include*/mean; notice* ... sent/given/addressed/contact;
    names of ... parties; contact details/data of ... administer ... outside/affected/excluded
    /covered; contact details ... (notice*/change*/set_out/above/below); including ...
    customer*/names/list*; disclose ... names of (any) (third) ...; names of ... parties; who
    administer; means/mean/includes/include ... names ... employees/customers; disclos* ... means
    """,
    forbidden=True,
)

KINDS: Final = (STAFF, OFFERS, CUSTOMERS, DATA)
