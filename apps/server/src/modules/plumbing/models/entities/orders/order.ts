import { type RawBuilder, sql } from "kysely";
import { defineModel, type RowOf } from "../../model.ts";
import { keysOf } from "../sql-parts.ts";

type T = RowOf<"orders">;

/** Orders that were made from this one, oldest first, where `more` holds of child `c`. */
const children = (t: T, more: RawBuilder<unknown>) =>
  keysOf(
    sql`select c.id from orders c where c.division_id = ${t("division_id")} and c.parent_order_id = ${t("id")} and ${more} order by c.id`,
  );

/** An exchange is a child without a reprint reason that was never refunded. Source: platform-core §4. */
const isExchange = sql`c.reprint_reason_id is null and not exists (select from order_status_logs l
  where l.division_id = c.division_id and l.order_id = c.id and l.status in ('refunded', 'bespoke_refunded'))`;

/** Source: platform-core §3, order. It is paid in `currency`; every amount is without VAT unless its name says tax. */
export const order = defineModel({
  type: "order",
  table: "orders",
  owner: "division",
  keyType: "number",
  audience: "merchant",
  permission: "orders.read",
  currency: (t) => t("currency"),
  attributes: {
    reference: { column: "reference" },
    currency: { column: "currency" },
    total: { column: "total_minor", as: "money" },
    subtotal: { column: "subtotal_minor", as: "money" },
    goodsTax: { column: "goods_tax_minor", as: "money" },
    discount: { column: "discount_minor", as: "money" },
    taxDiscount: { column: "tax_discount_minor", as: "money" },
    // The shipping quote's price, as it was frozen on the order.
    shipping: { column: "shipping_minor", as: "money" },
    shippingTax: { column: "shipping_tax_minor", as: "money" },
    // Its code; the relation of the same name is the whole status.
    status: { column: "status" },
    coupon: { column: "coupon" },
    priority: { column: "priority" },
    billingFirstName: { column: "billing_first_name" },
    billingLastName: { column: "billing_last_name" },
    billingCompany: { column: "billing_company" },
    billingStreet: { column: "billing_street" },
    billingCity: { column: "billing_city" },
    billingState: { column: "billing_state" },
    billingCountry: { column: "billing_country" },
    billingZip: { column: "billing_zip" },
    billingEmail: { column: "email" },
    shippingFirstName: { column: "shipping_first_name" },
    shippingLastName: { column: "shipping_last_name" },
    shippingCompany: { column: "shipping_company" },
    shippingStreet: { column: "shipping_street" },
    shippingCity: { column: "shipping_city" },
    shippingState: { column: "shipping_state" },
    shippingCountry: { column: "shipping_country" },
    shippingZip: { column: "shipping_zip" },
    shippingCustomsRegistrationNumber: { column: "shipping_customs_number" },
    trackingCodes: {
      expression: (t) => sql`array(select p.tracking_code from parcels p where p.division_id = ${t("division_id")}
        and p.order_id = ${t("id")} and p.tracking_code <> '' order by p.id)`,
    },
    paymentMethod: { column: "payment_method" },
    shippingMethod: { column: "shipping_method" },
    integrationType: { column: "integration_type" },
    reprintReasonId: { column: "reprint_reason_id" },
    directFromIndia: { column: "direct_from_india" },
    fulfillmentFactoryId: {
      expression: (t) => sql`(select f.id from factories f where f.code = ${t("factory_code")})`,
    },
    pigeonhole: {
      expression: (t) =>
        sql`(select string_agg(h.code, ', ' order by h.code) from pigeonholes h where h.order_id = ${t("id")})`,
      audience: "staff",
    },
    createdAt: { column: "created_at", as: "instant" },
    paidAt: { column: "paid_at", as: "instant" },
    deletedAt: { column: "deleted_at", as: "instant" },
  },
  relations: {
    items: { model: "order_item", many: true, theirs: "order_id", orderBy: "position" },
    status: {
      model: "order_status",
      many: false,
      keys: (t) => keysOf(sql`select s.id from order_statuses s where s.code = ${t("status")}`),
    },
    customer: { model: "customer", many: false, column: "customer_id" },
    child: { model: "order", many: false, keys: (t) => children(t, sql`true`) },
    parent: { model: "order", many: false, column: "parent_order_id" },
    exchangeOrders: { model: "order", many: true, keys: (t) => children(t, isExchange) },
    refundOrders: { model: "refund", many: true, theirs: "order_id" },
    shopReturns: { model: "shop_return", many: true, theirs: "order_id" },
    reprintReason: { model: "reprint_reason", many: false, column: "reprint_reason_id" },
    coupon: { model: "coupon", many: false, column: "coupon_id" },
    // All of them, when several apply together.
    coupons: { model: "coupon", many: true, through: "coupon_uses", ours: "order_id", theirs: "coupon_id" },
    shippingQuote: { model: "shipping_quote", many: false, column: "shipping_quote_id" },
    paidDivision: {
      model: "division",
      many: false,
      keys: (t) => keysOf(sql`select coalesce(${t("paid_division_id")}, ${t("division_id")})`),
    },
    createdDivision: {
      model: "division",
      many: false,
      keys: (t) => keysOf(sql`select coalesce(${t("created_division_id")}, ${t("division_id")})`),
    },
    manufacturer: {
      model: "manufacturer",
      many: false,
      keys: (t) => keysOf(sql`select d.manufacturer_id from divisions d where d.id = ${t("division_id")}`),
    },
    // The newest decision holds.
    friskCheck: { model: "frisk_check", many: false, theirs: "order_id", orderBy: "id desc", audience: "staff" },
    fulfillmentFactory: {
      model: "factory",
      many: false,
      keys: (t) => keysOf(sql`select f.id from factories f where f.code = ${t("factory_code")}`),
    },
    factoryFulfillmentOrders: { model: "factory_fulfillment_order", many: true, theirs: "order_id" },
    statusLogRecords: { model: "order_status_log", many: true, theirs: "order_id" },
    paymentAttempts: { model: "order_payment_attempt", many: true, theirs: "order_id", orderBy: "created_at" },
    paymentTransaction: { model: "payment_transaction", many: false, theirs: "order_id", orderBy: "id" },
    styles: { model: "order_style", many: true, theirs: "order_id", orderBy: "position" },
    labels: { model: "factory_label", many: true, theirs: "order_id", orderBy: "counter" },
  },
});
