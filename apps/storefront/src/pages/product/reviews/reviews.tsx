import type { ProductReviews } from "@selvedge/contracts/pages/review-page";
import { ReviewCard } from "./review-card.tsx";
import { ReviewFigures } from "./review-figures.tsx";

/** What verified buyers say of a product: the figures, and the newest reviews. */
export default function Reviews({ reviews }: { reviews: ProductReviews | null }) {
  if (!reviews) return null;
  const { summary, list, more } = reviews;
  return (
    <section id="reviews" className="reviews" aria-labelledby="reviews-title">
      <ReviewFigures summary={summary} />
      <div className="reviews-list">
        <ul>
          {list.map((review) => (
            <li key={review.id}>
              <ReviewCard review={review} />
            </li>
          ))}
        </ul>
        {more ? (
          <a data-part="button" data-look="outlined" href={more}>
            Read all {summary.count}
          </a>
        ) : null}
        <p className="quiet">Every review is from somebody who was sent this product.</p>
      </div>
    </section>
  );
}
