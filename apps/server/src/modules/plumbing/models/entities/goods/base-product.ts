import { sql } from "kysely";
import { defineModel } from "../../model.ts";
import { behindTheCounter, inPounds } from "./product-parts.ts";

/** A blank garment or other good, with the fields that it shares with products. Source: platform-core §3, product. */
export const baseProduct = defineModel({
  type: "base_product",
  table: "blanks",
  owner: "platform",
  keyType: "number",
  audience: "anyone",
  attributes: {
    code: { column: "code" },
    sku: { column: "base_sku" },
    baseSku: { column: "base_sku" },
    name: { column: "name" },
    type: { column: "type" },
    gender: { column: "gender" },
    vatRate: { column: "vat_rate" },
    isBaseProduct: { expression: () => sql`true` },
    baseCost: { ...behindTheCounter, column: "base_cost_minor", as: inPounds },
    baseCostWhite: { ...behindTheCounter, column: "base_cost_white_minor", as: inPounds },
    printCosts: {
      ...behindTheCounter,
      expression: (
        t,
      ) => sql`(select jsonb_object_agg(s.side, jsonb_build_object('dark', s.print_cost_dark_minor, 'light', s.print_cost_light_minor))
        from blank_sides s where s.blank_code = ${t("code")})`,
      as: inPounds,
    },
    platen: { column: "platen" },
    technology: { column: "technology" },
    hs6: { column: "hs6" },
    material: { column: "material" },
  },
  relations: {},
});
