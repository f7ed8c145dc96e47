"""Playbooks, replays, evaluations and seals."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text(), nullable=False, server_default="")


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger(), nullable=False, server_default="0")


def _digest() -> sa.Column[str]:
    return sa.Column("digest", sa.String(64), nullable=False)


def _count() -> sa.Column[int]:
    return sa.Column("n", sa.Integer(), nullable=False)


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "playbook_texts",
        _text("tenant"),
        _digest(),
        *(_text(n) for n in ("playbook", "playbook_version", "canonical", "source", "filename")),
        _number("seq"),
        sa.PrimaryKeyConstraint("tenant", "digest"),
    )
    op.create_table(
        "playbook_versions",
        *(_text(n) for n in ("tenant", "playbook")),
        _count(),
        _digest(),
        *(_text(n) for n in ("playbook_version", "who")),
        *(_number(n) for n in ("at_us", "seq")),
        sa.PrimaryKeyConstraint("tenant", "playbook", "n"),
    )
    op.create_table(
        "replays",
        *(_text(n) for n in ("tenant", "replay")),
        _digest(),
        _text("mode"),
        *(_number(n) for n in ("first", "last", "parts")),
        _text("who"),
        *(_number(n) for n in ("at_us", "seq")),
        sa.PrimaryKeyConstraint("tenant", "replay"),
    )
    op.create_table(
        "replay_parts",
        *(_text(n) for n in ("tenant", "replay")),
        _count(),
        _text("done"),
        _number("seq"),
        sa.PrimaryKeyConstraint("tenant", "replay", "n"),
    )
    op.create_table(
        "policy_facts",
        *(_text(n) for n in ("tenant", "kind", "id", "event")),
        _count(),
        _text("body"),
        _number("seq"),
        sa.PrimaryKeyConstraint("tenant", "kind", "id", "event", "n"),
    )


def downgrade() -> None:
    """Drop them."""
    for name in ("policy_facts", "replay_parts", "replays", "playbook_versions", "playbook_texts"):
        op.drop_table(name)
