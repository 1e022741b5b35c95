import { withoutDivision } from "@selvedge/db/with-division";
import { factoryDay, startOfFactoryDay } from "@selvedge/domain/factory/spare-time";
import type { Platform } from "../../../platform.ts";
import { presentPending } from "./present-pending.ts";
import { countPending, type Decider, decidedSince, pendingProducts } from "./queries.ts";

/** Designs that wait, those that paid orders wait for first. */
export async function listPending(platform: Platform, limit: number, by: Decider) {
  const now = platform.now();
  return withoutDivision(platform.pools.backOffice, async (db) => {
    const [rows, total, doneToday] = await Promise.all([
      pendingProducts(db, limit),
      countPending(db),
      decidedSince(db, by.accountId, startOfFactoryDay(factoryDay(now))),
    ]);
    return {
      data: rows.map((row) => presentPending(platform, row)),
      meta: { total, doneToday },
      at: now.toISOString(),
    };
  });
}
