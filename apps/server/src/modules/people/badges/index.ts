export { badgeRoutes } from "./routes.ts";
