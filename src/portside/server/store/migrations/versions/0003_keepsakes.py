"""Keep finished matches in a form that needs no rules."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "keepsakes",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_keepsakes_match_matches"),
        sa.PrimaryKeyConstraint("match", name="pk_keepsakes"),
    )


def downgrade() -> None:
    """Go back."""
    op.drop_table("keepsakes")
