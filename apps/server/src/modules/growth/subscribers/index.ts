export { confirmSubscription } from "./confirm-subscription.ts";
export { newsletterAsked } from "./jobs.ts";
export { canLeave, leaveList } from "./leave-list.ts";
export { eraseSubscriber, type OwnSubscription, ownSubscription, setOwnSubscription } from "./own-subscription.ts";
export { subscriberRoutes } from "./routes.ts";
export { subscribe } from "./subscribe.ts";
