import { randomBytes } from "node:crypto";
import type pg from "pg";
import type { RefundRequest, RefundResult } from "../card-payments.ts";

/** Gives a charge back in the local processor's books: once for a key, and never more than was charged. */
export async function refundLocally(pool: pg.Pool, request: RefundRequest): Promise<RefundResult> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const reference = (await findRefund(client, request)) ?? (await insertRefund(client, request));
    await client.query("commit");
    if (reference) return { state: "succeeded", reference };
    return { state: "failed", message: "There is no such charge, or less of it is left than was asked for." };
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** The charge's row is the lock: refunds of one charge take turns. */
async function findRefund(client: pg.PoolClient, { idempotencyKey, chargeReference }: RefundRequest) {
  await client.query("select from local_cards.charges where reference = $1 for update", [chargeReference]);
  const { rows } = await client.query<{ reference: string }>(
    "select reference from local_cards.refunds where idempotency_key = $1",
    [idempotencyKey],
  );
  return rows[0]?.reference;
}

async function insertRefund(
  client: pg.PoolClient,
  { idempotencyKey, chargeReference, amountMinor }: RefundRequest,
): Promise<string | undefined> {
  const { rows } = await client.query<{ reference: string }>(
    `insert into local_cards.refunds (reference, idempotency_key, charge_reference, amount_minor)
     select $1, $2, c.reference, $4::bigint from local_cards.charges c
     where c.reference = $3 and c.state = 'succeeded' and c.amount_minor >= $4::bigint
       + (select coalesce(sum(r.amount_minor), 0) from local_cards.refunds r where r.charge_reference = c.reference)
     returning reference`,
    [`re_${randomBytes(12).toString("base64url")}`, idempotencyKey, chargeReference, amountMinor],
  );
  return rows[0]?.reference;
}
