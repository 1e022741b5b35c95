export { shopPluginRoutes } from "./routes.ts";
