// npm run bench -- [--json] [--write] [name ...]
import { parseArgs } from "node:util";
import { allRows } from "./all-rows.ts";
import { tidyUp } from "./children/clean-up.ts";
import type { Row } from "./report/row.ts";
import { lineOf } from "./report/table.ts";
import { writeReport } from "./report/write-report.ts";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: "boolean" }, write: { type: "boolean" } },
});

// Not by process.exit, which can wait for ever for a compiler at work (https://github.com/nodejs/node/issues/54918).
const interrupted = () => void tidyUp().finally(() => process.kill(process.pid, "SIGKILL"));
process.on("SIGINT", interrupted).on("SIGTERM", interrupted);

try {
  const rows = await measure(positionals.length > 0 ? positionals : Object.keys(allRows));
  if (options.json) console.log(JSON.stringify(rows, null, 2));
} finally {
  await tidyUp();
}

async function measure(names: string[]): Promise<Row[]> {
  const rows: Row[] = [];
  const nameWidth = Math.max(...names.map((name) => name.length));
  for (const name of names) {
    const row = allRows[name];
    if (!row) throw new Error(`There is no benchmark "${name}". There are: ${Object.keys(allRows).join(", ")}.`);
    const measured = await row();
    rows.push(measured);
    if (!options.json) console.log(lineOf(measured, nameWidth));
    // Row by row: a later one that fails takes none along.
    if (options.write) writeReport([measured]);
  }
  return rows;
}
