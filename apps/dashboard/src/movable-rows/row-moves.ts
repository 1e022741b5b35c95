/** What a row of an ordered list does by Alt and an arrow, and by its menu. */
export type MoveKey = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

export interface RowMove {
  id: MoveKey;
  label: string;
  /** Why it cannot be done now; null where it can. */
  offBecause: string | null;
}

/** The moves of a row at a place, from 0, among so many beside it. */
export const listMoves = (at: number, of: number): RowMove[] => [
  { id: "ArrowUp", label: "Move up", offBecause: at === 0 ? "It is the first." : null },
  { id: "ArrowDown", label: "Move down", offBecause: at === of - 1 ? "It is the last." : null },
];

export const keysOf = { ArrowUp: "Alt ↑", ArrowDown: "Alt ↓", ArrowLeft: "Alt ←", ArrowRight: "Alt →" } as const;
