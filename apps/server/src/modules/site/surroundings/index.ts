export { surroundingRoutes } from "./routes.ts";
export { storePlugin } from "./write-queries.ts";
