import { expect, test } from "vitest";
import { wishesOf } from "./wishes.ts";

const action = (code: string, name: string, note: string, isAllowed: boolean) => ({
  ...{ code, name, note, isAllowed },
  way: "mail" as const,
});

test.each([
  [
    action("cancel", "Cancel the order", "the money goes back", true),
    { ask: "Ask the shop to cancel the order", subject: "Cancel the order", note: "The money goes back" },
  ],
  [
    action("request_return", "Return something", "It has not left us yet.", false),
    { ask: null, subject: "Return something", note: "Not now: it has not left us yet." },
  ],
  [
    action("request_return", "Return something", "choose the garment and the reason", true),
    {
      ask: "Ask the shop to take something back",
      subject: "Return something",
      note: "Name the garment and the reason",
    },
  ],
  [action("gift_note", "Add a note", "", true), { ask: "Ask the shop: add a note", subject: "Add a note", note: "" }],
])("%j is asked of the shop, or told why not", (given, wish) => {
  expect(wishesOf([given])).toEqual([{ code: given.code, ...wish }]);
});

test("what a call does is nothing to ask for", () => {
  expect(wishesOf([{ ...action("pay", "Pay", "", true), way: "call" }])).toEqual([]);
});
