import { withPlatform } from "@selvedge/db/with-division";
import type { Platform } from "../../platform.ts";
import { writeSecurityEvent } from "../../plugins/security-log.ts";
import { hashOfVisitor } from "../../plugins/session.ts";
import { endSession } from "./queries.ts";

/** Ends a visitor's session on the server. Does nothing where nobody was signed in. */
export const signOut = ({ pools }: Pick<Platform, "pools">, visitor: string, requestId: string): Promise<void> =>
  withPlatform(pools.web, async (db) => {
    const account = await endSession(db, hashOfVisitor(visitor));
    if (!account) return;
    await writeSecurityEvent(db, { action: "session.ended", subject: `account ${account.id}`, account, requestId });
  });
