"""One unit's calls so far: each reply checked for how it ended, and what all of them add up to."""

from __future__ import annotations

from dataclasses import dataclass

from quotary.core.plain import shown
from quotary.core.proposal import Proposal
from quotary.extractor.live.calls import Calls, Errand
from quotary.extractor.live.client import Request
from quotary.extractor.live.failures import ModelFailure
from quotary.extractor.live.kept import KeptAnswer
from quotary.extractor.live.prices import Prices
from quotary.extractor.live.usage import usage_of
from quotary.extractor.proposers import CannotPropose, Made
from quotary.log.facts.proposed import Usage

_REFUSED = frozenset({"content_filter", "refusal", "safety"})


@dataclass(frozen=True, slots=True)
class Spent:
    """What the calls of one errand came to: the last reply, and everything of all of them."""

    raw: bytes
    model: str
    usage: Usage
    ms: int


class Conversation:
    """The calls of one errand."""

    def __init__(self, calls: Calls, errand: Errand, prices: Prices) -> None:
        self._calls = calls
        self._errand = errand
        self._prices = prices
        self._answers: list[KeptAnswer] = []

    async def reply(self, request: Request) -> str:
        """The text of a reply that ended as a reply should.

        Raises:
            CannotPropose: model_unreachable, truncated or refused.
        """
        try:
            kept = await self._calls.answer(self._errand, len(self._answers), request)
        except ModelFailure as failure:
            raise self.cannot(failure.code, failure.sentence, again=failure.again) from failure
        self._answers.append(kept)
        # How it ended comes first: a reply that was cut off can still happen to be valid JSON.
        if kept.about.finish == "length":
            raise self.cannot("truncated", _truncated(kept, request.max_tokens))
        if kept.about.refusal or kept.about.finish in _REFUSED:
            raise self.cannot("refused", _refused(kept))
        return kept.text

    def made(self, proposal: Proposal) -> Made:
        """The proposal with what it took."""
        last = self._answers[-1]
        return Made(
            proposal,
            raw=last.text.encode(),
            model=last.about.model,
            prompt_digest=last.about.prompt_digest,
            usage=self.usage,
            ms=self._ms,
        )

    def cannot(self, code: str, sentence: str, *, again: bool = False) -> CannotPropose:
        """The failure with what was spent on it."""
        last = self._answers[-1] if self._answers else None
        return CannotPropose(
            code,
            sentence,
            raw=last.text.encode() if last else None,
            usage=self.usage,
            model=self._calls.model,
            prompt_digest=self._errand.prompt_digest,
            ms=self._ms if last else None,
            again=again,
        )

    @property
    def spent(self) -> Spent:
        """What the calls so far came to; there has been at least one."""
        last = self._answers[-1]
        return Spent(last.text.encode(), last.about.model, self.usage, self._ms)

    @property
    def usage(self) -> Usage:
        """What the calls so far cost."""
        return usage_of(self._answers, self._prices)

    @property
    def _ms(self) -> int:
        return sum(each.about.ms for each in self._answers)


def _truncated(kept: KeptAnswer, most: int) -> str:
    written = kept.about.tokens.completion
    so_far = f"{written:,} tokens" if written else f"{len(kept.text):,} characters"
    return (
        f"The model's reply was cut off after {so_far}; QUOTARY_MODEL_MAX_TOKENS allows {most:,}, "
        "thinking included. A cut reply is not used: raise the limit, or have the model think less."
    )


def _refused(kept: KeptAnswer) -> str:
    said = f": {shown(kept.about.refusal, 160)}" if kept.about.refusal else ""
    return (
        f"The model refused to answer (finish reason {shown(kept.about.finish)}){said}. "
        "Use another model or proposer for this document."
    )
