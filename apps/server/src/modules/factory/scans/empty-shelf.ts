// A picker finds no blank where the count says that there is one. Nothing is spoilt, so no label is replaced: the orders
// that wait for the shelf are held as out of stock, and their labels keep their place until stock arrives.
// Source: print-on-demand section 3 "Holds", out_of_stock.
import type { Bound } from "@selvedge/db/bound";
import { withoutDivision } from "@selvedge/db/with-division";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { type Mover, openHold } from "../../orders/moves/index.ts";
import {
  type FloorLabel,
  findStation,
  floorLabels,
  lockFloorOrder,
  type Operator,
  queueOfShelf,
  type Scan,
  type ScanAnswer,
  type ScanResult,
} from "../floor/index.ts";
import { refuse } from "../stations/index.ts";
import { storeAnswer, storedAnswer } from "./take-scan.ts";

export interface EmptyShelf {
  station: string;
  shelf: string;
  clientEventId: string;
}

interface ReportRequest {
  by: Mover;
  report: EmptyShelf;
  requestId: string;
}

/** Holds every order that the shelf cannot serve. The same event is answered the same and acts once. */
export async function reportEmptyShelf(
  platform: Platform,
  operator: Operator,
  { by, report: { station: code, shelf, clientEventId }, requestId }: ReportRequest,
): Promise<ScanAnswer> {
  return withoutDivision(platform.pools.backOffice, async (db) => {
    const stored = await storedAnswer(db, { station: code, text: shelf, clientEventId });
    if (stored) return stored;
    const station = await findStation(db, code);
    if (station?.kind !== "pick") throw new Refusal("notFound", { message: "There is no such station." });
    const request = { station: code, text: shelf, clientEventId, open: shelf };
    const scan: Scan = { db, platform, operator, station, request, at: platform.now(), announced: null };
    const orders = await lockWaiting(db, shelf);
    if (orders.length === 0) return storeAnswer(scan, refuse("nothing_on_shelf", { place: shelf }, { open: "" }));
    const waiting = await floorLabels(db, queueOfShelf(shelf));
    for (const { divisionId, orderId } of orders)
      await openHold(
        db,
        { divisionId, orderId, code: "out_of_stock", note: noteOf(shelf, waiting[0]) },
        { by, at: scan.at, requestId },
      );
    if (by.permissions?.includes("stock.count")) await countAsEmpty(scan, shelf);
    return storeAnswer(scan, held(shelf, orders.length));
  });
}

/** Locks the orders that wait for a shelf, always in the same order, and returns those that still wait then. */
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
 * Sets the count to zero if this person may correct counts. Locks the pickface first, as picking a garment does, so that
 * one garment is not counted out twice.
 */
async function countAsEmpty({ db, operator, at }: Scan, shelf: string): Promise<void> {
  const locked = sql`select from locations where code = ${shelf} for no key update`.execute(db);
  // A second statement reads the count, after the wait.
  const counted =
    sql`insert into stock_movements (blank_sku, from_location, quantity, reason, staff_user_id, note, created_at)
    select blank_sku, location_code, quantity, 'counted', ${operator.staffUserId}::int, 'Found empty at Pick', ${at}::timestamptz
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
