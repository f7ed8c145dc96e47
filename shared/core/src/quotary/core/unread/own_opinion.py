"""A duty that is no stricter than its debtor likes: measured by his opinion, means or intent."""

from __future__ import annotations

from typing import Final

from quotary.core.unread.kind import Kind

_FINDS: Final = (
    "considers/consider/deems/deem/regards/regard/believes/believe/finds/find/thinks/think/judges"
    "/judge/sees/holds/feels/reckons/chooses/choose/prefers/prefer/decides/decide"
)
_FIT: Final = (
    "appropriate/sufficient/suitable/sensible/right/fit/adequate/necessary/reasonable/proper"
    "/convenient/useful/prudent/best/satisfactory/practicable/feasible/acceptable/proportionate"
    "/enough/good/advisable/desirable/warranted"
)
_MEANS: Final = (
    "resources/budget/budgets/means/staffing/circumstances/capacity/capacities/size/systems"
    "/infrastructure/facilities/workload/finances/possibilities/abilities"
)
_ALLOW: Final = "allow/allows/permit/permits/suffice/suffices/enable/enables/afford/reach/justify"

OPINION: Final = Kind(
    "",
    "how much care is owed is left to the one who owes it",
    f"""
    {_FINDS} (it/them) (to) (be) (as) {_FIT}; its/their own assessment/appraisal/judgement/judgment
    /view/views/discretion (of); can be expected of; as far as its/their/the ... lets/let/allows
    /allow/permits/permit; in/to its/their (own/sole/reasonable) judgment /judgement/opinion/view
    /discretion/eyes/estimation/assessment; in the judgment/judgement/view of the recipient
    /receiving/receiver/party_receiving; {_MEANS} {_ALLOW}; {_MEANS} (of) ... reasonably {_ALLOW};
    within (the) (limits) (of) its/their (own) (available) {_MEANS}; commensurate with its/their ...
    {_MEANS}; at/to/for its/their (own) convenience; it/they can afford; matter/question/decision
    for the/it/itself/each/that (recipient/receiving/receiver /party); for each/the/that party
    /recipient/receiver/side to say/decide/judge/determine/choose; manner/way/ways
    (that/which/in_which) it/they/he has/have found/chosen/always; best effort /efforts/endeavours
    basis; from time to time {_FINDS}; consistent with its/their (own/ordinary/usual/normal/other)
    ... course/practice/business/needs/resources/operations; ordinary/usual/normal course of
    (its/their/the) business; its/their (own) (internal) (then) (current) practice/practices/custom
    /customs/habits/policies/policy alone
    """,
    about="""
    measure*; step/steps; care; precaution*; safeguard*; protect*; secur*; guard*; standard; means;
    diligen*; safe; secret; secrecy
    """,
    usual="""
    court* ... deem*/consider*/find*; disclosing/discloser/owner/provider/furnishing/company/other
    (party) ... deem*/consider*/believe*/find*/regard*/choose*/decide*/judg*; opinion/view of ...
    counsel/counsel's; counsel ... consider*/deem*/believe*; in ... sole discretion; reasonabl*
    (and) (in) (good) (faith) believe*; reasonably necessary; at least; not less than; no less than;
    remed*
    """,
)

_MEANT: Final = (
    "deliberate/deliberately/intent/intention/intentional/intentionally/wilful/wilfully/willful"
    "/willfully/knew/known/knowing/knowingly/gross/grossly/malice/malicious/bad_faith/purposely"
    "/on_purpose/dishonest/dishonestly/recklessly"
)
_UNMEANT: Final = (
    "unintentional/unintentionally/unintended/inadvertent/inadvertently/accidental/accidentally"
    "/innocent/unwitting/unwittingly/negligent/negligently/careless/by_mistake/in_error/oversight"
    "/good_faith"
)

FAULT: Final = Kind(
    "",
    "a breach counts only with intent",
    f"""
    only/solely/unless/exclusively/except (for) (where/if/when/to_the_extent/insofar/in_cases_of)
    ... {_MEANT}; without/lacking (any) (such) (wrongful) intent/intention/malice; committed/caused
    /made/done/occasioned/resulting with/by/from/through ... {_MEANT}; liable/liability/responsible
    /answerable/answers for/to (its/any/the) {_MEANT}; actual/positive knowledge; liable/responsible
    /answerable ... insofar/in_so_far/only_in/only_if/only_where/only_to; {_UNMEANT} ... not/no/nor
    (be) (a/any/deemed/considered) breach/violation/liab*/claim; no/not/nor/neither ... {_UNMEANT}
    ... breach/violation/liab*/claim*; no/not/nor/neither (be) (held) (a) liable/breach/violation
    /responsible ... {_UNMEANT}
    """,
    about="breach*; liab*; responsib*; answer*; disclos*; claim*; violat*; fault; default*",
    usual="""
    intentionally or; whether intentional*; not intentionally/knowingly; negligen* or (intentional
    /wilful/willful); knew or; known to; known by; known prior; already knew/known; in good faith;
    public
    """,
)

_ASKS: Final = (
    "ask/asks/asked/asking/encourage/encourages/encouraged/invite/invites/invited/urge/urges/urged"
    "/remind/reminds/reminded/recommend/recommends/recommended/suggest/suggests/suggested/request"
    "/requests/requested/requesting/advise_it/propose/proposes/exhort*/expect/expects/expected"
)
_PEOPLE: Final = (
    "employee*/representative*/adviser*/advisor*/staff/person/persons/people/contractor*"
    "/subcontractor*/affiliate*/recipients/personnel/agents/officers/directors/colleagues/team"
    "/teams/consultants/them/everyone/anyone/individuals/workers"
)

ASKED: Final = Kind(
    "",
    "those who see it are asked and not bound",
    f"""
    hoped/desired/preferable/recommended/expected that; should/shall/will preferably;
    try/tries/endeavour* /endeavor*/attempt*/seek to get/make/have/persuade/bring (its/their/those
    /the/such) {_PEOPLE}; leave/leaves it to them/each/its/their; appeal/appeals to (its/their/those
    /the/such) {_PEOPLE}; {_ASKS} (to/of/that) (all/any/each) (of) (its/their/those/the/such/these
    /every) (own) {_PEOPLE}; {_PEOPLE} ... is/are/be/been/being {_ASKS} (to/of/not); those to whom
    ... is/are/be /been {_ASKS}; whom it/they has/have {_ASKS}
    """,
    about="""
    keep*/confiden*/secre*/observ*/comply/complies/treat*/abide*/undertak*/protect*/honour*/honor*
    /respect/respects/bound/bind*/sign/follow/handle/pass/passed/disclos*
    """,
    usual="""
    if/as/when/where/once/so/upon/unless (so) requested/asked; disclosing/discloser/owner/court
    /authorit* (party) ... request*/ask*; request* ... return*/destr*/cop*/delet*; requested or
    required; requested to disclose/produce/provide; persons requesting; expected to; reasonably
    expect*; may ask a court; ask/asked/asks or required/order*/compel*
    """,
)

KINDS: Final = (OPINION, FAULT, ASKED)
