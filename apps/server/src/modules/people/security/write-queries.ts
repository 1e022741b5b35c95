import type { Bound } from "@selvedge/db/bound";
import { sql } from "kysely";

export const markProved = (db: Bound, tokenHash: Buffer, at: Date) =>
  db.updateTable("sessions").where("token_hash", "=", tokenHash).set({ proved_at: at }).execute();

/** Gives a session a new cookie value: the old one opens nothing. */
export const moveSession = (db: Bound, from: Buffer, to: Buffer) =>
  db.updateTable("sessions").where("token_hash", "=", from).set({ token_hash: to }).execute();

/** Ends a session of this account; false for one that is not theirs or gone. */
export const endOwnSession = async (db: Bound, accountId: number, id: number): Promise<boolean> => {
  const ended = await db
    .deleteFrom("sessions")
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return ended !== undefined;
};

export const setAlerts = (db: Bound, accountId: number, wantsAlerts: boolean) =>
  db.updateTable("accounts").where("id", "=", accountId).set({ wants_sign_in_alerts: wantsAlerts }).execute();

export const setName = (db: Bound, accountId: number, fullName: string) =>
  db.updateTable("accounts").where("id", "=", accountId).set({ full_name: fullName }).execute();

/** Gives an account another address; false where another account has it. */
export const setEmail = async (
  db: Bound,
  accountId: number,
  { email, emailNormalised }: { email: string; emailNormalised: string },
): Promise<boolean> => {
  const { rows } = await sql`
    update accounts set email = ${email}, email_normalised = ${emailNormalised}
    where id = ${accountId}
      and not exists (select from accounts o where o.email_normalised = ${emailNormalised} and o.id <> ${accountId})
    returning id`.execute(db);
  return rows.length > 0;
};
