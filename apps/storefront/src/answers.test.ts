import type { PageAnswer } from "@selvedge/contracts/pages/page-data";
import { expect, test } from "vitest";
import { isStatic } from "./answers.ts";

const block = (type: string, items: object[] = []) => ({ type, items });
const storePage = (...blocks: object[]) => ({ route: "store", data: { page: {}, blocks } }) as unknown as PageAnswer;

test("a page of blocks that need no scripts is static, down to the innermost of them", () => {
  expect(isStatic(storePage(block("banner"), block("row", [block("pod")])))).toBe(true);
});

test("one block that is not known to be static hydrates its page", () => {
  expect(isStatic(storePage(block("banner"), block("hologram")))).toBe(false);
  expect(isStatic(storePage(block("row", [block("hologram")])))).toBe(false);
});

test.each([
  ["collection", true],
  ["missing", true],
  ["login", true],
  ["reset", true],
  ["newsletter", true],
  ["failed", true],
  ["product", false],
  ["basket", false],
  ["checkout", false],
  ["receipt", false],
  ["favourites", false],
] as const)("the %s page is static: %s", (route, expected) => {
  expect(isStatic({ route, data: {} } as PageAnswer)).toBe(expected);
});

test("a product's page hydrates, but not while its template is edited", () => {
  const laidOut = (mode?: "preview") =>
    ({ route: "product", data: { template: { page: { mode }, blocks: [], needs: {} } } }) as unknown as PageAnswer;
  expect(isStatic(laidOut())).toBe(false);
  expect(isStatic(laidOut("preview"))).toBe(true);
});
