// A page's draft, for the shop's own people: `?preview=edit` shows every block, with what an editor needs to know of it;
// `all` the same without marks; `visitor` what a visitor would see. With `sample` it shows blocks that could be put on it, in the
// look of the shop and without what is around its pages. Never cached.
import type { Bound } from "@selvedge/db/bound";
import { readDivision } from "@selvedge/db/read-division";
import { readGeoCountry } from "@selvedge/domain/access/region";
import { chosenCurrency } from "@selvedge/domain/currency/shopper-currency";
import { isTemplateName } from "@selvedge/domain/templates/template-names";
import type { Facts } from "@selvedge/pages/conditions/condition";
import { isOnlySent } from "@selvedge/pages/page/page-rules";
import { answerNeeds, groundOf } from "../../modules/shop/shop-window/index.ts";
import { draftAt, lookAt, versionAt } from "../../modules/site/pages/index.ts";
import { sampleBlocks } from "../../modules/site/sections/index.ts";
import { visitorFact } from "../../plugins/access/visitor-facts.ts";
import { type Loaded, type LoadedPage, linkSiteOf, type Visit } from "../visit.ts";
import { varyingOf, visitorFacts } from "../visitor-copy.ts";
import { draftDocument, type StoreDocument } from "./store-document.ts";
import { storePage } from "./store-page.ts";
import { templatePreview } from "./templates/template-preview.ts";

const ways = ["edit", "all", "visitor"] as const;
type Way = (typeof ways)[number];

/**
 * The draft at an address for a visit that asks for it and may see it; null for all others. A template is shown with a page of
 * its kind, or around the home page, which `home` loads as visitors have it.
 */
export async function pagePreview(visit: Visit, home: () => Promise<Loaded>): Promise<LoadedPage | null> {
  const way = ways.find((each) => each === visit.query.get("preview"));
  const { platform, division, request } = visit;
  if (!way || !(await visitorFact("hasPreviewToken", { platform, request, divisionId: division.id }))) return null;
  const row = await readDivision(platform.pools.web, division.id, (db) => stateAsked(visit, db));
  if (!row?.page) return null;
  const sample = await sampleBlocks(platform, division.id, visit.query.get("sample"));
  const document = draftDocument(
    platform,
    division.id,
    row,
    sample ? { ...row.page, version: 1, blocks: sample } : row.page,
  );
  const shown = document.shown(await factsAsked(visit, document), linkSiteOf(visit), {
    mode: way === "visitor" ? "native" : "preview",
    apiOrigin: visit.origin,
    warn: () => {},
  });
  const needs = await readDivision(platform.pools.web, division.id, (db) =>
    answerNeeds({ ...groundOf(platform, division), db, path: row.url }, shown.needs),
  );
  const isHome = row.url === "/";
  const own = storePage(document, { shown, needs, canonicalPath: row.url, isHome, nowMs: platform.now().getTime() });
  const mode = way === "visitor" ? {} : { mode: "preview" as const };
  const layout = !sample && isOnlySent(document.facts) ? { layout: "mail" } : {};
  const bare = { ...own, ...layout, data: { ...own.data, page: { ...own.data.page, ...mode } } };
  const template = !sample && isTemplateName(row.template) ? row.template : null;
  const isNative = way === "visitor";
  const page = template
    ? await templatePreview(visit, { name: template, document, shown, needs, bare, isNative }, home)
    : bare;
  const attributes = {
    ...attributesOf(way, row, platform.origins.main),
    ...(sample && { "data-sample": "" }),
    ...(template && way === "edit" && { "data-edits": template }),
  };
  // What hides the shop's usual header and footer around a sample knows nothing of its own ones.
  const around = sample ? { around: { header: null, footer: null } } : {};
  const meta = { ...page.meta, isNoindex: true, attributes };
  return { ...page, ...around, meta, isPrivate: true, changesAtMs: null };
}

/** The draft, or the version or the kept state that the address names instead. */
function stateAsked({ query, division, path }: Visit, db: Bound) {
  const look = query.get("look") ?? "";
  if (isUuid.test(look)) return lookAt(db, division.id, path, look);
  const version = Number(query.get("version") ?? 0);
  const isNamed = Number.isInteger(version) && version > 0;
  return isNamed ? versionAt(db, division.id, path, version) : draftAt(db, division.id, path);
}

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What the document says of itself, for an editor around it. */
const attributesOf = (
  way: Way,
  { id, rev }: { id: number; rev: number },
  dashboard: string,
): Record<string, string> => ({
  "data-preview": way,
  "data-page": String(id),
  "data-rev": String(rev),
  ...(way === "edit" ? { "data-editing": "", "data-dashboard": dashboard } : {}),
});

/** The looker's own facts, but for those that the address names: `as-login`, `as-country`, `as-currency`, `as-at`. */
async function factsAsked(visit: Visit, { reads }: StoreDocument): Promise<Facts> {
  const { query, platform, division } = visit;
  const varying = await varyingOf(visit, reads);
  const own = await visitorFacts(visit, varying);
  const login = query.get("as-login");
  const at = Date.parse(query.get("as-at") ?? "");
  return {
    ...own,
    login: login === "logged-in" || login === "logged-out" ? login : own.login,
    country: query.has("as-country") ? (readGeoCountry(query.get("as-country")) ?? "") : own.country,
    currency: query.has("as-currency")
      ? chosenCurrency(query.get("as-currency") ?? "", varying.currencies)
      : own.currency,
    nowMs: Number.isFinite(at) ? at : platform.now().getTime(),
    timeZone: division.timeZone,
  };
}
