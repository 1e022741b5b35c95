// Writes src/tables.ts from a migrated database: node packages/db/scripts/write-tables.ts DATABASE_URL
import { writeFileSync } from "node:fs";
import { describeTables } from "./describe-tables.ts";

writeFileSync(new URL("../src/tables.ts", import.meta.url), await describeTables(process.argv[2] ?? ""));
