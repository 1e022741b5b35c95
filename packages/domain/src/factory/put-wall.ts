// Which holes of the put wall an order's garments go to. One hole holds one order; an order that is larger than a hole
// is in several of one wall. Source: print-on-demand section 2 "pigeonhole".

export interface Hole {
  code: string;
  wall: string;
  row: string;
  column: number;
  /** Garments that fit in. */
  capacity: number;
  state: "free" | "filling" | "ready" | "blocked";
  orderId: number | null;
}

/**
 * The holes for an order of `garments` garments, all of them at once, so that two large orders never wait for one
 * another: those that it has; where they are too few, with the first free one of the same wall that takes the rest, or
 * with as many as it takes, by row and column. Only what it has already when the wall is full.
 */
export function holesFor(holes: readonly Hole[], wall: string, orderId: number, garments: number): Hole[] {
  const own = holes.filter((hole) => hole.orderId === orderId);
  const missing = garments - capacityOf(own);
  if (missing <= 0) return own;
  const place = own[0]?.wall ?? wall;
  const free = holes
    .filter((hole) => hole.wall === place && hole.state === "free" && hole.orderId === null)
    .toSorted((a, b) => a.row.localeCompare(b.row) || a.column - b.column);
  const whole = free.find(({ capacity }) => capacity >= missing);
  return [...own, ...(whole ? [whole] : several(free, missing))];
}

/** The first holes that take so many garments together; none where all of them do not. */
function several(free: readonly Hole[], garments: number): Hole[] {
  const last = free.findIndex((_, index) => capacityOf(free.slice(0, index + 1)) >= garments);
  return free.slice(0, last + 1);
}

const capacityOf = (holes: readonly Hole[]): number => holes.reduce((sum, { capacity }) => sum + capacity, 0);

/** The first of an order's holes that can take one more, by what each has been given; null when all are full. */
export const holeWithSpace = (own: readonly Hole[], givenTo: (code: string) => number): Hole | null =>
  own.find(({ code, capacity }) => givenTo(code) < capacity) ?? null;
