import { readFileSync } from "node:fs";
import { callGroups } from "@selvedge/contracts/all-calls";
import type { Call } from "@selvedge/contracts/call";
import { merchantPermissions } from "@selvedge/domain/access/merchant-roles";
import { staffPermissions } from "@selvedge/domain/access/roles";
import { expect, test } from "vitest";
import { reviewedFolder, reviewedTables } from "./reviewed-tables.ts";

test.each(Object.entries(reviewedTables))(
  "docs/access/%s says what the rules say; write it again with node tools/reviewed/write.ts",
  (name, table) => {
    expect(readFileSync(new URL(name, reviewedFolder), "utf8")).toBe(table());
  },
);

const calls = Object.values(callGroups).flatMap((group) => Object.values(group as Record<string, Call>));
const words: Partial<Record<Call["access"], Readonly<Record<string, string>>>> = {
  merchant: merchantPermissions,
  staff: staffPermissions,
};

test.each(calls.map((call) => [call.key, call] as const))(
  "%s names the one permission that it takes, if its callers have any",
  (_, { access, permission }) => {
    const known = words[access];
    if (known) expect(Object.keys(known)).toContain(permission);
    else expect(permission).toBeUndefined();
  },
);

test("no call that changes something takes a permission to read", () => {
  const reads = calls.filter(({ key, permission }) => !key.startsWith("GET") && /\.read(_|$)/.test(permission ?? ""));
  // One works out a price and one sets texts, and both store nothing; one shows a sealed value and logs that it was requested; one walks the chain
  // of the audit; two let the caller look at their own shop; one
  // tells the others of a page who has it open, and one puts a list away for the caller alone.
  expect(reads.map(({ key }) => key).toSorted()).toEqual([
    "POST /atlas/audit/check/",
    "POST /atlas/users/{id}/private/reveal/",
    "POST /divisions/{division}/link-targets/lost/",
    "POST /divisions/{division}/pages/{id}/editors/",
    "POST /divisions/{division}/pages/{id}/preview/",
    "POST /divisions/{division}/products/price-preview/",
    "POST /divisions/{division}/products/{id}/personalisation-preview/",
    "POST /divisions/{division}/visitors/preview/",
    "PUT /divisions/{division}/overview/checklist/",
  ]);
});
