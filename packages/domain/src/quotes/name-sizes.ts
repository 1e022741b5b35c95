import { sum } from "../money/round.ts";
import { piecesOf } from "./quote-totals.ts";

/** Pieces of each size; "" is for pieces whose size is named later. Sizes without pieces are left out. */
export type Pieces = Readonly<Record<string, number>>;

/**
 * The pieces after `count` of a size were written. While `wantedPieces` is known, the pieces to name are what is left of it,
 * so that naming the sizes of twenty tees makes no forty of them.
 */
export function nameSizes(pieces: Pieces, size: string, count: number, wantedPieces: number | null): Pieces {
  const written = withPieces(pieces, size, count);
  if (size === "" || wantedPieces === null) return written;
  const named = sum(Object.entries(written).map(([each, of]) => (each === "" ? 0 : of)));
  return withPieces(written, "", Math.max(0, wantedPieces - named));
}

/** How many pieces a line is to have while some are to name; null where every size was named, and each count stands for itself. */
export const wantedPieces = (pieces: Pieces): number | null => (pieces[""] ? piecesOf(pieces) : null);

function withPieces(pieces: Pieces, size: string, count: number): Pieces {
  const { [size]: _, ...others } = pieces;
  return count > 0 ? { ...others, [size]: count } : others;
}
