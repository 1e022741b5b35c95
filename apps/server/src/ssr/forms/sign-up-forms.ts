// What the forms of signing up do. Each does what its call does and leads to the next step.
import { readBySchema } from "@selvedge/contracts/read-by-schema";
import { newCustomer, newEmail, shopGoods, shopNaming } from "@selvedge/contracts/sign-up/sign-up.calls";
import { signInPath } from "@selvedge/domain/access/account-guards";
import { goods } from "@selvedge/domain/sign-up/goods";
import { afterConfirming, signUpPaths } from "@selvedge/domain/sign-up/sign-up-steps";
import type * as z from "zod";
import { enterAccount, leaveSession } from "../../modules/people/accounts/index.ts";
import { forgetSignIn } from "../../modules/people/mail-sign-in/index.ts";
import {
  acceptTerms,
  chooseGoods,
  confirmByCode,
  confirmByLink,
  createCustomer,
  moveToAddress,
  nameShop,
  sendAgain,
  signUpPath,
} from "../../modules/people/sign-up/index.ts";
import { type Account, findAccount } from "../../plugins/access/find-account.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { textsByField } from "../../plugins/serve.ts";
import { requireDivision } from "../../plugins/tenancy.ts";
import { signInPath as noticedSignIn, signInPaths } from "../loaders/sign-in/sign-in-steps.ts";
import { type Post, sessionTokenOf, tokensOf } from "./post.ts";

/** The fields of a form, held against the schema of its call. */
function read<S extends z.ZodType>(schema: S, fields: unknown): z.output<S> {
  const given = readBySchema(schema, fields);
  if (given.success) return given.data;
  throw new Refusal("validation", { errors: textsByField(given.error) });
}

/** Signs up. A second press for the same address, which already has its code, leads to the same page. */
export async function signUp(post: Post): Promise<string> {
  const { platform, request, fields } = post;
  const { email, password, shopName } = read(newCustomer, {
    email: fields.email,
    password: fields.password ?? "",
    should_have_store: 1,
    dashboard_access: 1,
    shopName: fields.shopName ?? "",
  });
  await createCustomer(platform, {
    tokens: tokensOf(fields),
    email,
    password,
    shouldHaveStore: true,
    dashboardAccess: true,
    shopWords: shopName ?? "",
    divisionId: requireDivision(request).id,
    sessionToken: sessionTokenOf(post),
    remoteAddress: request.ip,
    requestId: request.id,
  });
  return signUpPaths.verify;
}

/** Confirms the address by its code and signs in. */
export async function confirmCode(post: Post): Promise<string> {
  const { platform, request, fields } = post;
  const confirmed = await confirmByCode(platform, {
    code: (fields.code ?? "").slice(0, 20),
    sessionToken: sessionTokenOf(post),
    remoteAddress: request.ip,
    requestId: request.id,
  });
  if (!confirmed) return next(post);
  const to = afterConfirming(confirmed.askedFor);
  if (!(await enterAccount(platform, post, confirmed.accountId))) return signInPath(to);
  return to === signUpPaths.next ? next(post) : to;
}

/** Confirms the address by a mail's link. The browser that signed up goes on; another one signs in with the password first. */
export async function confirmLink(post: Post): Promise<string> {
  const { platform, request } = post;
  const { token = "" } = request.params as { token?: string };
  const confirmed = await confirmByLink(platform, token, request.id);
  if (!confirmed) return `${signUpPaths.verify}${encodeURIComponent(token)}/`;
  const path = await signUpPath(platform, request);
  if (path !== signUpPaths.account) return path;
  return noticedSignIn(signInPaths.password, afterConfirming(confirmed.askedFor), { notice: "confirmed" });
}

/** Signs out. At a shop the browser forgets what was typed there, with and without scripts. */
export async function leaveAccount(post: Post): Promise<string> {
  await leaveSession(post.platform, post);
  if (post.request.place.kind !== "shop") return "/login/";
  forgetSignIn(post.platform, post.reply);
  void post.reply.header("Clear-Site-Data", '"storage"');
  return "/login/?notice=out";
}

export async function resend(post: Post): Promise<string> {
  await sendAgain(post.platform, sessionTokenOf(post));
  return signUpPaths.verify;
}

export async function changeAddress(post: Post): Promise<string> {
  const { email } = read(newEmail, { email: post.fields.email });
  await moveToAddress(post.platform, sessionTokenOf(post), email);
  return signUpPaths.verify;
}

export async function nameTheShop(post: Post): Promise<string> {
  const { name, label } = post.fields;
  const account = await accountOf(post);
  await nameShop(post.platform, account.id, read(shopNaming, { name, label }));
  return next(post);
}

/** Stores what was ticked. "Skip" sends nothing of it. */
export async function chooseWhatToSell(post: Post): Promise<string> {
  const { platform, fields } = post;
  const ticked = fields.skip === undefined ? goods.filter((_, at) => fields[`sells-${at}`] !== undefined) : [];
  const account = await accountOf(post);
  await chooseGoods(platform, account.id, read(shopGoods, { sells: ticked }).sells);
  return next(post);
}

const unticked = "Please tick the box to accept the terms";

/** Accepts the terms and makes the shop. A second press finds it made. */
export async function accept(post: Post): Promise<string> {
  const { platform, request, fields } = post;
  const account = await accountOf(post);
  if (!account.hasSignedEula && fields.accept !== "yes")
    throw new Refusal("validation", { errors: { accept: [unticked] } });
  await acceptTerms(platform, {
    account,
    version: fields.version ?? "",
    remoteAddress: request.ip,
    requestId: request.id,
  });
  return signUpPaths.next;
}

async function accountOf({ platform, request }: Post): Promise<Account> {
  const account = await findAccount(platform, request);
  if (!account) throw new Refusal("signInNeeded");
  return account;
}

const next = ({ platform, request }: Post): Promise<string> => signUpPath(platform, request);
