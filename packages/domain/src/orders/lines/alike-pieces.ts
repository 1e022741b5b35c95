// Pieces of an order that stand alike, shown once: a crew's 32 tees that nobody has begun are no 32 ways to read.

/** Of an order with up to so many pieces, each shows its own way. */
export const mostAlone = 6;

export interface AlikePieces<Piece> {
  readonly piece: Piece;
  readonly count: number;
}

/**
 * The pieces of an order in their order. Of one with more than `mostAlone`, those that follow each other and are told apart by
 * nothing but what `own` leaves out become one with their count.
 */
export function alikePieces<Piece extends object>(
  pieces: readonly Piece[],
  own: readonly (keyof Piece)[] = [],
): AlikePieces<Piece>[] {
  if (pieces.length <= mostAlone) return pieces.map((piece) => ({ piece, count: 1 }));
  const runs: { piece: Piece; count: number; seen: string }[] = [];
  for (const piece of pieces) {
    const seen = JSON.stringify({ ...piece, ...Object.fromEntries(own.map((name) => [name, null])) });
    const last = runs.at(-1);
    if (last?.seen === seen) last.count += 1;
    else runs.push({ piece, count: 1, seen });
  }
  return runs.map(({ piece, count }) => ({ piece, count }));
}
