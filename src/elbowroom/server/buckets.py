"""How often something may be done: buckets of tokens that fill up again as time passes."""

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
    """A bucket for each address that asks for something, or to which something is sent."""

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
