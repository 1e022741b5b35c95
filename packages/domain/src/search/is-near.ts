/**
 * Whether one word becomes the other by at most `most` letters put in, left out, changed, or swapped with their neighbour.
 * Looks at no more than 2 × most + 1 cells for each letter, so the time grows with the shorter word alone.
 */
export function isNear(one: string, another: string, most: number): boolean {
  if (Math.abs(one.length - another.length) > most) return false;
  const far = most + 1;
  let before: number[] = [];
  let last = Array.from({ length: another.length + 1 }, (_, column) => Math.min(column, far));
  for (let row = 1; row <= one.length; row++) {
    const line = new Array<number>(another.length + 1).fill(far);
    const from = Math.max(0, row - most);
    const to = Math.min(another.length, row + most);
    let best = far;
    for (let column = from; column <= to; column++) {
      line[column] = column === 0 ? Math.min(row, far) : cellOf({ one, another, row, column }, { line, last, before });
      best = Math.min(best, line[column]!);
    }
    if (best > most) return false;
    [before, last] = [last, line];
  }
  return last[another.length]! <= most;
}

interface Letters {
  one: string;
  another: string;
  row: number;
  column: number;
}

/** The row that is filled and the two above it. */
type Rows = Record<"line" | "last" | "before", readonly number[]>;

function cellOf({ one, another, row, column }: Letters, { line, last, before }: Rows): number {
  const isSame = one[row - 1] === another[column - 1];
  const isSwapped =
    row > 1 && column > 1 && one[row - 1] === another[column - 2] && one[row - 2] === another[column - 1];
  return Math.min(
    last[column]! + 1,
    line[column - 1]! + 1,
    last[column - 1]! + (isSame ? 0 : 1),
    isSwapped ? before[column - 2]! + 1 : Number.POSITIVE_INFINITY,
  );
}
