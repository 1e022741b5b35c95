// A shop's page from its stored form to blocks that are ready to be drawn. It is worked out once for each version of the
// page's row and remembered under it; which version holds is asked of the database at every visit.
import { faqData } from "@selvedge/blocks/expandable/faq-data";
import { BLOCK_TYPES } from "@selvedge/blocks/registry";
import { withFileAddresses } from "@selvedge/domain/files/stored-file";
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
import type { PageRow } from "../modules/pages/index.ts";
import type { Platform } from "../platform.ts";
import { withCleanHtml } from "./clean-html.ts";

/** What a page shows to somebody. */
export interface Shown {
  blocks: readonly ResolvedBlock[];
  /** What the blocks want from the shop. */
  needs: readonly Need[];
  /** The page's questions as structured data, or null. */
  faq: Record<string, unknown> | null;
  /** It depends on whether somebody is signed in. */
  readsLogin: boolean;
  nextChangeAtMs: number | null;
}

/** What a page may look at. */
type Visitor = Pick<Facts, "login" | "nowMs" | "currency">;

export interface StoreDocument {
  rowVersion: string;
  id: number;
  url: string;
  name: string;
  version: number;
  facts: PageFacts;
  /** What it shows to somebody. When that has to be worked out, `warn` and the site hear of what is wrong with the page. */
  shown(visitor: Visitor, site: LinkSite, warn: (message: string) => void): Shown;
  /** What the last visitor was shown: a good guess at what the next one needs. */
  lastNeeds(): readonly Need[];
}

const kept = new WeakMap<Platform, LRUCache<string, StoreDocument>>();
/** Pages remembered by each process, and how long their texts may be together. */
const pageLimit = 2_000;
const textLimit = 16 * 1024 * 1024;

/** The document that was remembered for an address, whichever version it is. */
export const rememberedDocument = (platform: Platform, divisionId: number, path: string): StoreDocument | undefined =>
  kept.get(platform)?.get(`${divisionId} ${path}`);

/** Works out the document of a row and remembers it. */
export function rememberDocument(platform: Platform, divisionId: number, row: PageRow, page: WirePage): StoreDocument {
  const document = documentOf(platform.origins.files, row, page);
  const known = kept.get(platform) ?? new LRUCache({ max: pageLimit, maxSize: textLimit });
  kept.set(platform, known);
  known.set(`${divisionId} ${row.url}`, document, { size: JSON.stringify(page).length });
  return document;
}

function documentOf(filesOrigin: string, { page: _, ...row }: PageRow, page: WirePage): StoreDocument {
  const doc = fromWire(withFileAddresses({ ...page, url: row.url }, filesOrigin));
  let last: { shown: Shown; since: Visitor } | null = null;
  const isStill = ({ nowMs, currency }: Visitor) =>
    last !== null &&
    last.since.currency === currency &&
    nowMs >= last.since.nowMs &&
    nowMs < (last.shown.nextChangeAtMs ?? Number.POSITIVE_INFINITY);
  return {
    ...row,
    version: Number(doc.page.version ?? 1),
    facts: doc.page as unknown as PageFacts,
    shown(visitor, site, warn) {
      if (visitor.login === "logged-in") return shownOf(doc, visitor, site, warn);
      if (!isStill(visitor)) last = { shown: shownOf(doc, visitor, site, warn), since: visitor };
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
    facts: { ...visitor, country: "", variations: {} },
    // The API answers on every shop's own host, so pictures without a host of their own are right as they are.
    site: { mainOrigin: site.mainOrigin, apiOrigin: "" },
  });
  for (const warning of warnings) warn(warning);
  const clean = withCleanHtml(blocks, BLOCK_TYPES, site);
  return {
    blocks: clean,
    needs: needsOf(clean),
    faq: faqData(clean),
    readsLogin: reads.has("login"),
    nextChangeAtMs,
  };
}
