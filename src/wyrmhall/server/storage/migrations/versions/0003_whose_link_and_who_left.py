"""A link says who made it, a seat whether its holder has left."""

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
    op.add_column("links", sa.Column("holder", sa.String(64), nullable=False, server_default=""))
    op.add_column(
        "seats", sa.Column("gone", sa.Boolean(), nullable=False, server_default=sa.false())
    )


def downgrade() -> None:
    """And back."""
    op.execute("ALTER TABLE seats DROP COLUMN gone")
    op.execute("ALTER TABLE links DROP COLUMN holder")
