"""A row of the register as the API gives it: what, where, how, how sure, who."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Literal, cast

from pydantic import BaseModel, Field

from quotary.api.store.register_rows import (
    Entry,
    corrected_of,
    entry_of,
    fields_of,
    past_of,
)
from quotary.api.store.rows import from_micros
from quotary.api.view.findings import CheckedField, SaidAlert, said
from quotary.core.obligations.register import Deadline, KeyTerm


class What(BaseModel):
    """What it says, as it counts; a field that the source does not state is null."""

    title: str = Field(description="Of a key term.")
    value: str | None = Field(description="Of a key term.")
    written: str | None = Field(
        description="The value of a key term with its unit, as the document writes it; null where "
        "only `value` says it, as for what a person corrected."
    )
    statement: str | None = Field(description="Of an obligation, like the next six.")
    party: str | None
    modality: str | None = Field(description="must, must_not or may.")
    trigger: str | None
    deadline: str | None = Field(description="The source's words; nothing is computed from them.")
    date: str | None = Field(description="Only where words, or a person, state a date.")
    risk: str | None = Field(description="low, medium or high.")
    quote: str = Field(description="The document's own words.")


class DeadlineRule(BaseModel):
    """A deadline as code reads it: an amount of time in relation to an event, or a date."""

    text: str
    amount: float | None
    unit: str
    relation: str
    anchor: str
    date: str | None


class Proposal(BaseModel):
    """The row as model and code came to it. It stays, whatever people do."""

    fields: dict[str, str | None]
    deadline: DeadlineRule | None


class Where(BaseModel):
    """Where the words stand."""

    document: str = Field(description="The file's name.")
    sha256: str = Field(description="Of the document's bytes: which version of it.")
    start: int = Field(description="Character of the canonical text.")
    end: int
    page: int | None
    clause: str


class How(BaseModel):
    """How the words were proposed."""

    proposer: str
    model: str
    prompt_digest: str
    schema_digest: str
    playbook: str
    playbook_version: str
    playbook_digest: str


class Sure(BaseModel):
    """How sure it is. Verification comes first, whatever the confidence."""

    verified: bool = Field(description="The quote stands in the document: true of every row.")
    confidence: float | None = Field(description="The model's own opinion.")
    bucket: Literal["proposed", "review"]
    checks: list[CheckedField]
    alerts: list[SaidAlert]


class PastSignature(BaseModel):
    """A signature that no longer holds, and why."""

    who: str
    at: datetime | None
    run: str
    seq: int
    why: str = Field(description="changed, term_changed, corrected or corrected_before.")


class Who(BaseModel):
    """Who signed it."""

    signed: bool
    signer: str
    at: datetime | None
    run: str = Field(description="The run that it was signed in; an earlier one where it held on.")
    seq: int
    opened_at: datetime | None = Field(description="When the signer first opened the row.")
    past: list[PastSignature]


class Correction(BaseModel):
    """What a person put in their own words."""

    fields: dict[str, str | None]
    who: str
    at: datetime | None
    note: str


class RegisterEntry(BaseModel):
    """One obligation or key term."""

    key: str
    kind: Literal["obligation", "term"]
    matter: str
    run: str
    n: int = Field(description="Its place in the run's register, from 0.")
    what: What
    where: Where
    how: How
    sure: Sure
    who: Who
    proposal: Proposal
    correction: Correction | None


def register_entry(row: Mapping[str, object]) -> RegisterEntry:
    """The row of the projection's table in full."""
    entry = entry_of(row)
    return RegisterEntry.model_validate(
        {
            **{name: row[name] for name in ("key", "kind", "matter", "run", "n")},
            "what": _what(entry, corrected_of(row["corrected"])),
            "where": Where(
                document=str(row["filename"]),
                sha256=str(row["sha256"]),
                start=_int(row["start"]),
                end=_int(row["end"]),
                page=_int(row["page"]) or None,
                clause=str(row["clause"]),
            ),
            "how": How.model_validate({name: row[name] for name in How.model_fields}),
            "sure": _sure(row, entry),
            "who": _who(row),
            "proposal": _proposal(entry),
            "correction": _correction(row),
        }
    )


def _what(entry: Entry, corrected: Mapping[str, str | None]) -> What:
    fields: dict[str, str | None] = dict.fromkeys(What.model_fields)
    title, written = (entry.title, entry.written) if isinstance(entry, KeyTerm) else ("", "")
    return What.model_validate(
        {
            **fields,
            **fields_of(entry, corrected),
            "title": title,
            "written": written if written and "value" not in corrected else None,
            "quote": entry.quote,
        }
    )


def _proposal(entry: Entry) -> Proposal:
    deadline = None if isinstance(entry, KeyTerm) else entry.deadline
    return Proposal(
        fields=fields_of(entry, {}), deadline=_rule(deadline) if deadline is not None else None
    )


def _rule(deadline: Deadline) -> DeadlineRule:
    return DeadlineRule(
        text=deadline.text,
        amount=deadline.amount,
        unit=deadline.unit,
        relation=deadline.relation,
        anchor=deadline.anchor,
        date=deadline.date,
    )


def _sure(row: Mapping[str, object], entry: Entry) -> Sure:
    checks = () if isinstance(entry, KeyTerm) else entry.checks
    return Sure(
        verified=True,
        confidence=None if isinstance(entry, KeyTerm) else entry.confidence,
        bucket="review" if row["bucket"] == "review" else "proposed",
        checks=[
            CheckedField(
                name=each.name,
                proposed=each.proposed,
                read=each.read,
                status=each.status,
                agrees=each.agrees,
            )
            for each in checks
        ],
        alerts=said(entry.alerts),
    )


def _who(row: Mapping[str, object]) -> Who:
    return Who(
        signed=bool(row["signed"]),
        signer=str(row["signed_by"]),
        at=from_micros(_int(row["signed_us"])),
        run=str(row["signed_run"]),
        seq=_int(row["signed_seq"]),
        opened_at=from_micros(_int(row["opened_us"])),
        past=[
            PastSignature(
                who=str(each["who"]),
                at=from_micros(_int(each["at_us"])),
                run=str(each["run"]),
                seq=_int(each["seq"]),
                why=str(each["why"]),
            )
            for each in past_of(row["past"])
        ],
    )


def _correction(row: Mapping[str, object]) -> Correction | None:
    if not row["corrected"]:
        return None
    return Correction(
        fields=corrected_of(row["corrected"]),
        who=str(row["corrected_by"]),
        at=from_micros(_int(row["corrected_us"])),
        note=str(row["corrected_note"]),
    )


def _int(value: object) -> int:
    return cast("int", value)
