import { withoutDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { accountById } from "./queries.ts";
import { startSession, type Visit } from "./start-session.ts";

/**
 * Signs the visitor of a request in to an account that was proved in another way than by its password. Returns false, and
 * does nothing, for one that is switched off or has a second factor, which nothing replaces.
 */
export async function enterAccount(platform: Platform, visit: Visit, accountId: number): Promise<boolean> {
  const account = await withoutDivision(platform.pools.web, (db) => accountById(db, accountId));
  if (!account || account.disabled_at || account.two_factor_enabled_at) return false;
  await startSession(platform, visit, account);
  return true;
}

/**
 * Carries the session of an account to the host of a request. It has proved itself where it comes from, with a second factor
 * where it has one. Returns false, and does nothing, for one that is switched off.
 */
export async function enterHandedOver(platform: Platform, visit: Visit, accountId: number): Promise<boolean> {
  const account = await withoutDivision(platform.pools.web, (db) => accountById(db, accountId));
  if (!account || account.disabled_at) return false;
  await startSession(platform, visit, account, { isUnreported: true });
  return true;
}
