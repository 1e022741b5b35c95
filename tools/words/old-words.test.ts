import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { exceptions, exportedNames, oldWordFaults } from "./old-words.ts";

const isCode = (path: string) => /\.(tsx?|m?js)$/.test(path);

test("no file and no export is named by a word that the glossary has given up", () => {
  const paths = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  const files = paths
    .split("\n")
    .filter((path) => path && existsSync(path))
    .map((path) => [path, isCode(path) ? readFileSync(path, "utf8") : ""] as const);
  expect(files.length).toBeGreaterThan(2000);
  expect(oldWordFaults(files)).toEqual([]);
});

const faultsOf = (path: string, text = "") => oldWordFaults([[path, text]], {});

test.each([
  "apps/storefront/src/awake/pictures.ts",
  "apps/storefront/src/wake-page.tsx",
  "packages/pages/src/inert.ts",
  "apps/server/src/ssr/wish.ts",
  "apps/server/src/told.ts",
  "packages/browser/src/kept-pages.ts",
  "apps/server/src/mails/order-letter.ts",
  "packages/pages/src/drawn-blocks.tsx",
  "packages/print/src/redraw.ts",
  "packages/testing/src/project-fence.test.ts",
  "packages/testing/src/cast/shop.ts",
  "apps/back-office/src/orders/use-steady.ts",
])("a file is refused: %s", (path) => {
  expect(faultsOf(path)).toEqual([expect.stringContaining(path)]);
});

test.each([
  "export const wakePage = 1;",
  "export async function drawPage() {}",
  "export function* drawings() {}",
  "export default function InertPage() {}",
  "export interface Wishes {}",
  "export type Told = string;",
  "export class DrawingError extends Error {}",
  "export const { keptPages, other } = caches;",
  'export { sendLetter } from "./mails.ts";',
  'export { type A, send as sendLetters } from "./mails.ts";',
  "export const withPlatform = 1;",
  "export abstract class Fenced {}",
  "export const useSettled = 1;",
])("an export is refused: %s", (text) => {
  expect(faultsOf("packages/x/x.ts", text)).toEqual([expect.stringMatching(/packages\/x\/x\.ts exports \w+: say/)]);
});

test.each([
  ["packages/ui/src/frames/navigation-drawer.tsx", "export const drawerWidthPx = 1;"],
  ["apps/server/src/ssr/newsletter.ts", "export const newsletterPaths = 1;"],
  ["packages/domain/src/returns.ts", "export const withdrawalDays = 14;"],
  ["packages/domain/src/x.ts", "export const platform = 1; const draw = 2;"],
  ["packages/domain/src/x.ts", 'export { render } from "./x.ts";\nimport { draw } from "library";'],
])("words that only look alike are none: %s", (path, text) => {
  expect(faultsOf(path, text)).toEqual([]);
});

test("what is passed on counts by its new name", () => {
  expect(exportedNames('export { draw as render, type B } from "library";\nexport const [a, b] = c;')).toEqual([
    "a",
    "b",
    "render",
    "B",
  ]);
});

test("an exception holds for its name alone, and goes once it is needed no more", () => {
  const file = [["packages/print/src/x.ts", "export const commonLetters = 1;\nexport const sendLetters = 2;"]] as const;
  expect(oldWordFaults(file, { commonLetters: "letters of alphabets" })).toEqual([
    expect.stringContaining("exports sendLetters"),
  ]);
  expect(oldWordFaults([], exceptions)).toHaveLength(Object.keys(exceptions).length);
});
