// What a client sends as a page becomes a draft: its own rules are checked here, field by field.
import { randomUUID } from "node:crypto";
import { BLOCK_TYPES } from "@selvedge/blocks/registry";
import { isOwnPath } from "@selvedge/contracts/pages/own-paths";
import { pageCallTexts } from "@selvedge/domain/errors/error-texts";
import type { DivisionId } from "@selvedge/domain/ids";
import type { LinkSite } from "@selvedge/domain/links/checked-link";
import { type BlockFault, pageFaults } from "@selvedge/pages/check/page-faults";
import { pageFieldFault } from "@selvedge/pages/check/page-fields";
import type { BlockRec, Doc } from "@selvedge/pages/doc";
import { isObject, type Json, type JsonObject } from "@selvedge/pages/json";
import { checkPageLimits, LIMIT_TEXT } from "@selvedge/pages/limits";
import { isOnlySent } from "@selvedge/pages/page/page-rules";
import { pageStoreError } from "@selvedge/pages/page/page-store";
import { normalisePageUrl } from "@selvedge/pages/page/page-url";
import { templateFaults } from "@selvedge/pages/templates/template-faults";
import { fromWire } from "@selvedge/pages/wire/from-wire";
import { toWire } from "@selvedge/pages/wire/to-wire";
import type { WirePage } from "@selvedge/pages/wire/wire";
import { Refusal } from "../../../plugins/refusal.ts";
import { cleanFields } from "./clean-html.ts";

/** Fields that are the server's own: in an answer for readers, and ignored in what they send. */
const SERVER_FIELDS = [
  ...["id", "uuid", "divisionId", "edited", "mode", "theme", "rev", "publishedAt", "updatedAt"],
  ...["liveVersion", "scheduledFor", "template"],
];
const SERVER_FLAGS = ["homepage", "deleted"];

export interface ReadPage {
  /** Normalised; empty where the page has none yet. */
  url: string;
  name: string;
  page: WirePage;
}

/**
 * The draft that a body describes, for the page at `currentUrl`. Throws `Page not attached to a store` and forbidden for
 * another store's page, and validation with every failing field: of the page by its name, of a block by its uid. Fields
 * that are still empty may be saved; they keep a page from being published. HTML is sanitised.
 */
export function readPage(
  body: Record<string, unknown>,
  { divisionId, currentUrl, site }: { divisionId: DivisionId; currentUrl: string | null; site: LinkSite },
): ReadPage {
  const json = body as JsonObject;
  requireStore(json, divisionId);
  const limits = checkPageLimits(json, Buffer.byteLength(JSON.stringify(json)));
  if (!limits.ok) throw invalid({ blocks: [LIMIT_TEXT[limits.code]] });
  const url = typeof json.url === "string" && json.url.trim() ? normalisePageUrl(json.url) : (currentUrl ?? "");
  const doc = withIds(withCleanHtml(fromWire(ownFieldsOf(json, url), randomUUID), site));
  const faults = {
    ...{ ...pageTexts(json), ...urlTexts(url, currentUrl), ...kindTexts(doc, url) },
    ...blockTexts(doc, (fault) => !fault.isMissing),
  };
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return { url, name: nameOf(json), page: toWire(doc) };
}

/**
 * Throws validation with every failing field of a draft that is to be published, the empty ones too, and with why a template
 * would not work.
 */
export function requireComplete(page: WirePage, template: string | null): void {
  const doc = fromWire(template === null ? page : { ...page, template });
  const ofTemplate = templateFaults(doc, BLOCK_TYPES).map(({ uid, text }) => [
    uid ? `blocks.${uid}` : "blocks",
    [text],
  ]);
  const faults = { ...blockTexts(doc, () => true), ...Object.fromEntries(ofTemplate) };
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

export const invalid = (errors: Record<string, string[]>) =>
  new Refusal("validation", { message: pageCallTexts.validation, errors });

function requireStore(json: JsonObject, divisionId: DivisionId): void {
  if (!("divisionId" in json)) return;
  const error = pageStoreError(json, divisionId);
  if (error) throw new Refusal(json.divisionId === null ? "apiError" : "permissionDenied", { message: error.message });
}

function ownFieldsOf(json: JsonObject, url: string): WirePage {
  const own = Object.entries(json).filter(([name]) => !SERVER_FIELDS.includes(name));
  const flags = Array.isArray(json.flags) ? json.flags : [];
  return {
    ...Object.fromEntries(own),
    url,
    flags: flags.filter((flag) => typeof flag === "string" && !SERVER_FLAGS.includes(flag)),
  } as WirePage;
}

/** What is stored can be written to a page as it is; it is sanitised once more when it is. */
function withCleanHtml(doc: Doc, site: LinkSite): Doc {
  const blocks = [...doc.blocks].map(([uid, rec]): [string, BlockRec] => {
    const fields = BLOCK_TYPES.get(rec.type)?.fields;
    return [uid, fields ? { ...rec, props: cleanFields(fields, rec.props, site) } : rec];
  });
  return { ...doc, blocks: new Map(blocks) };
}

/** A stored block has a number of its own within its page. */
export function withIds(doc: Doc): Doc {
  const taken = new Set<number>();
  const blocks = new Map(doc.blocks);
  let next = Math.max(0, ...[...blocks.values()].map(({ id }) => id ?? 0)) + 1;
  for (const rec of doc.blocks.values()) {
    const id = rec.id !== null && rec.id > 0 && !taken.has(rec.id) ? rec.id : next++;
    taken.add(id);
    blocks.set(rec.uid, { ...rec, id });
  }
  return { ...doc, blocks };
}

function nameOf(json: JsonObject): string {
  const title = isObject(json.properties) ? json.properties.title : undefined;
  const wanted = [json.name, title].find((text): text is string => typeof text === "string" && text.trim() !== "");
  return (wanted?.trim() ?? "Untitled").slice(0, 120);
}

/** Fields of the page that are there and hold something that they may not. */
function pageTexts(json: JsonObject): Record<string, string[]> {
  const paths: [string, string[], Json | undefined][] = [
    ...["layout", "published", "sitemap"].map((name): [string, string[], Json | undefined] => [
      name,
      [name],
      json[name],
    ]),
    ...Object.entries(isObject(json.properties) ? json.properties : {}).map(
      ([name, value]): [string, string[], Json | undefined] => [`properties.${name}`, ["properties", name], value],
    ),
  ];
  const failing = paths.filter(([, path, value]) => pageFieldFault(path, value) === "bad_value");
  return Object.fromEntries(failing.map(([field]) => [field, ["This value is not allowed here."]]));
}

function urlTexts(url: string, currentUrl: string | null): Record<string, string[]> {
  if (url === (currentUrl ?? "")) return {};
  if (currentUrl === "/") return { url: ["The home page stays at /."] };
  if (url === "/") return { url: ["The home page has this address."] };
  if (url.length > 200) return { url: ["Use up to 200 characters."] };
  if (!/^\/[a-z0-9/_-]+\/$/.test(url)) return { url: ["Use small letters, numbers and hyphens."] };
  return isOwnPath(url) ? { url: ["The shop uses this address itself. Choose another."] } : {};
}

/** Without its home page a shop has no front. */
function kindTexts({ page }: Doc, url: string): Record<string, string[]> {
  if (url !== "/" || !isOnlySent(page)) return {};
  return { "properties.isStorePage": ["The home page is always a page of your shop."] };
}

function blockTexts(doc: Doc, counts: (fault: BlockFault) => boolean): Record<string, string[]> {
  const failing = pageFaults(doc, BLOCK_TYPES).filter(counts);
  return Object.fromEntries(failing.map(({ uid, path, text }) => [`blocks.${uid}.${path.join(".")}`, [text]]));
}
