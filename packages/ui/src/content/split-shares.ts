/** Returns each amount's share of the bar, 0 to 1; amounts below zero take no space. All zero returns all zero. */
export function barShares(amounts: readonly number[]): number[] {
  const room = amounts.map((amount) => Math.max(0, amount));
  const total = room.reduce((sum, amount) => sum + amount, 0);
  return room.map((amount) => (total === 0 ? 0 : amount / total));
}
