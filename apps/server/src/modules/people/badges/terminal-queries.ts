// Terminals, for the back-office role. SQL only.
import type { Bound } from "@selvedge/db/bound";

export const openTerminals = (db: Bound) =>
  db
    .selectFrom("station_terminals as t")
    .innerJoin("stations as s", "s.code", "t.station_code")
    .innerJoin("accounts as a", "a.id", "t.opened_by")
    .where("t.closed_at", "is", null)
    .select(["t.id", "s.code as station", "s.name", "t.lock_after_minutes as lockAfterMinutes"])
    .select(["t.opened_at as openedAt", "a.full_name as openedBy", "t.last_used_at as lastUsedAt"])
    .orderBy("s.position")
    .orderBy("t.id")
    .execute();

export const stationExists = async (db: Bound, code: string): Promise<boolean> =>
  (await db.selectFrom("stations").where("code", "=", code).select("code").executeTakeFirst()) !== undefined;
