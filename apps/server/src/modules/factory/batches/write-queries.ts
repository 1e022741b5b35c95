import type { Bound } from "@selvedge/db/bound";
import type { OrderId } from "@selvedge/domain/ids";
import { paperFactoryCode } from "@selvedge/domain/orders/flows";
import { sql } from "kysely";
import type { WaitingLine } from "./queries.ts";

/** One batch at a time is closed, so that no line is in two. */
export const lockBatches = (db: Bound): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('batches of paper', 0))`.execute(db);

export const batchOfEvent = (db: Bound, clientEventId: string) =>
  db.selectFrom("batches").where("client_event_id", "=", clientEventId).select("id").executeTakeFirst();

export interface BatchToWrite {
  medium: string;
  /** Width of its sheets. */
  widthMm: number;
  closedBy: "fill" | "age" | "person";
  clientEventId: string;
  at: Date;
}

/** Writes a closed batch with its lines and gives its number. */
export async function insertBatch(db: Bound, batch: BatchToWrite, lines: readonly WaitingLine[]): Promise<number> {
  const { id } = await db
    .insertInto("batches")
    .values({
      factory_code: paperFactoryCode,
      technology: "paper",
      medium: batch.medium,
      state: "processing",
      width_mm: batch.widthMm,
      closes_at: batch.at,
      closed_by: batch.closedBy,
      client_event_id: batch.clientEventId,
      created_at: batch.at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("batch_lines")
    .values(
      lines.map(({ divisionId, itemId, orderId, quantity }) => ({
        ...{ division_id: divisionId, order_item_id: itemId, order_id: orderId, batch_id: id, quantity },
      })),
    )
    .execute();
  return id;
}

/** Takes orders that may not go yet out of a batch: the next one of their size takes them. A batch of nothing has failed. */
export async function leaveOut(db: Bound, batchId: number, orderIds: readonly OrderId[]): Promise<void> {
  await sql`delete from batch_lines where batch_id = ${batchId} and order_id = any(${[...orderIds]}::bigint[])`.execute(
    db,
  );
  await sql`update batches set state = 'failed', failure = 'Nothing in it could be released.'
    where id = ${batchId} and not exists (select from batch_lines l where l.batch_id = batches.id)`.execute(db);
}

export const ordersOfBatch = async (db: Bound, batchId: number): Promise<OrderId[]> => {
  const { rows } = await sql<{
    id: OrderId;
  }>`select distinct order_id as id from batch_lines where batch_id = ${batchId} order by 1`.execute(db);
  return rows.map(({ id }) => id);
};
