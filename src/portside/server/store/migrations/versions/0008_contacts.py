"""Keep where people want to be told, and what they were told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    add_contacts()
    add_deliveries()
    add_told()


def add_contacts() -> None:
    """Add where people want to be told."""
    op.create_table(
        "contacts",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("channel", sa.String(16), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("home", sa.String(200), nullable=False),
        sa.Column("token", sa.String(32), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("broken", sa.Boolean(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["guest"], ["guests.id"], name="fk_contacts_guest_guests", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_contacts"),
        sa.UniqueConstraint("token", name="uq_contacts_token"),
    )
    op.create_index("ix_contacts_guest", "contacts", ["guest"])


def add_deliveries() -> None:
    """Add what is to be told."""
    op.create_table(
        "deliveries",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("contact", sa.String(32), nullable=False),
        sa.Column("told", sa.Text(), nullable=False),
        sa.Column("made", sa.Double(), nullable=False),
        sa.Column("due", sa.Double(), nullable=False),
        sa.Column("lease", sa.Double(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("ended", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(
            ["contact"], ["contacts.id"], name="fk_deliveries_contact_contacts", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_deliveries"),
    )
    op.create_index("ix_deliveries_ended", "deliveries", ["ended", "due"])


def add_told() -> None:
    """Add what was told last."""
    op.create_table(
        "told",
        sa.Column("contact", sa.String(32), nullable=False),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["contact"], ["contacts.id"], name="fk_told_contact_contacts", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("contact", "match", "seat", name="pk_told"),
    )


def downgrade() -> None:
    """Go back."""
    for table in ("told", "deliveries", "contacts"):
        op.drop_table(table)
