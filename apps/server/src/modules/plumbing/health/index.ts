export { counters } from "./counters.ts";
export { healthRoutes } from "./routes.ts";
