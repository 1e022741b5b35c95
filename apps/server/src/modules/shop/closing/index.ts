export { closeDueShops, exportShop, sweepExports } from "./jobs.ts";
export { shopClosingRoutes } from "./routes.ts";
