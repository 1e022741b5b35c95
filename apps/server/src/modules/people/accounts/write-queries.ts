import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import type pg from "pg";

interface NewSession {
  tokenHash: Buffer;
  accountId: number;
  expiresAt: Date;
  userAgent: string;
  remoteAddress: string;
  /** null where a badge began it: what needs a fresh proof is refused. */
  provedAt: Date | null;
  terminalId?: number;
  badgeId?: number | null;
}

export const insertSession = (db: Bound, row: NewSession) =>
  db
    .insertInto("sessions")
    .values({
      token_hash: row.tokenHash,
      account_id: row.accountId,
      expires_at: row.expiresAt,
      user_agent: row.userAgent.slice(0, 300),
      remote_address: row.remoteAddress,
      proved_at: row.provedAt,
      terminal_id: row.terminalId ?? null,
      staff_rfid_id: row.badgeId ?? null,
    })
    .execute();

export const deleteSession = (db: Bound, tokenHash: Buffer) =>
  db.deleteFrom("sessions").where("token_hash", "=", tokenHash).execute();

/** Ends a session and returns its account, and the colleague who saw what it sees; undefined when it had none. */
export const endSession = async (db: Bound, tokenHash: Buffer) => {
  const { rows } = await sql<{ id: number; name: string; view: number; viewer_id: number | null; viewer_name: string }>`
    with ended as (delete from sessions where token_hash = ${tokenHash} returning id, account_id, viewer_account_id)
    select a.id, a.full_name as name, ended.id::int as view, v.id as viewer_id, v.full_name as viewer_name
    from ended join accounts a on a.id = ended.account_id left join accounts v on v.id = ended.viewer_account_id`.execute(
    db,
  );
  return rows[0];
};

/** Ends every session of an account, but for one. */
export const deleteSessions = (db: Bound, accountId: number, exceptHash?: Buffer) =>
  db
    .deleteFrom("sessions")
    .where("account_id", "=", accountId)
    .$if(exceptHash !== undefined, (query) => query.where("token_hash", "<>", exceptHash!))
    .execute();

/** Sign-ins that are waiting for a code are over: their password is the old one. */
export const endAttempts = (db: Bound, accountId: number, at: Date) =>
  db
    .updateTable("sign_in_attempts")
    .where("account_id", "=", accountId)
    .where("ended_at", "is", null)
    .set({ ended_at: at })
    .execute();

export const setPasswordHash = (db: Bound, accountId: number, passwordHash: string, at: Date) =>
  db
    .updateTable("accounts")
    .where("id", "=", accountId)
    .set({ password_hash: passwordHash, password_changed_at: at })
    .execute();

/** No password opens the account until a new one is set. */
export const closePassword = (db: Bound, accountId: number) =>
  db.updateTable("accounts").where("id", "=", accountId).set({ password_hash: "" }).execute();

interface Delays {
  forgottenAfterSeconds: number;
  delaySeconds: (failures: number) => number;
}

/** Counts a failure of a range of addresses, and moves the end of its wait. Two at once are counted one after the other. */
export async function noteFailure(
  pool: pg.Pool,
  range: string,
  at: Date,
  { forgottenAfterSeconds, delaySeconds }: Delays,
): Promise<void> {
  const { rows } = await pool.query<{ failures: number }>({
    name: "count-failure",
    text: `insert into sign_in_delays as d (address_range, failures, last_failed_at, wait_until) values ($1, 1, $2, $2)
      on conflict (address_range) do update set last_failed_at = $2,
        failures = case when d.last_failed_at < $2::timestamptz - make_interval(secs => $3) then 1 else d.failures + 1 end
      returning failures`,
    values: [range, at, forgottenAfterSeconds],
  });
  const seconds = delaySeconds(rows[0]!.failures);
  if (seconds === 0) return;
  await pool.query(
    `update sign_in_delays set wait_until = greatest(wait_until, $2::timestamptz + make_interval(secs => $3))
     where address_range = $1`,
    [range, at, seconds],
  );
}

interface OwnCustomer {
  accountId: number;
  email: string;
  emailNormalised: string;
}

/** Makes the customer of an account; undefined where the shop knows its address already. */
export const ensureOwnCustomer = (
  db: Bound,
  divisionId: DivisionId,
  { accountId, email, emailNormalised }: OwnCustomer,
) =>
  db
    .insertInto("customers")
    .values({ division_id: divisionId, account_id: accountId, email, email_normalised: emailNormalised })
    .onConflict((same) => same.columns(["division_id", "email_normalised"]).doNothing())
    .returning("id")
    .executeTakeFirst();

/** Joins a customer to an account. */
export const setAccountOf = (db: Bound, divisionId: DivisionId, customerId: number, accountId: number) =>
  db
    .updateTable("customers")
    .where("division_id", "=", divisionId)
    .where("id", "=", customerId)
    .set({ account_id: accountId })
    .execute();

/** The shop where an account was used last as a shopper's. */
export const setShopperDivision = (db: Bound, accountId: number, divisionId: DivisionId) =>
  db.updateTable("accounts").where("id", "=", accountId).set({ shopper_division_id: divisionId }).execute();
