import type { Bound } from "@selvedge/db/bound";
import type { PasskeyPlace } from "./webauthn.ts";

export const insertChallenge = (
  db: Bound,
  { challenge, accountId, expiresAt }: { challenge: string; accountId: number | null; expiresAt: Date },
) => db.insertInto("passkey_challenges").values({ challenge, account_id: accountId, expires_at: expiresAt }).execute();

/** Deletes an open challenge of an account, or of a sign-in with null, and returns it. */
export const takeChallenge = (
  db: Bound,
  { challenge, accountId, at }: { challenge: string; accountId: number | null; at: Date },
) =>
  db
    .deleteFrom("passkey_challenges")
    .where("challenge", "=", challenge)
    .where("account_id", accountId === null ? "is" : "=", accountId)
    .where("expires_at", ">", at)
    .returning("challenge")
    .executeTakeFirst();

interface NewPasskey {
  accountId: number;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: readonly string[];
  name: string;
  place: PasskeyPlace;
  at: Date;
}

/** Stores a passkey; undefined for one that is known. */
export const insertPasskey = (db: Bound, row: NewPasskey) =>
  db
    .insertInto("passkeys")
    .values({
      account_id: row.accountId,
      credential_id: row.credentialId,
      public_key: row.publicKey,
      counter: row.counter,
      transports: [...row.transports],
      name: row.name,
      place: row.place,
      created_at: row.at,
      last_used_at: null,
    })
    .onConflict((same) => same.column("credential_id").doNothing())
    .returning("id")
    .executeTakeFirst();

interface Use {
  counter: number;
  at: Date;
  place: PasskeyPlace;
}

export const noteUse = (db: Bound, id: number, { counter, at, place }: Use) =>
  db.updateTable("passkeys").where("id", "=", id).set({ counter, last_used_at: at, place }).execute();

/** Renames a passkey of this account; false for one that is not theirs. */
export const setPasskeyName = async (db: Bound, accountId: number, id: number, name: string): Promise<boolean> => {
  const named = await db
    .updateTable("passkeys")
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .set({ name })
    .returning("id")
    .executeTakeFirst();
  return named !== undefined;
};

/** Removes a passkey of this account; false for one that is not theirs. */
export const deletePasskey = async (db: Bound, accountId: number, id: number): Promise<boolean> => {
  const removed = await db
    .deleteFrom("passkeys")
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return removed !== undefined;
};

/** Removes the passkeys of an account that were added since a moment, by somebody else than its owner. */
export const deletePasskeysSince = (db: Bound, accountId: number, since: Date) =>
  db.deleteFrom("passkeys").where("account_id", "=", accountId).where("created_at", ">=", since).execute();
