import { expect, test } from "vitest";
import { requestsOf } from "./shop-requests.ts";

const action = (code: string, name: string, note: string, isAllowed: boolean) => ({
  ...{ code, name, note, isAllowed },
  way: "mail" as const,
});

test.each([
  [
    action("request_return", "Return something", "It has not been sent yet.", false),
    { linkText: null, subject: "Return something", note: "Not available: it has not been sent yet." },
  ],
  [
    action("request_return", "Return something", "choose the garment and the reason", true),
    {
      linkText: "Ask the shop about a return",
      subject: "Return something",
      note: "Say which garment and why",
    },
  ],
  [
    action("gift_note", "Add a note", "", true),
    { linkText: "Ask the shop: add a note", subject: "Add a note", note: "" },
  ],
])("%j becomes a request to the shop, or the reason why it is not available", (given, request) => {
  expect(requestsOf([given])).toEqual([{ code: given.code, ...request }]);
});

test("an action that a call does is no request to the shop", () => {
  expect(requestsOf([{ ...action("pay", "Pay", "", true), way: "call" }])).toEqual([]);
});
