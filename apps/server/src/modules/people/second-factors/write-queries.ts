import type { Bound } from "@selvedge/db/bound";
import { sql } from "kysely";

/** Restarts a set-up. The app in use stays in use until it is finished. */
export const storeNextSecret = (db: Bound, accountId: number, sealed: string) =>
  db
    .insertInto("authenticators")
    .values({ account_id: accountId, sealed_next_secret: sealed, sealed_secret: null, confirmed_at: null })
    .onConflict((same) => same.column("account_id").doUpdateSet({ sealed_next_secret: sealed }))
    .execute();

/** Puts the app of a set-up into use, with the step of its first code taken; true for the one caller that did. */
export const useNextSecret = async (
  db: Bound,
  accountId: number,
  next: { was: string; sealed: string; step: number; at: Date },
): Promise<boolean> => {
  const taken = await db
    .updateTable("authenticators")
    .where("account_id", "=", accountId)
    .where("sealed_next_secret", "=", next.was)
    .set({ sealed_secret: next.sealed, confirmed_at: next.at, sealed_next_secret: null, last_step: next.step })
    .returning("account_id")
    .executeTakeFirst();
  return taken !== undefined;
};

/** Takes the code of a step, unless it or a later one was taken; true for the one caller that took it. */
export const takeStep = async (db: Bound, accountId: number, step: number): Promise<boolean> => {
  const taken = await db
    .updateTable("authenticators")
    .where("account_id", "=", accountId)
    .where("last_step", "<", step)
    .set({ last_step: step })
    .returning("account_id")
    .executeTakeFirst();
  return taken !== undefined;
};

export const deleteAuthenticator = (db: Bound, accountId: number) =>
  db.deleteFrom("authenticators").where("account_id", "=", accountId).execute();

export const setPhone = (db: Bound, accountId: number, phone: string | null) =>
  db.updateTable("accounts").where("id", "=", accountId).set({ second_factor_phone: phone }).execute();

/** Two-factor is on since its first factor, and off without one. */
export const setTwoFactor = (db: Bound, accountId: number, at: Date | null) =>
  db
    .updateTable("accounts")
    .where("id", "=", accountId)
    .where("two_factor_enabled_at", at === null ? "is not" : "is", null)
    .set({ two_factor_enabled_at: at })
    .execute();

/** Puts new recovery codes in place of all earlier ones. */
export const replaceRecoveryCodes = async (
  db: Bound,
  { accountId, salt, digests, at }: { accountId: number; salt: Buffer; digests: readonly Buffer[]; at: Date },
) => {
  await deleteRecoveryCodes(db, accountId);
  await db.insertInto("recovery_code_sets").values({ account_id: accountId, salt, made_at: at }).execute();
  await db
    .insertInto("recovery_codes")
    .values(digests.map((digest) => ({ account_id: accountId, digest, used_at: null })))
    .execute();
};

export const deleteRecoveryCodes = async (db: Bound, accountId: number) => {
  // The set first: it is the row that two makers at once wait for.
  await db.deleteFrom("recovery_code_sets").where("account_id", "=", accountId).execute();
  await db.deleteFrom("recovery_codes").where("account_id", "=", accountId).execute();
};

/** Uses a recovery code up; true for the one caller that did. */
export const takeRecoveryCode = async (db: Bound, accountId: number, digest: Buffer, at: Date): Promise<boolean> => {
  const taken = await db
    .updateTable("recovery_codes")
    .where("account_id", "=", accountId)
    .where("digest", "=", digest)
    .where("used_at", "is", null)
    .set({ used_at: at })
    .returning("account_id")
    .executeTakeFirst();
  return taken !== undefined;
};

export const insertAttempt = async (
  db: Bound,
  row: { tokenDigest: Buffer; accountId: number; createdAt: Date; expiresAt: Date },
): Promise<number> => {
  const { id } = await db
    .insertInto("sign_in_attempts")
    .values({
      token_digest: row.tokenDigest,
      account_id: row.accountId,
      created_at: row.createdAt,
      expires_at: row.expiresAt,
      ended_at: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
};

/** Counts a wrong code and returns how many there were. */
export const countWrongCode = async (db: Bound, id: number): Promise<number> => {
  const { wrong_codes } = await db
    .updateTable("sign_in_attempts")
    .where("id", "=", id)
    .set({ wrong_codes: sql`wrong_codes + 1` })
    .returning("wrong_codes")
    .executeTakeFirstOrThrow();
  return wrong_codes;
};

/** Ends an attempt; true for the one caller that did. */
export const endAttempt = async (db: Bound, id: number, at: Date): Promise<boolean> => {
  const ended = await db
    .updateTable("sign_in_attempts")
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .set({ ended_at: at })
    .returning("id")
    .executeTakeFirst();
  return ended !== undefined;
};

interface SeenDevice {
  accountId: number;
  tokenDigest: Buffer;
  userAgent: string;
  remoteAddress: string;
  at: Date;
}

/** Writes down a sign-in on a device. `isNew`: not seen before, on an account that has been seen elsewhere. */
export const seeDevice = async (db: Bound, seen: SeenDevice): Promise<{ id: number; isNew: boolean }> => {
  const { rows } = await sql<{ id: number; is_new: boolean }>`
    insert into account_devices as d
      (account_id, token_digest, user_agent, remote_address, first_seen_at, last_seen_at)
    values (${seen.accountId}, ${seen.tokenDigest}, ${seen.userAgent.slice(0, 300)}, ${seen.remoteAddress}, ${seen.at},
      ${seen.at})
    on conflict (account_id, token_digest) do update set last_seen_at = excluded.last_seen_at,
      user_agent = excluded.user_agent, remote_address = excluded.remote_address
    returning id, (xmax = 0) and exists (
      select from account_devices o where o.account_id = ${seen.accountId} and o.id <> d.id) as is_new`.execute(db);
  return { id: rows[0]!.id, isNew: rows[0]!.is_new };
};

/** A device that is remembered gets a new cookie: the value that was there before never opens anything. */
export const rememberDevice = (db: Bound, id: number, tokenDigest: Buffer, until: Date) =>
  db
    .updateTable("account_devices")
    .where("id", "=", id)
    .set({ token_digest: tokenDigest, remembered_until: until })
    .execute();

/** Devices of the account need a code again; one of them alone with `id`. */
export const forgetDevices = (db: Bound, accountId: number, id?: number) =>
  db
    .updateTable("account_devices")
    .where("account_id", "=", accountId)
    .$if(id !== undefined, (query) => query.where("id", "=", id!))
    .set({ remembered_until: null })
    .execute();
