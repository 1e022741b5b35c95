/** A line of an order, as far as it tells how often it was bought. */
export interface CountedLine {
  readonly quantity: number;
  /** The line of the basket that it was a part of; null for what was bought by itself. */
  readonly bundle_line: number | null;
  /** Which part of the bundle it is, from 1; null for orders from before parts were recorded. */
  readonly bundle_part: number | null;
}

/**
 * How many items an order has, as its basket counted them: a bundle is one item, however many pieces it is made of. The pieces
 * of one part have several lines where some were changed to another size, so they are added up. A bundle was bought as often as
 * its largest part: a single part may have been made again.
 */
export function countItems(lines: readonly CountedLine[]): number {
  const bundles = new Map<number, Map<string, number>>();
  let alone = 0;
  for (const [index, { quantity, bundle_line: line, bundle_part: part }] of lines.entries()) {
    if (line === null) alone += quantity;
    else {
      const parts = bundles.get(line) ?? new Map<string, number>();
      const key = part === null ? `line ${index}` : `part ${part}`;
      bundles.set(line, parts.set(key, (parts.get(key) ?? 0) + quantity));
    }
  }
  return [...bundles.values()].reduce((sum, parts) => sum + Math.max(...parts.values()), alone);
}

/** How many pieces are made for it. */
export const countPieces = (lines: readonly Pick<CountedLine, "quantity">[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** The count in words, as baskets, receipts and mails say it. */
export const itemWords = (count: number): string => (count === 1 ? "1 item" : `${count} items`);

/** Of an order whose items are bundles: the pieces that they are made of, for who makes or sells them; else null. */
export const piecesNote = ({ itemCount, pieces }: { itemCount: number; pieces: number }): string | null =>
  pieces > itemCount ? `${pieces} pieces` : null;

/** The number that the shopper reads, and the pieces that are made where there are more. */
export const itemWordsWithPieces = (order: { itemCount: number; pieces: number }): string =>
  [itemWords(order.itemCount), piecesNote(order)].filter(Boolean).join(", ");
