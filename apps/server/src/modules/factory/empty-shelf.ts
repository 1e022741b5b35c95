// A picker finds no blank where the count says that there is one. Nothing is spoilt, so no label is replaced: the orders
// that wait for the shelf are held as out of stock, and their labels stay where they are until stock has come in.
// Source: print-on-demand section 3 "Holds", out_of_stock.
import type { Bound } from "@selvedge/db/bound";
import { withPlatform } from "@selvedge/db/with-division";
import { sql } from "kysely";
import type { Platform } from "../../platform.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { type Mover, openHold } from "../orders/index.ts";
import { findStation } from "./floor-queries.ts";
import { queueOfShelf } from "./floor-queue.ts";
import { type FloorLabel, floorLabels, lockFloorOrder } from "./floor-rows.ts";
import { refuse } from "./stations/refuse.ts";
import type { Hand, Scan, ScanAnswer, ScanResult } from "./stations/scan.ts";
import { keepAnswer, keptAnswer } from "./take-scan.ts";

export interface EmptyShelf {
  station: string;
  shelf: string;
  clientEventId: string;
}

/** Holds every order that the shelf cannot serve. The same event is answered the same and acts once. */
export async function reportEmptyShelf(
  platform: Platform,
  hand: Hand,
  by: Mover,
  { station: code, shelf, clientEventId }: EmptyShelf,
  requestId: string,
): Promise<ScanAnswer> {
  return withPlatform(platform.pools.backOffice, async (db) => {
    const kept = await keptAnswer(db, { station: code, text: shelf, clientEventId });
    if (kept) return kept;
    const station = await findStation(db, code);
    if (station?.kind !== "pick") throw new Refusal("notFound", { message: "There is no such station." });
    const request = { station: code, text: shelf, clientEventId, open: shelf };
    const scan: Scan = { db, platform, hand, station, request, at: platform.now(), announced: null };
    const orders = await lockWaiting(db, shelf);
    if (orders.length === 0) return keepAnswer(scan, refuse("nothing_on_shelf", { place: shelf }, { open: "" }));
    const waiting = await floorLabels(db, queueOfShelf(shelf));
    for (const { divisionId, orderId } of orders)
      await openHold(
        db,
        { divisionId, orderId, code: "out_of_stock", note: noteOf(shelf, waiting[0]) },
        by,
        scan.at,
        requestId,
      );
    if (by.permissions?.includes("stock.count")) await countAsEmpty(scan, shelf);
    return keepAnswer(scan, held(shelf, orders.length));
  });
}

/** Locks the orders that wait for a shelf, in one order for everybody, and keeps those that still wait then. */
async function lockWaiting(db: Bound, shelf: string) {
  for (const each of ordersOf(await floorLabels(db, queueOfShelf(shelf))))
    await lockFloorOrder(db, each.divisionId, each.orderId);
  return ordersOf(await floorLabels(db, queueOfShelf(shelf)));
}

const ordersOf = (labels: readonly FloorLabel[]): Pick<FloorLabel, "divisionId" | "orderId">[] =>
  [...new Map(labels.map((label) => [label.orderId, label])).values()].sort((a, b) => a.orderId - b.orderId);

const noteOf = (shelf: string, label: FloorLabel | undefined): string =>
  `Shelf ${shelf} is empty${label ? `: no ${label.colour} ${label.size} of ${label.blankSku}` : ""}.`;

/**
 * Whoever may correct a count has just counted nothing. Like a garment's picking it locks the place first, so that the two
 * do not count the same garment out twice.
 */
async function countAsEmpty({ db, hand, at }: Scan, shelf: string): Promise<void> {
  const locked = sql`select from locations where code = ${shelf} for no key update`.execute(db);
  // The count is read by a statement of its own, after the wait.
  const counted =
    sql`insert into stock_movements (blank_sku, from_location, quantity, reason, staff_user_id, note, created_at)
    select blank_sku, location_code, quantity, 'counted', ${hand.staffUserId}::int, 'Found empty at Pick', ${at}::timestamptz
    from stock_levels where location_code = ${shelf} and quantity > 0`.execute(db);
  await Promise.all([locked, counted]);
}

function held(shelf: string, orders: number): ScanResult {
  return {
    outcome: "shown",
    code: "shelf_empty",
    band: {
      state: "last",
      title: "Shelf is empty",
      detail: orders === 1 ? "1 order is held, out of stock" : `${orders} orders are held, out of stock`,
      aside: shelf,
    },
    next: { title: "Go to the next shelf" },
    open: "",
  };
}
