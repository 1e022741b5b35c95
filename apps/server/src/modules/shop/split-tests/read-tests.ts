import type { CallReply } from "@selvedge/contracts/call";
import type { splitTestCalls } from "@selvedge/contracts/split-tests/split-tests.calls";
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { kindOfCode, stateOf } from "@selvedge/domain/split-tests/test-rules";
import { Refusal } from "../../../plugins/refusal.ts";
import { pagesByAccess } from "../../site/pages/index.ts";
import { countedOrders, type StoredTest, type StoredVariation, storedTests, storedVariations } from "./queries.ts";

export type ShownTest = CallReply<typeof splitTestCalls.startSplitTest>["data"];
type ShownList = CallReply<typeof splitTestCalls.splitTests>["data"];
type ShownResults = CallReply<typeof splitTestCalls.splitTestResults>["data"];

/** A shop's tests, newest first, and the pages that a test can show as the home page. */
export async function readTests(db: Bound, divisionId: DivisionId): Promise<ShownList> {
  const [tests, variations, pages] = await Promise.all([
    storedTests(db, divisionId),
    storedVariations(db, divisionId),
    pagesByAccess(db, divisionId),
  ]);
  return {
    tests: tests.map((test) => shown(test, variations)),
    pages: pages
      .filter(({ isPublished, url, sentAs }) => isPublished && url !== "/" && sentAs === null)
      .map(({ id, name, url, isPublished }) => ({ id, name, url, isPublished })),
  };
}

/** One test. Throws notFound. */
export async function readTest(db: Bound, divisionId: DivisionId, id: number): Promise<ShownTest> {
  const [[test], variations] = await Promise.all([
    storedTests(db, divisionId, id),
    storedVariations(db, divisionId, id),
  ]);
  if (!test) throw new Refusal("notFound");
  return shown(test, variations);
}

/** One test with what was counted. Throws notFound. */
export async function readResults(db: Bound, divisionId: DivisionId, id: number): Promise<ShownResults> {
  const [[test], variations, counted] = await Promise.all([
    storedTests(db, divisionId, id),
    storedVariations(db, divisionId, id),
    countedOrders(db, divisionId, id),
  ]);
  if (!test) throw new Refusal("notFound");
  const { variations: all, ...about } = shown(test, variations);
  return {
    ...about,
    variations: all.map((variation) => {
      const { orders = 0, buyers = 0 } = counted.find(({ variationId }) => variationId === variation.id) ?? {};
      const { visitors = 0 } = variations.find((each) => each.id === variation.id) ?? {};
      return { ...variation, visitors, orders, buyers };
    }),
  };
}

function shown(test: StoredTest, variations: readonly StoredVariation[]): ShownTest {
  const own = variations.filter(({ testId }) => testId === test.id);
  const weights = own.reduce((sum, { weight }) => sum + weight, 0);
  const { id, code, name, createdAt, startedAt, endedAt } = test;
  return {
    ...{ id, code, name },
    kind: kindOfCode(code),
    state: stateOf(test),
    createdAt: createdAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    variations: own.map(({ weight, visitors: _, testId: __, ...variation }) => ({
      ...variation,
      share: weights === 0 ? 0 : Math.round((weight / weights) * 1000) / 10,
    })),
  };
}
