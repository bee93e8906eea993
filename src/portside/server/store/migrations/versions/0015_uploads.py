"""Count the records that were handed in, and their size."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "uploads",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name="fk_uploads_table_tables", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", name="pk_uploads"),
    )
    # What was handed in before counts, too; how large it was is not known.
    op.execute(
        'INSERT INTO uploads ("table", guest, size) SELECT id, host, 0 FROM tables WHERE offline'
    )
    op.create_index("ix_uploads_guest", "uploads", ["guest"])


def downgrade() -> None:
    """Go back."""
    op.drop_index("ix_uploads_guest", "uploads")
    op.drop_table("uploads")
