// Holds openapi.json, as the server sends it, against the linter's rules.
import { openApiDocument } from "@selvedge/contracts/openapi";
import { lintDocument } from "./lint-document.ts";

const faults = lintDocument(openApiDocument("session"));
if (faults) console.error(faults);
process.exitCode = faults ? 1 : 0;
