import { sql } from "kysely";
import { defineModel } from "../../model.ts";

/** A word that things are grouped by. Source: platform-core §3, tag. */
export const tag = defineModel({
  type: "tag",
  table: "tags",
  owner: "division",
  keyType: "number",
  audience: "anyone",
  // The other types are those that customers and projects are tagged with.
  publicRows: {
    where: (t) => sql`${t("type")} in ('product', 'blog')`,
    othersTake: { merchant: "customers.read", staff: "customers.read" },
  },
  attributes: { name: { column: "name" }, type: { column: "type" } },
  relations: {},
});
