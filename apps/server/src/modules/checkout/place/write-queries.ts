import type { Bound } from "@selvedge/db/bound";
import { type Writes, writeTogether } from "@selvedge/db/write-together";
import type { OrderId } from "@selvedge/domain/ids";
import { priorityOfMethod } from "@selvedge/domain/orders/priority";
import { writtenPostcode } from "@selvedge/domain/orders/receipt/written-postcode";
import { writtenRegion } from "@selvedge/domain/shipping/address-form/address-form";
import { joinedStreet } from "@selvedge/domain/shipping/address-form/street-lines";
import { factoryOfOrder } from "@selvedge/domain/shipping/made-at";
import { normaliseEmail } from "@selvedge/domain/text";
import { sql } from "kysely";
import type { CardPayments } from "../../../adapters/card-payments/card-payments.ts";
import { type OrderColumns, orderCreated } from "../../orders/moves/index.ts";
import { auditRow } from "../../plumbing/audit/index.ts";
import { appliedCodes, recordUses } from "../../shop/discounts/index.ts";
import { holdCards } from "../../shop/gift-cards/index.ts";
import { clearParts, insertParts } from "./fulfilments.ts";
import type { OrderRequest } from "./order-request.ts";
import type { DerivedQuote } from "./quote.ts";

export interface WrittenOrder {
  id: OrderId;
  reference: string;
  /** What is charged, and what gift cards pay beside it. */
  toPayMinor: number;
  giftCardMinor: number;
  currency: string;
}

export interface OpenOrder {
  orderId: OrderId;
  reference: string;
  digest: Buffer;
  basketId: string;
  attemptId: string;
  quote: DerivedQuote;
  request: OrderRequest;
  /** The processor that takes the payment. */
  cards: Pick<CardPayments, "provider" | "account" | "methodName">;
  /** What the order holds of gift cards from before. */
  heldMinor: number;
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

/** Where an order of this delivery is made. */
export const factoryOf = ({ chosen }: DerivedQuote) => factoryOfOrder(chosen.shipments.map(({ factory }) => factory));

/** Column and value of everything that a checkout stores about an order. */
function columnsOf({ quote, request }: OpenOrder): Record<string, string | number | boolean | null> {
  const { body } = request;
  const { totals, chosen } = quote;
  const applied = appliedCodes(quote.codes);
  const billing = body.billingAddress ?? body.shippingAddress;
  const addresses = Object.fromEntries(
    (["billing", "shipping"] as const).flatMap((kind) => {
      const from = kind === "billing" ? billing : body.shippingAddress;
      return [
        [`${kind}_first_name`, from.firstName],
        [`${kind}_last_name`, from.lastName],
        [`${kind}_company`, from.company],
        [`${kind}_street`, joinedStreet(from)],
        [`${kind}_city`, from.city],
        [`${kind}_state`, writtenRegion(from.country, from.state)],
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
    freed_delivery_minor: quote.freedDeliveryMinor,
    total_minor: totals.totalMinor,
    gift_card_minor: quote.payment.giftCardMinor,
    coupon: applied.map(({ code }) => code).join(", ") || null,
    coupon_id: applied[0]?.couponId ?? null,
    email: body.email,
    phone: body.phone,
    note: body.note,
    vat_number: body.vatNumber,
    is_gift: body.isGift || body.giftNote !== "",
    gift_message: body.giftNote,
    shipping_method: chosen.code,
    factory_code: factoryOf(quote),
    priority: priorityOfMethod(chosen.code),
    promised_from: chosen.promisedFrom,
    promised_to: chosen.promisedTo,
    ...addresses,
  };
}

/** Writes an order with all its parts: a new one, or the same one again after a declined card. */
export async function writeOrder(db: Bound, order: OpenOrder, isNew: boolean): Promise<void> {
  const { orderId, quote } = order;
  const { division } = order.request;
  const uses = { orderId, codes: quote.codes, discountMinor: quote.totals.discountMinor };
  await Promise.all([
    ...(isNew ? [] : [clearParts(db, division.id, orderId), deleteItems(db, order)]),
    writeTogether(db, {
      ...(isNew ? newOrder(db, order) : orderAgain(order)),
      ...linesWithTexts(order),
      items: items(order),
      attempt: attempt(db, order),
      audit: auditOf(db, order, isNew),
    }),
    ...insertParts(db, order),
    // Without codes there is nothing to take, and a new order has nothing to give back.
    isNew && quote.codes.length === 0 ? null : recordUses(db, division.id, uses),
    quote.payment.giftCardMinor === 0 && order.heldMinor === 0 ? null : holdGiftCards(db, order),
  ]);
}

/** Takes what the cards pay, behind the order's row; cards that pay nothing any more get back what was held. */
const holdGiftCards = (db: Bound, { orderId, quote, request }: OpenOrder) =>
  holdCards(db, request.division.id, {
    orderId,
    uses: quote.giftCards.flatMap(({ id }, index) => {
      const amountMinor = quote.payment.amountsMinor[index]!;
      return amountMinor > 0 ? [{ id, amountMinor }] : [];
    }),
  });

const newOrder = (db: Bound, order: OpenOrder): Writes =>
  orderCreated(db, {
    divisionId: order.request.division.id,
    orderId: order.orderId,
    customer: customer(order),
    quote: frozenQuote(order),
    columns: {
      reference: sql`${order.reference}`,
      receipt_digest: sql`${order.digest}`,
      basket_id: sql`${order.basketId}`,
      ...typedColumnsOf(order),
    },
  });

const typedColumnsOf = (order: OpenOrder): OrderColumns =>
  Object.fromEntries(
    Object.entries(columnsOf(order)).map(([name, value]) => [name, sql`${value}::${sql.raw(typeOf(name))}`]),
  );

function typeOf(column: string): "bigint" | "boolean" | "date" | "smallint" | "text" {
  if (column.startsWith("is_")) return "boolean";
  if (column.endsWith("_minor") || column === "coupon_id") return "bigint";
  if (column === "priority") return "smallint";
  return column.startsWith("promised") ? "date" : "text";
}

/** The same order after a declined card: the form and the basket may have changed in between. */
const orderAgain = (order: OpenOrder): Writes => ({
  customer: customer(order),
  quote: frozenQuote(order),
  again: rewrittenOrder(order),
});

function rewrittenOrder(order: OpenOrder) {
  const sets = Object.entries(typedColumnsOf(order)).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  return sql`
    update orders set customer_id = customer.id, shipping_quote_id = quote.id, version = version + 1, ${sql.join(sets)}
    from customer, quote
    where orders.division_id = ${order.request.division.id} and orders.id = ${order.orderId}`;
}

const deleteItems = (db: Bound, { orderId, request }: OpenOrder) =>
  db.deleteFrom("order_items").where("division_id", "=", request.division.id).where("order_id", "=", orderId).execute();

const auditOf = (db: Bound, { orderId, quote, request }: OpenOrder, isNew: boolean) =>
  auditRow(db, {
    divisionId: request.division.id,
    by: { kind: "shopper", name: request.body.email },
    action: isNew ? "order.opened" : "order.rewritten",
    subject: `order ${orderId}`,
    detail: {
      totalMinor: quote.totals.totalMinor,
      ...(quote.payment.giftCardMinor > 0 && { giftCardMinor: quote.payment.giftCardMinor }),
    },
    requestId: request.requestId,
  });

function items({ orderId, quote, request }: OpenOrder) {
  const { pieces: lines, totals } = quote;
  const each = <T>(pick: (index: number) => T) => lines.map((_, index) => pick(index));
  return sql`
    insert into order_items (division_id, order_id, position, product_id, variant_id, name, sku, blank_sku, colour, hex, size, scene_hash, image_sha256, personalisation,
      quantity, vat_rate, tax_treatment, tax_rate, unit_price_inc_tax_minor, price_minor, tax_minor, discount_minor, price_inc_tax_minor, discount_inc_tax_minor,
      bundle_line, bundle_part, bundle_product_id, bundle_name)
    select ${request.division.id}::int, ${orderId}::bigint, * from unnest(
      ${each((i) => i + 1)}::int[], ${lines.map((l) => l.product_id)}::bigint[], ${lines.map((l) => l.variant_id)}::bigint[],
      ${lines.map((l) => l.name)}::text[], ${lines.map((l) => l.sku)}::text[], ${lines.map((l) => l.blank_sku)}::text[],
      ${lines.map((l) => l.colour)}::text[], ${lines.map((l) => l.hex)}::text[], ${lines.map((l) => l.size)}::text[],
      ${lines.map((l) => l.scene_hash)}::text[], ${lines.map((l) => l.image?.["480"] ?? null)}::text[],
      ${lines.map((l) => (l.texts ? JSON.stringify(l.texts) : null))}::jsonb[],
      ${lines.map((l) => l.quantity)}::int[], ${lines.map((l) => l.vat_rate)}::numeric[], ${totals.lines.map((t) => t.treatment)}::text[],
      ${totals.lines.map((t) => t.rate)}::numeric[],
      ${lines.map((l) => l.unit_price_inc_tax_minor)}::bigint[], ${totals.lines.map((t) => t.priceMinor)}::bigint[],
      ${totals.lines.map((t) => t.taxMinor)}::bigint[], ${totals.lines.map((t) => t.discountMinor)}::bigint[],
      ${totals.lines.map((t) => t.priceIncTaxMinor)}::bigint[], ${totals.lines.map((t) => t.discountIncTaxMinor)}::bigint[],
      ${lines.map((l) => l.bundle?.line ?? null)}::smallint[], ${lines.map((l) => l.bundle?.part ?? null)}::smallint[],
      ${lines.map((l) => l.bundle?.productId ?? null)}::bigint[], ${lines.map((l) => l.bundle?.name ?? null)}::text[])`;
}

/** The designs of lines with texts, which are printed from now on. Nothing for a basket without such lines. */
function linesWithTexts({ basketId, quote, request }: OpenOrder): Writes {
  if (quote.lines.every(({ texts }) => texts === null)) return {};
  const scenes = sql`
    insert into published_scenes (division_id, scene_hash, blank_code, scene)
    select distinct on (b.personalisation ->> 'sceneHash') b.division_id, b.personalisation ->> 'sceneHash', p.blank_code, b.scene
    from basket_items b join products p on p.division_id = b.division_id and p.id = b.product_id
    where b.division_id = ${request.division.id} and b.basket_id = ${basketId} and b.scene is not null
    on conflict do nothing`;
  return { scenes };
}

/** The address that the delivery was offered for. Its price is the order's shipping; a later choice is another row. */
const frozenQuote = ({ orderId, quote, request }: OpenOrder) => {
  const { chosen, totals } = quote;
  const { division, body } = request;
  const weightGrams = chosen.shipments.reduce((sum, shipment) => sum + shipment.weightGrams, 0);
  return sql`
    insert into shipping_quotes (division_id, order_id, factory_code, service, name, carrier, country, currency, price_minor, tax_minor,
      duty_minor, weight_grams, promised_from, promised_to)
    values (${division.id}, ${orderId}, ${chosen.shipments[0]!.factory}, ${chosen.code}, ${chosen.name}, ${chosen.carrier},
      ${body.shippingAddress.country}, ${division.currency}, ${totals.shippingMinor}, ${totals.shippingTaxMinor},
      ${totals.dutyMinor}, ${weightGrams}, ${chosen.promisedFrom}, ${chosen.promisedTo})
    returning id`;
};

const attempt = (db: Bound, { orderId, attemptId, quote, request, cards }: OpenOrder) =>
  db.insertInto("payment_attempts").values({
    division_id: request.division.id,
    id: attemptId,
    order_id: orderId,
    provider: cards.provider,
    account_name: cards.account,
    payment_method_name: cards.methodName,
    amount_minor: quote.payment.toPayMinor,
    gift_card_minor: quote.payment.giftCardMinor,
    currency: request.division.currency,
    state: "started",
    provider_reference: null,
    action_url: null,
    finished_at: null,
  });
