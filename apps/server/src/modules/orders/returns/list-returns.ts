// The returns desk: returns of every shop by state, and one by its code or its number.
import { withoutDivision } from "@selvedge/db/with-division";
import { type ReturnState, returnStates } from "@selvedge/domain/returns/return-states";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { fileAddress } from "../../plumbing/files/index.ts";
import { type ExchangeDifference, exchangeDifference } from "../children/index.ts";
import { presentReturn } from "./present-return.ts";
import { type ReturnRow, returnByCode, returnsWhere } from "./queries.ts";
import { piecesOf } from "./settle-return.ts";

/** The tabs of the desk, with the states in each. */
const tabs = {
  arrived: ["received"],
  expected: ["approved"],
  requested: ["requested"],
  done: ["closed", "declined", "withdrawn"],
} as const satisfies Record<string, readonly ReturnState[]>;

export type ReturnTab = keyof typeof tabs;

/** Up to a hundred returns of a tab, the longest waiting first; what is done, the newest first. */
export const listReturns = (platform: Platform, tab: ReturnTab) =>
  withoutDivision(platform.pools.backOffice, async (db) => {
    const states = sql.join(tabs[tab].map((state) => sql.lit(state)));
    const recent = tab === "done" ? sql`and s.closed_at > now() - interval '30 days'` : sql``;
    const [rows, counts] = await Promise.all([
      returnsWhere(db, sql`s.state in (${states}) ${recent}`, 100),
      sql<{ state: ReturnState; count: number }>`
        select state, count(*)::int as count from shop_returns where state in ('requested', 'approved', 'received') group by state`.execute(
        db,
      ),
    ]);
    const [around, differences] = await Promise.all([aroundOf(db, rows), differencesOf(db, rows)]);
    const countOf = (state: ReturnState) => counts.rows.find((row) => row.state === state)?.count ?? 0;
    return {
      data: (tab === "done" ? rows.reverse() : rows).map((row) => present(platform, row, around, differences)),
      counts: { arrived: countOf("received"), expected: countOf("approved"), requested: countOf("requested") },
    };
  });

/** A return by its code, as it is scanned, or by its number. Throws notFound. */
export const showReturn = (platform: Platform, wanted: { code: string } | { id: number }) =>
  withoutDivision(platform.pools.backOffice, async (db) => {
    const row =
      "code" in wanted ? await returnByCode(db, wanted.code) : (await returnsWhere(db, sql`s.id = ${wanted.id}`, 1))[0];
    if (!row) throw new Refusal("notFound");
    return present(platform, row, await aroundOf(db, [row]), await differencesOf(db, [row]));
  });

interface Around {
  id: number;
  shopName: string;
  shopCode: string;
  reference: string;
  name: string;
  currency: string;
  paidWith: string;
}

async function aroundOf(db: Parameters<typeof returnsWhere>[0], rows: readonly ReturnRow[]): Promise<Around[]> {
  const { rows: found } = await sql<Around>`
    select s.id, d.name as "shopName", d.code as "shopCode", o.reference, concat_ws(' ', o.shipping_first_name, o.shipping_last_name) as name,
      o.currency, o.payment_method as "paidWith"
    from shop_returns s join orders o on o.division_id = s.division_id and o.id = s.order_id join divisions d on d.id = s.division_id
    where s.id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(db);
  return found;
}

type Differences = ReadonlyMap<number, ExchangeDifference>;

/** What each open return that may be exchanged would cost more or less then. */
async function differencesOf(db: Parameters<typeof returnsWhere>[0], rows: readonly ReturnRow[]): Promise<Differences> {
  const openExchanges = rows.filter((row) => returnStates[row.state].isOpen && row.wish === "exchange");
  const found = openExchanges.map(async (row) => {
    const asked = { pieces: piecesOf(row), returnId: row.id };
    return [row.id, await exchangeDifference(db, row.divisionId, row.orderId, asked)] as const;
  });
  return new Map(await Promise.all(found));
}

function present(platform: Platform, row: ReturnRow, around: readonly Around[], differences: Differences) {
  const { id: _, ...order } = around.find(({ id }) => id === row.id)!;
  const shown = presentReturn(platform, row);
  const isOpen = returnStates[row.state].isOpen;
  return {
    ...shown,
    isOpen,
    difference: differences.get(row.id) ?? null,
    order: { id: row.orderId, ...order },
    lines: shown.lines.map((line, index) => ({
      ...line,
      imageUrl: row.lines[index]!.image
        ? fileAddress(platform.origins, row.divisionId, row.lines[index]!.image!)
        : null,
      photoUrl: line.hasPhoto ? `/omnis/v3/atlas/returns/${row.id}/photos/${line.id}/` : null,
    })),
  };
}

/** The photo of a line of a return. Throws notFound where it has none. */
export const returnPhoto = (platform: Platform, returnId: number, lineId: number): Promise<Buffer> =>
  withoutDivision(platform.pools.backOffice, async (db) => {
    const [row] = await returnsWhere(db, sql`s.id = ${returnId}`, 1);
    const photo = row?.lines.find(({ id }) => id === lineId)?.photo;
    if (!row || !photo) throw new Refusal("notFound");
    return { divisionId: row.divisionId, photo };
  }).then(async ({ divisionId, photo }) => Buffer.from(await platform.files.get(divisionId, photo)));
