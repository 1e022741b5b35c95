import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type { Platform } from "../../../platform.ts";
import { digestOfToken, isToken } from "./links.ts";
import { subscriberByLeaveDigest } from "./queries.ts";
import { leave } from "./write-queries.ts";

/** Whether an unsubscribe link is valid in this shop. */
export async function canLeave({ pools }: Platform, divisionId: DivisionId, token: string): Promise<boolean> {
  if (!isToken(token)) return false;
  return withDivision(
    pools.web,
    divisionId,
    async (db) => (await subscriberByLeaveDigest(db, divisionId, digestOfToken(token))) !== undefined,
  );
}

/** Unsubscribes the address that a link was sent to; false for an unknown link. Idempotent. */
export async function leaveList({ pools, now }: Platform, divisionId: DivisionId, token: string): Promise<boolean> {
  if (!isToken(token)) return false;
  return withDivision(pools.web, divisionId, (db) => leave(db, divisionId, digestOfToken(token), now()));
}
