// What of a shop goes into its export: a file for each table, without what is the platform's own and without secrets. What stays
// here is at the end, each table with its reason: a test holds both against the tables of the database.

export interface ExportedTable {
  /** The name of its file in the archive. */
  readonly file: string;
  readonly table: string;
  /** Columns that stay here: digests, keys for searching, secrets. */
  readonly without: readonly string[];
  /** The column that says whose a row is. */
  readonly shop: "division_id" | "id";
  /** What of other tables is read with each row "t", as an SQL expression that gives jsonb. */
  readonly beside?: string;
}

const table = (file: string, name: string, without: readonly string[] = []): ExportedTable => ({
  ...{ file, table: name, shop: "division_id" },
  without: ["division_id", ...without],
});

const goods: readonly ExportedTable[] = [
  table("products", "products", ["name_key", "mockup_params"]),
  table("product-variants", "product_variants"),
  table("product-pictures", "product_images"),
  table("product-photos-of-buyers", "product_ugc_images"),
  table("products-shown-beside", "product_cross_sells"),
  table("product-tags", "product_tags"),
  table("tags", "tags"),
  table("bundle-items", "bundle_items"),
  table("collections", "collections"),
  table("collection-products", "collection_products"),
  table("size-charts", "size_charts"),
  table("personalisation", "personalisation_templates"),
  table("price-lists", "price_matrices"),
  table("price-list-cells", "price_matrix_cells"),
  table("designs", "designs"),
  table("published-designs", "published_scenes"),
  table("artworks", "artworks"),
];

const site: readonly ExportedTable[] = [
  { file: "shop", table: "divisions", without: ["name_key"], shop: "id" },
  table("company", "division_company_infos"),
  table("about-the-shop", "division_demographics"),
  table("settings", "shop_settings"),
  table("site", "shop_sites", ["password_hash"]),
  table("plugins", "division_plugins", ["sealed_token"]),
  table("addresses", "subdomains"),
  table("domains", "shop_domains", ["token"]),
  table("currency-rates", "shop_currency_rates"),
  table("pages", "pages"),
  table("page-versions", "page_versions"),
  table("page-schedules", "page_schedules"),
  table("kept-sections", "page_sections"),
  table("redirects", "page_redirects"),
  table("former-page-addresses", "page_former_urls"),
  table("posts", "posts"),
  table("post-tags", "post_tags"),
  table("former-post-addresses", "post_former_addresses"),
  table("legal-texts", "legal_texts"),
  table("help", "help_questions"),
  table("help-orders", "help_orders"),
  table("themes", "themes"),
  table("fonts", "custom_fonts"),
  table("notifications", "notifications"),
  table("split-tests", "split_tests"),
  table("split-test-variations", "split_test_variations"),
];

const sales: readonly ExportedTable[] = [
  table("orders", "orders", [
    ...["receipt_digest", "name_key", "last_name_key", "email_key", "zip_key", "reference_key", "city_key"],
    ...["company_key", "phone_key", "billing_company_key"],
  ]),
  table("order-items", "order_items"),
  table("order-history", "order_status_logs", ["actor_name", "account_id"]),
  table("order-changes", "line_changes", ["actor_name", "account_id"]),
  table("order-referrals", "order_referrals"),
  table("order-split-tests", "order_split_tests"),
  table("payments", "payment_transactions", ["provider_reference"]),
  table("payments-by-hand", "hand_payments", ["request_key", "actor_name", "account_id"]),
  table("parcels", "parcels", ["label_pdf"]),
  table("quotes", "quotes"),
  table("quote-styles", "order_styles"),
  table("quote-artworks", "quote_art"),
  table("quote-proofs", "quote_proofs"),
  table("refunds", "refunds", ["request_key"]),
  table("refund-lines", "refund_lines"),
  table("credit-notes", "credit_notes"),
  table("supplementary-invoices", "supplementary_invoices"),
  table("returns", "shop_returns", ["request_key"]),
  table("return-lines", "return_lines"),
  table("sales-by-day", "sales_days"),
];

const people: readonly ExportedTable[] = [
  table("customers", "customers", ["email_normalised"]),
  table("customer-addresses", "customer_addresses"),
  table("subscribers", "subscribers", ["email_normalised", "token_digest", "leave_digest"]),
  table("stock-notices", "stock_notices", ["email_normalised"]),
  table("messages", "contact_messages", ["digest"]),
  table("reviews", "reviews"),
  table("shared-links", "referrals"),
  table("discounts", "coupons", ["code_normalised"]),
  table("discount-products", "coupon_products"),
  table("discount-collections", "coupon_collections"),
  table("discount-uses", "coupon_uses"),
  table("gift-cards", "gift_cards", ["code_digest"]),
  table("gift-card-entries", "gift_card_entries"),
  table("gift-card-offer", "gift_card_offers"),
  table("gift-card-sales", "gift_card_sales"),
  table("gift-card-uses", "gift_card_uses"),
  {
    ...table("team", "memberships"),
    beside:
      "(select jsonb_build_object('name', a.full_name, 'email', a.email) from accounts a where a.id = t.account_id)",
  },
  table("team-roles", "shop_roles"),
  table("visitors", "shop_visitors", ["email_normalised"]),
];

export const exportedTables: readonly ExportedTable[] = [...site, ...goods, ...sales, ...people];

type Reason =
  /** How the platform makes, sends and takes payment: its own work and suppliers, not the shop's. */
  | "work"
  /** Secrets, and what proves who somebody is. */
  | "secret"
  /** What is over soon: baskets, codes, what is being looked at. */
  | "passing"
  /** What the platform notes for itself. */
  | "platform"
  /** Made again from what is exported. */
  | "made";

const because = (reason: Reason, ...tables: string[]): readonly [string, Reason][] =>
  tables.map((table) => [table, reason]);

export const leftOutTables: ReadonlyMap<string, Reason> = new Map([
  ...because(
    "work",
    "batch_items",
    "batch_lines",
    "factory_fulfilment_orders",
    "factory_labels",
    "fulfilment_order_items",
  ),
  ...because("work", "label_applications", "label_print_logs", "pigeonhole_logs", "pigeonholes", "pretreat_logs"),
  ...because("work", "print_files", "print_logs", "quality_logs", "scan_events", "shipping_quotes"),
  ...because("work", "gift_card_sale_refunds", "payment_attempts", "refund_charges", "returned_payments"),
  ...because("secret", "api_keys", "invitations", "one_time_codes", "push_subscriptions", "sign_ups"),
  ...because("secret", "webhook_deliveries", "webhook_endpoints"),
  ...because("passing", "basket_items", "baskets", "idempotency_keys", "mailed_favourites", "mails", "page_editors"),
  ...because("passing", "facebook_sales", "notification_recipients", "page_looks", "review_requests", "sales_to_count"),
  ...because("passing", "shop_drafts"),
  ...because("platform", "approval_items", "audit_log", "customer_notes", "customer_status_steps", "customer_tags"),
  ...because("platform", "credit_note_numbers", "denial_answers", "former_labels", "frisk_checks", "hidden_checklists"),
  ...because(
    "platform",
    "holds",
    "permission_requests",
    "shop_closings",
    "shop_exports",
    "supplementary_invoice_numbers",
  ),
  ...because("made", "custom_domains", "files", "renditions"),
]);
