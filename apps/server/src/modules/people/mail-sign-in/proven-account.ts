import type { Bound } from "@selvedge/db/bound";
import type { FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { writeSecurityEvent } from "../../../plugins/log/security-log.ts";
import { deleteSessions, endAttempts } from "../accounts/index.ts";
import { confirmAddress, insertShopper, lockByAddress } from "./write-queries.ts";

/**
 * The account of an address that has just been proved, in the caller's transaction: a new one where there is none. One that
 * somebody made without proving the address is taken from them: its password and its sessions open nothing any more.
 */
export async function provenAccount(
  { now }: Platform,
  db: Bound,
  email: string,
  { id: requestId }: FastifyRequest,
): Promise<number> {
  const made = await insertShopper(db, email, now());
  if (made) {
    await writeSecurityEvent(db, { action: "account.created", subject: `account ${made.id}`, requestId });
    return made.id;
  }
  const account = await lockByAddress(db, email);
  if (account.verified_at === null) {
    await confirmAddress(db, account.id, now());
    await deleteSessions(db, account.id);
    await endAttempts(db, account.id, now());
    await writeSecurityEvent(db, {
      action: "account.confirmed",
      subject: `account ${account.id}`,
      account: { id: account.id, name: account.full_name },
      requestId,
    });
  }
  return account.id;
}
