// The codes as the shop's own people see them.
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, ProductId } from "@selvedge/domain/ids";
import { type RawBuilder, sql } from "kysely";
import type { CouponRow } from "./queries.ts";

export interface DiscountRow extends CouponRow {
  version: number;
  products: { id: number; name: string }[];
  collections: { id: number; name: string }[];
  sold_minor: number;
}

/** Since when, until when and how often: the state of a code in SQL, as couponState has it. */
const stateColumn = (now: Date) => sql<string>`case when not c.enabled then 'off'
  when c.ends_at < ${now} or c.uses >= c.max_uses then 'over' when c.starts_at > ${now} then 'to_come' else 'on' end`;

const columns = sql`c.id, c.version, c.code, c.code_normalised, c.kind, c.percent, c.amount_inc_tax_minor, c.buy_quantity,
  c.get_quantity, c.currency, c.minimum_inc_tax_minor, c.starts_at, c.ends_at, c.max_uses, c.max_uses_each, c.uses, c.enabled,
  c.scope, c.combines,
  (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name) order by p.name), '[]') from coupon_products cp
    join products p on p.division_id = cp.division_id and p.id = cp.product_id
    where cp.division_id = c.division_id and cp.coupon_id = c.id) as products,
  (select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name) order by k.name), '[]') from coupon_collections cc
    join collections k on k.division_id = cc.division_id and k.id = cc.collection_id
    where cc.division_id = c.division_id and cc.coupon_id = c.id) as collections,
  (select coalesce(sum(o.subtotal_minor + o.goods_tax_minor - o.discount_minor - o.tax_discount_minor), 0)::bigint
    from coupon_uses u join orders o on o.division_id = u.division_id and o.id = u.order_id
    where u.division_id = c.division_id and u.coupon_id = c.id and u.released_at is null and o.paid_at is not null) as sold_minor`;

const select = async (db: Bound, which: RawBuilder<unknown>): Promise<DiscountRow[]> =>
  (await sql<DiscountRow>`select ${columns} from coupons c where ${which}`.execute(db)).rows;

interface Listed {
  state: string;
  page: number;
  perPage: number;
  now: Date;
}

/** One page of a shop's codes, newest first, and how many there are of each state. */
export async function listDiscounts(db: Bound, divisionId: DivisionId, { state, page, perPage, now }: Listed) {
  const [rows, counted] = await Promise.all([
    select(
      db,
      sql`c.division_id = ${divisionId} and (${state} = 'all' or ${stateColumn(now)} = ${state})
        order by c.created_at desc, c.id desc limit ${perPage} offset ${(page - 1) * perPage}`,
    ),
    sql<{ state: string; codes: number }>`select ${stateColumn(now)} as state, count(*)::int as codes from coupons c
      where c.division_id = ${divisionId} group by 1`.execute(db),
  ]);
  const byState = Object.fromEntries(counted.rows.map(({ state, codes }) => [state, codes]));
  const all = counted.rows.reduce((sum, { codes }) => sum + codes, 0);
  const counts: Record<string, number> = { ...byState, all };
  return { rows, counts, total: counts[state] ?? 0 };
}

/** A code of a shop, or undefined. */
export const findDiscount = async (db: Bound, divisionId: DivisionId, id: number) =>
  (await select(db, sql`c.division_id = ${divisionId} and c.id = ${id}`))[0];

/** The same, locked until the end of the transaction. */
export const lockDiscount = async (db: Bound, divisionId: DivisionId, id: number) =>
  (await select(db, sql`c.division_id = ${divisionId} and c.id = ${id} for update of c`))[0];

/** The code that was made under a uuid, so that a repeated request makes no second one. */
export const findByUuid = async (db: Bound, divisionId: DivisionId, uuid: string) =>
  (await select(db, sql`c.division_id = ${divisionId} and c.uuid = ${uuid}`))[0];

/** Whether another code of the shop is written alike, and which of the products and collections are not the shop's. */
export async function findClashes(
  db: Bound,
  divisionId: DivisionId,
  {
    codeNormalised,
    exceptId,
    productIds,
    collectionIds,
  }: { codeNormalised: string; exceptId: number; productIds: readonly ProductId[]; collectionIds: readonly number[] },
) {
  const { rows } = await sql<{ isTaken: boolean; products: number; collections: number }>`
    select exists (select from coupons where division_id = ${divisionId} and code_normalised = ${codeNormalised} and id <> ${exceptId}) as "isTaken",
      (select count(*)::int from products where division_id = ${divisionId} and id = any(${productIds}::bigint[])) as products,
      (select count(*)::int from collections where division_id = ${divisionId} and id = any(${collectionIds}::bigint[])) as collections`.execute(
    db,
  );
  return rows[0]!;
}
