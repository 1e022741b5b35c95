export { apiPageRoutes } from "./routes.ts";
