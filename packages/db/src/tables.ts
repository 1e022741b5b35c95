// Written by scripts/write-tables.ts from the migrations; a test keeps the two the same. Do not edit.
import type { DivisionId, OrderId, ProductId } from "@selvedge/domain/ids";
import type { ColumnType, Generated } from "kysely";

// biome-ignore lint/suspicious/noExplicitAny: the reader of a json column knows its shape and says so
type Json = ColumnType<any, string, string>;
// biome-ignore lint/suspicious/noExplicitAny: as above, for a column with a default
type FilledJson = ColumnType<any, string | undefined, string>;
type Instant = ColumnType<Date, Date | string, Date | string>;
type FilledInstant = ColumnType<Date, Date | string | undefined, Date | string>;

export interface AccountDevicesTable {
  id: Generated<number>;
  account_id: number;
  token_digest: Buffer;
  user_agent: Generated<string>;
  remote_address: Generated<string>;
  first_seen_at: Instant;
  last_seen_at: Instant;
  remembered_until: Instant | null;
}

export interface AccountEmailLogsTable {
  id: Generated<number>;
  account_id: number;
  old_email: string;
  new_email: string;
  changed_by: number | null;
  created_at: FilledInstant;
}

export interface AccountsTable {
  id: Generated<number>;
  email: string;
  email_normalised: string;
  password_hash: string;
  full_name: Generated<string>;
  verified_at: Instant | null;
  signed_eula_at: Instant | null;
  disabled_at: Instant | null;
  created_at: FilledInstant;
  two_factor_enabled_at: Instant | null;
  second_factor_phone: string | null;
  password_changed_at: Instant | null;
  wants_sign_in_alerts: Generated<boolean>;
  signed_eula_version: string | null;
  shopper_division_id: DivisionId | null;
}

export interface AcmeAccountsTable {
  directory: string;
  sealed_key: string;
  account_url: Generated<string>;
}

export interface AcmeChallengesTable {
  token: string;
  answer: string;
  expires_at: Instant;
}

export interface ApiKeysTable {
  division_id: DivisionId;
  id: Generated<number>;
  name: string;
  prefix: string;
  secret_digest: Buffer;
  scopes: Generated<string[]>;
  created_by: number | null;
  created_at: FilledInstant;
  last_used_at: Instant | null;
  expires_at: Instant | null;
  revoked_at: Instant | null;
}

export interface ApprovalItemsTable {
  division_id: DivisionId;
  id: Generated<number>;
  subdomain_id: number;
  approved: number | null;
  denial_reason: Generated<string>;
  created_at: FilledInstant;
  decided_at: Instant | null;
  decided_by: number | null;
}

export interface ArtworksTable {
  division_id: DivisionId;
  id: Generated<number>;
  name: string;
  sha256: string;
  preview_sha256: string;
  mime: string;
  width_px: number;
  height_px: number;
  has_alpha: boolean;
  created_by: number | null;
  created_at: FilledInstant;
  deleted_at: Instant | null;
  thumb_sha256: string | null;
}

export interface AuditLinksTable {
  position: number;
  log: "shop" | "platform";
  entry_id: number;
  hash: Buffer;
  linked_before: unknown;
  created_at: FilledInstant;
}

export interface AuditLogTable {
  division_id: DivisionId;
  id: Generated<number>;
  actor_kind: string;
  actor_name: string;
  account_id: number | null;
  action: string;
  subject: string;
  detail: FilledJson;
  request_id: Generated<string>;
  created_at: FilledInstant;
  xact: Generated<unknown>;
}

export interface AuthenticatorsTable {
  account_id: number;
  sealed_secret: string | null;
  confirmed_at: Instant | null;
  sealed_next_secret: string | null;
  last_step: Generated<number>;
}

export interface BadgesTable {
  code: string;
  badge_group: string;
  name: string;
  position: number;
}

export interface BasketItemsTable {
  division_id: DivisionId;
  basket_id: string;
  key: string;
  product_id: ProductId;
  variant_id: number | null;
  quantity: number;
  seen_price_inc_tax_minor: number;
  added_at: FilledInstant;
  bundle_options: Json | null;
  personalisation: Json | null;
  scene: Json | null;
}

export interface BasketsTable {
  division_id: DivisionId;
  id: string;
  owner_hash: Buffer;
  name: "main" | "favourites" | "later";
  version: Generated<number>;
  updated_at: FilledInstant;
  codes: Generated<string[]>;
  gift_card_ids: Generated<number[]>;
}

export interface BatchItemsTable {
  division_id: DivisionId;
  batch_id: number;
  label_id: number;
  side: string;
  x_mm: number;
  y_mm: number;
  width_mm: number;
  height_mm: number;
  is_turned: Generated<boolean>;
}

export interface BatchLinesTable {
  division_id: DivisionId;
  order_item_id: number;
  order_id: OrderId;
  batch_id: number;
  quantity: number;
}

export interface BatchesTable {
  id: Generated<number>;
  factory_code: string;
  technology: "dtf" | "paper";
  medium: string;
  state: Generated<"open" | "processing" | "ready" | "printed" | "complete" | "failed">;
  width_mm: number;
  length_mm: Generated<number>;
  fill: Generated<number>;
  closes_at: Instant;
  closed_by: "fill" | "age" | "cut_off" | "person" | null;
  device_code: string | null;
  failure: Generated<string>;
  created_at: FilledInstant;
  printed_at: Instant | null;
  client_event_id: string | null;
}

export interface BlankSidesTable {
  blank_code: string;
  side: "front" | "back" | "left" | "right";
  platen: string | null;
  width_mm: number;
  height_mm: number;
  collar_offset_mm: number;
  print_cost_dark_minor: number;
  print_cost_light_minor: number;
}

export interface BlankVariantsTable {
  sku: string;
  blank_code: string;
  colour: string;
  colour_code: string;
  hex: string;
  size: string;
  is_white: boolean;
  needs_pretreat: boolean;
  weight_grams: number;
  pickface: string;
  stock: Generated<number>;
  gtin: string | null;
  is_pro: Generated<boolean>;
  print_scale_permille: Generated<number>;
}

export interface BlanksTable {
  code: string;
  name: string;
  base_sku: string;
  type: string;
  vat_rate: Generated<number>;
  base_cost_minor: number;
  base_cost_white_minor: number;
  platen: string;
  updated_at: FilledInstant;
  id: Generated<number>;
  gender: Generated<string>;
  technology: Generated<"dtg" | "dtf" | "paper" | "vinyl" | "blank">;
  hs6: Generated<string>;
  material: Generated<string>;
  platen_by_size: FilledJson;
}

export interface BundleItemsTable {
  division_id: DivisionId;
  id: Generated<number>;
  bundle_product_id: ProductId;
  product_id: ProductId;
  variant_id: number | null;
  quantity: Generated<number>;
  position: Generated<number>;
  colour: string | null;
  size: string | null;
}

export interface CaptchaSolutionsTable {
  digest: Buffer;
  expires_at: Instant;
}

export interface CertificatesTable {
  host: string;
  chain: string;
  sealed_key: string;
  issued_at: Instant;
  expires_at: Instant;
}

export interface ChannelsTable {
  id: Generated<number>;
  code: string;
  name: string;
  purpose: Generated<string>;
  created_at: FilledInstant;
}

export interface CollectionProductsTable {
  division_id: DivisionId;
  collection_id: number;
  product_id: ProductId;
  position: Generated<number>;
}

export interface CollectionsTable {
  division_id: DivisionId;
  id: Generated<number>;
  url_name: string;
  name: string;
  description: Generated<string>;
  position: Generated<number>;
  created_at: FilledInstant;
  rule: Json | null;
  is_ordered: Generated<boolean>;
}

export interface ContactMessagesTable {
  division_id: DivisionId;
  id: Generated<number>;
  to_email: string;
  name: string;
  email: string;
  message: string;
  page_url: string;
  digest: Buffer;
  created_at: FilledInstant;
}

export interface CouponCollectionsTable {
  division_id: DivisionId;
  coupon_id: number;
  collection_id: number;
}

export interface CouponProductsTable {
  division_id: DivisionId;
  coupon_id: number;
  product_id: ProductId;
}

export interface CouponUsesTable {
  division_id: DivisionId;
  coupon_id: number;
  order_id: OrderId;
  customer_id: number;
  discount_minor: number;
  tax_discount_minor: number;
  used_at: FilledInstant;
  released_at: Instant | null;
  code: Generated<string>;
}

export interface CouponsTable {
  division_id: DivisionId;
  id: Generated<number>;
  code: string;
  code_normalised: string;
  kind: "percent" | "amount" | "free_shipping" | "buy_get";
  percent: number | null;
  amount_inc_tax_minor: number | null;
  currency: string;
  minimum_inc_tax_minor: Generated<number>;
  starts_at: Instant | null;
  ends_at: Instant | null;
  max_uses: number | null;
  max_uses_each: number | null;
  uses: Generated<number>;
  enabled: Generated<boolean>;
  created_by: number | null;
  created_at: FilledInstant;
  scope: Generated<"everything" | "products" | "collections">;
  combines: Generated<boolean>;
  uuid: Generated<string>;
  version: Generated<number>;
  updated_at: FilledInstant;
  buy_quantity: number | null;
  get_quantity: number | null;
}

export interface CreditNoteNumbersTable {
  division_id: DivisionId;
  last_number: number;
}

export interface CreditNotesTable {
  division_id: DivisionId;
  number: number;
  refund_id: number;
  order_id: OrderId;
  currency: string;
  net_minor: number;
  tax_minor: number;
  total_minor: number;
  tax_lines: Json;
  issued_at: FilledInstant;
  duty_minor: Generated<number>;
}

export interface CurrencyRatesTable {
  id: Generated<number>;
  currency: string;
  rate: number;
  starts_at: FilledInstant;
  account_id: number | null;
}

export interface CustomDomainsTable {
  host: string;
  division_id: DivisionId;
  verified_at: Instant | null;
  active: Generated<boolean>;
}

export interface CustomFontsTable {
  division_id: DivisionId;
  id: Generated<number>;
  name: string;
  size: Generated<number>;
  default_weight: Generated<number>;
  capitalised: Generated<boolean>;
  display: Generated<"auto" | "block" | "swap" | "fallback" | "optional">;
  sha256: string;
  created_at: FilledInstant;
  format: Generated<"woff2" | "woff" | "ttf" | "otf">;
  weights: Generated<string>;
  metrics: FilledJson;
  licensed_by: number | null;
  licensed_at: Instant | null;
}

export interface CustomerAddressesTable {
  division_id: DivisionId;
  id: Generated<number>;
  customer_id: number;
  first_name: string;
  last_name: string;
  company: Generated<string>;
  street: string;
  city: string;
  state: Generated<string>;
  country: string;
  zip: string;
  phone: Generated<string>;
  is_default: Generated<boolean>;
  created_at: FilledInstant;
  updated_at: FilledInstant;
}

export interface CustomerNotesTable {
  division_id: DivisionId;
  id: Generated<number>;
  customer_id: number;
  account_id: number | null;
  author_name: string;
  note: string;
  created_at: FilledInstant;
  deleted_at: Instant | null;
}

export interface CustomerStatusStepsTable {
  division_id: DivisionId;
  id: Generated<number>;
  customer_id: number;
  lead_status: "new" | "contacted" | "qualified" | "quoted" | "won" | "lost";
  actor_name: string;
  account_id: number | null;
  created_at: FilledInstant;
}

export interface CustomerTagsTable {
  division_id: DivisionId;
  customer_id: number;
  tag_id: number;
}

export interface CustomersTable {
  division_id: DivisionId;
  id: Generated<number>;
  account_id: number | null;
  email: string;
  email_normalised: string;
  first_name: Generated<string>;
  last_name: Generated<string>;
  phone: Generated<string>;
  created_at: FilledInstant;
  username: string | null;
  company: Generated<string>;
  job_title: Generated<string>;
  avatar_path: Generated<string>;
  website: Generated<string>;
  mobile: Generated<string>;
  twitter: Generated<string>;
  facebook: Generated<string>;
  tiktok: Generated<string>;
  instagram: Generated<string>;
  linkedin: Generated<string>;
  youtube: Generated<string>;
  internal: Generated<boolean>;
  lead_status: Generated<"new" | "contacted" | "qualified" | "quoted" | "won" | "lost">;
  potential_value_minor: number | null;
  claimed_by: number | null;
  claimed_at: Instant | null;
  should_have_store: Generated<boolean>;
  request_terms: Generated<boolean>;
  erased_at: Instant | null;
}

export interface DenialAnswersTable {
  division_id: DivisionId;
  id: Generated<number>;
  approval_item_id: number;
  words: string;
  account_id: number;
  created_at: Instant;
}

export interface DesignsTable {
  division_id: DivisionId;
  id: Generated<number>;
  name: string;
  blank_code: string;
  scene: Json;
  scene_hash: string;
  version: Generated<number>;
  created_by: number | null;
  created_at: FilledInstant;
  updated_at: FilledInstant;
}

export interface DevicesTable {
  code: string;
  factory_code: string;
  station_code: string | null;
  kind: "printer" | "film_printer" | "pretreat" | "press" | "dryer" | "label_printer";
  model: Generated<string>;
  state: Generated<"ready" | "stopped" | "broken">;
  last_seen_at: Instant | null;
  technologies: Generated<string[]>;
}

export interface DivisionCompanyInfosTable {
  division_id: DivisionId;
  legal_name: Generated<string>;
  trading_name: Generated<string>;
  company_number: Generated<string>;
  vat_number: Generated<string>;
  charity_number: Generated<string>;
  eori_number: Generated<string>;
  phone: Generated<string>;
  email: Generated<string>;
  street: Generated<string>;
  city: Generated<string>;
  state: Generated<string>;
  country: Generated<string>;
  zip: Generated<string>;
  updated_at: FilledInstant;
  bank_account_name: Generated<string>;
  bank_sort_code: Generated<string>;
  bank_account_number: Generated<string>;
  bank_iban: Generated<string>;
  bank_bic: Generated<string>;
}

export interface DivisionDemographicsTable {
  division_id: DivisionId;
  sells: Generated<string[]>;
  audiences: Generated<string[]>;
  age_from: number | null;
  age_to: number | null;
  countries: Generated<string[]>;
  experience: Generated<"first_shop" | "sold_before" | "full_time">;
  updated_at: FilledInstant;
}

export interface DivisionPluginsTable {
  division_id: DivisionId;
  name: string;
  settings: FilledJson;
  sealed_token: string | null;
  installed_at: FilledInstant;
  updated_at: FilledInstant;
}

export interface DivisionsTable {
  id: Generated<DivisionId>;
  manufacturer_id: number;
  name: string;
  code: string;
  currency: Generated<string>;
  time_zone: Generated<string>;
  support_email: string;
  disabled: Generated<boolean>;
  created_at: FilledInstant;
  logo_thumbnail_path: Generated<string>;
  name_key: Generated<string>;
  under_review_since: Instant | null;
  under_review_reason: Generated<string>;
}

export interface FacebookSalesTable {
  division_id: DivisionId;
  order_id: OrderId;
  visitor: Json | null;
  state: Generated<"waiting" | "sent" | "refused">;
  answer: Generated<string>;
  created_at: FilledInstant;
  tried_at: Instant | null;
}

export interface FactoriesTable {
  id: Generated<number>;
  code: string;
  name: string;
  country: string;
  time_zone: string;
  technologies: string[];
  enabled: Generated<boolean>;
  street: Generated<string>;
  city: Generated<string>;
  zip: Generated<string>;
  phone: Generated<string>;
}

export interface FactoryFulfilmentOrdersTable {
  division_id: DivisionId;
  id: Generated<number>;
  order_id: OrderId;
  factory_code: string;
  state: Generated<"open" | "accepted" | "in_production" | "shipped" | "cancelled">;
  ship_by: string | null;
  created_at: FilledInstant;
  shipped_at: Instant | null;
  service: Generated<string>;
  carrier: Generated<string>;
  price_inc_tax_minor: Generated<number>;
  weight_grams: Generated<number>;
  promised_from: string | null;
  promised_to: string | null;
}

export interface FactoryLabelsTable {
  division_id: DivisionId;
  id: Generated<number>;
  code: string;
  order_id: OrderId;
  order_item_id: number;
  counter: number;
  of_count: number;
  state:
    | "created"
    | "released"
    | "picked"
    | "pretreated"
    | "printing"
    | "printed"
    | "qc_passed"
    | "pigeonholed"
    | "to_pack"
    | "packed"
    | "dispatched"
    | "cancelled"
    | "replaced";
  version: Generated<number>;
  blank_sku: string;
  colour: string;
  hex: string;
  size: string;
  sides: string[];
  needs_pretreat: boolean;
  platen: string;
  pickface: string;
  priority: Generated<number>;
  ship_by: string;
  parent_label_id: number | null;
  pigeonhole_code: string | null;
  times_printed: Generated<number>;
  label_prints: Generated<number>;
  reached: FilledJson;
  picked_at: Instant | null;
  picked_by: number | null;
  cancelled_at: Instant | null;
  fault_code: string | null;
  created_at: FilledInstant;
  updated_at: FilledInstant;
  technology: Generated<"dtg" | "dtf" | "paper" | "vinyl" | "blank">;
  factory_code: Generated<string>;
}

export interface FilesTable {
  division_id: DivisionId;
  sha256: string;
  mime: string;
  size_bytes: number;
  created_at: FilledInstant;
  is_public: Generated<boolean>;
}

export interface FontsTable {
  id: Generated<number>;
  type: "display" | "standard" | "custom";
  name: string;
  size: Generated<number>;
  default_weight: Generated<number>;
  source: "google" | "custom";
  capitalised: Generated<boolean>;
  display: Generated<"auto" | "block" | "swap" | "fallback" | "optional">;
  url: string;
}

export interface FormerLabelsTable {
  label: string;
  division_id: DivisionId;
  until: Instant;
}

export interface FriskChecksTable {
  division_id: DivisionId;
  id: Generated<number>;
  order_id: OrderId;
  score: number;
  decision: "pass" | "review" | "block";
  hits: FilledJson;
  decided_by: string;
  created_at: FilledInstant;
}

export interface FulfilmentOrderItemsTable {
  division_id: DivisionId;
  fulfilment_order_id: OrderId;
  order_item_id: number;
  quantity: number;
}

export interface GiftCardEntriesTable {
  division_id: DivisionId;
  id: Generated<number>;
  gift_card_id: number;
  uuid: string;
  kind: "issued" | "added" | "taken" | "spent" | "returned";
  amount_minor: number;
  balance_minor: number;
  reason: string;
  account_id: number | null;
  by_name: string;
  created_at: FilledInstant;
  order_id: OrderId | null;
}

export interface GiftCardOffersTable {
  division_id: DivisionId;
  is_on: Generated<boolean>;
  amounts_minor: Generated<number[]>;
  least_minor: number | null;
  most_minor: number | null;
  words: Generated<string>;
  updated_at: FilledInstant;
}

export interface GiftCardSaleRefundsTable {
  division_id: DivisionId;
  attempt_id: string;
  sale_id: number;
  reason: "refunded" | "paid_again";
  amount_minor: number;
  currency: string;
  state: Generated<"asked" | "paid" | "failed">;
  refusals: Generated<number>;
  message: Generated<string>;
  asked_at: FilledInstant;
  finished_at: Instant | null;
}

export interface GiftCardSalesTable {
  division_id: DivisionId;
  id: Generated<number>;
  uuid: string;
  amount_minor: number;
  currency: string;
  buyer_name: string;
  buyer_email: string;
  recipient_name: string;
  recipient_email: string;
  message: Generated<string>;
  send_on: string;
  state: Generated<"open" | "paid" | "refunded">;
  gift_card_id: number | null;
  attempt_id: string | null;
  payment_method: Generated<string>;
  paid_at: Instant | null;
  mails: Generated<number>;
  sent_at: Instant | null;
  created_at: FilledInstant;
}

export interface GiftCardUsesTable {
  division_id: DivisionId;
  order_id: OrderId;
  gift_card_id: number;
  amount_minor: number;
  state: Generated<"held" | "spent" | "released">;
  attempt_id: string | null;
  held_at: FilledInstant;
}

export interface GiftCardsTable {
  division_id: DivisionId;
  id: Generated<number>;
  uuid: string;
  code_digest: Buffer;
  code_ending: string;
  currency: string;
  balance_minor: number;
  holder_name: Generated<string>;
  holder_email: Generated<string>;
  reason: string;
  last_day: string | null;
  disabled_at: Instant | null;
  issued_by: number | null;
  issued_by_name: string;
  created_at: FilledInstant;
  held_minor: Generated<number>;
}

export interface HandPaymentsTable {
  division_id: DivisionId;
  attempt_id: string;
  order_id: OrderId;
  received_on: string;
  reference: string;
  request_key: string;
  actor_name: string;
  account_id: number | null;
  created_at: FilledInstant;
}

export interface HelpOrdersTable {
  division_id: DivisionId;
  group_code: "delivery" | "returns" | "orders" | "goods" | "paying" | "account";
  names: string[];
}

export interface HelpQuestionsTable {
  division_id: DivisionId;
  name: string;
  group_code: "delivery" | "returns" | "orders" | "goods" | "paying" | "account";
  question: string;
  answer_html: string;
  hidden: Generated<boolean>;
  position: Generated<number>;
  version: Generated<number>;
  updated_at: FilledInstant;
}

export interface HiddenChecklistsTable {
  division_id: DivisionId;
  account_id: number;
  hidden_at: FilledInstant;
}

export interface HoldsTable {
  division_id: DivisionId;
  id: Generated<number>;
  order_id: OrderId;
  code: string;
  note: Generated<string>;
  placed_by: string;
  placed_at: FilledInstant;
  released_by: string | null;
  released_at: Instant | null;
}

export interface IdempotencyKeysTable {
  division_id: DivisionId;
  scope: string;
  key: string;
  fingerprint: Buffer;
  status: number | null;
  answer: Json | null;
  created_at: FilledInstant;
}

export interface InvitationsTable {
  division_id: DivisionId;
  id: Generated<number>;
  email: string;
  email_normalised: string;
  role: string;
  shop_role_id: number | null;
  permissions: Generated<string[]>;
  invited_by: number;
  code_id: number | null;
  created_at: FilledInstant;
  mailed_at: FilledInstant;
  expires_at: Instant;
  accepted_at: Instant | null;
  accepted_by: number | null;
  withdrawn_at: Instant | null;
}

export interface LabelApplicationsTable {
  division_id: DivisionId;
  label_id: number;
  side: string;
  print_file_id: number;
  released_at: Instant | null;
  device: string | null;
  copies_asked: Generated<number>;
  copies_sent: Generated<number>;
  printed_at: Instant | null;
  technology: Generated<"dtg" | "dtf" | "paper" | "vinyl">;
  print_profile_code: string | null;
  carried_until: Instant | null;
  asked_at: Instant | null;
  asked_by: number | null;
  failed_at: Instant | null;
  failure: Generated<string>;
}

export interface LabelPrintLogsTable {
  division_id: DivisionId;
  id: Generated<number>;
  label_id: number;
  actor_name: string;
  account_id: number | null;
  reason: Generated<string>;
  created_at: FilledInstant;
}

export interface LegalTextsTable {
  division_id: DivisionId;
  name: "terms-of-use" | "terms-of-sale" | "privacy-policy" | "cookies";
  body_html: string;
  version: Generated<number>;
  updated_at: FilledInstant;
}

export interface LineChangesTable {
  division_id: DivisionId;
  id: Generated<number>;
  order_id: OrderId;
  order_item_id: number;
  of_pieces: number;
  pieces: number;
  changed_item_id: number | null;
  name: string;
  from_colour: string;
  from_size: string;
  colour: string;
  size: string;
  difference_minor: number;
  tax_minor: number;
  price_change_minor: number;
  discount_change_minor: number;
  currency: string;
  state: "owed" | "paid" | "made" | "replaced" | "late" | "waived" | "withdrawn";
  reason: Generated<string>;
  refund_id: number | null;
  actor_kind: "shopper" | "merchant" | "staff";
  actor_name: Generated<string>;
  account_id: number | null;
  created_at: FilledInstant;
  finished_at: Instant | null;
  mails: Generated<number>;
}

export interface LocationsTable {
  code: string;
  factory_code: Generated<string>;
  zone: Generated<string>;
  bay: Generated<string>;
  level: Generated<string>;
  slot: Generated<string>;
  kind: "pickface" | "reserve" | "buffer" | "pigeonhole" | "seconds" | "remill";
  blank_sku: string | null;
  min_quantity: number | null;
  max_quantity: number | null;
  enabled: Generated<boolean>;
}

export interface MailedFavouritesTable {
  division_id: DivisionId;
  id: string;
  token_digest: Buffer;
  email: string;
  lines: Json;
  created_at: FilledInstant;
}

export interface MailsTable {
  division_id: DivisionId;
  id: Generated<number>;
  kind: string;
  to_address: string;
  from_name: string;
  subject: string;
  html: string;
  body_text: string;
  dedupe_key: string;
  created_at: FilledInstant;
  sent_at: Instant | null;
  has_secret: Generated<boolean>;
  reply_to: Generated<string>;
}

export interface ManifestsTable {
  number: string;
  carrier: string;
  factory_code: string;
  parcels: number;
  weight_grams: number;
  client_event_id: string;
  closed_at: Instant;
  closed_by: string;
  account_id: number | null;
  accepted_at: Instant | null;
}

export interface ManufacturerBadgesTable {
  manufacturer_id: number;
  badge_code: string;
  badge_group: string;
  unlocked_at: FilledInstant;
}

export interface ManufacturerChannelsTable {
  manufacturer_id: number;
  channel_id: number;
}

export interface ManufacturerDossiersTable {
  manufacturer_id: number;
  is_vip: Generated<boolean>;
  managed: Generated<boolean>;
  crm_user_id: number | null;
  updated_at: FilledInstant;
}

export interface ManufacturerProfilesTable {
  manufacturer_id: number;
  email: Generated<string>;
  promo_url: Generated<string>;
  paypal_email: Generated<string>;
  updated_at: FilledInstant;
}

export interface ManufacturerTagsTable {
  manufacturer_id: number;
  tag_id: number;
}

export interface ManufacturersTable {
  id: Generated<number>;
  name: string;
  url_name: string;
  currency: Generated<string>;
  is_pro: Generated<boolean>;
  is_fraud: Generated<boolean>;
  created_at: FilledInstant;
  avatar_path: Generated<string>;
  header_colour: Generated<string>;
  hash: Generated<string>;
  logo_path: Generated<string>;
  active: Generated<boolean>;
  unlocked_at: Instant | null;
  is_turbo: Generated<boolean>;
  force_2fa: Generated<boolean>;
  enable_bulk_studio: Generated<boolean>;
  betas: Generated<string[]>;
  integration_type: Generated<"none" | "shopify" | "etsy" | "woocommerce" | "ebay" | "api">;
  delivery_profile_id: Generated<string>;
  payment_interval_id: Generated<number>;
}

export interface MembershipsTable {
  account_id: number;
  division_id: DivisionId;
  role: "owner" | "admin" | "manager" | "designer" | "marketer" | "support" | "accountant" | "viewer" | "own";
  created_at: FilledInstant;
  id: Generated<number>;
  permissions: Generated<string[]>;
  shop_role_id: number | null;
  role_permissions: Generated<string[]>;
  timed_permissions: FilledJson;
}

export interface NotificationRecipientsTable {
  division_id: DivisionId;
  id: Generated<number>;
  notification_id: number;
  account_id: number | null;
  owner_hash: Buffer | null;
  delivered_at: Instant | null;
  opened_at: Instant | null;
  deleted_at: Instant | null;
}

export interface NotificationsTable {
  division_id: DivisionId;
  id: Generated<number>;
  title: string;
  body: Generated<string>;
  image_path: Generated<string>;
  href: Generated<string>;
  position: Generated<string>;
  data: FilledJson;
  tag: Generated<string>;
  form: Json | null;
  actions: FilledJson;
  dismiss_action: Json | null;
  footer_action: Json | null;
  template: Generated<"Shove" | "Bag" | "Simple">;
  replace_previous: Generated<boolean>;
  mergable: Generated<boolean>;
  created_by: number | null;
  created_at: FilledInstant;
  scheduled_at: Instant | null;
  deleted_at: Instant | null;
}

export interface OneTimeCodesTable {
  id: Generated<number>;
  purpose: string;
  account_id: number | null;
  division_id: DivisionId | null;
  sent_to: string;
  token_digest: Buffer | null;
  code_digest: Buffer | null;
  wrong_tries: Generated<number>;
  data: FilledJson;
  created_at: Instant;
  expires_at: Instant;
  ended_at: Instant | null;
}

export interface OrderItemsTable {
  division_id: DivisionId;
  id: Generated<number>;
  order_id: OrderId;
  position: number;
  product_id: ProductId;
  variant_id: number | null;
  name: string;
  sku: string;
  blank_sku: string | null;
  colour: string;
  hex: string;
  size: string;
  scene_hash: string | null;
  image_sha256: string | null;
  quantity: number;
  vat_rate: number;
  tax_treatment: "UK_STD" | "UK_ZERO" | "EXPORT_IOSS" | "EXPORT_DAP" | "OSS" | "RC";
  unit_price_inc_tax_minor: number;
  price_minor: number;
  tax_minor: number;
  discount_minor: Generated<number>;
  price_inc_tax_minor: number;
  discount_inc_tax_minor: Generated<number>;
  tax_rate: number;
  parent_item_id: number | null;
  fulfilment_item_id: number | null;
  origin_item_id: number | null;
  personalisation: Json | null;
  option_matrix_record: Json | null;
  bundle_line: number | null;
  bundle_product_id: ProductId | null;
  bundle_name: string | null;
  bundle_part: number | null;
}

export interface OrderReferralsTable {
  division_id: DivisionId;
  order_id: OrderId;
  code: string;
}

export interface OrderSplitTestsTable {
  division_id: DivisionId;
  order_id: OrderId;
  split_test_id: number;
  variation_id: number;
}

export interface OrderStatusLogsTable {
  division_id: DivisionId;
  id: Generated<number>;
  order_id: OrderId;
  from_status: string | null;
  status: string;
  actor_kind: "shopper" | "merchant" | "staff" | "factory" | "system";
  actor_name: string;
  account_id: number | null;
  reason: Generated<string>;
  created_at: FilledInstant;
}

export interface OrderStatusesTable {
  id: number;
  code: string;
  name: string;
  colour: string;
}

export interface OrderStylesTable {
  division_id: DivisionId;
  id: Generated<number>;
  order_id: OrderId;
  position: number;
  name: string;
  blank_code: string;
  colour: string;
  technology: "dtg" | "dtf" | "paper" | "vinyl" | "blank";
  sides: string[];
  quantities: Json;
  unit_price_minor: number;
  setup_fee_minor: Generated<number>;
  mockup_sha256: string | null;
  approved_at: Instant | null;
  note: Generated<string>;
  created_at: FilledInstant;
}

export interface OrdersTable {
  division_id: DivisionId;
  id: Generated<OrderId>;
  reference: string;
  receipt_digest: Buffer;
  status:
    | "new"
    | "to_be_paid"
    | "paid"
    | "processing"
    | "label_printed"
    | "printed"
    | "consolidated"
    | "packing"
    | "disputed"
    | "issue"
    | "complete"
    | "exchanged"
    | "refunded"
    | "quote"
    | "bespoke_idle"
    | "bespoke_requested_terms"
    | "bespoke_authorised_terms"
    | "bespoke_mockup"
    | "bespoke_approved"
    | "bespoke_paid"
    | "po_confirmed"
    | "bespoke_production"
    | "bespoke_documents_printed"
    | "bespoke_sorted"
    | "bespoke_printing"
    | "bespoke_packing"
    | "bespoke_shipped"
    | "bespoke_refunded";
  resume_status: "paid" | "processing" | "label_printed" | "printed" | "consolidated" | "packing" | "complete" | null;
  version: Generated<number>;
  basket_id: string;
  customer_id: number;
  currency: string;
  subtotal_minor: number;
  goods_tax_minor: number;
  discount_minor: Generated<number>;
  tax_discount_minor: Generated<number>;
  shipping_minor: number;
  shipping_tax_minor: number;
  total_minor: number;
  coupon: string | null;
  priority: Generated<number>;
  email: string;
  phone: Generated<string>;
  billing_first_name: string;
  billing_last_name: string;
  billing_company: Generated<string>;
  billing_street: string;
  billing_city: string;
  billing_state: Generated<string>;
  billing_country: string;
  billing_zip: string;
  shipping_first_name: string;
  shipping_last_name: string;
  shipping_company: Generated<string>;
  shipping_street: string;
  shipping_city: string;
  shipping_state: Generated<string>;
  shipping_country: string;
  shipping_zip: string;
  shipping_customs_number: Generated<string>;
  shipping_method: string;
  payment_method: Generated<string>;
  promised_from: string;
  promised_to: string;
  factory_code: Generated<string>;
  created_at: FilledInstant;
  paid_at: Instant | null;
  completed_at: Instant | null;
  deleted_at: Instant | null;
  duty_minor: Generated<number>;
  ship_by: Generated<string | null>;
  parent_order_id: OrderId | null;
  reprint_reason_id: number | null;
  paid_division_id: DivisionId | null;
  created_division_id: DivisionId | null;
  integration_type: Generated<"native" | "shopify" | "woocommerce" | "etsy" | "ebay" | "api">;
  merchant_reference: string | null;
  direct_from_india: Generated<boolean>;
  coupon_id: number | null;
  shipping_quote_id: number | null;
  shown_currency: string | null;
  currency_rate: Generated<number>;
  currency_rate_at: Instant | null;
  is_gift: Generated<boolean>;
  gift_message: Generated<string>;
  po_number: Generated<string>;
  name_key: Generated<string>;
  last_name_key: Generated<string>;
  email_key: Generated<string>;
  zip_key: Generated<string>;
  reference_key: Generated<string>;
  city_key: Generated<string>;
  company_key: Generated<string>;
  phone_key: Generated<string>;
  note: Generated<string>;
  vat_number: Generated<string>;
  gift_card_minor: Generated<number>;
  on_terms: Generated<boolean>;
  billing_company_key: Generated<string>;
  agreed_ship_by: string | null;
  freed_delivery_minor: Generated<number>;
}

export interface PageEditorsTable {
  division_id: DivisionId;
  page_id: number;
  tab: string;
  account_id: number;
  since: FilledInstant;
  seen_at: FilledInstant;
}

export interface PageFormerUrlsTable {
  division_id: DivisionId;
  url: string;
  page_id: number;
  left_at: FilledInstant;
}

export interface PageLooksTable {
  division_id: DivisionId;
  uuid: string;
  page_id: number;
  page: Json;
  created_at: FilledInstant;
}

export interface PageRedirectsTable {
  division_id: DivisionId;
  id: Generated<number>;
  from_url: string;
  to_url: string;
  account_id: number;
  created_at: FilledInstant;
}

export interface PageSchedulesTable {
  division_id: DivisionId;
  page_id: number;
  publish_at: Instant;
  page: Json;
  account_id: number;
  created_at: FilledInstant;
}

export interface PageSectionsTable {
  division_id: DivisionId;
  id: Generated<number>;
  uuid: string;
  name: string;
  blocks: Json;
  account_id: number;
  created_at: FilledInstant;
}

export interface PageVersionsTable {
  division_id: DivisionId;
  id: Generated<number>;
  page_id: number;
  version: number;
  page: Json;
  note: Generated<string>;
  account_id: number | null;
  created_at: FilledInstant;
  kind: Generated<"published" | "named" | "automatic">;
}

export interface PagesTable {
  division_id: DivisionId;
  id: Generated<number>;
  uuid: Generated<string>;
  url: string;
  name: string;
  draft: Json;
  published: Json | null;
  version: Generated<number>;
  published_at: Instant | null;
  created_at: FilledInstant;
  updated_at: FilledInstant;
  deleted_at: Instant | null;
  rev: Generated<number>;
  updated_by: number | null;
  template: "header" | "footer" | "product" | "collection" | null;
}

export interface ParcelsTable {
  division_id: DivisionId;
  id: Generated<number>;
  order_id: OrderId;
  carrier: string;
  service: string;
  tracking_code: Generated<string>;
  tracking_url: Generated<string>;
  weight_grams: number;
  packed_at: FilledInstant;
  dispatch_asked: Json | null;
  dispatched_at: Instant | null;
  weighed_grams: number | null;
  weighed_by: Generated<string>;
  is_weight_confirmed: Generated<boolean>;
  consignment: Json | null;
  label_pdf: Buffer | null;
  manifest_number: string | null;
  factory_code: Generated<string>;
}

export interface PasskeyChallengesTable {
  challenge: string;
  account_id: number | null;
  expires_at: Instant;
}

export interface PasskeysTable {
  id: Generated<number>;
  account_id: number;
  credential_id: string;
  public_key: Buffer;
  counter: Generated<number>;
  transports: Generated<string[]>;
  name: string;
  created_at: Instant;
  last_used_at: Instant | null;
  place: "main" | "backoffice" | null;
}

export interface PaymentAttemptsTable {
  division_id: DivisionId;
  id: string;
  order_id: OrderId | null;
  provider: string;
  account_name: string;
  payment_method_name: string;
  amount_minor: number;
  currency: string;
  state: "started" | "action_needed" | "succeeded" | "failed";
  message: Generated<string>;
  provider_reference: string | null;
  action_url: string | null;
  created_at: FilledInstant;
  finished_at: Instant | null;
  line_change_id: number | null;
  gift_card_minor: Generated<number>;
  gift_card_sale_id: number | null;
}

export interface PaymentTransactionsTable {
  division_id: DivisionId;
  id: Generated<number>;
  order_id: OrderId | null;
  attempt_id: string;
  kind: "charge" | "refund";
  amount_minor: number;
  currency: string;
  provider: string;
  provider_reference: string;
  created_at: FilledInstant;
}

export interface PaypalEmailLogsTable {
  id: Generated<number>;
  manufacturer_id: number;
  old_email: string;
  new_email: string;
  actor_name: string;
  account_id: number | null;
  created_at: FilledInstant;
}

export interface PermissionRequestsTable {
  id: Generated<number>;
  division_id: DivisionId | null;
  account_id: number;
  permissions: string[];
  reason: string;
  status: Generated<"waiting" | "granted" | "denied">;
  decided_by: number | null;
  decided_at: Instant | null;
  created_at: FilledInstant;
  answer_note: Generated<string>;
  granted_until: Instant | null;
  place: Generated<string>;
}

export interface PersonalisationTemplatesTable {
  division_id: DivisionId;
  id: Generated<number>;
  product_id: ProductId;
  version: number;
  fields: Json;
  bindings: Json;
  created_at: FilledInstant;
  fonts: Generated<string[]>;
  inks: Generated<string[]>;
}

export interface PigeonholeLogsTable {
  division_id: DivisionId;
  id: Generated<number>;
  label_id: number;
  hole_code: string;
  action: "put_in" | "taken_out";
  staff_user_id: number | null;
  created_at: FilledInstant;
}

export interface PigeonholesTable {
  code: string;
  wall: string;
  row_letter: string;
  column_number: number;
  capacity: Generated<number>;
  state: Generated<"free" | "filling" | "ready" | "blocked">;
  division_id: DivisionId | null;
  order_id: OrderId | null;
  location_code: string | null;
}

export interface PlatformAuditLogTable {
  id: Generated<number>;
  actor_kind: "staff" | "system" | "account" | "visitor";
  actor_name: string;
  account_id: number | null;
  action: string;
  subject: string;
  detail: FilledJson;
  request_id: Generated<string>;
  created_at: FilledInstant;
  xact: Generated<unknown>;
}

export interface PostFormerAddressesTable {
  division_id: DivisionId;
  url_name: string;
  post_id: number;
}

export interface PostTagsTable {
  division_id: DivisionId;
  post_id: number;
  url_name: string;
  name: string;
  position: number;
}

export interface PostsTable {
  division_id: DivisionId;
  id: Generated<number>;
  uuid: string;
  url_name: string;
  title: string;
  summary: Generated<string>;
  body_html: Generated<string>;
  author_name: Generated<string>;
  image: Json | null;
  product_id: ProductId | null;
  published_at: Instant | null;
  version: Generated<number>;
  created_at: FilledInstant;
  updated_at: FilledInstant;
  deleted_at: Instant | null;
}

export interface PretreatLogsTable {
  division_id: DivisionId;
  id: Generated<number>;
  label_id: number;
  station_code: string;
  staff_user_id: number;
  recipe: Json;
  created_at: FilledInstant;
}

export interface PriceMatricesTable {
  division_id: DivisionId;
  id: Generated<number>;
  name: string;
  currency: string;
  setup_fee_minor: Generated<number>;
  created_at: FilledInstant;
}

export interface PriceMatrixCellsTable {
  division_id: DivisionId;
  price_matrix_id: number;
  technology: "dtg" | "dtf" | "paper" | "vinyl" | "blank";
  print_count: number;
  min_quantity: number;
  unit_price_minor: number;
}

export interface PrintFilesTable {
  division_id: DivisionId;
  id: Generated<number>;
  scene_hash: string;
  side: "front" | "back" | "left" | "right";
  sha256: string;
  width_px: number;
  height_px: number;
  dpi: number;
  size_bytes: number;
  ink_coverage: number;
  renderer_version: string;
  verified_at: Instant;
  label_picture_sha256: string | null;
  scale_permille: Generated<number>;
  checks: Json | null;
}

export interface PrintLogsTable {
  division_id: DivisionId;
  id: Generated<number>;
  label_id: number;
  side: string;
  device: string;
  print_file_id: number;
  print_profile_code: string | null;
  staff_user_id: number | null;
  started_at: Instant;
  ended_at: Instant;
  ink_ml: number | null;
  result: "printed" | "failed";
  created_at: FilledInstant;
  reported_by: Generated<"machine" | "hand">;
  failure: Generated<string>;
}

export interface PrintProfilesTable {
  code: string;
  name: string;
  technology: "dtg" | "dtf" | "paper" | "vinyl";
  ground: "white" | "light" | "dark" | "any";
  rank: Generated<number>;
  ink: FilledJson;
  pretreat: Json | null;
  press: Json | null;
  enabled: Generated<boolean>;
  shortest_seconds: Generated<number>;
}

export interface ProductCrossSellsTable {
  division_id: DivisionId;
  product_id: ProductId;
  other_product_id: ProductId;
  position: Generated<number>;
}

export interface ProductImagesTable {
  division_id: DivisionId;
  id: Generated<number>;
  product_id: ProductId;
  colour: string;
  side: "front" | "back" | "left" | "right";
  position: number;
  alt_text: string;
  sizes: FilledJson;
  state: Generated<"waiting" | "ready" | "failed">;
  drawn_from: Generated<string>;
  updated_at: FilledInstant;
  original_sha256: string | null;
}

export interface ProductTagsTable {
  division_id: DivisionId;
  product_id: ProductId;
  tag_id: number;
}

export interface ProductUgcImagesTable {
  division_id: DivisionId;
  id: Generated<number>;
  product_id: ProductId;
  customer_id: number | null;
  original_sha256: string;
  sizes: FilledJson;
  alt_text: string;
  colour: Generated<string>;
  position: Generated<number>;
  approval_status: Generated<"pending" | "approved" | "denied">;
  created_at: FilledInstant;
}

export interface ProductVariantsTable {
  division_id: DivisionId;
  id: Generated<number>;
  product_id: ProductId;
  sku: string;
  blank_sku: string;
  colour: string;
  hex: string;
  size: string;
  position: number;
  enabled: Generated<boolean>;
  gtin: string | null;
}

export interface ProductsTable {
  division_id: DivisionId;
  id: Generated<ProductId>;
  uuid: Generated<string>;
  sku: string;
  name: string;
  description: Generated<string>;
  meta_title: Generated<string>;
  meta_description: Generated<string>;
  url_name: string;
  blank_code: string | null;
  design_id: number | null;
  scene: Json | null;
  scene_hash: string | null;
  price_inc_tax_minor: number;
  sale_price_inc_tax_minor: number | null;
  on_sale: Generated<boolean>;
  currency: string;
  vat_rate: Generated<number>;
  gender: Generated<string>;
  type: string;
  default_colour: string;
  enabled: Generated<boolean>;
  approval_status: Generated<"draft" | "pending" | "approved" | "denied">;
  denial_reason: string | null;
  processing: Generated<boolean>;
  orders: Generated<number>;
  published_at: Instant | null;
  created_at: FilledInstant;
  created_by: number | null;
  updated_at: FilledInstant;
  version: Generated<number>;
  deleted_at: Instant | null;
  print_failure: string | null;
  is_bundle: Generated<boolean>;
  meta_image_sha256: string | null;
  customise_it: Generated<boolean>;
  is_editable_in_studio: Generated<boolean>;
  enable_add_to_cart: Generated<boolean>;
  cross_sell_design: Generated<boolean>;
  include_in_product_feed: Generated<boolean>;
  is_f_product: Generated<boolean>;
  is_diy_f_product: Generated<boolean>;
  magic_models_enabled: Generated<boolean>;
  key_phrase_campaign: string | null;
  mockup_params: FilledJson;
  template: string | null;
  personalisable: Generated<boolean>;
  personalisation_template_id: number | null;
  price_matrix_id: number | null;
  size_chart_id: number | null;
  name_key: Generated<string>;
  size_extras: FilledJson;
}

export interface PublishedScenesTable {
  division_id: DivisionId;
  scene_hash: string;
  blank_code: string;
  scene: Json;
  published_at: FilledInstant;
}

export interface PushSubscriptionsTable {
  division_id: DivisionId;
  id: Generated<number>;
  endpoint: string;
  keys: Json;
  extra: FilledJson;
  owner_hash: Buffer | null;
  account_id: number | null;
  created_at: FilledInstant;
  gone_at: Instant | null;
}

export interface QualityLogsTable {
  division_id: DivisionId;
  id: Generated<number>;
  label_id: number;
  station_code: string;
  staff_user_id: number;
  result: "pass" | "fail";
  defect_code: string | null;
  blame: "blank" | "pretreat" | "print" | "art" | "pick" | "pack" | null;
  note: Generated<string>;
  photo_sha256: string | null;
  created_at: FilledInstant;
}

export interface QuoteArtTable {
  division_id: DivisionId;
  id: Generated<number>;
  order_id: OrderId;
  artwork_id: number;
  sent_by: "shopper" | "staff";
  created_at: FilledInstant;
}

export interface QuoteProofsTable {
  division_id: DivisionId;
  id: Generated<number>;
  order_id: OrderId;
  style_id: number;
  version: number;
  product_id: ProductId;
  scene_hash: string;
  image_sha256: string | null;
  words: Generated<string>;
  sent_by: string;
  sent_at: FilledInstant;
  answer: "approved" | "changes" | null;
  answer_words: Generated<string>;
  answered_by: Generated<string>;
  answered_at: Instant | null;
  back_image_sha256: string | null;
}

export interface QuotesTable {
  division_id: DivisionId;
  order_id: OrderId;
  wants: string;
  message: Generated<string>;
  quantity: number;
  wanted_by: string | null;
  blank_code: string | null;
  colour: Generated<string>;
  sides: Generated<string[]>;
  sizes: FilledJson;
  delivery_net_minor: Generated<number>;
  words: Generated<string>;
  valid_until: string | null;
  answered_at: Instant | null;
  answered_by: Generated<string>;
  answers: Generated<number>;
  terms_days: number | null;
  terms_words: Generated<string>;
  due_on: string | null;
  replied_at: FilledInstant;
  created_at: FilledInstant;
}

export interface RateLimitsTable {
  key: string;
  window_started_at: Instant;
  count: Generated<number>;
}

export interface RecoveryCodeSetsTable {
  account_id: number;
  salt: Buffer;
  made_at: Instant;
}

export interface RecoveryCodesTable {
  account_id: number;
  digest: Buffer;
  used_at: Instant | null;
}

export interface ReferralsTable {
  division_id: DivisionId;
  code: string;
  visitors: Generated<number>;
  first_at: FilledInstant;
  last_at: FilledInstant;
}

export interface RefundChargesTable {
  division_id: DivisionId;
  refund_id: number;
  attempt_id: string;
  amount_minor: number;
  state: Generated<"asked" | "paid" | "failed">;
  refusals: Generated<number>;
  message: Generated<string>;
  transaction_id: number | null;
}

export interface RefundLinesTable {
  division_id: DivisionId;
  refund_id: number;
  order_item_id: number;
  quantity: number;
  net_minor: number;
  tax_minor: number;
}

export interface RefundsTable {
  division_id: DivisionId;
  id: Generated<number>;
  order_id: OrderId;
  return_id: number | null;
  transaction_id: number | null;
  kind: "full" | "part";
  state: Generated<"asked" | "paid" | "failed">;
  currency: string;
  goods_minor: number;
  goods_tax_minor: number;
  shipping_minor: Generated<number>;
  shipping_tax_minor: Generated<number>;
  total_minor: number;
  reason: string;
  actor_kind: "shopper" | "merchant" | "staff" | "factory" | "system";
  actor_name: string;
  account_id: number | null;
  created_at: FilledInstant;
  paid_at: Instant | null;
  request_key: string | null;
  way: Generated<"card" | "bank" | "hand">;
  duty_minor: Generated<number>;
  parts: FilledJson;
  words: Generated<string>;
  message: Generated<string>;
  hand_reference: Generated<string>;
  hand_by: Generated<string>;
}

export interface RenditionsTable {
  division_id: DivisionId;
  name: string;
  sha256: string;
  created_at: FilledInstant;
}

export interface ReprintReasonsTable {
  id: number;
  code: string;
  name: string;
  blame: "blank" | "pretreat" | "print" | "art" | "pick" | "pack" | "carrier" | "none";
}

export interface ReturnLinesTable {
  division_id: DivisionId;
  id: Generated<number>;
  return_id: number;
  order_item_id: number;
  reason_id: number;
  quantity: number;
  note: Generated<string>;
  photo_sha256: string | null;
  destination: "seconds" | "remill" | "kept" | null;
  created_at: FilledInstant;
  variant_id: number | null;
  condition: "as_new" | "worn" | "print_fault" | "garment_fault" | "wrong_item" | null;
}

export interface ReturnReasonsTable {
  id: number;
  code: string;
  name: string;
  needs_photo: boolean;
  fault: "shopper" | "maker" | "carrier";
}

export interface ReturnedPaymentsTable {
  division_id: DivisionId;
  attempt_id: string;
  order_id: OrderId;
  reason: "paid_another_amount" | "paid_again" | "change_too_late";
  amount_minor: number;
  currency: string;
  state: Generated<"asked" | "returned" | "refused">;
  message: Generated<string>;
  asked_at: FilledInstant;
  finished_at: Instant | null;
}

export interface ReviewRequestsTable {
  division_id: DivisionId;
  order_id: OrderId;
  asked_at: FilledInstant;
}

export interface ReviewsTable {
  division_id: DivisionId;
  id: Generated<number>;
  product_id: ProductId;
  order_item_id: number;
  author: string;
  rating: number;
  title: Generated<string>;
  body: Generated<string>;
  fit: "small" | "true" | "large" | null;
  usual_size: Generated<string>;
  colour: string;
  size: string;
  photos: Generated<string[]>;
  state: Generated<"waiting" | "shown" | "hidden">;
  hidden_reason: Generated<string>;
  reply: Generated<string>;
  replied_at: Instant | null;
  created_at: FilledInstant;
  updated_at: FilledInstant;
  version: Generated<number>;
}

export interface SalesDaysTable {
  division_id: DivisionId;
  on_day: string;
  version: Generated<number>;
  time_zone: string | null;
  sales_minor: number | null;
  orders_count: number | null;
}

export interface SalesToCountTable {
  division_id: DivisionId;
  order_id: OrderId;
}

export interface ScanEventsTable {
  id: Generated<number>;
  division_id: DivisionId | null;
  label_id: number | null;
  scanned_text: string;
  station_code: string;
  staff_user_id: number;
  outcome: "moved" | "shown" | "repeated" | "refused";
  message_code: string;
  from_state: string | null;
  to_state: string | null;
  client_event_id: string;
  answer: Json;
  created_at: FilledInstant;
  garments: Generated<number>;
}

export interface SessionsTable {
  token_hash: Buffer;
  account_id: number;
  created_at: FilledInstant;
  last_seen_at: FilledInstant;
  expires_at: Instant;
  user_agent: Generated<string>;
  id: Generated<number>;
  remote_address: Generated<string>;
  proved_at: Instant | null;
  must_renew: Generated<boolean>;
  terminal_id: number | null;
  staff_rfid_id: number | null;
  viewer_session_id: number | null;
  viewer_account_id: number | null;
  view_reason: string | null;
  view_may_change: Generated<boolean>;
  next_token_hash: Buffer | null;
}

export interface ShippingQuotesTable {
  division_id: DivisionId;
  id: Generated<number>;
  order_id: OrderId;
  factory_code: string;
  service: string;
  name: string;
  carrier: string;
  country: string;
  currency: string;
  price_minor: number;
  tax_minor: number;
  duty_minor: Generated<number>;
  weight_grams: Generated<number>;
  promised_from: string;
  promised_to: string;
  quoted_at: FilledInstant;
}

export interface ShopClosingsTable {
  division_id: DivisionId;
  asked_by: number;
  asked_at: Instant;
  closes_at: Instant;
  closed_at: Instant | null;
  reminded_at: Instant | null;
}

export interface ShopCurrencyRatesTable {
  division_id: DivisionId;
  currency: string;
  rate: number;
  starts_at: FilledInstant;
  account_id: number | null;
}

export interface ShopDomainsTable {
  division_id: DivisionId;
  id: Generated<number>;
  host: string;
  token: string;
  state: Generated<"waiting" | "issuing" | "active" | "failed">;
  reason: Generated<string>;
  records: FilledJson;
  looked_at: Instant | null;
  next_look_at: FilledInstant;
  failures: Generated<number>;
  proven_at: Instant | null;
  certificate_expires_at: Instant | null;
  created_at: FilledInstant;
}

export interface ShopDraftsTable {
  account_id: number;
  name: Generated<string>;
  label: Generated<string>;
  sells: string[] | null;
  division_id: DivisionId | null;
  created_at: FilledInstant;
  updated_at: FilledInstant;
}

export interface ShopExportsTable {
  division_id: DivisionId;
  id: Generated<number>;
  state: Generated<"waiting" | "running" | "ready" | "failed">;
  done: Generated<number>;
  total: Generated<number>;
  size_bytes: Generated<number>;
  reason: Generated<string>;
  asked_by: number;
  created_at: FilledInstant;
  finished_at: Instant | null;
  expires_at: Instant | null;
}

export interface ShopReturnsTable {
  division_id: DivisionId;
  id: Generated<number>;
  order_id: OrderId;
  state: Generated<"requested" | "approved" | "declined" | "withdrawn" | "received" | "closed">;
  wish: "refund" | "exchange" | "reprint" | "resend" | "postage";
  outcome: "refund" | "exchange" | "reprint" | "resend" | "postage" | "none" | null;
  child_order_id: OrderId | null;
  note: Generated<string>;
  requested_by: "shopper" | "merchant" | "staff";
  requested_at: FilledInstant;
  decided_at: Instant | null;
  decided_by: number | null;
  received_at: Instant | null;
  code: Generated<string>;
  request_key: string | null;
  closed_at: Instant | null;
  words: Generated<string>;
}

export interface ShopRolesTable {
  division_id: DivisionId;
  id: Generated<number>;
  name: string;
  permissions: Generated<string[]>;
  created_at: FilledInstant;
}

export interface ShopSettingsTable {
  division_id: DivisionId;
  settings: Json;
  updated_at: FilledInstant;
}

export interface ShopSitesTable {
  division_id: DivisionId;
  password_hash: string | null;
  coming_soon_enabled: Generated<boolean>;
  coming_soon_page: FilledJson;
  custom_code: Generated<string>;
  og_image_path: Generated<string>;
  sitewide_banner_enabled: Generated<boolean>;
  sitewide_banner: FilledJson;
  tracking: FilledJson;
  shipping_season: Json | null;
  updated_at: FilledInstant;
  payment_processor: FilledJson;
  password_changed_at: Instant | null;
  verification: FilledJson;
}

export interface ShopVisitorsTable {
  division_id: DivisionId;
  id: Generated<number>;
  email: string;
  email_normalised: string;
  invited_by: number;
  created_at: FilledInstant;
  mailed_at: FilledInstant;
}

export interface SignInAttemptsTable {
  id: Generated<number>;
  token_digest: Buffer;
  account_id: number;
  created_at: Instant;
  expires_at: Instant;
  wrong_codes: Generated<number>;
  ended_at: Instant | null;
}

export interface SignInDelaysTable {
  address_range: string;
  failures: number;
  last_failed_at: Instant;
  wait_until: Instant;
}

export interface SignUpsTable {
  id: Generated<number>;
  visitor_hash: Buffer;
  account_id: number | null;
  made_account: boolean;
  division_id: DivisionId;
  email: string;
  email_normalised: string;
  password_hash: string;
  should_have_store: boolean;
  dashboard_access: boolean;
  shop_words: Generated<string>;
  created_at: FilledInstant;
  confirmed_at: Instant | null;
}

export interface SizeChartsTable {
  division_id: DivisionId;
  id: Generated<number>;
  name: string;
  measures: string[];
  sizes: Json;
  created_at: FilledInstant;
}

export interface SplitTestVariationsTable {
  division_id: DivisionId;
  id: Generated<number>;
  split_test_id: number;
  alias: string;
  name: string;
  weight: Generated<number>;
  page_id: number | null;
  visitors: Generated<number>;
}

export interface SplitTestsTable {
  division_id: DivisionId;
  id: Generated<number>;
  code: string;
  name: string;
  active: Generated<boolean>;
  created_at: FilledInstant;
  ended_at: Instant | null;
  started_at: Instant | null;
}

export interface StaffOkrsTable {
  id: Generated<number>;
  staff_user_id: number;
  quarter: string;
  objective: string;
  key_result: string;
  completion: Generated<number>;
  weight: Generated<number>;
  created_at: FilledInstant;
}

export interface StaffPinsTable {
  staff_user_id: number;
  pin_hash: string;
  set_at: Instant;
  set_by: number | null;
  wrong_tries: Generated<number>;
  wait_until: Instant | null;
  last_used_at: Instant | null;
}

export interface StaffPrivateDetailsTable {
  staff_user_id: number;
  bank_account_name: string | null;
  bank_name: string | null;
  sort_code: string | null;
  bank_account_number: string | null;
  national_insurance_number: string | null;
  date_of_birth: string | null;
  updated_at: FilledInstant;
}

export interface StaffRfidsTable {
  id: Generated<number>;
  staff_user_id: number;
  name: Generated<string>;
  issued_at: FilledInstant;
  revoked_at: Instant | null;
  code_digest: Buffer | null;
  code_ending: Generated<string>;
  issued_by: number | null;
  withdrawn_because: "returned" | "lost" | null;
}

export interface StaffRolesTable {
  word: string;
  name: string;
  purpose: Generated<string>;
  permissions: Generated<string[]>;
  changed_at: FilledInstant;
}

export interface StaffUsersTable {
  id: Generated<number>;
  account_id: number;
  first_name: string;
  last_name: string;
  team: string | null;
  roles: Generated<string[]>;
  status: number | null;
  muted_at: Instant | null;
  created_at: FilledInstant;
  username: string | null;
  mission: Generated<string>;
  bio: Generated<string>;
  mobile_phone_number: Generated<string>;
  colour: Generated<string>;
  reports_to: number | null;
  channel_id: number | null;
  size: Generated<string>;
  is_leadership: Generated<boolean>;
  last_active_at: Instant | null;
  store_control_role: Generated<"none" | "viewer" | "operator" | "controller">;
  extra_permissions: Generated<string[]>;
  avatar_path: Generated<string>;
  photo_path: Generated<string>;
  photo_alt_text: Generated<string>;
  photo_sizes: FilledJson;
  photo_focus_x: Generated<number>;
  photo_focus_y: Generated<number>;
  street_address: Generated<string>;
  city: Generated<string>;
  county: Generated<string>;
  post_code: Generated<string>;
  employee_statement_option: Generated<"email" | "post" | "none">;
  timed_permissions: FilledJson;
}

export interface StationTerminalsTable {
  id: Generated<number>;
  token_digest: Buffer;
  station_code: string;
  lock_after_minutes: number;
  opened_at: Instant;
  opened_by: number;
  last_used_at: Instant | null;
  closed_at: Instant | null;
}

export interface StationsTable {
  code: string;
  kind: "pick" | "pretreat" | "print" | "check" | "sort" | "pack" | "dispatch";
  name: string;
  device: string | null;
  position: Generated<number>;
  factory_code: Generated<string>;
}

export interface StockLevelsTable {
  location_code: string;
  blank_sku: string;
  quantity: number;
}

export interface StockMovementsTable {
  id: Generated<number>;
  blank_sku: string;
  from_location: string | null;
  to_location: string | null;
  quantity: number;
  reason: "received" | "put_away" | "replenished" | "picked" | "put_back" | "returned" | "counted" | "wasted";
  label_id: number | null;
  staff_user_id: number | null;
  note: Generated<string>;
  created_at: FilledInstant;
}

export interface StockNoticesTable {
  division_id: DivisionId;
  id: Generated<number>;
  variant_id: number;
  email: string;
  email_normalised: string;
  created_at: FilledInstant;
  found_at: Instant | null;
}

export interface SubdomainsTable {
  id: Generated<number>;
  division_id: DivisionId;
  label: string;
  created_at: FilledInstant;
  is_pro: Generated<boolean>;
}

export interface SubscribersTable {
  division_id: DivisionId;
  id: Generated<number>;
  email: string;
  email_normalised: string;
  first_name: Generated<string>;
  mailing_list: Generated<string>;
  token_digest: Buffer | null;
  leave_digest: Buffer;
  asked_at: Instant;
  confirmed_at: Instant | null;
  unsubscribed_at: Instant | null;
}

export interface SupplementaryInvoiceNumbersTable {
  division_id: DivisionId;
  last_number: number;
}

export interface SupplementaryInvoicesTable {
  division_id: DivisionId;
  number: number;
  line_change_id: number;
  order_id: OrderId;
  currency: string;
  treatment: "UK_STD" | "UK_ZERO" | "EXPORT_IOSS" | "EXPORT_DAP" | "OSS" | "RC";
  rate: number;
  net_minor: number;
  tax_minor: number;
  total_minor: number;
  issued_at: FilledInstant;
}

export interface TagsTable {
  division_id: DivisionId;
  id: Generated<number>;
  type: Generated<"product" | "blog" | "services" | "industries">;
  name: string;
  created_at: FilledInstant;
}

export interface TeamsTable {
  code: string;
  name: string;
  colour: Generated<string>;
  position: Generated<number>;
}

export interface TextMessagesTable {
  id: Generated<number>;
  to_number: string;
  body: string;
  dedupe_key: string;
  created_at: FilledInstant;
  sent_at: Instant | null;
}

export interface ThemesTable {
  division_id: DivisionId;
  id: Generated<number>;
  uuid: Generated<string>;
  name: string;
  extends: Generated<string>;
  properties: FilledJson;
  active: Generated<boolean>;
  updated_at: FilledInstant;
  draft: Json | null;
  former: Json | null;
  kept: FilledJson;
  rev: Generated<number>;
  preset_version: Generated<number>;
  published_at: Instant | null;
}

export interface TimeIntervalsTable {
  id: number;
  code: string;
  name: string;
  character: string;
}

export interface WebhookDeliveriesTable {
  division_id: DivisionId;
  id: Generated<number>;
  endpoint_id: number;
  event: string;
  dedupe_key: string;
  payload: Json;
  state: Generated<"waiting" | "delivered" | "failed">;
  tries: Generated<number>;
  next_try_at: Instant | null;
  response_status: number | null;
  response_text: Generated<string>;
  created_at: FilledInstant;
  finished_at: Instant | null;
}

export interface WebhookEndpointsTable {
  division_id: DivisionId;
  id: Generated<number>;
  url: string;
  events: string[];
  sealed_secret: string;
  created_by: number | null;
  created_at: FilledInstant;
  disabled_at: Instant | null;
  deleted_at: Instant | null;
}

export interface Database {
  account_devices: AccountDevicesTable;
  account_email_logs: AccountEmailLogsTable;
  accounts: AccountsTable;
  acme_accounts: AcmeAccountsTable;
  acme_challenges: AcmeChallengesTable;
  api_keys: ApiKeysTable;
  approval_items: ApprovalItemsTable;
  artworks: ArtworksTable;
  audit_links: AuditLinksTable;
  audit_log: AuditLogTable;
  authenticators: AuthenticatorsTable;
  badges: BadgesTable;
  basket_items: BasketItemsTable;
  baskets: BasketsTable;
  batch_items: BatchItemsTable;
  batch_lines: BatchLinesTable;
  batches: BatchesTable;
  blank_sides: BlankSidesTable;
  blank_variants: BlankVariantsTable;
  blanks: BlanksTable;
  bundle_items: BundleItemsTable;
  captcha_solutions: CaptchaSolutionsTable;
  certificates: CertificatesTable;
  channels: ChannelsTable;
  collection_products: CollectionProductsTable;
  collections: CollectionsTable;
  contact_messages: ContactMessagesTable;
  coupon_collections: CouponCollectionsTable;
  coupon_products: CouponProductsTable;
  coupon_uses: CouponUsesTable;
  coupons: CouponsTable;
  credit_note_numbers: CreditNoteNumbersTable;
  credit_notes: CreditNotesTable;
  currency_rates: CurrencyRatesTable;
  custom_domains: CustomDomainsTable;
  custom_fonts: CustomFontsTable;
  customer_addresses: CustomerAddressesTable;
  customer_notes: CustomerNotesTable;
  customer_status_steps: CustomerStatusStepsTable;
  customer_tags: CustomerTagsTable;
  customers: CustomersTable;
  denial_answers: DenialAnswersTable;
  designs: DesignsTable;
  devices: DevicesTable;
  division_company_infos: DivisionCompanyInfosTable;
  division_demographics: DivisionDemographicsTable;
  division_plugins: DivisionPluginsTable;
  divisions: DivisionsTable;
  facebook_sales: FacebookSalesTable;
  factories: FactoriesTable;
  factory_fulfilment_orders: FactoryFulfilmentOrdersTable;
  factory_labels: FactoryLabelsTable;
  files: FilesTable;
  fonts: FontsTable;
  former_labels: FormerLabelsTable;
  frisk_checks: FriskChecksTable;
  fulfilment_order_items: FulfilmentOrderItemsTable;
  gift_card_entries: GiftCardEntriesTable;
  gift_card_offers: GiftCardOffersTable;
  gift_card_sale_refunds: GiftCardSaleRefundsTable;
  gift_card_sales: GiftCardSalesTable;
  gift_card_uses: GiftCardUsesTable;
  gift_cards: GiftCardsTable;
  hand_payments: HandPaymentsTable;
  help_orders: HelpOrdersTable;
  help_questions: HelpQuestionsTable;
  hidden_checklists: HiddenChecklistsTable;
  holds: HoldsTable;
  idempotency_keys: IdempotencyKeysTable;
  invitations: InvitationsTable;
  label_applications: LabelApplicationsTable;
  label_print_logs: LabelPrintLogsTable;
  legal_texts: LegalTextsTable;
  line_changes: LineChangesTable;
  locations: LocationsTable;
  mailed_favourites: MailedFavouritesTable;
  mails: MailsTable;
  manifests: ManifestsTable;
  manufacturer_badges: ManufacturerBadgesTable;
  manufacturer_channels: ManufacturerChannelsTable;
  manufacturer_dossiers: ManufacturerDossiersTable;
  manufacturer_profiles: ManufacturerProfilesTable;
  manufacturer_tags: ManufacturerTagsTable;
  manufacturers: ManufacturersTable;
  memberships: MembershipsTable;
  notification_recipients: NotificationRecipientsTable;
  notifications: NotificationsTable;
  one_time_codes: OneTimeCodesTable;
  order_items: OrderItemsTable;
  order_referrals: OrderReferralsTable;
  order_split_tests: OrderSplitTestsTable;
  order_status_logs: OrderStatusLogsTable;
  order_statuses: OrderStatusesTable;
  order_styles: OrderStylesTable;
  orders: OrdersTable;
  page_editors: PageEditorsTable;
  page_former_urls: PageFormerUrlsTable;
  page_looks: PageLooksTable;
  page_redirects: PageRedirectsTable;
  page_schedules: PageSchedulesTable;
  page_sections: PageSectionsTable;
  page_versions: PageVersionsTable;
  pages: PagesTable;
  parcels: ParcelsTable;
  passkey_challenges: PasskeyChallengesTable;
  passkeys: PasskeysTable;
  payment_attempts: PaymentAttemptsTable;
  payment_transactions: PaymentTransactionsTable;
  paypal_email_logs: PaypalEmailLogsTable;
  permission_requests: PermissionRequestsTable;
  personalisation_templates: PersonalisationTemplatesTable;
  pigeonhole_logs: PigeonholeLogsTable;
  pigeonholes: PigeonholesTable;
  platform_audit_log: PlatformAuditLogTable;
  post_former_addresses: PostFormerAddressesTable;
  post_tags: PostTagsTable;
  posts: PostsTable;
  pretreat_logs: PretreatLogsTable;
  price_matrices: PriceMatricesTable;
  price_matrix_cells: PriceMatrixCellsTable;
  print_files: PrintFilesTable;
  print_logs: PrintLogsTable;
  print_profiles: PrintProfilesTable;
  product_cross_sells: ProductCrossSellsTable;
  product_images: ProductImagesTable;
  product_tags: ProductTagsTable;
  product_ugc_images: ProductUgcImagesTable;
  product_variants: ProductVariantsTable;
  products: ProductsTable;
  published_scenes: PublishedScenesTable;
  push_subscriptions: PushSubscriptionsTable;
  quality_logs: QualityLogsTable;
  quote_art: QuoteArtTable;
  quote_proofs: QuoteProofsTable;
  quotes: QuotesTable;
  rate_limits: RateLimitsTable;
  recovery_code_sets: RecoveryCodeSetsTable;
  recovery_codes: RecoveryCodesTable;
  referrals: ReferralsTable;
  refund_charges: RefundChargesTable;
  refund_lines: RefundLinesTable;
  refunds: RefundsTable;
  renditions: RenditionsTable;
  reprint_reasons: ReprintReasonsTable;
  return_lines: ReturnLinesTable;
  return_reasons: ReturnReasonsTable;
  returned_payments: ReturnedPaymentsTable;
  review_requests: ReviewRequestsTable;
  reviews: ReviewsTable;
  sales_days: SalesDaysTable;
  sales_to_count: SalesToCountTable;
  scan_events: ScanEventsTable;
  sessions: SessionsTable;
  shipping_quotes: ShippingQuotesTable;
  shop_closings: ShopClosingsTable;
  shop_currency_rates: ShopCurrencyRatesTable;
  shop_domains: ShopDomainsTable;
  shop_drafts: ShopDraftsTable;
  shop_exports: ShopExportsTable;
  shop_returns: ShopReturnsTable;
  shop_roles: ShopRolesTable;
  shop_settings: ShopSettingsTable;
  shop_sites: ShopSitesTable;
  shop_visitors: ShopVisitorsTable;
  sign_in_attempts: SignInAttemptsTable;
  sign_in_delays: SignInDelaysTable;
  sign_ups: SignUpsTable;
  size_charts: SizeChartsTable;
  split_test_variations: SplitTestVariationsTable;
  split_tests: SplitTestsTable;
  staff_okrs: StaffOkrsTable;
  staff_pins: StaffPinsTable;
  staff_private_details: StaffPrivateDetailsTable;
  staff_rfids: StaffRfidsTable;
  staff_roles: StaffRolesTable;
  staff_users: StaffUsersTable;
  station_terminals: StationTerminalsTable;
  stations: StationsTable;
  stock_levels: StockLevelsTable;
  stock_movements: StockMovementsTable;
  stock_notices: StockNoticesTable;
  subdomains: SubdomainsTable;
  subscribers: SubscribersTable;
  supplementary_invoice_numbers: SupplementaryInvoiceNumbersTable;
  supplementary_invoices: SupplementaryInvoicesTable;
  tags: TagsTable;
  teams: TeamsTable;
  text_messages: TextMessagesTable;
  themes: ThemesTable;
  time_intervals: TimeIntervalsTable;
  webhook_deliveries: WebhookDeliveriesTable;
  webhook_endpoints: WebhookEndpointsTable;
}
