"""Words of a quoted sentence that its position does not know.

What takes a promise back stands in the same sentence as often as not: "and kindred subjects",
"copies excepted", "that it sells". Such tails can be put in any vocabulary; the vocabulary of an
honest clause on one topic is small. So a position can list it (`plain`), and here every other word
of a sentence that an accept rests on is raised.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice, pairwise
from typing import Final

from quotary.core.fieldcheck import read_field
from quotary.core.finding import Alert, Scalar
from quotary.core.gate_wording import raised
from quotary.core.item_promises import item_cuts, label_end
from quotary.core.plain_phrases import phrases_that_change_nothing
from quotary.core.playbook import FieldSpec, Position
from quotary.core.readers.duty_words import DUTY
from quotary.core.span import Span
from quotary.core.unit_view import UnitView
from quotary.core.whole_words import apart

OPENING: Final = 1_600
"""Characters of a contract that say what it is about, at most; they end at the first duty."""

MOST: Final = 3
"""Unknown words that are named of one position."""

_WORD: Final = re.compile(r"[^\W\d_]+")
# "…, and shall not disclose it": a promise of its own, which says nothing of the one before.
_PROMISE: Final = re.compile(
    r"[,;:]\s+(?:(?:and|or|nor|but)\s+)?(?:[-\u2013\u2022*]\s+|\(?[a-z]{1,4}[).]\s+)?(?:(?:it"
    r"|they|each|each of us|each party)\s+)?(?:to\s+)?(?:not\s+)?(?:shall"
    r"|will|must"
    r"|agrees?\s+to|undertakes?\s+to|keep|hold|use|make|disclose|protect|safeguard|take|give|return"
    r"|restrict|limit|treat|share|inform|ensure|procure|copy|reverse|guard|pass)\b"
)
_ROW: Final = re.compile(r"\n(?=[^\n|]{1,60}\||[A-Z][\w ]{0,30}:)")
# Words of grammar. Those that set conditions are the business of another check.
_SMALL_LIST: Final = (
    "a an the this that these those such any all each every both either neither no none not nor or "
    "and if unless until when where whenever while once as than then so to of in on at by from for "
    "with within without under upon into after before during between through throughout against "
    "over out up off per via but except save whether which who whom whose what it its they them "
    "their theirs he she his her we us our ours you your yours one two three four five six seven "
    "eight nine ten eleven twelve thirteen fourteen fifteen sixteen eighteen twenty thirty forty "
    "sixty ninety be is are was were been being am "
    "has have had having do does did done shall will would should must may can could might s t "
    "here there herein hereof hereto hereunder hereby thereof thereto therein thereunder therefrom "
    "therewith aforesaid said same respective respectively i ii iii iv v vi vii viii ix x "
    "other another whole even away nothing something everything nobody since still again ever "
    "together along around about above below well alike place right soon indeed thus hence both"
)
_ENDING: Final = re.compile(r"(?:ing|ed|es|s|e|d)$")
SHORT_NOT: Final = frozenset(
    (
        *("won", "don", "doesn", "didn", "isn", "aren", "wasn", "weren", "hasn", "haven", "hadn"),
        *("mustn", "needn", "shouldn", "wouldn", "couldn"),
    )
)
"""What stands before the "'t" of "won't" and "don't"."""
_LONG: Final = 6
# "No longer" ends what "and longer" leaves open, "not otherwise" what "or otherwise" does.
_ENDED: Final = re.compile(
    r"\b(?:no (?:longer|further|more)|(?:and|but) (?:not|in no way) otherwise)$"
)
_ENDS: Final = frozenset(("longer", "further", "more", "otherwise"))
_END: Final = 15
"""Characters before such a word in which it is ended."""
# What every clause between two parties speaks of: them, and the paper itself.
_PARTIES_LIST: Final = (
    "agree agrees agreed undertake undertakes commit commits covenant covenants promise promises "
    "acknowledge acknowledges confirm confirms accept accepts ensure ensures procure procures "
    "january february march april may june july august september october november december "
    "period term duration general first second date dated day written writing "
    "party parties company companies side sides partner partners person signatory signatories "
    "undersigned recipient recipients receiver receivers receiving discloser disclosers disclosing "
    "provider giver owner holder taker furnishing providing supplier vendor "
    "counterparty "
    "agreement letter deed nda undertaking document section sections clause clauses paragraph "
    "paragraphs article articles condition conditions schedule rule rules terms page cover sheet "
    "provision provisions confidential confidentiality information proprietary protected secret "
    "data material materials evaluation"
)
# A position that knows the one word knows the others: they say the same of information.
_SAME: Final = {
    "disclos": ("divulg*", "impart*", "reveal*", "communicat*"),
    "request": ("demand", "demanded", "requisition"),
}
SMALL: Final = frozenset((*_SMALL_LIST.split(), *_PARTIES_LIST.split()))


def unfamiliar_alerts(
    view: UnitView, quoted: Sequence[Span], position: Position, language: str
) -> tuple[Alert, ...]:
    """An alert per word, at most three, of the quoted sentences that the position does not list.

    () where the position lists nothing. Numbers and names in capitals that the contract has
    elsewhere too are known, and so are the words of its opening: what the parties talk about.
    """
    if not position.plain:
        return ()
    text, known, topic = view.index.text, _known(position.plain), opening_of(view)
    unknown: dict[str, Span] = {}
    sentences = [view.sentence(span) for span in quoted]
    for sentence in dict.fromkeys((*sentences, *_repeating(view, sentences, position))):
        for part in _about(view, sentence, position, quoted):
            flat = view.flat(part)
            passed = list(phrases_that_change_nothing(flat.text, position))
            passed.append((0, label_end(flat.text)))
            for word, at in _words(flat.text):
                if any(start <= at < end for start, end in passed):
                    continue
                if known(word) or (sentence.start >= topic.end and word in topic.words):
                    continue
                place = flat.source(at, at + len(word)).moved(part.start)
                if word not in unknown and not _is_name(text, place):
                    unknown[word] = sentence
    return tuple(
        raised("unfamiliar", language, sentence, cue=word)
        for word, sentence in islice(unknown.items(), MOST)
    )


def _repeating(view: UnitView, quoted: Sequence[Span], position: Position) -> Iterator[Span]:
    """Yields the sentences that state a number which decides, as a quoted one does.

    A table says "three years" and a clause says it again with a tail: the tail counts.
    """
    for spec in position.fields:
        if spec.type != "number" or not spec.derive:
            continue
        stated = {_number(view, spec, sentence) for sentence in quoted} - {None}
        for passage in view.passages(position.cues):
            if _number(view, spec, passage.sentence) in stated:
                yield passage.sentence


def _number(view: UnitView, spec: FieldSpec, sentence: Span) -> Scalar:
    reading = read_field(spec, sentence.of(view.index.text), view.language)
    return reading.value if reading is not None and reading.status == "value" else None


@dataclass(frozen=True, slots=True)
class Opening:
    """The words of the contract's opening, and where it ends."""

    words: frozenset[str]
    end: int


@lru_cache(maxsize=64)
def opening_of(view: UnitView) -> Opening:
    """The words with which the contract opens, up to its first duty."""
    text, start = view.index.text, view.span.start
    limit = min(view.span.end, start + OPENING)
    duty = DUTY.search(text, start, limit)
    end = view.sentence(Span(*duty.span())).start if duty else limit
    words = _words(view.flat(Span(start, max(start, end))).text)
    return Opening(frozenset(word for word, _ in words), end)


@lru_cache(maxsize=256)
def _known(plain: tuple[str, ...]) -> Callable[[str], bool]:
    """Whether a word in small letters is one of grammar or of the list, in any of its forms.

    "evaluat*" stands for every word that starts so; of words of six letters and more, "advise"
    also knows "advised", "advises" and "advising".
    """
    lowered = [word.lower() for word in plain]
    for listed, others in _SAME.items():
        lowered += others if any(word.startswith(listed) for word in lowered) else ()
    exact = SMALL | {word for word in lowered if not word.endswith("*")}
    stems = tuple(word.removesuffix("*") for word in lowered if word.endswith("*"))
    forms = {_ENDING.sub("", word) for word in lowered if len(word) >= _LONG}

    def known(word: str) -> bool:
        if word in exact or word.startswith(stems):
            return True
        return len(word) >= _LONG and _ENDING.sub("", word) in forms

    return known


def _about(
    view: UnitView, sentence: Span, position: Position, quoted: Sequence[Span]
) -> Sequence[Span]:
    """The promises of the sentence that hold a yes or no of the position; all where none does.

    Of a table, which is one sentence, the rows on the topic; of a list of promises where none holds
    one, the items that are quoted.
    """
    text = view.index.text
    rows = [match.start() for match in _ROW.finditer(text, sentence.start, sentence.end)]
    if rows:
        lines = [Span(a, b) for a, b in pairwise((sentence.start, *rows, sentence.end)) if a < b]
        return [line for line in lines if view.holds(line, position.cues)] or lines
    cuts = [match.start() for match in _PROMISE.finditer(text, sentence.start, sentence.end)]
    items = item_cuts(text, sentence, SMALL.__contains__)
    cuts = sorted({*cuts, *items})
    parts = [Span(a, b) for a, b in pairwise((sentence.start, *cuts, sentence.end)) if a < b]
    if len(parts) < 2:
        return parts
    answers = tuple(cue for spec in position.fields for cue in (*spec.yes, *spec.no))
    held = [part for part in parts if view.holds(part, answers)]
    if items and not held:
        held = [part for part in parts if any(part.overlaps(span) for span in quoted)]
    return held or parts


def _words(flat: str) -> Iterator[tuple[str, int]]:
    """Yields the words of a flattened text and where each begins; "longer" of "no longer" not."""
    for match in _WORD.finditer(flat):
        word, start = match[0], match.start()
        if word in SHORT_NOT and flat.startswith("'t", match.end()):
            continue
        if word in _ENDS and _ENDED.search(flat, max(0, start - _END), match.end()):
            continue
        yield word, start


def _is_name(text: str, place: Span) -> bool:
    """True for a word with a capital that the contract has elsewhere too, and for a lone letter."""
    word = place.of(text)
    if len(word) == 1:
        return True
    if not word[0].isupper():
        return False
    return any(start != place.start for start in apart(word, text))
