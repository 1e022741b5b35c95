import type { Bound } from "@selvedge/db/bound";
import { withoutDivision } from "@selvedge/db/with-division";
import { countItems, countPieces } from "@selvedge/domain/bundles/count-items";
import { factoryDay, spareMinutes } from "@selvedge/domain/factory/spare-time";
import { toMajor } from "@selvedge/domain/money/money";
import { flowAt, flows, statusWords } from "@selvedge/domain/orders/flows";
import { percentageOf, placeOf } from "@selvedge/domain/orders/percentage";
import type { Platform } from "../../../platform.ts";
import { fileAddress } from "../../plumbing/files/index.ts";
import { findOrders } from "./find-orders.ts";
import { countViews, firstHold, type OrderRow, orderRows } from "./list-queries.ts";
import type { OrderFilter, ViewCode } from "./order-filter.ts";
import { findShop, shopsWithOrders } from "./shop-queries.ts";

const viewNames: Record<ViewCode, string> = {
  all: "All orders",
  to_release: "To release",
  late: "Late",
  due_today: "Due today",
  held: "On hold",
  making: "Being made",
  ready: "To pack",
  issues: "Issues",
};

/** One page of orders with the counts of every saved view. */
export async function listOrders(platform: Platform, filter: OrderFilter) {
  const now = platform.now();
  const today = factoryDay(now);
  return withoutDivision(platform.pools.backOffice, async (db) => {
    const [{ total, rows }, counts, shop] = await Promise.all([
      pageOfOrders(db, filter, today),
      countViews(db, today),
      filter.shop === undefined ? undefined : findShop(db, filter.shop),
    ]);
    const codes = Object.keys(viewNames) as ViewCode[];
    return {
      data: rows.map((row) => presentRow(platform, row, now)),
      meta: { page: filter.page, perPage: filter.perPage, total },
      views: codes.map((code) => ({ code, name: viewNames[code], count: code === "all" ? null : counts[code] })),
      shop: shop ?? null,
      at: now.toISOString(),
    };
  });
}

async function pageOfOrders(db: Bound, filter: OrderFilter, today: string) {
  const { ids, total } = await findOrders(db, filter, today);
  return { total, rows: await orderRows(db, ids) };
}

/** Shops to choose from in the filter. */
export const listShops = (platform: Platform, q: string) =>
  withoutDivision(platform.pools.backOffice, (db) => shopsWithOrders(db, q));

function presentRow({ origins }: Platform, row: OrderRow, now: Date) {
  const flow = flowAt(row);
  const [stage, stageCount] = [placeOf(flow, row.resumeStatus ?? row.status) + 1, flows[flow].length];
  return {
    id: row.id,
    reference: row.reference,
    shop: { id: row.divisionId, name: row.shop, code: row.shopCode },
    shipsTo: [row.city, row.country === "GB" ? (row.zip.split(" ")[0] ?? "") : row.country].filter(Boolean).join(" "),
    images: (row.images ?? []).map((sha256) => fileAddress(origins, row.divisionId, sha256)),
    itemCount: countItems(row.lines),
    pieces: countPieces(row.lines),
    status: row.status,
    statusName: statusWords[row.status].name,
    percentage: percentageOf(flow, row.status),
    ...{ stage, stageCount },
    stoppedAt: row.resumeStatus ? statusWords[row.resumeStatus].name : "",
    garments: row.labels > 0 ? { done: row.labelsDone, total: row.labels } : null,
    hold: firstHold(row.holds),
    priority: row.priority,
    shipBy: row.shipBy,
    spareMinutes: row.shipBy && stage < stageCount ? spareMinutes(row.shipBy, now) : null,
    total: toMajor(row.totalMinor, row.currency),
    currency: row.currency,
    createdAt: row.createdAt.toISOString(),
  };
}
