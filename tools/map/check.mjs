// Compares docs/spec-map.md with the project: node tools/map/check.mjs
import { readFileSync } from "node:fs";
import { reach } from "../reach/reach.mjs";
import { waitingFaults, waitingFiles, waitingLines } from "../reach/waiting-files.mjs";
import { countSentence, withCounts } from "./counts.mjs";
import { places } from "./places.mjs";
import { rowFaults } from "./row-faults.mjs";
import { rowsOf } from "./rows.mjs";

const root = process.cwd();
const map = readFileSync("docs/spec-map.md", "utf8");
const waiting = waitingFiles(map);
const rows = rowsOf(map);
const reached = reach(root);
const faults = [
  ...reached.lost,
  ...waitingFaults(root, waiting, reached),
  ...rowFaults(rows, places(root), reached.reached),
  ...(withCounts(map, rows) === map ? [] : ["The counts in docs/spec-map.md are old: run node tools/map/write.mjs."]),
];

console.log(`Files that no program reaches yet: ${reached.unreached.length}`);
console.log(waitingLines(waiting).join("\n"));
console.log(countSentence(rows));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
