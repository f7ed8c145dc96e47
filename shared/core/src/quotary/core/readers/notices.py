"""Reader of the duty to give notice before a disclosure that law or a court compels."""

from __future__ import annotations

import re

from quotary.core.readers.reading import Reading, nothing, unsure
from quotary.core.readers.weighing import is_weighed

_I = re.IGNORECASE

_COMPELLED = re.compile(
    r"\b(?:subpoena\w*|summon\w*|commanded|(?:must|has to|have to) (?:disclose|reveal"
    r"|produce)\b[^.;]{0,40}? under (?:an?|any|the) (?:\w+ )?(?:law|statute|regulation|court"
    r"|order)'s?|court orders?|orders? (?:of|by|from|issued by) (?:a|any|the) (?:\w+"
    r" ){0,3}(?:court|tribunal|authority|agency)|judicial (?:order|process|request|proceeding|or)"
    r"|legal(?:ly)? (?:process|demands?|orders?|duty|required"
    r"|compelled|obligated|obliged|requirement)"
    r"|(?:compelled|forced|bound) (?:disclosure|by|to)|compulsory|compulsion|(?:required"
    r"|requested|ordered"
    r"|obliged|obligated|necessary|requirement\w*|demand\w*|mandated)"
    r"(?: \w+){0,8}? (?:law|laws|regulat\w+|court|govern\w+|authorit\w+|statute\w*|disclos\w+"
    r"|judicial|process|rules?|agency|proceeding\w*|legal)"
    r"|(?:law|laws|court|tribunal|authorit\w+|regulator|agency|government|public body)(?:,? "
    r"\w+){0,7}?"
    r" (?:requires?|obliges?|compels?|directs?|demands?|orders?|forces?|calls? (?:for|on)|asks?"
    r"|makes? (?:\w+ ){1,5}?(?:disclose|reveal|produce|hand))"
    r"|by operation of law|civil investigati\w+ demand|interrogator\w+"
    r"|court or (?:other )?govern\w+|(?:governmental|regulatory|administrative) "
    r"(?:\w+ ){0,2}(?:order|request|agency|authority|body|demand|proceeding|requirement)s?"
    r"|such (?:\w+ )?(?:disclosure|order|request|requirement|process|demand|compulsion)s?"
    r"|exigid[oa]s?|exigir|exigencia|ordem (?:judicial|legal|de autoridade|administrativa)"
    r"|(?:determinacao|decisao|requisicao|mandado|notificacao) (?:judicial|legal|administrativa"
    r"|de autoridade)"
    r"|por (?:forca|imposicao|determinacao|exigencia) (?:de|da|do|legal|judicial)|autoridades?"
    r"|intima\w+|legalmente (?:obrigad|exigid|compelid)\w+|compelid[oa]s?"
    r"|obrigad[oa]s? (?:por lei|a (?:divulgar|revelar|fornecer|apresentar)|legalmente"
    r"|judicialmente)|(?:tal|referida|dita) (?:divulgacao|revelacao|exigencia|ordem|solicitacao"
    r"|determinacao))\b",
    _I,
)
_NOUN = r"(?:notice|notification)"
_ADJ = (
    r"(?:(?:any|the|such|prior|advance|previous|written|further|formal|reasonable|prompt"
    r"|immediate) )*"
)
_VERB = (
    r"(?:notify(?:ing)?|inform(?:ing)?|advis(?:e|ing)|(?:giv(?:e|ing)|provid(?:e|ing)"
    r"|send(?:ing)?|serv(?:e|ing)|deliver(?:ing)?|furnish(?:ing)?) "
    + _ADJ
    + r"(?:\w+ ){0,4}?"
    + _NOUN
    + r")"
)
_NOMES = r"(?:aviso|notificacao|comunicacao|comunicado|ciencia)"
_VERBOS = (
    r"(?:notificar|comunicar|informar|avisar|cientificar|dar ciencia|dar aviso|dar conhecimento)"
)

_DENIED = re.compile(
    rf"\bwithout (?:(?:the need (?:to|for)|having to|being required to|any (?:obligation|duty"
    rf"|requirement|need) (?:to|of)|first|prior) )*{_ADJ}(?:{_NOUN}|{_VERB})\b"
    rf"|\bno {_ADJ}(?:{_NOUN}\b(?! (?:later|less|fewer))|(?:obligation|duty|requirement"
    rf"|need) (?:whatsoever )?(?:to|of) (?:\w+ ){{0,3}}?(?:{_VERB}|{_NOUN})\b)"
    rf"|\b(?:not|never|nor)(?: \w+){{0,2}} (?:required|obliged|obligated|bound|needed|necessary"
    rf"|under any (?:obligation|duty)|have(?: any (?:obligation"
    rf"|duty))?)(?: \w+){{0,4}}? (?:{_VERB}|{_NOUN})\b"
    rf"|\bneed not (?:\w+ ){{0,3}}?(?:{_VERB}|{_NOUN})\b"
    rf"|\b(?:not|no duty to|no obligation to) {_VERB}\b"
    rf"|\b{_NOUN} (?:\w+ ){{0,6}}?(?:is|shall|will|need|are) not (?:be )?(?:required|needed"
    rf"|necessary)\b"
    rf"|\bwaiv\w+ {_ADJ}(?:right to |requirement of |requirement for )?{_ADJ}{_NOUN}\b"
    rf"|\bwhether or not {_ADJ}{_NOUN}\b"
    r"|\bsem (?:(?:a|o|que|seja|necessidade|necessaria|necessario|obrigacao|obrigatoriedade|de"
    r"|qualquer|previ[ao]|precisar|ter|haja|antes) )*"
    rf"(?:{_NOMES}|{_VERBOS})\b"
    rf"|\bindependentemente de (?:(?:qualquer|previ[ao]) )*{_NOMES}\b"
    rf"|\bdispensad[oa]s? (?:(?:a|o|de|da|do|qualquer|previ[ao]) )*(?:{_NOMES}|{_VERBOS})\b"
    rf"|\b(?:nao|nem) (?:\w+ ){{0,6}}?(?:obrigad[oa]s?|necessari[oa]|precis\w+|exigid[oa]"
    rf"|devid[oa]|necessit\w+)(?: \w+){{0,3}}? (?:{_VERBOS}|{_NOMES})\b"
    rf"|\b(?:nao (?:precisa\w*|necessita\w*|tera obrigacao de|tem obrigacao de"
    rf"|tem o dever de)) (?:\w+ ){{0,2}}?{_VERBOS}\b"
    rf"|\b{_NOMES} (?:previ[ao] )?(?:nao (?:sera|e)|sera|e) (?:exigid[oa]|desnecessari[oa]"
    rf"|dispensad[oa]|dispensavel)\b",
    _I,
)
_FORBIDS = re.compile(
    r"\b(?:(?:shall|will|may|must|can) not|cannot|no (?:such )?(?:disclosure|party)"
    r"|prohibited from|refrain from|nao (?:podera|poderao|devera|deverao|ira|pode)"
    r"|vedad[oa]|nenhuma)\b[^.;]{0,90}\b(?:disclos\w*|reveal\w*|releas\w*|divulg\w*|revel\w*"
    r"|fornec\w*|be made|produc\w*|comply|respond)\b[^.;]{0,60}$",
    _I,
)
_STATED = re.compile(
    r"\b(?:notif(?:y|ies|ied|ying)|inform(?:s|ed|ing)?|tells?|telling|advis(?:e|es|ed|ing)"
    r"|alert(?:s|ed|ing)?|warn(?:s|ed|ing)?|let(?:s|ting)?(?: \w+){1,6}? know"
    r"|mak(?:e|es|ing)(?: \w+){1,6}? aware|put(?:s|ting)?(?: \w+){1,6}? on notice"
    r"|(?:giv(?:e|es|en|ing)|provid(?:e|es|ed|ing)|send(?:s|ing)?|serv(?:e|es|ed|ing)"
    r"|deliver(?:s|ed|ing)?|furnish(?:es|ed|ing)?|receiv(?:e|es|ed|ing(?! (?:part|side|compan)))"
    r"|obtain)\b"
    r"(?: [^.;]{0,160}?)?\bnotices?"
    r"|(?:prior to|before|in advance of) (?:such|the|any) disclosure,? (?:promptly"
    r" )?(?:give|provide"
    r"|furnish|send) written intimation (?:thereof |of [a-z ]{1,30} )?to (?:the )?(?:disclos"
    r"\w+|other|owner|provider|giver)"
    r"|(?:(?:prior|advance|previous|written) )+notice (?:of [^.;,]{1,30} )?(?:shall|must|will|is to"
    r"|has to) (?:first )?be (?:given|provided|sent|served)(?: to [^.;,]{1,20}\b)?"
    r"|(?:prior|advance|previous) (?:written )?(?:notice|notification)"
    r"|(?:notifi|cientifi)quem?|notific(?:ar|ara|arao|ue|uem|ando|ado|ada|a)|comuni(?:car|cara"
    r"|carao|que|quem|cando|cado)"
    r"|inform(?:ar|ara|arao|e|em|ando)|avis(?:ar|ara|arao|e|em|ando)"
    r"|cientific(?:ar|ara|ando|que)|(?:dar|dara|de|dando|mediante|com|sob"
    r"|apos) (?:\w+ ){0,2}(?:ciencia|aviso|notificacao|comunicacao|conhecimento))\b",
    _I,
)
_DUTY = re.compile(
    r"\b(?:shall|will|must|agrees?(?: that it (?:shall|will))? to|agrees that|undertakes? to"
    r"|required to|obliged to|obligated to|provided|providing|so long as|only (?:if|after|upon)"
    r"|subject to"
    r"|on (?:the )?condition|condition|prior to|before|first|after|unless|attempts?|has|have"
    r"|except that|if|upon|efforts to|in which (?:event|case)"
    r"|deve|devera|deverao|obriga(?:m)?-se|obrigad[oa]s? a|compromete(?:m)?-se|desde que"
    r"|mediante|devendo|apos|condicionad\w+|antes|previamente|ira|irao|sob|com)\b",
    _I,
)
_MAY = re.compile(
    r"\b(?:may|can|could|might|poderao?|pode|podera|podem|at its (?:sole )?(?:option"
    r"|discretion))\b(?: \w+){0,5} $",
    _I,
)
_SHALL = re.compile(
    r"\b(?:shall|will|must|provided|deve\w*|desde que|obriga-se|agrees?)\b[^.;]{0,200}$", _I
)
_OTHER_NOTICE = re.compile(
    r"(?:[^.;]{0,40}?)\b(?:of|to) (?:termination|terminate|breach|default|renewal|non-renewal"
    r"|change of address|assignment|claim)",
    _I,
)
# "Give the court prior notice" tells nothing to the other side.
_TO_OTHERS = re.compile(
    r"\b(?:(?:the |its |any |a )(?:own )?(?:court|authorit(?:y|ies)|insurers?|banks?|public|press"
    r"|regulators?|counsel|police|auditors?|lenders?|shareholders?|staff))\b",
    _I,
)
_AFTERWARDS = re.compile(
    r"[^.;]{0,80}?\b(?:after|following|within (?:a|an|one|\w+(?: \(\d+\))?) (?:days?|weeks?"
    r"|months?)"
    r" (?:of|from)|subsequent to|once|when|as soon as|apos|depois d[aeo]"
    r"|posteriormente a)(?: (?:having|making|made|any|the|such|said|that|a|tal|it|they|has|have"
    r"|de))* ?(?:disclos\w+|complied|done|responded|divulga\w+|revela\w+)\b"
    r"|[^.;]{0,60}?\bafter (?:(?:it|they|that party|the [a-z]+) (?:does|did|do|has done|have done)"
    r" so"
    r"|(?:doing|having done) so|the (?:event|fact))\b"
    r"|[^.;]{0,60}?\b(?:in due course|if any\b|later on|when (?:it|they|he|she) (?:can|is|are|has"
    r"|have|finds?)\b)",
    _I,
)
_BEFORE = re.compile(
    r"\b(?:prior|before|in advance|advance|first|beforehand|previous\w*|antes|previ[ao]"
    r"|previamente|anteced\w+)\b",
    _I,
)


def _sentence(text: str, position: int) -> int:
    return max(text.rfind(mark, 0, position) for mark in (". ", "! ", "? ")) + 1


def _denials(text: str) -> tuple[list[tuple[int, int]], set[bool | None]]:
    """Where notice is denied, and what each denial means; None where it cannot be told."""
    places: list[tuple[int, int]] = []
    senses: set[bool | None] = set()
    for match in _DENIED.finditer(text):
        places.append(match.span())
        start = _sentence(text, match.start())
        # "shall not disclose it without notice" asks for notice.
        senses.add(_FORBIDS.search(text, start, match.start()) is not None)
    return places, senses


def _stated(text: str, match: re.Match[str]) -> bool | None:
    """True where the match is a duty, None where it may be none or is due later, else False."""
    start = _sentence(text, match.start())
    if _OTHER_NOTICE.match(text, match.end()) or _TO_OTHERS.search(match.group()):
        return False
    if _MAY.search(text, max(start, match.start() - 60), match.start()):
        return False
    if not _DUTY.search(text, start, match.end()):
        return False
    if is_weighed(text[start : match.start()], match.group()):
        return None
    around = text[max(start, match.start() - 120) : match.end() + 120]
    if _AFTERWARDS.match(text, match.end()) and not _BEFORE.search(around):
        return None
    return True


def read_notice_required(text: str, language: str) -> Reading:  # noqa: ARG001
    """True where notice must precede a compelled disclosure, false where none is due.

    Nothing where the text is silent on notice or on compulsion; ambiguous where it says both, or
    where notice is due only after the disclosure.
    """
    if not _COMPELLED.search(text):
        return nothing()
    places, senses = _denials(text)
    for match in _STATED.finditer(text):
        if any(start < match.end() and match.start() < end for start, end in places):
            continue
        stated = _stated(text, match)
        if stated is not False:
            senses.add(stated)
    if not senses:
        return nothing()
    if len(senses) > 1 or None in senses:
        return unsure(
            "notice before the disclosure is both asked for and denied, only thought of, or due"
            " later"
        )
    return Reading("value", value=senses.pop())
