import { expect, test } from "vitest";
import { type Rule, ruleWords } from "./rule-words.ts";

const money = (minor: number) => `£${minor / 100}`;

test.each<[Rule | null, string]>([
  [null, "Filled by hand"],
  [{}, "Everything"],
  [{ onSale: true }, "Everything on sale"],
  [{ newest: 24 }, "The newest 24: everything"],
  [{ kinds: ["hoodie", "tote"], colours: ["Navy"], toMinor: 2000 }, "Hoodie or Tote bag in Navy up to £20"],
  [{ tags: ["moth", "night"], fromMinor: 1000, toMinor: 2000 }, "Everything tagged moth or night for £10 to £20"],
  [{ fromMinor: 1000 }, "Everything from £10"],
])("%j reads %s", (rule, words) => {
  expect(ruleWords(rule, money)).toBe(words);
});
