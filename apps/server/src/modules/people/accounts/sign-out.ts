import { withoutDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { writeSecurityEvent } from "../../../plugins/log/security-log.ts";
import { hashOfSessionToken } from "../../../plugins/session/session.ts";
import { endSession } from "./write-queries.ts";

/** Ends a session on the server. Does nothing when no account was signed in. */
export const signOut = ({ pools }: Pick<Platform, "pools">, sessionToken: string, requestId: string): Promise<void> =>
  withoutDivision(pools.web, async (db) => {
    const ended = await endSession(db, hashOfSessionToken(sessionToken));
    if (!ended) return;
    const { id, name, view, viewer_id, viewer_name } = ended;
    const subject = `account ${id}`;
    await writeSecurityEvent(
      db,
      viewer_id === null
        ? { action: "session.ended", subject, account: { id, name }, requestId }
        : {
            action: "customer_view.ended",
            subject,
            account: { id: viewer_id, name: viewer_name },
            detail: { view },
            requestId,
          },
    );
  });
