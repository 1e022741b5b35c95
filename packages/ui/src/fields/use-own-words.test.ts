import { expect, test } from "vitest";
import { stillUnderWay } from "./use-own-words.ts";

test.each([
  ["the first of three letters", ["n", "no", "nor"], "n", ["no", "nor"]],
  ["the last one, where those before it were passed over", ["n", "no", "nor"], "nor", []],
  ["what was typed twice, the later time", ["n", "no", "n"], "n", []],
  ["what another part of the page chose", ["n", "no"], "", null],
  ["what nobody typed", [], "nordic", null],
])("%s comes back", (_, sent, arrived, still) => {
  expect(stillUnderWay(sent, arrived)).toEqual(still);
});
