"""Whether a statement tells what another paper, the past or a plan asks, and not this contract.

"Under the lease of 2019 the Tenant was to pay" answers nothing about the lease that is asked; "had
it been late, it would have had to pay" owes nothing, and who studies buying need not buy.
"""

from __future__ import annotations

import re
from typing import Final

from quotary.core.questions.content_words import topics_of
from quotary.core.questions.party_words import PartyWords
from quotary.core.questions.stemming import plain, stem, words_of

_PAPER: Final = (
    r"(?:sub-?contracts?|agreements?|contracts?|letters? of \w+|memorand\w+|leases?|loans?|deeds?"
    r"|permits?"
    r"|certificates?|polic(?:y|ies)|licen[cs]es?|settlements?|orders? of the \w+|statutes?"
    r"|mortgages?"
    r"|side letters?|term sheets?|heads of terms|charters?|tenders?|offers?"
    r"|subcontratos?|contratos?|acordos?|convenios?|cartas? de \w+|memorandos?|termos?(?: de \w+)?"
    r"|apolices?|licencas?|alvaras?|financiamentos?|emprestimos?|escrituras?|protocolos?|estatutos?"
    r"|proposta|pre-contrato)"
)
_TELLS_WHICH: Final = (
    r"(?:(?:,? (?:dated|of|from|signed|made|entered into|concluded)(?: on| in)? (?:[0-9]|january"
    r"|february|march|april|may|june|july|august|september|october|november|december)"
    r"|,? (?:datad[oa]|firmad[oa]|celebrad[oa]|assinad[oa]|vigente|de)(?: em| ate)? [0-9]))"
)
_WITH: Final = (
    r"(?: (?:that |which )?(?:it |he |she |they )?(?:has |have |had )?(?:made |signed |concluded "
    r"|entered into )?with (?!the (?:other|supplier|customer)\b)"
    r"|(?: firmad[oa]| celebrad[oa]| assinad[oa]| mantid[oa])? com )"
)
_GONE: Final = (
    r"(?:,? (?:which|that|que|o qual|a qual|now|ja)? ?(?:has |had |have |is |was |ja )?(?:since )?"
    r"(?:preceded|came before|precedeu|antecedeu|ended|expired|lapsed|terminated|superseded"
    r"|replaced|encerrad[oa]|extint[oa]|findou"
    r"|terminou"
    r"|expirou|encerrou-se|vencid[oa]|substituid[oa]|rescindid[oa])\b)"
)
_BY: Final = (
    r"(?:under|by|pursuant to|in accordance with|by virtue of|in|as|pel[oa]|pelos"
    r"|nos termos d[aeo]|por forca d[aeo]"
    r"|conforme|segundo|n[oa]|sob|de acordo com)"
)
_OWN: Final = r"(?:the|an?|its|their|his|her|our|your|that|[oa]s?|uma?|seu|sua)"
_NO_OTHER: Final = (
    r"(?!(?:(?:the )?(?:other|first|second) part|(?:a|o) outr|each other|one another))"
)
_OTHER_PAPER: Final = re.compile(
    rf"\b{_BY} (?:{_OWN} )?(?:[\w'&.-]+ ){{0,4}}?(?P<paper>{_PAPER})"
    rf"(?: (?:between|entre) [^,;.]{{1,60}}?)?(?:{_TELLS_WHICH}|{_WITH}{_NO_OTHER}\w|{_GONE})"
    rf"|\b{_BY} (?:the |o |a )?(?:[0-9]{{4}}) (?P<dated>{_PAPER})\b"
    rf"|\b(?P<letter>letters? of (?:intent|comfort|understanding)|memorandum of \w+|term sheet"
    r"|heads of terms|cartas? de intenc\w+|memorando de \w+)\b"
)
_THEIR_PAPER: Final = re.compile(
    rf"(?:'s|s'|\bits|\btheir|\bour|\byour) (?:[\w-]+ ){{0,2}}?(?P<paper>{_PAPER})(?: (?:with|of"
    rf"|from)"
    r" (?!this\b|the (?:agreement|contract))[^,;.]{1,60}?)? "
    r"(?:oblig|requir|provid|bind|says?|states?|stipulat|demand|prescrib|lets?\b|allow|permit)"
    rf"|\b(?P<paper2>{_PAPER}) (?:d[aeo]s? [\w ]{{1,40}}? )?(?:com"
    rf"|entre) [^,;.]{{1,60}}? (?:obrig|exig|preve"
    r"|dispoe|determin|impoe|manda|permit|autoriz)"
)
_SAME_PAPER: Final = re.compile(
    r"\b(?:this|the present|hereof|est[ea]|dest[ea]|nest[ea]|presente) (?:\w+ )?"
    r"(?:agreement|contract|lease|deed|licen[cs]e|contrato|acordo|instrumento|termo|convenio)\b"
)
_COMMON_WORDS: Final = (
    "agreement agreements contract contracts contrato contratos acordo acordos lease deed termo"
)
_COMMON: Final = frozenset(map(stem, _COMMON_WORDS.split()))
_IF_IT_HAD: Final = re.compile(
    r"\bwould\b[^;.]{0,100}\bif\b[^;.]{0,100}\b(?:had|were|did)\b"
    r"|\bwere (?:the |an? |it )?[\w ]{1,30}? to\b[^;.]{0,100}\bwould\b"
    r"|\b(?!interesse|posse|classe|repasse|esse)\w{2,}[aeio]ssem?\b[^;.]{0,100}\b\w+[aei]riam?\b"
    r"|"
    r"\bwould (?:not )?have (?:had to|been (?:obliged|required|bound|liable|due|payable"
    r"|entitled))\b"
    r"|(?:^|[;:,.] |^[\W\d]*)had (?:the |an? |it|he|she|they|we|you)\b[^;.]{0,100}\bwould\b"
    r"|\bwould (?:be|have)\b[^;.]{0,100}\b(?:had (?:the |an? |it\b|he\b|she\b|they\b|we\b|you\b)"
    r"|if [^;,.]*\b"
    r"(?:had|were)\b)|\bif [^;,.]* had [^;.]{0,100}\bwould have\b"
    r"|\b(?:teriam?|haveriam?) (?:de|que|a)\b|\bteriam? (?:sido|ficado) (?:obrigad|devid)"
    r"|\bse (?:nao )?(?:[\w ]{1,40} )?(?:tivessem?|houvessem?)\b[^;.]{0,100}\w{2,}ri(?:a|am)\b"
    r"|\b\w{2,}ri(?:a|am)\b[^;.]{0,100}\b(?:se|caso) (?:nao )?(?:[\w ]{1,40} )?(?:tivessem?"
    r"|houvessem?)\b"
    r"|\bhouvessem? [^;.]{0,100}\b\w{2,}ri(?:a|am)\b"
)
_ASKS_IF: Final = re.compile(
    r"\b(?:would|had|could have|\w{3,}ri(?:a|am)|tivessem?|houvessem?|fossem?)\b"
)
_WAS_TO: Final = re.compile(
    r"(?:^|[;:.] )(?!(?:[^;:.]* )?(?:if|where|when|that|which|who|unless|se|caso|quando|que) "
    r"[^,;:.]*\b(?:was|were|era|eram|estava)\b)"
    r"[^;:.]*\b(?:(?:was|were) (?:then |also |still )?(?:to (?!be read|mean|include)\w|(?:obliged"
    r"|obligated|bound"
    r"|required) [^;.]*?\bto \w)|had (?:been |to )(?:obliged|required|bound|pay|deliver|give|make"
    r"|do)\b"
    r"|used to \w|(?:era|eram|estava|estavam|foi|foram|ficou) obrigad[oa]s?(?:,[^,;.]*,)? a"
    r"|obrigava(?:m)?-se"
    r"|tinham? (?:de|que) \w|deviam? \w+r\b)"
)
_THEN: Final = re.compile(
    r"^\W*(?:[0-9.]+ )?(?:[^,;.]{1,60}, )?(?:[\w'&-]+ ){1,3}had to \w"
    r"|\b(?:was|were) (?:payable|due|owed|charged) (?:until|till|up to)\b"
    r"|\b(?:vigorou|vigorava|vigoraram|custava|cobrava-se|valia|pagavam?|devia-se)\b"
)
"""The past of a sentence that has no word of duty besides."""
_ASKS_PAST: Final = re.compile(
    r"\b(?:was|were|did|had|used|era|eram|foi|foram|estava|tinha|devia|antes|antig[oa]|anterior)\b"
)
_MUST: Final = re.compile(
    r"\b(?:must|shall|obliged|obligated|bound|required|have to|has to|need to|needs to|deve|devem"
    r"|devera|deverao|precisa|tem de|tem que|tera de|obrigad[oa]|obriga)\b"
)
_OUTSIDER: Final = (
    r"(?:banks?|insurers?|landlords?|lenders?|parent(?: company)?|shareholders?|licensors?"
    r"|auditors?"
    r"|unions?|regulators?|inspectors?|investors?|bancos?|seguradoras?|senhorios?|credor(?:es)?"
    r"|sindicatos?|matriz|controladora|investidor(?:es)?|acionistas?|fiscalizacao)"
)
_TO_OUTSIDER: Final = re.compile(
    rf"(?:'s|s'|\bits|\btheir|\bour|\byour) {_OUTSIDER} (?:oblig|requir|demand|insist|expect)"
    rf"|\b[oa]s? {_OUTSIDER} d[aeo]s? [\w& ]{{1,40}}? (?:obrig|exig|impoe|determin|pede)"
    r"|\b(?:promised|undertook|undertaken|assured|agreed with|promet(?:eu|ido)|comprometeu-se"
    r"|obrigou-se|garantiu|acertou) (?:to |towards |with |aos? |a |com |perante )?"
    rf"(?:its |their |the |seu |sua |[oa] )?{_OUTSIDER}\b"
)
"""What a bank or a landlord of one party asks is owed to them."""
_PLANS: Final = re.compile(
    r"\bmight\b(?! be)|\b(?:may|could) one day\b|"
    r"\b(?:intends?|plans?|hopes?|aims?|wish(?:es)?|means) to \w|\b(?:is|are) (?:considering"
    r"|looking into"
    r"|planning|thinking of|weighing|studying|exploring)\b|\bconsiders? \w+ing\b"
    r"|\b(?:estudam?|cogitam?|avaliam?|pretendem?|planejam?|tencionam?|esperam?|pensam? em"
    r"|examinam?|consideram?|almejam?|intencionam?) (?:a )?\w+r\b"
    r"|\b(?:tem|ha) (?:a )?intencao de\b"
)
_BINDS: Final = re.compile(
    r"\b(?:shall|must|undertakes?|agrees?|deve(?:m|ra|rao)?|obriga-se|compromete-se"
    r"|\w{3,}[aei]ra)\b"
)
_BINDS_NOBODY: Final = re.compile(
    r"\bbinds? (?:nobody|no one|neither|none)\b|\bnobody is (?:bound|obliged)\b"
    r"|\bnothing (?:in this "
    r"[a-z]+ |herein |here )?(?:obliges|binds|requires)\b|\b(?:is|are) not (?:asked for|required"
    r"|owed) here\b"
    r"|\b(?:nao (?:obriga|vincula) (?:ninguem|as partes|nenhum)|aqui nao se (?:exige|obriga|pede)"
    r"|nao se exige aqui|ninguem se obriga|sem (?:que isso )?obrigar)\b"
    r"|^[\W\d]*(?:whether|if)\b.*\b(?:left|open|undecided|be (?:agreed|settled|decided))\b"
    r"|\b(?:ficam?|sera|resta) (?:para|a) (?:ajuste|acordo|definicao|contrato|aditivo) \w+ se\b"
)
_EXAMPLE: Final = re.compile(
    r"^\W*(?:[0-9.]+\W+|\(?[a-z]\)\W*)?(?:for (?:example|instance|illustration)\b|illustratively\b"
    r"|(?:by way of|as|for the sake of) (?:an? )?(?:mere )?(?:example|illustration)\b|e\.? ?g\b"
    r"|for illustrative purposes|suppos(?:e|ing)\b|assum(?:e|ing)\b|imagine\b"
    r"|a titulo (?:meramente |de |de mero |de mera )?(?:exempl|ilustra)|por exemplo\b"
    r"|(?:exemplificativ|ilustrativ)amente\b|suponha|imagine-se)"
)
"""How a sentence begins that only shows what one might say."""
_ASKS_EXAMPLE: Final = re.compile(r"\b(?:examples?|illustrations?|exemplos?|ilustrac)")
_LONGEST: Final = 1_500
"""Characters of a statement that are looked at."""
_ASKS_WHETHER: Final = re.compile(
    r"^\W*(?:is|are|does|do|has|have|must|shall|can|may|will|deve|pode|precisa|e|ha|existe)\b"
)


def is_of_another_matter(question: str, statement: str, opening: str, parties: PartyWords) -> bool:
    """True where the statement is no word of this contract on what is to be done.

    `opening` are the first words of the document: a paper that they date is this one, or the one
    that it amends.
    """
    asked, said = _line(question), _line(statement)[:_LONGEST]
    if _is_of_other_paper(asked, said, _line(opening)):
        return True
    if _is_owed_to_outsider(said, parties):
        return True
    if _EXAMPLE.search(said) and not _ASKS_EXAMPLE.search(asked):
        return True
    if _IF_IT_HAD.search(said) and not _ASKS_IF.search(asked):
        return True
    past = _WAS_TO.search(said) or (_THEN.search(said) and not _BINDS.search(said))
    if past and not _ASKS_PAST.search(asked):
        return True
    if _BINDS_NOBODY.search(said) and not _ASKS_WHETHER.search(asked):
        return True
    return bool(_MUST.search(asked) and _PLANS.search(said) and not _BINDS.search(said))


def _is_owed_to_outsider(said: str, parties: PartyWords) -> bool:
    """True of what a landlord asks, but for the landlord who is a party of this contract."""
    for found in _TO_OUTSIDER.finditer(said):
        named = re.search(rf"\b{_OUTSIDER}\b", found[0])
        if named is not None and not parties.found_in(named[0]):
            return True
    return False


def _is_of_other_paper(asked: str, said: str, opening: str) -> bool:
    wanted = frozenset(map(stem, topics_of(asked))) - _COMMON
    for found in (*_OTHER_PAPER.finditer(said), *_THEIR_PAPER.finditer(said)):
        named = next(group for group in found.groups() if group)
        if wanted & {stem(word) for word in words_of(named)} or _SAME_PAPER.search(found[0]):
            continue
        dated = re.search(r"(?:[0-9]{1,2} (?:de )?)?[a-z]+ (?:de )?[0-9]{4}", said[found.start() :])
        if dated is not None and (dated[0] in opening or dated[0] in asked):
            continue
        return True
    return False


def _line(text: str) -> str:
    return " ".join(plain(text.replace("\u2019", "'")).split())
