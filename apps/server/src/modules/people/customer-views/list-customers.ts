import { withoutDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { customersPage } from "./queries.ts";

/** One page of customers' accounts. */
export async function listCustomers({ pools }: Platform, asked: { q: string; page: number; perPage: number }) {
  const { rows, total } = await withoutDivision(pools.backOffice, (db) => customersPage(db, asked));
  return {
    data: rows.map(({ id, full_name, email, created_at, disabled_at, verified_at, runs, buys_at }) => ({
      accountId: id,
      fullName: full_name,
      email,
      since: created_at.toISOString(),
      isDisabled: disabled_at !== null,
      isConfirmed: verified_at !== null,
      runs,
      buysAt: buys_at,
    })),
    meta: { page: asked.page, perPage: asked.perPage, total },
  };
}
