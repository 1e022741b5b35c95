import { defineModel } from "../../model.ts";

/** A span that reports and payouts are counted by. Source: platform-core §3, timeInterval. */
export const timeInterval = defineModel({
  type: "time_interval",
  table: "time_intervals",
  owner: "platform",
  keyType: "number",
  audience: "anyone",
  attributes: { code: { column: "code" }, name: { column: "name" }, character: { column: "character" } },
  relations: {},
});
