import { writeFileSync } from "node:fs";
import { availableParallelism, totalmem } from "node:os";
import { isReached, type Row, shown, wanted } from "./row.ts";

const file = new URL("../../../docs/benchmarks.md", import.meta.url);

/** Writes the table down for people, with the machine named by what matters of it. */
export function writeReport(rows: readonly Row[]): void {
  const machine = `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, Node ${process.versions.node}`;
  writeFileSync(
    file,
    `# Benchmarks

Measured by \`npm run bench -- --write\` on a machine with ${machine}. Read the ratios: both sides of each were measured in turn in one run, so they travel between machines; the absolute numbers do not.

| What | Ratio | Reach | | How it was |
|---|---|---|---|---|
${rows.map(lineOf).join("\n")}
`,
  );
}

const lineOf = (row: Row): string =>
  `| ${row.name} | ${shown(row)} | ${wanted(row)} | ${isReached(row) ? "reached" : "missed"} | ${row.detail} |`;
