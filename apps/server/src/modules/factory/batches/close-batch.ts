// Closing a batch of paper: its lines are frozen in one transaction, then each of its orders is released in its own.
import { withoutDivision } from "@selvedge/db/with-division";
import { batchName } from "@selvedge/domain/factory/paper-batches";
import { paperFactoryCode } from "@selvedge/domain/orders/flows";
import { blanks } from "@selvedge/garments/blanks/blanks";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import type { Mover } from "../../orders/moves/index.ts";
import { releaseOrders } from "../release/index.ts";
import { waitingLines } from "./queries.ts";
import { batchOfEvent, insertBatch, leaveOut, lockBatches, ordersOfBatch } from "./write-queries.ts";

export interface BatchToClose {
  medium: string;
  clientEventId: string;
  closedBy: "fill" | "age" | "person";
  requestId: string;
}

/** Codes of a release after which an order stays in its batch: it is on the floor, or waits for a sheet of another size. */
const stays = ["released", "already_released", "batch_open"];

/**
 * Closes the batch of a size of sheet and releases what is in it. The same event closes one batch, and releases what an
 * interrupted one has left. Refuses where no print of the size waits.
 */
export async function closeBatch(platform: Platform, by: Mover, asked: BatchToClose) {
  const { pools } = platform;
  const batch = await withoutDivision(pools.backOffice, async (db) => {
    await lockBatches(db);
    const known = await batchOfEvent(db, asked.clientEventId);
    if (known) return { id: known.id, orders: await ordersOfBatch(db, known.id) };
    const lines = await waitingLines(db, asked.medium);
    if (lines.length === 0) throw new Refusal("moveRefused", { message: `No print of ${asked.medium} is waiting.` });
    const { medium, closedBy, clientEventId } = asked;
    const id = await insertBatch(
      db,
      { medium, widthMm: sheetWidthMm(medium), closedBy, clientEventId, at: platform.now() },
      lines,
    );
    return { id, orders: await ordersOfBatch(db, id) };
  });
  const name = batchName(batch.id);
  const mover = { ...by, name: `${by.name}, batch ${name}` };
  const outcomes = await releaseOrders(platform, batch.orders, {
    ...{ by: mover, requestId: asked.requestId, factoryCode: paperFactoryCode },
  });
  const left = outcomes.filter(({ code }) => !stays.includes(code));
  if (left.length > 0)
    await withoutDivision(pools.backOffice, (db) =>
      leaveOut(
        db,
        batch.id,
        left.map(({ orderId }) => orderId),
      ),
    );
  return {
    name,
    released: outcomes.filter(({ code }) => stays.includes(code)).map(({ reference }) => reference),
    left: left.map(({ reference, message }) => ({ reference, message })),
  };
}

/** The short side of a size of paper in millimetres; 0 for one that is no longer made. */
function sheetWidthMm(medium: string): number {
  const paper = blanks.filter(({ technology }) => technology === "paper");
  const size = paper.flatMap(({ sizes }) => sizes).find(({ name }) => name === medium);
  return size ? Math.min(size.chestMm, size.lengthMm) : 0;
}
