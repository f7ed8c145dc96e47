"""What the sentences that bind nobody look like, as closed forms in English and Portuguese.

All patterns are for text in one line with plain signs, any case.
"""

from __future__ import annotations

import re
from typing import Final

MODAL: Final = re.compile(
    r"^(?:shall|will|must|should|dever(?:á|ão)|devem?|ser(?:á|ão)|s[ãa]o|é|fica(?:m|rá|rão)?)\b",
    re.IGNORECASE,
)
"""The word that the rest of a predicate follows."""

_ADVERB: Final = r"(?:(?:also|thereafter|automatically|hereby|always|at all times|tamb[ée]m),? )*"
_NOT: Final = r"(?:not |n[ãa]o )?"
_TEXT_NOUN: Final = (
    r"(?:agreements?|contracts?|letter|addend(?:um|a)|amendments?|deeds?"
    r"|statements? of (?:work|purpose)|clauses?|sections?|paragraphs?|articles?|provisions?"
    r"|schedules?|exhibits?|annex(?:es)?|appendi(?:x|ces)|terms?|conditions?|rules?|laws?"
    r"|statutes?|headings?|captions?|titles?|words?|singular|plural|masculine|feminine|gender"
    r"|references?|expressions?|definitions?|recitals?|interpretation|constructions?|failures?"
    r"|delays?|waivers?|invalidity|unenforceability|illegality|liabilit(?:y|ies)|limits?"
    r"|limitations?|exclusions?|remed(?:y|ies)|rights?|obligations?|duties|assignments?|transfers?"
    r"|modifications?|notices?|counterparts?|signatures?|termination|expiry|expiration"
    r"|contratos?|termos?|acordos?|cl[áa]usulas?|anexos?|toler[âa]ncias?|invalidade|nulidade"
    r"|(?<=this )(?-i:[A-Z])[\w-]*"
    r"|omiss(?:[ãa]o|[õo]es)|disposi[çc](?:[ãa]o|[õo]es)|obriga[çc](?:[ãa]o|[õo]es)|direitos?"
    r"|leis?|vig[êe]ncia|prazos?|t[íi]tulos?|express[õo]es|palavras?|refer[êe]ncias?|aditivos?)"
)
_THE: Final = (
    r"(?:(?:this|the|these|those|any|no|each|every|all|such|its|their|an?|neither|either|both"
    r"|nothing in|(?:each|either|neither|the other) party's"
    r"|other|same|said|respective|o|a|os|as|est[ea]s?|qualquer|quaisquer|nenhum\w*"
    r"|todos os|todas as|essas?|esses?)\s+){0,3}"
)
_KIND: Final = (
    r"(?:(?:governing|confidentiality|payment|master|services?|main|general|special|express|implied"
    r"|printed|written|oral|clause|section|other|remaining|accrued|statutory|contractual|non-contractual|legal"
    r"|entire|total|aggregate|initial|presente|referid[oa]|invalid|void|unenforceable)\s+){0,3}"
)
_OPENS: Final = (
    r"(?:(?:in|under|for the purposes? of|notwithstanding|subject to|n[ea]st[ea]|para os fins d\w+)"
    r"\s+(?:this|these|the|that|est[ea]s?)?\s*\w+(?:\s[\d.]+)?,?\s+)?"
)
_AFTER_NOUN: Final = (
    r"(?:\s*\(?[\d.]+[\w.)]*(?:(?:,|\s(?:and|or|to|e|ou|a))+\s*\(?[\d.]+[\w.)]*)*)?"
    rf"(?:,?\s(?:and|or|e|ou|nor)\s+{_THE}{_KIND}{_TEXT_NOUN})*"
    r"(?:\s*\([^()]*\))?"
    r"(?:\s+(?:takes? effect|comes? into (?:force|effect)|enters? into (?:force|effect))\b"
    r"[^;:,]*\sand)?"
    r"(?:\s+(?:of|in|under|to|for|from|between|on|with|about|given|set|made|arising|contained"
    r"|referred|herein|hereof|hereunder|hereto|thereof|importing|denoting|imparting|such as"
    r"|that (?:is|are|has|have|was|were|by)|which (?:is|are|has|have|was|were|by)|by"
    r"|d[aeo]s?|n[ao]s?|em|entre|para|que (?:s[ãa]o|é|forem)|quanto)\b"
    r"(?:(?!\b(?:who|whom|that the|which the|que [ao])\b)[^;:])*)?"
)
TEXT_SUBJECT: Final = re.compile(
    rf"^[\W\d]*{_OPENS}{_THE}{_KIND}{_TEXT_NOUN}(?![-\w'’]){_AFTER_NOUN}\s*,?\s*(?:n[ãa]o\s*)?$",
    re.IGNORECASE,
)
"""A subject that is a text, a rule, a right or an event: it can hold without anybody's doing."""

_WORDS_OF_TEXTS: Final = (
    r"(?:(?:headings?|captions?|titles?|t[íi]tulos?)"
    r"(?=\s*(?:n[ãa]o\s*)?$|\s+(?:and|or|of|in this|in these|to|e|d[aeo]s?)\b)"
    r"|references? to(?! be\b)|(?:the )?(?:words?|terms?|expressions?)\s+"
    r"(?:[\"\u201c][^\"\u201d]{1,60}[\"\u201d]|importing|denoting|imparting|in the|such as)"
    r"|(?:capitali[sz]ed |defined )?(?:terms|words|expressions)(?: (?:and|or) (?:terms|words"
    r"|expressions))?(?: not)?(?: otherwise)? (?:defined|used)\b"
    r"|(?:os )?(?:termos|express[õo]es)(?: n[ãa]o)? (?:definid|utilizad|grafad|empregad)[oa]s\b"
    r"|words(?=\s*$|\s+(?:in|that|which|used|and|defined|of one)\b)"
    r"|the singular|the plural|singular|plural|masculine|feminine|gender"
    r"|refer[êe]ncias? a|as palavras|os termos|as express[õo]es)"
)

ABOUT_WORDS: Final = re.compile(
    rf"^[\W\d]*{_OPENS}(?:(?:the|a|an|any|each|all|every|no|these|os|as|o|a|qualquer)\s+)*"
    rf"(?:(?:clause|section)\s+)?{_WORDS_OF_TEXTS}(?![-\w]){{0,1}}"
    r"(?:(?!\b(?:who|whom|shall|must|will)\b)[^;:])*$",
    re.IGNORECASE,
)
"""A subject that is words, headings or references."""

_CONSTRUED: Final = (
    r"(?:construed|interpreted|ignored|disregarded|interpretad[oa]s?|entendid[oa]s?)"
)
READ: Final = re.compile(
    rf"^\W*{_ADVERB}{_NOT}{_ADVERB}(?:"
    rf"(?:be|ser) {_CONSTRUED}\b|(?:interpretad|entendid|lid)[oa]s?\b"
    r"|be (?:read|taken|understood) (?:and (?:construed|interpreted|understood)\b|as\b|together\b"
    r"|in (?:conjunction|accordance|the (?:light|context|sense))\b|to (?:mean|include|refer)\b"
    r"|without\b)"
    r"|be read with\b"
    r"|be deemed (?:to (?:include|mean|refer)|(?:a )?references?)\b"
    r"|be for (?:convenience|reference|ease of reference)\b"
    r"|(?:affect|afetar) (?:the |its |their |a |sua )?(?:construction|interpreta\w+|meaning)\b"
    r"|(?:limit|affect|restrict) the (?:words|generality|sense|meaning)\b"
    r"|have the (?:same )?meanings?\b|mean\b|refer to\b|prevail\b|take precedence\b)",
    re.IGNORECASE,
)
INCLUDES: Final = re.compile(rf"^\W*{_ADVERB}{_NOT}(?:include|incluir)\b", re.IGNORECASE)

DEFINED: Final = re.compile(
    r"^\W*(?:(?:\(?[a-z0-9]{1,4}(?:\.[0-9]{1,3})*[.)]?|[\u2022-])\s+)?"
    r"(?:(?:in|under|for the purposes? of|para os fins d\w+|n[ea]st[ea])"
    r"\s[^\"\u201c,;:]{1,60},?\s+)?"
    r"(?:(?:the|o|a)\s+)?(?:(?:defined )?(?:terms?|words?|expressions?|termos?|express(?:[ãa]o"
    r"|[õo]es))\s+)?"
    r"[\"\u201c'\u2018\u00ab][^\"\u201d\u00bb]{1,80}[\"\u201d'\u2019\u00bb]"
    r"(?:\s*(?:,|and|or|e|ou)\s*(?:and |or )?[\"\u201c'\u2018\u00ab][^\"\u201d\u00bb]{1,80}"
    r"[\"\u201d'\u2019\u00bb])*\s*(?:\([^()]*\)\s*)?,?\s*"
    r"(?P<verb>(?:(?:shall|will|must|dever[áã]o?|ter[áã]o?)\s+)?(?:hereby\s+)?(?:means?\b"
    r"|mean and include\b|ha(?:s|ve) the (?:same )?meanings?\b|denotes?\b"
    r"|(?:is|are|be) defined\b|significa[rm]?\b|o significado\b))",
    re.IGNORECASE,
)
"""A sentence whose subject is the defined term itself."""

SECOND_VERB: Final = re.compile(
    # The party as the doer of a clause inside: "by which the Seller delivers", "secret by the …".
    r"\b(?:(?:by|during|within|until|on|at|after|before|for|in|under|to|upon|from|of)"
    r" (?:which|whom)"
    r"|whereupon|whereby|failing which|in which case|(?:who|which)(?= (?:shall|must|will)))\b"
    r"|\b(?:to be|payable|due|owed|staffed|kept|borne|forbidden|prohibited)\b[^,;]{0,60}"
    r"\b(?:by|from|to)\s+(?:the\s+|each\s+)?(?-i:[A-Z])\w+"
    r"|\b(?:to be|ser)\s+(?:kept|paid|held|made|delivered|returned|used|given|pag\w+|mantid\w+"
    r"|entreg\w+)\b|\bis (?:forbidden|prohibited|banned|payable|due)\b"
    r"|\b(?:em que|pel[oa] qual|sob (?:a )?(?:pena|responsabilidade)|devid[oa]s? pel[oa]s?)\b"
    r"|\b(?:[àa] qual|no qual|na qual|a ser\w*)\b",
    re.IGNORECASE,
)
"""A verb behind the definition by which somebody has to do something."""

UNLESS: Final = re.compile(
    r"\b(?:without|unless|except (?:with|where|if|as)|until|save (?:with|where)"
    r"|only (?:if|with|when)"
    r"|absent|sem|salvo|a menos que|exceto (?:com|se))\b(?! (?:limitation|prejudice|preju[íi]zo"
    r"|limita|regard|reference|giving effect|considera|affecting|invalidating))",
    re.IGNORECASE,
)
"""An effect that holds unless somebody does something: "of no effect without consent"."""

WIDENED: Final = re.compile(
    rf"^\W*{_ADVERB}(?:apply\b|extend to\b|cover\b|aplicar\w*|estender\w*)",
    re.IGNORECASE,
)
DUTIES: Final = re.compile(
    r"\b(?:obligations?|dut(?:y|ies)|covenants?|undertakings?|rights?|restrictions?|prohibitions?"
    r"|obriga[çc](?:[ãa]o|[õo]es)|dever(?:es)?|direitos?|restri[çc](?:[ãa]o|[õo]es)"
    r"|veda[çc](?:[ãa]o|[õo]es))\b",
    re.IGNORECASE,
)
"""With these, "shall apply to all employees" binds more people and is no mere effect."""

RECITES: Final = re.compile(
    r"^\W*(?:\([A-Za-z0-9]{1,3}\)\W*|[A-Za-z0-9]{1,3}\.\W*)?(?:whereas|considerando)\b[,:]?",
    re.IGNORECASE,
)
OPERATIVE: Final = re.compile(
    r"\b(?:now,? therefore|therefore|hereby|agrees?|undertakes?|covenants?|promises?|it is agreed"
    r"|acordam|resolvem|obriga\w*|compromete\w*|pelo presente|isto posto|ajustam|convencionam)\b",
    re.IGNORECASE,
)
"""Words by which somebody binds himself there and then."""

NEW_SUBJECT: Final = re.compile(
    r"(?:[,;:]|\b(?:and|but|e|mas)\b)\s+(?:then\s+|that\s+|also\s+)?(?:the|each|either|neither|no"
    r"|every|any|all|an?|such|it|they|both|a|o|os|as|cada|qualquer|nenhuma?|[A-Z][\w&-]+)\b"
    r"[^,;:]{0,80}$"
)
"""That another clause with a subject of its own has begun."""

RIGHT: Final = re.compile(
    rf"^\W*{_ADVERB}(?:(?:have|retain|ter(?:á|ão)?) (?:(?:the|a|an|all|any|its|sole"
    r"|exclusive|o|full) )*(?:rights?|direitos?) (?:to|of|in|over|under|d[aeo]|à|ao)\b"
    r"|be (?:entitled|permitted|allowed|free|at liberty) to\b"
    r"|(?:not|n[ãa]o) (?:be )?(?:required|obliged|obligated) to\b"
    r"|have no (?:obligation|duty|liability) (?:to|for)\b|ser n[ãa]o obrigad\w+\b)",
    re.IGNORECASE,
)
LIMITS: Final = re.compile(
    r"\b(?:only|unless|except|until|other than|provided|but|solely|merely|s[óo]|somente|apenas"
    r"|salvo|exceto|desde que|at least|at its own|sole(?:ly)? (?:cost|expense))\b",
    re.IGNORECASE,
)
"""What turns a right into a duty or a prohibition: "shall be allowed to trade only with"."""

NOBODY: Final = re.compile(
    r"\b(?:no|nobody|none|nothing|neither|nor|nenhum\w*|ningu[ée]m)\b", re.IGNORECASE
)

_EFFECTS: Final = (
    r"be binding\b(?!.*\bto (?!the\b|their\b|its\b|any\b)[a-z]+)"
    r"|be (?:governed|construed|interpreted|effective|void|valid|null|invalid|severable"
    r"|enforceable|unenforceable|of no|in effect|in force|cumulative|an original"
    r"|a waiver|an admission)\b"
    r"|be in addition to [^,;]{0,40}?(?:rights?|remed|obligation|dut(?:y|ies)|warrant)"
    r"|be subject to (?:the|any|all) (?:same )?(?:limit(?:ation)?s?|exclusions?|caps?|provisions"
    r"|terms|conditions|rules) (?:and (?:limitations|exclusions|conditions) )?"
    r"(?:set out|stated|contained|of|in)\b"
    r"|be held (?:to be )?(?:invalid|void|illegal|unenforceable)\b"
    r"|be (?:deemed|considered|regarded|treated as)\b"
    r"(?! (?:by|and|at|on|within|during|for|with|when|after|before|in (?!breach|default|force))\b)"
    r"(?!.*\b(?:confidential|secret|private)\b)"
    r"|be (?:the )?exclusive(?:ly)?(?: governed| subject| remed)"
    r"|survive\b|remain (?:in (?:full )?(?:force|effect)|valid|binding|enforceable|unaffected)\b"
    r"|inure\b|enure\b"
    r"|bind (?:the |their |its )?(?:respective )?(?:successors|parties|heirs|assigns)\b(?!.*\bto\b)"
    r"|prevail\b|take precedence\b|control\b(?=\s*(?:$|[.,;]|over\b|in\b))"
    r"|supersede\b|govern\b|commence\b|expire\b|lapse\b"
    r"|terminate (?:automatically|on|upon)\b|continue (?:in|until|for)\b"
    r"|come into (?:force|effect)\b|take effect\b(?! as\b)"
    r"|have (?:no|the same|full) (?:force|effect)\b"
    r"|affect (?:the validity|any|the (?:other|rest|remaining))\b|impair (?:any|the)\b"
    r"|operate (?:as|to) (?:an? |any )?(?:waive\w*|estoppel|release|novation)\b"
    r"|constitute (?:an? |any |the )?(?:waiver|entire|whole|one|single|original|novation|admission"
    r"|breach|default|representation|partnership|joint venture|agency|acceptance)\b"
    r"|(?:limit|exclude)(?: or (?:limit|exclude))? (?:any |the |either party's )?liability\b"
    r"|apply\b(?! (?:for|the|all|each|its|their)\b)|extend to\b"
    r"|(?:ser )?(?:regid|considerad|v[áa]lid|nul|interpretad|entendid|tid)[oa]s?\b"
    r"(?! (?:pel[ao]|por) (?:contrat|part|forn|client))"
    r"|em vigor\b|vigor\w*\b|sobreviver\w*\b|prevalecer\w*\b|permanecer\w* (?:em vigor|v[áa]lid)"
    r"|constituir\w* (?:nova[çc][ãa]o|ren[úu]ncia)"
)
EFFECT: Final = re.compile(rf"^\W*{_ADVERB}{_NOT}{_ADVERB}(?:{_EFFECTS})", re.IGNORECASE)
NO_WAIVER: Final = re.compile(
    r"^\W*(?:em )?(?:nova[çc][ãa]o|ren[úu]ncia|precedente|altera[çc][ãa]o)\b", re.IGNORECASE
)
"""What lenience does not come to: "não implicará novação nem renúncia"."""

IMPLIES: Final = re.compile(r"^(?:implicar|importar|constituir|configurar)(?:[áa]|[ãa]o)$", re.I)

UNBOUND: Final = re.compile(
    r"\b(?:n[ãa]o se|n[ãa]o (?:est[áa]|fica|ficar[áa]|ser[áa]|é)|(?:is|are|shall be) not"
    r"|(?:shall|will) not be)\s+$",
    re.IGNORECASE,
)
OBLIGED: Final = re.compile(
    r"^(?:obriga(?:m|d[oa]s?)?|obrigar[áa]|comprometid[oa]s?|bound|obliged|obligated|required)\b"
    r"(?:\s+(?:to|a))?$",
    re.IGNORECASE,
)
"""A duty that is denied: with `UNBOUND` before it nobody is bound."""

SELF_CONTAINED: Final = re.compile(
    r"^(?:reger|vigorar|prevalecer|subsistir|sobreviver)\w*(?:-se)?$", re.IGNORECASE
)

CAPPED: Final = re.compile(
    rf"^\W*{_NOT}(?:exceed|be (?:limited|capped|restricted) (?:to|at)|exceder|superar)\b",
    re.IGNORECASE,
)
LIABILITY: Final = re.compile(
    r"\b(?:liabilit(?:y|ies)|responsabilidade)\b(?!\s+(?:insurance|cover|policy))", re.IGNORECASE
)
"""A cap is an effect only where it caps liability: a delay that is capped is a duty."""

NOT_LIABLE: Final = re.compile(
    r"^\W*(?:(?:in any event|in no event|under any circumstances),? )?(?:not )?be liable for\b",
    re.IGNORECASE,
)

DOES: Final = re.compile(
    r"\b(?:the|each|o|a|os|as) (?-i:[A-Z\u00c0-\u00dd])[\w-]+ [a-z]+(?:ing|ndo)\b"
    r"|\bbind(?:s|ing)?\s(?:the|each|any)\s(?-i:[A-Z\u00c0-\u00dd])|"
    # Somebody does it, or has it done: an effect needs nobody.
    r"\b(?:by|pel[ao]s?|por)\s+(?:(?:the|each|either|both|a|an|o|its|their)\s+)?"
    r"(?-i:[A-Z\u00c0-\u00dd])"
    r"(?!(?:aw|ngl|tat|epubl)\w*\b)(?![\w ]{0,30}\b(?:[Ll]aws?|Acts?|Codes?|Leis?|C[óo]digo)\b)"
    r"|(?:[,;]|\b(?:and|but|while|e|mas|enquanto))\s+"
    r"(?:(?:the|each|every|either|both|o|a|os|as)\s+)?(?-i:[A-Z\u00c0-\u00dd])"
    r"(?!(?:greement|ddendum|nnex|chedule|lause|ection|xhibit|nexo|ontrato)s?\b)"
    r"[\w'-]+(?:\s(?-i:[A-Z\u00c0-\u00dd])[\w'-]+)*\s(?!(?:and|or|of|in|to|for|on|as|at|law|laws"
    r"|e|ou|de|d[aeo]s?|em)\b)(?-i:[a-z\u00df-\u00ff])"
    r"|\b(?:and|but)\s(?:the|its|their|all|any)\s[^,;]{1,40}\sbe\s"
    r"|\b(?:oblig\w+|requir\w+|undertak\w+|commitment|guarantee|indemn\w+|promise)\b"
    r"|\b(?:and|but|e|mas) (?:(?:be|then|also|ser) )*(?!(?:construed|interpreted|governed|enforced"
    r"|limited|deemed|considered|regarded|interpretad|considerad|regid)\w*\b)"
    r"[a-z]+(?:ed|ad[oa]s?|id[oa]s?)\b"
    r"|\b(?:and|but) (?:pay|deliver|keep|provide|give|make|return|notify|maintain|perform|ensure"
    r"|procure|supply|send|report|comply)\b",
    re.IGNORECASE,
)
