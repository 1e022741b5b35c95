import { hashPin } from "@selvedge/db/badge-secrets";
import { withoutDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { type Actor, writePlatformAudit } from "../staff/index.ts";
import { lockColleague } from "./queries.ts";
import { endBadgeSessions, writePin } from "./write-queries.ts";

/** Sets somebody's PIN, which opens a locked one, and ends their sessions at terminals. Throws notFound. */
export async function setPin(
  { pools, config, now }: Platform,
  staffUserId: number,
  pin: string,
  by: Actor,
): Promise<void> {
  const pinHash = await hashPin(config.secret, staffUserId, pin);
  await withoutDivision(pools.backOffice, async (db) => {
    const person = await lockColleague(db, staffUserId);
    if (!person) throw new Refusal("notFound");
    await writePin(db, { staffUserId, pinHash, setBy: by.accountId, at: now() });
    await endBadgeSessions(db, person.accountId);
    await writePlatformAudit(db, by, { action: "pin.set", subject: `user ${staffUserId}`, detail: {} });
  });
}
