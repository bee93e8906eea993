"""Remember who is there, for all processes, and since when others are away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.add_column("seats", sa.Column("seen", sa.Double(), nullable=False, server_default="0"))
    op.create_table(
        "presence",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("beat", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name="fk_presence_table_tables", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "seat", "process", name="pk_presence"),
    )


def downgrade() -> None:
    """Go back."""
    op.drop_table("presence")
    op.drop_column("seats", "seen")
