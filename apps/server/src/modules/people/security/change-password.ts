import { withoutDivision } from "@selvedge/db/with-division";
import { wordsAbout } from "@selvedge/domain/validation/rules/new-password";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { hashOfSessionToken } from "../../../plugins/session/session.ts";
import { deleteSessions, endAttempts, hashPassword, requireNewPassword, setPasswordHash } from "../accounts/index.ts";
import { forgetDevices } from "../second-factors/index.ts";
import { type Owner, writeDown } from "./change-factors.ts";
import { requirePassword, requireProof } from "./prove.ts";
import { securityAccount } from "./queries.ts";

interface PasswordChange {
  current_password?: string | undefined;
  password: string;
  password_confirmation: string;
}

/**
 * Changes the password; every other session, waiting sign-in and remembered device ends. An account without a password sets
 * one. Throws validation; proofNeeded where there is no old password to ask for; tooManyTries.
 */
export async function changePassword(
  platform: Platform,
  owner: Owner,
  { current_password, password, password_confirmation }: PasswordChange,
): Promise<void> {
  const { account } = owner;
  await countTry(platform.pools, limits.proofsByAccount, String(account.id));
  const { password_hash } = await withoutDivision(platform.pools.web, (db) => securityAccount(db, account.id));
  if (password_hash === "") await requireProof(platform, owner.request, account.id);
  else await requirePassword(platform, account.id, current_password ?? "", "current_password");
  requireNewPassword(password, password_confirmation, wordsAbout(account.email, account.fullName));
  const passwordHash = await hashPassword(password);
  await withoutDivision(platform.pools.web, async (db) => {
    await setPasswordHash(db, account.id, passwordHash, platform.now());
    await endOthers(db, owner, platform.now());
    await writeDown(db, owner, "password.changed");
  });
}

/** Signs every other session out, waiting ones too, and remembers no device any more. */
export async function endOthers(db: Parameters<typeof deleteSessions>[0], owner: Owner, at: Date): Promise<void> {
  const { account, request } = owner;
  await deleteSessions(db, account.id, hashOfSessionToken(request.sessionToken!));
  await endAttempts(db, account.id, at);
  await forgetDevices(db, account.id);
}
