"""Tables of the register: what runs came to, row by row, and who signed what."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, String, Table

from quotary.api.store.columns import KEY, metadata, number_column, text_column

FACET_COLUMNS: Final = (
    "matter",
    "party_shown",
    "risk",
    "bucket",
    "modality",
    "deadline_kind",
    "signed",
)
DECIDED_COLUMNS: Final = (
    "signed",
    "corrected_seq",
    "signed_us",
    "opened_us",
    "routed_us",
    "signed_run",
    "run",
)

registers: Final = Table(
    "registers",
    metadata,
    text_column("tenant", primary_key=True),
    text_column("matter", primary_key=True),
    text_column("run", primary_key=True),
    number_column("seq"),
    number_column("turned_seq"),
    Column("current", Boolean, nullable=False),
    text_column("filename"),
    Column("sha256", String(64), nullable=False, server_default=""),
    text_column("rest"),
)
"""One row per run that came to a register. `turned_seq` is the fact that last made it count, 0
before. `rest` is the register as JSON without its obligations, which have rows of their own."""

obligations: Final = Table(
    "obligations",
    metadata,
    text_column("tenant", primary_key=True),
    text_column("matter", primary_key=True),
    text_column("run", primary_key=True),
    text_column("key", primary_key=True),
    text_column("kind"),
    Column("n", Integer, nullable=False),
    number_column("seq"),
    Column("current", Boolean, nullable=False),
    # As they count: with people's corrections. `proposal` keeps what code and model came to.
    text_column("statement"),
    text_column("value"),
    text_column("party"),
    Column("party_key", KEY, nullable=False, server_default=""),
    text_column("party_shown"),
    text_column("modality"),
    text_column("trigger_words"),
    text_column("deadline"),
    text_column("deadline_kind"),
    Column("due", KEY, nullable=False, server_default=""),
    text_column("risk"),
    text_column("bucket"),
    text_column("proposal"),
    Column("page", Integer, nullable=False),
    text_column("clause"),
    number_column("start"),
    number_column("end"),
    Column("unit", Integer, nullable=False),
    Column("confidence", Float),
    text_column("filename"),
    Column("sha256", String(64), nullable=False, server_default=""),
    text_column("proposer"),
    text_column("model"),
    text_column("prompt_digest"),
    text_column("schema_digest"),
    text_column("playbook"),
    text_column("playbook_version"),
    text_column("playbook_digest"),
    number_column("routed_us"),
    Column("signed", Boolean, nullable=False),
    text_column("signed_by"),
    number_column("signed_us"),
    number_column("signed_seq"),
    text_column("signed_run"),
    number_column("opened_us"),
    text_column("corrected"),
    text_column("corrected_by"),
    text_column("corrected_note"),
    number_column("corrected_us"),
    number_column("corrected_seq"),
    text_column("past"),
    text_column("search"),
    Index("ix_obligations_list", "tenant", "kind", "current", "seq", "n"),
    Index("ix_obligations_due", "tenant", "kind", "current", "due", "seq", "n"),
    Index("ix_obligations_matter", "tenant", "matter", "current", "n"),
    # These two hold all that counts and figures read, so that wide rows are left alone.
    Index("ix_obligations_facets", "tenant", "kind", "current", *FACET_COLUMNS),
    Index("ix_obligations_decided", "tenant", "kind", "current", *DECIDED_COLUMNS),
)
"""One row per verified obligation or key term (`kind`) of a run; `current` where the run counts.
`corrected` and `past` are JSON: fields in a person's words, and signatures that no longer hold."""

unit_proposals: Final = Table(
    "unit_proposals",
    metadata,
    text_column("tenant", primary_key=True),
    text_column("matter", primary_key=True),
    text_column("run", primary_key=True),
    Column("unit", Integer, primary_key=True, autoincrement=False),
    text_column("model"),
    text_column("prompt_digest"),
    text_column("schema_digest"),
    text_column("proposer"),
)
"""How each chunk that obligations came from was proposed."""

openings: Final = Table(
    "openings",
    metadata,
    text_column("tenant", primary_key=True),
    text_column("matter", primary_key=True),
    text_column("run", primary_key=True),
    text_column("key", primary_key=True),
    text_column("who", primary_key=True),
    Column("opened_us", BigInteger, nullable=False),
)
"""Who has opened which row, when first. Not folded from facts: what comes of it, a sign-off, is a
fact and carries it. A rebuild leaves the table alone."""
