// Second factors come and go. The first one turns two-factor on and makes recovery codes; without one left it is off.
import type { Bound } from "@selvedge/db/bound";
import { withoutDivision } from "@selvedge/db/with-division";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import type { Account } from "../../../plugins/access/find-account.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { type SecurityEvent, writeSecurityEvent } from "../../../plugins/log/security-log.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import {
  hashOfSessionToken,
  isBriefToken,
  newBriefToken,
  newSessionToken,
  setSessionToken,
} from "../../../plugins/session/session.ts";
import { deleteSessions } from "../accounts/index.ts";
import { issueCode, redeemCode } from "../one-time-codes/index.ts";
import {
  beginAppSetUp,
  deleteAuthenticator,
  deleteRecoveryCodes,
  factorsOf,
  finishAppSetUp,
  forgetDevices,
  newRecoveryCodes,
  setPhone,
  setTwoFactor,
  setUpAddress,
  storeRecoveryCodes,
} from "../second-factors/index.ts";
import { moveSession } from "./write-queries.ts";

/** Whose settings are changed, and where new cookies go. */
export interface Owner {
  account: Account;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A new secret for an authenticator app, and the address that its QR code holds. */
export async function beginApp(platform: Platform, { account }: Owner) {
  const secret = await withoutDivision(platform.pools.web, (db) => beginAppSetUp(platform, db, account.id));
  return { secret, address: setUpAddress(secret, account.email) };
}

/** Puts the new app into use. Returns recovery codes where there were none. Throws wrongCode. */
export const finishApp = (platform: Platform, owner: Owner, code: string): Promise<string[] | null> =>
  addFactor(platform, owner, "app", (db) => finishAppSetUp(platform, db, owner.account.id, code));

/** Sends a code to a phone. */
export async function beginPhone(platform: Platform, { account }: Owner, phone: string): Promise<void> {
  await countTry(platform.pools, limits.textMessagesByAccount, String(account.id));
  await withoutDivision(platform.pools.web, (db) =>
    issueCode(platform, db, {
      purpose: "verify_phone",
      sentTo: phone,
      accountId: account.id,
      data: { sentFor: `account ${account.id}` },
    }),
  );
}

/** Makes a proven phone the second factor. Returns recovery codes where there were none. Throws wrongCode. */
export const finishPhone = (
  platform: Platform,
  owner: Owner,
  { phone, code }: { phone: string; code: string },
): Promise<string[] | null> =>
  addFactor(platform, owner, "phone", async (db) => {
    const { id } = owner.account;
    const redeemed = await redeemCode(platform, db, "verify_phone", { sentTo: phone, code, sentFor: `account ${id}` });
    if (redeemed.ok) await setPhone(db, id, phone);
    return redeemed.ok;
  });

export const removeApp = (platform: Platform, owner: Owner): Promise<void> =>
  removeFactor(platform, owner, "app", (db) => deleteAuthenticator(db, owner.account.id));

export const removePhone = (platform: Platform, owner: Owner): Promise<void> =>
  removeFactor(platform, owner, "phone", (db) => setPhone(db, owner.account.id, null));

/** New recovery codes, shown this once. */
export async function makeRecoveryCodes(platform: Platform, owner: Owner): Promise<string[]> {
  const made = await newRecoveryCodes();
  await withoutDivision(platform.pools.web, async (db) => {
    await storeRecoveryCodes(db, owner.account.id, made, platform.now());
    await writeDown(db, owner, "recovery_codes.made");
  });
  return made.codes;
}

/**
 * The session that adds a factor goes on under a new cookie value; the others have to sign in again, with the factor. A
 * wrong code is counted.
 */
async function addFactor(
  platform: Platform,
  owner: Owner,
  factor: "app" | "phone",
  takes: (db: Bound) => Promise<boolean>,
): Promise<string[] | null> {
  const { account, request, reply } = owner;
  const { pools, now, config } = platform;
  await countTry(pools, limits.codesByAccount, String(account.id));
  const made = await newRecoveryCodes();
  const before = request.sessionToken!;
  const next = isBriefToken(before) ? newBriefToken() : newSessionToken();
  const done = await withoutDivision(pools.web, async (db) => {
    const { recovery } = await factorsOf(db, account.id);
    if (!(await takes(db))) return null;
    await setTwoFactor(db, account.id, now());
    if (recovery.made === 0) await storeRecoveryCodes(db, account.id, made, now());
    await deleteSessions(db, account.id, hashOfSessionToken(before));
    await moveSession(db, hashOfSessionToken(before), hashOfSessionToken(next));
    await writeDown(db, owner, "factor.added", { factor });
    return { codes: recovery.made === 0 ? made.codes : null };
  });
  if (!done) throw new Refusal("wrongCode", { errors: { code: [new Refusal("wrongCode").message] } });
  setSessionToken(request, reply, next, config);
  return done.codes;
}

async function removeFactor(
  { pools }: Platform,
  owner: Owner,
  factor: "app" | "phone",
  remove: (db: Bound) => Promise<unknown>,
): Promise<void> {
  const { id } = owner.account;
  await withoutDivision(pools.web, async (db) => {
    await remove(db);
    const { appSince, phone } = await factorsOf(db, id);
    await forgetDevices(db, id);
    if (!appSince && !phone) {
      await setTwoFactor(db, id, null);
      await deleteRecoveryCodes(db, id);
    }
    await writeDown(db, owner, "factor.removed", { factor });
  });
}

export const writeDown = (
  db: Bound,
  { account, request }: Owner,
  action: SecurityEvent["action"],
  detail: object = {},
) =>
  writeSecurityEvent(db, {
    action,
    subject: `account ${account.id}`,
    account: { id: account.id, name: account.fullName },
    detail: { ...detail, address: request.ip },
    requestId: request.id,
  });
