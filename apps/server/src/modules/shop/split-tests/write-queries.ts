import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import type { StoredTest } from "./queries.ts";

/**
 * The tests of a shop that did not end, locked together: what a shop may have holds also where two people start at once.
 * A new test has no row yet that could be locked.
 */
export async function lockOpenTests(db: Bound, divisionId: DivisionId): Promise<StoredTest[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`split tests ${divisionId}`}, 0))`.execute(db);
  return db
    .selectFrom("split_tests")
    .where("division_id", "=", divisionId)
    .where("ended_at", "is", null)
    .select([
      "id",
      "code",
      "name",
      "active",
      "created_at as createdAt",
      "started_at as startedAt",
      "ended_at as endedAt",
    ])
    .execute();
}

export interface NewTest {
  readonly code: string;
  readonly name: string;
  readonly variations: readonly { alias: string; name: string; weight: number; pageId: number | null }[];
}

/** A draft with its variations, in their order. Returns its id. */
export async function insertTest(db: Bound, divisionId: DivisionId, test: NewTest, at: Date): Promise<number> {
  const { id } = await db
    .insertInto("split_tests")
    .values({ division_id: divisionId, code: test.code, name: test.name, active: false, created_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  const rows = test.variations.map(({ alias, name, weight, pageId }) => ({
    ...{ division_id: divisionId, split_test_id: id },
    ...{ alias, name, weight, page_id: pageId },
  }));
  await db.insertInto("split_test_variations").values(rows).execute();
  return id;
}

/** The database announces the change, so no cached page knows an older state. */
export const setTestState = (
  db: Bound,
  divisionId: DivisionId,
  id: number,
  state: { active: boolean; startedAt: Date | null; endedAt: Date | null },
) =>
  db
    .updateTable("split_tests")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .set({ active: state.active, started_at: state.startedAt, ended_at: state.endedAt })
    .execute();

/** Adds visitors to variations of a shop. */
export async function addVisitors(
  db: Bound,
  divisionId: DivisionId,
  counts: readonly (readonly [variationId: number, visitors: number])[],
): Promise<void> {
  // Two processes that add to the same variations lock their rows in the same order.
  const sorted = counts.toSorted(([a], [b]) => a - b);
  await sql`
    with locked as (
      select v.id, added.visitors from split_test_variations v
      join unnest(${sorted.map(([id]) => id)}::int[], ${sorted.map(([, visitors]) => visitors)}::int[]) as added (id, visitors) using (id)
      where v.division_id = ${divisionId} order by v.id for no key update of v)
    update split_test_variations v set visitors = v.visitors + locked.visitors from locked
    where v.division_id = ${divisionId} and v.id = locked.id`.execute(db);
}

/**
 * Stores which variations the buyer of a new order has, of the tests that run. What their cookie says is held against the
 * shop's own tests.
 */
export async function recordOrderTests(
  db: Bound,
  divisionId: DivisionId,
  orderId: OrderId,
  met: ReadonlyMap<number, number>,
): Promise<void> {
  // As many as a shop runs, and no more than that: the cookie is whatever the browser sends.
  const pairs = [...met].filter((ids) => ids.every((id) => id <= 2_147_483_647)).slice(0, 20);
  if (pairs.length === 0) return;
  await sql`
    insert into order_split_tests (division_id, order_id, split_test_id, variation_id)
    select v.division_id, ${orderId}, v.split_test_id, v.id from split_test_variations v
    join split_tests t on t.division_id = v.division_id and t.id = v.split_test_id
    join unnest(${pairs.map(([test]) => test)}::int[], ${pairs.map(([, variation]) => variation)}::int[]) as met (test, variation)
      on met.test = t.id and met.variation = v.id
    where v.division_id = ${divisionId} and t.active
    on conflict do nothing`.execute(db);
}
