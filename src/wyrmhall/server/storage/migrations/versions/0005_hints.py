"""Whether a table allows hints, and how many a seat has asked for among people."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the database up to this shape."""
    op.add_column(
        "tables", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.true())
    )
    op.add_column("seats", sa.Column("hinted", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    """And back."""
    op.execute("ALTER TABLE seats DROP COLUMN hinted")
    op.execute("ALTER TABLE tables DROP COLUMN hints")
