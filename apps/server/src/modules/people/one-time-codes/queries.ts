import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import type { PurposeName } from "./purposes.ts";

export interface OneTimeRow {
  id: number;
  purpose: PurposeName;
  account_id: number | null;
  division_id: DivisionId | null;
  sent_to: string;
  data: Record<string, unknown>;
  created_at: Date;
}

/** What is read of a code's row. */
export const codeColumns = ["id", "purpose", "account_id", "division_id", "sent_to", "data", "created_at"] as const;

/** The row of a link that still works, without ending it. */
export const rowByToken = (
  db: Bound,
  purpose: PurposeName,
  digest: Buffer,
  at: Date,
): Promise<OneTimeRow | undefined> =>
  db
    .selectFrom("one_time_codes")
    .where("token_digest", "=", digest)
    .where("purpose", "=", purpose)
    .where("ended_at", "is", null)
    .where("expires_at", ">", at)
    .select(codeColumns)
    .executeTakeFirst() as Promise<OneTimeRow | undefined>;

/** The open row of an address and purpose, locked: two tries at once are counted one after the other. */
export const lockByAddress = (db: Bound, purpose: PurposeName, sentTo: string, at: Date) =>
  db
    .selectFrom("one_time_codes")
    .where("purpose", "=", purpose)
    .where("sent_to", "=", sentTo)
    .where("ended_at", "is", null)
    .where("expires_at", ">", at)
    .select([...codeColumns, "code_digest", "wrong_tries"])
    .orderBy("id", "desc")
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

/** The newest row of an account that still works. */
export const openOfAccount = (
  db: Bound,
  purpose: PurposeName,
  accountId: number,
  at: Date,
): Promise<OneTimeRow | undefined> =>
  db
    .selectFrom("one_time_codes")
    .where("account_id", "=", accountId)
    .where("purpose", "=", purpose)
    .where("ended_at", "is", null)
    .where("expires_at", ">", at)
    .select(codeColumns)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst() as Promise<OneTimeRow | undefined>;

/** The newest row of an address that is still open, and was sent for one thing alone. */
export const openRowOf = (
  db: Bound,
  { purpose, sentTo, sentFor, at }: { purpose: PurposeName; sentTo: string; sentFor: string; at: Date },
) =>
  db
    .selectFrom("one_time_codes")
    .where("purpose", "=", purpose)
    .where("sent_to", "=", sentTo)
    .where("ended_at", "is", null)
    .where("expires_at", ">", at)
    .where(sql<boolean>`data ->> 'sentFor' = ${sentFor}`)
    .select(["created_at", "wrong_tries"])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

/** A row that has not ended, for the job that sends it. */
export const rowToSend = (db: Bound, id: number): Promise<OneTimeRow | undefined> =>
  db
    .selectFrom("one_time_codes")
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .select(codeColumns)
    .executeTakeFirst() as Promise<OneTimeRow | undefined>;

/** The newest row of an address, ended or not. */
export const newestOf = (db: Bound, purpose: PurposeName, sentTo: string) =>
  db
    .selectFrom("one_time_codes")
    .where("purpose", "=", purpose)
    .where("sent_to", "=", sentTo)
    .select("created_at")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
