// A wallet on a machine without one: its page is the local bank's, where the payment is confirmed or refused.
import { randomBytes } from "node:crypto";
import type pg from "pg";
import type { CardPayments } from "../card-payments.ts";
import { localCards } from "./local-cards.ts";

const name = "Test wallet";

export function localWallet(pool: pg.Pool, mainOrigin: string): CardPayments {
  const { charge, ...books } = localCards(pool, mainOrigin);
  return {
    ...books,
    provider: "local-wallet",
    account: "local-wallet",
    methodName: name,
    pages: [mainOrigin],
    browser: null,
    sandbox: null,
    async charge(request) {
      const token = `wal_${randomBytes(18).toString("base64url")}`;
      await pool.query(
        "insert into local_cards.tokens (token, brand, last4, behaviour) values ($1, $2, '', 'challenge')",
        [token, name],
      );
      return charge({ ...request, token });
    },
  };
}
