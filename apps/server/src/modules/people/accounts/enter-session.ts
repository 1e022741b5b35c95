// The one way into a session, for the calls and for the forms without scripts: the password, then the code where the
// account has a second factor.

import { withoutDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type { FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { redeemLink } from "../one-time-codes/index.ts";
import {
  type Attempt,
  attemptOf,
  countWrongCode,
  dropAttempt,
  endAttempt,
  type FactorKind,
  factorsOf,
  isRemembered,
  kindsOf,
  maskedPhone,
  openAttempt,
  sendSecondFactorText,
  takesSecondFactor,
} from "../second-factors/index.ts";
import { logRefused } from "./log-refused.ts";
import { type Credentials, type KnownAccount, provePassword } from "./prove-password.ts";
import { accountById } from "./queries.ts";
import { type Beginning, startSession, type Visit } from "./start-session.ts";

/** What proves the account beside its password. */
export interface Proof {
  /** Of an app, from a text message, or one for recovery. */
  code: string;
  kind: "code" | "recovery";
  remembersDevice?: boolean | undefined;
  /** The session ends with the browser. */
  isBrief?: boolean | undefined;
}

/** The result of a right password. */
export type SignInState = { kind: "signed in" } | ({ kind: "code needed" } & AskedCode);

/** What a person is asked for after the password. */
export interface AskedCode {
  kinds: FactorKind[];
  /** "+44•••••••123"; null without a phone. */
  phone: string | null;
}

/**
 * Signs the visitor of a request in. Without a code, an account with a second factor gets a sign-in that waits for one,
 * named by a cookie, unless its device is remembered. Throws what provePassword throws, wrongCode and wrongRecoveryCode.
 */
export async function enterSession(
  platform: Platform,
  visit: Visit,
  { proof, isBrief, ...credentials }: Credentials & { proof?: Proof | undefined; isBrief?: boolean },
): Promise<SignInState> {
  const account = await provePassword(platform, visit.request, credentials);
  if (!account.two_factor_enabled_at && proof?.kind !== "recovery") return enter(platform, visit, account, { isBrief });
  if (proof) {
    const waiting = await attemptOf(platform, visit.request);
    const attempt = waiting?.accountId === account.id ? waiting : null;
    await requireCode(platform, visit, { account, attempt }, proof);
    return enter(platform, visit, account, proof);
  }
  return enterOrAsk(platform, visit, account, { isBrief });
}

/**
 * Signs the visitor in to an account whose mailbox has just been proved. A second factor is asked for as after a password;
 * nothing is mailed about the sign-in, which the mailbox knows of. Throws accountDisabled.
 */
export async function enterByMail(
  platform: Platform,
  visit: Visit,
  accountId: number,
  { isBrief }: Pick<Beginning, "isBrief"> = {},
): Promise<SignInState> {
  const account = (await withoutDivision(platform.pools.web, (db) => accountById(db, accountId)))!;
  if (account.disabled_at) {
    await logRefused(platform, visit.request, account.id, "accountDisabled");
    throw new Refusal("accountDisabled");
  }
  if (account.two_factor_enabled_at) return enterOrAsk(platform, visit, account, { isBrief });
  return enter(platform, visit, account, { isUnreported: true, isBrief });
}

/** After the first factor: in, on a device that is remembered, else a sign-in that waits for its code. */
async function enterOrAsk(
  platform: Platform,
  visit: Visit,
  account: KnownAccount,
  { isBrief }: Pick<Beginning, "isBrief">,
): Promise<SignInState> {
  const isKnownDevice = await withoutDivision(platform.pools.web, (db) =>
    isRemembered(platform, db, visit.request, account.id),
  );
  if (isKnownDevice) return enter(platform, visit, account, { isBrief });
  await logRefused(platform, visit.request, account.id, "codeNeeded");
  const attempt = await openAttempt(platform, visit.reply, account.id);
  const asked = await askedCode(platform, account.id);
  // With a phone as the only second factor there is nothing to choose: its code is sent at once.
  if (!asked.kinds.includes("app") && asked.kinds.includes("sms"))
    await sendSecondFactorText(platform, account.id, `sign-in ${attempt.id}`);
  return { kind: "code needed", ...asked };
}

/** Finishes the sign-in that the request's cookie names. Throws signInExpired, wrongCode and wrongRecoveryCode. */
export async function finishSignIn(platform: Platform, visit: Visit, proof: Proof): Promise<void> {
  const attempt = await attemptOf(platform, visit.request);
  const account = attempt && (await withoutDivision(platform.pools.web, (db) => accountById(db, attempt.accountId)));
  if (!attempt || !account || account.disabled_at) throw new Refusal("signInExpired");
  await requireCode(platform, visit, { account, attempt }, proof);
  await enter(platform, visit, account, proof);
}

/** Signs in with a login token that works once. Throws linkGone. */
export async function enterWithToken(platform: Platform, visit: Visit, token: string): Promise<void> {
  const account = await withoutDivision(platform.pools.web, async (db) => {
    const row = await redeemLink(platform, db, "hand_over", token);
    return row && isFor(row, visit.request) && row.account_id !== null ? accountById(db, row.account_id) : null;
  });
  if (!account || account.disabled_at) throw new Refusal("linkGone");
  await enter(platform, visit, account);
}

/** Whether a token was given out for the shop and the host of a request, or for none. */
const isFor = (
  { division_id, data }: { division_id: DivisionId | null; data: { host?: unknown } },
  { place }: FastifyRequest,
) =>
  (division_id === null || division_id === place.division?.id) && (data.host === undefined || data.host === place.host);

/** What the sign-in of the request's cookie asks for; null when none is waiting. */
export async function waitingSignIn(
  platform: Platform,
  { request }: Pick<Visit, "request">,
): Promise<AskedCode | null> {
  const attempt = await attemptOf(platform, request);
  return attempt && askedCode(platform, attempt.accountId);
}

/** Sends the code of the sign-in that waits, and returns the phone as it is shown. Throws signInExpired. */
export async function sendSignInText(platform: Platform, { request }: Pick<Visit, "request">): Promise<string> {
  const attempt = await attemptOf(platform, request);
  if (!attempt || !(await sendSecondFactorText(platform, attempt.accountId, `sign-in ${attempt.id}`)))
    throw new Refusal("signInExpired");
  return (await askedCode(platform, attempt.accountId)).phone!;
}

const askedCode = (platform: Platform, accountId: number): Promise<AskedCode> =>
  withoutDivision(platform.pools.web, async (db) => {
    const [kinds, { phone }] = await Promise.all([kindsOf(db, accountId), factorsOf(db, accountId)]);
    return { kinds, phone: phone && maskedPhone(phone) };
  });

async function enter(
  platform: Platform,
  visit: Visit,
  account: KnownAccount,
  { remembersDevice, isUnreported, isBrief }: Beginning = {},
): Promise<SignInState> {
  await startSession(platform, visit, account, { remembersDevice, isUnreported, isBrief });
  dropAttempt(platform, visit.reply);
  return { kind: "signed in" };
}

/** Ends the request unless the code is right. It is used up then, and so is the sign-in that waited for it. */
async function requireCode(
  platform: Platform,
  { request }: Visit,
  { account, attempt }: { account: KnownAccount; attempt: Attempt | null },
  { code, kind }: Proof,
): Promise<void> {
  await countTry(platform.pools, limits.codesByAccount, String(account.id));
  const isRight = await withoutDivision(platform.pools.web, async (db) => {
    const sentFor = attempt ? `sign-in ${attempt.id}` : "no sign-in";
    const isTaken = await takesSecondFactor(platform, db, account.id, { code, kind, sentFor });
    if (!isTaken && attempt) await countWrongCode(db, attempt.id);
    // Two right codes at once finish one sign-in.
    return isTaken && (!attempt || (await endAttempt(db, attempt.id, platform.now())));
  });
  if (isRight) return;
  await logRefused(platform, request, account.id, "wrongCode");
  throw new Refusal(kind === "recovery" ? "wrongRecoveryCode" : "wrongCode");
}
