export { failedJobRoutes } from "./routes.ts";
