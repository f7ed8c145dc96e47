"""Requests made of the core's prompts: what never varies comes first, what varies last."""

from __future__ import annotations

from dataclasses import replace

from quotary.core.playbook import Playbook
from quotary.core.prompting import Prompt, repair_request
from quotary.core.schema import reply_schema
from quotary.extractor.live.answer import well_formed
from quotary.extractor.live.client import Request

_REPEATED = 20_000
"""Characters of a useless reply that the model is shown again; a runaway's rest says no more."""


def unit_request(prompt: Prompt, playbook: Playbook, max_tokens: int) -> Request:
    """The request for a unit's proposal."""
    messages = [
        {"role": role, "content": well_formed(content)} for role, content in prompt.messages()
    ]
    return Request(messages, "proposal", reply_schema(playbook), max_tokens)


def corrected(request: Request, reply: str, sentence: str) -> Request:
    """The same request with its useless reply and why it was useless appended."""
    appended = [
        {"role": "assistant", "content": well_formed(reply[:_REPEATED]) or "(an empty reply)"},
        {"role": "user", "content": well_formed(repair_request(sentence))},
    ]
    return replace(request, messages=[*request.messages, *appended])
