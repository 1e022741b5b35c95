// npm run bench -- [--json] [--write] [name ...]
import { parseArgs } from "node:util";
import { allRows } from "./all-rows.ts";
import { tidyUp } from "./children/stage.ts";
import type { Row } from "./report/row.ts";
import { tableOf } from "./report/table.ts";
import { writeReport } from "./report/write-report.ts";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: "boolean" }, write: { type: "boolean" } },
});

const interrupted = () => void tidyUp().finally(() => process.exit(130));
process.on("SIGINT", interrupted).on("SIGTERM", interrupted);

try {
  const rows = await measure(positionals.length > 0 ? positionals : Object.keys(allRows));
  console.log(options.json ? JSON.stringify(rows, null, 2) : tableOf(rows));
  if (options.write) writeReport(rows);
} finally {
  await tidyUp();
}

async function measure(names: string[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const name of names) {
    const row = allRows[name];
    if (!row) throw new Error(`There is no benchmark "${name}". There are: ${Object.keys(allRows).join(", ")}.`);
    process.stderr.write(`${name} …\n`);
    rows.push(await row());
  }
  return rows;
}
