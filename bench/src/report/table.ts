import { isReached, type Row } from "./row.ts";

/** The rows for a terminal. */
export function tableOf(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows
    .map((row) => {
      const { name, ratio, target, detail } = row;
      const reached = isReached(row) ? "reached" : "MISSED ";
      return `${name.padEnd(width)}  ${ratio.toFixed(2).padStart(7)}  ${target.sign} ${String(target.value).padEnd(4)}  ${reached}  ${detail}`;
    })
    .join("\n");
}
