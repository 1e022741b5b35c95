export { enterByLink } from "./enter-by-link.ts";
export { inviteVisitor } from "./jobs.ts";
export { visitorRoutes } from "./routes.ts";
