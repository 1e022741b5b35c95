import type { CallBody } from "@selvedge/contracts/call";
import type { splitTestCalls } from "@selvedge/contracts/split-tests/split-tests.calls";
import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import { codeOf, fixedTests, testFaults, testLimits } from "@selvedge/domain/split-tests/test-rules";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { pagesByAccess } from "../../site/pages/index.ts";
import { readTest, type ShownTest } from "./read-tests.ts";
import { insertTest, lockOpenTests, type NewTest } from "./write-queries.ts";

type Wanted = CallBody<typeof splitTestCalls.createSplitTest>;

/**
 * Makes a split test that begins when it is started. Throws validation with words by field: for what the rules say, a page
 * that is not published, a name that an open test has, and more open tests than a shop may have.
 */
export async function createTest(platform: Platform, merchant: Merchant, wanted: Wanted): Promise<ShownTest> {
  const { divisionId } = merchant;
  refuse(testFaults(wanted));
  const test = newTest(wanted);
  return withDivision(platform.pools.web, divisionId, async (db) => {
    const open = await lockOpenTests(db, divisionId);
    if (open.length >= testLimits.open) refuse({ name: `A shop has ${testLimits.open} open tests at most` });
    if (open.some(({ code }) => code === test.code))
      refuse({ [wanted.kind === "blocks" ? "name" : "kind"]: takenText[wanted.kind] });
    if (wanted.kind === "homepage") await requirePage(db, divisionId, wanted.pageId!);
    const id = await insertTest(db, divisionId, test, platform.now());
    await writeAudit(db, {
      ...byMerchant(merchant),
      action: "split_test.created",
      subject: `split test ${id}`,
      detail: { ...test, variations: test.variations.map(({ name, weight }) => `${name}: ${weight} %`).join(", ") },
    });
    return readTest(db, divisionId, id);
  });
}

const takenText: Readonly<Record<Wanted["kind"], string>> = {
  homepage: "There is a test of the home page already. Stop or discard it first",
  zoom: "There is a test of the product pictures already. Stop or discard it first",
  blocks: "Another test has this name. Choose another, or stop that one first",
};

function newTest({ kind, name, pageId, variations }: Wanted): NewTest {
  const fixed = kind === "blocks" ? null : fixedTests[kind];
  return {
    code: fixed?.code ?? codeOf(name),
    name,
    variations: variations.map((each, index) => ({
      alias: fixed?.aliases[index] ?? codeOf(each.name),
      name: each.name,
      weight: each.share,
      pageId: kind === "homepage" && index === 1 ? pageId : null,
    })),
  };
}

async function requirePage(db: Bound, divisionId: DivisionId, id: number): Promise<void> {
  const [page] = await pagesByAccess(db, divisionId, id);
  if (!page?.isPublished || page.sentAs || page.url === "/")
    refuse({ pageId: "Choose a published page other than the home page" });
}

function refuse(faults: Readonly<Record<string, string>>): void {
  const errors = Object.entries(faults).map(([field, text]) => [field, [text]]);
  if (errors.length > 0) throw new Refusal("validation", { errors: Object.fromEntries(errors) });
}
