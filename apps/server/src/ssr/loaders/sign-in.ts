// Signing in on the platform's own site, and a forgotten password. On a shop's host /login/ asks for the shop's password.
import type { ResetPageData } from "@selvedge/contracts/pages/page-data";
import { dashboardPath } from "@selvedge/domain/access/account-guards";
import { safeRedirectPath } from "@selvedge/domain/access/redirect-path";
import { mayReset, needsCaptcha, waitingSignIn } from "../../modules/people/accounts/index.ts";
import { checkVisit, type Loaded, loadedPage, missing, type Visit } from "../visit.ts";
import { shopPassword } from "./closed.ts";

/** Where somebody goes who signed in and wanted nothing else. */
export const afterSignIn = dashboardPath;

export const signInPaths = { password: "/login/", code: "/login/code/", recovery: "/login/recovery/" };

/** A page of the sign-in that leads on to where the visitor wanted to go. */
export const signInPath = (path: string, redirectTo: string, more: Record<string, string> = {}): string =>
  `${path}?${new URLSearchParams({ redirect_uri: redirectTo, ...more })}`;

const notices: Readonly<Record<string, string>> = {
  expired: "This sign-in took too long or too many codes. Enter your password again.",
  email: "Your address is changed. Sign in with the new one.",
  reset: "Your password is changed and all devices are signed out. Sign in with the new one.",
};

export async function login(visit: Visit): Promise<Loaded<"login">> {
  const { place, path } = visit;
  if (place.kind === "shop") return path === signInPaths.password ? shopPassword(visit) : missing;
  const { query, form } = visit;
  const redirectTo = safeRedirectPath(form?.values.redirect_uri ?? query.get("redirect_uri"), afterSignIn);
  if (!form && !(await checkVisit(visit, ["isLoggedOut"])).decision.ok)
    return { kind: "redirect", to: redirectTo, status: 303 };
  return path === signInPaths.password ? askPassword(visit, redirectTo) : askCode(visit, redirectTo);
}

async function askPassword({ platform, query, form }: Visit, redirectTo: string): Promise<Loaded<"login">> {
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

async function askCode(visit: Visit, redirectTo: string): Promise<Loaded<"login">> {
  const { platform, request, path, query, form } = visit;
  const waiting = await waitingSignIn(platform, { request });
  if (!waiting)
    return { kind: "redirect", to: signInPath(signInPaths.password, redirectTo, { notice: "expired" }), status: 303 };
  const isRecovery = path === signInPaths.recovery || waiting.kinds.every((kind) => kind === "recovery");
  return page(form ? 422 : 200, {
    asks: isRecovery ? "recoveryCode" : "code",
    redirectTo,
    form,
    code: { ...waiting, isSent: query.has("sent") || !waiting.kinds.includes("app") },
  });
}

const page = (status: number, data: Extract<Loaded<"login">, { kind: "page" }>["data"]): Loaded<"login"> =>
  loadedPage<"login">({
    route: "login",
    data,
    meta: { title: "Sign in", description: "", canonicalPath: signInPaths.password, isNoindex: true },
    status,
    tags: [],
    isPrivate: true,
  });

const titles: Record<ResetPageData["step"], string> = {
  request: "Reset your password",
  sent: "Check your inbox",
  newPassword: "Choose a new password",
  gone: "This link no longer works",
};

export async function reset({ platform, place, params, query, form }: Visit): Promise<Loaded<"reset">> {
  if (place.kind === "shop") return missing;
  const token = params.token ?? "";
  const step = token
    ? (await mayReset(platform, token))
      ? "newPassword"
      : "gone"
    : query.has("sent")
      ? "sent"
      : "request";
  return loadedPage<"reset">({
    route: "reset",
    data: { step, token, form, captcha: step === "request" ? platform.captcha.task() : null },
    meta: { title: titles[step], description: "", canonicalPath: "/reset-password/", isNoindex: true },
    status: form ? 422 : 200,
    tags: [],
    isPrivate: true,
  });
}
