import { defineModel } from "../../model.ts";

/** A status that an order can have, of any flow. Source: platform-core §3, orderStatus. */
export const orderStatus = defineModel({
  type: "order_status",
  table: "order_statuses",
  owner: "platform",
  keyType: "number",
  audience: "anyone",
  attributes: { name: { column: "name" }, code: { column: "code" }, color: { column: "colour" } },
  relations: {},
});
