import { withoutDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { stateName } from "../../orders/quotes/index.ts";
import { countTabs, type DeskRow, type QuoteTab, quotesOfTab } from "./queries.ts";

/** The quotes of a tab of every shop, with the number in each tab. */
export const listQuotes = ({ pools }: Platform, tab: QuoteTab) =>
  withoutDivision(pools.backOffice, async (db) => {
    const [rows, counts] = await Promise.all([quotesOfTab(db, tab), countTabs(db)]);
    return { data: rows.map(presentRow), counts };
  });

/** A quote as a row of the desk's list. */
export const presentRow = (row: DeskRow) => ({
  id: row.id,
  reference: row.reference,
  shop: { name: row.shopName, code: row.shopCode },
  customer: row.customer,
  company: row.company,
  wants: row.wants,
  quantity: row.quantity,
  status: row.status,
  stateName: stateName({
    status: row.status,
    isDeleted: row.deletedAt !== null,
    quote: row,
    newest: row.proofVersion === null ? undefined : { version: row.proofVersion, answer: row.proofAnswer },
  }),
  totalMinor: row.answeredAt === null ? null : row.totalMinor,
  currency: row.currency,
  tab: row.tab,
  due:
    row.isOwed && row.dueOn !== null
      ? { on: row.dueOn, isLate: row.isLate, leftMinor: row.totalMinor - row.receivedMinor }
      : null,
  askedAt: row.askedAt.toISOString(),
});
