// The local card processor: its own books in its own schema, so that what it has charged is known to it even when we
// die before writing it down. Works with no account and no internet.
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import type pg from "pg";
import type { CardPayments, CardSandbox, ChargeResult } from "../card-payments.ts";
import { refundLocally } from "./local-refunds.ts";
import { behaviourMessages, type CardBehaviour, readTestCard } from "./test-cards.ts";

interface ChargeRow {
  reference: string;
  state: ChargeResult["state"];
  message: string;
  brand: string;
  last4: string;
}

/** Its script for shoppers' browsers, and the address that it is served at on every shop's host. */
const script = readFileSync(new URL("./card-script.js", import.meta.url), "utf8");
const scriptPath = "/local-cards/card.js";

export function localCards(pool: pg.Pool, mainOrigin: string): CardPayments {
  const sandbox = sandboxOn(pool);
  const result = (row: ChargeRow): ChargeResult => {
    const methodName = row.last4 === "" ? row.brand : `${row.brand} ending ${row.last4}`;
    const base = { reference: row.reference, methodName };
    if (row.state === "succeeded") return { state: "succeeded", ...base };
    if (row.state === "failed") return { state: "failed", message: row.message, ...base };
    return { state: "action_needed", actionUrl: `${mainOrigin}/dev/bank/${row.reference}/`, ...base };
  };
  return {
    provider: "local",
    account: "local",
    methodName: "Card",
    unavailable: null,
    browser: {
      entry: { script: scriptPath, fields: "ours", settings: {} },
      withoutScripts: {
        kind: "typed",
        tokenise: async (card, now) => (await sandbox.tokenise(card, now))?.token ?? null,
      },
      // The bank's page of a second step is on the main site.
      origins: { scripts: [], frames: [], calls: [], pages: [mainOrigin] },
    },
    webhook: null,
    sandbox,
    async charge({ idempotencyKey, token, amountMinor, currency, returnUrl }) {
      const { rows } = await pool.query<ChargeRow>({
        name: "local-cards-charge",
        text: chargeStatement,
        values: [
          `ch_${randomBytes(12).toString("base64url")}`,
          idempotencyKey,
          amountMinor,
          currency,
          token,
          returnUrl,
        ],
      });
      const row = rows[0] ?? (await findCharge(pool, idempotencyKey));
      return row
        ? result(row)
        : {
            state: "failed",
            reference: "",
            message: "This card is not known. Please enter it again.",
            methodName: "Card",
          };
    },
    async find(idempotencyKey) {
      const row = await findCharge(pool, idempotencyKey);
      return row ? result(row) : null;
    },
    async cancel(idempotencyKey) {
      await pool.query(
        "update local_cards.charges set state = 'failed', message = $2 where idempotency_key = $1 and state = 'action_needed'",
        [idempotencyKey, "This payment was cancelled. You have not been charged."],
      );
      const row = await findCharge(pool, idempotencyKey);
      return row ? result(row) : null;
    },
    refund: (request) => refundLocally(pool, request),
  };
}

const sandboxOn = (pool: pg.Pool): CardSandbox => ({
  script,
  async tokenise(typed, now) {
    const card = readTestCard(typed, now);
    if (!card) return null;
    const token = `tok_${randomBytes(18).toString("base64url")}`;
    await pool.query({
      name: "local-cards-tokenise",
      text: "insert into local_cards.tokens (token, brand, last4, behaviour) values ($1, $2, $3, $4)",
      values: [token, card.brand, card.last4, card.behaviour],
    });
    return { token, brand: card.brand, last4: card.last4 };
  },
  async settleChallenge(reference, isConfirmed) {
    const { rows } = await pool.query<{ return_url: string }>(
      `update local_cards.charges set state = $2, message = $3 where reference = $1 and state = 'action_needed' returning return_url`,
      [
        reference,
        isConfirmed ? "succeeded" : "failed",
        isConfirmed ? "" : "Your bank did not confirm this payment. You have not been charged.",
      ],
    );
    return rows[0]?.return_url ?? null;
  },
});

const outcome = (behaviour: CardBehaviour, text: string) => `when '${behaviour}' then '${text.replaceAll("'", "''")}'`;

/** One statement decides and records, so that two equal requests at once make one charge. */
const chargeStatement = `
  with charged as (
    insert into local_cards.charges (reference, idempotency_key, amount_minor, currency, state, message, token, return_url)
    select $1, $2, $3, $4,
      case behaviour when 'approve' then 'succeeded' when 'challenge' then 'action_needed' else 'failed' end,
      case behaviour ${outcome("decline", behaviourMessages.decline)} ${outcome("insufficient_funds", behaviourMessages.insufficient_funds)} else '' end,
      token, $6
    from local_cards.tokens where token = $5
    on conflict (idempotency_key) do nothing
    returning reference, state, message, token)
  select charged.reference, charged.state, charged.message, brand, last4 from charged join local_cards.tokens using (token)`;

async function findCharge(pool: pg.Pool, idempotencyKey: string): Promise<ChargeRow | undefined> {
  const { rows } = await pool.query<ChargeRow>({
    name: "local-cards-find",
    text: "select reference, state, message, brand, last4 from local_cards.charges join local_cards.tokens using (token) where idempotency_key = $1",
    values: [idempotencyKey],
  });
  return rows[0];
}
