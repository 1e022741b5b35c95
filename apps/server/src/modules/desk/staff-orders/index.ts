export { staffOrderRoutes } from "./routes.ts";
