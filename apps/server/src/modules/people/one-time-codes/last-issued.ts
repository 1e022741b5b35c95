import type { Bound } from "@selvedge/db/bound";
import type { PurposeName } from "./purposes.ts";
import { newestOf } from "./queries.ts";

/** When the newest code of an address was issued; null for none in the last day. */
export const lastIssuedAt = async (db: Bound, purpose: PurposeName, sentTo: string): Promise<Date | null> =>
  (await newestOf(db, purpose, sentTo))?.created_at ?? null;
