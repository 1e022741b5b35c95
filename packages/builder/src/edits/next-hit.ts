/**
 * The block that a press means, of those under the pointer with the innermost first. The improved target goes one level deeper
 * with each press: the outermost block that does not hold the selection. Source: storefront §4, editor module v2.
 */
export function nextHit(
  chain: readonly string[],
  aroundSelected: readonly string[],
  isImproved: boolean,
): string | null {
  const [innermost = null] = chain;
  if (!isImproved) return innermost;
  const known = new Set(aroundSelected);
  return chain.toReversed().find((uid) => !known.has(uid)) ?? innermost;
}
