import type { Bound } from "@selvedge/db/bound";

const columns = ["id", "account_id", "credential_id", "public_key", "counter", "transports"] as const;

/** The passkeys of an account, the newest last. */
export const passkeysOf = (db: Bound, accountId: number) =>
  db
    .selectFrom("passkeys")
    .where("account_id", "=", accountId)
    .select([...columns, "name", "created_at", "last_used_at", "place"])
    .orderBy("id")
    .execute();

/** A passkey by the id that browsers know it by, locked: two uses at once are compared one after the other. */
export const lockPasskey = (db: Bound, credentialId: string) =>
  db.selectFrom("passkeys").where("credential_id", "=", credentialId).select(columns).forUpdate().executeTakeFirst();
