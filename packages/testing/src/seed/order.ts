import { randomUUID } from "node:crypto";
import type { Bound } from "@selvedge/db/bound";
import type { Pools } from "@selvedge/db/pools";
import { digestOfHash, receiptHash } from "@selvedge/db/receipt-link";
import { withDivision } from "@selvedge/db/with-division";
import type { OrderId } from "@selvedge/domain/ids";
import { type OrderTotals, orderTotals } from "@selvedge/domain/money/order-totals";
import { findBlank } from "@selvedge/garments/blanks/blanks";
import { sql } from "kysely";
import { testSecret } from "../test-database.ts";
import type { SeededProduct, SeededVariant } from "./product.ts";
import type { SeededShop } from "./shop.ts";

export interface SeededOrder {
  id: OrderId;
  reference: string;
  /** The secret part of its receipt's address. */
  orderHash: string;
  customerId: number;
  totals: OrderTotals;
  itemIds: number[];
}

export interface SeededLine {
  product: SeededProduct;
  /** The product's first variant by default. */
  variant?: SeededVariant;
  quantity?: number;
}

interface OrderOptions {
  email?: string;
  firstName?: string;
  lastName?: string;
  /** The secret that the platform under test runs with: it makes the receipt's address. */
  secret?: string;
  paidAt?: Date;
}

/** The secret of `testApp()`. */
const appSecret = testSecret;
const shippingIncTaxMinor = 399;

/** Joe's order, paid by card and sent within the UK for 3.99. No garment of it has been released to the floor. */
export function seedPaidOrder(
  pools: Pools,
  shop: SeededShop,
  lines: readonly SeededLine[],
  options: OrderOptions = {},
): Promise<SeededOrder> {
  return withDivision(pools.backOffice, shop.divisionId, async (db) => {
    const { email = "shopper@selvedge.test", firstName = "Joe", lastName = "Marsh", secret = appSecret } = options;
    const at = options.paidAt ?? new Date();
    const id = await nextOrderNumber(db);
    const who = { email, firstName, lastName };
    const totals = orderTotals({
      lines: lines.map(pricedLine),
      to: { country: "GB", zip: "M1 3HE" },
      on: at.toISOString().slice(0, 10),
      currency: "GBP",
      shippingIncTaxMinor,
    });
    const orderHash = receiptHash(secret, shop.divisionId, id);
    const customerId = await insertCustomer(db, shop, who);
    const order = { id, reference: `${shop.code}-${id}`, orderHash, customerId, totals };
    await insertOrder(db, shop, { order, who, at });
    const itemIds = await insertItems(db, shop, order, lines);
    await insertPayment(db, shop, order, at);
    return { ...order, itemIds };
  });
}

type Written = Omit<SeededOrder, "itemIds">;
type Who = { email: string; firstName: string; lastName: string };

const pricedLine = ({ product, quantity = 1 }: SeededLine) => ({
  quantity,
  unitPriceIncTaxMinor: product.priceIncTaxMinor,
  vatRate: product.vatRate,
  hs6: findBlank(product.blankCode)!.hs6,
});

async function nextOrderNumber(db: Bound): Promise<OrderId> {
  const { rows } = await sql<{ id: OrderId }>`select nextval('order_numbers') as id`.execute(db);
  return rows[0]!.id;
}

async function insertCustomer(db: Bound, { divisionId }: SeededShop, { email, firstName, lastName }: Who) {
  const names = { first_name: firstName, last_name: lastName };
  const row = await db
    .insertInto("customers")
    .values({ division_id: divisionId, email, email_normalised: email, ...names })
    .onConflict((same) => same.columns(["division_id", "email_normalised"]).doUpdateSet(names))
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

async function insertOrder(
  db: Bound,
  { divisionId }: SeededShop,
  { order, who, at }: { order: Written; who: Who; at: Date },
) {
  const { totals } = order;
  const address = { street: "4 Canal Street", city: "Manchester", country: "GB", zip: "M1 3HE" };
  const to = { first_name: who.firstName, last_name: who.lastName, state: "", ...address };
  const both = Object.fromEntries(
    Object.entries(to).flatMap(([field, value]) => [
      [`billing_${field}`, value],
      [`shipping_${field}`, value],
    ]),
  ) as Record<`${"billing" | "shipping"}_${keyof typeof to}`, string>;
  await db
    .insertInto("orders")
    .values({
      division_id: divisionId,
      id: order.id,
      reference: order.reference,
      receipt_digest: digestOfHash(order.orderHash),
      status: "paid",
      basket_id: randomUUID(),
      customer_id: order.customerId,
      currency: "GBP",
      subtotal_minor: totals.subtotalMinor,
      goods_tax_minor: totals.goodsTaxMinor,
      shipping_minor: totals.shippingMinor,
      shipping_tax_minor: totals.shippingTaxMinor,
      total_minor: totals.totalMinor,
      email: who.email,
      ...both,
      shipping_method: "uk-48",
      payment_method: "Visa ending 4242",
      promised_from: dayAfter(at, 4),
      promised_to: dayAfter(at, 5),
      created_at: at,
      paid_at: at,
    })
    .execute();
}

const dayAfter = (at: Date, days: number) => new Date(at.getTime() + days * 86_400_000).toISOString().slice(0, 10);

async function insertItems(
  db: Bound,
  { divisionId }: SeededShop,
  { id, totals }: Written,
  lines: readonly SeededLine[],
) {
  const rows = lines.map(({ product, variant = product.variants[0]!, quantity = 1 }, index) => {
    const total = totals.lines[index]!;
    return {
      division_id: divisionId,
      order_id: id,
      position: index + 1,
      product_id: product.id,
      variant_id: variant.id,
      name: product.name,
      sku: variant.sku,
      blank_sku: variant.blankSku,
      colour: variant.colour,
      hex: variant.hex,
      size: variant.size,
      scene_hash: product.sceneHash,
      quantity,
      vat_rate: product.vatRate,
      tax_treatment: total.treatment,
      tax_rate: total.rate,
      unit_price_inc_tax_minor: product.priceIncTaxMinor,
      price_minor: total.priceMinor,
      tax_minor: total.taxMinor,
      price_inc_tax_minor: total.priceIncTaxMinor,
    };
  });
  return (await db.insertInto("order_items").values(rows).returning("id").execute()).map((row) => row.id);
}

async function insertPayment(db: Bound, { divisionId }: SeededShop, { id, totals }: Written, at: Date): Promise<void> {
  const attemptId = randomUUID();
  const own = { division_id: divisionId, order_id: id };
  const money = {
    amount_minor: totals.totalMinor,
    currency: "GBP",
    provider: "local",
    provider_reference: `ch_${attemptId}`,
    created_at: at,
  };
  const attempt = { account_name: "", payment_method_name: "Visa ending 4242", state: "succeeded", finished_at: at };
  await db
    .insertInto("payment_attempts")
    .values({ ...own, id: attemptId, ...money, ...attempt, state: "succeeded" })
    .execute();
  await db
    .insertInto("payment_transactions")
    .values({ ...own, attempt_id: attemptId, kind: "charge", ...money })
    .execute();
  await db
    .insertInto("order_status_logs")
    .values([
      {
        ...own,
        from_status: null,
        status: "to_be_paid",
        actor_kind: "shopper",
        actor_name: "Joe Marsh",
        created_at: at,
      },
      {
        ...own,
        from_status: "to_be_paid",
        status: "paid",
        actor_kind: "system",
        actor_name: "payments",
        created_at: at,
      },
    ])
    .execute();
}
