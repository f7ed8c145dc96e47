"""An obligation as the row that lists and filters read."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, cast

from pydantic import TypeAdapter

from quotary.api.store.rows import micros
from quotary.api.store.storing import storable_row
from quotary.api.store.words import plain, words
from quotary.core.alert import Scalar
from quotary.core.obligations.register import KeyTerm, Obligation, Place, Register
from quotary.core.span import Span
from quotary.log.facts.routed import Routed
from quotary.log.matter_state import RunState

RegisterRow = dict[str, object]
Corrected = Mapping[str, str | None]

Entry = Obligation | KeyTerm
"""What has a row: an obligation, or a key term that was found."""

TERM_KEY: Final = "term:"
_KEY: Final = 200
_SHOWN: Final = 100
"""Characters of a party's name in counts; an index holds them."""
_ARTICLE: Final = re.compile(r"^(?:the|an?|os?|as)\s+")
_UNDATED: Final = "~"
"""Sorts after every ISO date."""
_TERM: Final = TypeAdapter(KeyTerm)
_OBLIGATION: Final = TypeAdapter(Obligation)
_REGISTER: Final = TypeAdapter(Register)


@dataclass(frozen=True, slots=True)
class How:
    """How the words of a unit were proposed."""

    model: str = ""
    prompt_digest: str = ""
    schema_digest: str = ""
    proposer: str = ""


def entry_text(entry: Entry) -> str:
    """The entry as JSON."""
    if isinstance(entry, KeyTerm):
        return _TERM.dump_json(entry).decode()
    return _OBLIGATION.dump_json(entry).decode()


def entry_of(row: Mapping[str, object]) -> Entry:
    """The entry of a row as code and model came to it."""
    text = str(row["proposal"])
    return _TERM.validate_json(text) if row["kind"] == "term" else _OBLIGATION.validate_json(text)


def key_of(entry: Entry) -> str:
    """The name of the entry's row, unique in its run."""
    return f"{TERM_KEY}{entry.id}" if isinstance(entry, KeyTerm) else entry.key


def unit_of(entry: Entry) -> int:
    """The (first) unit that the entry's words were proposed in, 0 where none is known."""
    return entry.unit if isinstance(entry, KeyTerm) else min(entry.units, default=0)


def register_text(register: Register) -> str:
    """The register as JSON."""
    return _REGISTER.dump_json(register).decode()


def register_of(text: object) -> Register:
    """The register that `register_text` wrote."""
    return _REGISTER.validate_json(str(text))


def corrected_of(text: object) -> dict[str, str | None]:
    """The fields in a person's words; empty where nobody corrected any."""
    return cast("dict[str, str | None]", json.loads(str(text))) if text else {}


def row_fields(row: Mapping[str, object]) -> dict[str, str | None]:
    """Every correctable field of a row as it counts."""
    return fields_of(entry_of(row), corrected_of(row["corrected"]))


def fields_of(entry: Entry, corrected: Corrected) -> dict[str, str | None]:
    """Every correctable field as it counts: a person's word, else the document's as read."""
    if isinstance(entry, KeyTerm):
        return {"value": written(entry.value), **corrected}
    deadline = entry.deadline
    read: dict[str, str | None] = {
        "statement": entry.statement,
        "party": entry.party,
        "modality": entry.modality,
        "trigger": entry.trigger,
        "deadline": deadline.text if deadline else None,
        "date": deadline.date if deadline else None,
        "risk": entry.risk,
    }
    if "deadline" in corrected:
        # The date was read in the words that no longer count.
        read["date"] = None
    return {**read, **corrected}


def written(value: Scalar) -> str | None:
    """A value as a person writes it: `USD 1,000,000`, `30`, `yes`."""
    if value is None or isinstance(value, str):
        return value
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(int(value)) if value == int(value) and abs(value) < 1e15 else str(value)


def party_key(party: str) -> str:
    """What `The Supplier` and `the supplier` have in common: the name without its article."""
    return _ARTICLE.sub("", plain(party[:_KEY]).strip())[:_KEY]


def counting_columns(entry: Entry, corrected: Corrected) -> RegisterRow:
    """The columns that change with a correction."""
    fields = fields_of(entry, corrected)
    party, deadline = fields.get("party") or "", fields.get("deadline") or ""
    date, value = fields.get("date") or "", fields.get("value") or ""
    title = entry.title if isinstance(entry, KeyTerm) else fields["statement"] or ""
    trigger = fields.get("trigger") or ""
    clause = entry.place.clause if entry.place else ""
    # A word that a line's end divides is one word to whoever looks for it.
    quote = entry.quote.replace("\u00ad", "")
    found = words(party, title, value, trigger, deadline, clause, quote)
    return storable_row(
        {
            "statement": title,
            "value": value,
            "party": party,
            "party_key": party_key(party),
            "party_shown": party[:_SHOWN],
            "modality": fields.get("modality") or "",
            "trigger_words": trigger,
            "deadline": deadline,
            "deadline_kind": "dated" if date else "stated" if deadline else "none",
            "due": date or _UNDATED,
            "risk": fields.get("risk") or "",
            "search": " " + " ".join(found),
        }
    )


def entry_row(
    entry: Entry, n: int, seq: int, run: RunState, routed: Routed, how: How
) -> RegisterRow:
    """The row of a run's nth entry; nobody has signed it, and it does not count yet."""
    place = entry.place or Place(Span(0, 0))
    obligation = entry if isinstance(entry, Obligation) else None
    return storable_row(
        {
            "run": run.run,
            "key": key_of(entry),
            "kind": "obligation" if obligation else "term",
            "n": n,
            "seq": seq,
            "current": False,
            **counting_columns(entry, {}),
            "bucket": obligation.bucket if obligation else "proposed",
            "proposal": entry_text(entry),
            "page": place.page or 0,
            "clause": place.clause,
            "start": place.span.start,
            "end": place.span.end,
            "unit": unit_of(entry),
            "confidence": obligation.confidence if obligation else None,
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
