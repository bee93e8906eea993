"""Mark matches that were played without a server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.add_column(
        "tables",
        sa.Column("offline", sa.Boolean(), nullable=False, server_default=sa.false()),
    )


def downgrade() -> None:
    """Go back."""
    op.drop_column("tables", "offline")
