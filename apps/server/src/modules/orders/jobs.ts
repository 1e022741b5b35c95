import type { Bound } from "@selvedge/db/bound";
import { enqueue } from "@selvedge/db/jobs";
import { withDivision } from "@selvedge/db/with-division";
import { sql } from "kysely";
import * as z from "zod";
import type { Task } from "../../jobs/task.ts";
import { checkRisk } from "./check-risk.ts";
import { sendOrderMail } from "./mails.ts";

const payload = z.object({ divisionId: z.number(), orderId: z.number() });

/** What follows a payment: the risk check, the mail, the best-seller rank, the files for the printer. Each part may run twice. */
export const orderPaid: Task = async (platform, given) => {
  const { divisionId, orderId } = payload.parse(given);
  await withDivision(platform.pools.worker, divisionId, async (db) => {
    await checkRisk(db, divisionId, orderId);
    const products = await countTowardsRank(db, divisionId, orderId);
    for (const productId of products)
      await enqueue(db, "render_print_files", { divisionId, productId }, { key: `print files ${productId}` });
  });
  await sendOrderMail(platform, divisionId, orderId, "order_confirmed");
};

/** The parcel has left: the shopper is told where it is. */
export const orderPosted: Task = async (platform, given) => {
  const { divisionId, orderId } = payload.parse(given);
  await sendOrderMail(platform, divisionId, orderId, "order_posted");
};

/**
 * Raises the best-seller rank of the order's products, once for the order. Gives those products. They are locked in their
 * order, so that two orders of the same products never wait for each other in a circle.
 */
async function countTowardsRank(db: Bound, divisionId: number, orderId: number): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    select distinct product_id from order_items where division_id = ${divisionId} and order_id = ${orderId}`.execute(
    db,
  );
  const products = rows.map(({ product_id }) => product_id);
  await sql`
    with counted as (
      update orders set ranked_at = now() where division_id = ${divisionId} and id = ${orderId} and ranked_at is null returning id
    ), locked as (
      select id from products where division_id = ${divisionId} and id = any(${products}::bigint[]) and exists (select from counted)
      order by id for update
    )
    update products p set orders = orders + 1 from locked where p.division_id = ${divisionId} and p.id = locked.id`.execute(
    db,
  );
  return products;
}
