import type { ProductReviews } from "@selvedge/contracts/pages/review-page";
import type { Bound } from "@selvedge/db/bound";
import { reviewSummary } from "@selvedge/domain/reviews/review-summary";
import type { Origins } from "../../../origins.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { shownReview } from "./present-review.ts";
import { countedReviews, shownReviews } from "./queries.ts";

/** How many reviews a product's page shows at first, and how many at most. */
const [atFirst, atMost] = [6, 100];

/** What buyers say of a product; null where nobody has. `isLong` shows all instead of the first few. */
export async function productReviews(
  db: Bound,
  { origins, division, urlName, isLong }: { origins: Origins; division: Division; urlName: string; isLong: boolean },
): Promise<ProductReviews | null> {
  const limit = isLong ? atMost : atFirst;
  const [counted, rows] = await Promise.all([
    countedReviews(db, division.id, urlName),
    shownReviews(db, division.id, { urlName, limit }),
  ]);
  const summary = reviewSummary(counted);
  if (summary.count === 0) return null;
  const place = { origins, divisionId: division.id, timeZone: division.timeZone };
  const hasMore = !isLong && summary.count > rows.length;
  return {
    summary,
    list: rows.map((row) => shownReview(place, row)),
    more: hasMore ? `/product/${urlName}/?reviews=all#reviews` : "",
  };
}
