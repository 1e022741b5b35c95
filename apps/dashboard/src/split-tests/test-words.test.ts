import { expect, test } from "vitest";
import { comparisonWords, orderedWords, previewUrl } from "./test-words.ts";

const of = (visitors: number, buyers: number, name = "Spring") => ({ visitors, buyers, name });

test.each([
  [of(0, 0), null],
  [of(200, 0), { share: "0.0 %", range: "0.0 to 1.9 %" }],
  [of(1000, 32), { share: "3.2 %", range: "2.3 to 4.5 %" }],
])("of %j", (counted, words) => {
  expect(orderedWords(counted)).toEqual(words);
});

test.each([
  [
    of(90, 20),
    of(90, 30),
    "Too early to say",
    "To compare them, each variation needs 100 visitors and 10 customers at least.",
  ],
  [
    of(1000, 30),
    of(1000, 38),
    "No clear difference",
    "Of 100 visitors with “Spring”, between 0.8 fewer and 2.4 more order. Either may sell better.",
  ],
  [of(2000, 40), of(2000, 90), "More visitors order with “Spring”", "Of 100 visitors, between 1.4 and 3.6 more."],
  [of(2000, 90), of(2000, 40), "Fewer visitors order with “Spring”", "Of 100 visitors, between 1.4 and 3.6 fewer."],
])("%j beside %j", (control, other, title, text) => {
  expect(comparisonWords(control, other, 1)).toMatchObject({ title, text });
});

test("a variation is looked at by its test's name", () => {
  expect(previewUrl("https://kiln.example", "homepage", "new")).toBe("https://kiln.example/?homepage=new");
});
