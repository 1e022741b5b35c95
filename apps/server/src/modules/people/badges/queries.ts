// Badges, PINs and terminals, for the back-office role. SQL only.
import type { Bound } from "@selvedge/db/bound";
import { sql } from "kysely";
import { changedRolesOf, extraOf } from "../../../plugins/access/staff-rows.ts";

const holders = (db: Bound) =>
  db
    .selectFrom("staff_users as u")
    .innerJoin("accounts as a", "a.id", "u.account_id")
    .select(["u.id as staffUserId", "a.id as accountId", "u.first_name as firstName", "a.full_name as fullName"])
    .select(["u.status", "u.roles"])
    .select([extraOf.as("extra"), changedRolesOf.as("changedRoles")])
    .select(["u.store_control_role as storeControlRole", "a.disabled_at as disabledAt", "a.email"]);

/** The holder of a badge; of one that was withdrawn from several people the last one. */
export const holderOfBadge = (db: Bound, codeDigest: Buffer) =>
  holders(db)
    .innerJoin("staff_rfids as b", "b.staff_user_id", "u.id")
    .where("b.code_digest", "=", codeDigest)
    .select(["b.id as badgeId", "b.revoked_at as revokedAt"])
    .orderBy(sql`b.revoked_at desc nulls first`)
    .limit(1)
    .executeTakeFirst();

export const holderOfNumber = async (db: Bound, staffUserId: number) => {
  const row = await holders(db).where("u.id", "=", staffUserId).executeTakeFirst();
  return row && { ...row, badgeId: null, revokedAt: null };
};

/** How somebody's PIN stands; undefined without one. */
export const pinOf = (db: Bound, staffUserId: number) =>
  db
    .selectFrom("staff_pins")
    .where("staff_user_id", "=", staffUserId)
    .select(["wrong_tries as wrongTries", "wait_until as waitUntil", "last_used_at as lastUsedAt"])
    .executeTakeFirst();

/** Everyone who is not switched off, with badge, PIN and the station where a badge has opened a session. */
export const staffWithBadges = (db: Bound, now: Date) =>
  db
    .selectFrom("staff_users as u")
    .innerJoin("accounts as a", "a.id", "u.account_id")
    .leftJoin("staff_rfids as b", (join) => join.onRef("b.staff_user_id", "=", "u.id").on("b.revoked_at", "is", null))
    .leftJoin("staff_pins as p", "p.staff_user_id", "u.id")
    .where((where) =>
      where.or([where("u.status", "=", 0), where("u.status", "is", null), where("b.id", "is not", null)]),
    )
    .select(["u.id as staffNumber", "a.full_name as fullName", "u.roles"])
    .select([extraOf.as("extra"), changedRolesOf.as("changedRoles")])
    .select(["u.store_control_role as storeControlRole", "b.id as badgeId", "b.code_ending as ending"])
    .select(["b.issued_at as issuedAt", "p.wrong_tries as wrongTries", "p.last_used_at as lastUsedAt"])
    .select(
      sql<string | null>`(select w.name from sessions s join station_terminals t on t.id = s.terminal_id
        join stations w on w.code = t.station_code
        where s.account_id = u.account_id and s.expires_at > ${now} and t.closed_at is null limit 1)`.as("station"),
    )
    .orderBy("a.full_name")
    .execute();

/** Holds a colleague's row until the transaction ends; undefined where there is none who may have a badge. */
export const lockColleague = (db: Bound, staffUserId: number) =>
  db
    .selectFrom("staff_users")
    .where("id", "=", staffUserId)
    .where((where) => where.or([where("status", "=", 0), where("status", "is", null)]))
    .select(["id", "account_id as accountId", "first_name as firstName"])
    .forUpdate()
    .executeTakeFirst();

/** Who holds a badge now; undefined where nobody does. */
export const heldBadge = (db: Bound, codeDigest: Buffer) =>
  db
    .selectFrom("staff_rfids as b")
    .innerJoin("staff_users as u", "u.id", "b.staff_user_id")
    .innerJoin("accounts as a", "a.id", "u.account_id")
    .where("b.code_digest", "=", codeDigest)
    .where("b.revoked_at", "is", null)
    .select([
      "b.id",
      "u.id as staffUserId",
      "a.full_name as fullName",
      "b.code_ending as ending",
      "b.issued_at as issuedAt",
    ])
    .executeTakeFirst();

export const badgeOf = (db: Bound, staffUserId: number) =>
  db
    .selectFrom("staff_rfids")
    .where("staff_user_id", "=", staffUserId)
    .where("revoked_at", "is", null)
    .select(["id", "code_ending as ending"])
    .executeTakeFirst();

/** A badge with its person, held until the transaction ends. */
export const lockBadge = (db: Bound, id: number) =>
  db
    .selectFrom("staff_rfids as b")
    .innerJoin("staff_users as u", "u.id", "b.staff_user_id")
    .where("b.id", "=", id)
    .select(["b.id", "b.revoked_at as revokedAt", "b.code_ending as ending"])
    .select(["u.id as staffUserId", "u.account_id as accountId"])
    .forUpdate()
    .executeTakeFirst();
