import { sql } from "kysely";
import { defineModel } from "../../model.ts";
import { keysOf } from "../sql-parts.ts";

/** One change of an order's status, and who made it. Source: platform-core §3, orderStatusLog. */
export const orderStatusLog = defineModel({
  type: "order_status_log",
  table: "order_status_logs",
  owner: "division",
  keyType: "number",
  audience: "merchant",
  permission: "orders.read",
  attributes: {
    status: { column: "status" },
    // Who it was in words; the relation of the same name is the member of staff, where it was one.
    user: {
      expression: (t) => sql`jsonb_build_object('kind', ${t("actor_kind")}, 'fullName', ${t("actor_name")})`,
      audience: "staff",
    },
    fromStatus: { column: "from_status" },
    reason: { column: "reason", audience: "staff" },
    createdAt: { column: "created_at", as: "instant" },
  },
  relations: {
    order: { model: "order", many: false, column: "order_id" },
    status: {
      model: "order_status",
      many: false,
      keys: (t) => keysOf(sql`select s.id from order_statuses s where s.code = ${t("status")}`),
    },
    user: {
      model: "user",
      many: false,
      audience: "staff",
      keys: (t) => keysOf(sql`select u.id from staff_users u where u.account_id = ${t("account_id")}`),
    },
  },
});
