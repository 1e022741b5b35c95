import type { ProductReviews } from "@selvedge/contracts/pages/review-page";

/** How many reviews are spelled out. */
const spelledOut = 5;

/** What verified buyers say of a product: its rating and its newest reviews; nothing where nobody has said anything. */
export function ratingData(reviews: ProductReviews | null): Record<string, unknown> {
  if (!reviews || reviews.summary.count === 0) return {};
  const { summary, list } = reviews;
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: summary.average,
      reviewCount: summary.count,
      bestRating: 5,
      worstRating: 1,
    },
    review: list.slice(0, spelledOut).map(({ author, rating, title, body, createdAt }) => ({
      "@type": "Review",
      author: { "@type": "Person", name: author },
      datePublished: createdAt,
      reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5, worstRating: 1 },
      ...(title ? { name: title } : {}),
      ...(body ? { reviewBody: body } : {}),
    })),
  };
}
