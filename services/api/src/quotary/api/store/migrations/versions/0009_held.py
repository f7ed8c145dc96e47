"""Matters that are on hold, to be filtered and counted.

A tally's key has the hold in it, which no column added later can be: the table is made anew, of
what the rows say already.
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

_BEFORE = ("tenant", "route", "status", "failing")
_AFTER = ("playbook", "assignee", "purpose")
_USED = (
    "model_calls", "prompt_tokens", "cached_tokens", "completion_tokens", "unpriced_calls"
)  # fmt: skip


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text(), nullable=False, server_default="")


def _tallies(*held: sa.Column[bool]) -> None:
    op.drop_table("tallies")
    cell = (*_BEFORE, *(each.name for each in held), *_AFTER)
    op.create_table(
        "tallies",
        *map(_text, _BEFORE),
        *held,
        *map(_text, _AFTER),
        *(
            sa.Column(name, sa.BigInteger(), nullable=False, server_default="0")
            for name in ("n", *_USED)
        ),
        sa.PrimaryKeyConstraint(*cell),
    )
    names, sums = ", ".join(cell), ", ".join(f"sum({name})" for name in _USED)
    op.execute(
        f"INSERT INTO tallies ({names}, n, {', '.join(_USED)}) "  # noqa: S608 - names of ours
        f"SELECT {names}, count(*), {sums} FROM matters GROUP BY {names}"
    )


def upgrade() -> None:
    """Count by hold too."""
    op.create_index(
        "ix_matters_held",
        "matters",
        ["tenant", "last_seq"],
        sqlite_where=sa.text("held = 1"),
        postgresql_where=sa.text("held"),
    )
    _tallies(sa.Column("held", sa.Boolean(), nullable=False))


def downgrade() -> None:
    """Count without it."""
    op.drop_index("ix_matters_held", "matters")
    _tallies()
