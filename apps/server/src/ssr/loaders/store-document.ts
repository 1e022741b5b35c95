// Turns a shop's stored page into blocks that are ready to render. The result is cached per version of the page's row;
// every visit reads the current version from the database.

import { deflateRawSync, inflateRawSync } from "node:zlib";
import { faqData } from "@selvedge/blocks/expandable/faq-data";
import { ITEM_FACTORIES } from "@selvedge/blocks/feed/item-factories";
import { BLOCK_TYPES } from "@selvedge/blocks/registry";
import { withFileAddresses } from "@selvedge/domain/files/stored-file";
import type { DivisionId } from "@selvedge/domain/ids";
import type { LinkSite } from "@selvedge/domain/links/checked-link";
import type { Facts, Reads } from "@selvedge/pages/conditions/condition";
import { SHOP_CONDITIONS } from "@selvedge/pages/conditions/shop-conditions";
import { type Need, type NeedData, needsOf } from "@selvedge/pages/needs";
import type { PageFacts } from "@selvedge/pages/page/page-rules";
import { generateItems } from "@selvedge/pages/resolve/generate-items";
import { type Resolution, type ResolveContext, type ResolvedBlock, resolve } from "@selvedge/pages/resolve/resolve";
import { fromWire } from "@selvedge/pages/wire/from-wire";
import type { WirePage } from "@selvedge/pages/wire/wire";
import { LRUCache } from "lru-cache";
import { frameSite } from "../../modules/site/frames/index.ts";
import type { PageRow, TemplateRow } from "../../modules/site/pages/index.ts";
import type { Platform } from "../../platform.ts";
import { ofItsSize } from "../../plugins/pack.ts";
import { copyOf } from "../varying.ts";
import { type Cleaned, type CleanSite, uidsOf, withCleanHtml, withCleanMade } from "./clean-blocks.ts";

/** What a page shows to one visitor. */
export interface Shown {
  blocks: readonly ResolvedBlock[];
  /** The data that the blocks need from the shop. */
  needs: readonly Need[];
  /** The page's questions as structured data, or null. */
  faq: Record<string, unknown> | null;
  nextChangeAtMs: number | null;
  /** How long answers to its blocks' sources of items may be shown, in milliseconds; null where no block makes its items of data. */
  answersLastMs: number | null;
  /** The blocks with the items that some of them make of data; null for a page without such blocks. */
  fill: ((blocks: readonly ResolvedBlock[], data: NeedData) => readonly ResolvedBlock[]) | null;
}

/** What a page is resolved with: what is known of the visitor, and when. */
type Visitor = Facts;

/** Native as visitors see it; preview with every block, and what an editor needs to know of it. */
interface Showing {
  readonly mode: "native" | "preview";
  /** Of the host that is visited, which answers the API too: pictures without a host of their own are requested from it. */
  readonly apiOrigin: string;
  readonly warn: (message: string) => void;
}

export interface StoreDocument {
  rowVersion: string;
  id: number;
  url: string;
  name: string;
  version: number;
  facts: PageFacts;
  /** What of its visitor it depends on; empty for a page that is the same for everyone. */
  reads: Reads;
  /** The page for one visitor. Its faults are passed to `warn` and to the site while it is resolved. */
  shown(visitor: Visitor, site: LinkSite, showing: Showing): Shown;
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
  const document = documentOf(platform, divisionId, { row, page });
  const known = documents.get(platform) ?? new LRUCache({ max: pageLimit, maxSize: textLimit });
  documents.set(platform, known);
  known.set(`${divisionId} ${row.url}`, document, { size: JSON.stringify(page).length });
  return document;
}

/** The document of a page that is looked at before it is published; it is built again for each visit. */
export const draftDocument = (
  platform: Platform,
  divisionId: DivisionId,
  row: PageRow,
  page: WirePage,
): StoreDocument => documentOf(platform, divisionId, { row, page });

const ofTemplates = new WeakMap<TemplateRow, StoreDocument>();

/** The document of a template that visitors see, kept as long as its row is. */
export function templateDocument(platform: Platform, divisionId: DivisionId, row: TemplateRow): StoreDocument {
  const known = ofTemplates.get(row);
  if (known) return known;
  const document = documentOf(platform, divisionId, { row, page: row.page });
  ofTemplates.set(row, document);
  return document;
}

interface Stored {
  row: PageRow;
  page: WirePage;
}

function documentOf(
  platform: Platform,
  divisionId: DivisionId,
  { row: { page: _, ...row }, page }: Stored,
): StoreDocument {
  let wire: WirePage | undefined = { ...page, url: row.url };
  const docOf = (from: WirePage) => fromWire(withFileAddresses(from, platform.origins.files));
  const first = docOf(wire);
  const frames = frameSite(platform, { divisionId, path: row.url });
  const { reads } = resolve(first, { ...ways, facts: anyone });
  const looks = new Map<string, Look>();
  const cleaned: Cleaned = new WeakMap();
  /** What the next look is resolved from. Of a page that looks the same to everyone for ever its text stays, packed. */
  let source: { doc: typeof first; last?: Resolution } | undefined = { doc: first };
  let packed: Buffer | undefined;
  const { page: about } = first;
  let lastNeeds: readonly Need[] = [];
  const isCurrent = (look: Look | undefined, { nowMs }: Visitor): look is Look =>
    look !== undefined && nowMs >= look.sinceMs && nowMs < (look.shown.nextChangeAtMs ?? Number.POSITIVE_INFINITY);
  return {
    ...row,
    version: Number(about.version ?? 1),
    facts: about as unknown as PageFacts,
    reads,
    shown(visitor, site, { mode, apiOrigin, warn }) {
      const name = `${mode} ${apiOrigin} ${copyOf(reads, visitor)}`;
      const known = looks.get(name);
      if (isCurrent(known, visitor)) {
        lastNeeds = known.shown.needs;
        return known.shown;
      }
      const context = { ...ways, mode, facts: visitor, site: { mainOrigin: site.mainOrigin, apiOrigin } };
      source ??= { doc: docOf(JSON.parse(inflateRawSync(packed!).toString()) as WirePage) };
      const resolution = resolve(source.doc, context, source.last);
      for (const warning of resolution.warnings) warn(warning);
      const shown = shownOf(resolution, { context, site: { links: site, frames }, cleaned });
      if (looks.size >= lookLimit && !looks.has(name)) looks.clear();
      looks.set(name, { shown, sinceMs: visitor.nowMs });
      const isFixed = mode === "native" && reads.size === 0 && shown.nextChangeAtMs === null;
      if (isFixed && wire) packed = ofItsSize(deflateRawSync(JSON.stringify(wire)));
      wire = undefined;
      source = isFixed && packed ? undefined : { ...source, last: resolution };
      lastNeeds = shown.needs;
      return shown;
    },
    lastNeeds: () => lastNeeds,
  };
}

/** What a page showed to those who see it alike, since when. */
interface Look {
  readonly shown: Shown;
  readonly sinceMs: number;
}

/** Looks of one page that are kept. Most pages have one, so what holds them is small. */
const lookLimit = 12;

const ways = {
  mode: "native",
  types: BLOCK_TYPES,
  conditions: SHOP_CONDITIONS,
  factories: ITEM_FACTORIES,
} as const;

/** Nobody in particular: what a page depends on is the same for every visitor. */
const anyone: Facts = {
  nowMs: 0,
  timeZone: "UTC",
  login: "logged-out",
  currency: "",
  country: "",
  variations: {},
};

interface Ways {
  readonly context: ResolveContext;
  readonly site: CleanSite;
  readonly cleaned: Cleaned;
}

function shownOf(resolution: Resolution, { context, site, cleaned }: Ways): Shown {
  const { nextChangeAtMs } = resolution;
  const blocks = withCleanHtml(resolution.blocks, BLOCK_TYPES, site, cleaned);
  const fill: Shown["fill"] = (some, data) => {
    const made = generateItems({ ...resolution, blocks: some }, context, data);
    return withCleanMade(made.blocks, uidsOf(some), site);
  };
  return {
    blocks,
    needs: needsOf(blocks),
    faq: faqData(blocks),
    nextChangeAtMs,
    answersLastMs: leastOf(sourcesOf(blocks).map(cacheMsOf)),
    fill: blocks.some(makesItems) ? fill : null,
  };
}

/** The sources of items of these blocks and those in them. */
const sourcesOf = (blocks: readonly ResolvedBlock[]): string[] =>
  blocks.flatMap(({ generated, items }) => [...(generated ? [generated.source] : []), ...sourcesOf(items)]);
const cacheMsOf = (source: string) => (ITEM_FACTORIES.sources.get(source)?.cacheSeconds ?? 0) * 1000;
const leastOf = (times: readonly number[]): number | null => (times.length > 0 ? Math.min(...times) : null);

const makesItems = ({ generated, items }: ResolvedBlock): boolean => generated !== undefined || items.some(makesItems);
