// Turns a shop's stored page into blocks that are ready to render. The result is cached per version of the page's row;
// every visit reads the current version from the database.

import { faqData } from "@selvedge/blocks/expandable/faq-data";
import { BLOCK_TYPES } from "@selvedge/blocks/registry";
import { withFileAddresses } from "@selvedge/domain/files/stored-file";
import type { DivisionId } from "@selvedge/domain/ids";
import type { LinkSite } from "@selvedge/domain/links/checked-link";
import type { Facts } from "@selvedge/pages/conditions/condition";
import { SHOP_CONDITIONS } from "@selvedge/pages/conditions/shop-conditions";
import type { Doc } from "@selvedge/pages/doc";
import { type Need, needsOf } from "@selvedge/pages/needs";
import type { PageFacts } from "@selvedge/pages/page/page-rules";
import { type ResolvedBlock, resolve } from "@selvedge/pages/resolve/resolve";
import { fromWire } from "@selvedge/pages/wire/from-wire";
import type { WirePage } from "@selvedge/pages/wire/wire";
import { LRUCache } from "lru-cache";
import type { PageRow } from "../../modules/site/pages/index.ts";
import type { Platform } from "../../platform.ts";
import { withCleanHtml } from "./clean-html.ts";

/** What a page shows to one visitor. */
export interface Shown {
  blocks: readonly ResolvedBlock[];
  /** The data that the blocks need from the shop. */
  needs: readonly Need[];
  /** The page's questions as structured data, or null. */
  faq: Record<string, unknown> | null;
  /** What of the visitor it depends on: whether they are signed in, where they are, what their split tests show. */
  reads: readonly VisitorDimension[];
  nextChangeAtMs: number | null;
}

/** What differs from visitor to visitor. A page that reads none of it is the same for everyone. */
export type VisitorDimension = "login" | "country" | "variation";
const visitorDimensions: readonly VisitorDimension[] = ["login", "country", "variation"];

/** The facts that a page's conditions may read; `isAnyone` for a visitor of whom nothing is known. */
interface Visitor extends Facts {
  readonly isAnyone: boolean;
}

export interface StoreDocument {
  rowVersion: string;
  id: number;
  url: string;
  name: string;
  version: number;
  facts: PageFacts;
  /** The page for one visitor. Its faults are passed to `warn` and to the site while it is resolved. */
  shown(visitor: Visitor, site: LinkSite, warn: (message: string) => void): Shown;
  /** The needs of the last visit: a good guess for the next one. */
  lastNeeds(): readonly Need[];
}

const documents = new WeakMap<Platform, LRUCache<string, StoreDocument>>();
/** Limits of each process's cache: pages, and characters of all of them together. */
const pageLimit = 2_000;
const textLimit = 16 * 1024 * 1024;

/** The cached document of an address, in any version. */
export const rememberedDocument = (
  platform: Platform,
  divisionId: DivisionId,
  path: string,
): StoreDocument | undefined => documents.get(platform)?.get(`${divisionId} ${path}`);

/** Builds the document of a row and caches it. */
export function rememberDocument(
  platform: Platform,
  divisionId: DivisionId,
  row: PageRow,
  page: WirePage,
): StoreDocument {
  const document = documentOf(platform.origins.files, row, page);
  const known = documents.get(platform) ?? new LRUCache({ max: pageLimit, maxSize: textLimit });
  documents.set(platform, known);
  known.set(`${divisionId} ${row.url}`, document, { size: JSON.stringify(page).length });
  return document;
}

/** The document of a page that is looked at before it is published; it is built anew for each visit. */
export const draftDocument = (platform: Platform, row: PageRow, page: WirePage): StoreDocument =>
  documentOf(platform.origins.files, row, page);

function documentOf(filesOrigin: string, { page: _, ...row }: PageRow, page: WirePage): StoreDocument {
  const doc = fromWire(withFileAddresses({ ...page, url: row.url }, filesOrigin));
  let last: { shown: Shown; since: Visitor } | null = null;
  const isCurrent = ({ nowMs, currency }: Visitor) =>
    last !== null &&
    last.since.currency === currency &&
    nowMs >= last.since.nowMs &&
    nowMs < (last.shown.nextChangeAtMs ?? Number.POSITIVE_INFINITY);
  return {
    ...row,
    version: Number(doc.page.version ?? 1),
    facts: doc.page as unknown as PageFacts,
    shown(visitor, site, warn) {
      if (!visitor.isAnyone) return shownOf(doc, visitor, site, warn);
      if (!isCurrent(visitor)) last = { shown: shownOf(doc, visitor, site, warn), since: visitor };
      return last!.shown;
    },
    lastNeeds: () => last?.shown.needs ?? [],
  };
}

function shownOf(doc: Doc, visitor: Visitor, site: LinkSite, warn: (message: string) => void): Shown {
  const { blocks, warnings, reads, nextChangeAtMs } = resolve(doc, {
    mode: "native",
    types: BLOCK_TYPES,
    conditions: SHOP_CONDITIONS,
    facts: visitor,
    // The API answers on every shop's own host, so pictures without a host of their own are right as they are.
    site: { mainOrigin: site.mainOrigin, apiOrigin: "" },
  });
  for (const warning of warnings) warn(warning);
  const clean = withCleanHtml(blocks, BLOCK_TYPES, site);
  return {
    blocks: clean,
    needs: needsOf(clean),
    faq: faqData(clean),
    reads: visitorDimensions.filter((dimension) => [...reads.keys()].some((read) => read.startsWith(dimension))),
    nextChangeAtMs,
  };
}
