"""Comments by the model: one call per run, after the route, unable to hold anything up."""

from __future__ import annotations

from collections.abc import Sequence

from quotary.core.playbook import Playbook
from quotary.core.reply_json import ReplyInvalid
from quotary.extractor.domain.drafting import Drafts, Wanted
from quotary.extractor.live.calls import Calls
from quotary.extractor.live.comment_request import MOST_COMMENTS, comment_request, read_drafts
from quotary.extractor.live.conversation import Conversation
from quotary.extractor.live.prices import Prices
from quotary.extractor.live.settings import ModelSettings
from quotary.extractor.proposers import CannotPropose
from quotary.log.subjects import ContractSubject

PURPOSE = "comment"


class LiveDrafter:
    """Asks the model for the comments of a run."""

    def __init__(self, calls: Calls, prices: Prices, settings: ModelSettings) -> None:
        self._calls = calls
        self._prices = prices
        self._settings = settings

    async def drafts(
        self, subject: ContractSubject, entries: Sequence[Wanted], playbook: Playbook
    ) -> Drafts:
        """The drafts; none, and a note, where the model cannot be used."""
        asked = entries[:MOST_COMMENTS]
        request, digest = comment_request(asked, playbook, self._settings.model_max_tokens)
        async with self._calls.slots:
            seconds = self._settings.model_comment_deadline
            errand = self._calls.errand(subject, PURPOSE, digest, seconds)
            conversation = Conversation(self._calls, errand, self._prices)
            try:
                reply = await conversation.reply(request)
                texts = read_drafts(reply, len(asked))
            except CannotPropose as error:
                return Drafts(usage=error.usage, model=error.model, note=error.sentence)
            except ReplyInvalid as error:
                note = f"The model's drafts could not be read: {error.sentence}"
                return Drafts(usage=conversation.usage, model=self._calls.model, note=note)
            return Drafts(texts, conversation.usage, self._calls.model)
