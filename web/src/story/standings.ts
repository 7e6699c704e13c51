/** The final order. */

export interface Standing {
  seat: number;
  coins: number;
  place: number;
}

/** Most coins first; winners before those with as many coins and fewer tokens. */
export function standingsOf(coins: number[], winners: number[]): Standing[] {
  const rank = (seat: number) => (winners.includes(seat) ? 0 : 1);
  const order = coins.map((_, seat) => seat).sort((a, b) => rank(a) - rank(b) || coins[b]! - coins[a]!);
  const found: Standing[] = [];
  order.forEach((seat, i) => {
    const before = found[i - 1];
    const isSame = before && before.coins === coins[seat] && rank(before.seat) === rank(seat);
    found.push({ seat, coins: coins[seat]!, place: isSame ? before.place : i + 1 });
  });
  return found;
}
