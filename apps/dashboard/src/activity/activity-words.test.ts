import { expect, test } from "vitest";
import { activityName, activityPage, activityWords } from "./activity-words.ts";

test.each([
  ["product.published", "Published the product"],
  ["team.invited", "Invited"],
  ["gift.sent_again", "Gift: sent again"],
  ["constructor", "Constructor"],
])("%s is read as “%s”", (action, text) => {
  expect(activityWords(action)).toBe(text);
});

test.each([
  ["an order", { kind: "order", id: "12" }, "/orders/12"],
  ["a product", { kind: "product", id: "7" }, "/products/7"],
  ["a role", { kind: "shop role", id: "3" }, null],
  ["a text of the shop", { kind: "legal text", id: "returns" }, null],
  ["what has no number", { kind: "order", id: "new" }, null],
])("%s leads to its page, where it has one", (_, thing, page) => {
  expect(activityPage(thing)).toBe(page);
});

test("somebody who joined is named once, as the one who did it", () => {
  expect(activityName("team.joined", "Ruth Penrose")).toBe("");
  expect(activityName("team.removed", "Ruth Penrose")).toBe("Ruth Penrose");
});
