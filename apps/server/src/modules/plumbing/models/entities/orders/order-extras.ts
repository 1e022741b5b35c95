// The small models that hang on an order. Source: platform-core §3, order; print-on-demand §2 and §3.
import { sql } from "kysely";
import { defineModel } from "../../model.ts";

const readsOrders = { permission: "orders.read" } as const;
const ofOrders = { ...readsOrders, owner: "division", keyType: "number", audience: "merchant" } as const;
const listed = { owner: "platform", keyType: "number", audience: "anyone" } as const;

export const factory = defineModel({
  ...listed,
  type: "factory",
  table: "factories",
  attributes: {
    code: { column: "code" },
    name: { column: "name" },
    country: { column: "country" },
    technologies: { column: "technologies" },
  },
  relations: {},
});

/** The part of an order that one factory makes. */
export const factoryFulfillmentOrder = defineModel({
  ...ofOrders,
  type: "factory_fulfillment_order",
  table: "factory_fulfilment_orders",
  attributes: {
    factory: { column: "factory_code" },
    state: { column: "state" },
    shipBy: { column: "ship_by" },
    createdAt: { column: "created_at", as: "instant" },
    shippedAt: { column: "shipped_at", as: "instant" },
  },
  relations: {
    order: { model: "order", many: false, column: "order_id" },
    items: {
      model: "order_item",
      many: true,
      through: "fulfilment_order_items",
      ours: "fulfilment_order_id",
      theirs: "order_item_id",
    },
  },
});

/** The result of the risk rules, or of a person after them, for an order. */
export const friskCheck = defineModel({
  type: "frisk_check",
  table: "frisk_checks",
  owner: "division",
  keyType: "number",
  audience: "staff",
  permission: { staff: "orders.read" },
  attributes: {
    score: { column: "score" },
    decision: { column: "decision" },
    hits: { column: "hits" },
    by: { column: "decided_by" },
    at: { column: "created_at", as: "instant" },
  },
  relations: {},
});

/** What sending an order was offered for, frozen when it was chosen. */
export const shippingQuote = defineModel({
  ...ofOrders,
  type: "shipping_quote",
  table: "shipping_quotes",
  currency: (t) => t("currency"),
  attributes: {
    service: { column: "service" },
    name: { column: "name" },
    carrier: { column: "carrier" },
    country: { column: "country" },
    price: { column: "price_minor", as: "money" },
    tax: { column: "tax_minor", as: "money" },
    duty: { column: "duty_minor", as: "money" },
    promisedFrom: { column: "promised_from" },
    promisedTo: { column: "promised_to" },
    quotedAt: { column: "quoted_at", as: "instant" },
  },
  relations: {},
});

export const coupon = defineModel({
  type: "coupon",
  table: "coupons",
  owner: "division",
  keyType: "number",
  audience: "merchant",
  // Anyone who reads a code can use it.
  permission: { merchant: "discounts.read", staff: "shops.read" },
  currency: (t) => t("currency"),
  attributes: {
    code: { column: "code" },
    kind: { column: "kind" },
    percent: { column: "percent" },
    amount: { column: "amount_inc_tax_minor", as: "money" },
    minimum: { column: "minimum_inc_tax_minor", as: "money" },
    startsAt: { column: "starts_at", as: "instant" },
    endsAt: { column: "ends_at", as: "instant" },
    maxUses: { column: "max_uses" },
    uses: { column: "uses" },
    maxUsesEach: { column: "max_uses_each" },
    scope: { column: "scope" },
    combines: { column: "combines" },
    enabled: { column: "enabled" },
  },
  relations: {
    products: { model: "product", many: true, through: "coupon_products", ours: "coupon_id", theirs: "product_id" },
    collections: {
      model: "collection",
      many: true,
      through: "coupon_collections",
      ours: "coupon_id",
      theirs: "collection_id",
    },
  },
});

/** One style of quoted work. */
export const orderStyle = defineModel({
  ...ofOrders,
  type: "order_style",
  table: "order_styles",
  currency: (t) =>
    sql`(select o.currency from orders o where o.division_id = ${t("division_id")} and o.id = ${t("order_id")})`,
  attributes: {
    name: { column: "name" },
    blankCode: { column: "blank_code" },
    colour: { column: "colour" },
    technology: { column: "technology" },
    sides: { column: "sides" },
    quantities: { column: "quantities" },
    unitPrice: { column: "unit_price_minor", as: "money" },
    setupFee: { column: "setup_fee_minor", as: "money" },
    mockup: { column: "mockup_sha256", as: "file" },
    approvedAt: { column: "approved_at", as: "instant" },
    note: { column: "note" },
  },
  relations: {},
});

export const reprintReason = defineModel({
  ...listed,
  type: "reprint_reason",
  table: "reprint_reasons",
  attributes: {
    code: { column: "code" },
    name: { column: "name" },
    blame: { ...readsOrders, audience: "staff", column: "blame" },
  },
  relations: {},
});

export const returnReason = defineModel({
  ...listed,
  type: "return_reason",
  table: "return_reasons",
  attributes: {
    code: { column: "code" },
    name: { column: "name" },
    fault: { ...readsOrders, audience: "merchant", column: "fault" },
    needsPhoto: { column: "needs_photo" },
  },
  relations: {},
});

export const shopReturn = defineModel({
  ...ofOrders,
  type: "shop_return",
  table: "shop_returns",
  attributes: {
    state: { column: "state" },
    wish: { column: "wish" },
    outcome: { column: "outcome" },
    note: { column: "note" },
    requestedBy: { column: "requested_by" },
    requestedAt: { column: "requested_at", as: "instant" },
    decidedAt: { column: "decided_at", as: "instant" },
    receivedAt: { column: "received_at", as: "instant" },
  },
  relations: {
    order: { model: "order", many: false, column: "order_id" },
    childOrder: { model: "order", many: false, column: "child_order_id" },
    lines: { model: "return_log", many: true, theirs: "return_id" },
  },
});

/** What comes back of one line. */
export const returnLog = defineModel({
  ...ofOrders,
  type: "return_log",
  table: "return_lines",
  attributes: {
    quantity: { column: "quantity" },
    reason: { expression: (t) => sql`(select r.code from return_reasons r where r.id = ${t("reason_id")})` },
    note: { column: "note" },
    photo: { column: "photo_sha256", as: "file" },
    destination: { column: "destination" },
    createdAt: { column: "created_at", as: "instant" },
  },
  relations: {
    orderItem: { model: "order_item", many: false, column: "order_item_id" },
    shopReturn: { model: "shop_return", many: false, column: "return_id" },
    reason: { model: "return_reason", many: false, column: "reason_id" },
  },
});

/** Money that went back, whole or in part. */
export const refund = defineModel({
  ...ofOrders,
  type: "refund",
  table: "refunds",
  currency: (t) => t("currency"),
  attributes: {
    kind: { column: "kind" },
    state: { column: "state" },
    goods: { column: "goods_minor", as: "money" },
    goodsTax: { column: "goods_tax_minor", as: "money" },
    shipping: { column: "shipping_minor", as: "money" },
    shippingTax: { column: "shipping_tax_minor", as: "money" },
    total: { column: "total_minor", as: "money" },
    reason: { column: "reason" },
    creditNote: {
      expression: (t) =>
        sql`(select n.number from credit_notes n where n.division_id = ${t("division_id")} and n.refund_id = ${t("id")})`,
    },
    createdAt: { column: "created_at", as: "instant" },
    paidAt: { column: "paid_at", as: "instant" },
  },
  relations: {
    order: { model: "order", many: false, column: "order_id" },
    shopReturn: { model: "shop_return", many: false, column: "return_id" },
    transaction: { model: "payment_transaction", many: false, column: "transaction_id" },
  },
});
