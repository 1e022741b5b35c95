import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, totalmem } from "node:os";
import { isReached, type Row, shown, wanted } from "./row.ts";

const file = new URL("../../../docs/benchmarks.md", import.meta.url);

/** Writes the table down for people, with the machine named by what matters of it. Rows not measured now stay as they are. */
export function writeReport(rows: readonly Row[]): void {
  const machine = `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, Node ${process.versions.node}`;
  const lines = mergedLines(readFileSync(file, "utf8"), rows);
  writeFileSync(
    file,
    `# Benchmarks

Measured by \`npm run bench -- --write\` on a machine with ${machine}. Read the ratios: both sides of each were measured in turn in one run, so they travel between machines; the absolute numbers do not.

| What | Ratio | Reach | | How it was |
|---|---|---|---|---|
${lines.join("\n")}
`,
  );
}

/** The table's rows: those of the report that is there, each replaced by its new measure, and new ones at the end. */
export function mergedLines(report: string, rows: readonly Row[]): string[] {
  const [, , ...known] = report.split("\n").filter((line) => line.startsWith("|"));
  const fresh = new Map(rows.map((row) => [row.name, lineOf(row)]));
  const retained = known.map((line) => {
    const name = line.split("|")[1]!.trim();
    const now = fresh.get(name) ?? line;
    fresh.delete(name);
    return now;
  });
  return [...retained, ...fresh.values()];
}

const lineOf = (row: Row): string =>
  `| ${row.name} | ${shown(row)} | ${wanted(row)} | ${isReached(row) ? "reached" : "missed"} | ${row.detail} |`;
