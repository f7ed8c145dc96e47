"""Whether what a reading took for the title of a clause is a sentence, which says something.

"3.2 A Cláusula 8 não vale. O mais segue." begins like "3.2 Pagamento. O mais segue.": what a person
tells apart by the verb, a reading by layout may not.
"""

from __future__ import annotations

import re
from typing import Final

from quotary.core.flat_text import flatten

_WORDS: Final = 4
"""Words that begin with an article and are a sentence; "O Objeto do Contrato" has no more."""

_ARTICLE: Final = re.compile(
    r"(?:o|a|os|as|um|uma|cada|qualquer|nenhum|nenhuma|todo|toda|todos|todas|este|esta|nada|the|each"
    r"|any|no|all)\b"
)
# With their accents, by which "será" and "esteira" differ.
_FINITE: Final = re.compile(
    r"\b(?:\w{2,}(?:ará|erá|irá|arão|erão|irão)|\w{2,}[ -](?:se|lhe|lhes)|não|é|são|está|estão|fica"
    r"|ficam|deve|devem|pode|podem|cabe|cabem|vale|valem|aplica|segue|seguem|permanece|continua"
    r"|tem|têm|há|significa|shall|will|must|may|is|are)\b"
)


def is_sentence(title: str) -> bool:
    """True for words with a finite verb, or an article before more than a name."""
    line = flatten(title).text.strip()
    if len(line.split()) > _WORDS and _ARTICLE.match(line):
        return True
    return _FINITE.search(title.lower()) is not None
