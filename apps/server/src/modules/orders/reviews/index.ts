export { askForReviews, mailReviewRequest } from "./jobs.ts";
export { piecesToReview, type ReviewedOrder } from "./pieces-to-review.ts";
export { productReviews } from "./product-reviews.ts";
export { reviewRoutes } from "./routes.ts";
export { writeReview } from "./write-review.ts";
