import type { Bound } from "@selvedge/db/bound";

/** What an account has beside its password. */
export const factorsOf = async (db: Bound, accountId: number) => {
  const [account, app, recovery] = await Promise.all([
    db
      .selectFrom("accounts")
      .where("id", "=", accountId)
      .select(["second_factor_phone", "two_factor_enabled_at"])
      .executeTakeFirst(),
    db
      .selectFrom("authenticators")
      .where("account_id", "=", accountId)
      .where("confirmed_at", "is not", null)
      .select("confirmed_at")
      .executeTakeFirst(),
    db
      .selectFrom("recovery_codes")
      .where("account_id", "=", accountId)
      .select(({ fn }) => [fn.countAll<number>().as("count"), fn.count<number>("used_at").as("used")])
      .executeTakeFirstOrThrow(),
  ]);
  return {
    isOn: account?.two_factor_enabled_at != null,
    phone: account?.second_factor_phone ?? null,
    appSince: app?.confirmed_at ?? null,
    recovery: { made: Number(recovery.count), left: Number(recovery.count) - Number(recovery.used) },
  };
};

export const authenticatorOf = (db: Bound, accountId: number) =>
  db
    .selectFrom("authenticators")
    .where("account_id", "=", accountId)
    .select(["sealed_secret", "sealed_next_secret"])
    .executeTakeFirst();

export const saltOf = async (db: Bound, accountId: number): Promise<Buffer | undefined> =>
  (await db.selectFrom("recovery_code_sets").where("account_id", "=", accountId).select("salt").executeTakeFirst())
    ?.salt;

/** The attempt of a cookie that has not ended and has tries left. */
export const openAttemptOf = (db: Bound, tokenDigest: Buffer, at: Date, mostWrong: number) =>
  db
    .selectFrom("sign_in_attempts")
    .where("token_digest", "=", tokenDigest)
    .where("ended_at", "is", null)
    .where("expires_at", ">", at)
    .where("wrong_codes", "<", mostWrong)
    .select(["id", "account_id", "wrong_codes"])
    .executeTakeFirst();

export const rememberedDevice = (db: Bound, accountId: number, tokenDigest: Buffer, at: Date) =>
  db
    .selectFrom("account_devices")
    .where("account_id", "=", accountId)
    .where("token_digest", "=", tokenDigest)
    .where("remembered_until", ">", at)
    .select("id")
    .executeTakeFirst();

export const devicesOf = (db: Bound, accountId: number) =>
  db
    .selectFrom("account_devices")
    .where("account_id", "=", accountId)
    .select(["id", "token_digest", "user_agent", "remote_address", "first_seen_at", "last_seen_at", "remembered_until"])
    .orderBy("last_seen_at", "desc")
    .limit(50)
    .execute();

/** A device and whom it belongs to, for the mail about it. */
export const deviceToReport = (db: Bound, id: number) =>
  db
    .selectFrom("account_devices as d")
    .innerJoin("accounts as a", "a.id", "d.account_id")
    .where("d.id", "=", id)
    .select(["a.email", "d.user_agent", "d.first_seen_at"])
    .executeTakeFirst();
