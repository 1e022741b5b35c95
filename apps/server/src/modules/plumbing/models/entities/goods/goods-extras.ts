// The small models that hang on a product. Source: platform-core §3, product; print-on-demand §2.
import { sql } from "kysely";
import { defineModel } from "../../model.ts";
import { behindTheCounter, goodsOthersTake, isOfOneOnSale } from "./product-parts.ts";

export const bundleItem = defineModel({
  type: "bundle_item",
  table: "bundle_items",
  owner: "division",
  keyType: "number",
  audience: "anyone",
  // Both the bundle and what is in it.
  publicRows: {
    where: (t) =>
      sql`${isOfOneOnSale(t)} and ${isOfOneOnSale((column) => t(column === "product_id" ? "bundle_product_id" : column))}`,
    othersTake: goodsOthersTake,
  },
  attributes: { quantity: { column: "quantity" }, position: { column: "position" } },
  relations: {
    product: { model: "product", many: false, column: "product_id" },
    variant: { model: "product_variant", many: false, column: "variant_id" },
  },
});

/** A print file of a product's design, one for each side and print scale. The file itself is opened by its own call. */
export const productFile = defineModel({
  type: "product_file",
  table: "print_files",
  owner: "division",
  keyType: "number",
  audience: "merchant",
  permission: { merchant: "products.read", staff: "files.preview" },
  attributes: {
    application: { column: "side" },
    /** How many times larger than designed, in thousandths. */
    printScale: { column: "scale_permille" },
    // With its hash the whole file is fetched from the files' host.
    hash: { column: "sha256", permission: { staff: "files.read" } },
    widthPx: { column: "width_px" },
    heightPx: { column: "height_px" },
    dpi: { column: "dpi" },
    sizeBytes: { column: "size_bytes" },
    rendererVersion: { column: "renderer_version" },
    verifiedAt: { column: "verified_at", as: "instant" },
  },
  relations: {},
});

/** Net prices by quantity, technology and number of prints. */
export const priceMatrix = defineModel({
  type: "price_matrix",
  table: "price_matrices",
  owner: "division",
  keyType: "number",
  audience: "anyone",
  currency: (t) => t("currency"),
  attributes: {
    name: { column: "name" },
    currency: { column: "currency" },
    setupFee: { column: "setup_fee_minor", as: "money" },
    /** In minor units, without VAT. */
    cells: {
      expression: (
        t,
      ) => sql`(select coalesce(jsonb_agg(jsonb_build_object('technology', c.technology, 'printCount', c.print_count,
          'minQuantity', c.min_quantity, 'unitPriceMinor', c.unit_price_minor) order by c.technology, c.print_count, c.min_quantity), '[]')
        from price_matrix_cells c where c.division_id = ${t("division_id")} and c.price_matrix_id = ${t("id")})`,
    },
  },
  relations: {},
});

export const personalizationTemplate = defineModel({
  type: "personalization_template",
  table: "personalisation_templates",
  owner: "division",
  keyType: "number",
  audience: "anyone",
  publicRows: { where: isOfOneOnSale, othersTake: goodsOthersTake },
  attributes: {
    version: { column: "version" },
    fields: { column: "fields" },
    bindings: { column: "bindings" },
    createdAt: { ...behindTheCounter, column: "created_at", as: "instant" },
  },
  relations: {},
});

export const sizeChart = defineModel({
  type: "size_chart",
  table: "size_charts",
  owner: "division",
  keyType: "number",
  audience: "anyone",
  attributes: { name: { column: "name" }, measures: { column: "measures" }, sizes: { column: "sizes" } },
  relations: {},
});
