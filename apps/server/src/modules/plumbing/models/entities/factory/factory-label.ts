import { sql } from "kysely";
import { defineModel } from "../../model.ts";
import { keysOf } from "../sql-parts.ts";

/** One garment to make. Source: platform-core §3, factoryLabel. */
export const factoryLabel = defineModel({
  type: "factory_label",
  table: "factory_labels",
  owner: "division",
  keyType: "number",
  audience: "merchant",
  permission: { merchant: "orders.read", staff: "floor.read" },
  attributes: {
    code: { column: "code" },
    counter: { column: "counter" },
    ofCount: { column: "of_count" },
    state: { column: "state" },
    pickface: { column: "pickface", audience: "staff" },
    // Replaced labels are not cancelled. Source: readings "Replaced labels".
    cancelled: { expression: (t) => sql`${t("cancelled_at")} is not null` },
    toBePicked: { expression: (t) => sql`${t("state")} = 'released'` },
    timesPrinted: { column: "times_printed" },
    pickedAt: { column: "picked_at", as: "instant" },
    createdAt: { column: "created_at", as: "instant" },
    cancelledAt: { column: "cancelled_at", as: "instant" },
  },
  relations: {
    order: { model: "order", many: false, column: "order_id" },
    orderItem: { model: "order_item", many: false, column: "order_item_id" },
    product: {
      model: "product",
      many: false,
      keys: (t) =>
        keysOf(
          sql`select i.product_id from order_items i where i.division_id = ${t("division_id")} and i.id = ${t("order_item_id")}`,
        ),
    },
    pickedUser: { model: "user", many: false, column: "picked_by", audience: "staff" },
    printLogs: { model: "print_log", many: true, theirs: "label_id" },
    pretreatLogs: { model: "pretreat_log", many: true, theirs: "label_id" },
    qualityLogs: { model: "quality_log", many: true, theirs: "label_id" },
    labelPrintLogs: { model: "label_print_log", many: true, theirs: "label_id" },
    // The newest: where the garment is, or last was.
    pigeonholeLog: { model: "pigeonhole_log", many: false, theirs: "label_id", orderBy: "id desc" },
    childLabels: { model: "factory_label", many: true, theirs: "parent_label_id" },
    parentLabel: { model: "factory_label", many: false, column: "parent_label_id" },
  },
});
