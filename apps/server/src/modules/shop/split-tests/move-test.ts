import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import { afterMove, stateOf, type TestMove, testLimits } from "@selvedge/domain/split-tests/test-rules";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { type StoredTest, storedTests, storedVariations } from "./queries.ts";
import { readTest, type ShownTest } from "./read-tests.ts";
import { lockOpenTests, setTestState } from "./write-queries.ts";

/**
 * Starts, stops or discards a test; one that is there already changes nothing. null for one that was discarded. Throws
 * notFound, and conflict with the reason: from its state it cannot go there, too many run, or its page is not published.
 */
export async function moveTest(
  platform: Platform,
  merchant: Merchant,
  id: number,
  move: TestMove,
): Promise<ShownTest | null> {
  const { divisionId } = merchant;
  return withDivision(platform.pools.web, divisionId, async (db) => {
    const open = await lockOpenTests(db, divisionId);
    const [test] = await storedTests(db, divisionId, id);
    if (!test) throw new Refusal("notFound");
    const to = afterMove(stateOf(test), move);
    if (to === null) throw new Refusal("conflict", { message: refusedText[move] });
    if (to === stateOf(test)) return readTest(db, divisionId, id);
    if (move === "start") await requireStart(db, divisionId, test, open);
    const now = platform.now();
    await setTestState(db, divisionId, id, {
      active: move === "start",
      startedAt: move === "start" ? now : move === "stop" ? (test.startedAt ?? test.createdAt) : null,
      endedAt: move === "start" ? null : now,
    });
    await writeAudit(db, {
      ...byMerchant(merchant),
      action: actions[move],
      subject: `split test ${id}`,
      detail: { code: test.code, name: test.name },
    });
    return to === "discarded" ? null : readTest(db, divisionId, id);
  });
}

const actions: Readonly<Record<TestMove, string>> = {
  start: "split_test.started",
  stop: "split_test.stopped",
  discard: "split_test.discarded",
};

const refusedText: Readonly<Record<TestMove, string>> = {
  start: "This test has ended. Make a new one: its visitors have gone on since.",
  stop: "This test has not started yet.",
  discard: "This test has run, so its results stay.",
};

async function requireStart(
  db: Bound,
  divisionId: DivisionId,
  test: StoredTest,
  open: readonly StoredTest[],
): Promise<void> {
  const refuse = (message: string) => {
    throw new Refusal("conflict", { message });
  };
  if (open.filter(({ active }) => active).length >= testLimits.running)
    refuse(`${testLimits.running} tests run already. Stop one first: more at once take longer to say anything.`);
  const variations = await storedVariations(db, divisionId, test.id);
  const gone = variations.find(({ page }) => page && !page.isPublished);
  if (gone) refuse(`The page “${gone.page!.name}” is not published. Publish it first.`);
}
