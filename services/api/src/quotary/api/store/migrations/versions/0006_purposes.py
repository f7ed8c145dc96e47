"""What a document was handed in for, and the log folded again from its first fact.

A tally's key has the purpose in it, which no column added later can be: the table is made anew.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

_FOLDED_BEFORE = (
    "matter_states",
    "matters",
    "playbook_texts",
    "playbook_versions",
    "replays",
    "replay_parts",
    "policy_facts",
    "registers",
    "obligations",
    "unit_proposals",
)
_CELL = ("tenant", "route", "status", "playbook", "assignee")
_SUMS = (
    "n", "model_calls", "prompt_tokens", "cached_tokens", "completion_tokens", "unpriced_calls"
)  # fmt: skip


def _tallies(*cell: str) -> None:
    op.drop_table("tallies")
    op.create_table(
        "tallies",
        *(sa.Column(name, sa.Text(), nullable=False, server_default="") for name in cell),
        *(sa.Column(name, sa.BigInteger(), nullable=False, server_default="0") for name in _SUMS),
        sa.PrimaryKeyConstraint(*cell),
    )


def upgrade() -> None:
    """Add the columns and forget what was folded."""
    op.add_column("matters", sa.Column("purpose", sa.Text(), nullable=False, server_default=""))
    op.create_index("ix_matters_purpose", "matters", ["tenant", "purpose", "last_seq"])
    _tallies(*_CELL, "purpose")
    for table in _FOLDED_BEFORE:
        op.execute(sa.table(table).delete())
    checkpoint = sa.table("checkpoint", sa.column("seq"), sa.column("log_created"))
    op.execute(checkpoint.update().values(seq=0, log_created=""))


def downgrade() -> None:
    """Take the columns away."""
    _tallies(*_CELL)
    op.drop_index("ix_matters_purpose", "matters")
    op.drop_column("matters", "purpose")
