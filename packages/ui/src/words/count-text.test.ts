import { expect, test } from "vitest";
import { countText } from "./count-text.ts";

test.each([
  [0, 10_000, "0"],
  [9_999, 10_000, "9,999"],
  [10_000, 10_000, "10,000+"],
  [1_204, undefined, "1,204"],
])("%i of at most %s counted reads %s", (count, most, text) => expect(countText(count, most)).toBe(text));
