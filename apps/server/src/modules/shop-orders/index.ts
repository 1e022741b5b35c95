export { earnings, type SoldLine } from "./earnings.ts";
export { shopOrderRoutes } from "./routes.ts";
