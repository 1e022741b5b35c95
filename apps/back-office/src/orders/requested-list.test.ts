import { expect, test } from "vitest";
import { requestedList } from "./requested-list.ts";

const nothing = { view: "", q: "", status: "", shop: "" };

test.each([
  ["begins with what can be released", {}, { view: "to_release" }],
  ["shows the view that is named", { view: "held" }, { view: "held" }],
  ["looks everywhere for what is searched", { q: "rosalind" }, { view: "all", q: "rosalind" }],
  ["searches within a view that is named", { view: "late", shop: "7" }, { view: "late", shop: "7" }],
  ["is the ordinary one where the view is unknown", { view: "risk" }, { view: "to_release" }],
  ["looks everywhere where the view is unknown and something is searched", { view: "risk", q: "a" }, { view: "all" }],
  ["takes no view for one that only sounds like a property", { view: "toString" }, { view: "to_release" }],
  ["leaves out a shop that is no number", { view: "all", shop: "moth" }, { view: "all", shop: "" }],
  ["cuts a search that is longer than any that is answered", { q: "x".repeat(300) }, { q: "x".repeat(120) }],
])("the list %s", (_, asked, expected) => {
  expect(requestedList({ ...nothing, ...asked })).toMatchObject(expected);
});
