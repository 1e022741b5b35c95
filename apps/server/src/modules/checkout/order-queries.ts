import type { Bound } from "@selvedge/db/bound";
import { priorityOfMethod } from "@selvedge/domain/orders/priority";
import { writtenPostcode } from "@selvedge/domain/orders/written-postcode";
import { normaliseEmail } from "@selvedge/domain/text";
import { sql } from "kysely";
import type { OrderRequest } from "./order-request.ts";
import type { DerivedQuote } from "./quote.ts";

export interface WrittenOrder {
  id: number;
  reference: string;
  totalMinor: number;
  currency: string;
}

export interface OpenOrder {
  orderId: number;
  reference: string;
  digest: Buffer;
  basketId: string;
  attemptId: string;
  quote: DerivedQuote;
  request: OrderRequest;
  provider: string;
}

/**
 * The order of a visitor's basket that still waits for money, with whether an attempt of the last minute is unanswered,
 * and the attempts that could still succeed: at a bank, or with a process that died.
 */
export async function findOpenOrder(db: Bound, divisionId: number, ownerHash: Buffer) {
  const { rows } = await sql<{ id: number; reference: string; hasAttemptUnderWay: boolean; openAttempts: string[] }>`
    select o.id, o.reference, exists (select from payment_attempts a where a.division_id = o.division_id and a.order_id = o.id
      and a.state = 'started' and a.created_at > now() - interval '60 seconds') as "hasAttemptUnderWay",
      array(select a.id::text from payment_attempts a where a.division_id = o.division_id and a.order_id = o.id
        and a.state in ('started', 'action_needed') order by a.created_at) as "openAttempts"
    from baskets b join orders o on o.division_id = b.division_id and o.basket_id = b.id
    where b.division_id = ${divisionId} and b.owner_hash = ${ownerHash} and b.name = 'main' and o.deleted_at is null and o.status in ('new', 'to_be_paid')
    for update of o`.execute(db);
  return rows[0];
}

const customer = ({ request }: OpenOrder) => {
  const { body, division } = request;
  return sql`
    insert into customers (division_id, email, email_normalised, first_name, last_name, phone)
    values (${division.id}, ${body.email}, ${normaliseEmail(body.email)}, ${body.shippingAddress.firstName}, ${body.shippingAddress.lastName}, ${body.phone})
    on conflict (division_id, email_normalised) do update set first_name = excluded.first_name, last_name = excluded.last_name,
      phone = case when excluded.phone = '' then customers.phone else excluded.phone end
    returning id`;
};

/** Column and value of everything that a checkout says about an order. */
function columnsOf({ quote, request }: OpenOrder): Record<string, string | number> {
  const { body } = request;
  const { totals, chosen } = quote;
  const billing = body.billingAddress ?? body.shippingAddress;
  const addresses = Object.fromEntries(
    (["billing", "shipping"] as const).flatMap((kind) => {
      const from = kind === "billing" ? billing : body.shippingAddress;
      return [
        [`${kind}_first_name`, from.firstName],
        [`${kind}_last_name`, from.lastName],
        [`${kind}_company`, from.company],
        [`${kind}_street`, from.street],
        [`${kind}_city`, from.city],
        [`${kind}_state`, from.state],
        [`${kind}_country`, from.country],
        [`${kind}_zip`, writtenPostcode(from.zip, from.country)],
      ];
    }),
  );
  return {
    currency: request.division.currency,
    subtotal_minor: totals.subtotalMinor,
    goods_tax_minor: totals.goodsTaxMinor,
    discount_minor: totals.discountMinor,
    tax_discount_minor: totals.taxDiscountMinor,
    shipping_minor: totals.shippingMinor,
    shipping_tax_minor: totals.shippingTaxMinor,
    duty_minor: totals.dutyMinor,
    total_minor: totals.totalMinor,
    email: body.email,
    phone: body.phone,
    shipping_method: chosen.code,
    priority: priorityOfMethod(chosen.code),
    promised_from: chosen.promisedFrom,
    promised_to: chosen.promisedTo,
    ...addresses,
  };
}

/** A new order in to_be_paid, with its customer in the same statement. */
export async function insertOrder(db: Bound, order: OpenOrder): Promise<void> {
  const columns = columnsOf(order);
  const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)));
  await sql`
    with customer as (${customer(order)})
    insert into orders (division_id, id, reference, receipt_digest, status, basket_id, customer_id, ${names})
    select ${order.request.division.id}, ${order.orderId}, ${order.reference}, ${order.digest}, 'to_be_paid', ${order.basketId}, customer.id,
      ${sql.join(Object.entries(columns).map(([name, value]) => sql`${value}::${sql.raw(typeOf(name))}`))}
    from customer`.execute(db);
}

function typeOf(column: string): "bigint" | "date" | "smallint" | "text" {
  if (column.endsWith("_minor")) return "bigint";
  if (column === "priority") return "smallint";
  return column.startsWith("promised") ? "date" : "text";
}

/** The same order after a declined card: the form and the basket may have changed in between. */
export async function rewriteOrder(db: Bound, order: OpenOrder): Promise<void> {
  const sets = Object.entries(columnsOf(order)).map(
    ([name, value]) => sql`${sql.ref(name)} = ${value}::${sql.raw(typeOf(name))}`,
  );
  await sql`
    with customer as (${customer(order)})
    update orders set customer_id = customer.id, version = version + 1, ${sql.join(sets)} from customer
    where orders.division_id = ${order.request.division.id} and orders.id = ${order.orderId}`.execute(db);
}

/** Lines, attempt, status log and audit of an order, sent together behind the order itself. */
export async function writeOrderParts(db: Bound, order: OpenOrder, isNew: boolean): Promise<void> {
  const { division, requestId } = order.request;
  const parts: Promise<unknown>[] = [];
  if (!isNew)
    parts.push(
      db
        .deleteFrom("order_items")
        .where("division_id", "=", division.id)
        .where("order_id", "=", order.orderId)
        .execute(),
    );
  parts.push(insertItems(db, order), insertAttempt(db, order), freezeQuote(db, order));
  if (isNew) parts.push(insertFirstLogs(db, order));
  parts.push(
    db
      .insertInto("audit_log")
      .values({
        division_id: division.id,
        actor_kind: "shopper",
        actor_name: order.request.body.email,
        action: isNew ? "order.opened" : "order.rewritten",
        subject: `order ${order.orderId}`,
        detail: JSON.stringify({ totalMinor: order.quote.totals.totalMinor }),
        request_id: requestId,
      })
      .execute(),
  );
  await Promise.all(parts);
}

async function insertItems(db: Bound, { orderId, quote, request }: OpenOrder) {
  const { lines, totals } = quote;
  const each = <T>(pick: (index: number) => T) => lines.map((_, index) => pick(index));
  await sql`
    insert into order_items (division_id, order_id, position, product_id, variant_id, name, sku, blank_sku, colour, hex, size, scene_hash, image_sha256,
      quantity, vat_rate, tax_treatment, tax_rate, unit_price_inc_tax_minor, price_minor, tax_minor, discount_minor, price_inc_tax_minor, discount_inc_tax_minor)
    select ${request.division.id}, ${orderId}, * from unnest(
      ${each((i) => i + 1)}::int[], ${lines.map((l) => l.product_id)}::bigint[], ${lines.map((l) => l.variant_id)}::bigint[],
      ${lines.map((l) => l.name)}::text[], ${lines.map((l) => l.sku)}::text[], ${lines.map((l) => l.blank_sku)}::text[],
      ${lines.map((l) => l.colour)}::text[], ${lines.map((l) => l.hex)}::text[], ${lines.map((l) => l.size)}::text[],
      ${lines.map((l) => l.scene_hash)}::text[], ${lines.map((l) => l.image?.["480"] ?? null)}::text[],
      ${lines.map((l) => l.quantity)}::int[], ${lines.map((l) => l.vat_rate)}::numeric[], ${totals.lines.map((t) => t.treatment)}::text[],
      ${totals.lines.map((t) => t.rate)}::numeric[],
      ${lines.map((l) => l.unit_price_inc_tax_minor)}::bigint[], ${totals.lines.map((t) => t.priceMinor)}::bigint[],
      ${totals.lines.map((t) => t.taxMinor)}::bigint[], ${totals.lines.map((t) => t.discountMinor)}::bigint[],
      ${totals.lines.map((t) => t.priceIncTaxMinor)}::bigint[], ${totals.lines.map((t) => t.discountIncTaxMinor)}::bigint[])`.execute(
    db,
  );
}

/** Keeps what the delivery was offered for. Its price is the order's shipping; another choice later is another row. */
const freezeQuote = (db: Bound, { orderId, quote, request }: OpenOrder) => {
  const { chosen, totals } = quote;
  const { division, body } = request;
  const weightGrams = chosen.shipments.reduce((sum, shipment) => sum + shipment.weightGrams, 0);
  return sql`
    with frozen as (
      insert into shipping_quotes (division_id, order_id, factory_code, service, name, carrier, country, currency, price_minor, tax_minor,
        duty_minor, weight_grams, promised_from, promised_to)
      values (${division.id}, ${orderId}, ${chosen.shipments[0]!.factory}, ${chosen.code}, ${chosen.name}, ${chosen.carrier},
        ${body.shippingAddress.country}, ${division.currency}, ${totals.shippingMinor}, ${totals.shippingTaxMinor},
        ${totals.dutyMinor}, ${weightGrams}, ${chosen.promisedFrom}, ${chosen.promisedTo})
      returning id)
    update orders set shipping_quote_id = frozen.id from frozen
    where orders.division_id = ${division.id} and orders.id = ${orderId}`.execute(db);
};

const insertAttempt = (db: Bound, { orderId, attemptId, quote, request, provider }: OpenOrder) =>
  db
    .insertInto("payment_attempts")
    .values({
      division_id: request.division.id,
      id: attemptId,
      order_id: orderId,
      provider,
      account_name: "main",
      payment_method_name: "Card",
      amount_minor: quote.totals.totalMinor,
      currency: request.division.currency,
      state: "started",
      provider_reference: null,
      action_url: null,
      finished_at: null,
    })
    .execute();

const insertFirstLogs = (db: Bound, { orderId, request }: OpenOrder) => {
  const row = {
    division_id: request.division.id,
    order_id: orderId,
    actor_kind: "system" as const,
    actor_name: "checkout",
    account_id: null,
  };
  return db
    .insertInto("order_status_logs")
    .values([
      { ...row, from_status: null, status: "new" },
      { ...row, from_status: "new", status: "to_be_paid" },
    ])
    .execute();
};
