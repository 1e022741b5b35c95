import type { ReactNode } from "react";

/** One column. `accessorKey` shows a property as it is; `cell` renders anything. */
export interface Column<Row> {
  id: string;
  header: ReactNode;
  accessorKey?: keyof Row & string;
  cell?: (row: Row) => ReactNode;
  /** Numbers and money are aligned to the end. */
  align?: "start" | "end";
  /** A CSS width; the rest is shared. */
  width?: string;
  sortable?: boolean;
  /** The cell whose text opens the row; the whole row follows its link. */
  opens?: boolean;
  /** Leaves the column out on narrower screens; "wide" is 1400 px. */
  from?: "sm" | "md" | "lg" | "xl" | "wide";
}

/** Returns the sides of a cell: 16 px to the border of the table, 12 px to its neighbours. */
export function cellSides(place: number, columns: number, hasSelection: boolean): string {
  const start = place === 0 && !hasSelection ? "pl-4" : "pl-3";
  return `${start} ${place === columns - 1 ? "pr-4" : "pr-3"}`;
}

/** The class that hides a column on screens narrower than its minimum. */
export function fromScreen(column: { from?: keyof typeof HIDDEN_BELOW }): string | undefined {
  return column.from && HIDDEN_BELOW[column.from];
}

const HIDDEN_BELOW = {
  sm: "max-sm:hidden",
  md: "max-md:hidden",
  lg: "max-lg:hidden",
  xl: "max-xl:hidden",
  wide: "max-[1400px]:hidden",
};
