"""What the acting people can conquer now, and for how many tokens: all prices at once, each asked once."""

from elbowroom.engine import fold
from elbowroom.engine.phases.conquest import targets
from elbowroom.engine.state import NO_DIE, State


class Market:
    """The conquests, attempts, roll and uses that `legal_actions` has at this moment."""

    def __init__(self, s: State) -> None:
        p = s.people
        folded = s.folded[p]
        self.prices = [0] * s.rules.board.size
        """For each region in the two masks what `cost` says."""
        self.conquests = 0
        """Regions that can be paid for, as a mask."""
        self.attempts = 0
        """Regions that the die may still give."""
        self.hand = s.free_hand()
        self.can_roll = self.hand > 0 and folded.rolls_first and s.die == NO_DIE
        self.uses: list[int] = []
        """What race and power offer."""
        if self.hand > 0:
            self._ask_prices(s, folded, fold.discounts(folded, s, p) if folded.haggles else [])
        if folded.activated and s.die == NO_DIE:
            fold.append_offers(folded, s, p, self.uses)

    def _ask_prices(self, s: State, folded: fold.Folded, discounts: list[int]) -> None:
        toll = fold.tolls(s, s.people) if folded.haggles else s.toll
        discount, prices = folded.discount, self.prices
        pips = max(s.die, 0)
        hand = self.hand
        longest = hand if folded.rolls_first else hand + folded.longest
        conquests = attempts = 0
        mask = targets(s, s.people)
        while mask:
            low = mask & -mask
            mask ^= low
            r = low.bit_length() - 1
            price = toll[r] - discount[r] - pips
            for cheaper in discounts:
                if cheaper & low:
                    price -= 1
            if price > longest:
                continue
            if price <= hand:
                conquests |= low
            else:
                attempts |= low
            prices[r] = max(price, 1)
        self.conquests = conquests
        self.attempts = attempts
