// What the pages of signing in share: their paths, where they lead on to, the password and the second factor.
import { dashboardPath, shopAccountPath } from "@selvedge/domain/access/account-guards";
import { safeRedirectPath } from "@selvedge/domain/access/redirect-path";
import { needsCaptcha, waitingSignIn } from "../../../modules/people/accounts/index.ts";
import type { Place } from "../../../plugins/tenancy.ts";
import { checkVisit, type Loaded, type LoadedPage, loadedPage, type Visit } from "../../visit.ts";

/** Where somebody goes who signed in and wanted nothing else. */
export const afterSignIn = ({ kind }: Pick<Place, "kind">): string =>
  kind === "shop" ? shopAccountPath : dashboardPath;

export const signInPaths = {
  password: "/login/",
  code: "/login/code/",
  recovery: "/login/recovery/",
  /** At a shop: the code of a mail, and the other way in. */
  sent: "/login/sent/",
  shopper: "/login/password/",
  /** At a shop, without an account. */
  order: "/login/order/",
};

/** A page of the sign-in that leads on to where the visitor wanted to go. */
export const signInPath = (path: string, redirectTo: string, more: Record<string, string> = {}): string =>
  `${path}?${new URLSearchParams({ redirect_uri: redirectTo, ...more })}`;

const notices: Readonly<Record<string, string>> = {
  confirmed: "Your email is confirmed. Sign in to go on.",
  expired: "This sign-in took too long or too many codes. Enter your password again.",
  email: "Your address is changed. Sign in with the new one.",
  reset: "Your password is changed and all devices are signed out. Sign in with the new one.",
};

/** Where a page of the sign-in leads on to. */
export const wantedOf = ({ place, query, form }: Visit): string =>
  safeRedirectPath(form?.values.redirect_uri ?? query.get("redirect_uri"), afterSignIn(place));

/** Whether a page of the sign-in has nothing to ask. A form that was refused is shown. */
export const isSignedIn = async (visit: Visit): Promise<boolean> =>
  !visit.form && !(await checkVisit(visit, ["isLoggedOut"])).decision.ok;

export type Ask = (visit: Visit, redirectTo: string) => Promise<Loaded<"login">>;

export async function askPassword({ platform, query, form }: Visit, redirectTo: string): Promise<Loaded<"login">> {
  const isNeeded = form?.values.email ? await needsCaptcha(platform, form.values.email) : false;
  const notice = notices[query.get("notice") ?? ""];
  return page(form ? 422 : 200, {
    asks: "account",
    redirectTo,
    form,
    captcha: isNeeded ? platform.captcha.task() : null,
    ...(notice && !form ? { notice } : {}),
  });
}

export async function askCode(visit: Visit, redirectTo: string): Promise<Loaded<"login">> {
  const { platform, request, path, query, form } = visit;
  const waiting = await waitingSignIn(platform, { request });
  if (!waiting)
    return { kind: "redirect", to: signInPath(signInPaths.password, redirectTo, { notice: "expired" }), status: 303 };
  const isRecovery = path === signInPaths.recovery || waiting.kinds.every((kind) => kind === "recovery");
  return page(form ? 422 : 200, {
    asks: isRecovery ? "recoveryCode" : "code",
    redirectTo,
    form,
    isBrief: (form?.values.keep ?? query.get("keep")) === "no",
    code: { ...waiting, isSent: query.has("sent") || !waiting.kinds.includes("app") },
  });
}

export const page = (status: number, data: LoadedPage<"login">["data"]): LoadedPage<"login"> =>
  loadedPage<"login">({
    route: "login",
    data,
    meta: { title: "Sign in", description: "", canonicalPath: signInPaths.password, isNoindex: true },
    status,
    tags: [],
    isPrivate: true,
  });
