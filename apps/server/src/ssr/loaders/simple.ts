import { safeRedirectPath } from "@selvedge/domain/access/redirect-path";
import { findAccount } from "../../plugins/access.ts";
import { type Loaded, loadedPage, missing as notThere, type Visit } from "../visit.ts";

/** Where somebody goes who signed in and wanted nothing else. */
export const afterSignIn = "/dashboard/";

export async function login({ platform, request, query, form }: Visit): Promise<Loaded> {
  const redirectTo = safeRedirectPath(form?.values.redirect_uri ?? query.get("redirect_uri"), afterSignIn);
  if (!form && (await findAccount(platform, request))) return { kind: "redirect", to: redirectTo, status: 303 };
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
