import { expect, test } from "vitest";
import { hiddenReasons } from "./hidden-reasons.ts";

const variant = { colour: "Navy", hex: "#000", size: "M", enabled: true, stock: 3 };
const live = {
  sku: "NK-TEE-U-1",
  state: "live",
  approvalStatus: "approved",
  variants: [variant],
  collectionIds: [1],
} as const;
const of = (more: object) => hiddenReasons({ ...live, ...more } as never);

test.each([
  ["nothing is in the way", {}, []],
  ["a draft", { state: "draft", collectionIds: [] }, ["draft"]],
  ["denied", { state: "denied", approvalStatus: "denied" }, ["denied"]],
  ["hidden, and in no collection", { state: "hidden", collectionIds: [] }, ["hidden", "no collection"]],
  ["made for a quote", { sku: "CP-NK-TEE-U-2", state: "hidden", collectionIds: [] }, ["one customer's quote"]],
  [
    "sold out",
    {
      variants: [
        { ...variant, stock: 0 },
        { ...variant, enabled: false },
      ],
    },
    ["out of stock"],
  ],
  ["one size left", { variants: [{ ...variant, stock: 0 }, variant] }, []],
])("%s", (_, more, words) => {
  const reasons = of(more);
  expect(reasons).toHaveLength(words.length);
  for (const [at, word] of words.entries()) expect(reasons[at]).toContain(word);
});

test.each([
  [{ door: "open", underReview: null }, 0],
  [{ door: "password", underReview: null }, 1],
  [{ door: "comingSoon", underReview: { since: "", reason: "" } }, 2],
] as const)("a shop that is %j gives %i reasons", (access, count) => {
  expect(hiddenReasons({ ...live, variants: [variant], collectionIds: [1] }, access)).toHaveLength(count);
});
