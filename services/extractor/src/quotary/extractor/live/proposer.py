"""The live proposer: a model's reply, read as strictly as a recording's."""

from __future__ import annotations

from quotary.core.prompting import render
from quotary.core.proposal import ReplyInvalid, parse_reply
from quotary.extractor.live.calls import Calls
from quotary.extractor.live.conversation import Conversation
from quotary.extractor.live.prices import Prices
from quotary.extractor.live.requests import corrected, unit_request
from quotary.extractor.live.settings import ModelSettings
from quotary.extractor.proposers import Assignment, Made

PURPOSE = "answer"


class LiveProposer:
    """Asks the model once per unit, and once more where its reply cannot be read."""

    def __init__(self, calls: Calls, prices: Prices, settings: ModelSettings) -> None:
        self._calls = calls
        self._prices = prices
        self._settings = settings

    async def propose(self, assignment: Assignment) -> Made:
        """The model's proposal.

        Raises:
            CannotPropose: model_unreachable, refused, truncated, or invalid_output (twice).
        """
        prompt = render(assignment.playbook, await assignment.document(), assignment.unit.span)
        request = unit_request(prompt, assignment.playbook, self._settings.model_max_tokens)
        async with self._calls.slots:
            errand = self._calls.errand(
                assignment.subject,
                PURPOSE,
                prompt.digest,
                self._settings.model_deadline,
                self._settings.model_patience,
            )
            conversation = Conversation(self._calls, errand, self._prices)
            reply = await conversation.reply(request)
            try:
                return conversation.made(parse_reply(reply, assignment.playbook))
            except ReplyInvalid as error:
                first = error
            reply = await conversation.reply(corrected(request, reply, first.sentence))
            try:
                return conversation.made(parse_reply(reply, assignment.playbook))
            except ReplyInvalid as second:
                raise conversation.cannot("invalid_output", _twice(first, second)) from second


def _twice(first: ReplyInvalid, second: ReplyInvalid) -> str:
    return (
        f"The model's reply could not be read, nor could the one after it was told why. "
        f"First: {first.sentence} Then: {second.sentence}"
    )
