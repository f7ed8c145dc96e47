"""What model calls cost, and the log folded again from its first fact.

Costs stand on facts that were folded before they were counted; the process that starts next reads
the log again.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
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
    "registers",
    "obligations",
    "unit_proposals",
)


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger(), nullable=False, server_default="0")


def upgrade() -> None:
    """Add the columns and forget what was folded."""
    for table in ("matters", "tallies"):
        op.add_column(table, _number("unpriced_calls"))
    op.add_column("matters", _number("cost_micros"))
    op.add_column("matters", sa.Column("currency", sa.Text(), nullable=False, server_default=""))
    op.create_index("ix_matters_cost", "matters", ["tenant", "currency", "cost_micros"])
    op.create_index("ix_matters_ended", "matters", ["tenant", "ended_us"])
    for table in _FOLDED_BEFORE:
        op.execute(sa.table(table).delete())
    checkpoint = sa.table("checkpoint", sa.column("seq"), sa.column("log_created"))
    op.execute(checkpoint.update().values(seq=0, log_created=""))


def downgrade() -> None:
    """Take the columns away."""
    for name in ("ix_matters_ended", "ix_matters_cost"):
        op.drop_index(name, "matters")
    for name in ("currency", "cost_micros", "unpriced_calls"):
        op.drop_column("matters", name)
    op.drop_column("tallies", "unpriced_calls")
