import { withoutDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../platform.ts";
import { hashOfSessionToken } from "./session.ts";

/** Whether a session has neither ended nor run out, for what outlives the request that began it. */
export async function isSessionOpen({ pools, now }: Platform, sessionToken: string): Promise<boolean> {
  const row = await withoutDivision(pools.web, (db) =>
    db
      .selectFrom("sessions")
      .where("token_hash", "=", hashOfSessionToken(sessionToken))
      .where("expires_at", ">", now())
      .select("id")
      .executeTakeFirst(),
  );
  return row !== undefined;
}
