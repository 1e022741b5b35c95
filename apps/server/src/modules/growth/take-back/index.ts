export { takeBackAsked } from "./jobs.ts";
export { takeBackRoutes } from "./routes.ts";
