export { earnings, type SoldLine } from "./earnings.ts";
export { isTheirs } from "./queries.ts";
export { shopOrderRoutes } from "./routes.ts";
