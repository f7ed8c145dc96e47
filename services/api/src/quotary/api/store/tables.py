"""Tables of the projection. Every column but the checkpoint's is a function of facts alone."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

_SEQ = BigInteger().with_variant(Integer, "sqlite")
"""SQLite makes only a plain INTEGER primary key the row id, which full-text search refers to."""


_KEY = Text().with_variant(Text(collation="C"), "postgresql")
"""Ordered by code point on both databases."""


def _text(name: str, *, primary_key: bool = False) -> Column[str]:
    return Column(name, Text, nullable=False, primary_key=primary_key, server_default="")


def _number(name: str) -> Column[int]:
    return Column(name, BigInteger, nullable=False, server_default="0")


matters: Final = Table(
    "matters",
    metadata,
    Column("first_seq", _SEQ, primary_key=True, autoincrement=False),
    Column("last_seq", BigInteger, nullable=False),
    _text("tenant"),
    _text("matter"),
    _text("status"),
    _text("route"),
    _text("model_route"),
    Column("severity", SmallInteger, nullable=False),
    _text("run"),
    _text("step"),
    _text("failure_code"),
    _text("failure"),
    _text("filename"),
    Column("filename_key", _KEY, nullable=False, server_default=""),
    _text("counterparty"),
    Column("counterparty_key", _KEY, nullable=False, server_default=""),
    _text("playbook"),
    _text("playbook_version"),
    _text("playbook_digest"),
    _text("document_type"),
    _text("reasons"),
    _text("assignee"),
    _text("closing"),
    _text("source"),
    _text("external_id"),
    _text("proposer"),
    Column("held", Boolean, nullable=False),
    Column("erased", Boolean, nullable=False),
    _number("units"),
    _number("gated"),
    _number("created_us"),
    _number("updated_us"),
    _number("started_us"),
    _number("ended_us"),
    _number("model_calls"),
    _number("prompt_tokens"),
    _number("cached_tokens"),
    _number("completion_tokens"),
    _text("search"),
    UniqueConstraint("tenant", "matter", name="uq_matters_matter"),
    # One index for each filter in the order of the queue, and one for each other order.
    Index("ix_matters_updated", "tenant", "last_seq"),
    Index("ix_matters_route", "tenant", "route", "last_seq"),
    Index("ix_matters_status", "tenant", "status", "last_seq"),
    Index("ix_matters_playbook", "tenant", "playbook", "last_seq"),
    Index("ix_matters_assignee", "tenant", "assignee", "last_seq"),
    Index("ix_matters_created", "tenant", "first_seq"),
    Index("ix_matters_severity", "tenant", "severity", "last_seq"),
    Index("ix_matters_filename", "tenant", "filename_key", "first_seq"),
    Index("ix_matters_counterparty", "tenant", "counterparty_key", "first_seq"),
)

matter_states: Final = Table(
    "matter_states",
    metadata,
    Column("first_seq", _SEQ, primary_key=True, autoincrement=False),
    Column("last_seq", BigInteger, nullable=False),
    _text("state"),
)
"""Each matter's whole folded state, apart from `matters`, so that pages read narrow rows."""

tallies: Final = Table(
    "tallies",
    metadata,
    _text("tenant", primary_key=True),
    _text("route", primary_key=True),
    _text("status", primary_key=True),
    _text("playbook", primary_key=True),
    _text("assignee", primary_key=True),
    _number("n"),
    _number("model_calls"),
    _number("prompt_tokens"),
    _number("cached_tokens"),
    _number("completion_tokens"),
)
"""How many matters share four values, and what they cost: counts take the same at any size."""

playbook_texts: Final = Table(
    "playbook_texts",
    metadata,
    _text("tenant", primary_key=True),
    Column("digest", String(64), primary_key=True),
    _text("playbook"),
    _text("playbook_version"),
    _text("canonical"),
    _text("source"),
    _text("filename"),
    _number("seq"),
)

playbook_versions: Final = Table(
    "playbook_versions",
    metadata,
    _text("tenant", primary_key=True),
    _text("playbook", primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("digest", String(64), nullable=False),
    _text("playbook_version"),
    _text("who"),
    _number("at_us"),
    _number("seq"),
)

replays: Final = Table(
    "replays",
    metadata,
    _text("tenant", primary_key=True),
    _text("replay", primary_key=True),
    Column("digest", String(64), nullable=False),
    _text("mode"),
    _number("first"),
    _number("last"),
    _number("parts"),
    _text("who"),
    _number("at_us"),
    _number("seq"),
)

replay_parts: Final = Table(
    "replay_parts",
    metadata,
    _text("tenant", primary_key=True),
    _text("replay", primary_key=True),
    Column("n", Integer, primary_key=True),
    _text("done"),
    _number("seq"),
)
"""One row per recorded part; `done` holds the `done` fact's body once there is one."""

policy_facts: Final = Table(
    "policy_facts",
    metadata,
    _text("tenant", primary_key=True),
    _text("kind", primary_key=True),
    _text("id", primary_key=True),
    _text("event", primary_key=True),
    Column("n", Integer, primary_key=True),
    _text("body"),
    _number("seq"),
)
"""Policy facts that are only ever shown whole: evaluations and seals."""

checkpoint: Final = Table(
    "checkpoint",
    metadata,
    _text("name", primary_key=True),
    _number("seq"),
    _text("log_created"),
    _text("holder"),
    _number("expires_us"),
)
"""How far the projection is, over which log, and who may write it until when."""

FOLDED: Final = (
    matters,
    matter_states,
    tallies,
    playbook_texts,
    playbook_versions,
    replays,
    replay_parts,
    policy_facts,
)
"""Every table that a rebuild empties and fills again."""
