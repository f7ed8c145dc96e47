"""Words for those who may see what is received, as parts of patterns over flattened text."""

from __future__ import annotations

from typing import Final

PASSING: Final = (
    r"(?:disclos(?:e|es|ed|ing|ure)|reveal(?:s|ed|ing)?|shar(?:e|es|ed|ing)|show(?:s|n|ing)?"
    r"|provid(?:e|es|ed|ing)|furnish(?:es|ed|ing)?|divulg(?:e|es|ed|ing)|impart(?:s|ed|ing)?"
    r"|communicat(?:e|es|ed|ing)|giv(?:e|es|en|ing)|pass(?:es|ed|ing)?|transmit(?:s|ted|ting)?"
    r"|distribut(?:e|es|ed|ing)|releas(?:e|es|ed|ing)|deliver(?:s|ed|ing)?|suppl(?:y|ies|ied)"
    r"|transfer(?:s|red|ring)?|circulat(?:e|es|ed|ing)|disseminat(?:e|es|ed|ing)|available|known"
    r"|accessible|entrust(?:s|ed|ing)?|forward(?:s|ed|ing)?|hand(?:s|ed)?|open(?:s|ed)?|let"
    r"|lend(?:s)?|seen|inspected|viewed|discuss(?:es|ed)?|confid(?:e|es|ed))"
)
"""Verbs of passing information on."""

OWN: Final = (
    r"(?:its|their|his|our|your|the [a-z]+(?: [a-z]+)?'s"
    r"|(?:that|such|each|a|either) (?:other )?(?:party|side|company)'s)"
)
"""Whose people they are."""

GROUPS: Final = (
    r"representatives?|personnel|recipients|persons|people|team|insiders|circle|staff|associates"
    r"|delegates|advis[eo]rs|employees|individuals"
)
"""What a contract calls those in the circle."""

HOUSE: Final = (
    r"employees?|officers?|directors?|staff|personnel|people|workforce|workers?|colleagues?|teams?"
    r"|managers?|management|executives?|boards?|members?|commissioners|governors|principals"
    r"|trustees?|trainees?"
    r"|secretar(?:y|ies)|faculty|students?|investigators?|servants|agents?|representatives?"
    r"|advis[eo]rs?|consultants?|counsel|counsell?ors?|lawyers?|attorneys?|solicitors?|barristers?"
    r"|accountants?|auditors?|bankers|engineers|technicians|scientists|researchers|experts"
    r"|professionals|delegates|signator(?:y|ies)|administrators|supervisors|specialists|analysts"
    r"|buyers|departments?|divisions?|developers?|recipients|organi[sz]ation|firm|house"
    r"|enterprise"
)
"""Those of a party's own house, and those who advise it by profession."""

FAR: Final = (
    r"affiliates?|subsidiar(?:y|ies)|parents?|group|associates?|compan(?:y|ies)|consultants?"
    r"|agents?"
    r"|contractors?|students?|bankers|experts|specialists|delegates"
)
"""Those who are not employed and have no professional secrecy, and companies of one house."""

_FIRMS: Final = (
    r"suppliers?|vendors?|customers?|clients?|clientele|dealers?|distributors?|resellers?"
    r"|sub ?contractors?|contractors?|partners?|partnership|licen[cs]ees?|licensors?|franchise\w*"
    r"|investors?|lenders?|financiers?|financing|banks?|insurers?|reinsurers?"
    r"|underwriters?|funders?|sponsors?|competitors?|manufacturers?|integrators?|brokers?"
    r"|intermediar(?:y|ies)|collaborators?|providers?|hosts?|outsourcers?|freelancers?"
    r"|agenc(?:y|ies)|installers?|retailers?|wholesalers?|carriers?|tenants?|purchasers?"
    r"|assignees?|successors?|acquirers?|bidders?|backers?|creditors?|publishers?|toolmakers?"
    r"|fabricators?|growers?|users?|subscribers?|shareholders?|stockholders?"
)
_CIRCLES: Final = (
    r"networks?|channels?|ecosystems?|communit(?:y|ies)|consortium|consortia|alliances?"
    r"|associations?|joint ventures?|federations?|cooperatives?|forums?|press|media"
    r"|markets?|trade bod(?:y|ies)|pool|chain|third part(?:y|ies)|others|outsiders|friends"
    r"|famil(?:y|ies)"
)
OUTSIDE: Final = rf"{_FIRMS}|{_CIRCLES}"
"""Those of other houses, alone or beside the name of somebody in one."""

SIDES: Final = (
    r"supplier|customer|vendor|client|provider|bank|university|licensor|licensee|distributor"
    r"|manufacturer|contractor|buyer|seller|purchaser|investor|developer|partner|institution"
)
"""What a party may be called."""

ANYONE: Final = r"anyone|persons?|individuals?|entit(?:y|ies)|firms|organi[sz]ations"
"""Names of nobody in particular, who are of the house only where it is said."""

INSIDE: Final = (
    r"employed by \w+|(?:within|in|of|inside|at|employed by|working for)(?: (?:its|their|his|our"
    r"|the|own|"
    r"(?:recipient|receiver|receiving party)'s))* (?:own )?(?:organi[sz]ation|business|company|firm"
    r"|house|employ|employment|group|staff|team|management|personnel|recipient|receiver|receiving"
    r" party|enterprise|ranks)"
)
"""What places somebody in the recipient's own house."""

THINGS: Final = (
    r"information|data|materials?|documents?|facts?|terms|copies|notes|products?|property|plans"
    r"|you|us|we|part(?:y|ies)|public|business|affairs|operations|recipient|discloser|agreement"
    r"|purpose|transaction|project|hereto"
    r"|corporation|premises|announcement|matters?|analyses|evaluation|respect|law|court|notice"
)
"""Nouns of what is no name of anybody to whom a party passes things on."""

ADJUNCT: Final = (
    r"of|in|at|from|within|across|inside|throughout|among|amongst|on|along|around|acting|employed"
    r"|with|up|down|outside"
)
"""What is put behind a name."""
