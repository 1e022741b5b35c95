export { payPathOf, presentDifferences } from "./present-differences.ts";
export { listedDifferences } from "./queries.ts";
export { differenceRoutes } from "./routes.ts";
export { withdrawDifference } from "./withdraw-difference.ts";
