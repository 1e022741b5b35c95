import { sql } from "kysely";
import { defineModel } from "../../model.ts";
import { behindTheCounter, goodsOthersTake, isOfOneOnSale } from "./product-parts.ts";

/**
 * A picture of a product: one colour from one side, at several widths. A rendered picture is its own original, at its
 * widest. Source: platform-core §3, Image.
 */
export const image = defineModel({
  type: "image",
  table: "product_images",
  owner: "division",
  keyType: "number",
  audience: "anyone",
  publicRows: { where: (t) => sql`${t("state")} = 'ready' and ${isOfOneOnSale(t)}`, othersTake: goodsOthersTake },
  attributes: {
    original: {
      expression: (t) =>
        sql`coalesce(${t("original_sha256")}, (select value from jsonb_each_text(${t("sizes")}) order by key::int desc limit 1))`,
      as: "file",
    },
    sizes: { column: "sizes", as: "sizes" },
    position: { column: "position" },
    altText: { column: "alt_text" },
    color: { column: "colour" },
    side: { column: "side" },
  },
  relations: { product: { model: "product", many: false, column: "product_id" } },
});

/** A picture that a shopper sent of themselves in it; visitors see those that were approved. */
export const ugcImage = defineModel({
  type: "ugc_image",
  table: "product_ugc_images",
  owner: "division",
  keyType: "number",
  audience: "anyone",
  publicRows: {
    where: (t) => sql`${t("approval_status")} = 'approved' and ${isOfOneOnSale(t)}`,
    othersTake: goodsOthersTake,
  },
  attributes: {
    original: { column: "original_sha256", as: "file" },
    sizes: { column: "sizes", as: "sizes" },
    position: { column: "position" },
    altText: { column: "alt_text" },
    color: { column: "colour" },
    approvalStatus: { ...behindTheCounter, column: "approval_status" },
  },
  relations: {},
});
