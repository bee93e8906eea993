"""Note of tables and analyses which of them were asked for from the same address."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None

KEPT = ("tables", "analyses")


def upgrade() -> None:
    """Go forward: what is older came from nowhere in particular."""
    for table in KEPT:
        column = sa.Column("came_from", sa.String(16), nullable=False, server_default="")
        op.add_column(table, column)


def downgrade() -> None:
    """Go back."""
    for table in KEPT:
        op.drop_column(table, "came_from")
