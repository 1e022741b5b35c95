import { isReached, type Row, shown, wanted } from "./row.ts";

/** The rows for a terminal. */
export function tableOf(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows
    .map((row) => {
      const verdict = isReached(row) ? "reached" : "missed ";
      return `${row.name.padEnd(width)}  ${shown(row).padStart(7)}  ${wanted(row).padEnd(8)}  ${verdict}  ${row.detail}`;
    })
    .join("\n");
}
