import { digestOfHash, receiptHash } from "@selvedge/db/receipt-link";
import type { OrderId } from "@selvedge/domain/ids";
import { bytes } from "../write/insert-rows.ts";
import type { Writing } from "../write/world.ts";
import { type PricedOrder, unitPriceMinor } from "./priced.ts";
import type { Story } from "./story.ts";

/** One order on its way into the tables. */
export interface Numbered extends PricedOrder {
  readonly id: OrderId;
  readonly reference: string;
  readonly customerId: number;
  readonly story: Story;
}

export function orderRow({ divisionId, secret }: Writing, order: Numbered) {
  const { plan, service, totals, story } = order;
  const { customer, fate } = plan;
  const card = cardOf(order);
  return {
    division_id: divisionId,
    id: order.id,
    reference: order.reference,
    receipt_digest: bytes(digestOfHash(receiptHash(secret, divisionId, order.id))),
    status: story.status,
    resume_status: story.resumeStatus,
    version: story.moments.length,
    basket_id: crypto.randomUUID(),
    customer_id: order.customerId,
    currency: "GBP",
    subtotal_minor: totals.subtotalMinor,
    goods_tax_minor: totals.goodsTaxMinor,
    discount_minor: totals.discountMinor,
    tax_discount_minor: totals.taxDiscountMinor,
    shipping_minor: totals.shippingMinor,
    shipping_tax_minor: totals.shippingTaxMinor,
    duty_minor: totals.dutyMinor,
    total_minor: totals.totalMinor,
    coupon: plan.couponPercent > 0 ? `WELCOME${plan.couponPercent}` : null,
    priority: fate.priority ?? 0,
    email: customer.email,
    phone: customer.phone,
    ...addressColumns("billing", customer),
    ...addressColumns("shipping", customer),
    shipping_customs_number: "",
    shipping_method: service.code,
    payment_method: story.paidAt ? card : "",
    promised_from: service.promisedFrom,
    promised_to: service.promisedTo,
    factory_code: "telford",
    created_at: plan.createdAt,
    paid_at: story.paidAt,
    completed_at: story.completedAt,
  };
}

function addressColumns(kind: "billing" | "shipping", customer: PricedOrder["plan"]["customer"]) {
  return {
    [`${kind}_first_name`]: customer.firstName,
    [`${kind}_last_name`]: customer.lastName,
    [`${kind}_company`]: "",
    [`${kind}_street`]: customer.street,
    [`${kind}_city`]: customer.city,
    [`${kind}_state`]: customer.state,
    [`${kind}_country`]: customer.country,
    [`${kind}_zip`]: customer.zip,
  };
}

export function itemRows({ divisionId }: Writing, { id, plan, totals }: Numbered) {
  return plan.lines.map((line, index) => {
    const total = totals.lines[index]!;
    const { product, variant } = line;
    return {
      division_id: divisionId,
      order_id: id,
      position: index + 1,
      product_id: product.id,
      variant_id: variant.id,
      name: product.product.name,
      sku: variant.sku,
      blank_sku: variant.blankSku,
      colour: variant.colour,
      hex: variant.hex,
      size: variant.size,
      scene_hash: product.sceneHash,
      image_sha256: product.pictures.get(variant.colour)?.["480"] ?? null,
      quantity: line.quantity,
      vat_rate: product.vatRate,
      tax_treatment: total.treatment,
      tax_rate: total.rate,
      unit_price_inc_tax_minor: unitPriceMinor(line),
      price_minor: total.priceMinor,
      tax_minor: total.taxMinor,
      discount_minor: total.discountMinor,
      price_inc_tax_minor: total.priceIncTaxMinor,
      discount_inc_tax_minor: total.discountIncTaxMinor,
    };
  });
}

const cards = ["Visa ending 4242", "Mastercard ending 5454", "Visa ending 1881", "American Express ending 0005"];
export const cardOf = ({ id }: Pick<Numbered, "id">): string => cards[id % cards.length]!;
