import { defineModel } from "../../model.ts";

/** Products that a shop shows together. Source: platform-core §3, product "collections". */
export const collection = defineModel({
  type: "collection",
  table: "collections",
  owner: "division",
  keyType: "number",
  audience: "anyone",
  attributes: {
    name: { column: "name" },
    urlName: { column: "url_name" },
    description: { column: "description" },
    position: { column: "position" },
  },
  relations: {
    products: {
      model: "product",
      many: true,
      through: "collection_products",
      ours: "collection_id",
      theirs: "product_id",
      orderBy: "position",
    },
  },
});
