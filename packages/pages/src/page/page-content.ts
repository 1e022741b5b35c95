import { canonicalJson, isObject, type Json } from "../json.ts";
import { fromWire } from "../wire/from-wire.ts";
import { toWire } from "../wire/to-wire.ts";
import type { WireBlock, WirePage } from "../wire/wire.ts";
import { PAGE_DEFAULTS, PAGE_PROPERTY_DEFAULTS } from "./page-rules.ts";

/** Fields that the server writes, and those that take effect at once, whatever is published. */
const beside = new Set([
  ...["id", "uuid", "divisionId", "name", "url", "edited", "mode", "theme", "rev", "publishedAt", "updatedAt"],
  ...["liveVersion", "scheduledFor", "template"],
]);
/** What names a block and says where it is: its place in the list says the same. */
const namesOfBlocks = new Set(["id", "uid", "pos", "order", "parent", "page", "unpublished"]);
const { layout, published, sitemap } = PAGE_DEFAULTS;
const defaults = { layout, published, sitemap, version: 1, flags: [], preloadables: [], keyPhraseCampaignId: null };

/** What a page shows, as one text: equal for two pages that show the same, however they are written. */
export function contentOf(page: WirePage): string {
  const { blocks = [], ...fields } = toWire(fromWire(page));
  const own = Object.fromEntries(Object.entries(fields).filter(([name]) => !beside.has(name)));
  const flags = (Array.isArray(own.flags) ? own.flags : []).filter((flag) => flag !== "homepage");
  const properties = { ...PAGE_PROPERTY_DEFAULTS, ...(isObject(own.properties) ? own.properties : {}) };
  const content = {
    ...defaults,
    ...own,
    flags,
    properties,
    blocks: blocks.map((block) => contentOfBlock(block as WireBlock)),
  };
  return canonicalJson(content as unknown as Json);
}

function contentOfBlock({ items = [], ...block }: WireBlock): Json {
  const own = Object.entries(block).filter(([name]) => !namesOfBlocks.has(name));
  return { ...Object.fromEntries(own), items: items.map((item) => contentOfBlock(item as WireBlock)) } as Json;
}
