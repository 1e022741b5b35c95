export { mailAccessRequest, staffPermissionAnswered } from "./jobs.ts";
export { staffAccessRoutes } from "./routes.ts";
