// A page as it is being edited; its fields are in the draft in their wire form (storefront §3.1), with their defaults
// where the draft has none. `mode` says where a page is open and is never stored.
import { isRecord } from "@selvedge/domain/shops/read-shape";
import { PAGE_MODES } from "@selvedge/pages/page/page-mode";
import { PAGE_DEFAULTS, PAGE_PROPERTY_DEFAULTS } from "@selvedge/pages/page/page-rules";
import { sql } from "kysely";
import { type Attribute, defineModel, type RowOf } from "../../model.ts";

type PageRow = RowOf<"pages">;

/** A field of the draft of the default's kind; the default where it is missing or of another kind. */
const ofDraft = (field: string, usual: unknown): Attribute<"pages"> => ({
  expression: (t: PageRow) => sql`${t("draft")} -> ${field}::text`,
  as: (stored) => (isKindOf(stored, usual) ? stored : usual),
});

const isKindOf = (stored: unknown, usual: unknown): boolean =>
  usual === null
    ? stored !== undefined
    : typeof stored === typeof usual && Array.isArray(stored) === Array.isArray(usual) && stored !== null;

/** Marks of the draft, and those that follow from the page's place. */
function flagsOf(stored: unknown): string[] {
  const { flags, isHome, isDeleted } = stored as { flags: unknown; isHome: boolean; isDeleted: boolean };
  const named = Array.isArray(flags) ? flags.filter((flag): flag is string => typeof flag === "string") : [];
  return [...new Set([...(isHome ? ["homepage"] : []), ...(isDeleted ? ["deleted"] : []), ...named])];
}

export const page = defineModel<"pages">({
  type: "page",
  table: "pages",
  owner: "division",
  keyType: "number",
  audience: "merchant",
  permission: { merchant: "pages.read", staff: "shops.read" },
  attributes: {
    id: { column: "id" },
    uuid: { column: "uuid" },
    url: { column: "url" },
    name: { column: "name" },
    layout: ofDraft("layout", PAGE_DEFAULTS.layout),
    blocks: ofDraft("blocks", []),
    flags: {
      expression: (t) =>
        sql`jsonb_build_object('flags', ${t("draft")} -> 'flags', 'isHome', ${t("url")} = '/', 'isDeleted', ${t("deleted_at")} is not null)`,
      as: flagsOf,
    },
    properties: {
      expression: (t) => sql`${t("draft")} -> 'properties'`,
      as: (stored) => ({ ...PAGE_PROPERTY_DEFAULTS, ...(isRecord(stored) ? stored : {}) }),
    },
    preloadables: ofDraft("preloadables", []),
    version: ofDraft("version", 1),
    divisionId: { column: "division_id" },
    published: ofDraft("published", PAGE_DEFAULTS.published),
    sitemap: ofDraft("sitemap", PAGE_DEFAULTS.sitemap),
    /** The draft has unpublished changes. */
    edited: { expression: (t) => sql`${t("draft")} is distinct from ${t("published")}` },
    keyPhraseCampaignId: ofDraft("keyPhraseCampaignId", null),
    mode: { expression: () => sql`${PAGE_MODES[0]}::text` },
    publishedAt: { column: "published_at", as: "instant" },
    updatedAt: { column: "updated_at", as: "instant" },
  },
  relations: {
    theme: {
      model: "theme",
      many: false,
      keys: (t) => sql`(select h.id from themes h where h.division_id = ${t("division_id")} and h.active)`,
    },
    versions: { model: "page_version", many: true, theirs: "page_id", orderBy: "id desc" },
  },
});

export const pageVersion = defineModel<"page_versions">({
  type: "page_version",
  table: "page_versions",
  owner: "division",
  keyType: "number",
  audience: "merchant",
  permission: { merchant: "pages.read", staff: "shops.read" },
  attributes: {
    id: { column: "id" },
    version: { column: "version" },
    page: { column: "page" },
    note: { column: "note" },
    createdAt: { column: "created_at", as: "instant" },
  },
  relations: { current: { model: "page", many: false, column: "page_id" } },
});
