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
  sendSignInText,
} from "../../modules/people/accounts/index.ts";
import { givePassword } from "../../modules/shop/gate/index.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { textsByField } from "../../plugins/serve.ts";
import { afterSignIn, signInPath, signInPaths } from "../loaders/sign-in.ts";
import { type Fields, type Post, shopOf, tokensOf } from "./post.ts";

export { signInPaths };

/** Email and password on the platform's own site; the shop's password on a shop's host. */
export async function submitSignIn(post: Post): Promise<string> {
  const { platform, request, reply, fields } = post;
  if (request.place.kind === "shop") {
    const { password = "" } = fields;
    await givePassword(platform, { divisionId: shopOf(post).id, password, request, reply });
    return safeRedirectPath(fields.redirect_uri, "/");
  }
  requireMain(post);
  const { email = "", password = "" } = fields;
  const credentials = { email: email.slice(0, 254), password: password.slice(0, 200), ...tokensOf(fields) };
  const state = await enterSession(platform, post, credentials);
  return state.kind === "signed in" ? wantedOf(fields) : signInPath(signInPaths.code, wantedOf(fields));
}

export async function submitCode(post: Post): Promise<string> {
  requireMain(post);
  const { code = "", recoveryCode, remember } = post.fields;
  const proof =
    recoveryCode === undefined
      ? ({ kind: "code", code, remembersDevice: remember === "on" } as const)
      : ({ kind: "recovery", code: recoveryCode } as const);
  return orAgain(post, () => finishSignIn(post.platform, post, proof));
}

export async function sendText(post: Post): Promise<string> {
  requireMain(post);
  const to = await orAgain(post, () => sendSignInText(post.platform, post));
  return to === wantedOf(post.fields) ? signInPath(signInPaths.code, to, { sent: "" }) : to;
}

/** An expired sign-in starts again at the password. */
async function orAgain({ fields }: Post, act: () => Promise<unknown>): Promise<string> {
  try {
    await act();
    return wantedOf(fields);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "signInExpired") throw error;
    return signInPath(signInPaths.password, wantedOf(fields), { notice: "expired" });
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
  return signInPath(signInPaths.password, afterSignIn, { notice: "reset" });
}

export const resetPath = (token = ""): string =>
  token === "" ? "/reset-password/" : `/reset-password/${encodeURIComponent(token)}/`;

export const tokenOf = ({ params }: FastifyRequest): string => (params as { token?: string }).token ?? "";

const wantedOf = (fields: Fields): string => safeRedirectPath(fields.redirect_uri, afterSignIn);

function requireMain({ request }: Post): void {
  if (request.place.kind !== "main") throw new Refusal("notFound");
}
