"""Quotes asked for from outside, and citations as rows and sentences for pipelines and people."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

from quotary.core.citation import Citation
from quotary.core.span import Span

Row = dict[str, object]

REASONS: Mapping[str, str] = {
    "not_found": "Nothing like it stands in the document.",
    "word_differs": "The words differ.",
    "number_differs": "A number differs.",
    "case_differs": "Only capital and small letters differ.",
    "punctuation_differs": "The punctuation differs.",
    "spacing_differs": "Words are joined or parted that the document does not join or part.",
    "script_differs": "Letters of another script stand where the document has plain ones.",
    "stitched": "It runs two passages together; give each as a fragment of its own.",
    "ellipsis": "Something is left out of it; give each part as a fragment of its own.",
    "mid_word": "It begins or ends inside a word.",
    "mid_number": "It begins or ends inside a number or amount.",
    "too_short": "It is too short to be told from chance: quote at least three telling words.",
    "too_long": "It is longer than any quote may be; quote the sentences that matter.",
    "empty": "There are no words in it.",
    "echo": "It is wording of the question, not of the document.",
    "out_of_order": "It stands before the fragment that it was given after.",
    "too_many_places": "It reads like too much of the document to be placed.",
    "no_text": "The document has no text to check it against.",
}
"""Each reason for a citation that is not verified, as a sentence for a person."""

FLAGS: Mapping[str, str] = {
    "ambiguous": "It stands in several places.",
    "negation_before": "A negation or exception before it was left out.",
    "negation_after": "An exception or condition after it was left out.",
    "mid_sentence": "It is part of a longer sentence.",
    "ellipsis": "The document itself leaves something out there.",
    "control_chars": "Invisible control characters stand in it.",
    "elsewhere": "It stands outside of the part that was read.",
    "ocr": "The text was recognised from an image.",
    "hidden": "Text that the page does not show as the contract's words stands in it.",
}
"""Each flag of a verified citation, as a sentence for a person."""


class RequestInvalid(ValueError):
    """A line that asks for no quote; the message says what was found and what is wanted."""


@dataclass(frozen=True, slots=True)
class Request:
    """One quote as fragments in document order, and the part of the document it is from."""

    fragments: tuple[str, ...]
    near: Span | None = None


def parse_request(line: str) -> Request:
    """The request in one JSON line: a string, or `{quote: string or list, near?: [start, end]}`.

    Raises:
        RequestInvalid: the line is neither.
    """
    try:
        value: object = json.loads(line)
    except (ValueError, RecursionError):
        raise RequestInvalid('this is not JSON; give {"quote": "…"}') from None
    if not isinstance(value, dict):
        return Request(_fragments(value))
    fields = cast("dict[str, object]", value)
    if "quote" not in fields:
        raise RequestInvalid("this object has no quote")
    return Request(_fragments(fields["quote"]), _near(fields.get("near")))


def as_row(citation: Citation) -> Row:
    """The citation as JSON values: quote, status, reason, spans, pages, flags.

    `reason` is null where the quote is verified. A span's offsets count characters of the text that
    `quotary read` gives, `end` is not included; the chosen place comes first.
    """
    return {
        "quote": citation.quote,
        "status": citation.status,
        "reason": citation.reason or None,
        "spans": [_place(span) for span in citation.spans],
        "pages": list(citation.pages),
        "flags": list(citation.flags),
    }


def as_explained_row(citation: Citation) -> Row:
    """The row with `matched`, `alerts` (flags that lift an accept), `sentence` and `closest`."""
    closest = citation.closest
    return {
        **as_row(citation),
        "matched": citation.matched or None,
        "alerts": list(citation.alerts),
        "sentence": explain(citation),
        "closest": closest
        and {**_place(closest.span), "document_has": closest.expected, "quote_has": closest.found},
    }


def unread_row(quote: str, reason: str) -> Row:
    """The row of a quote whose document could not be read, with the reading's reason."""
    return as_row(Citation(quote, "uncheckable", reason=reason))


def explain(citation: Citation) -> str:
    """Whether and where the quote stands, or why not, in a sentence or two for a person."""
    if not citation.verified:
        return f"{REASONS.get(citation.reason, 'It could not be checked.')}{_difference(citation)}"
    pages = ", ".join(map(str, citation.pages))
    where = (
        f" on page {pages}" if len(citation.pages) == 1 else f" on pages {pages}" if pages else ""
    )
    said = [
        f"It stands in the document{where}.",
        *(FLAGS.get(flag, flag) for flag in citation.flags),
    ]
    return " ".join(said)


def _difference(citation: Citation) -> str:
    closest = citation.closest
    if closest is None or not (closest.expected or closest.found):
        return ""
    if not closest.found:
        return f" The document goes on with “{closest.expected}”."
    if not closest.expected:
        return f" The document does not have “{closest.found}” there."
    return f" The document has “{closest.expected}” where the quote has “{closest.found}”."


def _place(span: Span) -> Row:
    return {"start": span.start, "end": span.end}


def _fragments(value: object) -> tuple[str, ...]:
    if isinstance(value, str):
        return (value,)
    if isinstance(value, list):
        parts = cast("list[object]", value)
        strings = tuple(part for part in parts if isinstance(part, str))
        if strings and len(strings) == len(parts):
            return strings
    raise RequestInvalid("a quote is a string, or a list of strings that are its fragments")


def _near(value: object) -> Span | None:
    if value is None:
        return None
    if isinstance(value, list):
        match cast("list[object]", value):
            case [int() as start, int() as end] if 0 <= start <= end:
                return Span(start, end)
            case _:
                pass
    raise RequestInvalid("near is a start and an end in the document's characters: [120, 480]")
