import type { Bound } from "@selvedge/db/bound";

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
