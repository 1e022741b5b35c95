export { linkRoutes } from "./routes.ts";
