import type { Bound } from "@selvedge/db/bound";
import { normaliseEmail } from "@selvedge/domain/text";
import { sql } from "kysely";

/** The account of an email address, or undefined. */
export const accountByEmail = (db: Bound, email: string) =>
  db
    .selectFrom("accounts")
    .where("email_normalised", "=", normaliseEmail(email))
    .select(["id", "email", "full_name", "password_hash", "disabled_at"])
    .select(
      sql<boolean>`exists (select from staff_users u where u.account_id = accounts.id and u.status = 0)`.as("is_staff"),
    )
    .executeTakeFirst();

export const insertSession = (
  db: Bound,
  row: { tokenHash: Buffer; accountId: number; expiresAt: Date; userAgent: string },
) =>
  db
    .insertInto("sessions")
    .values({
      token_hash: row.tokenHash,
      account_id: row.accountId,
      expires_at: row.expiresAt,
      user_agent: row.userAgent.slice(0, 300),
    })
    .execute();

export const deleteSession = (db: Bound, tokenHash: Buffer) =>
  db.deleteFrom("sessions").where("token_hash", "=", tokenHash).execute();

/** Ends a session and gives whose it was; undefined where nobody was signed in. */
export const endSession = async (db: Bound, tokenHash: Buffer) => {
  const { rows } = await sql<{ id: number; name: string }>`
    with ended as (delete from sessions where token_hash = ${tokenHash} returning account_id)
    select a.id, a.full_name as name from ended join accounts a on a.id = ended.account_id`.execute(db);
  return rows[0];
};

/** Names of the shops with these ids, with the first label of their hosts. */
export const shopsByIds = (db: Bound, ids: number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom("divisions as d")
        .leftJoin("subdomains as s", "s.division_id", "d.id")
        .where("d.id", "in", ids)
        .select(["d.id", "d.name", "d.currency", "s.label"])
        .orderBy("d.name")
        .execute();
