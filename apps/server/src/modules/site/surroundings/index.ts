export { surroundingRoutes } from "./routes.ts";
