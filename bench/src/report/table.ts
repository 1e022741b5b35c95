import { isReached, type Row, shown, wanted } from "./row.ts";

/** A row for a terminal, its name padded so that rows under one another line up. */
export function lineOf(row: Row, nameWidth: number): string {
  const verdict = isReached(row) ? "reached" : "missed ";
  return `${row.name.padEnd(nameWidth)}  ${shown(row).padStart(7)}  ${wanted(row).padEnd(8)}  ${verdict}  ${row.detail}`;
}
