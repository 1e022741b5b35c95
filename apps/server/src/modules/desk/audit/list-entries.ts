import { withoutDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { type EntryFilter, type EntryRow, newestOfPlatform, newestOfShops } from "./queries.ts";

const perPage = 50;

type Asked = Omit<EntryFilter, "limit" | "beforeShop" | "beforePlatform"> & { before: string };

/**
 * A page of both logs as one, the newest first. Each log is read from its own place, "12.9" in `before` and `next`, so that
 * a late page costs what the first one does.
 */
export async function listEntries({ pools }: Pick<Platform, "pools">, { before, ...filter }: Asked) {
  const [beforeShop = null, beforePlatform = null] = before === "" ? [] : before.split(".");
  const rows = await withoutDivision(pools.backOffice, async (db) => {
    const wanted = { ...filter, beforeShop, beforePlatform, limit: perPage + 1 };
    return merged(await newestOfShops(db, wanted), await newestOfPlatform(db, wanted));
  });
  const shown = rows.slice(0, perPage);
  const lastOf = (log: EntryRow["log"], earlier: string | null) =>
    shown.findLast((row) => row.log === log)?.id ?? earlier ?? farthest;
  return {
    data: shown.map(shownEntry),
    meta: {
      next: rows.length > perPage ? `${lastOf("shop", beforeShop)}.${lastOf("platform", beforePlatform)}` : null,
    },
  };
}

/** Both logs as one, the later entry first. Each stays in its own order, so that none is left out between two pages. */
function merged(ofShops: EntryRow[], ofPlatform: EntryRow[]): EntryRow[] {
  const rows: EntryRow[] = [];
  const [shops, platform] = [[...ofShops], [...ofPlatform]];
  while (shops[0] && platform[0])
    rows.push(shops[0].created_at > platform[0].created_at ? shops.shift()! : platform.shift()!);
  return [...rows, ...shops, ...platform];
}

/** Beyond every id: nothing of that log has been shown yet. */
const farthest = "999999999999999999";

const shownEntry = (row: EntryRow) => ({
  id: `${row.log} ${row.id}`,
  at: row.created_at.toISOString(),
  kind: row.actor_kind,
  by: row.actor_name,
  action: row.action,
  thing: row.subject,
  shop: row.division_id === null ? null : { id: row.division_id, name: row.shop_name ?? "" },
  facts: factsOf(row.detail),
  requestId: row.request_id,
});

/** What an entry says beside who, what and when, in its own words. */
const factsOf = (detail: unknown): { name: string; value: string }[] =>
  Object.entries((detail ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== null && value !== "")
    .map(([name, value]) => ({ name, value: typeof value === "string" ? value : JSON.stringify(value) }));
