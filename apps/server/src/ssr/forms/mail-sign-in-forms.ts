// Signing in at a shop by a mail, and the session that the platform's own site hands over, as forms.

import { readBySchema } from "@selvedge/contracts/read-by-schema";
import { newEmail } from "@selvedge/contracts/sign-up/sign-up.calls";
import { safeRedirectPath } from "@selvedge/domain/access/redirect-path";
import { giveHandOver, handOverAsked } from "../../modules/people/hand-over/index.ts";
import {
  enterByCode,
  enterByLink,
  mailedTo,
  mailSignIn,
  mailSignInAgain,
} from "../../modules/people/mail-sign-in/index.ts";
import { givePassword } from "../../modules/shop/gate/index.ts";
import { findAccount } from "../../plugins/access/find-account.ts";
import { checkGuards } from "../../plugins/access/visit-facts.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { textsByField } from "../../plugins/serve.ts";
import { signInPath, signInPaths } from "../loaders/sign-in/sign-in-steps.ts";
import { type Post, shopOf, tokensOf } from "./post.ts";
import { isBrief, ledOn, submitPassword, tokenOf, wantedOf } from "./sign-in-forms.ts";

/** Email and password on the platform's own site. At a shop the mail of a sign-in, or the shop's password while it is closed. */
export async function submitSignIn(post: Post): Promise<string> {
  const { platform, request, reply, fields } = post;
  if (request.place.kind !== "shop") return submitPassword(post);
  const { decision } = await checkGuards(platform, request, ["canVisitLogin"]);
  if (!decision.ok) return askForMail(post);
  const { password = "" } = fields;
  await givePassword(platform, { divisionId: shopOf(post).id, password, request, reply });
  return safeRedirectPath(fields.redirect_uri, "/");
}

/** Mails a link and a code to any address; the answer is the same for all. */
async function askForMail(post: Post): Promise<string> {
  const { platform, fields } = post;
  shopOf(post);
  const read = readBySchema(newEmail, { email: fields.email ?? "" });
  if (!read.success) throw new Refusal("validation", { errors: textsByField(read.error) });
  await mailSignIn(platform, post, { email: read.data.email, redirectTo: wantedOf(post), tokens: tokensOf(fields) });
  return signInPaths.sent;
}

export async function sendMailAgain(post: Post): Promise<string> {
  shopOf(post);
  const mailed = mailedTo(post.platform, post.request);
  if (!mailed) return signInPaths.password;
  await mailSignInAgain(post.platform, post, mailed);
  return signInPaths.sent;
}

/** Signs in by the six digits of the mail. A second press of somebody who is in leads on. */
export async function submitMailedCode(post: Post): Promise<string> {
  const { platform, request, fields } = post;
  shopOf(post);
  const mailed = mailedTo(platform, request);
  if (!mailed) return (await findAccount(platform, request)) ? wantedOf(post) : signInPaths.password;
  const state = await enterByCode(platform, post, mailed, {
    code: (fields.code ?? "").slice(0, 20),
    isBrief: isBrief(post),
  });
  return ledOn(post, state, mailed.redirectTo);
}

/** Signs in by the link of the mail, after the press of a button. */
export async function submitLink(post: Post): Promise<string> {
  const { platform, request } = post;
  shopOf(post);
  const entered = await enterByLink(platform, post, { token: tokenOf(request), isBrief: isBrief(post) });
  if (entered) return ledOn(post, entered.state, entered.redirectTo);
  return (await findAccount(platform, request)) ? wantedOf(post) : linkPath(tokenOf(request));
}

export const linkPath = (token: string): string => `/login/link/${encodeURIComponent(token)}/`;

/** The person agrees that a shop may know their account: its session begins there. */
export async function agreeToHandOver({ platform, request, fields }: Post): Promise<string> {
  if (request.place.kind !== "main") throw new Refusal("notFound");
  const asked = await handOverAsked(platform, fields);
  if (!asked) throw new Refusal("notFound");
  const account = await findAccount(platform, request);
  if (!account) return signInPath(signInPaths.password, "/dashboard/");
  return (await giveHandOver(platform, account, asked, true))!;
}
