/** The rule that is open beside the game, and the way back to those before it. */

/** Addresses of the rulebook, the one that is shown last; empty when nothing is. A question without answer is "". */
export const sheet = $state<{ trail: string[] }>({ trail: [] });

export function begin(address: string): void {
  sheet.trail = [address];
}

export function follow(address: string): void {
  if (sheet.trail.at(-1) !== address) sheet.trail = [...sheet.trail, address];
}

export function back(): void {
  sheet.trail = sheet.trail.slice(0, -1);
}

export function close(): void {
  sheet.trail = [];
}
