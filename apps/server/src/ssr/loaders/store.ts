import { readDivision } from "@selvedge/db/read-division";
import { decideVisit } from "@selvedge/domain/access/guards";
import { pageGuards } from "@selvedge/domain/access/page-access";
import type { Need, NeedData } from "@selvedge/pages/needs";
import { isHomepage, isNoindex } from "@selvedge/pages/page/page-rules";
import { publishedPage } from "../../modules/pages/index.ts";
import { answerNeeds } from "../../modules/shop-window/index.ts";
import { type Account, findAccount } from "../../plugins/access.ts";
import { signedInFacts } from "../../plugins/visit-facts.ts";
import { rememberDocument, rememberedDocument, type Shown, type StoreDocument } from "../store-document.ts";
import { factsOf, type Loaded, linkSiteOf, loadedPage, missing, stoppedBy, type Visit } from "../visit.ts";

/** A page that the shop's owner made, by its own address. */
export async function store(visit: Visit): Promise<Loaded> {
  const found = await readPage(visit);
  if (!found) return missing;
  const { id, url, name, version, facts } = found.document;
  const door = await doorOf(visit, facts.properties.loginState);
  if (door.stopped) return door.stopped;
  const { shown, isPrivate } = await shownTo(visit, found.document, door.account);
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

interface Found {
  document: StoreDocument;
  /** What the page needed the last time, and the answers of now. */
  guessed: readonly Need[];
  answers: NeedData;
}

/**
 * The page as it is now. What it needed the last time is read together with its version: as long as that version holds,
 * nothing more is to be asked.
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

/** Answers to exactly these needs; asked for again where they are not the ones that were guessed. */
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
 * What whoever asks is shown. Most pages are the same for all; one with a condition on being signed in is looked at again
 * for this visitor, and then kept for nobody.
 */
async function shownTo(
  visit: Visit,
  document: StoreDocument,
  known: Account | null | undefined,
): Promise<{ shown: Shown; isPrivate: boolean }> {
  const { platform, division, request } = visit;
  const look = (login: "logged-in" | "logged-out") =>
    document.shown(
      { login, nowMs: platform.now().getTime(), currency: division.currency },
      linkSiteOf(visit),
      (warning) => request.log.warn({ warning }, "a page has a fault"),
    );
  const forAll = look("logged-out");
  if (!forAll.readsLogin) return { shown: forAll, isPrivate: known !== undefined };
  const account = known === undefined ? await findAccount(platform, request) : known;
  return { shown: account ? look("logged-in") : forAll, isPrivate: true };
}
