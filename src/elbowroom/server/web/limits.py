"""How much anybody may ask of the server: sizes, waiting times and rates."""

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

REQUESTS_A_SECOND = 10.0
REQUESTS_AT_ONCE = 300.0
"""Of those that make something, from one address."""
REPLAY_TOKENS = 10.0
"""A record to be replayed counts as so many requests."""
MOST_ADDRESSES = 10_000
"""So many are remembered; then all are forgotten."""


class TokenBucket:
    """A bucket of tokens that fills up again as time passes; whoever asks says what time it is."""

    def __init__(self, rate: float, most: float, now: float) -> None:
        self.rate = rate
        self.most = most
        self._tokens = most
        self._at = now

    def take(self, tokens: float, now: float) -> bool:
        """Take so many tokens if they are there; whether they were."""
        self._tokens = min(self.most, self._tokens + (now - self._at) * self.rate)
        self._at = now
        if self._tokens < tokens:
            return False
        self._tokens -= tokens
        return True


class AddressBuckets:
    """A bucket for each address that asks for something."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self._buckets: dict[str, TokenBucket] = {}

    def take(self, address: str, tokens: float, now: float) -> bool:
        """Take so many tokens from the bucket of an address; whether they were there."""
        if len(self._buckets) >= MOST_ADDRESSES:
            self._buckets.clear()
        bucket = self._buckets.setdefault(address, TokenBucket(self.rate, self.most, now))
        return bucket.take(tokens, now)
