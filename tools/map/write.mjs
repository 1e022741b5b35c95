// Writes the counts at the head of docs/spec-map.md: node tools/map/write.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { withCounts } from "./counts.mjs";
import { rowsOf } from "./rows.mjs";

const file = new URL("../../docs/spec-map.md", import.meta.url);
const map = readFileSync(file, "utf8");
writeFileSync(file, withCounts(map, rowsOf(map)));
