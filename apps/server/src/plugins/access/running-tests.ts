import type { Bound } from "@selvedge/db/bound";
import { readDivision } from "@selvedge/db/read-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type { RunningTest } from "@selvedge/domain/split-tests/running-test";
import { sql } from "kysely";
import type { Platform } from "../../platform.ts";
import { perDivision } from "./per-division.ts";

/** The split tests that run in a shop, oldest first; cached until one of them changes. */
export const runningTests = perDivision(
  ({ pools }: Platform, divisionId: DivisionId): Promise<readonly RunningTest[]> =>
    readDivision(pools.web, divisionId, (db) => readRunningTests(db, divisionId)),
);

/** The same, within a transaction. */
export async function readRunningTests(db: Bound, divisionId: DivisionId): Promise<RunningTest[]> {
  const { rows } = await sql<RunningTest>`
    select t.id, t.code, t.name,
      (select coalesce(json_agg(json_build_object('id', v.id, 'alias', v.alias, 'name', v.name, 'weight', v.weight) order by v.id), '[]')
        from split_test_variations v where v.division_id = t.division_id and v.split_test_id = t.id) as variations
    from split_tests t where t.division_id = ${divisionId} and t.active order by t.id`.execute(db);
  return rows;
}
