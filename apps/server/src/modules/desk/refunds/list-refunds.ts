import { withoutDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { countTabs, type RefundTab, refundsOfTab, type WaitingRow } from "./queries.ts";

/** The refunds of a tab of every shop, with the number in each tab. */
export const listRefunds = ({ pools }: Platform, tab: RefundTab) =>
  withoutDivision(pools.backOffice, async (db) => {
    const [rows, counts] = await Promise.all([refundsOfTab(db, tab), countTabs(db)]);
    return { data: rows.map(present), counts };
  });

const present = ({ orderId, reference, at, paidAt, handBy, handReference, ...row }: WaitingRow) => ({
  ...row,
  order: { id: orderId, reference },
  at: at.toISOString(),
  settled: paidAt ? { at: paidAt.toISOString(), by: handBy, reference: handReference } : null,
});
