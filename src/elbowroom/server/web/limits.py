"""How much anybody may ask of the server: sizes, waiting times and rates."""

from elbowroom.server.buckets import AddressBuckets as AddressBuckets
from elbowroom.server.buckets import TokenBucket as TokenBucket

LONGEST_MESSAGE = 16 * 1024
"""Bytes of a message over the socket."""
LONGEST_BODY = 256 * 1024
"""Bytes of a request over HTTP."""
HELLO_SECONDS = 10.0
"""How long a connection may stay without saying hello."""
SILENCE_SECONDS = 2 * 3600.0
"""How long a connection may stay without saying anything."""

MESSAGES_A_SECOND = 20.0
MESSAGES_AT_ONCE = 80.0
BAD_MESSAGE = 8.0
"""A message that cannot be understood counts as so many."""

REPLAY_TOKENS = 10.0
"""A record to be replayed, or the replay of a table, counts as so many requests."""
ENTRIES_A_TOKEN = 50
"""Whoever says hello, or asks for earlier entries, pays for so many that are told as for one request."""
REMINDER_TOKENS = 5.0
"""Whoever asks for reminders, or opens a link of a mail, makes as much work as so many requests."""
