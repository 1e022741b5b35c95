import { asDivisionId, asOrderId } from "@selvedge/contracts/shapes";
import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import type { EffectName } from "@selvedge/domain/orders/edge";
import { isResend } from "@selvedge/domain/orders/order-facts";
import { sql } from "kysely";
import * as z from "zod";
import type { Task } from "../../../task.ts";
import { requestPrints } from "../../goods/products/index.ts";
import { checkRisk } from "../moves/index.ts";
import { sendOrderMail } from "./mails.ts";
import type { MailKind } from "./order-mail.ts";
import { sendReturnMail } from "./return-mail.ts";

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
  const [kind] = await withDivision(platform.pools.worker, divisionId, (db) =>
    Promise.all([
      mailKind(db, divisionId, orderId),
      effects.includes("runFriskCheck") && checkRisk(db, divisionId, orderId),
      effects.includes("countSale") && countSale(db, divisionId, orderId),
      effects.includes("renderPrintFiles") && requestPrints(db, divisionId, orderId),
    ]),
  );
  if (effects.includes("sendConfirmation")) await sendOrderMail(platform, divisionId, orderId, { kind });
};

/** A child order, which nobody bought, has a mail of its own. */
async function mailKind(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<MailKind> {
  const { rows } = await sql<{ isChild: boolean; reason: string | null }>`
    select o.parent_order_id is not null as "isChild", (select r.code from reprint_reasons r where r.id = o.reprint_reason_id) as reason
    from orders o where o.division_id = ${divisionId} and o.id = ${orderId}`.execute(db);
  const [order] = rows;
  if (!order?.isChild) return "order_confirmed";
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

const returnPayload = z.object({
  divisionId: asDivisionId(z.number()),
  returnId: z.number(),
  event: z.enum(["opened", "approved", "received", "declined"]),
});

/** A return has gone on: mails the shopper what is next. */
export const returnChanged: Task = async (platform, given) => {
  const { divisionId, returnId, event } = returnPayload.parse(given);
  await sendReturnMail(platform, divisionId, returnId, event);
};

/**
 * Raises the best-seller rank of the order's products and bundles, once for the order; a child order is no sale. They are locked in
 * their order, so that two orders of the same products never wait for each other in a circle.
 */
const countSale = (db: Bound, divisionId: DivisionId, orderId: OrderId) =>
  sql`
    with counted as (
      update orders set ranked_at = now() where division_id = ${divisionId} and id = ${orderId} and ranked_at is null
        and parent_order_id is null returning id
    ), locked as (
      select p.id from products p where p.division_id = ${divisionId} and p.id in (
        select unnest(array[i.product_id, i.bundle_product_id]) from order_items i join counted c on c.id = i.order_id where i.division_id = ${divisionId})
      order by p.id for update
    )
    update products p set orders = orders + 1 from locked where p.division_id = ${divisionId} and p.id = locked.id`.execute(
    db,
  );
