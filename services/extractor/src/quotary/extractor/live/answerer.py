"""Live answers: the model is asked once per window of the document, the question always last."""

from __future__ import annotations

from quotary.core.questions.prompting import DIGEST, SCHEMA, QuestionPrompt, question_prompt
from quotary.core.questions.proposed import ProposedAnswer, joined, parse_answer
from quotary.core.questions.windows import windows
from quotary.core.reply_json import ReplyInvalid
from quotary.extractor.live.answer import well_formed
from quotary.extractor.live.calls import Calls
from quotary.extractor.live.client import Request
from quotary.extractor.live.conversation import Conversation, Spent
from quotary.extractor.live.prices import Prices
from quotary.extractor.live.requests import corrected
from quotary.extractor.live.settings import ModelSettings
from quotary.extractor.live.usage import together
from quotary.extractor.proposers import CannotPropose
from quotary.extractor.questions.answerers import Errand, Found
from quotary.log.facts.proposed import Usage

PURPOSE = "question"


class LiveAnswerer:
    """Asks the model, and once more where a reply cannot be read."""

    def __init__(self, calls: Calls, prices: Prices, settings: ModelSettings) -> None:
        self._calls = calls
        self._prices = prices
        self._settings = settings

    async def answer(self, errand: Errand) -> Found:
        """The model's proposed answer over the whole document.

        Raises:
            CannotPropose: a window has no answer; the others alone say nothing of absence.
        """
        answers: list[ProposedAnswer] = []
        spent: list[Spent] = []
        spans = windows(errand.document, self._settings.model_question_tokens)
        async with self._calls.slots:
            for number, span in enumerate(spans, start=1):
                prompt = question_prompt(errand.question, errand.document, span)
                conversation = self._conversation(errand, number)
                try:
                    answers.append(await self._part(conversation, prompt))
                except CannotPropose as error:
                    error.usage = together([*(each.usage for each in spent), error.usage])
                    raise
                spent.append(conversation.spent)
        return Found(
            joined(answers),
            "live",
            raw=b"\n".join(each.raw for each in spent),
            model=spent[-1].model,
            prompt_digest=DIGEST,
            usage=_usage(spent),
            ms=sum(each.ms for each in spent),
        )

    def _conversation(self, errand: Errand, number: int) -> Conversation:
        # The purpose names the kept answer, so each window has its own.
        purpose = PURPOSE if number == 1 else f"{PURPOSE}{number}"
        calls = self._calls.errand(
            errand.subject,
            purpose,
            DIGEST,
            self._settings.model_deadline,
            self._settings.model_patience,
        )
        return Conversation(self._calls, calls, self._prices)

    async def _part(self, conversation: Conversation, prompt: QuestionPrompt) -> ProposedAnswer:
        request = question_request(prompt, self._settings.model_max_tokens)
        reply = await conversation.reply(request)
        try:
            return parse_answer(reply)
        except ReplyInvalid as error:
            first = error
        reply = await conversation.reply(corrected(request, reply, first.sentence))
        try:
            return parse_answer(reply)
        except ReplyInvalid as second:
            sentence = (
                "The model's reply could not be read, nor could the one after it was told why. "
                f"First: {first.sentence} Then: {second.sentence}"
            )
            raise conversation.cannot("invalid_output", sentence) from second


def question_request(prompt: QuestionPrompt, max_tokens: int) -> Request:
    """The request: nothing but the end of its last message depends on the question."""
    messages = [
        {"role": role, "content": well_formed(content)} for role, content in prompt.messages()
    ]
    return Request(messages, PURPOSE, SCHEMA, max_tokens)


def _usage(spent: list[Spent]) -> Usage:
    return together([each.usage for each in spent])
