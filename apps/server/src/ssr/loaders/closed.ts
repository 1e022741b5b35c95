// The pages of a shop that is not open to the visitor.
import type { ClosedPageData } from "@selvedge/contracts/pages/page-data";
import { readDivision } from "@selvedge/db/read-division";
import { safeRedirectPath } from "@selvedge/domain/access/redirect-path";
import { countdownPath, gatePath, underReviewPath } from "@selvedge/domain/access/store-guards";
import { denialOf, enterByLink } from "../../modules/people/visitors/index.ts";
import { comingSoonOf } from "../../modules/shop/gate/index.ts";
import { shopFacts } from "../../plugins/access/shop-facts.ts";
import { checkVisit, elsewhereOf, type Loaded, loadedPage, missing, type Visit } from "../visit.ts";
import { blocksOfPage } from "./store.ts";

const nothingSaid = { title: "", text: "", opening: null, hasPassword: false };

/** The countdown of a shop that opens soon, the notice of one under review, and the link that lets a visitor in. */
export async function closed(visit: Visit): Promise<Loaded<"closed">> {
  if (visit.path === countdownPath) return page(visit, await comingSoon(visit));
  if (visit.path === underReviewPath) return page(visit, { reason: await reviewOf(visit), ...nothingSaid });
  const { platform, division, params, reply } = visit;
  const isIn = await enterByLink(platform, { divisionId: division.id, token: params.token ?? "", reply });
  return isIn ? { kind: "redirect", to: "/", status: 303 } : page(visit, { reason: "linkGone", ...nothingSaid }, 404);
}

/** Still looked at, or looked at and not approved. */
async function reviewOf({ platform, division }: Visit): Promise<"underReview" | "denied"> {
  const denial = await readDivision(platform.pools.web, division.id, (db) => denialOf(db, division.id));
  return denial ? "denied" : "underReview";
}

const page = ({ path }: Visit, data: ClosedPageData, status = 200): Loaded<"closed"> =>
  loadedPage<"closed">({
    route: "closed",
    data,
    meta: {
      title: titles[data.reason],
      description: "",
      canonicalPath: data.reason === "linkGone" ? "/let-in/" : path,
      isNoindex: true,
    },
    status,
    tags: [],
    isPrivate: true,
  });

const titles: Record<ClosedPageData["reason"], string> = {
  comingSoon: "Coming soon",
  underReview: "Under review",
  denied: "Closed",
  linkGone: "This link no longer works",
};

async function comingSoon(visit: Visit): Promise<ClosedPageData> {
  const { platform, division } = visit;
  const [said, { passwordHash }, block] = await Promise.all([
    comingSoonOf(platform, division.id),
    shopFacts(platform, division.id),
    storeHiddenOf(visit),
  ]);
  const title = block?.title || said.title;
  const text = block?.copy || said.text;
  const opensAt = block?.opensAt || said.opensAt;
  const opening = opensAt && {
    at: opensAt,
    words: openingWords(opensAt, division.timeZone),
    inMs: Date.parse(opensAt) - platform.now().getTime(),
  };
  return { reason: "comingSoon", title, text, opening: opening || null, hasPassword: passwordHash !== null };
}

/** What the first such block of the home page says; null for a home page without one. */
async function storeHiddenOf(visit: Visit): Promise<Record<"title" | "copy" | "opensAt", string> | null> {
  const blocks = await blocksOfPage({ ...visit, path: "/" });
  const props = blocks.find(({ type }) => type === "storeHidden")?.props;
  return props ? { title: String(props.title), copy: String(props.copy), opensAt: String(props.opensAt) } : null;
}

/** "Friday 1 May 2026 at 10:00 BST", in the shop's own time. */
const openingWords = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat("en-GB", {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone,
  }).format(new Date(at));

/** The shop's password form, on the shop's own /login/. Redirects if no password is needed. */
export async function shopPassword(visit: Visit): Promise<Loaded<"login">> {
  const { platform, division, query, form } = visit;
  const access = await checkVisit(visit, ["canVisitLogin"]);
  if (!access.decision.ok) return elsewhereOf((await checkVisit(visit, ["mainOnly"])).decision, visit) ?? missing;
  const { store } = await shopFacts(platform, division.id);
  if (!store.isPasswordProtected) return { kind: "redirect", to: countdownPath, status: 302 };
  const redirectTo = safeRedirectPath(form?.values.redirect_uri ?? query.get("redirect_uri"), "/");
  return loadedPage<"login">({
    route: "login",
    data: { asks: "shopPassword", redirectTo, form },
    meta: { title: "Enter the password", description: "", canonicalPath: gatePath, isNoindex: true },
    status: form ? 422 : 200,
    tags: [],
    isPrivate: true,
  });
}
