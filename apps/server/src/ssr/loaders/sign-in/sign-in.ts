// Signing in on the platform's own site, and a forgotten password. What a shop's own host asks is in shopper-sign-in.ts.
import type { ResetPageData } from "@selvedge/contracts/pages/page-data";
import { shopperPath } from "@selvedge/domain/access/account-guards";
import { mayReset } from "../../../modules/people/accounts/index.ts";
import { type Loaded, loadedPage, missing, type Visit } from "../../visit.ts";
import { handOver, shopperShop } from "./hand-over.ts";
import { shopSignIn } from "./shopper-sign-in.ts";
import { type Ask, askCode, askPassword, isSignedIn, signInPaths, wantedOf } from "./sign-in-steps.ts";

export async function login(visit: Visit): Promise<Loaded<"login">> {
  const { place, path } = visit;
  if (place.kind === "shop") return shopSignIn(visit);
  if (path.startsWith("/login/hand-over/")) return handOver(visit);
  if (path === shopperPath) return shopperShop(visit);
  const ask = asked[path];
  if (!ask) return missing;
  const redirectTo = wantedOf(visit);
  return (await isSignedIn(visit)) ? { kind: "redirect", to: redirectTo, status: 303 } : ask(visit, redirectTo);
}

const asked: Readonly<Record<string, Ask>> = {
  [signInPaths.password]: askPassword,
  [signInPaths.code]: askCode,
  [signInPaths.recovery]: askCode,
};

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
