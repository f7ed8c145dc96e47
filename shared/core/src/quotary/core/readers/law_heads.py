"""What a sentence says of a law it names: that it governs the contract, or something else."""

from __future__ import annotations

import re

_I = re.IGNORECASE

GOVERNS = re.compile(
    r"\b(?:govern(?:ed|s|ing)?|constru(?:ed|es|ing)|interpreted|controlled by"
    r"|(?:enforced|determined|applied|decided|resolved|settled|judged)(?=,? (?:and|by|in"
    r" accordance|under|according|pursuant|exclusively)|,)"
    r"|applying(?=$| (?:the )?(?:[a-z]+ ){0,2}$)"
    r"|(?:shall|will|must) apply(?=$| (?:the )?(?:[a-z]+ ){0,2}$)|(?:governing|applicable|proper"
    r"|controlling) laws?\b(?! and regulations)|choice of law|choose|chooses|chosen|elects?"
    r"|falls? under|follows?(?=$| (?:the )?(?:[a-z]+ ){0,3}$)|escolhem|adotam|optam"
    r"|made under|concluded under|executed under|subject to(?=,? and|$"
    r"| (?:the )?(?:[a-z]+ ){0,3}$)"
    r"|reg(?:endo-se|id[oa]s?|er-se-ao|er-se-a|em-se|e-se|era|erao|emos|em|e|ulad[oa]s?|ula-se"
    r"|ulam-se"
    r"|ular-se-a)"
    r"|governad[oa]s?|interpretad[oa]s?|disciplinad[oa]s?|(?:lei|legislacao) (?:aplicavel"
    r"|de regencia|regente)"
    r"|aplica(?:m)?-se|ser(?:a|ao) aplicave(?:l|is)|vigorara|sob a egide|sujeita(?:m)?-se"
    r"|aplicar-se-(?:a|ao)|sera(?:o)? aplicad[ao]s?|submete(?:m)?-se"
    r"|submetid[oa]s?"
    r"|sujeit[oa]s? (?:a|as|ao)|elegem|elege)\b",
    _I,
)
# Another reason to name a law: never the governing one, whatever stands before.
_ELSE = re.compile(
    r"\b(?:organi[sz]ed|incorporated|formed|existing|established|registered|constituted|chartered"
    r"|(?:corporation|company|partnership|entity|association|llc|bank|trust)(?= [^,;.]{0,25}$|$)"
    r"|compl(?:y|ies|ying|iance|iant)|observ\w+|violat\w+|infring\w+|breach of|permi(?:tted"
    r"|ssible)|prohibited"
    r"|required (?:by|under)|allowed|rights? (?:under|available)|remed(?:y|ies) (?:under"
    r"|available)|entitled|licensed"
    r"|authorized|qualified|illegal|invalid|unenforceable|void|unlawful|resident|domiciled"
    r"|citizens?|arising"
    r"|(?:export|import|tax|securities|bankruptcy|insolvency|patent|copyright|trademark|privacy"
    r"|data protection"
    r"|antitrust|competition|employment|labou?r|environmental|customs|sanctions|anti-corruption"
    r"|anti-bribery"
    r"|intellectual property)(?: \w+)?(?= ?$| and regulations)"
    r"|imposed|contrary to|in conflict with|protection under|recogni[sz]ed (?:by|under)"
    r"|constituid[oa]s?|organizad[oa]s?|existente|sediad[oa]s?|cumpr\w+|respeit\w+|violac\w+"
    r"|exigid[oa]s?"
    r"|permitid[oa]s?|tribut\w+|domiciliad[oa]s?)\b",
    _I,
)
# A law put aside: it ends where a comma leads back to the law that governs.
_ASIDE = re.compile(
    r"\b(?:without (?:regard|reference|giving effect|application|respect|recourse)|regardless"
    r"|irrespective|excluding"
    r"|exclusive of|exclud\w+|except(?:ing)?|other than|conflicts?[ -](?:of|with)|rather than"
    r"|instead of"
    r"|not (?:by|under|those|the)|as opposed to|exclusion of|disregard\w*|application of"
    r"|not in conflict"
    r"|sem (?:considerar|levar|aplicar|prejuizo|observancia|dar efeito)|independentemente|exceto"
    r"|salvo|excluid\w+"
    r"|exclusao|conflitos?|em vez|e nao|nao pel\w+|ressalvad\w+|afastad\w+)\b",
    _I,
)
_BACK = re.compile(
    r",\s*(?:and )?(?:be )?(?:governed |construed |pel[ao]s? |com )?(?:by |in accordance with "
    r"|under |with "
    r"|pursuant to |according to |de acordo com |conforme )?(?:the |as |a |o )?(?:[a-z]+ ){0,2}$",
    _I,
)
_NOT = re.compile(
    r"\b(?:not|never|nor|nao|nunca|nem)\b(?! only)(?: (?:be|be deemed|ser|sera|serao|se"
    r"|to be))*,? ?$",
    _I,
)
_NEVER = re.compile(
    r"\b(?:in no (?:event|case|way)|under no circumstances?|at no time|no longer|ceas\w+ to|neither"
    r"|nothing|refus\w+ to|not (?:intended|agreed|understood|the case)|untrue|formerly|previously"
    r"|em nenhuma hipotese|de forma alguma|de modo algum|deixa\w* de)\b[^.;]{0,60}$",
    _I,
)

_SUBJECT = re.compile(
    r"(?:^|[.;:,)] ?|(?:^| )[0-9]+(?:\.[0-9]+)* |\b(?:that|and|agree|acknowledge|que|e|concordam"
    r"|to which"
    r"|aos quais) )(?:this agreement and )?"
    r"(?:the |a |as |o )?(?:[a-z]+ ){0,3}$",
    _I,
)
_OBJECT = re.compile(
    r"\b(?:under|by|of|with|to|in|from|per|pursuant to|within|applicable|for|through|because of"
    r"|pela|pelas|pelo"
    r"|segundo|conforme|de|da|das|do)(?: the| any| a)? (?:[a-z]+ ){0,1}$",
    _I,
)
GOVERNS_AFTER = re.compile(
    r"(?:,? ?\(?(?:without|excluding|exclusive|other than|except|irrespective|regardless"
    r"|notwithstanding|as in|as applied"
    r"|applicable|in effect|in force|not including|including|sem|excluid\w+"
    r"|vigente)[^;.]{0,200}?\)?,?)?"
    r" (?:shall |will |must |is to |also |alone |exclusively |solely |hereby )*"
    r"(?:govern(?:s|ed)?|controls?|appl(?:y|ies)|prevails?|be applied|be applicable"
    r"|(?:is |are )?(?:exclusively )?applicable"
    r"|(?:is|are|shall be|will be|be) the (?:governing|applicable) law|regera|regerao|rege|regem"
    r"|regulara"
    r"|aplicar-se-a|aplica-se|sera(?:o)? aplica\w+|sera a lei|prevalecera|disciplinara)\b",
    _I,
)
_BARE_WORDS = re.compile(
    r"\b(?:in|accordance|with|under|pursuant|to|by|the|according|and|shall|be|of|laws?|internal"
    r"|substantive|de|acordo"
    r"|com|conforme|pel[ao]s?|segundo|as?|o|e|governing|applicable)\b|[^\w]",
    _I,
)
BARE_LONGEST = 300
BARE_REST = 12
"""Letters that may remain beside a law phrase for the phrase to be the whole of the quote."""


def _last(pattern: re.Pattern[str], text: str, start: int, end: int) -> re.Match[str] | None:
    last = None
    for match in pattern.finditer(text, start, end):
        last = match
    return last


def governs_before(text: str, start: int, law: int) -> bool | None:
    """Whether the words from `start` to the phrase at `law` say it governs; None if silent."""
    end = law
    while True:
        governs = _last(GOVERNS, text, start, end)
        elsewhere = _last(_ELSE, text, start, end)
        aside = _last(_ASIDE, text, start, end)
        at = {match.start(): match for match in (governs, elsewhere, aside) if match is not None}
        if not at:
            return None
        nearest = at[max(at)]
        if nearest is governs:
            head = max(start, nearest.start() - 90)
            return not (
                _NOT.search(text, max(start, nearest.start() - 24), nearest.start())
                or _NEVER.search(text, head, nearest.start())
            )
        if nearest is elsewhere or not _BACK.search(text, nearest.end(), law):
            return False
        end = nearest.start()


def governs_behind(text: str, start: int, law: int, end: int) -> bool:
    """True where the law phrase is the subject of "shall govern" or "applies" behind it."""
    before = text[start:law]
    if _OBJECT.search(before) or not _SUBJECT.search(before):
        return False
    return GOVERNS_AFTER.match(text, end) is not None


def is_bare(text: str, law: int, end: int) -> bool:
    """True where the quote is hardly more than the law phrase itself."""
    if len(text) - (end - law) > BARE_LONGEST:
        return False
    if re.search(r"\b(?:not|no|never|nor|nao|nunca|excluded|except|exceto)\b", text, _I):
        return False
    rest = _BARE_WORDS.sub("", text[:law]) + _BARE_WORDS.sub("", text[end:])
    return len(rest) <= BARE_REST and not _ELSE.search(text[:law]) and not _ASIDE.search(text[:law])
