"""Registers of obligations, and the log folded again from its first fact.

What the tables hold of a run has grown (the document's hash), so what was folded before would not
be what a rebuild comes to. The log is the truth: the process that starts next reads it again.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_FOLDED_BEFORE = (
    "matter_states",
    "matters",
    "tallies",
    "playbook_texts",
    "playbook_versions",
    "replays",
    "replay_parts",
    "policy_facts",
)


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text(), nullable=False, server_default="")


def _sorted(name: str) -> sa.Column[str]:
    kind = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
    return sa.Column(name, kind, nullable=False, server_default="")


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger(), nullable=False, server_default="0")


def _small(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer(), nullable=False)


def _flag(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean(), nullable=False)


def _digest(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.String(64), nullable=False, server_default="")


def upgrade() -> None:
    """Create the tables and forget what was folded."""
    op.create_table(
        "registers",
        *(_text(n) for n in ("tenant", "matter", "run")),
        *(_number(n) for n in ("seq", "turned_seq")),
        _flag("current"),
        _text("filename"),
        _digest("sha256"),
        _text("rest"),
        sa.PrimaryKeyConstraint("tenant", "matter", "run"),
    )
    _create_obligations()
    op.create_table(
        "unit_proposals",
        *(_text(n) for n in ("tenant", "matter", "run")),
        _small("unit"),
        *(_text(n) for n in ("model", "prompt_digest", "schema_digest", "proposer")),
        sa.PrimaryKeyConstraint("tenant", "matter", "run", "unit"),
    )
    op.create_table(
        "openings",
        *(_text(n) for n in ("tenant", "matter", "run", "key", "who")),
        sa.Column("opened_us", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("tenant", "matter", "run", "key", "who"),
    )
    for table in _FOLDED_BEFORE:
        op.execute(sa.table(table).delete())
    checkpoint = sa.table("checkpoint", sa.column("seq"), sa.column("log_created"))
    op.execute(checkpoint.update().values(seq=0, log_created=""))


def _create_obligations() -> None:
    op.create_table(
        "obligations",
        *(_text(n) for n in ("tenant", "matter", "run", "key", "kind")),
        _small("n"),
        _number("seq"),
        _flag("current"),
        *(_text(n) for n in ("statement", "value", "party")),
        _sorted("party_key"),
        _text("party_shown"),
        *(_text(n) for n in ("modality", "trigger_words", "deadline", "deadline_kind")),
        _sorted("due"),
        *(_text(n) for n in ("risk", "bucket", "proposal")),
        _small("page"),
        _text("clause"),
        *(_number(n) for n in ("start", "end")),
        _small("unit"),
        sa.Column("confidence", sa.Float()),
        _text("filename"),
        _digest("sha256"),
        *(_text(n) for n in ("proposer", "model", "prompt_digest", "schema_digest")),
        *(_text(n) for n in ("playbook", "playbook_version", "playbook_digest")),
        _number("routed_us"),
        _flag("signed"),
        _text("signed_by"),
        *(_number(n) for n in ("signed_us", "signed_seq")),
        _text("signed_run"),
        _number("opened_us"),
        *(_text(n) for n in ("corrected", "corrected_by", "corrected_note")),
        *(_number(n) for n in ("corrected_us", "corrected_seq")),
        *(_text(n) for n in ("past", "search")),
        sa.PrimaryKeyConstraint("tenant", "matter", "run", "key"),
    )
    facets = ("matter", "party_shown", "risk", "bucket", "modality", "deadline_kind", "signed")
    decided = (
        "signed",
        "corrected_seq",
        "signed_us",
        "opened_us",
        "routed_us",
        "signed_run",
        "run",
    )
    indexes = {
        "ix_obligations_facets": ["tenant", "kind", "current", *facets],
        "ix_obligations_decided": ["tenant", "kind", "current", *decided],
        "ix_obligations_list": ["tenant", "kind", "current", "seq", "n"],
        "ix_obligations_due": ["tenant", "kind", "current", "due", "seq", "n"],
        "ix_obligations_matter": ["tenant", "matter", "current", "n"],
    }
    for name, columns in indexes.items():
        op.create_index(name, "obligations", columns)


def downgrade() -> None:
    """Drop them."""
    for table in ("openings", "unit_proposals", "obligations", "registers"):
        op.drop_table(table)
