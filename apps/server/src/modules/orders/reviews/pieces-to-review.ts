import type { ReviewedPiece } from "@selvedge/contracts/pages/review-page";
import type { Bound } from "@selvedge/db/bound";
import { digestOfHash } from "@selvedge/db/receipt-link";
import { withDivision } from "@selvedge/db/with-division";
import { authorName } from "@selvedge/domain/reviews/author-name";
import { findBlank } from "@selvedge/garments/blanks/blanks";
import type { Platform } from "../../../platform.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { fileAddress } from "../../plumbing/files/index.ts";
import { type OrderToReview, orderToReview, type PieceRow, piecesOfOrder } from "./queries.ts";

export interface ReviewedOrder {
  readonly pieces: ReviewedPiece[];
  readonly author: string;
}

/** The order of a receipt's link with its pieces; null for a link that leads nowhere, and before the order was sent. */
export async function readOrder(
  db: Bound,
  division: Division,
  orderHash: string,
): Promise<{ order: OrderToReview; rows: PieceRow[] } | null> {
  const order = await orderToReview(db, division.id, digestOfHash(orderHash));
  return order?.is_sent ? { order, rows: await piecesOfOrder(db, division.id, order.id) } : null;
}

/** What a buyer may say something of, by the link of the receipt; null where there is nothing. */
export async function piecesToReview(
  { pools, origins }: Platform,
  division: Division,
  orderHash: string,
): Promise<ReviewedOrder | null> {
  const found = await withDivision(pools.web, division.id, (db) => readOrder(db, division, orderHash));
  if (!found || found.rows.length === 0) return null;
  const { order, rows } = found;
  return {
    author: authorName(order.first_name, order.last_name),
    pieces: rows.map((row) => ({
      itemId: row.item_id,
      name: row.name,
      detail: [row.colour, row.size].filter(Boolean).join(", "),
      image: row.image_sha256 ? fileAddress(origins, division.id, row.image_sha256) : "",
      sizes: wornSizes(row.blank_code),
      written: row.review && {
        state: row.review.state,
        values: valuesOf(row.review),
        photos: row.review.photos.length,
      },
    })),
  };
}

/** The sizes that people wear of a blank; none for prints, bags and mugs. */
function wornSizes(blankCode: string): string[] {
  const blank = findBlank(blankCode);
  return blank && blank.gender !== "none" ? blank.sizes.map(({ name }) => name) : [];
}

const valuesOf = ({ rating, title, body, fit, usual_size, author }: NonNullable<PieceRow["review"]>) => ({
  ...{ rating: String(rating), title, body, fit: fit ?? "", usualSize: usual_size, author },
});
