"""The language of a text by its commonest words."""

from __future__ import annotations

import re
from collections import Counter

COMMONEST = {
    "en": "the of and to in shall any or be by this for is that with as such not it",
    "pt": "o a os as de do da dos das e em no na que para por com não ao à pelo pela ou um uma se "
    "será",
    "es": "el la los las de del y en que para por con no al o un una se será su lo entre cual",
    "fr": "le la les de du des et en que pour par dans est au aux ou un une ce ne",
    "de": "der die das und in den von zu mit dem des ist nicht für auf oder ein eine",
    "it": "il lo la i gli le di del della e in che per con non al o un una si",
}
"""The commonest function words of each language (own choice, closed classes only)."""

STOP_WORDS = {language: frozenset(words.split()) for language, words in COMMONEST.items()}

WORD = re.compile(r"[^\W\d_]+")
SAMPLE_CHARACTERS = 1_200
SAMPLES = 4
MINIMUM_SHARE = 0.12
"""Of words that are stop words; running prose has 0.3 to 0.5 in its own language."""


def detect_language(text: str) -> str:
    """ISO 639-1 code of the language that most of the text's sampled words belong to, "" if none.

    Function words shared by two languages count for both; the rarer ones decide.
    """
    sampled = _sample(text).lower().split()
    total = len(sampled)
    words = Counter(sampled)
    if total < 4:
        return ""
    scores = {
        language: sum(words[word] for word in stop_words)
        for language, stop_words in STOP_WORDS.items()
    }
    best = max(scores, key=lambda language: scores[language])
    return best if scores[best] >= max(2, total * MINIMUM_SHARE) else ""


def stop_word_share(text: str, least: int) -> float:
    """The largest share of stop words that any known language has among the sampled words.

    1.0 for fewer than `least` words in Latin letters: too few to tell.
    """
    words = [word for word in WORD.findall(_sample(text).lower()) if word < "\u0250"]
    if len(words) < least:
        return 1.0
    return max(sum(word in known for word in words) for known in STOP_WORDS.values()) / len(words)


def _sample(text: str) -> str:
    if len(text) <= SAMPLES * SAMPLE_CHARACTERS:
        return text
    step = len(text) // SAMPLES
    return "\n".join(text[i * step : i * step + SAMPLE_CHARACTERS] for i in range(SAMPLES))
