import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import type { PurposeName } from "./purposes.ts";
import { codeColumns, type OneTimeRow } from "./queries.ts";

export const insertCode = async (
  db: Bound,
  row: {
    purpose: PurposeName;
    accountId: number | null;
    divisionId: DivisionId | null;
    sentTo: string;
    data: object;
    createdAt: Date;
    expiresAt: Date;
  },
): Promise<number> => {
  const { id } = await db
    .insertInto("one_time_codes")
    .values({
      purpose: row.purpose,
      account_id: row.accountId,
      division_id: row.divisionId,
      sent_to: row.sentTo,
      data: JSON.stringify(row.data),
      created_at: row.createdAt,
      expires_at: row.expiresAt,
      token_digest: null,
      code_digest: null,
      ended_at: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
};

export const storeDigests = (db: Bound, id: number, token: Buffer | null, code: Buffer | null) =>
  db.updateTable("one_time_codes").where("id", "=", id).set({ token_digest: token, code_digest: code }).execute();

/** A newer code of the same purpose and address ends the earlier ones. */
export const endEarlier = (db: Bound, purpose: PurposeName, sentTo: string, at: Date) =>
  db
    .updateTable("one_time_codes")
    .where("purpose", "=", purpose)
    .where("sent_to", "=", sentTo)
    .where("ended_at", "is", null)
    .set({ ended_at: at })
    .execute();

/** Ends the row of a link and returns it; undefined for one that is unknown, ended or expired. Only one caller gets it. */
export const endByToken = (
  db: Bound,
  purpose: PurposeName,
  digest: Buffer,
  at: Date,
): Promise<OneTimeRow | undefined> =>
  db
    .updateTable("one_time_codes")
    .where("token_digest", "=", digest)
    .where("purpose", "=", purpose)
    .where("ended_at", "is", null)
    .where("expires_at", ">", at)
    .set({ ended_at: at })
    .returning(codeColumns)
    .executeTakeFirst() as Promise<OneTimeRow | undefined>;

export const countWrongTry = (db: Bound, id: number) =>
  db.updateTable("one_time_codes").where("id", "=", id).set({ wrong_tries: sql`wrong_tries + 1` }).execute();

export const endById = (db: Bound, id: number, at: Date) =>
  db.updateTable("one_time_codes").where("id", "=", id).set({ ended_at: at }).execute();

export const endOfAccount = (
  db: Bound,
  accountId: number,
  { purposes, afterId, at }: { purposes: readonly PurposeName[]; afterId: number; at: Date },
) =>
  db
    .updateTable("one_time_codes")
    .where("account_id", "=", accountId)
    .where("purpose", "in", purposes)
    .where("id", ">", afterId)
    .where("ended_at", "is", null)
    .set({ ended_at: at })
    .execute();
