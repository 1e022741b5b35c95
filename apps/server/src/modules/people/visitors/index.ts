export { enterByLink } from "./enter-by-link.ts";
export { inviteVisitor, mailReview } from "./jobs.ts";
export { shownPages, storeChoice } from "./page-access.ts";
export { ownersOf } from "./queries.ts";
export { doorOf } from "./read-access.ts";
export { type ByStaff, endReview, startReview } from "./review.ts";
export { visitorRoutes } from "./routes.ts";
