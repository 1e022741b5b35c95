// The pages of signing up. Each shows what is known so far; a visit too early, or again, is redirected to the right step.
import type { SignUpPageData } from "@selvedge/contracts/pages/page-data";
import { shopNameLimit } from "@selvedge/contracts/sign-up/sign-up.calls";
import { labelOf } from "@selvedge/domain/sign-up/shop-label";
import { signUpPaths } from "@selvedge/domain/sign-up/sign-up-steps";
import { enterAccount } from "../../modules/people/accounts/index.ts";
import {
  addressOfLink,
  progressOf,
  resumeSignUp,
  signUpPath,
  takeConfirmed,
  waitingSignUp,
} from "../../modules/people/sign-up/index.ts";
import { findAccount } from "../../plugins/access/find-account.ts";
import { type Elsewhere, type Loaded, loadedPage, type Visit } from "../visit.ts";

type Step = (visit: Visit) => Promise<Loaded<"signup">>;

/** The page of the step that the address names. */
export const signup: Step = (visit) => {
  const { path, params } = visit;
  if (params.token !== undefined) return askToConfirm(visit);
  return (steps[path] ?? leadOn)(visit);
};

const leadOn: Step = async (visit) => {
  const path = await signUpPath(visit.platform, visit.request);
  return path === signUpPaths.next ? withoutShop(visit) : to(path);
};

/** For who has no shop and asked for none. */
const withoutShop: Step = async (visit) => {
  const account = await findAccount(visit.platform, visit.request);
  return page(visit, "noShop", { email: account?.email ?? "" });
};

const to = (path: string): Elsewhere => ({ kind: "redirect", to: path, status: 303 });

const account: Step = async (visit) => {
  const shopWords = (visit.form?.values.shopName ?? visit.query.get("name") ?? "").slice(0, shopNameLimit);
  return page(visit, "account", { shopWords, captcha: visit.platform.captcha.task() });
};

const verify: Step = async (visit) => {
  const { platform, request, reply } = visit;
  // Programs that only check an address send HEAD: nobody is signed in by that.
  const confirmed = request.method === "HEAD" ? null : await takeConfirmed(platform, request);
  if (confirmed !== null) await enterAccount(platform, { request, reply }, confirmed);
  await resumeSignUp(platform, request);
  const waiting = await waitingSignUp(platform, request);
  if (!waiting) return leadOn(visit);
  const { email, resendAt } = waiting;
  const now = platform.now().getTime();
  const resendSeconds = Math.max(0, Math.ceil((resendAt.getTime() - now) / 1000));
  return page(visit, "verify", { email, resendSeconds, isSent: now - resendAt.getTime() < codeMs });
};

/** How long a code works: before that is over, one is on its way. */
const codeMs = 14 * 60_000;

const askToConfirm: Step = async (visit) => {
  const token = visit.params.token ?? "";
  const email = await addressOfLink(visit.platform, token);
  return email === null ? page(visit, "gone", { status: 404 }) : page(visit, "confirm", { email, token });
};

/** A step of somebody who is signed in; those who have nothing to do there are led on. */
const inStep =
  (step: "shop" | "sell" | "terms", isFor: (path: string, makes: boolean, hasSigned: boolean) => boolean): Step =>
  async (visit) => {
    const { platform, request } = visit;
    const account = (await findAccount(platform, request))!;
    const { path, draft, hasSignedEula, isMaking } = await progressOf(platform, account);
    if (!isFor(path, isMaking, hasSignedEula)) return to(path);
    const name = draft.name || visit.query.get("name") || "";
    return page(visit, step, {
      email: account.email,
      draft: { ...draft, name, label: draft.label || labelOf(name) },
      hasSignedEula,
      makesShop: isMaking,
    });
  };

const steps: Readonly<Record<string, Step>> = {
  [signUpPaths.account]: account,
  [signUpPaths.verify]: verify,
  [signUpPaths.shop]: inStep("shop", (path, makes) => makes || path === signUpPaths.next),
  [signUpPaths.sell]: inStep("sell", (path, makes) => makes && path !== signUpPaths.shop),
  [signUpPaths.terms]: inStep(
    "terms",
    (path, _, hasSigned) => path === signUpPaths.terms || (path === signUpPaths.next && !hasSigned),
  ),
};

const titles: Readonly<Record<SignUpPageData["step"], string>> = {
  account: "Start your shop",
  verify: "Check your email",
  confirm: "Confirm your email",
  gone: "This link no longer works",
  shop: "Name your shop",
  sell: "What will you sell?",
  terms: "The terms",
  noShop: "You have no shop yet",
};

interface Parts extends Partial<Omit<SignUpPageData, "step" | "form">> {
  status?: number;
}

const nothing: Omit<SignUpPageData, "step" | "form" | "address"> = {
  email: "",
  shopWords: "",
  captcha: null,
  isSent: false,
  resendSeconds: 0,
  token: "",
  draft: { name: "", label: "", sells: null },
  makesShop: false,
  hasSignedEula: false,
};

/** One step's page. Its canonical address never holds a token. */
function page(
  { form, platform: { config } }: Visit,
  step: SignUpPageData["step"],
  { status, ...known }: Parts = {},
): Loaded<"signup"> {
  const address = { before: `${config.publicProtocol}://`, after: `.${config.baseHost}${config.publicPort}` };
  return loadedPage<"signup">({
    route: "signup",
    data: { ...nothing, ...known, step, address, form },
    meta: { title: titles[step], description: "", canonicalPath: signUpPaths.account, isNoindex: step !== "account" },
    status: status ?? (form ? 422 : 200),
    tags: [],
    isPrivate: true,
  });
}
