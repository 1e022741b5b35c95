// Tables that people read to judge the rules, beside the folder of documents that they are in.
import { callTable } from "./call-table.ts";
import { guardMatrix } from "./guard-matrix.ts";
import { roleTables } from "./role-tables.ts";

export const reviewedFolder = new URL("../../docs/access/", import.meta.url);

export const reviewedTables: Readonly<Record<string, () => string>> = {
  "guards.md": guardMatrix,
  "roles.md": roleTables,
  "calls.md": callTable,
};
