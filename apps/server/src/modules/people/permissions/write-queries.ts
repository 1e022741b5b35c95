import type { Bound } from "@selvedge/db/bound";
import type { RequestedAccess } from "./queries.ts";

/** The new request's id; undefined where another tab has just sent the same. */
export const insertRequest = async (
  db: Bound,
  request: RequestedAccess & { reason: string; place: string },
): Promise<number | undefined> =>
  (
    await db
      .insertInto("permission_requests")
      .values(request)
      .onConflict((same) => same.doNothing())
      .returning("id")
      .executeTakeFirst()
  )?.id;
