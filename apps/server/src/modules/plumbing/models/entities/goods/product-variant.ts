import { type RawBuilder, sql } from "kysely";
import { defineModel, type FieldRule, type RowOf } from "../../model.ts";
import { goodsOthersTake, isOfOneOnSale } from "./product-parts.ts";

const onTheFloor: FieldRule = { audience: "staff", permission: { staff: "floor.read" } };

const ofBlank = (t: RowOf<"product_variants">, fact: RawBuilder<unknown>) =>
  sql`(select ${fact} from blank_variants b join blanks on blanks.code = b.blank_code where b.sku = ${t("blank_sku")})`;

/** One colour and size of a product. Source: platform-core §3, product "variants"; print-on-demand §2. */
export const productVariant = defineModel({
  type: "product_variant",
  table: "product_variants",
  owner: "division",
  keyType: "number",
  audience: "anyone",
  publicRows: { where: (t) => sql`${t("enabled")} and ${isOfOneOnSale(t)}`, othersTake: goodsOthersTake },
  attributes: {
    sku: { column: "sku" },
    colour: { column: "colour" },
    hex: { column: "hex" },
    size: { column: "size" },
    enabled: { column: "enabled" },
    position: { column: "position" },
    gtin: { expression: (t) => sql`coalesce(${t("gtin")}, ${ofBlank(t, sql`b.gtin`)})` },
    weightGrams: { expression: (t) => ofBlank(t, sql`b.weight_grams`) },
    hs6: { expression: (t) => ofBlank(t, sql`blanks.hs6`) },
    inStock: { expression: (t) => ofBlank(t, sql`b.stock > 0`) },
    isWhite: { expression: (t) => ofBlank(t, sql`b.is_white`) },
    pro: { expression: (t) => ofBlank(t, sql`b.is_pro`) },
    needsPretreat: { ...onTheFloor, expression: (t) => ofBlank(t, sql`b.needs_pretreat`) },
    pickface: { ...onTheFloor, expression: (t) => ofBlank(t, sql`b.pickface`) },
  },
  relations: { product: { model: "product", many: false, column: "product_id" } },
});
