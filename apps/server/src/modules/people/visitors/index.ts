export { enterByLink } from "./enter-by-link.ts";
export { inviteVisitor, mailReview } from "./jobs.ts";
export { shownPages, storeChoice } from "./page-access.ts";
export { denialOf, ownersOf, shownDenial } from "./queries.ts";
export { doorOf } from "./read-access.ts";
export { type ByStaff, denySite, endReview, startReview } from "./review.ts";
export { visitorRoutes } from "./routes.ts";
