import { basketLineLimit, basketPieceLimit } from "@selvedge/domain/limits";
import { Refusal } from "../../../plugins/refusal.ts";
import type { BasketLine } from "./queries.ts";

/** How much a basket holds; a bundle counts once. */
export const countOf = (lines: readonly BasketLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** How many pieces that is to make. */
const piecesOf = (lines: readonly BasketLine[]): number =>
  lines.reduce((sum, { quantity, parts }) => sum + quantity * Math.max(1, parts?.length ?? 1), 0);

/** Throws basketFull for more lines or pieces than a basket may hold. */
export function refuseFull(lines: readonly BasketLine[]): void {
  const pieces = piecesOf(lines);
  if (lines.length > basketLineLimit || pieces > basketPieceLimit) throw new Refusal("basketFull");
}
