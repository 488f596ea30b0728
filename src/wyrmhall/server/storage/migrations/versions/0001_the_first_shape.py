"""Tables, seats, entries, links and chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the database up to this shape."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("key", sa.String(32), nullable=False),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.Column("clock", sa.String(8), nullable=False),
        sa.Column("seconds", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("started", sa.Float()),
        sa.Column("next", sa.String(16)),
        sa.Column("wish", sa.Text()),
        sa.Column("due", sa.Float()),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("snapshot", sa.LargeBinary()),
        sa.Column("snapshot_number", sa.Integer(), nullable=False),
        sa.Column("snapshot_versions", sa.Text(), nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "open", "created"])
    op.create_index("tables_by_due", "tables", ["status", "due"])
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("seat", sa.Integer()),
        sa.Column("who", sa.String(60), nullable=False),
        sa.Column("text", sa.String(600), nullable=False),
        sa.Column("ident", sa.String(64)),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_index("chat_by_ident", "chat", ["table_id", "seat", "ident"], unique=True)
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("move", sa.BigInteger(), nullable=False),
        sa.Column("ident", sa.String(64)),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("notes", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_index("entries_by_ident", "entries", ["table_id", "seat", "ident"], unique=True)
    op.create_table(
        "links",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("made", sa.Float(), nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("holder", sa.String(64)),
        sa.Column("name", sa.String(60)),
        sa.Column("bot", sa.String(40)),
        sa.Column("absent", sa.Boolean(), nullable=False),
        sa.Column("bank", sa.Float(), nullable=False),
    )
    op.create_index("seats_by_holder", "seats", ["holder"])


def downgrade() -> None:
    """And back."""
    op.drop_table("seats")
    op.drop_table("links")
    op.drop_table("entries")
    op.drop_table("chat")
    op.drop_table("tables")
