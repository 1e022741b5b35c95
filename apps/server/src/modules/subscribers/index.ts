export { newsletterAsked } from "./jobs.ts";
export { subscriberRoutes } from "./routes.ts";
export { canLeave, confirmSubscription, leaveList, subscribe } from "./service.ts";
