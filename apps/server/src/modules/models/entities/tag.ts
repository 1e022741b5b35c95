import { sql } from "kysely";
import { defineModel } from "../model.ts";

/** A word that things are grouped by. Source: platform-core §3, tag. */
export const tag = defineModel({
  type: "tag",
  table: "tags",
  owner: "division",
  keyType: "number",
  audience: "anyone",
  shownToAnyone: (t) => sql`${t("type")} in ('product', 'blog')`,
  attributes: { name: { column: "name" }, type: { column: "type" } },
  relations: {},
});
