"""Tables of the projection. Every column but the checkpoint's is a function of facts alone."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    SmallInteger,
    String,
    Table,
    UniqueConstraint,
    text,
)

from quotary.api.store.columns import KEY, SEQ, metadata, number_column, text_column
from quotary.api.store.register_tables import obligations, registers, unit_proposals

__all__ = ["FOLDED", "metadata"]

matters: Final = Table(
    "matters",
    metadata,
    Column("first_seq", SEQ, primary_key=True, autoincrement=False),
    Column("last_seq", BigInteger, nullable=False),
    text_column("tenant"),
    text_column("matter"),
    text_column("status"),
    text_column("route"),
    text_column("model_route"),
    Column("severity", SmallInteger, nullable=False),
    text_column("run"),
    text_column("step"),
    text_column("failure_code"),
    text_column("failure"),
    # "yes" where the shown run failed, or one beside it that nobody has answered: the latter's name
    # and failure follow.
    text_column("failing"),
    text_column("beside_run"),
    text_column("beside_step"),
    text_column("beside_code"),
    text_column("beside_failure"),
    text_column("filename"),
    Column("filename_key", KEY, nullable=False, server_default=""),
    text_column("counterparty"),
    Column("counterparty_key", KEY, nullable=False, server_default=""),
    text_column("playbook"),
    text_column("playbook_version"),
    text_column("playbook_digest"),
    text_column("document_type"),
    text_column("reasons"),
    text_column("assignee"),
    text_column("closing"),
    text_column("source"),
    text_column("purpose"),
    text_column("external_id"),
    text_column("proposer"),
    Column("held", Boolean, nullable=False),
    Column("erased", Boolean, nullable=False),
    number_column("units"),
    number_column("gated"),
    number_column("created_us"),
    number_column("updated_us"),
    number_column("started_us"),
    number_column("ended_us"),
    number_column("model_calls"),
    number_column("prompt_tokens"),
    number_column("cached_tokens"),
    number_column("completion_tokens"),
    number_column("unpriced_calls"),
    number_column("cost_micros"),
    text_column("currency"),
    text_column("search"),
    UniqueConstraint("tenant", "matter", name="uq_matters_matter"),
    # One index for each filter in the order of the queue, and one for each other order.
    Index("ix_matters_updated", "tenant", "last_seq"),
    Index("ix_matters_route", "tenant", "route", "last_seq"),
    Index("ix_matters_status", "tenant", "status", "last_seq"),
    Index("ix_matters_failing", "tenant", "failing", "last_seq"),
    Index("ix_matters_playbook", "tenant", "playbook", "last_seq"),
    Index("ix_matters_assignee", "tenant", "assignee", "last_seq"),
    Index("ix_matters_purpose", "tenant", "purpose", "last_seq"),
    Index("ix_matters_created", "tenant", "first_seq"),
    Index("ix_matters_severity", "tenant", "severity", "last_seq"),
    Index("ix_matters_filename", "tenant", "filename_key", "first_seq"),
    Index("ix_matters_counterparty", "tenant", "counterparty_key", "first_seq"),
    # Few are: the filter for them reads an index of those alone.
    Index(
        "ix_matters_held",
        "tenant",
        "last_seq",
        sqlite_where=text("held = 1"),
        postgresql_where=text("held"),
    ),
    # What Ops adds up: costs without a look at the rows, and what came to its end lately.
    Index("ix_matters_cost", "tenant", "currency", "cost_micros"),
    Index("ix_matters_ended", "tenant", "ended_us"),
)

matter_states: Final = Table(
    "matter_states",
    metadata,
    Column("first_seq", SEQ, primary_key=True, autoincrement=False),
    Column("last_seq", BigInteger, nullable=False),
    text_column("state"),
)
"""Each matter's whole folded state, apart from `matters`, so that pages read narrow rows."""

tallies: Final = Table(
    "tallies",
    metadata,
    text_column("tenant", primary_key=True),
    text_column("route", primary_key=True),
    text_column("status", primary_key=True),
    text_column("failing", primary_key=True),
    Column("held", Boolean, primary_key=True),
    text_column("playbook", primary_key=True),
    text_column("assignee", primary_key=True),
    text_column("purpose", primary_key=True),
    number_column("n"),
    number_column("model_calls"),
    number_column("prompt_tokens"),
    number_column("cached_tokens"),
    number_column("completion_tokens"),
    number_column("unpriced_calls"),
)
"""How many matters share six values, and what they cost: counts take the same at any size."""

playbook_texts: Final = Table(
    "playbook_texts",
    metadata,
    text_column("tenant", primary_key=True),
    Column("digest", String(64), primary_key=True),
    text_column("playbook"),
    text_column("playbook_version"),
    text_column("canonical"),
    text_column("source"),
    text_column("filename"),
    number_column("seq"),
)

playbook_versions: Final = Table(
    "playbook_versions",
    metadata,
    text_column("tenant", primary_key=True),
    text_column("playbook", primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("digest", String(64), nullable=False),
    text_column("playbook_version"),
    text_column("who"),
    number_column("at_us"),
    number_column("seq"),
)

replays: Final = Table(
    "replays",
    metadata,
    text_column("tenant", primary_key=True),
    text_column("replay", primary_key=True),
    Column("digest", String(64), nullable=False),
    text_column("mode"),
    number_column("first"),
    number_column("last"),
    number_column("parts"),
    text_column("who"),
    text_column("only"),
    number_column("at_us"),
    number_column("seq"),
)

replay_parts: Final = Table(
    "replay_parts",
    metadata,
    text_column("tenant", primary_key=True),
    text_column("replay", primary_key=True),
    Column("n", Integer, primary_key=True),
    text_column("done"),
    number_column("seq"),
)
"""One row per recorded part; `done` holds the `done` fact's body once there is one."""

policy_facts: Final = Table(
    "policy_facts",
    metadata,
    text_column("tenant", primary_key=True),
    text_column("kind", primary_key=True),
    text_column("id", primary_key=True),
    text_column("event", primary_key=True),
    Column("n", Integer, primary_key=True),
    text_column("body"),
    number_column("seq"),
)
"""Policy facts that are only ever shown whole: evaluations and seals."""

checkpoint: Final = Table(
    "checkpoint",
    metadata,
    text_column("name", primary_key=True),
    number_column("seq"),
    text_column("log_created"),
    text_column("holder"),
    number_column("expires_us"),
    number_column("fold"),
)
"""How far the projection is, over which log, who may write it until when, and by which fold."""

FOLDED: Final = (
    matters,
    matter_states,
    tallies,
    playbook_texts,
    playbook_versions,
    replays,
    replay_parts,
    policy_facts,
    registers,
    obligations,
    unit_proposals,
)
"""Every table that a rebuild empties and fills again."""
