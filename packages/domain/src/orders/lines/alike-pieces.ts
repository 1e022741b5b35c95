// Pieces of an order that stand alike, shown once: a crew's 32 tees that nobody has begun are no 32 ways to read.

/** Up to so many alike pieces each show their own way. */
export const mostAlone = 4;

export interface AlikePieces<Piece> {
  readonly piece: Piece;
  readonly count: number;
}

/**
 * The pieces in their order. More than `mostAlone` that follow each other and are told apart by nothing but what `own` leaves
 * out become one with their count.
 */
export function alikePieces<Piece extends object>(
  pieces: readonly Piece[],
  own: readonly (keyof Piece)[] = [],
): AlikePieces<Piece>[] {
  const runs: { piece: Piece; count: number; seen: string }[] = [];
  for (const piece of pieces) {
    const seen = JSON.stringify({ ...piece, ...Object.fromEntries(own.map((name) => [name, null])) });
    const last = runs.at(-1);
    if (last?.seen === seen) last.count += 1;
    else runs.push({ piece, count: 1, seen });
  }
  let place = 0;
  return runs.flatMap(({ piece, count }) => {
    const run = pieces.slice(place, place + count);
    place += count;
    return count > mostAlone ? [{ piece, count }] : run.map((each) => ({ piece: each, count: 1 }));
  });
}
