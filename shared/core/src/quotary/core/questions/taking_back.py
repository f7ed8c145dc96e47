"""Sentences that take back or narrow what stands before or after them, in English and Portuguese.

By how they open and what they do: words of contrast, words that point at the sentence before, and
verbs that set something aside. Missing one shows less; taking one too many shows more of the text.
"""

from __future__ import annotations

import re
from typing import Final

from quotary.core.negations import cues_after, cues_before
from quotary.core.questions.stemming import plain

_NUMBER: Final = re.compile(
    r"^[\W_]*(?:(?:section|clause|article|clausula|artigo|art|paragrafo|§)\W*)?"
    r"(?:(?:[0-9]{1,3}(?:\.[0-9]{1,3})*|[ivx]{1,5}|[a-z]|unico)[ºªo]?[.):–—-]+\s*)*[\W_]*"
)
_CONTRAST: Final = re.compile(
    r"(?:however|nevertheless|nonetheless|notwithstanding|but|yet|still|conversely|otherwise|except"
    r"|save|unless|provided|subject to|only|despite|exceptionally|even so|that said|alternatively"
    r"|(?:by way of|as an|in) (?:exception|derogation|departure)|in no (?:event|case)|instead"
    r"|under no circumstances|if, however|where, however|in such (?:a )?case|in that (?:case|event)"
    r"|mas|porem|contudo|todavia|entretanto|no entanto|nao obstante|salvo|exceto|excetua\w*(?:-se)?"
    r"|excepcionalmente|(?:por|como|a titulo de) excecao|ressalva\w*|desde que|caso contrario"
    r"|em (?:nenhuma hipotese|hipotese alguma)|apesar|ainda assim|nesse caso|neste caso"
    r"|sujeit[oa]s? a"
    r"|(?:somente|apenas|so) )\b"
)
_POINTS_BACK: Final = re.compile(
    r"(?:(?:all |any |none |some |each |both |part |nothing |neither |much )?(?:of |in )?"
    r"(?:the (?:foregoing|above|preceding|previous|latter|former|same|said|aforesaid|aforementioned"
    r"|exception|exclusion|limit\w*|cap|restriction|obligation|right|duty|rule|undertaking)s?"
    r"|this|these|that|those|such|it|they|its|their)"
    r"|no such|nothing (?:in|herein|contained)"
    r"|(?:nada|nenhum[ao]?|parte|tudo) (?:d[aeo]s?|n[ao]s?|dest[ae]|nest[ae])? ?\w*"
    r"|[oa]s? (?:disposto|acima|mesm[oa]s?|previsto|anterior(?:es)?|referid[oa]s?|limite|prazo"
    r"|limitacao|restricao|obrigacao|regra|vedacao|direito)|est[ae]s?|ess[ae]s?|tal|tais|isso"
    r"|isto)\b"
)
_ENDS_IT: Final = re.compile(
    r"\b(?:only|solely|ceases?|ends?|suspended|waived?|deleted|void|lapses?|revoked?|withdrawn"
    r"|replaced"
    r"|superseded|disappl\w+|excluded|apart|save|other than|no longer|subject to|if|where|when"
    r"|until"
    r"|apenas|somente|cessa\w*|suspens[oa]s?|revogad[oa]s?|sem efeito|substituid[oa]s?"
    r"|afastad[oa]s?"
    r"|excluid[oa]s?|salvo|exceto|se|quando|caso|desde que|ate que)\b"
)
_NOT_APPLY: Final = re.compile(
    r"\b(?:do|does|did|shall|will|is|are|be|would|may|can)(?: not| never|n't|not| in no case)"
    r"(?: (?:\w+ly|however|also|be))* (?:appl\w+|extend|cover|operate|count|affect|bind"
    r"|have (?:any )?"
    r"(?:effect|force)|enforce\w*|effective|valid|prevail)\b"
    r"|\b(?:has|have|had|be of) no (?:further |legal |binding )*(?:effect|force|application)\b"
    r"|\b(?:cease|stop)s? to (?:apply|bind|have effect|be)\b|\bno longer (?:appl|bind|in force)\w*"
    r"|\binapplicable\b|\bdisappl\w+|\bnot applicable\b"
    r"|\b(?:is|are|be|been) (?:hereby )?(?:deleted|suspended|waived|revoked|void|struck|superseded"
    r"|replaced|withdrawn|set aside|disregarded|of no (?:force|effect))\b"
    r"|\bnao (?:se )?(?:aplica|incid|val|abrang|alcanc|prevalec|estend|vigora|produz|obriga)\w*"
    r"|\bnao (?:tem|tera|possui) (?:efeito|forca|aplicacao)|\bsem (?:nenhum )?efeito\b"
    r"|\binaplicave\w+|\bdeixa\w* de (?:ser|se aplicar|valer|vigorar|produzir)"
    r"|\bfica\w* (?:sem efeito|suspens\w+|afastad\w+|excluid\w+|revogad\w+|substituid\w+)"
)
_FORWARD: Final = re.compile(
    r"\b(?:the following|following (?:sentence|paragraph|clause|provision)|next (?:sentence"
    r"|paragraph"
    r"|clause)|below|as follows|seguintes?|abaixo|a seguir)\b"
)
_LIMITS: Final = re.compile(
    r"\b(?:if|when|where|unless|until|provided|subject to|only|except|excluding|save|to the extent"
    r"|but|however|deny|denies|denied|dispute[sd]?|reject\w*|refus\w+|allege\w*|propos\w+"
    r"|consider\w*"
    r"|claim(?:s|ed)? that|for example|would|may|might|se|quando|caso|desde que|salvo|exceto|apenas"
    r"|somente|contanto|nega\w*|rejeita\w*|recusa\w*|propo\w*|mas|porem|na hipotese|em caso)\b"
)


def takes_back(sentence: str) -> bool:
    """True where the sentence narrows or takes back the one before it."""
    line = opening_of(sentence)
    if _CONTRAST.match(line) or _NOT_APPLY.search(line):
        return True
    if not _POINTS_BACK.match(line):
        return False
    return bool(_ENDS_IT.search(line) or cues_before(line) or cues_after(line))


def speaks_of_the_next(sentence: str) -> bool:
    """True where the sentence says something of the one after it ("the following …")."""
    line = opening_of(sentence)
    return _FORWARD.search(line) is not None or line.endswith(":")


def sets_aside(sentence: str) -> bool:
    """True where the sentence sets aside the clause that it names."""
    line = opening_of(sentence)
    return bool(
        _NOT_APPLY.search(line)
        or re.search(
            r"\b(?:notwithstanding|despite|in derogation|nao obstante|em derrogacao)\b", line
        )
    )


def limits(words: str) -> bool:
    """True where the words make what stands beside them depend on something, or deny it."""
    line = opening_of(words)
    return bool(_LIMITS.search(line) or cues_before(line) or cues_after(line))


def opening_of(sentence: str) -> str:
    """The sentence as one plain line without the number in front of it."""
    line = " ".join(plain(sentence.replace("’", "'")).split())
    return _NUMBER.sub("", line, count=1)
