"""What a session of questions to one document would take, estimated from the document alone."""

from __future__ import annotations

from dataclasses import dataclass

from quotary.cli.costing import Cost, Usage, cost
from quotary.core.document import Document
from quotary.core.questions.prompting import question_prompt
from quotary.core.questions.windows import CHARACTERS_PER_TOKEN, windows
from quotary.core.span import Span
from quotary.extractor.live.prices import Prices

QUESTION_TOKENS = 30
ANSWER_TOKENS = 150
"""Of a question, and of a reply with one or two quotes; both can be given."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A session of `questions` to a document that is read in `windows` parts."""

    questions: int
    windows: int
    prefix_tokens: int
    cached: Usage
    price: Cost


def estimate(
    document: Document,
    questions: int,
    model: str,
    prices: Prices,
    *,
    window_tokens: int,
    question_tokens: int = QUESTION_TOKENS,
    answer_tokens: int = ANSWER_TOKENS,
) -> Estimate:
    """The session, if every question after the first finds each window's prefix in the cache.

    Tokens are characters of the real prompts divided by four: an estimate, good to some ten per
    cent in English.
    """
    spans = windows(document, window_tokens)
    prefix = sum(_prefix_tokens(document, span) for span in spans)
    prompt = questions * (prefix + question_tokens * len(spans))
    usage = Usage(
        calls=questions * len(spans),
        prompt=prompt,
        cached=max(0, questions - 1) * prefix,
        completion=questions * answer_tokens * len(spans),
    )
    return Estimate(questions, len(spans), prefix, usage, cost(usage, model, prices))


def _prefix_tokens(document: Document, span: Span) -> int:
    prompt = question_prompt("", document, span)
    characters = len(prompt.instructions) + len(prompt.prefix)
    return -(-characters // CHARACTERS_PER_TOKEN)
