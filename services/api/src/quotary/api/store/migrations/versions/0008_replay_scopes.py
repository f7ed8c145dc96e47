"""Which contracts a replay was asked to look at; those before looked at all."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("replays", sa.Column("only", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    """Take it away."""
    op.drop_column("replays", "only")
