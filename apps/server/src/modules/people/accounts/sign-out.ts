import { withoutDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { writeSecurityEvent } from "../../../plugins/log/security-log.ts";
import { hashOfSessionToken } from "../../../plugins/session/session.ts";
import { endSession } from "./write-queries.ts";

/** Ends a session on the server. Does nothing when no account was signed in. */
export const signOut = ({ pools }: Pick<Platform, "pools">, sessionToken: string, requestId: string): Promise<void> =>
  withoutDivision(pools.web, async (db) => {
    const account = await endSession(db, hashOfSessionToken(sessionToken));
    if (!account) return;
    await writeSecurityEvent(db, { action: "session.ended", subject: `account ${account.id}`, account, requestId });
  });
