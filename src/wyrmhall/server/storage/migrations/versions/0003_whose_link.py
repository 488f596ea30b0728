"""A link says who made it."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the database up to this shape."""
    # Nobody can say any more whose seat the old ones were for; invitations stay.
    op.execute("DELETE FROM links WHERE seat IS NOT NULL")
    holder = sa.Column("holder", sa.String(64), nullable=False, server_default="")
    op.add_column("links", holder)


def downgrade() -> None:
    """And back."""
    op.execute("ALTER TABLE links DROP COLUMN holder")
