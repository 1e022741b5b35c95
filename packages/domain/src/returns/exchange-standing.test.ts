import { expect, test } from "vitest";
import { exchangeStanding } from "./exchange-standing.ts";

const order = { reference: "BR-12", headline: "Printing now.", owed: "", isOver: false };

test.each([
  ["asked for", { state: "requested", order: null }, /^Asked for/, "return"],
  ["agreed, to be sent", { state: "approved", order: null }, /Post the pieces/, "return"],
  [
    "agreed, nothing to send",
    { state: "approved", comesBack: false, order: null },
    /Nothing has to come back/,
    "return",
  ],
  ["arrived", { state: "received", order: null }, /pieces are here/, "return"],
  ["declined", { state: "declined", order: null }, /could not agree/, "return"],
  ["taken back", { state: "withdrawn", order: null }, /taken it back/, "return"],
  ["settled with money", { state: "closed", order: null }, /another way/, "return"],
  ["made", { state: "closed", order }, /^Order BR-12\. Printing now\.$/, "follow"],
  ["made by the shop alone", { state: null, order }, /^Order BR-12/, "follow"],
  ["dearer and not paid", { state: "closed", order: { ...order, owed: "£2.00" } }, /once £2\.00 is paid/, "pay"],
  ["never paid", { state: "closed", order: { ...order, owed: "£2.00", isOver: true } }, /is not made/, null],
] as const)("an exchange that is %s says so", (_, exchange, words, next) => {
  const standing = exchangeStanding({ comesBack: true, ...exchange });
  expect(standing.words).toMatch(words);
  expect(standing.next).toBe(next);
});
