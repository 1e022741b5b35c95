import { enqueue } from "@selvedge/db/jobs";
import { withoutDivision } from "@selvedge/db/with-division";
import { viewMinutes } from "@selvedge/domain/people/customer-view";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { writeSecurityEvent } from "../../../plugins/log/security-log.ts";
import { hashOfSessionToken, newViewToken, setSessionToken } from "../../../plugins/session/session.ts";
import { readLink, redeemLink } from "../one-time-codes/index.ts";
import type { ViewData } from "./give-view.ts";
import { viewedAccount, viewer } from "./queries.ts";
import { insertView } from "./write-queries.ts";

/**
 * Begins the view of a link and returns the path where it starts; null for a link that was used, is over or was given for
 * another host, for a colleague who is signed out, and for an account that was switched off. Of two at once one begins it.
 * What this browser was signed in as at this host ends.
 */
export async function openView(
  platform: Platform,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  token: string,
): Promise<string | null> {
  const { pools, now, config } = platform;
  const next = newViewToken();
  const expiresAt = new Date(now().getTime() + viewMinutes * 60_000);
  const begun = await withoutDivision(pools.web, async (db) => {
    const known = await readLink(platform, db, "customer_view", token);
    if (known?.data.host !== request.place.host) return null;
    const row = await redeemLink(platform, db, "customer_view", token);
    if (!row || row.account_id === null) return null;
    const { viewerSessionId, reason, mayChange, place, redirectTo } = row.data as unknown as ViewData;
    const [by, seen] = [await viewer(db, viewerSessionId, now()), await viewedAccount(db, row.account_id)];
    if (!by || !seen || seen.is_disabled || seen.is_staff) return null;
    const id = await insertView(db, {
      tokenHash: hashOfSessionToken(next),
      accountId: row.account_id,
      viewerSessionId,
      viewerAccountId: by.id,
      reason,
      mayChange,
      expiresAt,
      remoteAddress: request.ip,
    });
    await writeSecurityEvent(db, {
      action: "customer_view.begun",
      subject: `account ${row.account_id}`,
      account: { id: by.id, name: by.full_name },
      detail: { view: id, reason, mayChange, place, until: expiresAt.toISOString(), address: request.ip },
      requestId: request.id,
    });
    await enqueue(db, "mail_customer_view", {
      viewId: id,
      accountId: row.account_id,
      by: by.full_name,
      place,
      mayChange,
    });
    return redirectTo;
  });
  if (begun !== null) setSessionToken(request, reply, next, config);
  return begun;
}
