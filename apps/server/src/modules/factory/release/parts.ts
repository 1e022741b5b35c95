// Which lines of an order go to the floor together. An order that one factory makes goes whole.
import { paperFactoryCode } from "@selvedge/domain/orders/flows";
import type { ItemToRelease } from "./release-queries.ts";

/** Several factories make it. */
export const isSplit = (items: readonly ItemToRelease[]): boolean =>
  new Set(items.map(({ factoryCode }) => factoryCode)).size > 1;

/**
 * Of an order that several factories make the lines that can go now, of all of them or of one: paper once all of it is in
 * batches that have closed, everything else at any time.
 */
export function readyOf(items: readonly ItemToRelease[], factoryCode?: string): readonly ItemToRelease[] {
  if (!isSplit(items)) return items;
  const waiting = items.filter((item) => !item.isReleased);
  const paper = waiting.filter((item) => item.factoryCode === paperFactoryCode);
  const isPaperReady = paper.every((item) => item.isBatchClosed);
  return waiting.filter(
    (item) => (factoryCode ?? item.factoryCode) === item.factoryCode && (isPaperReady || !paper.includes(item)),
  );
}
