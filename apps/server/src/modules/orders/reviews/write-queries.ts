import type { ReviewForm } from "@selvedge/contracts/reviews/review-form";
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import type { PieceRow } from "./queries.ts";

interface NewReview {
  piece: PieceRow;
  review: ReviewForm;
  photos: readonly string[];
}

/** Writes the review of a piece, or writes it anew: then it waits again, and new photos replace those of before. */
export async function upsertReview(db: Bound, divisionId: DivisionId, { piece, review, photos }: NewReview) {
  const { rating, title, body, fit, usualSize, author } = review;
  const words = { author, rating, title, body, fit: fit || null, usual_size: usualSize };
  await db
    .insertInto("reviews")
    .values({
      ...{ division_id: divisionId, product_id: piece.product_id, order_item_id: piece.item_id },
      ...{ colour: piece.colour, size: piece.size, photos: [...photos], ...words },
    })
    .onConflict((same) =>
      same.columns(["division_id", "order_item_id"]).doUpdateSet({
        ...words,
        ...(photos.length > 0 ? { photos: [...photos] } : {}),
        ...{
          state: "waiting" as const,
          hidden_reason: "",
          updated_at: sql<Date>`now()`,
          version: sql<number>`reviews.version + 1`,
        },
      }),
    )
    .execute();
}

interface Decision {
  id: number;
  version: number;
  state: "shown" | "hidden";
  hiddenReason: string;
  reply: string;
}

/** Writes what a shop's people decide; false where the review has changed meanwhile. */
export async function writeDecision(
  db: Bound,
  divisionId: DivisionId,
  { id, version, state, hiddenReason, reply }: Decision,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("reviews")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .where("version", "=", version)
    .set({
      ...{ state, hidden_reason: state === "hidden" ? hiddenReason : "", reply },
      replied_at: reply === "" ? null : sql<Date>`coalesce(case when reply = ${reply} then replied_at end, now())`,
      version: sql<number>`version + 1`,
    })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Remembers that an order's buyer is asked; false where they were. */
export async function markAsked(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<boolean> {
  const { rows } = await sql`
    insert into review_requests (division_id, order_id) values (${divisionId}, ${orderId}) on conflict do nothing
    returning order_id`.execute(db);
  return rows.length > 0;
}
