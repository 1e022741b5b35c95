const dayMs = 86_400_000;

/** How long a shop is still there, in words. */
export function daysLeft(closesAt: string, now: Date): string {
  const days = Math.ceil((Date.parse(closesAt) - now.getTime()) / dayMs);
  if (days <= 0) return "as soon as its open orders are done";
  return days === 1 ? "1 day is left" : `${days} days are left`;
}

/** Who can keep it, for those who cannot. */
export function keepersWords(keepers: readonly string[]): string {
  const names = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(keepers);
  return names ? `${names} can keep it.` : "";
}
