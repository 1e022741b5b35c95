import { isRecord } from "@selvedge/domain/shops/read-shape";
import { isTemplateName } from "@selvedge/domain/templates/template-names";
import type { JsonObject } from "@selvedge/pages/json";
import { contentOf } from "@selvedge/pages/page/page-content";
import { kindOf } from "@selvedge/pages/page/page-kind";
import { PAGE_MODES } from "@selvedge/pages/page/page-mode";
import { isHomepage, isNoindex, PAGE_DEFAULTS, PAGE_PROPERTY_DEFAULTS } from "@selvedge/pages/page/page-rules";
import { fromWire } from "@selvedge/pages/wire/from-wire";
import { toWire } from "@selvedge/pages/wire/to-wire";
import type { WirePage } from "@selvedge/pages/wire/wire";
import type { DraftRow, PageTheme } from "./draft-queries.ts";
import { withIds } from "./read-page.ts";
import type { VersionRow } from "./version-queries.ts";
import type { ListedVersion } from "./versions/list-versions.ts";

/** The strong ETag of a page's draft. */
export const etagOf = ({ rev }: Pick<DraftRow, "rev">): string => `"${rev}"`;

const FIRST_THEME: PageTheme = { uuid: "", name: "", extends: "simply", properties: {} };

/** A page as the calls answer it, each field with its default (storefront §3.1). */
export function presentPage(row: DraftRow) {
  const draft = row.draft as WirePage;
  const { id, uuid, url, name, rev } = row;
  return {
    ...draft,
    ...{ id, uuid, url, name },
    divisionId: row.division_id,
    layout: textOf(draft.layout) || PAGE_DEFAULTS.layout,
    blocks: blocksOf(draft, id),
    flags: flagsOf(row),
    properties: { ...PAGE_PROPERTY_DEFAULTS, ...(isRecord(draft.properties) ? draft.properties : {}) },
    preloadables: Array.isArray(draft.preloadables) ? draft.preloadables : [],
    version: typeof draft.version === "number" ? draft.version : 1,
    published: draft.published !== false,
    sitemap: draft.sitemap !== false,
    edited: isEdited(draft, row.published as WirePage | null),
    keyPhraseCampaignId: typeof draft.keyPhraseCampaignId === "number" ? draft.keyPhraseCampaignId : null,
    mode: PAGE_MODES[0],
    theme: row.theme ?? FIRST_THEME,
    rev: String(rev),
    publishedAt: row.published_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
    template: isTemplateName(row.template) ? row.template : null,
    liveVersion: row.published === null ? null : row.version,
    scheduledFor: row.scheduledFor?.toISOString() ?? null,
  };
}

/** Blocks with all of their fields, also those of a page that was never saved by a call (storefront §3.2). */
const blocksOf = (draft: WirePage, id: number) =>
  Array.isArray(draft.blocks) ? (toWire(withIds(fromWire({ ...draft, id }))).blocks ?? []) : [];

/** Whether visitors see something else than the draft, or nothing yet. */
export const isEdited = (draft: WirePage, published: WirePage | null): boolean =>
  published === null || contentOf(draft) !== contentOf(published);

export type PresentedPage = ReturnType<typeof presentPage>;

function flagsOf({ url, draft }: DraftRow): string[] {
  const named = Array.isArray(draft.flags) ? draft.flags.filter((flag: unknown) => typeof flag === "string") : [];
  return [...new Set([...(isHomepage({ url, properties: {} }) ? ["homepage"] : []), ...named])];
}

export const presentVersion = ({ version, kind, note, full_name, created_at }: VersionRow) => ({
  ...{ version, kind, note, by: full_name },
  createdAt: created_at.toISOString(),
});

export const presentListedVersion = ({ folded, ...row }: ListedVersion) => ({
  ...presentVersion(row),
  folded: folded.map(({ version, createdAt }) => ({ version, createdAt: new Date(createdAt).toISOString() })),
});

/** A page in the list of pages. */
export function presentListed(row: {
  id: number;
  url: string;
  name: string;
  properties: unknown;
  sitemap: boolean | null;
  isPublished: boolean;
  /** Of a page whose draft is written otherwise than what visitors see. */
  differing: { draft: unknown; published: unknown } | null;
  published_at: Date | null;
  updated_at: Date;
  deleted_at: Date | null;
  editedBy: string | null;
  scheduledFor: Date | null;
}) {
  const { id, url, name, isPublished, differing } = row;
  const edited = differing !== null && isEdited(differing.draft as WirePage, differing.published as WirePage | null);
  const properties = isRecord(row.properties) ? row.properties : {};
  return {
    ...{ id, url, name, isPublished, edited },
    title: textOf(properties.title),
    loginState: textOf(properties.loginState) || PAGE_DEFAULTS.loginState,
    isHomepage: isHomepage({ url, properties: {} }),
    kind: kindOf({ properties: properties as JsonObject }),
    isNoindex: isNoindex({ sitemap: row.sitemap ?? true, properties: properties as JsonObject }),
    publishedAt: row.published_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
    editedBy: row.editedBy,
    scheduledFor: row.scheduledFor?.toISOString() ?? null,
  };
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
