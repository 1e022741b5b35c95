// The pages of a shop that is not open to the visitor.
import type { ClosedPageData } from "@selvedge/contracts/pages/page-data";
import { safeRedirectPath } from "@selvedge/domain/access/redirect-path";
import { countdownPath, gatePath } from "@selvedge/domain/access/store-guards";
import { comingSoonTexts } from "../../modules/shop/gate/index.ts";
import { shopFacts } from "../../plugins/access/shop-facts.ts";
import { checkVisit, elsewhereOf, type Loaded, loadedPage, missing, type Visit } from "../visit.ts";

/** The countdown of a shop that opens soon, or the notice of one under review. */
export async function closed({ platform, division, path }: Visit): Promise<Loaded<"closed">> {
  const data: ClosedPageData =
    path === countdownPath
      ? { reason: "comingSoon", ...(await comingSoonTexts(platform, division.id)) }
      : { reason: "underReview", title: "", text: "" };
  return loadedPage<"closed">({
    route: "closed",
    data,
    meta: { title: titles[data.reason], description: "", canonicalPath: path, isNoindex: true },
    tags: [],
    isPrivate: true,
  });
}

const titles: Record<ClosedPageData["reason"], string> = { comingSoon: "Coming soon", underReview: "Under review" };

/** The shop's password form, on the shop's own /login/. Redirects if no password is needed. */
export async function shopPassword(visit: Visit): Promise<Loaded<"login">> {
  const { platform, division, query, form } = visit;
  const access = await checkVisit(visit, ["canVisitLogin"]);
  if (!access.decision.ok) return elsewhereOf((await checkVisit(visit, ["mainOnly"])).decision) ?? missing;
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
