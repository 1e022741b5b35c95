// Signing in at a shop's own host: by a link or six digits in a mail, or with a password. While the shop is closed to the
// visitor its /login/ is the shop's own gate. Source: readings "/login/".
import { signInPath } from "@selvedge/domain/access/account-guards";
import { gatePath } from "@selvedge/domain/access/store-guards";
import { receiptFor } from "../../../modules/orders/receipt/index.ts";
import { linkOf, mailedTo, resendAfter } from "../../../modules/people/mail-sign-in/index.ts";
import { findAccount } from "../../../plugins/access/find-account.ts";
import { checkVisit, type Loaded, missing, type Visit } from "../../visit.ts";
import { shopPassword } from "../closed.ts";
import { startOrTake } from "./hand-over.ts";
import { type Ask, askCode, askPassword, isSignedIn, page, signInPaths, wantedOf } from "./sign-in-steps.ts";

const notices: Readonly<Record<string, string>> = {
  confirmed: "Your email is confirmed. Sign in to go on.",
  expired: "This sign-in took too long or too many codes. Please start again.",
  out: "You are signed out, and this browser has forgotten what you typed.",
  deleted: "Your account is deleted, and you are signed out on every device.",
};

export async function shopSignIn(visit: Visit): Promise<Loaded<"login">> {
  const { path } = visit;
  const isClosed = (await checkVisit(visit, ["canVisitLogin"])).decision.ok;
  if (isClosed)
    return path === gatePath ? shopPassword(visit) : { kind: "redirect", to: signInPath(path), status: 303 };
  const [step = ""] = /^\/login\/(?:[a-z-]+\/)?/.exec(path) ?? [];
  if (step === "/login/hand-over/") return startOrTake(visit);
  if (step === "/login/link/") return askToEnter(visit);
  const ask = steps[step];
  if (!ask) return missing;
  const redirectTo = wantedOf(visit);
  if (step === signInPaths.order) return ask(visit, redirectTo);
  const isDone = step === signInPaths.sent ? await isConfirmed(visit) : await isSignedIn(visit);
  return isDone ? { kind: "redirect", to: redirectTo, status: 303 } : ask(visit, redirectTo);
}

/** Who came in by a password may still have to confirm their address, by the code of a mail. */
const isConfirmed = async ({ platform, request, form }: Visit): Promise<boolean> =>
  !form && (await findAccount(platform, request))?.isVerified === true;

const askAddress: Ask = async (visit, redirectTo) => {
  const { platform, query, form } = visit;
  const notice = notices[query.get("notice") ?? ""];
  return page(form ? 422 : 200, {
    asks: "mail",
    redirectTo,
    form,
    captcha: platform.captcha.task(),
    email: await offeredAddress(visit),
    ...(notice && !form ? { notice } : {}),
  });
};

/** The address of the receipt that offered the account, for a browser that may see it there; empty for any other. */
async function offeredAddress({ platform, division, request, query }: Visit): Promise<string> {
  const orderHash = query.get("receipt");
  const receipt = orderHash === null ? null : await receiptFor(platform, division, request, orderHash);
  return receipt && !receipt.shippingAddress.isMasked ? receipt.email : "";
}

const askMailedCode: Ask = async ({ platform, request, division, form }) => {
  const mailed = mailedTo(platform, request);
  if (!mailed) return { kind: "redirect", to: signInPaths.password, status: 303 };
  const resendSeconds = await resendAfter(platform, division.id, mailed.email);
  return page(form ? 422 : 200, {
    asks: "mailedCode",
    redirectTo: mailed.redirectTo,
    form,
    mail: { email: mailed.email, resendSeconds, token: "" },
  });
};

/** The number and the email of one order, of which no account has to know. */
const askOrder: Ask = async ({ form }) => page(form ? 422 : 200, { asks: "order", redirectTo: "/", form });

/** The link of a mail asks before it counts: mail services open links before their readers. */
async function askToEnter({ platform, request, params, form }: Visit): Promise<Loaded<"login">> {
  const token = params.token ?? "";
  const link = await linkOf(platform, request, token);
  if (!link) return page(404, { asks: "linkGone", redirectTo: "/", form: null });
  return page(form ? 422 : 200, {
    asks: "link",
    redirectTo: link.redirectTo,
    form,
    mail: { email: link.email, resendSeconds: 0, token },
  });
}

const steps: Readonly<Record<string, Ask>> = {
  [signInPaths.password]: askAddress,
  [signInPaths.sent]: askMailedCode,
  [signInPaths.shopper]: askPassword,
  [signInPaths.order]: askOrder,
  [signInPaths.code]: askCode,
  [signInPaths.recovery]: askCode,
};
