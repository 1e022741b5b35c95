// The mails that ask a shopper for something: a payment that did not go through, the difference of an exchange, and what
// an order is held for.
import { asDivisionId, asOrderId } from "@selvedge/contracts/shapes";
import { enqueue } from "@selvedge/db/jobs";
import { withDivision, withoutDivision } from "@selvedge/db/with-division";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { unpaidOrderHours } from "@selvedge/domain/limits";
import { sql } from "kysely";
import * as z from "zod";
import type { Task } from "../../../task.ts";
import { sendOrderMail } from "./mails.ts";

const payload = z.object({ divisionId: asDivisionId(z.number()), orderId: asOrderId(z.number()) });

/** Minutes in which a shopper whose card was declined tries another one by themselves. */
const quietMinutes = 30;
/** An hour before the order ends by itself, a mail about it comes too late. */
const lastHours = unpaidOrderHours - 1;

/** Whether the order row `o` waits for a payment that was declined, and nobody is paying it. */
const isDeclined = (now: Date) => sql<boolean>`
  o.status in ('new', 'to_be_paid') and o.paid_at is null and o.deleted_at is null
  and o.created_at > ${now}::timestamptz - make_interval(hours => ${lastHours})
  and exists (select from payment_attempts a where a.division_id = o.division_id and a.order_id = o.id and a.state = 'failed')
  and not exists (select from payment_attempts a where a.division_id = o.division_id and a.order_id = o.id
    and (a.state in ('started', 'action_needed') or coalesce(a.finished_at, a.created_at) > ${now}::timestamptz - make_interval(mins => ${quietMinutes})))
  and not exists (select from orders p where p.division_id = o.division_id and p.customer_id = o.customer_id and p.id <> o.id
    and p.paid_at > o.created_at)`;

/** Leaves a mail for every order whose payment was declined and whose shopper has gone. Runs often; each is mailed once. */
export const findDeclined: Task = async ({ pools, now }) => {
  await withoutDivision(pools.backOffice, async (db) => {
    const { rows } = await sql<{ divisionId: DivisionId; orderId: OrderId }>`
      select o.division_id as "divisionId", o.id as "orderId" from orders o
      where ${isDeclined(now())} and not exists (select from mails m where m.division_id = o.division_id and m.dedupe_key = 'order_unpaid ' || o.id)
      order by o.created_at limit 200`.execute(db);
    for (const { divisionId, orderId } of rows)
      await enqueue(db, "mail_declined", { divisionId, orderId }, { key: `declined ${orderId}` });
  });
};

/** Mails the link to pay, unless it was paid, ended or ordered anew meanwhile. */
export const mailDeclined: Task = async (platform, given) => {
  const { divisionId, orderId } = payload.parse(given);
  const isStill = await withDivision(platform.pools.worker, divisionId, async (db) => {
    const { rows } = await sql`
      select from orders o where o.division_id = ${divisionId} and o.id = ${orderId} and ${isDeclined(platform.now())}`.execute(
      db,
    );
    return rows.length > 0;
  });
  if (isStill) await sendOrderMail(platform, divisionId, orderId, { kind: "order_unpaid" });
};

/** Mails the shopper what is to be paid for an exchange. Once for each, and not where it was paid or taken back meanwhile. */
export const mailOwedExchange: Task = async (platform, given) => {
  const { divisionId, orderId } = payload.parse(given);
  const isOwed = await withDivision(platform.pools.worker, divisionId, (db) =>
    db
      .selectFrom("orders")
      .where("division_id", "=", divisionId)
      .where("id", "=", orderId)
      .where("paid_at", "is", null)
      .where("deleted_at", "is", null)
      .select("id")
      .executeTakeFirst(),
  );
  if (isOwed) await sendOrderMail(platform, divisionId, orderId, { kind: "exchange_owed" });
};

/** What a shopper can help with. */
const asksFor: Readonly<Record<string, "order_needs_address" | "order_needs_words">> = {
  address_invalid: "order_needs_address",
  personalisation_missing: "order_needs_words",
};

const heldPayload = payload.extend({ holdId: z.number() });

/** Asks the shopper for what their order is held for, once for each hold. One that was released meanwhile asks nobody. */
export const orderHeld: Task = async (platform, given) => {
  const { divisionId, orderId, holdId } = heldPayload.parse(given);
  const hold = await withDivision(platform.pools.worker, divisionId, (db) =>
    db
      .selectFrom("holds as h")
      .innerJoin("orders as o", (join) =>
        join.onRef("o.division_id", "=", "h.division_id").onRef("o.id", "=", "h.order_id"),
      )
      .where("h.division_id", "=", divisionId)
      .where("h.id", "=", holdId)
      .where("h.released_at", "is", null)
      .where("o.deleted_at", "is", null)
      .select("h.code")
      .executeTakeFirst(),
  );
  const kind = hold && asksFor[hold.code];
  if (kind) await sendOrderMail(platform, divisionId, orderId, { kind, which: String(holdId) });
};
