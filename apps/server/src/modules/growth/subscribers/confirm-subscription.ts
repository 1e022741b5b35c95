import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import { newsletterLinkDays } from "@selvedge/domain/limits";
import type { Platform } from "../../../platform.ts";
import { digestOfToken, isToken } from "./links.ts";
import { confirm } from "./write-queries.ts";

/**
 * Confirms a subscription by the link of a mail; false for a link that is unknown, older than seven days, replaced by a
 * newer one, or of an address that has unsubscribed. Idempotent, because many mail services open a link before the reader
 * does.
 */
export async function confirmSubscription(platform: Platform, divisionId: DivisionId, token: string): Promise<boolean> {
  if (!isToken(token)) return false;
  const now = platform.now();
  const sentAfter = new Date(now.getTime() - newsletterLinkDays * 86_400_000);
  return withDivision(platform.pools.web, divisionId, (db) =>
    confirm(db, divisionId, digestOfToken(token), { now, sentAfter }),
  );
}
