import { sql } from "kysely";
import { defineModel } from "../../model.ts";

/** A face that themes and designs may be set in. Source: platform-core §3, Font catalogue entry. */
export const font = defineModel({
  type: "font",
  table: "fonts",
  owner: "platform",
  keyType: "number",
  audience: "anyone",
  attributes: {
    type: { column: "type" },
    name: { column: "name" },
    size: { column: "size" },
    defaultWeight: { column: "default_weight" },
    source: { column: "source" },
    capitalised: { column: "capitalised" },
    display: { column: "display" },
    url: { column: "url" },
  },
  relations: {},
});

/** A shop's own font: the same fields, from its own file. */
export const customFont = defineModel({
  type: "custom_font",
  table: "custom_fonts",
  owner: "division",
  keyType: "number",
  audience: "anyone",
  attributes: {
    type: { expression: () => sql`'custom'` },
    name: { column: "name" },
    size: { column: "size" },
    defaultWeight: { column: "default_weight" },
    source: { expression: () => sql`'custom'` },
    capitalised: { column: "capitalised" },
    display: { column: "display" },
    url: { column: "sha256", as: "file" },
  },
  relations: {},
});
