import { defects } from "@selvedge/domain/factory/defects";
import { expect, test } from "vitest";
import { checkKey, defectKeys } from "./check-keys.ts";

const looking = { isFailing: false, mayFail: true };
const failing = { isFailing: true, mayFail: true };

test.each([
  ["P passes", "p", looking, { does: "pass" }],
  ["F opens the defects", "F", looking, { does: "fail" }],
  ["F does nothing for those who may not fail garments", "f", { isFailing: false, mayFail: false }, null],
  ["P passes for them too", "P", { isFailing: false, mayFail: false }, { does: "pass" }],
  ["a defect's key does nothing before the defects are open", "1", looking, null],
  ["the first key chooses the first defect", "1", failing, { does: "choose", place: 0 }],
  ["a letter chooses, large or small", "w", failing, { does: "choose", place: 11 }],
  ["P passes nothing while a defect is chosen", "P", failing, null],
  ["keys of several letters choose nothing", "12", failing, null],
] as const)("%s", (_, key, facts, deed) => {
  expect(checkKey(key, facts)).toEqual(deed);
});

test("every defect has a key of its own", () => {
  expect(new Set(defectKeys).size).toBe(defectKeys.length);
  expect(defectKeys.length).toBeGreaterThanOrEqual(defects.length);
});
