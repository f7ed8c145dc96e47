"""What an answer or a decline says beside its quotes, in sentences for a person."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from quotary.core.questions.answer import Answer, Reason
from quotary.core.questions.kinds import WANTED
from quotary.core.questions.looked_at import LookedAt, WordSeen

REASONS: Final[Mapping[Reason, str]] = {
    "": "",
    "nothing_found": "Nothing in the document was found to answer it.",
    "not_verified": "What was proposed as the answer is not in the document.",
    "addressed_to_machine": "What was proposed is a passage that speaks to a reviewing machine; "
    "that is no answer.",
    "hidden": "What was proposed stands in text that a reader of the page does not see.",
    "off_point": "What was proposed is in the document, but not on the point of the question.",
    "no_value": "What was proposed is on the subject, but does not state {wanted}.",
    "other_party": "What was proposed is on the subject, but speaks of another party than the "
    "question.",
    "other_unit": "What was proposed is on the subject, but not in the unit that the question asks "
    "for.",
    "cut_off": "What was proposed is part of a sentence too long to be shown with its conditions.",
    "no_subject": "The question has no word that says what it is about.",
}
DROPPED: Final[Mapping[str, str]] = {
    "not_verified": "not in the document",
    "addressed_to_machine": "spoke to a machine",
    "hidden": "hidden on the page",
    "off_point": "not on the point",
    "other_party": "of another party",
    "other_unit": "in another unit",
    "cut_off": "cut off from its conditions",
    "no_value": "without the value asked for",
}


def why_declined(answer: Answer) -> str:
    """Why there is no answer, in a sentence; "" where there is one."""
    return REASONS[answer.reason].format(wanted=WANTED.get(answer.kind, "what was asked for"))


def what_was_looked_at(looked_at: LookedAt) -> str:
    """What was read and which words of the question the document has, in two or three sentences."""
    read = f"{looked_at.characters:,} characters"
    if looked_at.pages:
        read = f"{_count(looked_at.pages, 'page')}, {read}"
    if looked_at.windows > 1:
        read += f", in {looked_at.windows} parts"
    said = [f"Looked at: the whole document ({read})."]
    there = [f"“{each.word}” ({each.sentences})" for each in looked_at.words if each.sentences]
    if there:
        said.append(f"Sentences with words of the question: {', '.join(there)}.")
    missing = [_missing(each) for each in looked_at.words if not each.sentences]
    if missing:
        said.append(f"Nowhere in it: {', '.join(missing)}.")
    return " ".join(said)


def _missing(word: WordSeen) -> str:
    alike = f" (words like it in {_count(word.alike, 'sentence')})" if word.alike else ""
    return f"“{word.word}”{alike}"


def _count(number: int, word: str) -> str:
    return f"{number:,} {word}{'' if number == 1 else 's'}"
