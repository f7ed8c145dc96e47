"""Whether words that are said to be the source's stand in it, whatever their case and spacing."""

from __future__ import annotations

import re
from functools import lru_cache

from quotary.core.folding import HARD, SOFT, fold_text


def stands_in(words: str, text: str) -> bool:
    """True where `words` stand in `text`, whole words in the same order."""
    wanted = even(words)
    if not any(map(str.isalnum, wanted)):
        return False
    left = r"(?<!\w)" if wanted[0].isalnum() else ""
    right = r"(?!\w)" if wanted[-1].isalnum() else ""
    return re.search(left + re.escape(wanted) + right, even(text)) is not None


@lru_cache(maxsize=1024)
def even(text: str) -> str:
    """The text in small letters on one line, words that a line break parts made whole."""
    folded = re.sub(rf"{SOFT}\s*", "", fold_text(text)).replace(HARD, "-")
    return " ".join(folded.split()).lower()
