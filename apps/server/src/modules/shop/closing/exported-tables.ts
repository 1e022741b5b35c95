// What of a shop goes into its export: a file for each table, without what is the platform's own and without secrets.

export interface ExportedTable {
  /** The name of its file in the archive. */
  readonly file: string;
  readonly table: string;
  /** Columns that stay here: digests, keys for searching, hashes. */
  readonly without: readonly string[];
  /** Orders the rows, and so the batches. */
  readonly key: string;
}

const table = (file: string, name: string, without: readonly string[] = [], key = "id"): ExportedTable => ({
  ...{ file, table: name, key },
  without: ["division_id", ...without],
});

export const exportedTables: readonly ExportedTable[] = [
  table("products", "products", ["name_key", "mockup_params"]),
  table("product-variants", "product_variants"),
  table("product-pictures", "product_images"),
  table("bundle-items", "bundle_items"),
  table("collections", "collections"),
  table("designs", "designs"),
  table("artworks", "artworks"),
  table("pages", "pages"),
  table("page-versions", "page_versions"),
  table("kept-sections", "page_sections"),
  table("redirects", "page_redirects"),
  table("posts", "posts"),
  table("legal-texts", "legal_texts", [], "name"),
  table("help", "help_questions", [], "name"),
  table("themes", "themes"),
  table("fonts", "custom_fonts"),
  table("orders", "orders", [
    ...["receipt_digest", "name_key", "last_name_key", "email_key", "zip_key", "reference_key", "city_key"],
    ...["company_key", "phone_key"],
  ]),
  table("order-items", "order_items"),
  table("refunds", "refunds"),
  table("credit-notes", "credit_notes", [], "number"),
  table("returns", "shop_returns"),
  table("return-lines", "return_lines"),
  table("customers", "customers", ["email_normalised"]),
  table("customer-addresses", "customer_addresses"),
  table("subscribers", "subscribers", ["email_normalised", "token_digest", "leave_digest"]),
  table("discounts", "coupons", ["code_normalised"]),
  table("gift-cards", "gift_cards", ["code_digest"]),
  table("gift-card-entries", "gift_card_entries"),
  table("reviews", "reviews"),
];
