"""The words in which contracts impose a duty of confidentiality, and on whom."""

from __future__ import annotations

import re

from quotary.core.guarded import Guarded

_I = re.IGNORECASE

# What two contracting parties may be called as such.
_SIDES = (
    r"part(?:y|ies)|compan(?:y|ies)|partners?|sides?|signator(?:y|ies)|undersigned"
    r"|organi[sz]ations?|institutions?|corporations?|firms?|participants?"
)
# Both sides, as the subject of a duty.
BOTH = (
    r"(?:each|every|any|either|neither)(?: of)?(?: the| a)?"
    rf" (?:(?:signing|contracting|undersigned) )?(?:{_SIDES}|us|them|you and (?:us|me)|us and you)"
    rf"|both(?: of)?(?: the)? (?:{_SIDES}|us|them)"
    r"|each(?= (?:shall|will|must|agrees?|undertakes?|promises?|owes?)\b)"
    r"|(?:both |neither )?(?:you (?:and|nor) (?:we|us|I)|we (?:and|nor) you)"
    r"|the (?:parties|partners|companies|signatories|undersigned|two sides)|all parties|we "
    r"(?:(?:shall|will|must) )?(?:both|each)|whichever of (?:us"
    r"|them|the parties)"
    r"|whichever party|(?:a|the|any|that) party (?:that|which|who) (?:receives?|obtains?|is given)"
    r"|(?:a|the|any) party receiving|the one who receives|whoever receives"
    r"|cada(?: uma d[ae]s)?(?: das)? partes?|ambas(?: as partes)?|as partes|nenhuma das partes"
    r"|qualquer das partes"
)
# A role that either side may have: it binds whom the definitions make it bind.
ROLE = (
    r"(?:recipients?|receiv(?:ing (?:part(?:y|ies|ners?)|side|company)|ers?)|holders?|takers?"
    r"|transferees?|disclosees?|learners?|(?:parte )?rec(?:eptora"
    r"|ebedora|ipiente))"
)
_ROLES = (
    r"(?:disclosers?|(?:disclosing|providing|furnishing|supplying) (?:part(?:y|ies|ners?)|side"
    r"|company)|(?:imparting|sharing|releasing|transmitting|communicating|revealing|delivering"
    r"|sending|informing|originating) (?:party|side|company)|owners?|providers?|givers?|sharers?"
    r"|senders?|imparters?|transferors?|originators?|(?:supplier|provider|giver|owner) of (?:the"
    r" )?information|parte reveladora|reveladora)"
)
# Words in capitals that name nobody: defined things, roles and groups.
_NOBODY_LIST = (
    "party parties information agreement material materials section clause article schedule "
    "exhibit annex representatives representative affiliates affiliate employees personnel "
    "recipient recipients receiver receivers holder discloser disclosers disclosing receiving "
    "owner purpose project evaluation transaction term letter deed nda data terms undertaking "
    "undertakings confidential evaluated proprietary notes documents copies records each both "
    "neither either the this these such any all no nothing if where when unless upon in it they "
    "we you he she obligations obligation duties duty provisions provision law laws court "
    "receptora reveladora recebedora partes parte contrato informacoes clausula confidenciais "
    "exceptions advisers advisors directors officers agents restrictions confidentiality "
    "disclosure persons person staff auditors successors contractors consultants subcontractors "
    "and or as at by to of from on under for with during after before not whichever whoever "
    "because since while until a an everything proposed permitted whereas "
    "reviewing evaluating opportunity companies partners signatories "
    "provider giver taker transferor transferee originator providing furnishing supplying "
    "sharer sender imparter imparting sharing releasing transmitting communicating revealing "
    "delivering sending informing originating disclosee "
    "subject everyone nobody someone how what who why"
)
NOBODY = frozenset(_NOBODY_LIST.split())

MODAL = (
    r"(?:shall|will|must|may|can|agree[sd]?|undertake[sn]?|covenants?|promises?|owes?|is|are"
    r"|has|have|does|do|deve(?:m|ra|rao)?|obriga(?:m)?-se|se obriga(?:m)?|compromete(?:m)?-se"
    r"|se compromete(?:m)?|podera(?:o)?)"
)
# What is kept: either a thing in confidence, or nothing said to others.
_KEEP = (
    r"(?:keep(?:ing)?|kept|hold(?:ing)?|held|maintain(?:ed|ing)?|treat(?:ed|ing)?|preserv(?:e|ed"
    r"|ing)|retain(?:ed)?|regard(?:ed)?|manter(?:ao|a)?|guardar(?:ao|a)?|tratar(?:ao|a)?"
    r"|conservar(?:ao|a)?)\b[^.;:]{0,160}?\b"
    r"(?:(?<!informacoes )confiden\w+(?! (?:and [a-z]+ )?(?:information|materials?"
    r"|data|documents?))"
    r"|secret|secrecy|secretly|private|sigilo"
    r"|sigilos[ao]s?|segredo)\b"
    r"|ke(?:ep|eping|pt)\b[^.;:]{0,120}?\bto (?:itself|themselves|ourselves|yoursel(?:f|ves))"
)
_SILENT = (
    r"(?:disclos(?:e|ed|ing)|reveal(?:ed|ing)?|divulg(?:e|ed|ing)|publish(?:ed)?|pass(?:ed)? on"
    r"|communicat(?:e|ed)|release[sd]?|impart|leak|make (?:[a-z]+ ){0,6}(?:available"
    r"|accessible)|divulgar(?:ao|a)?"
    r"|revelar(?:ao|a)?|transmitir(?:ao|a)?)"
)
_NOT = r"(?:not|never|refrain from|neither|nor|nobody|no one|no person|nao|nem|abster-se de)"
DUTY = re.compile(
    # Each of them begins with a letter: the engine need not try one at the end of every word.
    rf"\b(?=[a-z])(?:{_KEEP}"
    rf"|{_NOT}\b[^.;:]{{0,60}}?\b{_SILENT}\b"
    rf"|{_SILENT}\b[^.;:]{{0,60}}?\b(?:only|to (?:nobody|no one|no other)|apenas|somente)\b"
    r"|(?:protect(?:ing)?|safeguard(?:ing)?|proteger)\b[^.;:]{0,60}\b(?:information|confiden\w+"
    r"|secrets?|informac\w+)"
    r"|(?:dut(?:y|ies)|obligations?|undertakings?|dever|obrigac\w+)\b[^.;:]{0,30}?\b(?:of|to|de)"
    r" (?:strict )?(?:confiden\w+|secrecy|keep\b[^.;:]{0,60}\b(?:confiden\w+|secret)|silence"
    r"|sigilo))\b",
    _I,
)
# The same duties for both, said of the agreement's duties as such.
ALIKE = Guarded(
    r"\b(?:(?:obligations?|dut(?:y|ies)|undertakings?|covenants?|promises?|terms|provisions"
    r"|restrictions?|agreement|obrigac\w+|deveres)\b[^.;]{0,80}?"
    r"\b(?:(?:are|is|shall be|will be|sao) (?:fully |entirely |strictly )?(?:mutual|reciprocal"
    r"|mutu[ao]s|reciproc[ao]s|the same)|(?:bind|binds|apply|applies|extend|extends)"
    r"(?: \w+){0,2} (?:to |on )?(?:both|each|either)\b|apply (?:mutually|reciprocally|equally)"
    r"|(?:go|goes|run|runs|work|works|cut) both ways"
    r"|promise by each)|(?:same|identical|equal|mutual|reciprocal) (?:duty|duties|obligations?"
    r"|undertakings?|terms|promises?)|(?:are|is) bound (?:alike|equally|in the same way)"
    # "Is bound both as Disclosing Party and as Receiving Party": in whichever role it has.
    rf"|(?:is|are|shall be|will be) (?:each |both |equally )?bound\b[^.;]{{0,60}}?\b(?:both "
    rf"|equally |alike )?as (?:an? |the )?(?:{ROLE}|{_ROLES})(?:,? and|,? or) (?:equally |also"
    rf" )?as (?:an? |the )?(?:{ROLE}|{_ROLES}))",
    _I,
)
# What makes such a statement one about confidentiality, or about all duties there are.
ABOUT = Guarded(
    r"\b(?:confiden\w+|secre\w+|non-?disclos\w+|disclos\w+|recipient|receiv\w+|holder|sigilo"
    r"|(?:in|of|under|by) this (?:agreement|letter|deed|undertaking|nda|article|section|clause)"
    r"|this (?:agreement|letter|nda) is|hereunder|herein|each other|one another|the other"
    r"|to each other)\b",
    _I,
)
# The owner of what is kept, where it is not whoever disclosed it.
OTHERS = re.compile(
    rf"\b(?:the other|each other|one another|other party|other side|(?:its|their) counterpart"
    rf"|{_ROLES}|either|each|outra)\b",
    _I,
)
# "a party (the "Discloser")" lets either side be it; "Acme Industries (the "Recipient")" does not.
DEFINED = Guarded(
    rf"\(?(?:each,? |the |together |hereinafter |collectively |individually |as |a |an |in such"
    rf" capacity,? )*(?:[\"'](?:the )?(?P<role>{ROLE}|{_ROLES})[\"']"
    rf"|(?<=\(the )(?P<bare>{ROLE}|{_ROLES})\))",
    _I,
)
MEANS = Guarded(
    rf"[\"'](?P<role>{ROLE}|{_ROLES})[\"'] (?:shall |will )?(?:means?|refers? to|is|designates?)"
    r" (?P<who>[^.;]{1,80})\b",
    _I,
)
LABELLED = Guarded(rf"\b(?P<role>{ROLE}|{_ROLES})(?:: | ?\| ?)(?P<who>[^.;:]{{1,60}})\b", _I)
PROTECTED = Guarded(
    r"[\"'](?:the )?(?:confidential|proprietary|protected|evaluation|disclosed) (?:information"
    r"|materials?|data)[\"'] (?:shall |will )?(?:means?|is|includes?"
    r"|refers? to)(?P<what>[^.;]{1,240})\b",
    _I,
)
EITHER = re.compile(
    r"\b(?:a|an|any|one|either|each|the other|that|disclosing|receiving|the) (?:party|one|company"
    r"|partner|side|person|of (?:us|them|the (?:parties|companies|partners)))\b|\b(?:it|one of "
    r"(?:us|them|the parties)|other|us"
    r"|them|party|either|each)\b|\buma (?:das )?partes?\b|\ba outra\b",
    _I,
)
FREE = Guarded(
    r"(?:\b(?:may|can|is (?:entitled|free|permitted|allowed) to|shall be (?:entitled|free"
    r"|permitted) to|has the right to|remains free to)\b(?! not)(?: freely| also| nevertheless"
    r"| nonetheless)? (?:disclose|publish|sell|share|reveal|pass on|communicate|make public"
    r"|divulge)\b|\bwaives?\b|\b(?:is|are) not (?:bound|obliged|subject|under)\b"
    r"|\b(?:owes?|assumes?|has|have) no (?:such )?(?:duty|obligation|liabilit)\w*"
    r"|\b(?:owes?|assumes?|undertakes?|promises?) nothing\b|\bbound\b[^.;]{0,60}\balone\b)",
    _I,
)

OBLIGES = (
    r"\b(?:shall|will|must|agree[sd]?|undertake[sn]?|covenants?|promises?|owes?|(?:is|are) bound"
    r"|(?:is|are) obliged|(?:is|are) required|pledges?|commits?|deve(?:m|ra|rao)?|obriga(?:m)?-se"
    r"|se obriga(?:m)?|compromete(?:m)?-se|se compromete(?:m)?)\b"
)
"""What makes a sentence a duty, and not a wish, a habit or a leave."""

SILENT_START = rf"(?:{_NOT}|{_SILENT})\b"
"""A duty of silence: of these "neither party" denies the disclosing, and not the duty."""
