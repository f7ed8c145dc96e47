"""How a server is asked to keep to a schema, from the strictest way that it honours downwards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

Schema = Mapping[str, object]


class Dialect(StrEnum):
    """Forms of `response_format`; the schema also stands in the prompt, so PROMPT still has it."""

    JSON_SCHEMA = "json_schema"
    JSON_OBJECT_SCHEMA = "json_object_schema"
    JSON_OBJECT = "json_object"
    PROMPT = "prompt"

    @property
    def weaker(self) -> Dialect:
        """The next form down; PROMPT has none below it."""
        forms = list(Dialect)
        return forms[min(forms.index(self) + 1, len(forms) - 1)]

    def response_format(self, name: str, schema: Schema) -> Mapping[str, object] | None:
        """The request's `response_format`, None where the prompt alone carries the schema."""
        if self is Dialect.JSON_SCHEMA:
            named = {"name": name, "strict": True, "schema": schema}
            return {"type": "json_schema", "json_schema": named}
        if self is Dialect.JSON_OBJECT_SCHEMA:
            return {"type": "json_object", "schema": schema}
        return {"type": "json_object"} if self is Dialect.JSON_OBJECT else None


@dataclass(frozen=True, slots=True)
class Capabilities:
    """What a server takes, found out by probing.

    `cap` names the field that bounds the reply: newer OpenAI models refuse `max_tokens`, while
    older servers silently ignore `max_completion_tokens`, so the older name is tried first.
    """

    dialect: Dialect
    cap: str = "max_tokens"
    temperature: bool = True
    usage: bool = True

    def weaker(self) -> Capabilities:
        """The same with the next weaker dialect."""
        return replace(self, dialect=self.dialect.weaker)

    def without(self, parameter: str) -> Capabilities | None:
        """The same without a parameter that the server refuses; None if that is no help."""
        if parameter == "max_tokens" and self.cap == "max_tokens":
            return replace(self, cap="max_completion_tokens")
        if parameter == "temperature" and self.temperature:
            return replace(self, temperature=False)
        if parameter == "stream_options" and self.usage:
            return replace(self, usage=False)
        return None

    OPTIONAL = ("max_tokens", "temperature", "stream_options")
