"""The other side's people, whatever is said of them.

Restraints on hiring have a hundred everyday verbs ("leave where they are", "fish elsewhere"), but
one object: people of the other. Information about a project hardly needs to speak of them, so what
is said of them is heard unless it is about what is told, shown, or answered for.
"""

from __future__ import annotations

from typing import Final

from quotary.core.unread.kind import Kind
from quotary.core.unread.people import STAFF

_FOLK: Final = (
    "people/staff/employee/employees/personnel/workforce/crew/crews/engineer/engineers/worker"
    "/workers/technician/technicians/team/teams/colleagues/developers/operators/experts/specialists"
    "/managers/payroll/ranks/talent/talents/hires/hands/folk/men_and_women/headcount/salespeople"
    "/programmers/chemists/designers/scientists/fitters/welders/roster"
)
_OTHERS: Final = (
    "other's/others'/other_party's/other_side's/other_company's/other_firm's/another's"
    "/counterparty's"
    "/counterpart's/opposite_side's/opposite_number's/other_one's"
)
_OTHER: Final = "the_other/either/each_other/one_another/the_other_party/the_other_side"

OTHERS_PEOPLE: Final = Kind(
    "non_solicit",
    STAFF.why,
    f"""
    {_OTHERS} (own/key/best/current/former/present/technical/skilled/senior/good/able) (own/key
    /technical/engineering/sales/development) {_FOLK}; {_FOLK} of {_OTHER}; {_FOLK} who/whom/that
    (works/work/worked/is/are) (employed/engaged) (for/by/with) {_OTHER}; {_FOLK} (who/whom/that)
    {_OTHER} employs/employ/pays/pay/has/have; anyone/anybody/somebody/someone/person /persons
    /those/nobody/whoever (who/whom/that) (is/are/works/work) (employed/engaged) (for/by/with/at
    /on) {_OTHER}; anyone/anybody/somebody/someone/person/persons/those/whoever ... (on/from/of/in
    /at) (the) {_OTHERS} (own) {_FOLK}/books/service/employ/employment/plant/plants/office/offices
    """,
    only_with="other/each/either/one/another/counterpart*/opposite",
    unless="""
    disclos*; information; personal data; confiden*; liable; liability; responsib*; premises;
    visit*; access to; safety; site rules; answer* for; whom (it) (was) (received/obtained);
    source*; notices
    """,
    usual="""
    deemed/considered/regarded/treated/become/becomes/makes/make/agent/agents/partner/servant ...
    employee/employees of; bound by; on behalf of; approved/authorised/authorized/signed/appointed
    /named /designated/nominated/communicated/given/supplied by; owned by; those of the other;
    those of each; persons bound; agents of; that of; care; benefit of
    """,
)

_LOOKS: Final = (
    "look/looks/fish/fishes/hunt/hunts/shop/shops/search/searches/go_looking/find/finds/hire/hires"
    "/recruit/recruits/fill/fills"
)

LEFT_ALONE: Final = Kind(
    "non_solicit",
    STAFF.why,
    f"""
    leave/leaves ... where they/he/she are/is/work/works/sit/sits/belong; {_LOOKS} ... {_FOLK}
    /vacanc*/post/posts/position/positions ... elsewhere/other_than/outside/somewhere_else; stay
    /stays/stick/sticks put; stay/stays/remain/remains with (the/its/their/that) company/party
    /side /firm/employer (that/which/who/whom); accept/accepts/take/takes/assume/assumes ...
    position /positions/post/posts/job/jobs/employment/offer/offers ... with/from/at/by the other;
    comes/come/came/coming (over) from the other (side/party/company/one); out of the other's;
    keep/keeps/keeping hands/fingers/paws off; hands/fingers/paws off; come/comes/go/goes/going
    /coming after ... {_FOLK}; each_other's/one_another's /the_other's/the_others' pond/ponds/pool
    /yard/camp/kitchen/nest; out of bounds/reach for; changes/change sides/camp/camps/desks
    /houses; {_FOLK} ... stay/stays/remain /remains (working) where/on_the_side/with_the_side
    /with_their/with_its/with_whom; keep/keeps its/ their own {_FOLK} and; gentlemen's agreement;
    advances/overtures to ... {_FOLK}; restore ... {_FOLK}; counter offers
    """,
    only_with=f"{_FOLK}; where; put; elsewhere; outside; hands; fingers; paws; other; other's"
    "; others'; company; firm"
    "; employer; side; pond; yard; camp; kitchen; nest; reach; sides; camps; agreement; offers",
    usual="""
    leave ... where they are ... file*/server*/stored; keep ... and; remain ... confiden*; stay
    /stays/remain/remains (working) with_its ...
    """,
)

KINDS: Final = (OTHERS_PEOPLE, LEFT_ALONE)
