import { faqData } from "@selvedge/blocks/expandable/faq-data";
import { BLOCK_TYPES } from "@selvedge/blocks/registry";
import { withDivision } from "@selvedge/db/with-division";
import { decideVisit } from "@selvedge/domain/access/guards";
import { pageGuards } from "@selvedge/domain/access/page-access";
import { withFileAddresses } from "@selvedge/domain/files/stored-file";
import { SHOP_CONDITIONS } from "@selvedge/pages/conditions/shop-conditions";
import { needsOf } from "@selvedge/pages/needs";
import { isHomepage, isNoindex, type PageFacts } from "@selvedge/pages/page/page-rules";
import { type Resolution, resolve } from "@selvedge/pages/resolve/resolve";
import { fromWire } from "@selvedge/pages/wire/from-wire";
import { publishedPage } from "../../modules/pages/index.ts";
import { answerNeeds } from "../../modules/shop-window/index.ts";
import { type Account, findAccount } from "../../plugins/access.ts";
import { signedInFacts } from "../../plugins/visit-facts.ts";
import { withCleanHtml } from "../clean-html.ts";
import { factsOf, type Loaded, linkSiteOf, loadedPage, missing, stoppedBy, type Visit } from "../visit.ts";

/** A page that the shop's owner made, by its own address. */
export async function store(visit: Visit): Promise<Loaded> {
  const { platform, division, path } = visit;
  const row = await withDivision(platform.pools.web, division.id, (db) => publishedPage(db, division.id, path));
  if (!row) return missing;
  const doc = fromWire(withFileAddresses({ ...row.page, url: row.url }, platform.origins.files));
  const facts = doc.page as unknown as PageFacts;
  const door = await doorOf(visit, facts.properties.loginState);
  if (door.stopped) return door.stopped;
  const { resolution, isPrivate } = await resolveFor(visit, doc, door.account);
  const blocks = withCleanHtml(resolution.blocks, BLOCK_TYPES, linkSiteOf(visit));
  const needs = await answerNeeds(platform, division, needsOf(blocks));
  const { title, description } = facts.properties;
  const faq = faqData(blocks);
  return loadedPage<"store">({
    route: "store",
    data: {
      page: { version: Number(doc.page.version ?? 1), properties: facts.properties, url: row.url },
      blocks,
      needs,
    },
    meta: {
      title: isHomepage({ ...facts, url: row.url }) ? "" : String(title || row.name),
      description: typeof description === "string" ? description : "",
      canonicalPath: row.url,
      isNoindex: isNoindex(facts),
      crumbs: row.url === "/" ? [] : [{ title: String(title || row.name), url: row.url }],
      jsonLd: faq ? [faq] : [],
    },
    layout: typeof facts.properties.layout === "string" ? facts.properties.layout : "standard",
    tags: [`page:${row.id}`],
    isPrivate,
    changesAtMs: resolution.nextChangeAtMs,
  });
}

type Doc = ReturnType<typeof fromWire>;

interface Door {
  stopped: Loaded | null;
  /** undefined: nobody has looked yet, because everyone may see the page. */
  account: Account | null | undefined;
}

/** Whether this visitor may see the page. Only one that is not for everyone asks who they are. */
async function doorOf(visit: Visit, loginState: unknown): Promise<Door> {
  const names = pageGuards({ loginState, isPublished: true });
  if (names.length === 0) return { stopped: null, account: undefined };
  const account = await findAccount(visit.platform, visit.request);
  return { stopped: stoppedBy(decideVisit(names, signedInFacts(factsOf(visit), account))), account };
}

/**
 * The page for whoever asks. Most pages are the same for all; one with a condition on being signed in is looked at again
 * for this visitor, and then kept for nobody.
 */
async function resolveFor(
  { platform, division, request }: Visit,
  doc: Doc,
  known: Account | null | undefined,
): Promise<{ resolution: Resolution; isPrivate: boolean }> {
  const facts = (login: "logged-in" | "logged-out") => ({
    nowMs: platform.now().getTime(),
    login,
    currency: division.currency,
    country: "",
    variations: {},
  });
  // The API answers on every shop's own host, so pictures without a host of their own are right as they are.
  const site = { mainOrigin: platform.origins.main, apiOrigin: "" };
  const context = { mode: "native", types: BLOCK_TYPES, conditions: SHOP_CONDITIONS, site } as const;
  const resolution = resolve(doc, { ...context, facts: facts("logged-out") });
  for (const warning of resolution.warnings) request.log.warn({ warning }, "a page has a fault");
  if (!resolution.reads.has("login")) return { resolution, isPrivate: known !== undefined };
  const account = known === undefined ? await findAccount(platform, request) : known;
  return {
    resolution: account ? resolve(doc, { ...context, facts: facts("logged-in") }) : resolution,
    isPrivate: true,
  };
}
