"""What a word in capitals means, said in plain words: “A Callout is a visit”, “(Working Hours)”.

Nothing but the capital and the place in the sentence marks the term here, so these patterns ask for
more than those of `defining_words`: whoever owes something is defined by fewer verbs.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

_UPPER: Final = "A-Z\u00c0-\u00dd"
_LOWER: Final = "a-z\u00df-\u00ff"
_NAME: Final = rf"[{_UPPER}][\w&'\u2019/-]*"
_TERM: Final = (
    rf"{_NAME}(?:[ \t\n](?:(?:of|and|for|de|da|do|das|dos|em|e)[ \t])?"
    rf"[{_UPPER}0-9][\w&'\u2019/-]*(?![$\u20ac\u00a3]))"
    r"{0,5}"
)
_ARTICLE: Final = r"(?:the|an?|each|every|any|all|our|os?|as?|cada|tod[oa]s?(?:[ ][oa]s?)?|uma?)"
_NO_NAME: Final = (
    r"(?:the|an?|each|every|any|all|no|in|on|at|of|if|for|to|by|under|this|these|that|those|it|its"
    r"|there|here|he|she|they|we|you|our|your|nothing|nobody|neither|either|both|such|where|when"
    r"|whoever|what|who|which|upon|after|before|unless|until|since|while|as|os?|uma?|cada|tod[oa]s?"
    r"|n[ãa]o|n[oa]s?|em|se|sem|que|quem|quando|caso|por|pel[oa]s?|para|este|esta|est[ea]s|isto"
    r"|ess[ea]s?"
    r"|el[ea]s?|ao|aos|às?|salvo|ap[óo]s|e|ou|d[oae]s?|clause|section|article|schedule|annex"
    r"|cl[áa]usula|artigo|anexo|art|par[áa]grafo)"
)
_BEGINS: Final = (
    r"(?:^|(?<=[.;:]\s)|(?<=\n)|,\s(?:and|where|but|e|onde|sendo|mas)\s|\b(?:sendo|whereby"
    r"|wherein)\s)"
    r"[^\w\n]{0,40}"
    r"(?:(?:(?:section|clause|article|cl[áa]usula|artigo|art\.)\s)?"
    r"\(?(?:[0-9]{1,3}(?:\.[0-9]{1,3})*[º°]?[.)]?|[A-Za-z]{1,3}[.)])\s+(?:[-\u2013\u2014]\s)?)?"
    rf"(?:(?:(?-i:[{_UPPER}])?[{_LOWER}][^,;.\n]{{1,80}}|here|aqui),\s"
    r"|(?:in|for|under|with|throughout|para|n[oea]|nest[ea]|dest[ea]|conforme|como|quando)"
    rf"(?-i:\s[{_LOWER}\d][\w.]*){{1,8}}\s(?:(?-i:[{_UPPER}]\w+)\s)?)?"
)
_ASIDE: Final = r"(?:,[^,.;\n]{1,100},|[ \t]*\([^()\n]{1,100}\))?"
_MORE: Final = (
    rf"(?:(?:,\s|\s(?:and|or|e|ou)\s)(?:(?:the|an?|os?|as?)\s)?(?-i:{_NAME}(?:\s{_NAME}){{0,4}}))"
    r"{0,4}"
)
_HELPS: Final = (
    r"(?:(?:shall|will|must|may|do(?:es)?|always|also|only|hereby|here|therefore|dever[áã]o?|podem?"
    r"|sempre|tamb[ée]m|aqui|not|never|n[ãa]o|nunca)\s)*"
)
_SAYS: Final = (
    r"(?:(?:in|ex)cludes?|covers?|compris(?:es?|ing)|consists?\s+of|extends?\s+(?:to|over|from)"
    r"|embraces?|takes?\s+in|encompass(?:es)?|refers?\s+to|relates?\s+to|describes?|runs?\s+from"
    r"|lasts?"
    r"|equals?|amounts?\s+to|totals?|ha(?:s|ve)\s+the\s+sense|carr(?:y|ies)\s+the|comes?\s+to"
    r"|(?:is|are)\s+(?:made\s+up\s+of|composed\s+of|taken\s+to|what\b|whatever\b|where\b|when\b)"
    r"|counts?\s+(?:from|as)|falls?\s+between|spans?|begins?\s+at|starts?\s+at|reach(?:es)?\s+from"
    r"|inclu(?:i|em|ir[áã]o?)|exclu(?:i|em)|abrang(?:em?|er[áã]o?|endo)|compreend(?:em?|er[áã]o?"
    r"|endo)"
    r"|cobrem?|englobam?|alcan[çc]am?|contemplam?|consist(?:em?|indo)\s+em|consiste[mn]?\s+n[oa]s?"
    r"|constitu(?:i|em)(?:-se)?|comp[õo]em?-se|duram?|v(?:ai|[ãa]o)\s+d[aeo]s?|correspondem?"
    r"|equival(?:em?|er[áã]o?)|totalizam?|importam?\s+em|representam?|traduz(?:em)?(?:-se)?"
    r"|ha(?:s|ve)|t[êe]m|begins?|starts?|ends?|opens?|closes?|come[çc]am?|terminam?|abrem?|fecham?"
    r"|estendem?-se|diz(?:em)?\s+respeito|v[êe]m\s+a\s+ser|limitam?-se\s+a)(?!\w)"
)
_IS: Final = r"(?:is|are|be|é|s[ãa]o|ser[áã]o?|seja[mn]?|sendo)"
_THING: Final = (
    rf"(?:the|an?|any|each|every|all|those|that|what(?:ever)?|who(?:ever)?|one|[ou]s?|as?|uma?s?"
    rf"|aquel[ea]s?|quem|cada|tod[oa]s?|qualquer|quaisquer|(?-i:[{_UPPER}])|[0-9])(?!\w)"
)
_NO_THING: Final = (
    r"(?:not|n[ãa]o|no\s+longer|to|in|on|at|under|by|with|without|for|subject|due|liable|free|bound"
    r"|able|paid|made|given|sent|held|kept|borne|taken|left|done|shown|told|set|final|binding|valid"
    r"|confidential|exclusive|responsible|entitled|required|allowed|\w{2,}(?:ed|able|ible"
    r"|[ai]d[oa]s?"
    r"|[áa]vel|[íi]vel|[áa]veis|[íi]veis)|em|n[oa]s?|por|pel[oa]s?|sem|com|pag[oa]s?|feit[oa]s?"
    r"|livres?|v[áa]lid[oa]s?|suscet\w+|entregues?|respons[áa]vel|isent[oa]s?)(?!\w)"
)
_MEANT: Final = (
    r"(?:,\s(?:being|that\s+is|i\.e\.|namely|from|between|d[ae]s?|entre|isto\s+é|ou\s+seja"
    r"|a\s+saber)\s[^,.;\n]+,"
    r"|[ \t]\([^()\n]{6,}\)"
    r"|[ \t][\u2013\u2014-][ \t][^.;\n\u2013\u2014]{3,}[ \t][\u2013\u2014-][ \t])"
)
STATED: Final = re.compile(
    rf"{_BEGINS}(?:{_ARTICLE}\s)?(?:(?:terms?|words?|expressions?|termo|palavra|express[ãa]o)\s)?"
    rf"(?P<ta>(?-i:(?!(?i:{_NO_NAME})\b){_TERM}))(?P<more>{_MORE}){_ASIDE}"
    rf"(?:\s+{_HELPS}(?:{_SAYS}|(?P<thing>{_IS}\s+{_THING})"
    rf"|{_IS}\s+(?:not|n[ãa]o)\s+{_THING}|{_IS}\s+(?!{_NO_THING})\w)"
    rf"|{_MEANT}"
    rf"|[ \t][^.;\n]{{1,200}}\.\s+(?:it|they|el[ea]s?)\s+{_HELPS}(?:not\s|n[ãa]o\s)?"
    rf"(?:(?:cover|include|comprise|extend|consist|embrace)\w*|{_SAYS}))",
    re.IGNORECASE | re.MULTILINE,
)
"""“A Callout is a visit …”, “Quiet Hours run from ten to six”, “Alimentos compreendem feno”."""

_SPOKEN: Final = re.compile(
    r"\b(?:references?|mentions?|allusions?|talk|refer[êe]ncias?|men[çc](?:[ãa]o|[õo]es)"
    r"|alus(?:[ãa]o|[õo]es)|remiss(?:[ãa]o|[õo]es))\s+"
    rf"(?:to|of|aos?|à|às|a|d[eoa]s?)\s+(?:(?:the|an?|any|[oa]s?|uma?)\s)?(?P<ta>(?-i:{_TERM}))",
    re.IGNORECASE,
)
"""“References to the Road …”, “as menções ao Redondel …”, whatever they are said to be."""

_MADE: Final = re.compile(
    r"\b(?:constitutes?|count(?:s|ed)?\s+as|(?:treated|regarded|considered|classed|described)"
    r"(?:\s+(?:as|to\s+be))?|deemed(?:\s+to\s+be)?|rank(?:s|ed)?\s+as|forms?|mak(?:es?|ing)\s+up"
    r"|(?:is\s+|are\s+)?meant\s+by|means?\s+by|(?:we|parties)\s+call|named|termed|styled"
    r"|goes?\s+by\s+the\s+name(?:\s+of)?|bears?\s+the\s+name(?:\s+of)?|short\s+for|answers?\s+to"
    r"|by\s+the\s+(?:name|word|term)(?:\s+of)?|under\s+the\s+name(?:\s+of)?|constitu(?:i|em"
    r"|ir[áã]o?)"
    r"|(?:tid|havid|considerad|reputad|tratad|conhecid|chamad|nomead"
    r"|intitulad)[oa]s?(?:\s+(?:como|por))?"
    r"|val(?:em?|er[áã]o?)\s+(?:como|por)|(?:tem|t[êe]m|reputam?|consideram?|trata|equiparam?"
    r"|chamam?"
    r"|denominam?|intitulam?|entendem?|entenda)-se(?:\s+(?:como|por|aos?|à))?|chama(?:mos|remos)"
    r"|entendemos\s+por|(?:recebem?|levam?|leva|recebe)\s+o\s+nome(?:\s+de)?|sob\s+(?:o|a)\s+"
    r"(?:nome|denomina[çc][ãa]o|t[íi]tulo)(?:\s+de)?)\s+(?:[^.;\n\"\u201c\u00ab'()]{0,40}?\s)?"
    rf"(?:(?:the|an?|[oa]s?|uma?)\s)?(?P<ta>(?-i:{_TERM}))",
    re.IGNORECASE,
)
"""“A fire counts as an Emergency”, “chamamos Bens as selas”: the term stands behind."""

_NAMED_LAST: Final = re.compile(
    rf"\b(?:is|are|shall\s+be|will\s+be|é|s[ãa]o|ser[áã]o?)\s+(?:together\s+|each\s+|also\s+"
    rf"|always\s+"
    r"|em\s+conjunto\s+|sempre\s+|tamb[ée]m\s+)*(?:(?:an?|the|our|uma?|[oa]s?)\s)?"
    rf"(?P<ta>(?-i:{_TERM}))(?!\w|['\u2019]s)(?!\s+\w+(?:[ai]d|vel|veis))",
    re.IGNORECASE,
)
"""“A leak or a fire is an Emergency”."""

_FIRST: Final = re.compile(
    r"\b(?:as|by|under|with|por|como|sob|com)\s+(?:(?:the|an?|[oa]s?|uma?)\s)?"
    rf"(?P<ta>(?-i:{_TERM}))\s[^.;\n]{{0,60}}?\b(?:means?|meant|understands?|understood|falls?"
    r"|designates?|entend\w+|compreend\w+|designa\w*|incluem?|querem?|considera\w*|tem-se|têm-se"
    r"|counts?|contam?)\b",
    re.IGNORECASE,
)
"""“By Callout is meant …”, “por Vistoria as partes entendem …”."""

_PART_OF: Final = re.compile(
    r"\b(?:(?:belongs?|pertencem?|counts?|towards?|falls?|enters?|forms?|form|is|are|fa(?:z|zem)"
    r"|integram?"
    r"|comp[õo]em?)\s+(?:part\s+|parte\s+)?(?:of|to|into|within|towards|aos?|à|d[aeo]s?|[oa]s?)"
    rf"\s+(?:(?:the|an?|os?|as?)\s)?(?P<ta>(?-i:{_TERM}))"
    rf"|(?:to|ao|à|d[ao])\s+(?:the\s)?(?P<tb>(?-i:{_TERM}))\s+(?:also\s)?(?:belongs?|pertencem?)"
    rf"|(?:says?|reads?|mentions?|speaks?\s+of|l[êe]|leia-se|menciona"
    rf"|diz)\s+(?:the\s)?(?P<tc>(?-i:{_TERM}))"
    rf"|(?:where|onde|quando)\s+(?P<td>(?-i:{_TERM}))\s+(?:is|are|for|[ée])\s+(?:written|used"
    rf"|read|said|usad|escrit))",
    re.IGNORECASE,
)
"""“To the Shed belongs the porch”, “integram o Galpão o alpendre”, “onde se lê Medição”."""

_LEADS: Final = (
    r"(?:here(?:in|inafter|after)?|hence(?:forth)?|below|above|together|jointly|collectively|for"
    r"|in|short"
    r"|called|named|termed|being|our|from|now|on|also|each|the|an?|both|known|as|we|call|it|them"
    r"|this"
    r"|doravante|adiante|abaixo|acima|em|conjunto|conjuntamente|abreviadamente|simplesmente|apenas"
    r"|ora|chamad[oa]s?|denominad[oa]s?|designad[oa]s?|dit[oa]s?|aqui|os?|as?|cada|uma?|que"
    r"|ser[áã]o?"
    r"|se|chamam?|como|i\.e\.|isto|é|s[ãa]o)"
)
_BRACKETED: Final = re.compile(
    rf"[(\[](?:{_LEADS}[ ,:]+){{0,5}}(?P<ta>(?-i:{_TERM}))[.,;]?[)\]]",
    re.IGNORECASE,
)
"""“between eight and five (Working Hours)”: nothing in the brackets but the name."""

_DASHED: Final = re.compile(
    rf"[\u2013\u2014-]\s(?:{_LEADS}\s+){{0,3}}(?P<ta>(?-i:{_TERM}))(?:\s[\u2013\u2014-]\s"
    rf"|[.;]?\s*$)"
    rf"|,\s(?:or|ou)\s(?P<tb>(?-i:{_NAME}(?:\s{_NAME}){{0,4}})),",
    re.IGNORECASE | re.MULTILINE,
)
"""“between eight and five – Working Hours –”, “the pumps, or Plant, …”."""

PLAIN: Final = (_PART_OF, _SPOKEN, _MADE, _NAMED_LAST, _FIRST, _BRACKETED, _DASHED)
_OWES: Final = re.compile(
    rf"\b(?P<name>{_NAME})\s(?:shall|must|undertakes|agrees|warrants|covenants|dever[áã]o?"
    rf"|obriga-se"
    r"|compromete-se|ficam?\sobrigad[oa]s?|se\sobriga)\s"
    r"(?!be\b|ser\b|estar\b|mean\b|includ|inclu|compri|compree|abrang|cover\b|consist|refer\b"
    r"|have\b"
    r"|significar\b)"
)
GOES_ON: Final = re.compile(
    r"\W*(?:(?:[0-9.]{1,6}|[a-z]\))\s)?(?:it|they|this|these|those|such|its|nor|neither|n[ãa]o"
    r"|nem|el[ea]s?"
    r"|est[ea]s?|ess[ea]s?|isso|tal|tais|inclu(?:i|em)|exclu(?:i|em)|abrangem?|compreendem?"
    r"|cobrem?|consistem?|dura[m]?|vai|v[ãa]o|contam?-se)\b",
    re.IGNORECASE,
)
"""What a sentence begins with that says more of the term of the one before."""

_FEW: Final = 3


@lru_cache(maxsize=64)
def doers(text: str) -> frozenset[str]:
    """The last words of the names of all that are to do something in the text."""
    return frozenset(match["name"].lower() for match in _OWES.finditer(text))


def states(match: re.Match[str], text: str) -> bool:
    """True where a match of `STATED` says what its term means, and not what somebody does."""
    words = match["ta"].split()
    if words[-1].lower() in doers(text):
        return match["thing"] is not None
    return len(words) > 1 or _is_written_large(words[0], match.start("ta"), text)


def _is_written_large(word: str, at: int, text: str) -> bool:
    """True where the capital is the word's own and not only that of its sentence."""
    before = text[max(0, at - 10) : at]
    if re.search(rf"(?i:\b{_ARTICLE})\s$", before):
        return True
    stem = re.escape(word[: max(_FEW, len(word) - _FEW)])
    return re.search(rf"[{_LOWER},;(\u201c\"][ \t\n]{stem}", text) is not None
