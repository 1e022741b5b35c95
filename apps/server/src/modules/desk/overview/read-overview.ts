import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import { floorStepsDone, labelWords } from "@selvedge/domain/orders/maker-steps";
import { hasOwnMenu } from "@selvedge/domain/shops/first-menu";
import type { Platform } from "../../../platform.ts";
import { earnings } from "../../orders/shop-orders/index.ts";
import { fileAddress } from "../../plumbing/files/index.ts";
import { checklistOf } from "./checklist.ts";
import { dayIn, daysUpTo } from "./days.ts";
import { needText } from "./need-text.ts";
import { floorNow, milestones, needsOf, picturesOf, type SoldRow } from "./queries.ts";
import { salesByDay, storeSums } from "./sales-by-day.ts";
import { shopClock } from "./sales-queries.ts";
import { soldByDay } from "./sold-by-day.ts";

const periodDays = 30;

interface Reader {
  divisionId: DivisionId;
  permissions: readonly string[];
  accountId: number;
}

/**
 * How a shop does: this month of days against the one before, best sellers, the floor and open tasks. Readers without
 * access to money get no amounts, and readers without access to orders no links to orders. `warn` receives the error
 * when sums of past days could not be stored; the next reader sums them again.
 */
export async function readOverview(
  platform: Platform,
  { divisionId, permissions, accountId }: Reader,
  warn: (error: unknown) => void,
) {
  const seesMoney = permissions.includes("money.read");
  const seesOrders = permissions.includes("orders.read");
  const now = platform.now();
  const read = await withDivision(platform.pools.web, divisionId, async (db) => {
    const clock = await shopClock(db, divisionId);
    const { currency, timeZone } = clock;
    const today = dayIn(now, timeZone);
    const days = daysUpTo(today, 2 * periodDays);
    const [{ rows: byDay, fresh }, floor, needs, marks] = await Promise.all([
      salesByDay(db, divisionId, days, clock),
      floorNow(db, divisionId),
      needsOf(db, divisionId),
      milestones(db, divisionId, accountId),
    ]);
    const period = { before: new Set(days.slice(0, periodDays)), now: new Set(days.slice(periodDays)) };
    const sold = await soldByDay(platform.pools, db, divisionId, { days: byDay, timeZone });
    const soldNow = sold.filter(({ on }) => period.now.has(on));
    const soldBefore = sold.filter(({ on }) => period.before.has(on));
    const best = bestSellers(soldNow);
    const pictures = await picturesOf(
      db,
      divisionId,
      best.map(({ productId }) => productId),
    );
    const address = (sha256: string | null | undefined) =>
      sha256 ? fileAddress(platform.origins, divisionId, sha256) : null;
    const overview = {
      currency,
      today,
      ...figures(byDay, { now: soldNow, before: soldBefore }, days, seesMoney),
      bestSellers: best.map((row) => ({
        ...row,
        ...(seesMoney ? {} : noMoney),
        imageUrl: address(pictures.get(row.productId)),
      })),
      floor: {
        open: floor.open,
        garments: floor.rows.map((row) => ({
          key: String(row.id),
          orderId: seesOrders ? row.order_id : null,
          name: row.name,
          colour: row.colour,
          size: row.size,
          imageUrl: address(row.image_sha256),
          done: floorStepsDone(row.state),
          now: labelWords(row.state),
          at: row.updated_at.toISOString(),
        })),
      },
      needsYou: needs
        .filter((row) => seesOrders || row.order_id === null)
        .map((row) => ({
          kind: row.kind,
          isOurs: row.is_ours,
          ...needText(row),
          at: row.at.toISOString(),
          orderId: row.order_id,
          productId: row.product_id,
        })),
      ready: {
        hasArtwork: marks.has_artwork,
        hasProduct: marks.has_product,
        badges: checklistOf(marks),
        isHidden: marks.is_hidden,
        homePageId: marks.home_page_id,
        isClosed: marks.is_closed,
        hasOwnMenu: hasOwnMenu(marks.menus),
        said: marks.said,
      },
      closing: marks.closing && { ...marks.closing, closesAt: new Date(marks.closing.closesAt).toISOString() },
      counts: { openOrders: seesOrders ? marks.open_orders : null, products: marks.products },
    };
    return { overview, fresh, timeZone };
  });
  await storeSums(platform.pools.web, divisionId, read, warn);
  return read.overview;
}

const noMoney = { salesMinor: null, profitMinor: null };

function figures(
  byDay: readonly { on: string; sales: number; orders: number }[],
  sold: { now: readonly SoldRow[]; before: readonly SoldRow[] },
  all: readonly string[],
  seesMoney: boolean,
) {
  const known = new Map(byDay.map((row) => [row.on, row]));
  const [before, current] = [all.slice(0, periodDays), all.slice(periodDays)];
  const total = (days: readonly string[], of: "sales" | "orders") =>
    days.reduce((sum, day) => sum + (known.get(day)?.[of] ?? 0), 0);
  const profit = (lines: readonly SoldRow[]) => lines.reduce((sum, row) => sum + profitOfRow(row), 0);
  const pieces = (lines: readonly SoldRow[]) => lines.reduce((sum, row) => sum + row.quantity, 0);
  const counts = {
    orders: { now: total(current, "orders"), before: total(before, "orders") },
    garments: { now: pieces(sold.now), before: pieces(sold.before) },
  };
  if (!seesMoney) return { ...counts, sales: null, profit: null, days: [] };
  return {
    ...counts,
    sales: { now: total(current, "sales"), before: total(before, "sales") },
    profit: { now: profit(sold.now), before: profit(sold.before) },
    days: current.map((on, index) => ({
      on,
      salesMinor: known.get(on)?.sales ?? 0,
      beforeOn: before[index]!,
      beforeMinor: known.get(before[index]!)?.sales ?? 0,
    })),
  };
}

const profitOfRow = ({ quantity, blank_sku, sides, net }: SoldRow): number =>
  earnings({ quantity, blankSku: blank_sku, sides, netMinor: net }).profitMinor;

/** The five products that sold most pieces in the period. */
function bestSellers(sold: readonly SoldRow[]) {
  const byProduct = Map.groupBy(sold, (row) => row.product_id);
  return [...byProduct]
    .map(([productId, rows]) => ({
      productId,
      name: rows[0]!.name,
      sold: rows.reduce((sum, row) => sum + row.quantity, 0),
      salesMinor: rows.reduce((sum, row) => sum + row.gross, 0),
      profitMinor: rows.reduce((sum, row) => sum + profitOfRow(row), 0),
    }))
    .toSorted((a, b) => b.sold - a.sold || b.salesMinor - a.salesMinor)
    .slice(0, 5);
}
