"""Matters, their counts, and the checkpoint."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

_SEQ = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
_KEY = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
_TEXTS_BEFORE = ("tenant", "matter", "status", "route", "model_route")
_TEXTS = (
    "run", "step", "failure_code", "failure", "filename", "counterparty", "playbook",
    "playbook_version", "playbook_digest", "document_type", "reasons", "assignee", "closing",
    "source", "external_id", "proposer", "search",
)  # fmt: skip
_USAGE = ("model_calls", "prompt_tokens", "cached_tokens", "completion_tokens")
_NUMBERS = (
    "units", "gated", "created_us", "updated_us", "started_us", "ended_us",
    *_USAGE,
)  # fmt: skip
_INDEXED = {
    "updated": ("last_seq",),
    "route": ("route", "last_seq"),
    "status": ("status", "last_seq"),
    "playbook": ("playbook", "last_seq"),
    "assignee": ("assignee", "last_seq"),
    "created": ("first_seq",),
    "severity": ("severity", "last_seq"),
    "filename": ("filename_key", "first_seq"),
    "counterparty": ("counterparty_key", "first_seq"),
}


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text(), nullable=False, server_default="")


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger(), nullable=False, server_default="0")


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "matters",
        sa.Column("first_seq", _SEQ, primary_key=True, autoincrement=False),
        sa.Column("last_seq", sa.BigInteger(), nullable=False),
        *(_text(name) for name in _TEXTS_BEFORE),
        sa.Column("severity", sa.SmallInteger(), nullable=False),
        sa.Column("filename_key", _KEY, nullable=False, server_default=""),
        sa.Column("counterparty_key", _KEY, nullable=False, server_default=""),
        sa.Column("held", sa.Boolean(), nullable=False),
        sa.Column("erased", sa.Boolean(), nullable=False),
        *(_number(name) for name in _NUMBERS),
        *(_text(name) for name in _TEXTS),
        sa.UniqueConstraint("tenant", "matter", name="uq_matters_matter"),
    )
    for name, columns in _INDEXED.items():
        op.create_index(f"ix_matters_{name}", "matters", ["tenant", *columns])
    op.create_table(
        "matter_states",
        sa.Column("first_seq", _SEQ, primary_key=True, autoincrement=False),
        sa.Column("last_seq", sa.BigInteger(), nullable=False),
        _text("state"),
    )
    cell = ("tenant", "route", "status", "playbook", "assignee")
    op.create_table(
        "tallies",
        *(_text(name) for name in cell),
        *(_number(name) for name in ("n", *_USAGE)),
        sa.PrimaryKeyConstraint(*cell),
    )
    op.create_table(
        "checkpoint",
        _text("name"),
        _number("seq"),
        _text("log_created"),
        _text("holder"),
        _number("expires_us"),
        sa.PrimaryKeyConstraint("name"),
    )


def downgrade() -> None:
    """Drop them."""
    for name in ("checkpoint", "tallies", "matter_states", "matters"):
        op.drop_table(name)
