import { expect, test } from "vitest";
import type { FieldOf, Fields } from "./field.ts";
import { referenceTarget } from "./reference-target.ts";

const of: FieldOf<"reference"> = {
  ...{ kind: "reference", label: "Only of", to: "postTag" },
  toWhen: { field: "source", is: { product: "collection" } },
};
const fields: Fields = {
  source: { kind: "choice", label: "Shows", default: "product", options: ["blog", "product"] },
  of,
};

test.each([
  ["the choice beside it", { source: "product" }, "collection"],
  ["its default where nothing is chosen", {}, "collection"],
  ["a choice that changes nothing", { source: "blog" }, "postTag"],
  ["a choice that is no text", { source: 7 }, "postTag"],
])("what a reference leads to follows %s", (_, beside, to) => {
  expect(referenceTarget(of, fields, beside)).toBe(to);
});

test("a reference without such a choice leads to its own", () => {
  expect(referenceTarget({ kind: "reference", label: "Blank", to: "blank" }, fields, {})).toBe("blank");
});
