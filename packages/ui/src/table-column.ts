import type { ReactNode } from "react";

/** One column. `accessorKey` shows a property as it is; `cell` draws anything. */
export interface Column<Row> {
  id: string;
  header: ReactNode;
  accessorKey?: keyof Row & string;
  cell?: (row: Row) => ReactNode;
  /** Numbers and money stand at the end. */
  align?: "start" | "end";
  /** A CSS width; the rest is shared. */
  width?: string;
  sortable?: boolean;
  /** The cell whose text opens the row; the whole row follows its link. */
  opens?: boolean;
  /** Leaves the column out on narrower screens. */
  from?: "sm" | "md" | "lg" | "xl";
}

/** Cells at the sides keep 16 px to the border. */
export const columnEdges = "first:pl-4 last:pr-4";

/** Gives the class that leaves a column out on screens narrower than it asks for. */
export function fromScreen(column: { from?: keyof typeof HIDDEN_BELOW }): string | undefined {
  return column.from && HIDDEN_BELOW[column.from];
}

const HIDDEN_BELOW = {
  sm: "max-sm:hidden",
  md: "max-md:hidden",
  lg: "max-lg:hidden",
  xl: "max-xl:hidden",
};
