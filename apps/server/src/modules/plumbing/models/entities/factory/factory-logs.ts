// What was done to a garment, by whom and when. Shops see what happened; who it was is the factory's.
// Source: platform-core §3, factoryLabel; print-on-demand §5.
import { defineModel } from "../../model.ts";

const log = {
  owner: "division",
  keyType: "number",
  audience: "merchant",
  permission: { merchant: "orders.read", staff: "floor.read" },
} as const;

const label = { model: "factory_label", many: false, column: "label_id" } as const;
const user = { model: "user", many: false, column: "staff_user_id", audience: "staff" } as const;

export const labelPrintLog = defineModel({
  ...log,
  type: "label_print_log",
  table: "label_print_logs",
  attributes: {
    by: { column: "actor_name", audience: "staff" },
    reason: { column: "reason", audience: "staff" },
    createdAt: { column: "created_at", as: "instant" },
  },
  relations: { label },
});

export const pretreatLog = defineModel({
  ...log,
  type: "pretreat_log",
  table: "pretreat_logs",
  attributes: {
    recipe: { column: "recipe" },
    station: { column: "station_code" },
    createdAt: { column: "created_at", as: "instant" },
  },
  relations: { label, user },
});

export const printLog = defineModel({
  ...log,
  type: "print_log",
  table: "print_logs",
  attributes: {
    application: { column: "side" },
    device: { column: "device" },
    profile: { column: "print_profile_code" },
    inkMl: { column: "ink_ml" },
    result: { column: "result" },
    startedAt: { column: "started_at", as: "instant" },
    endedAt: { column: "ended_at", as: "instant" },
    createdAt: { column: "created_at", as: "instant" },
  },
  relations: { label, user, file: { model: "product_file", many: false, column: "print_file_id" } },
});

export const qualityLog = defineModel({
  ...log,
  type: "quality_log",
  table: "quality_logs",
  attributes: {
    result: { column: "result" },
    defect: { column: "defect_code" },
    blame: { column: "blame", audience: "staff" },
    note: { column: "note", audience: "staff" },
    photo: { column: "photo_sha256", as: "file", audience: "staff" },
    station: { column: "station_code" },
    createdAt: { column: "created_at", as: "instant" },
  },
  relations: { label, user },
});

export const pigeonholeLog = defineModel({
  ...log,
  type: "pigeonhole_log",
  table: "pigeonhole_logs",
  attributes: {
    hole: { column: "hole_code" },
    action: { column: "action" },
    createdAt: { column: "created_at", as: "instant" },
  },
  relations: { label, user },
});
