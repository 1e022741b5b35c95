export { confirmSubscription } from "./confirm-subscription.ts";
export { newsletterAsked } from "./jobs.ts";
export { canLeave, leaveList } from "./leave-list.ts";
export { subscriberRoutes } from "./routes.ts";
export { subscribe } from "./subscribe.ts";
