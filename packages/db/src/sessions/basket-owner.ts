import { sql } from "kysely";

/**
 * The owner of a visitor's baskets, by the hash of the session token: the account that is signed in, the same on every
 * device, else the visitor alone. No cookie has the account's value. Written out in each statement: PostgreSQL would start and end
 * a function of its own for it every time. Selected as a whole: behind row-level security PostgreSQL takes a bare coalesce for
 * one that could leak rows, and looks for the owner among all baskets of the shop instead of in the index.
 */
export const basketOwner = (tokenHash: Buffer) => sql<Buffer>`(select coalesce(
  (select sha256(convert_to('account ' || s.account_id, 'UTF8')) from sessions s where s.token_hash = ${tokenHash}::bytea and s.expires_at > now()),
  ${tokenHash}::bytea))`;
