import { asDivisionId, asOrderId } from "@selvedge/contracts/shapes";
import type { Bound } from "@selvedge/db/bound";
import { enqueue } from "@selvedge/db/jobs";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId, OrderId, ProductId } from "@selvedge/domain/ids";
import type { EffectName } from "@selvedge/domain/orders/edge";
import { isResend } from "@selvedge/domain/orders/order-facts";
import { sql } from "kysely";
import * as z from "zod";
import type { Task } from "../../../task.ts";
import { checkRisk } from "../moves/index.ts";
import { sendOrderMail } from "./mails.ts";
import type { MailKind } from "./order-mail.ts";

const payload = z.object({ divisionId: asDivisionId(z.number()), orderId: asOrderId(z.number()) });

const paidEffects = [
  "runFriskCheck",
  "countSale",
  "renderPrintFiles",
  "sendConfirmation",
] as const satisfies readonly EffectName[];

/** A job that names no effects carries out all of them. */
const paidPayload = payload.extend({ effects: z.array(z.enum(paidEffects)).default([...paidEffects]) });

/** Carries out those effects of a payment that are jobs and that the move named. Each may run twice. */
export const orderPaid: Task = async (platform, given) => {
  const { divisionId, orderId, effects } = paidPayload.parse(given);
  const kind = await withDivision(platform.pools.worker, divisionId, async (db) => {
    const child = await childKind(db, divisionId, orderId);
    if (effects.includes("runFriskCheck")) await checkRisk(db, divisionId, orderId);
    const products = await productsOf(db, divisionId, orderId);
    if (effects.includes("countSale") && child === null) await countSale(db, divisionId, orderId, products);
    if (effects.includes("renderPrintFiles")) await enqueuePrintFiles(db, divisionId, products);
    return child ?? "order_confirmed";
  });
  if (effects.includes("sendConfirmation")) await sendOrderMail(platform, divisionId, orderId, { kind });
};

/** The mail about a child order, which nobody bought and which is no sale; null for any other order. */
async function childKind(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<MailKind | null> {
  const { rows } = await sql<{ isChild: boolean; reason: string | null }>`
    select o.parent_order_id is not null as "isChild", (select r.code from reprint_reasons r where r.id = o.reprint_reason_id) as reason
    from orders o where o.division_id = ${divisionId} and o.id = ${orderId}`.execute(db);
  const [order] = rows;
  if (!order?.isChild) return null;
  if (order.reason === null) return "order_exchanged";
  return isResend([order.reason]) ? "order_resent" : "order_reprinted";
}

const postedPayload = payload.extend({ factoryCode: z.string().default("") });

/** A parcel has left: mails the shopper its tracking. Of an order in several parcels each is told by its factory. */
export const orderPosted: Task = async (platform, given) => {
  const { divisionId, orderId, factoryCode } = postedPayload.parse(given);
  await sendOrderMail(platform, divisionId, orderId, { kind: "order_posted", factoryCode });
};

/** A paid order is cancelled: mails the shopper. */
export const orderCancelled: Task = async (platform, given) => {
  const { divisionId, orderId } = payload.parse(given);
  await sendOrderMail(platform, divisionId, orderId, { kind: "order_cancelled" });
};

async function productsOf(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<number[]> {
  const { rows } = await sql<{ product_id: ProductId }>`
    select distinct product_id from order_items where division_id = ${divisionId} and order_id = ${orderId}`.execute(
    db,
  );
  return rows.map(({ product_id }) => product_id);
}

/**
 * Raises the best-seller rank of the order's products, once for the order. They are locked in their order, so that two
 * orders of the same products never wait for each other in a circle.
 */
const countSale = (db: Bound, divisionId: DivisionId, orderId: OrderId, products: readonly number[]) =>
  sql`
    with counted as (
      update orders set ranked_at = now() where division_id = ${divisionId} and id = ${orderId} and ranked_at is null returning id
    ), locked as (
      select id from products where division_id = ${divisionId} and id = any(${[...products]}::bigint[]) and exists (select from counted)
      order by id for update
    )
    update products p set orders = orders + 1 from locked where p.division_id = ${divisionId} and p.id = locked.id`.execute(
    db,
  );

async function enqueuePrintFiles(db: Bound, divisionId: DivisionId, products: readonly number[]): Promise<void> {
  for (const productId of products)
    await enqueue(db, "render_print_files", { divisionId, productId }, { key: `print files ${productId}` });
}
