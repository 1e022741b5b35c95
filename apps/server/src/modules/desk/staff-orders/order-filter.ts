// Which orders a list of every shop's orders shows, as SQL over `o`.
import type { DivisionId } from "@selvedge/domain/ids";
import { parseLabelCode } from "@selvedge/domain/labels/label-code";
import { type RawBuilder, sql } from "kysely";

export type ViewCode = "all" | "to_release" | "late" | "due_today" | "held" | "making" | "ready" | "issues";

export interface OrderFilter {
  view: ViewCode;
  q: string;
  status: string;
  shop?: DivisionId | undefined;
  shipBefore?: string | undefined;
  page: number;
  perPage: number;
}

const open = sql`('paid', 'processing', 'label_printed', 'printed', 'consolidated', 'packing', 'issue')`;
const hasHold = sql`exists (select from holds h where h.division_id = o.division_id and h.order_id = o.id and h.released_at is null)`;

/** What each saved view shows. `today` is the factory's day. */
export const conditions: Record<ViewCode, (today: string) => RawBuilder<unknown>> = {
  all: () => sql`o.status <> 'new'`,
  to_release: () => sql`o.status = 'paid'`,
  late: (today) => sql`o.status in ${open} and o.ship_by < ${today}::date`,
  due_today: (today) => sql`o.status in ${open} and o.ship_by = ${today}::date`,
  held: () => sql`o.status in ${open} and ${hasHold}`,
  making: () => sql`o.status in ('processing', 'label_printed', 'printed')`,
  ready: () => sql`o.status in ('consolidated', 'packing')`,
  issues: () => sql`o.status in ('issue', 'disputed')`,
};

const latestFirst = sql`o.ship_by desc nulls first, o.id desc`;
const soonestFirst = sql`o.ship_by nulls last, o.priority desc, o.id`;

export const orderOf = ({ view }: Pick<OrderFilter, "view">) => (view === "all" ? latestFirst : soonestFirst);

/** The orders of a view. */
export const inView = ({ view }: Pick<OrderFilter, "view">, today: string) =>
  sql`o.deleted_at is null and ${conditions[view](today)}`;

/** Whether the filter is more than a saved view. */
export const isNarrowed = ({ q, status, shop, shipBefore }: OrderFilter) =>
  q !== "" || status !== "" || shop !== undefined || shipBefore !== undefined;

/** Matches of a text in other tables: ids that were looked up before. */
export interface Named {
  shops: readonly number[];
  orders: readonly number[];
}

/** The filters that a person set. */
export function matchesFilter({ q, status, shop, shipBefore }: OrderFilter, named: Named): RawBuilder<unknown> {
  const parts = [sql`true`];
  const statuses = status.split(",").filter(Boolean);
  if (statuses.length > 0) parts.push(sql`o.status = any(${statuses}::text[])`);
  if (shop !== undefined) parts.push(sql`o.division_id = ${shop}`);
  if (shipBefore) parts.push(sql`o.ship_by < ${shipBefore}::date`);
  if (q) parts.push(sql`(${sql.join(searchFor(q, named), sql` or `)})`);
  return sql.join(parts, sql` and `);
}

/**
 * An order's reference or number, a label's code, the end of a telephone number, or the beginning of a name, an email
 * address, a postcode, a town, a company or a shop's name. Each has an index of its own.
 */
function searchFor(q: string, { shops, orders }: Named): RawBuilder<unknown>[] {
  const label = parseLabelCode(q);
  if (label.ok)
    return [
      sql`(o.division_id, o.id) in (select division_id, order_id from factory_labels where id = ${label.number})`,
    ];
  const bare = q.replaceAll(/\s/g, "").toUpperCase();
  const text = sql`search_key(${q})`;
  return [
    sql`o.reference = ${bare}`,
    begins("o.name_key", text),
    begins("o.last_name_key", text),
    begins("o.email_key", text),
    begins("o.zip_key", sql`replace(search_key(${q}), ' ', '')`),
    begins("o.city_key", text),
    sql`(o.company_key <> '' and ${begins("o.company_key", text)})`,
    sql`(o.billing_company_key <> '' and o.billing_company_key <> o.company_key and ${begins("o.billing_company_key", text)})`,
    ...phoneEnd(q),
    ...(orders.length > 0 ? [sql`o.id = any(${[...orders]}::bigint[])`] : []),
    ...(shops.length > 0 ? [sql`o.division_id = any(${[...shops]}::int[])`] : []),
    ...(/^\d{1,15}$/.test(bare) ? [sql`o.id = ${Number(bare)}`] : []),
  ];
}

/** Fewer digits than this are no telephone number. */
const leastPhoneDigits = 6;
/** A number ends in these however its country and its first nought are written. */
const phoneDigits = 9;

function phoneEnd(q: string): RawBuilder<unknown>[] {
  const digits = q.replaceAll(/\D/g, "");
  if (digits.length < leastPhoneDigits || /[^\d\s()+./-]/.test(q)) return [];
  const turned = [...digits.slice(-phoneDigits)].reverse().join("");
  return [sql`(o.phone_key <> '' and ${begins("o.phone_key", sql`${turned}`)})`];
}

/** Keys that begin with a text, both in the form of `search_key`. */
export const begins = (key: string, begin: RawBuilder<unknown>) =>
  sql`${sql.ref(key)} >= ${begin} and ${sql.ref(key)} < ${begin} || ${lastMail}`;

/** Sorts after every text that begins the same. */
const lastMail = "\u{10FFFF}";
