// Signing in and a forgotten password as forms, which work without scripts. Each does what its call does.
import { accountCalls } from "@selvedge/contracts/accounts/accounts.calls";
import { readBySchema } from "@selvedge/contracts/read-by-schema";
import { safeRedirectPath } from "@selvedge/domain/access/redirect-path";
import type { FastifyRequest } from "fastify";
import {
  enterSession,
  finishSignIn,
  requestPasswordReset,
  resetPassword,
  type SignInState,
  sendSignInText,
} from "../../modules/people/accounts/index.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { textsByField } from "../../plugins/serve.ts";
import { afterSignIn, signInPath, signInPaths } from "../loaders/sign-in/sign-in-steps.ts";
import { type Post, tokensOf } from "./post.ts";

export { signInPaths };

/** Email and password, on the platform's own site and at a shop. */
export async function submitPassword(post: Post): Promise<string> {
  requireSite(post);
  const { platform, fields } = post;
  const { email = "", password = "" } = fields;
  const credentials = { email: email.slice(0, 254), password: password.slice(0, 200), ...tokensOf(fields) };
  const state = await enterSession(platform, post, { ...credentials, isBrief: isBrief(post) });
  return ledOn(post, state, wantedOf(post));
}

export async function submitCode(post: Post): Promise<string> {
  requireSite(post);
  const { code = "", recoveryCode, remember } = post.fields;
  const proof =
    recoveryCode === undefined
      ? ({ kind: "code", code, remembersDevice: remember === "on" } as const)
      : ({ kind: "recovery", code: recoveryCode } as const);
  return orAgain(post, () => finishSignIn(post.platform, post, { ...proof, isBrief: isBrief(post) }));
}

export async function sendText(post: Post): Promise<string> {
  requireSite(post);
  const to = await orAgain(post, () => sendSignInText(post.platform, post));
  return to === wantedOf(post) ? signInPath(signInPaths.code, to, { sent: "", ...keptChoice(post) }) : to;
}

/** An expired sign-in starts again at the password. */
async function orAgain(post: Post, act: () => Promise<unknown>): Promise<string> {
  try {
    await act();
    return wantedOf(post);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "signInExpired") throw error;
    return signInPath(signInPaths.password, wantedOf(post), { notice: "expired" });
  }
}

/** Asks for the mail of a forgotten password; the answer is the same for every address. */
export async function requestReset(post: Post): Promise<string> {
  requireMain(post);
  const read = readBySchema(accountCalls.requestPasswordReset.body, {
    email: post.fields.email ?? "",
    ...tokensOf(post.fields),
  });
  if (!read.success) throw new Refusal("validation", { errors: textsByField(read.error) });
  await requestPasswordReset(post.platform, post.request, read.data);
  return `${resetPath()}?sent`;
}

export async function setNewPassword(post: Post): Promise<string> {
  requireMain(post);
  const { password = "", password_confirmation = "" } = post.fields;
  await resetPassword(post.platform, post.request, { token: tokenOf(post.request), password, password_confirmation });
  return signInPath(signInPaths.password, afterSignIn(post.request.place), { notice: "reset" });
}

export const resetPath = (token = ""): string =>
  token === "" ? "/reset-password/" : `/reset-password/${encodeURIComponent(token)}/`;

export const tokenOf = ({ params }: FastifyRequest): string => (params as { token?: string }).token ?? "";

export const wantedOf = ({ request, fields }: Post): string =>
  safeRedirectPath(fields.redirect_uri, afterSignIn(request.place));

/** Whether the session shall end with the browser: a shopper took the tick out. Other forms have none. */
export const isBrief = ({ request, fields }: Post): boolean => request.place.kind === "shop" && fields.keep === "no";

/** Carries that choice on to the second factor. */
const keptChoice = (post: Post): { keep?: "no" } => (isBrief(post) ? { keep: "no" } : {});

/** Where a first factor leads: on, or to the second. */
export const ledOn = (post: Post, { kind }: SignInState, wanted: string): string =>
  kind === "signed in" ? wanted : signInPath(signInPaths.code, wanted, keptChoice(post));

/** Accounts sign in on the platform's own site and at shops. */
function requireSite({ request }: Post): void {
  if (request.place.kind !== "main" && request.place.kind !== "shop") throw new Refusal("notFound");
}

function requireMain({ request }: Post): void {
  if (request.place.kind !== "main") throw new Refusal("notFound");
}
