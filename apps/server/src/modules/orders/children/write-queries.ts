import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import type { OrderAmounts } from "@selvedge/domain/money/order-totals";
import type { ChildLineAmounts } from "@selvedge/domain/returns/child-amounts";
import type { ReturnReason } from "@selvedge/domain/returns/return-reasons";
import { sql } from "kysely";
import type { OrderColumns } from "../moves/index.ts";
import type { ChildItem } from "./chosen-items.ts";
import type { ParentOrder } from "./make-child.ts";

interface NewChild {
  reference: string;
  digest: Buffer;
  basketId: string;
  amounts: OrderAmounts;
  priority: number;
  /** null for an exchange. */
  reprintReason: ReturnReason | null;
  promisedFrom: string;
  promisedTo: string;
}

/** What a child order has of its parent: people, addresses, factory and the way it is sent. */
const inherited = [
  ...["currency", "email", "phone", "shipping_customs_number", "shipping_method", "factory_code", "gift_message"],
  ...["billing_first_name", "billing_last_name", "billing_company", "billing_street", "billing_city", "billing_state"],
  ...["billing_country", "billing_zip", "shipping_first_name", "shipping_last_name", "shipping_company"],
  ...["shipping_street", "shipping_city", "shipping_state", "shipping_country", "shipping_zip"],
] as (keyof ParentOrder & keyof OrderColumns)[];

/** Every column of a child order that its maker sets. */
export function childColumns(parent: ParentOrder, child: NewChild): OrderColumns {
  const { amounts } = child;
  const minor = (amount: number) => sql`${amount}::bigint`;
  return {
    ...Object.fromEntries(inherited.map((name) => [name, sql`${parent[name]}::text`])),
    reference: sql`${child.reference}`,
    receipt_digest: sql`${child.digest}`,
    basket_id: sql`${child.basketId}::uuid`,
    parent_order_id: minor(parent.id),
    reprint_reason_id: sql`(select id from reprint_reasons where code = ${child.reprintReason}::text)`,
    is_gift: sql`${parent.is_gift}::boolean`,
    priority: sql`${child.priority}::smallint`,
    promised_from: sql`${child.promisedFrom}::date`,
    promised_to: sql`${child.promisedTo}::date`,
    subtotal_minor: minor(amounts.subtotalMinor),
    goods_tax_minor: minor(amounts.goodsTaxMinor),
    discount_minor: minor(amounts.discountMinor),
    tax_discount_minor: minor(amounts.taxDiscountMinor),
    shipping_minor: minor(amounts.shippingMinor),
    shipping_tax_minor: minor(amounts.shippingTaxMinor),
    duty_minor: minor(amounts.dutyMinor),
    total_minor: minor(amounts.totalMinor),
  };
}

/** The goods of a child order, each with the line that it comes from. */
export const insertChildItems = (
  db: Bound,
  divisionId: DivisionId,
  orderId: OrderId,
  { items, amounts }: { items: readonly ChildItem[]; amounts: readonly ChildLineAmounts[] },
) =>
  db
    .insertInto("order_items")
    .values(
      items.map(({ sold, quantity, variant }, index) => {
        const line = amounts[index]!;
        return {
          division_id: divisionId,
          order_id: orderId,
          position: index + 1,
          product_id: sold.product_id,
          variant_id: variant?.id ?? sold.variant_id,
          name: sold.name,
          sku: variant?.sku ?? sold.sku,
          blank_sku: variant?.blankSku ?? sold.blank_sku,
          colour: variant?.colour ?? sold.colour,
          hex: variant?.hex ?? sold.hex,
          size: variant?.size ?? sold.size,
          scene_hash: sold.scene_hash,
          image_sha256: variant && variant.colour !== sold.colour ? variant.image : sold.image_sha256,
          quantity,
          vat_rate: sold.vat_rate,
          tax_treatment: sold.tax_treatment,
          tax_rate: sold.tax_rate,
          unit_price_inc_tax_minor: sold.unit_price_inc_tax_minor + (variant?.extraIncTaxMinor ?? 0),
          price_minor: line.priceMinor,
          tax_minor: line.taxMinor,
          discount_minor: line.discountMinor,
          price_inc_tax_minor: line.priceIncTaxMinor,
          discount_inc_tax_minor: line.discountIncTaxMinor,
          origin_item_id: sold.id,
          // What it is exchanged for later has the price of a part, too.
          ...{
            bundle_line: sold.bundle_line,
            bundle_part: sold.bundle_part,
            bundle_product_id: sold.bundle_product_id,
            bundle_name: sold.bundle_name,
          },
          personalisation: sold.personalisation === null ? null : JSON.stringify(sold.personalisation),
        };
      }),
    )
    .execute();
