// Which hole of the put wall an order's garments go to.

export interface Hole {
  code: string;
  wall: string;
  row: string;
  column: number;
  capacity: number;
  state: "free" | "filling" | "ready" | "blocked";
  orderId: number | null;
}

/**
 * The hole for an order of `garments` garments: the one it has already, else the first free one of the wall that is
 * large enough, by row and column; null when the wall is full. One hole holds one order.
 */
export function chooseHole(holes: readonly Hole[], wall: string, orderId: number, garments: number): Hole | null {
  const own = holes.find((hole) => hole.orderId === orderId);
  if (own) return own;
  return (
    holes
      .filter(
        (hole) => hole.wall === wall && hole.state === "free" && hole.orderId === null && hole.capacity >= garments,
      )
      .toSorted((a, b) => a.row.localeCompare(b.row) || a.column - b.column)[0] ?? null
  );
}
