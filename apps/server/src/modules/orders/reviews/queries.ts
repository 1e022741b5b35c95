import type { Bound } from "@selvedge/db/bound";
import type { Database } from "@selvedge/db/tables";
import type { DivisionId, OrderId, ProductId } from "@selvedge/domain/ids";
import type { Fit } from "@selvedge/domain/reviews/review-summary";
import { type Selectable, sql } from "kysely";

export type ReviewRow = Selectable<Database["reviews"]>;

/** What is shown of a product, counted by stars and fit. Reads reviews by (division_id, product_id, state). */
export async function countedReviews(db: Bound, divisionId: DivisionId, urlName: string) {
  const { rows } = await sql<{ rating: number; fit: Fit | null; count: number }>`
    select r.rating, r.fit, count(*)::int as count from reviews r
    join products p on p.division_id = r.division_id and p.id = r.product_id
    where r.division_id = ${divisionId} and p.url_name = ${urlName} and r.state = 'shown' group by 1, 2`.execute(db);
  return rows;
}

/** The newest shown reviews of a product, those with photos first. */
export async function shownReviews(
  db: Bound,
  divisionId: DivisionId,
  { urlName, limit }: { urlName: string; limit: number },
) {
  const { rows } = await sql<ReviewRow>`
    select r.* from reviews r join products p on p.division_id = r.division_id and p.id = r.product_id
    where r.division_id = ${divisionId} and p.url_name = ${urlName} and r.state = 'shown'
    order by r.photos <> '{}' desc, r.created_at desc, r.id desc limit ${sql.lit(Math.trunc(limit))}`.execute(db);
  return rows;
}

export interface PieceRow {
  item_id: number;
  product_id: ProductId;
  name: string;
  colour: string;
  size: string;
  blank_code: string;
  image_sha256: string | null;
  review: ReviewRow | null;
}

export interface OrderToReview {
  id: OrderId;
  email: string;
  first_name: string;
  last_name: string;
  is_sent: boolean;
}

/** The order behind a receipt's link, if its buyer may review it: paid, and not called off. */
export async function orderToReview(db: Bound, divisionId: DivisionId, digest: Buffer) {
  const { rows } = await sql<OrderToReview>`
    select id, email, shipping_first_name as first_name, shipping_last_name as last_name, completed_at is not null as is_sent
    from orders where division_id = ${divisionId} and receipt_digest = ${digest} and paid_at is not null and deleted_at is null`.execute(
    db,
  );
  return rows[0];
}

/** The pieces of an order whose products are still there, each with what was written of it. Reprints of a piece are not pieces. */
export async function piecesOfOrder(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<PieceRow[]> {
  const { rows } = await sql<PieceRow>`
    select i.id as item_id, i.product_id, i.name, i.colour, i.size, p.blank_code, i.image_sha256, to_jsonb(r) as review
    from order_items i
    join products p on p.division_id = i.division_id and p.id = i.product_id and p.deleted_at is null and not p.is_bundle
    left join reviews r on r.division_id = i.division_id and r.order_item_id = i.id
    where i.division_id = ${divisionId} and i.order_id = ${orderId} and i.origin_item_id is null order by i.position`.execute(
    db,
  );
  return rows;
}

/** Whether an address belongs to the shop's own people, who do not review what they sell. */
export async function isOwnAddress(db: Bound, divisionId: DivisionId, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from memberships m join accounts a on a.id = m.account_id
    where m.division_id = ${divisionId} and a.email_normalised = ${email} limit 1`.execute(db);
  return rows.length > 0;
}
