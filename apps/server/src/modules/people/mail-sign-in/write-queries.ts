import type { Bound } from "@selvedge/db/bound";

/** No password: a text that is no hash fits none. */
const noPassword = "";

/** Makes the account of an address that was proved, without a password; undefined when there is one. */
export const insertShopper = (db: Bound, email: string, at: Date) =>
  db
    .insertInto("accounts")
    .values({ email, email_normalised: email, password_hash: noPassword, verified_at: at })
    .onConflict((same) => same.column("email_normalised").doNothing())
    .returning("id")
    .executeTakeFirst();

/** The account of an address, locked until the transaction ends. */
export const lockByAddress = (db: Bound, email: string) =>
  db
    .selectFrom("accounts")
    .where("email_normalised", "=", email)
    .select(["id", "full_name", "verified_at"])
    .forUpdate()
    .executeTakeFirstOrThrow();

/** The address is confirmed by its mailbox: a password that was chosen before opens nothing. */
export const confirmAddress = (db: Bound, id: number, at: Date) =>
  db.updateTable("accounts").where("id", "=", id).set({ verified_at: at, password_hash: noPassword }).execute();
