import { readDivision } from "@selvedge/db/read-division";
import { pageGuards } from "@selvedge/domain/access/pages/page-access";
import { homepageTest } from "@selvedge/domain/access/place-guards";
import type { Reads } from "@selvedge/pages/conditions/condition";
import type { Need, NeedData } from "@selvedge/pages/needs";
import { isMail, isOnlySent } from "@selvedge/pages/page/page-rules";
import { joinedReads, type ResolvedBlock } from "@selvedge/pages/resolve/resolve";
import { answerNeeds, groundOf } from "../../modules/shop/shop-window/index.ts";
import { newHomepageUrl, pageMovedFrom, publishedPage, unpublishedPage } from "../../modules/site/pages/index.ts";
import { shopFacts } from "../../plugins/access/shop-facts.ts";
import { failedLoad } from "../failed-load.ts";
import { type Copy, copyOf } from "../varying.ts";
import { checkVisit, type Elsewhere, elsewhereOf, type Loaded, linkSiteOf, missing, type Visit } from "../visit.ts";
import { varyingOf, visitorFacts } from "../visitor-copy.ts";
import { pagePreview } from "./page-preview.ts";
import { openedTo } from "./posting/gates.ts";
import {
  draftDocument,
  rememberDocument,
  rememberedDocument,
  type Shown,
  type StoreDocument,
} from "./store-document.ts";
import { storePage } from "./store-page.ts";

/** A page that the shop's owner made. */
export async function store(visit: Visit): Promise<Loaded> {
  const home = { ...visit, path: "/", query: new URLSearchParams(), params: {} };
  return (await pagePreview(visit, () => ownPage(home))) ?? ownPage(visit);
}

async function ownPage(visit: Visit): Promise<Loaded<"store">> {
  if (visit.params.page !== undefined) return mailPage(visit, visit.params.page);
  const home = await homepageOf(visit);
  const found = (await readPage(visit, home.path)) ?? (await readDraft(visit));
  if ("kind" in found) return found;
  const { document, isDraft } = found;
  if (isOnlySent(document.facts)) return missing;
  const access = await accessOf(visit, {
    ...document.facts.properties,
    isPublished: !isDraft && document.facts.published !== false,
  });
  if (access.stopped) return access.stopped;
  const resolved = await shownTo(visit, document, home.reads);
  const { shown, hasGates } = await openedTo(visit, resolved.shown);
  const needs = await answersTo(visit, shown.needs, found);
  const isHome = visit.path === "/";
  const canonicalPath = isHome ? visit.path : document.url;
  const page = storePage(document, { shown, needs, canonicalPath, isHome, nowMs: nowOf(visit) });
  const isNoindex = isDraft || page.meta.isNoindex;
  const copy = hasGates ? null : resolved.copy;
  const status = visit.form ? { status: 422 } : {};
  const isPrivate = hasGates || access.isGuarded;
  const tags = [...page.tags, ...home.tags];
  return { ...page, meta: { ...page.meta, isNoindex }, tags, isPrivate, copy, ...status };
}

/**
 * A page that goes out as a mail, for those who open it in a browser: alone, in a mail's width, and never searched for. Its
 * own address is below /teemail/; elsewhere it is not found (storefront §2.1).
 */
async function mailPage(visit: Visit, name: string): Promise<Loaded<"store">> {
  const found = await readPage(visit, `/${name}/`);
  if (!found || !isMail(found.document.facts)) return missing;
  const { document } = found;
  const { shown, copy } = await shownTo(visit, document);
  const needs = await answersTo(visit, shown.needs, found);
  const page = storePage(document, { shown, needs, canonicalPath: visit.path, isHome: false, nowMs: nowOf(visit) });
  return { ...page, meta: { ...page.meta, isNoindex: true, crumbs: [] }, layout: "mail", copy };
}

/** The blocks of a published page for this visitor, with what is behind its gates; none for no page. */
export async function blocksOfPage(visit: Visit): Promise<readonly ResolvedBlock[]> {
  const found = await readPage(visit, visit.path);
  return found ? (await shownTo(visit, found.document)).shown.blocks : [];
}

const nowOf = ({ platform }: Visit): number => platform.now().getTime();

interface Found {
  document: StoreDocument;
  /** The needs of the last visit, with current answers. */
  guessed: readonly Need[];
  answers: NeedData;
  isDraft: boolean;
}

interface Home {
  readonly path: string;
  /** What the choice among pages depends on, and the page that was not chosen. */
  readonly reads: Reads;
  readonly tags: readonly string[];
}

/**
 * Which page a visit is about. While a split test runs, the home page is another one for some. Its copies are told apart by
 * what either page depends on, because both are cached under one address.
 */
async function homepageOf(visit: Visit): Promise<Home> {
  const { platform, division, path } = visit;
  const own = { path, reads: new Map(), tags: [] };
  if (path !== "/" || !(await shopFacts(platform, division.id)).hasHomepageTest) return own;
  const newPath = await readDivision(platform.pools.web, division.id, (db) => newHomepageUrl(db, division.id));
  if (newPath === null) return own;
  const isNew = (await checkVisit(visit, ["seesNewHomepage"])).decision.ok;
  const other = (await readPage(visit, isNew ? path : newPath))?.document;
  return {
    path: isNew ? newPath : path,
    reads: joinedReads([homepageReads, other?.reads ?? new Map()]),
    tags: other ? [`page:${other.id}`] : [],
  };
}

const homepageReads: Reads = new Map([
  [`variation:${homepageTest.name}` as const, new Set([homepageTest.newVariation])],
]);

/**
 * The draft of a page that is not published, for those who may see such pages. Others are led to the 404 page, and that answer
 * is theirs alone. A page that was at this address leads to where it is now.
 */
async function readDraft(visit: Visit): Promise<Found | Elsewhere> {
  const { platform, division, path } = visit;
  const [row, movedTo] = await readDivision(platform.pools.web, division.id, (db) =>
    Promise.all([unpublishedPage(db, division.id, path), pageMovedFrom(db, division.id, path)]),
  );
  if (row?.page && (await checkVisit(visit, ["canVisitUnpublishedPages"])).decision.ok)
    return { document: draftDocument(platform, division.id, row, row.page), guessed: [], answers: {}, isDraft: true };
  if (movedTo) return { kind: "redirect", to: movedTo, status: 301 };
  return row ? failedLoad(403) : missing;
}

/**
 * The current page. The needs of the last visit are read together with the page's version: while the version is the same,
 * no further read is needed.
 */
async function readPage({ platform, division }: Visit, path: string): Promise<Found | null> {
  const held = rememberedDocument(platform, division.id, path);
  const guessed = held?.lastNeeds() ?? [];
  const [row, answers] = await readDivision(platform.pools.web, division.id, (db) =>
    Promise.all([
      publishedPage(db, division.id, path, held?.rowVersion),
      answerNeeds({ ...groundOf(platform, division), db, path }, guessed),
    ]),
  );
  if (!row) return null;
  const document = row.page ? rememberDocument(platform, division.id, row, row.page) : held!;
  return { document, guessed, answers, isDraft: false };
}

/** Answers to exactly these needs; read again if the guess was wrong. */
async function answersTo(
  { platform, division, path }: Visit,
  needs: readonly Need[],
  { guessed, answers }: Found,
): Promise<NeedData> {
  if (needs === guessed) return answers;
  if (needs.length === 0) return {};
  return readDivision(platform.pools.web, division.id, (db) =>
    answerNeeds({ ...groundOf(platform, division), db, path }, needs),
  );
}

/** Whether this visitor may see the page. A page that asks nothing of its visitors is the same for everyone. */
async function accessOf(
  visit: Visit,
  { loginState, guards, isPublished }: { loginState?: unknown; guards?: unknown; isPublished: boolean },
): Promise<{ stopped: Elsewhere | null; isGuarded: boolean }> {
  const names = pageGuards({ loginState, guards, isPublished });
  if (names.length === 0) return { stopped: null, isGuarded: false };
  const { decision } = await checkVisit(visit, names);
  return { stopped: elsewhereOf(decision, visit), isGuarded: true };
}

/**
 * The page for this visitor. Most pages are the same for everyone; of one with a condition about the visitor there is a copy
 * for each of its looks, and for what else its address depends on.
 */
async function shownTo(
  visit: Visit,
  document: StoreDocument,
  besides: Reads = new Map(),
): Promise<{ shown: Shown; copy: Copy | null }> {
  const { division, request } = visit;
  const reads = joinedReads([document.reads, besides]);
  const varying = await varyingOf(visit, reads);
  const known = await visitorFacts(visit, varying);
  const shown = document.shown({ ...known, nowMs: nowOf(visit), timeZone: division.timeZone }, linkSiteOf(visit), {
    mode: "native",
    apiOrigin: visit.origin,
    warn: (warning) => request.log.warn({ warning }, "a page has a fault"),
  });
  return { shown, copy: reads.size === 0 ? null : { varying, name: copyOf(reads, known) } };
}
