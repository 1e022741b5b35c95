import type { Bound } from "@selvedge/db/bound";
import type { Platform } from "../../../platform.ts";
import type { PurposeName } from "./purposes.ts";
import { newestOf, openRowOf } from "./queries.ts";
import { mostWrongTries } from "./redeem.ts";

/** When the newest code of an address was issued; null for none in the last day. */
export const lastIssuedAt = async (db: Bound, purpose: PurposeName, sentTo: string): Promise<Date | null> =>
  (await newestOf(db, purpose, sentTo))?.created_at ?? null;

/** When the code of an address that can still be typed was issued, for one thing alone; null for none. */
export async function openSince(
  { now }: Pick<Platform, "now">,
  db: Bound,
  purpose: PurposeName,
  { sentTo, sentFor }: { sentTo: string; sentFor: string },
): Promise<Date | null> {
  const row = await openRowOf(db, { purpose, sentTo, sentFor, at: now() });
  return row && row.wrong_tries < mostWrongTries ? row.created_at : null;
}
