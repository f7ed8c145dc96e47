"""An obligation as the row that lists and filters read."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, cast

from pydantic import TypeAdapter

from quotary.api.store.rows import micros
from quotary.api.store.storing import storable
from quotary.api.store.words import plain, words
from quotary.core.obligations.register import Obligation, Register
from quotary.log.facts.routed import Routed
from quotary.log.matter_state import RunState

RegisterRow = dict[str, object]
Corrected = Mapping[str, str | None]

CORRECTABLE: Final = (
    "statement",
    "party",
    "modality",
    "trigger",
    "deadline",
    "date",
    "risk",
)
"""What a person may put in their own words; the quote and its place are the document's."""
_KEY: Final = 200
_UNDATED: Final = "~"
"""Sorts after every ISO date."""
_OBLIGATION: Final = TypeAdapter(Obligation)
_REGISTER: Final = TypeAdapter(Register)


@dataclass(frozen=True, slots=True)
class How:
    """How the words of a unit were proposed."""

    model: str = ""
    prompt_digest: str = ""
    schema_digest: str = ""
    proposer: str = ""


def obligation_text(obligation: Obligation) -> str:
    """The obligation as JSON."""
    return _OBLIGATION.dump_json(obligation).decode()


def obligation_of(text: object) -> Obligation:
    """The obligation that `obligation_text` wrote."""
    return _OBLIGATION.validate_json(str(text))


def register_text(register: Register) -> str:
    """The register as JSON."""
    return _REGISTER.dump_json(register).decode()


def register_of(text: object) -> Register:
    """The register that `register_text` wrote."""
    return _REGISTER.validate_json(str(text))


def corrected_of(text: object) -> dict[str, str | None]:
    """The fields in a person's words; empty where nobody corrected any."""
    return cast("dict[str, str | None]", json.loads(str(text))) if text else {}


def fields_of(obligation: Obligation, corrected: Corrected) -> dict[str, str | None]:
    """Every correctable field as it counts: a person's word, else the document's as read."""
    deadline = obligation.deadline
    read: dict[str, str | None] = {
        "statement": obligation.statement,
        "party": obligation.party,
        "modality": obligation.modality,
        "trigger": obligation.trigger,
        "deadline": deadline.text if deadline else None,
        "date": deadline.date if deadline else None,
        "risk": obligation.risk,
    }
    if "deadline" in corrected:
        # The date was read in the words that no longer count.
        read["date"] = None
    return {**read, **corrected}


def counting_columns(obligation: Obligation, corrected: Corrected) -> RegisterRow:
    """The columns that change with a correction."""
    fields = fields_of(obligation, corrected)
    deadline, date, party = fields["deadline"] or "", fields["date"] or "", fields["party"] or ""
    statement, trigger = fields["statement"] or "", fields["trigger"] or ""
    found = words(party, statement, trigger, deadline, obligation.place.clause, obligation.quote)
    return _storable(
        {
            "statement": statement,
            "party": party,
            "party_key": plain(party)[:_KEY],
            "modality": fields["modality"] or "",
            "trigger_words": trigger,
            "deadline": deadline,
            "deadline_kind": "dated" if date else "stated" if deadline else "none",
            "due": date or _UNDATED,
            "risk": fields["risk"] or "",
            "search": " " + " ".join(found),
        }
    )


def obligation_row(
    obligation: Obligation, n: int, seq: int, run: RunState, routed: Routed, how: How
) -> RegisterRow:
    """The row of a run's nth obligation; nobody has signed it, and it does not count yet."""
    place = obligation.place
    return _storable(
        {
            "run": run.run,
            "key": obligation.key,
            "n": n,
            "seq": seq,
            "current": False,
            **counting_columns(obligation, {}),
            "bucket": obligation.bucket,
            "proposal": obligation_text(obligation),
            "page": place.page or 0,
            "clause": place.clause,
            "start": place.span.start,
            "end": place.span.end,
            "unit": min(obligation.units, default=0),
            "confidence": obligation.confidence,
            "filename": run.filename,
            "sha256": run.document_sha256,
            "proposer": how.proposer or routed.proposer,
            "model": how.model,
            "prompt_digest": how.prompt_digest,
            "schema_digest": how.schema_digest,
            "playbook": routed.playbook,
            "playbook_version": routed.playbook_version,
            "playbook_digest": routed.playbook_digest,
            "routed_us": micros(routed.at),
            **UNSIGNED,
            "corrected": "",
            "corrected_by": "",
            "corrected_note": "",
            "corrected_us": 0,
            "corrected_seq": 0,
            "past": "",
        }
    )


UNSIGNED: Final[Mapping[str, object]] = {
    "signed": False,
    "signed_by": "",
    "signed_us": 0,
    "signed_seq": 0,
    "signed_run": "",
    "opened_us": 0,
}


def past_of(text: object) -> list[dict[str, object]]:
    """Signatures that no longer hold, oldest first."""
    return cast("list[dict[str, object]]", json.loads(str(text))) if text else []


def past_text(row: Mapping[str, object], why: str) -> str:
    """The past of a row with its signature, which `why` has taken its hold."""
    signature = {
        "who": row["signed_by"],
        "at_us": row["signed_us"],
        "seq": row["signed_seq"],
        "run": row["signed_run"],
        "why": why,
    }
    return json.dumps([*past_of(row["past"]), signature], ensure_ascii=False)


def _storable(row: RegisterRow) -> RegisterRow:
    return {n: storable(value) if isinstance(value, str) else value for n, value in row.items()}
