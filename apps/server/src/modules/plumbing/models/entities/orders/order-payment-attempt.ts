import { sql } from "kysely";
import { defineModel } from "../../model.ts";

/** One try to pay, also one that failed. Source: platform-core §3, orderPaymentAttempt. */
export const orderPaymentAttempt = defineModel({
  type: "order_payment_attempt",
  table: "payment_attempts",
  owner: "division",
  keyType: "uuid",
  audience: "merchant",
  permission: "orders.read",
  currency: (t) => t("currency"),
  attributes: {
    message: { column: "message" },
    isSuccessful: { expression: (t) => sql`${t("state")} = 'succeeded'` },
    paymentMethodName: { column: "payment_method_name" },
    amount: { column: "amount_minor", as: "money" },
    createdAt: { column: "created_at", as: "instant" },
  },
  relations: { order: { model: "order", many: false, column: "order_id" } },
});

/** Money that moved: a charge or a refund, as the processor knows it. */
export const paymentTransaction = defineModel({
  type: "payment_transaction",
  table: "payment_transactions",
  owner: "division",
  keyType: "number",
  audience: "merchant",
  permission: "orders.read",
  currency: (t) => t("currency"),
  attributes: {
    kind: { column: "kind" },
    amount: { column: "amount_minor", as: "money" },
    currency: { column: "currency" },
    provider: { column: "provider" },
    providerReference: { column: "provider_reference", audience: "staff" },
    createdAt: { column: "created_at", as: "instant" },
  },
  relations: { attempt: { model: "order_payment_attempt", many: false, column: "attempt_id" } },
});
