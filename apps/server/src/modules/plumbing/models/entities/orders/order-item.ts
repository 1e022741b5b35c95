import { activeQuantity, type LineQuantities } from "@selvedge/domain/orders/order-facts";
import { sql } from "kysely";
import { defineModel, type RowOf } from "../../model.ts";
import { keysOf } from "../sql-parts.ts";

type T = RowOf<"order_items">;

const labels = (t: T) =>
  sql`factory_labels l where l.division_id = ${t("division_id")} and l.order_item_id = ${t("id")}`;

/** What `activeQuantity` reads of a line. Declined and open returns count nothing. */
const quantities = (t: T) => sql`jsonb_build_object('quantity', ${t("quantity")},
  'returned', (select coalesce(jsonb_agg(r.quantity), '[]') from return_lines r
    join shop_returns s on s.division_id = r.division_id and s.id = r.return_id
    where r.division_id = ${t("division_id")} and r.order_item_id = ${t("id")} and s.state in ('received', 'closed') and s.outcome is distinct from 'none'),
  'cancelledLabels', (select count(*) from ${labels(t)} and l.cancelled_at is not null))`;

/** One line of an order. total = price + tax - discount. Source: platform-core §3, orderItem. */
export const orderItem = defineModel({
  type: "order_item",
  table: "order_items",
  owner: "division",
  keyType: "number",
  audience: "merchant",
  permission: "orders.read",
  currency: (t) =>
    sql`(select o.currency from orders o where o.division_id = ${t("division_id")} and o.id = ${t("order_id")})`,
  attributes: {
    name: { column: "name" },
    sku: { column: "sku" },
    options: { expression: (t) => sql`jsonb_build_object('Colour', ${t("colour")}, 'Size', ${t("size")})` },
    quantity: { column: "quantity" },
    activeQuantity: { expression: quantities, as: (stored) => activeQuantity(stored as LineQuantities) },
    printedCount: {
      expression: (t) =>
        sql`(select count(*)::int from ${labels(t)} and l.state <> 'replaced' and l.times_printed > 0)`,
    },
    price: { column: "price_minor", as: "money" },
    tax: { column: "tax_minor", as: "money" },
    discount: { column: "discount_minor", as: "money" },
    total: {
      expression: (t) => sql`${t("price_minor")} + ${t("tax_minor")} - ${t("discount_minor")}`,
      as: "money",
    },
    priceTaxIncluded: { column: "price_inc_tax_minor", as: "money" },
    discountTaxIncluded: { column: "discount_inc_tax_minor", as: "money" },
    parentItemId: { column: "parent_item_id" },
    // The variant as it was sold. A line without a stored variant uses its own columns.
    optionMatrixRecord: {
      expression: (
        t,
      ) => sql`coalesce(${t("option_matrix_record")}, jsonb_build_object('id', ${t("variant_id")}, 'sku', ${t("sku")},
        'blankSku', ${t("blank_sku")}, 'colour', ${t("colour")}, 'hex', ${t("hex")}, 'size', ${t("size")}))`,
    },
    personalization: { column: "personalisation" },
  },
  relations: {
    order: { model: "order", many: false, column: "order_id" },
    product: { model: "product", many: false, column: "product_id" },
    images: {
      model: "image",
      many: true,
      keys: (t) =>
        keysOf(sql`select i.id from product_images i where i.division_id = ${t("division_id")} and i.product_id = ${t("product_id")}
          and i.colour = ${t("colour")} and i.state = 'ready' order by i.side = 'front' desc, i.position`),
    },
    labels: { model: "factory_label", many: true, theirs: "order_item_id", orderBy: "counter" },
    returnLogs: { model: "return_log", many: true, theirs: "order_item_id" },
    pigeonholeLogs: {
      model: "pigeonhole_log",
      many: true,
      keys: (t) =>
        keysOf(sql`select p.id from pigeonhole_logs p where p.division_id = ${t("division_id")}
          and p.label_id in (select l.id from ${labels(t)}) order by p.id`),
    },
    parentItem: { model: "order_item", many: false, column: "parent_item_id" },
    // Bundles are not nested, so the bundle's line is the parent.
    masterBundleItem: { model: "order_item", many: false, column: "parent_item_id" },
    fulfillmentItem: { model: "order_item", many: false, column: "fulfilment_item_id" },
    originItem: { model: "order_item", many: false, column: "origin_item_id" },
  },
});
