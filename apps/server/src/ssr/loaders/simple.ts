import { dashboardPath } from "@selvedge/domain/access/account-guards";
import { passes } from "@selvedge/domain/access/guards";
import { safeRedirectPath } from "@selvedge/domain/access/redirect-path";
import { findAccount } from "../../plugins/access.ts";
import { signedInFacts } from "../../plugins/visit-facts.ts";
import { factsOf, type Loaded, loadedPage, missing as notThere, type Visit } from "../visit.ts";

/** Where somebody goes who signed in and wanted nothing else. */
export const afterSignIn = dashboardPath;

export async function login(visit: Visit): Promise<Loaded> {
  const { platform, request, query, form } = visit;
  const redirectTo = safeRedirectPath(form?.values.redirect_uri ?? query.get("redirect_uri"), afterSignIn);
  if (!form) {
    const facts = signedInFacts(factsOf(visit), await findAccount(platform, request));
    if (!passes("isLoggedOut", facts)) return { kind: "redirect", to: redirectTo, status: 303 };
  }
  return loadedPage<"login">({
    route: "login",
    data: { redirectTo, form },
    meta: { title: "Sign in", description: "", canonicalPath: "/login/", isNoindex: true },
    status: form ? 422 : 200,
    tags: [],
    isPrivate: true,
  });
}

export async function favourites({ division }: Visit): Promise<Loaded> {
  return loadedPage<"favourites">({
    route: "favourites",
    data: { currency: division.currency },
    meta: { title: "Favourites", description: "", canonicalPath: "/favourites/", isNoindex: true },
    tags: [],
  });
}

export const missing = async (): Promise<Loaded> => notThere;
