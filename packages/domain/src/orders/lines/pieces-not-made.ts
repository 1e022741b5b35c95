/** A line's pieces, and what has come of them. */
export interface LinePieces {
  quantity: number;
  /** Labels that are neither replaced nor cancelled. */
  labels: number;
  /** Pieces whose money went back, or is on its way back. */
  refunded: number;
}

/** How many of a line's pieces are refunded and not made: the last of it. One that has a label is made all the same. */
export const refundedUnmade = ({ quantity, labels, refunded }: LinePieces): number =>
  Math.max(0, Math.min(quantity - labels, refunded));
