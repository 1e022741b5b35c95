// A shop's reviews, as its people read them.
import type { CallQuery } from "@selvedge/contracts/call";
import type { reviewCalls } from "@selvedge/contracts/reviews/reviews.calls";
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import type { ReviewRow } from "./queries.ts";

export interface OwnReviewRow extends ReviewRow {
  product_name: string;
  url_name: string;
  order_id: OrderId;
  reference: string;
}

const ownReviews = sql`
  select r.*, p.name as product_name, p.url_name, o.id as order_id, o.reference from reviews r
  join products p on p.division_id = r.division_id and p.id = r.product_id
  join order_items i on i.division_id = r.division_id and i.id = r.order_item_id
  join orders o on o.division_id = i.division_id and o.id = i.order_id`;

/** A page of them, newest first, with how many there are in each state. */
export async function listReviews(
  db: Bound,
  divisionId: DivisionId,
  { state, page, perPage }: Required<CallQuery<typeof reviewCalls.listReviews>>,
) {
  const [{ rows }, counted] = await Promise.all([
    sql<OwnReviewRow>`${ownReviews} where r.division_id = ${divisionId} and (${state} = 'all' or r.state = ${state})
      order by r.created_at desc, r.id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(db),
    sql<{ state: string; count: number }>`
      select state, count(*)::int as count from reviews where division_id = ${divisionId} group by 1`.execute(db),
  ]);
  const counts: Record<string, number> = Object.fromEntries(counted.rows.map((each) => [each.state, each.count]));
  counts.all = counted.rows.reduce((sum, { count }) => sum + count, 0);
  return { rows, counts, total: counts[state] ?? 0 };
}

/** One of them; undefined for another shop's. */
export async function findReview(db: Bound, divisionId: DivisionId, id: number): Promise<OwnReviewRow | undefined> {
  const { rows } = await sql<OwnReviewRow>`${ownReviews} where r.division_id = ${divisionId} and r.id = ${id}`.execute(
    db,
  );
  return rows[0];
}
