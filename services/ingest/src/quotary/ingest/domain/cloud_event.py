"""Intake messages: CloudEvents 1.0 in JSON, with the document inline or by reference.

https://github.com/cloudevents/spec/blob/v1.0.2/cloudevents/formats/json-format.md
"""

from __future__ import annotations

import base64
import binascii
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue, ValidationError

EVENT_TYPE = "quotary.contract.offered"


class Malformed(ValueError):
    """An intake message that cannot be taken; the text says what is wrong with it."""

    def __init__(self, problem: str, external_id: str = "") -> None:
        super().__init__(problem)
        self.external_id = external_id


class UploadedObject(BaseModel):
    """`data` of an event that refers to an object in the bucket UPLOADS."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    object: Annotated[str, Field(min_length=1, max_length=1000, description="The object's name.")]
    sha256: Annotated[
        str, Field(pattern="^([0-9a-f]{64})?$", description="Checked where it is given.")
    ] = ""


class ContractOffered(BaseModel):
    """A pipeline hands in a contract."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    specversion: Literal["1.0"]
    id: Annotated[str, Field(min_length=1, max_length=500)]
    source: Annotated[str, Field(min_length=1, max_length=500)]
    type: Literal["quotary.contract.offered"]
    subject: Annotated[
        str, Field(max_length=500, description="The contract's id at the sender; else `id`.")
    ] = ""
    datacontenttype: Annotated[str, Field(max_length=255)] = ""
    data: JsonValue = Field(
        default=None, description="Text, or {object, sha256?} for an object in UPLOADS."
    )
    data_base64: Annotated[str, Field(description="The document's bytes, base64.")] = ""
    filename: Annotated[str, Field(max_length=255)] = ""
    playbook: Annotated[str, Field(max_length=80)] = "auto"
    proposer: Literal["live", "recorded", "offline"] | None = None
    lane: Literal["interactive", "bulk"] = "bulk"

    @property
    def external_id(self) -> str:
        """What the sender calls the contract."""
        return self.subject or self.id

    def inline(self) -> bytes | None:
        """The document's bytes where they are in the message, None where it refers to an object.

        Raises:
            Malformed: `data_base64` is no base64, or there is no document, or there are two.
        """
        if self.data_base64 and self.data is not None:
            # Whichever is taken, the other one would be left out without a word.
            raise Malformed(
                "The event carries both data and data_base64: send one of them.", self.external_id
            )
        if self.data_base64 or (self.data is None and "data_base64" in self.model_fields_set):
            try:
                return base64.b64decode(self.data_base64, validate=True)
            except binascii.Error as error:
                raise Malformed(f"data_base64 is no base64: {error}.", self.external_id) from error
        if isinstance(self.data, str):
            return self.data.encode(errors="replace")
        if self.data is None:
            raise Malformed(
                "The event carries no document: set data_base64, data (text), or "
                'data {"object": name}.',
                self.external_id,
            )
        return None

    def reference(self) -> UploadedObject:
        """The object that the event refers to.

        Raises:
            Malformed: `data` is no reference.
        """
        try:
            return UploadedObject.model_validate(self.data)
        except ValidationError as error:
            raise Malformed(f"data: {first_problem(error)}", self.external_id) from error


def parse_event(body: bytes) -> ContractOffered:
    """The event in an intake message.

    Raises:
        Malformed: it is no CloudEvent of our type; the text names the attribute and what it needs.
    """
    try:
        return ContractOffered.model_validate_json(body)
    except ValidationError as error:
        raise Malformed(f"The message is no {EVENT_TYPE} event: {first_problem(error)}") from error


def first_problem(error: ValidationError) -> str:
    """The first problem in one sentence: where, and what was expected. Never the value itself."""
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    where = ".".join(str(step) for step in first["loc"]) or "body"
    more = error.error_count() - 1
    return f"{where}: {first['msg']}" + (f" (and {more} more)." if more else ".")
