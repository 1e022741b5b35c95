import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import type { SaleVisitor } from "./purchase-event.ts";

/**
 * Remembers that Facebook is told of an order once it is paid, in the order's transaction. Nothing for a shop without a pixel and
 * its token, or without the notice in which visitors agree. `visitor` is null for one who did not: an earlier yes is forgotten.
 */
export async function recordFacebookSale(
  db: Bound,
  divisionId: DivisionId,
  orderId: OrderId,
  { visitor, isNew }: { visitor: SaleVisitor | null; isNew: boolean },
): Promise<void> {
  if (visitor === null) {
    if (!isNew) await forgetFacebookSales(db, divisionId, [orderId]);
    return;
  }
  await sql`
    insert into facebook_sales (division_id, order_id, visitor)
    select division_id, ${orderId}, ${JSON.stringify(visitor)}::jsonb from division_plugins
    where division_id = ${divisionId} and name = 'facebook-pixel' and sealed_token is not null and settings ->> 'pixel' <> ''
      and not exists (select from division_plugins n
        where n.division_id = ${divisionId} and n.name = 'cookie-policy' and n.settings -> 'enabled' = 'false')
    on conflict (division_id, order_id) do update set visitor = excluded.visitor`.execute(db);
}

/** Facebook is told of none of these orders any more, and what was known of their browsers is gone. */
export const forgetFacebookSales = (db: Bound, divisionId: DivisionId, orderIds: readonly OrderId[]) =>
  orderIds.length === 0
    ? null
    : db
        .deleteFrom("facebook_sales")
        .where("division_id", "=", divisionId)
        .where("order_id", "in", orderIds)
        .where("state", "!=", "sent")
        .execute();

/** Before pictures are rendered: it takes no time, and adverts learn of it. */
const priority = -10;

const job = sql`
  select enqueue_job('tell_facebook_sale', json_build_object('divisionId', division_id, 'orderId', order_id),
    'facebook sale ' || order_id, ${priority}, now())`;

/** Queues the telling of an order that is paid; nothing where Facebook is not to hear of it. */
export const queueFacebookSale = (db: Bound, divisionId: DivisionId, orderId: OrderId) =>
  sql`${job} from facebook_sales where division_id = ${divisionId} and order_id = ${orderId} and state = 'waiting'`.execute(
    db,
  );

/** Tries again what was refused, now that the shop has another token. */
export const queueRefusedSales = (db: Bound, divisionId: DivisionId) =>
  sql`
    with again as (
      update facebook_sales set state = 'waiting', answer = '', tried_at = null where division_id = ${divisionId} and state = 'refused'
      returning division_id, order_id)
    ${job} from again`.execute(db);

/** Facebook has the sale, and what it was told of the visitor is forgotten. */
export const storeSent = (db: Bound, divisionId: DivisionId, orderId: OrderId, at: Date) =>
  store(db, divisionId, orderId, { state: "sent", answer: "", visitor: null, tried_at: at });

export const storeRefused = (
  db: Bound,
  divisionId: DivisionId,
  orderId: OrderId,
  { words, at }: { words: string; at: Date },
) => store(db, divisionId, orderId, { state: "refused", answer: words, tried_at: at });

/** A try that came to nothing, while the sale goes on waiting. */
export const storeTry = (
  db: Bound,
  divisionId: DivisionId,
  orderId: OrderId,
  { words, at }: { words: string; at: Date },
) => store(db, divisionId, orderId, { answer: words, tried_at: at });

interface Outcome {
  state?: "sent" | "refused";
  answer: string;
  visitor?: null;
  tried_at: Date;
}

const store = (db: Bound, divisionId: DivisionId, orderId: OrderId, outcome: Outcome) =>
  db
    .updateTable("facebook_sales")
    .where("division_id", "=", divisionId)
    .where("order_id", "=", orderId)
    .where("state", "=", "waiting")
    .set(outcome)
    .execute();
