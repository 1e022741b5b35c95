import { withDivision } from "@selvedge/db/with-division";
import { countItems, countPieces } from "@selvedge/domain/bundles/count-items";
import type { DivisionId } from "@selvedge/domain/ids";
import { flowAt } from "@selvedge/domain/orders/flows";
import { madePercentage } from "@selvedge/domain/orders/maker-steps";
import { percentageOf } from "@selvedge/domain/orders/percentage";
import type { Platform } from "../../../platform.ts";
import { fileAddress } from "../../plumbing/files/index.ts";
import { type OrderListRow, type OrderView, orderCounts, orderPage, ordersById, searchOrders } from "./list-queries.ts";
import { dueOf, merchantStatus, statusDetail } from "./status-words.ts";

type Placed = "any" | "today" | "7-days" | "30-days";

interface OrderQuery {
  view: OrderView;
  search: string;
  placed: Placed;
  page: number;
  perPage: number;
}

const days: Record<Placed, number | null> = { any: null, today: 1, "7-days": 7, "30-days": 30 };

/** A page of the shop's orders with the number in each view. */
export async function listOrders(platform: Platform, divisionId: DivisionId, { placed, ...query }: OrderQuery) {
  const count = days[placed];
  const since = count === null ? null : new Date(platform.now().getTime() - count * 86_400_000);
  const filter = { ...query, since };
  const [rows, counts] = await withDivision(platform.pools.web, divisionId, async (db) => {
    if (!query.search) return Promise.all([orderPage(db, divisionId, filter), orderCounts(db, divisionId, filter)]);
    const found = await searchOrders(db, divisionId, filter);
    return [await ordersById(db, divisionId, found.ids), found.counts] as const;
  });
  return {
    data: rows.map((row) => presentRow(platform, divisionId, row)),
    meta: { page: query.page, perPage: query.perPage, total: counts[query.view] },
    counts,
  };
}

const presentRow = ({ origins, now }: Platform, divisionId: DivisionId, row: OrderListRow) => ({
  ...howFar(row),
  id: row.id,
  reference: row.reference,
  placedAt: row.created_at.toISOString(),
  customerName: `${row.first_name} ${row.last_name}`,
  company: row.company,
  city: row.city,
  itemCount: countItems(row.lines),
  pieces: countPieces(row.lines),
  images: row.images.map((sha256) => fileAddress(origins, divisionId, sha256)),
  status: row.status,
  ...(row.deleted_at === null
    ? { ...merchantStatus(row.status, row.hold !== null), detail: statusDetail(row) }
    : { statusName: "Cancelled", tone: "settled" as const, detail: "" }),
  promisedFrom: row.promised_from,
  promisedTo: row.promised_to,
  totalMinor: row.total_minor,
  currency: row.currency,
  due: dueOf(row.due_on, now()),
});

function howFar({ status, factory_code: factoryCode, labels }: OrderListRow) {
  const percentage = percentageOf(flowAt({ status, factoryCode }), status);
  return { percentage, madePercentage: madePercentage(labels) ?? percentage };
}
