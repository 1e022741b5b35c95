import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";

export interface StoredTest {
  id: number;
  code: string;
  name: string;
  active: boolean;
  createdAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
}

export interface StoredVariation {
  id: number;
  testId: number;
  alias: string;
  name: string;
  weight: number;
  visitors: number;
  page: StoredPage | null;
}

export interface StoredPage {
  id: number;
  name: string;
  url: string;
  isPublished: boolean;
}

/** Tests of a shop that are listed at most, newest first. */
const listLimit = 100;

/** A shop's tests, or one of them, newest first. Drafts that were discarded are gone. */
export const storedTests = (db: Bound, divisionId: DivisionId, id: number | null = null): Promise<StoredTest[]> =>
  db
    .selectFrom("split_tests")
    .where("division_id", "=", divisionId)
    .$if(id !== null, (query) => query.where("id", "=", id!))
    .where((eb) => eb.or([eb("ended_at", "is", null), eb("started_at", "is not", null)]))
    .select([
      "id",
      "code",
      "name",
      "active",
      "created_at as createdAt",
      "started_at as startedAt",
      "ended_at as endedAt",
    ])
    .orderBy("id", "desc")
    .limit(listLimit)
    .execute();

/** Variations of a shop's tests, or of one of them; the control of each first. */
export async function storedVariations(
  db: Bound,
  divisionId: DivisionId,
  testId: number | null = null,
): Promise<StoredVariation[]> {
  const { rows } = await sql<StoredVariation>`
    select v.id, v.split_test_id as "testId", v.alias, v.name, v.weight, v.visitors,
      case when p.id is null then null else json_build_object('id', p.id, 'name', p.name, 'url', p.url,
        'isPublished', p.deleted_at is null and p.published is not null and coalesce((p.published ->> 'published')::boolean, true)) end as page
    from split_test_variations v left join pages p on p.division_id = v.division_id and p.id = v.page_id
    where v.division_id = ${divisionId} and (${testId}::int is null or v.split_test_id = ${testId}) order by v.id`.execute(
    db,
  );
  return rows;
}

export interface CountedOrders {
  variationId: number;
  orders: number;
  /** Customers behind them. */
  buyers: number;
}

/** Orders whose money came and stayed, of visitors who took part in a test, by variation. */
export async function countedOrders(db: Bound, divisionId: DivisionId, testId: number): Promise<CountedOrders[]> {
  const { rows } = await sql<CountedOrders>`
    select s.variation_id as "variationId", count(*)::int as orders, count(distinct o.customer_id)::int as buyers
    from order_split_tests s join orders o on o.division_id = s.division_id and o.id = s.order_id
    where s.division_id = ${divisionId} and s.split_test_id = ${testId}
      and o.paid_at is not null and o.deleted_at is null and o.status <> 'refunded'
    group by s.variation_id`.execute(db);
  return rows;
}
