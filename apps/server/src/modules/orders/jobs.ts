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
  await withDivision(platform.pools.worker, divisionId, (db) => checkRisk(db, divisionId, orderId));
  await withDivision(platform.pools.worker, divisionId, async (db) => {
    const { rows } = await sql<{ product_id: number }>`
      select distinct product_id from order_items where division_id = ${divisionId} and order_id = ${orderId}`.execute(
      db,
    );
    await sql`update products p set orders = (select count(distinct i.order_id) from order_items i join orders o on o.division_id = i.division_id and o.id = i.order_id
        where i.division_id = p.division_id and i.product_id = p.id and o.paid_at is not null)
      where p.division_id = ${divisionId} and p.id = any(${rows.map((row) => row.product_id)}::bigint[])`.execute(db);
    for (const { product_id } of rows)
      await enqueue(
        db,
        "render_print_files",
        { divisionId, productId: product_id },
        { key: `print files ${product_id}` },
      );
  });
  await sendOrderMail(platform, divisionId, orderId, "order_confirmed");
};

/** The parcel has left: the shopper is told where it is. */
export const orderPosted: Task = async (platform, given) => {
  const { divisionId, orderId } = payload.parse(given);
  await sendOrderMail(platform, divisionId, orderId, "order_posted");
};
