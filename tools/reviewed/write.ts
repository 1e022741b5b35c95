// Writes docs/access from the rules. Read the difference before you commit it: it says who may do what from now on.
import { mkdirSync, writeFileSync } from "node:fs";
import { reviewedFolder, reviewedTables } from "./reviewed-tables.ts";

mkdirSync(reviewedFolder, { recursive: true });
for (const [name, table] of Object.entries(reviewedTables)) writeFileSync(new URL(name, reviewedFolder), table());
