// What each running split test shows to a visitor: forced by the address, or met before. Source: storefront §7.

import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import { discoveredTestsCookie, readDiscoveredTests } from "@selvedge/domain/split-tests/discovered-tests";
import type { FastifyRequest } from "fastify";
import type { Platform } from "../../platform.ts";

/** A variation of a running test. */
export interface RunningVariation {
  /** The test's code. */
  readonly test: string;
  readonly testId: number;
  readonly id: number;
  readonly alias: string;
}

/**
 * The visitor's variation of each running test, by their codes; a test that they have not met has none. A query parameter
 * named after a test forces its variation, and so does `split-var` with names of variations between commas.
 */
export function chosenVariations(
  running: readonly RunningVariation[],
  url: string,
  cookies: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  if (running.length === 0) return {};
  const met = readDiscoveredTests(cookies[discoveredTestsCookie]);
  const query = new URLSearchParams(url.split("?")[1] ?? "");
  const forced = new Set((query.get("split-var") ?? "").split(","));
  const chosen: Record<string, string> = {};
  for (const { test, id, testId, alias } of running) {
    const isForced = query.get(test) === alias || forced.has(alias);
    if (isForced || (chosen[test] === undefined && met.get(testId) === id)) chosen[test] = alias;
  }
  return chosen;
}

/** The same of all tests that run in a shop. */
export const variationsOf = async (
  { pools }: Platform,
  request: FastifyRequest,
  divisionId: DivisionId,
): Promise<Record<string, string>> =>
  chosenVariations(await runningVariations(pools, divisionId), request.url, request.cookies);

export const runningVariations = (pools: Platform["pools"], divisionId: DivisionId): Promise<RunningVariation[]> =>
  withDivision(pools.web, divisionId, (db) => readVariations(db, divisionId));

/** The variations of the tests that run in a shop. */
export const readVariations = (db: Bound, divisionId: DivisionId): Promise<RunningVariation[]> =>
  db
    .selectFrom("split_tests as t")
    .innerJoin("split_test_variations as v", (join) =>
      join.onRef("v.division_id", "=", "t.division_id").onRef("v.split_test_id", "=", "t.id"),
    )
    .where("t.division_id", "=", divisionId)
    .where("t.active", "=", true)
    .select(["t.code as test", "t.id as testId", "v.id", "v.alias"])
    .execute();
