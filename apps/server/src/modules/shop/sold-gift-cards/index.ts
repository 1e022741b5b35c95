export { soldCardRoutes } from "./routes.ts";
