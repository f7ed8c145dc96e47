"""Failures beside the shown run, the fold that made the rows, and the log folded once more.

A tally's key has the failure in it, which no column added later can be: the table is made anew.
That the rows are folded again is the fold's own doing: what is there before has the number 0.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

_COLUMNS = ("failing", "beside_run", "beside_step", "beside_code", "beside_failure")
_BEFORE = ("tenant", "route", "status")
_AFTER = ("playbook", "assignee", "purpose")
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
    """Add the columns; the next writer sees that the rows are an older fold's."""
    for name in _COLUMNS:
        op.add_column("matters", sa.Column(name, sa.Text(), nullable=False, server_default=""))
    op.create_index("ix_matters_failing", "matters", ["tenant", "failing", "last_seq"])
    op.add_column(
        "checkpoint", sa.Column("fold", sa.BigInteger(), nullable=False, server_default="0")
    )
    _tallies(*_BEFORE, "failing", *_AFTER)


def downgrade() -> None:
    """Take the columns away."""
    _tallies(*_BEFORE, *_AFTER)
    op.drop_column("checkpoint", "fold")
    op.drop_index("ix_matters_failing", "matters")
    for name in _COLUMNS:
        op.drop_column("matters", name)
