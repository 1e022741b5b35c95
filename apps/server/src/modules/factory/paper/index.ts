export { paperRoutes } from "./routes.ts";
