import type { Bound } from "@selvedge/db/bound";
import type { Database } from "@selvedge/db/tables";
import { type Writes, writeTogether } from "@selvedge/db/write-together";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import type { OrderStatus } from "@selvedge/domain/orders/flows";
import { type RawBuilder, sql, type Updateable } from "kysely";
import type { AuditActor } from "../../plumbing/audit/index.ts";

/** The fields of an order that its creator sets; its status and its timestamps belong to this folder. */
export type OrderColumns = Partial<
  Record<Exclude<keyof Updateable<Database["orders"]>, "status" | "resume_status" | "deleted_at">, RawBuilder<unknown>>
>;

export interface NewOrder {
  divisionId: DivisionId;
  orderId: OrderId;
  /** A statement that returns the `id` of the order's customer. */
  customer: RawBuilder<unknown>;
  /** One that returns the `id` of the delivery quote that it was priced with; none for an order without a price. */
  quote?: RawBuilder<unknown>;
  columns: OrderColumns;
  /** Who makes it; the checkout by default. */
  by?: AuditActor;
}

/** A checkout's order becomes new and then awaits payment: both are in its log, the row has the last. */
export const checkoutStatuses = ["new", "to_be_paid"] as const satisfies readonly OrderStatus[];

/** Writes an order with its customer, and its first two statuses into the log. */
export const createOrder = (db: Bound, order: NewOrder): Promise<unknown> => writeTogether(db, orderCreated(db, order));

/** The same as parts of a statement that writes more. */
export const orderCreated = (db: Bound, order: NewOrder): Writes => ({
  customer: order.customer,
  ...(order.quote ? { quote: order.quote } : {}),
  created: insertOrder(order),
  first_statuses: logFirstStatuses(db, order),
});

const insertOrder = ({ divisionId, orderId, quote, columns }: NewOrder) => {
  const all = { ...columns, ...(quote ? { shipping_quote_id: sql`quote.id` } : {}) };
  const names = Object.keys(all).map((name) => sql.ref(name));
  return sql`
    insert into orders (division_id, id, status, customer_id, ${sql.join(names)})
    select ${divisionId}::int, ${orderId}::bigint, ${checkoutStatuses.at(-1)}, customer.id, ${sql.join(Object.values(all))}
    from customer${quote ? sql`, quote` : sql``}`;
};

const logFirstStatuses = (db: Bound, { divisionId, orderId, by = { kind: "system", name: "checkout" } }: NewOrder) =>
  db.insertInto("order_status_logs").values(
    checkoutStatuses.map((status, index) => ({
      division_id: divisionId,
      order_id: orderId,
      from_status: checkoutStatuses[index - 1] ?? null,
      status,
      actor_kind: by.kind,
      actor_name: by.name,
      account_id: by.accountId ?? null,
    })),
  );

export interface NewQuote {
  divisionId: DivisionId;
  orderId: OrderId;
  /** A statement that returns the `id` of the order's customer. */
  customer: RawBuilder<unknown>;
  columns: OrderColumns;
  by: AuditActor;
}

/** Writes an order that begins as a quote, and that status into its log: it stays bespoke whatever comes of it. */
export const createQuote = (db: Bound, { divisionId, orderId, customer, columns, by }: NewQuote): Promise<unknown> => {
  const names = Object.keys(columns).map((name) => sql.ref(name));
  return writeTogether(db, {
    customer,
    created: sql`
      insert into orders (division_id, id, status, customer_id, ${sql.join(names)})
      select ${divisionId}::int, ${orderId}::bigint, 'quote', customer.id, ${sql.join(Object.values(columns))} from customer`,
    first_status: db.insertInto("order_status_logs").values({
      division_id: divisionId,
      order_id: orderId,
      from_status: null,
      status: "quote",
      actor_kind: by.kind,
      actor_name: by.name,
      account_id: by.accountId ?? null,
    }),
  });
};
