"""The tables of the database, for queries; `migrations` makes them."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

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

codes = Table(
    "codes",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("key", String(64), nullable=False),
    Column("until", BigInteger, nullable=False),
)

reminders = Table(
    "reminders",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("key", String(64), nullable=False),
    Column("address", Text, nullable=False),
    Column("keys", Text, nullable=False),
    Column("locale", String(16), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("told", String(32), nullable=False),
    Index("reminders_seat", "table_id", "seat"),
)

kept = Table(
    "kept",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

servers = Table(
    "servers",
    metadata,
    Column("process", String(32), primary_key=True),
    Column("name", String(128), nullable=False),
    # Until when it is believed to live, by the clock of the database.
    Column("until", DateTime(timezone=True), nullable=False),
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("process", String(32), nullable=False),
    Index("leases_process", "process"),
)
