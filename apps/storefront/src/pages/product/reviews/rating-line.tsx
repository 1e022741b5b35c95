import type { ProductReviews } from "@selvedge/contracts/pages/review-page";
import { Stars } from "./stars.tsx";

/** Under a product's name: its rating, which leads to what buyers say. */
export default function RatingLine({ reviews }: { reviews: ProductReviews | null }) {
  if (!reviews) return null;
  const { average, count } = reviews.summary;
  return (
    <a className="rating-line" href="#reviews">
      <Stars rating={average} />
      <span>{`${average.toFixed(1)} from ${count === 1 ? "1 review" : `${count} reviews`}`}</span>
    </a>
  );
}
