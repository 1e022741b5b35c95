/** A line's pieces, and what has come of them. */
export interface LinePieces {
  quantity: number;
  /** Labels that are neither replaced nor cancelled. */
  labels: number;
  /** Pieces whose money went back, or is on its way back. */
  refunded: number;
}

/** What became of one piece of a line for which nobody waits any more. */
export type PieceEnd = "not_made" | "refunded_unmade" | "refunded";

/**
 * What became of the piece of a line at `index`, from 0; null of one that is still to come, or has come to stay. Pieces of a
 * line are alike, so the last of them stand for those that were refunded. `hasLeft`: it was made and sent before.
 */
export function endOfPiece(
  line: LinePieces,
  { index, isDeleted, hasLeft }: { index: number; isDeleted: boolean; hasLeft: boolean },
): PieceEnd | null {
  if (isDeleted) return "not_made";
  if (index >= line.quantity - refundedUnmade(line)) return "refunded_unmade";
  return hasLeft && index >= line.quantity - line.refunded ? "refunded" : null;
}

/** How many of a line's pieces are refunded and not made: the last of it. One that has a label is made all the same. */
export const refundedUnmade = ({ quantity, labels, refunded }: LinePieces): number =>
  Math.max(0, Math.min(quantity - labels, refunded));

/**
 * What became of a line for its makers: "Refunded, not made", or "1 refunded, not made" of several; "Not made" where its
 * order ended before it had a label; empty where nothing of it was given back.
 */
export function endOfLine(line: LinePieces, { isEnded }: { isEnded: boolean }): string {
  const unmade = refundedUnmade(line);
  const ends: readonly (readonly [pieces: number, words: string])[] = [
    [unmade, "refunded, not made"],
    [Math.min(line.refunded, line.quantity) - unmade, "refunded"],
    [isEnded && line.labels === 0 && line.refunded === 0 ? line.quantity : 0, "not made"],
  ];
  const said = ends
    .filter(([pieces]) => pieces > 0)
    .map(([pieces, words]) => (pieces === line.quantity ? words : `${pieces} ${words}`))
    .join(", ");
  return `${said.slice(0, 1).toUpperCase()}${said.slice(1)}`;
}
