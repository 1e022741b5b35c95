import { readDivision } from "@selvedge/db/read-division";
import { pageGuards } from "@selvedge/domain/access/page-access";
import type { Need, NeedData } from "@selvedge/pages/needs";
import { isHomepage, isNoindex, type PageFacts } from "@selvedge/pages/page/page-rules";
import { answerNeeds } from "../../modules/shop/shop-window/index.ts";
import { pageMovedFrom, publishedPage } from "../../modules/site/pages/index.ts";
import { type Account, findAccount } from "../../plugins/access/find-account.ts";
import {
  checkVisit,
  type Elsewhere,
  elsewhereOf,
  type Loaded,
  linkSiteOf,
  loadedPage,
  missing,
  type Visit,
} from "../visit.ts";
import { rememberDocument, rememberedDocument, type Shown, type StoreDocument } from "./store-document.ts";

/** A page that the shop's owner made. */
export async function store(visit: Visit): Promise<Loaded<"store">> {
  const found = await readPage(visit);
  if (!found) return movedOrMissing(visit);
  const { id, url, name, version, facts } = found.document;
  const access = await accessOf(visit, facts);
  if (access.stopped) return access.stopped;
  const { shown, isPrivate } = await shownTo(visit, found.document, access.account);
  const needs = await answersTo(visit, shown.needs, found);
  const { title, description, layout } = facts.properties;
  return loadedPage<"store">({
    route: "store",
    data: { page: { version, properties: facts.properties, url }, blocks: shown.blocks, needs },
    meta: {
      title: isHomepage({ ...facts, url }) ? "" : String(title || name),
      description: typeof description === "string" ? description : "",
      canonicalPath: url,
      isNoindex: isNoindex(facts),
      crumbs:
        url === "/"
          ? []
          : [
              { title: "Home", url: "/" },
              { title: String(title || name), url },
            ],
      jsonLd: shown.faq ? [shown.faq] : [],
    },
    layout: typeof layout === "string" ? layout : "standard",
    tags: [`page:${id}`],
    isPrivate,
    changesAtMs: shown.nextChangeAtMs,
  });
}

/** A page that was at this address leads to where it is now. */
async function movedOrMissing({ platform, division, path }: Visit): Promise<Elsewhere> {
  const to = await readDivision(platform.pools.web, division.id, (db) => pageMovedFrom(db, division.id, path));
  return to ? { kind: "redirect", to, status: 301 } : missing;
}

interface Found {
  document: StoreDocument;
  /** The needs of the last visit, with current answers. */
  guessed: readonly Need[];
  answers: NeedData;
}

/**
 * The current page. The needs of the last visit are read together with the page's version: while the version is the same,
 * no further read is needed.
 */
async function readPage({ platform, division, path }: Visit): Promise<Found | null> {
  const held = rememberedDocument(platform, division.id, path);
  const guessed = held?.lastNeeds() ?? [];
  const [row, answers] = await readDivision(platform.pools.web, division.id, (db) =>
    Promise.all([
      publishedPage(db, division.id, path, held?.rowVersion),
      answerNeeds({ db, origins: platform.origins, division }, guessed),
    ]),
  );
  if (!row) return null;
  return { document: row.page ? rememberDocument(platform, division.id, row, row.page) : held!, guessed, answers };
}

/** Answers to exactly these needs; read again if the guess was wrong. */
async function answersTo(
  { platform, division }: Visit,
  needs: readonly Need[],
  { guessed, answers }: Found,
): Promise<NeedData> {
  if (needs === guessed) return answers;
  if (needs.length === 0) return {};
  return readDivision(platform.pools.web, division.id, (db) =>
    answerNeeds({ db, origins: platform.origins, division }, needs),
  );
}

interface PageAccess {
  stopped: Elsewhere | null;
  /** undefined: not read, because everyone may see the page. */
  account: Account | null | undefined;
}

/** Whether this visitor may see the page. Reads the account only if the page is not for everyone. */
async function accessOf(visit: Visit, { properties: { loginState }, published }: PageFacts): Promise<PageAccess> {
  const isPublished = published !== false;
  const names = pageGuards({ loginState, isPublished });
  if (names.length === 0) return { stopped: null, account: undefined };
  const { decision } = await checkVisit(visit, names);
  return { stopped: elsewhereOf(decision), account: await findAccount(visit.platform, visit.request) };
}

/**
 * The page for this visitor. Most pages are the same for everyone; one with a sign-in condition is resolved for this
 * visitor and not cached.
 */
async function shownTo(
  visit: Visit,
  document: StoreDocument,
  known: Account | null | undefined,
): Promise<{ shown: Shown; isPrivate: boolean }> {
  const { platform, division, request } = visit;
  const showTo = (login: "logged-in" | "logged-out") =>
    document.shown(
      { login, nowMs: platform.now().getTime(), currency: division.currency },
      linkSiteOf(visit),
      (warning) => request.log.warn({ warning }, "a page has a fault"),
    );
  const forAll = showTo("logged-out");
  if (!forAll.readsLogin) return { shown: forAll, isPrivate: known !== undefined };
  const account = known === undefined ? await findAccount(platform, request) : known;
  return { shown: account ? showTo("logged-in") : forAll, isPrivate: true };
}
