import { withoutDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import type { Actor } from "./actor.ts";
import { lockUser } from "./queries.ts";
import { writeMuted, writePlatformAudit } from "./write-queries.ts";

/** Mutes or unmutes a colleague; does nothing if they are so already. Source: platform-core §4 "User status". */
export async function setMuted({ pools, now }: Platform, userId: number, isMuted: boolean, by: Actor) {
  return withoutDivision(pools.backOffice, async (db) => {
    const user = await lockUser(db, userId);
    if (!user) throw new Refusal("notFound");
    if ((user.mutedAt !== null) === isMuted) return { id: userId, mutedAt: user.mutedAt?.toISOString() ?? null };
    const mutedAt = isMuted ? now() : null;
    await writeMuted(db, userId, mutedAt);
    await writePlatformAudit(db, by, {
      action: isMuted ? "user.muted" : "user.unmuted",
      subject: `user ${userId}`,
      detail: {},
    });
    return { id: userId, mutedAt: mutedAt?.toISOString() ?? null };
  });
}
