import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countSentence, withCounts } from "./counts.mjs";
import { places } from "./places.mjs";
import { rowFaults } from "./row-faults.mjs";
import { everyId, rowsOf } from "./rows.mjs";

let root = "";
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "selvedge-map-"));
  const files = [
    "packages/domain/src/orders/flows.ts",
    "packages/domain/src/orders/flows.test.ts",
    "packages/domain/src/orders/refunds.ts",
    "packages/domain/src/returns/index.ts",
    "packages/blocks/src/banner/banner.tsx",
    "packages/blocks/src/banner/banner.css",
    "packages/db/migrations/0003-products.sql",
    "packages/db/node_modules/pg/src/hidden.ts",
  ];
  for (const path of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), "");
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const reached = new Set(["packages/domain/src/orders/flows.ts", "packages/blocks/src/banner/banner.tsx"]);
const rest = (...without: string[]) =>
  everyId.filter((id) => !without.includes(id)).map((id) => `| ☐ | ${id} Something | | | |`);
const faultsOf = (lines: string[]) => rowFaults(rowsOf(["## All", "", ...lines].join("\n")), places(root), reached);
/** The faults of a map whose row P1.01 reads as given. */
const faultsWith = (row: string) => faultsOf([row, ...rest("P1.01")]);

test("the specifications have 655 requirements", () => expect(everyId).toHaveLength(655));

describe("the map of the requirements holds", () => {
  test.each([
    ["a file", "`orders/flows`"],
    ["a file by its whole path", "`packages/domain/src/orders/flows.ts`"],
    ["a folder of which a file is reached", "`domain/src/orders`"],
    ["a migration", "`0003-products`"],
  ])("with a ☑ that lives in %s", (_, place) =>
    expect(faultsWith(`| ☑ | P1.01 Flows | ${place} | \`flows.test\` | |`)).toEqual([]),
  );

  test("with a rule that no one can reach yet, and a part without a test", () => {
    expect(faultsWith("| ◧ | P1.01 Flows | `orders/refunds` | `flows.test` | No page asks |")).toEqual([]);
    expect(faultsWith("| ◐ | P1.01 Flows | `orders/refunds` | | Refunds |")).toEqual([]);
  });
});

describe("the map of the requirements fails on", () => {
  const done = "| ☑ | P1.01 Flows | `orders/flows` | `flows.test` | |";

  test("a requirement that it does not name", () =>
    expect(faultsOf(rest("P1.01"))).toEqual(["P1.01 is not in docs/spec-map.md."]));
  test("a requirement that it names twice", () =>
    expect(faultsOf([done, ...rest()])).toEqual(["P1.01 is in docs/spec-map.md twice."]));
  test("a number that no requirement has", () =>
    expect(faultsOf([...rest(), "| ☐ | S1.18 Something | | | |"])).toEqual(["S1.18 is no requirement."]));

  test.each([
    ["a state that it does not know", "| ☒ | P1.01 Flows | | | |"],
    ["a row with too few cells", "| ☐ | P1.01 Flows | |"],
    ["a row for two requirements", "| ☐ | P1.01–P1.02 Flows | | | |"],
  ])("%s", (_, row) =>
    expect(faultsWith(row)).toEqual([`This row cannot be read: ${row}`, "P1.01 is not in docs/spec-map.md."]),
  );

  test.each([
    [
      "a ☑ on a file that no program reaches",
      "| ☑ | P1.01 F | `orders/refunds` | `flows.test` | |",
      /no program reaches/,
    ],
    [
      "a ☑ on a folder that none reaches",
      "| ☑ | P1.01 F | `domain/src/returns` | `flows.test` | |",
      /no program reaches/,
    ],
    ["a ☑ without a place", "| ☑ | P1.01 F | | `flows.test` | |", /does not say where it lives/],
    ["a ☑ without a test", "| ☑ | P1.01 F | `orders/flows` | | |", /names no test/],
    ["a ☑ with something missing", "| ☑ | P1.01 F | `orders/flows` | `flows.test` | Paper |", /something is missing/],
    [
      "a path that does not exist",
      "| ☑ | P1.01 F | `orders/gone` | `flows.test` | |",
      /orders\/gone, which does not exist/,
    ],
    [
      "a path in a package that is installed",
      "| ☑ | P1.01 F | `hidden` | `flows.test` | |",
      /hidden, which does not exist/,
    ],
    ["half a word", "| ☑ | P1.01 F | `lows` | `flows.test` | |", /lows, which does not exist/],
    ["a name that fits two files", "| ☑ | P1.01 F | `banner/banner` | `flows.test` | |", /may be .* or /],
    [
      "a test that does not exist",
      "| ◧ | P1.01 F | `orders/flows` | `gone.test` | No page |",
      /gone\.test, which does not/,
    ],
    [
      "a test that is none",
      "| ◧ | P1.01 F | `orders/flows` | `orders/refunds` | No page |",
      /as a test, and it is none/,
    ],
    ["a ◧ that does not say what it waits for", "| ◧ | P1.01 F | `orders/flows` | `flows.test` | |", /what is missing/],
    ["a ◐ that does not say what is missing", "| ◐ | P1.01 F | `orders/flows` | `flows.test` | |", /what is missing/],
  ])("%s", (_, row, words) => expect(faultsWith(row)).toEqual([expect.stringMatching(words)]));
});

describe("the counts at the head", () => {
  const marks = "<!-- counts: written by node tools/map/write.mjs -->\n<!-- end of counts -->";
  const rows = ["## Orders", "| ☑ | P1.01 A | `a` | `a.test` | |", "## Blog", "| ☐ | P1.02 B | | | |"].join("\n");
  const map = `# Map\n\n${marks}\n\n${rows}`;
  const written = withCounts(map, rowsOf(map));

  test("say how many rows of each group are in which state", () => {
    expect(written).toContain("| Orders | 1 | 1 | 0 | 0 | 0 |\n| Blog | 1 | 0 | 0 | 0 | 1 |");
    expect(written).toContain("| **All** | 2 | 1 | 0 | 0 | 1 |");
    expect(countSentence(rowsOf(map))).toBe("2 of 655 requirements: ☑ 1, ◧ 0, ◐ 0, ☐ 1");
  });

  test("stay when they are written again, and change with a row", () => {
    expect(withCounts(written, rowsOf(written))).toBe(written);
    const changed = written.replace("| ☐ | P1.02", "| ◧ | P1.02");
    expect(withCounts(changed, rowsOf(changed))).not.toBe(changed);
  });

  test("need their marks", () => expect(() => withCounts(rows, rowsOf(rows))).toThrow("has lost the marks"));
});
