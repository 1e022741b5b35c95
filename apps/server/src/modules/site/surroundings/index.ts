export { surroundingRoutes } from "./routes.ts";
export { lockSettings, storePlugin, storeSettings } from "./write-queries.ts";
