export { localServiceRoutes } from "./routes.ts";
