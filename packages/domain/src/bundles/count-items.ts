/** A line of an order, as far as it tells how often it was bought. */
export interface CountedLine {
  readonly quantity: number;
  /** The line of the basket that it was a part of; null for what was bought by itself. */
  readonly bundle_line: number | null;
}

/**
 * How many items an order has, as its basket counted them: a bundle is one item, however many pieces it is made of. The
 * pieces of one part may stand in two lines, where some were changed to another size, so a bundle counts as its largest line.
 */
export function countItems(lines: readonly CountedLine[]): number {
  const bundles = new Map<number, number>();
  let alone = 0;
  for (const { quantity, bundle_line: line } of lines)
    if (line === null) alone += quantity;
    else bundles.set(line, Math.max(bundles.get(line) ?? 0, quantity));
  return [...bundles.values()].reduce((sum, quantity) => sum + quantity, alone);
}

/** The count in words, as baskets, receipts and mails say it. */
export const itemWords = (count: number): string => (count === 1 ? "1 item" : `${count} items`);
