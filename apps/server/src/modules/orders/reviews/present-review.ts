import type { ShownReview } from "@selvedge/contracts/pages/review-page";
import { fullDay } from "@selvedge/domain/dates/day-words";
import type { DivisionId } from "@selvedge/domain/ids";
import type { Origins } from "../../../origins.ts";
import { imageSizes } from "../../plumbing/files/index.ts";
import type { OwnReviewRow } from "./own-queries.ts";
import type { ReviewRow } from "./queries.ts";

/** The width that photos are stored in, at most. */
export const photoWidthPx = 1600;

const photosOf = (origins: Origins, divisionId: DivisionId, photos: readonly string[]) =>
  photos.map((sha256) => ({ sizes: imageSizes(origins, divisionId, { [photoWidthPx]: sha256 }) }));

interface Place {
  readonly origins: Origins;
  readonly divisionId: DivisionId;
  readonly timeZone: string;
}

/** A review as visitors of the shop read it. */
export function shownReview({ origins, divisionId, timeZone }: Place, row: ReviewRow): ShownReview {
  const { id, author, rating, title, body, fit, colour, size, reply } = row;
  const createdAt = new Date(row.created_at).toISOString();
  return {
    ...{ id, author, rating, title, body, fit, colour, size, reply, createdAt },
    usualSize: row.usual_size,
    photos: photosOf(origins, divisionId, row.photos),
    day: fullDay(createdAt, timeZone),
  };
}

/** A review as the shop's people read it. */
export function ownReview(origins: Origins, divisionId: DivisionId, row: OwnReviewRow) {
  const { id, version, author, rating, title, body, fit, colour, size, state, reply } = row;
  return {
    ...{ id, version, author, rating, title, body, fit, colour, size, state, reply },
    product: { id: row.product_id, name: row.product_name, urlName: row.url_name },
    orderId: row.order_id,
    orderReference: row.reference,
    usualSize: row.usual_size,
    hiddenReason: row.hidden_reason,
    photos: photosOf(origins, divisionId, row.photos).map((photo) => ({
      ...photo,
      altText: `Photo of ${row.product_name} by ${author}`,
    })),
    createdAt: new Date(row.created_at).toISOString(),
  };
}
