import { withPlatform } from "@selvedge/db/with-division";
import type { Platform } from "../../platform.ts";
import { Refusal } from "../../plugins/refusal.ts";
import type { Doer } from "./doer.ts";
import { lockUser, writeMuted, writePlatformAudit } from "./queries.ts";

/** Mutes a colleague or lets them be heard again; whoever is so already stays so. Source: platform-core §4 "User status". */
export async function setMuted({ pools, now }: Platform, userId: number, isMuted: boolean, by: Doer) {
  return withPlatform(pools.backOffice, async (db) => {
    const user = await lockUser(db, userId);
    if (!user) throw new Refusal("notFound");
    if ((user.mutedAt !== null) === isMuted) return { id: userId, mutedAt: user.mutedAt?.toISOString() ?? null };
    const mutedAt = isMuted ? now() : null;
    await writeMuted(db, userId, mutedAt);
    await writePlatformAudit(db, by, isMuted ? "user.muted" : "user.unmuted", `user ${userId}`, {});
    return { id: userId, mutedAt: mutedAt?.toISOString() ?? null };
  });
}
