"""Remember who was asked to confirm, also where the contact is gone."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "asked",
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("address", name="pk_asked"),
    )


def downgrade() -> None:
    """Go back."""
    op.drop_table("asked")
