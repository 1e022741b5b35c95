// An order's money: what was sold and paid, what went back, and the charges that more could be taken from.
import type { Bound } from "@selvedge/db/bound";
import { giftCardProvider } from "@selvedge/domain/gift-cards/paid-with";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import type { InvoicePart } from "@selvedge/domain/money/invoice";
import { itemTotal } from "@selvedge/domain/money/order-totals";
import type { EarlierRefund, PaidOrder } from "@selvedge/domain/money/refund";
import { sum } from "@selvedge/domain/money/round";
import { sql } from "kysely";

export interface OrderMoney {
  currency: string;
  order: PaidOrder;
  earlier: EarlierRefund[];
  /** What is left of each charge, the oldest first; those of gift cards behind all others. */
  charges: { attemptId: string; provider: string; leftMinor: number; isGiftCard: boolean }[];
  /** What came in, less what went back. */
  leftMinor: number;
}

/** Everything of an order's money in one packet; a refund is decided by it once its order is locked. */
export async function readMoney(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<OrderMoney> {
  const [order, items, refunds, charges, differences] = await Promise.all([
    amounts(db, divisionId, orderId),
    soldItems(db, divisionId, orderId),
    earlierRefunds(db, divisionId, orderId),
    chargesOf(db, divisionId, orderId),
    differencesOf(db, divisionId, orderId),
  ]);
  // What went back for a cheaper size was never the price of what is sold now.
  const paidMinor =
    sum(charges.map(({ amountMinor }) => amountMinor)) - sum(differences.map(({ backMinor }) => backMinor));
  const backOf = (id: number) => differences.find(({ itemId }) => itemId === id) ?? { backMinor: 0, taxMinor: 0 };
  return {
    currency: order.currency,
    order: {
      lines: items.map((item) => ({
        id: item.id,
        quantity: item.quantity,
        rate: item.tax_rate,
        treatment: item.tax_treatment,
        taxMinor: item.tax_minor - backOf(item.id).taxMinor,
        totalMinor:
          itemTotal({ priceMinor: item.price_minor, taxMinor: item.tax_minor, discountMinor: item.discount_minor }) -
          backOf(item.id).backMinor,
      })),
      shippingMinor: order.shipping_minor,
      shippingTaxMinor: order.shipping_tax_minor,
      dutyMinor: order.duty_minor,
      paidMinor,
    },
    earlier: refunds,
    charges: charges.map(({ attemptId, provider, amountMinor, backMinor }) => ({
      attemptId,
      provider,
      isGiftCard: provider === giftCardProvider,
      leftMinor: amountMinor - backMinor,
    })),
    leftMinor: paidMinor - sum(refunds.map(({ amountMinor }) => amountMinor)),
  };
}

const amounts = (db: Bound, divisionId: DivisionId, orderId: OrderId) =>
  db
    .selectFrom("orders")
    .where("division_id", "=", divisionId)
    .where("id", "=", orderId)
    .select(["currency", "shipping_minor", "shipping_tax_minor", "duty_minor"])
    .executeTakeFirstOrThrow();

const soldItems = (db: Bound, divisionId: DivisionId, orderId: OrderId) =>
  db
    .selectFrom("order_items")
    .where("division_id", "=", divisionId)
    .where("order_id", "=", orderId)
    .orderBy("position")
    .select(["id", "quantity", "tax_rate", "tax_treatment", "price_minor", "tax_minor", "discount_minor"])
    .execute();

/** Refunds that failed count too: the money is owed, and is asked for again. */
async function earlierRefunds(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<EarlierRefund[]> {
  type Row = Omit<EarlierRefund, "goods" | "delivery"> & { parts: { goods: InvoicePart[]; delivery: InvoicePart[] } };
  const { rows } = await sql<Row>`
    select r.parts, r.duty_minor as "dutyMinor", r.total_minor as "amountMinor",
      coalesce((select json_agg(json_build_object('id', l.order_item_id, 'quantity', l.quantity)) from refund_lines l
        where l.division_id = r.division_id and l.refund_id = r.id), '[]') as lines
    from refunds r where r.division_id = ${divisionId} and r.order_id = ${orderId}
      and not exists (select from line_changes d where d.division_id = r.division_id and d.refund_id = r.id) order by r.id`.execute(
    db,
  );
  return rows.map(({ parts, ...refund }) => ({ ...refund, ...parts }));
}

/** What went back, or is on its way back, for cheaper sizes: with VAT and the VAT in it, for each line. */
async function differencesOf(db: Bound, divisionId: DivisionId, orderId: OrderId) {
  const { rows } = await sql<{ itemId: number; backMinor: number; taxMinor: number }>`
    select changed_item_id as "itemId", -sum(difference_minor)::bigint as "backMinor", -sum(tax_minor)::bigint as "taxMinor"
    from line_changes where division_id = ${divisionId} and order_id = ${orderId} and refund_id is not null
    group by changed_item_id`.execute(db);
  return rows;
}

interface Charge {
  attemptId: string;
  provider: string;
  amountMinor: number;
  backMinor: number;
}

/**
 * Money that came in for another form of the order, or twice, goes back by itself and is none of this; nor is what went
 * back at the processor's own desk.
 */
async function chargesOf(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<Charge[]> {
  const { rows } = await sql<Charge>`
    select t.attempt_id as "attemptId", t.provider, t.amount_minor - coalesce((select sum(b.amount_minor) from payment_transactions b
        where b.division_id = t.division_id and b.attempt_id = t.attempt_id and b.kind = 'refund'
          and not exists (select from refund_charges c where c.division_id = b.division_id and c.transaction_id = b.id)), 0)::bigint as "amountMinor",
      coalesce((select sum(c.amount_minor) from refund_charges c
        where c.division_id = t.division_id and c.attempt_id = t.attempt_id), 0)::bigint as "backMinor"
    from payment_transactions t
    where t.division_id = ${divisionId} and t.order_id = ${orderId} and t.kind = 'charge'
      and not exists (select from returned_payments r where r.division_id = t.division_id and r.attempt_id = t.attempt_id)
    order by t.provider = ${giftCardProvider}, t.id`.execute(db);
  return rows;
}
