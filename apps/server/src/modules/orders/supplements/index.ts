export { issueSupplement } from "./issue-supplement.ts";
export { presentSupplements, supplementName } from "./present-supplements.ts";
export { type Supplement, type SupplementName, supplementNamesOf, supplementsOfOrder } from "./queries.ts";
