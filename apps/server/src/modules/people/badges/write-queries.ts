// Badges, PINs and their sessions, for the back-office role. SQL only.
import type { Bound } from "@selvedge/db/bound";
import { pinTries, pinWaitSeconds, type WithdrawalReason } from "@selvedge/domain/people/badges";
import { type RawBuilder, sql } from "kysely";

interface NewBadge {
  staffUserId: number;
  codeDigest: Buffer;
  ending: string;
  issuedBy: number;
  at: Date;
}

export const insertBadge = (db: Bound, { staffUserId, codeDigest, ending, issuedBy, at }: NewBadge) =>
  db
    .insertInto("staff_rfids")
    .values({
      staff_user_id: staffUserId,
      code_digest: codeDigest,
      code_ending: ending,
      issued_by: issuedBy,
      issued_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();

export const writeWithdrawn = (db: Bound, id: number, because: WithdrawalReason, at: Date) =>
  db.updateTable("staff_rfids").set({ revoked_at: at, withdrawn_because: because }).where("id", "=", id).execute();

export const writePin = (db: Bound, row: { staffUserId: number; pinHash: string; setBy: number; at: Date }) => {
  const columns = { pin_hash: row.pinHash, set_at: row.at, set_by: row.setBy, wrong_tries: 0, wait_until: null };
  return db
    .insertInto("staff_pins")
    .values({ staff_user_id: row.staffUserId, ...columns })
    .onConflict((same) => same.column("staff_user_id").doUpdateSet(columns))
    .execute();
};

/**
 * Counts a try as a wrong one, before it is known whether it is: of many at once none is free. Undefined while none may be
 * made. A right PIN takes the count back.
 */
export const countPinTry = async (db: Bound, staffUserId: number, at: Date) => {
  const seconds = Array.from({ length: pinTries }, (_, before) => pinWaitSeconds(before + 1));
  const { rows } = await sql<{ pinHash: string; wrongTries: number }>`
    update staff_pins set wrong_tries = wrong_tries + 1,
      wait_until = ${at}::timestamptz + make_interval(secs => (${seconds}::int[])[wrong_tries + 1])
    where staff_user_id = ${staffUserId} and wrong_tries < ${pinTries} and (wait_until is null or wait_until <= ${at})
    returning pin_hash as "pinHash", wrong_tries as "wrongTries"`.execute(db);
  return rows[0];
};

export const clearPinTries = (db: Bound, staffUserId: number, at: Date) =>
  db
    .updateTable("staff_pins")
    .set({ wrong_tries: 0, wait_until: null, last_used_at: at })
    .where("staff_user_id", "=", staffUserId)
    .execute();

/** Ends every session that somebody's badge has begun, at whatever terminal. */
export const endBadgeSessions = (db: Bound, accountId: number) =>
  endSessions(db, sql<boolean>`account_id = ${accountId} and terminal_id is not null`);

/** Ends sessions, and the open streams of their accounts with them, so that a station's screen asks who is there. */
const endSessions = (db: Bound, which: RawBuilder<boolean>) =>
  sql`with ended as (delete from sessions where ${which} returning account_id)
    select pg_notify('account_ended', account_id::text) from (select distinct account_id from ended) each_once`.execute(
    db,
  );

export const noteTerminalUsed = (db: Bound, id: number, at: Date) =>
  db.updateTable("station_terminals").set({ last_used_at: at }).where("id", "=", id).execute();

interface NewTerminal {
  tokenDigest: Buffer;
  station: string;
  lockAfterMinutes: number;
  by: number;
  at: Date;
}

export const insertTerminal = (db: Bound, { tokenDigest, station, lockAfterMinutes, by, at }: NewTerminal) =>
  db
    .insertInto("station_terminals")
    .values({
      token_digest: tokenDigest,
      station_code: station,
      lock_after_minutes: lockAfterMinutes,
      opened_at: at,
      opened_by: by,
    })
    .returning("id")
    .executeTakeFirstOrThrow();

export const writeLockMinutes = (db: Bound, id: number, lockAfterMinutes: number) =>
  db
    .updateTable("station_terminals")
    .set({ lock_after_minutes: lockAfterMinutes })
    .where("id", "=", id)
    .where("closed_at", "is", null)
    .executeTakeFirstOrThrow();

/** Closes a terminal and ends its sessions; returns when it was closed first, undefined where there is none. */
export async function writeClosed(db: Bound, id: number, at: Date): Promise<Date | undefined> {
  await db
    .updateTable("station_terminals")
    .set({ closed_at: at })
    .where("id", "=", id)
    .where("closed_at", "is", null)
    .execute();
  await endSessions(db, sql<boolean>`terminal_id = ${id}`);
  const row = await db.selectFrom("station_terminals").where("id", "=", id).select("closed_at").executeTakeFirst();
  return row?.closed_at ?? undefined;
}
