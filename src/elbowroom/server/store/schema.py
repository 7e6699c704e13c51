"""The two tables of the database, for queries; `migrations` makes them."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("settings", Text, nullable=False),
    # What lists and a start of the server ask for without loading the events.
    Column("public", Boolean, nullable=False),
    Column("status", String(16), nullable=False),
    Column("busy", Boolean, nullable=False),
    Column("open_seats", Integer, nullable=False),
    Column("names", Text, nullable=False),
    Index("tables_listed", "public", "status", "created"),
    Index("tables_busy", "busy"),
)

events = Table(
    "events",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
)
