import type { Bound } from "@selvedge/db/bound";
import { sql } from "kysely";

export const sessionsOf = (db: Bound, accountId: number, now: Date) =>
  db
    .selectFrom("sessions")
    .where("account_id", "=", accountId)
    .where("expires_at", ">", now)
    // Colleagues who look are told of by mail.
    .where("viewer_session_id", "is", null)
    .select(["id", "token_hash", "user_agent", "remote_address", "created_at", "expires_at", "last_seen_at"])
    .orderBy("created_at", "desc")
    .execute();

/** The session of a cookie, and when its person last proved who they are. */
export const sessionByHash = (db: Bound, tokenHash: Buffer) =>
  db.selectFrom("sessions").where("token_hash", "=", tokenHash).select(["id", "proved_at"]).executeTakeFirst();

export const securityAccount = (db: Bound, accountId: number) =>
  db
    .selectFrom("accounts")
    .where("id", "=", accountId)
    .select(["email", "full_name", "password_hash", "password_changed_at", "wants_sign_in_alerts"])
    .executeTakeFirstOrThrow();

/** Whether a shop of this person asks its people for two-factor. */
export const isTwoFactorForced = async (db: Bound, accountId: number): Promise<boolean> => {
  const { rows } = await sql<{ forced: boolean }>`
    select exists (select from memberships m join divisions d on d.id = m.division_id
      join manufacturers p on p.id = d.manufacturer_id
      where m.account_id = ${accountId} and p.force_2fa) as forced`.execute(db);
  return rows[0]!.forced;
};
